"""Studies of finished or possible games: luck, turning points, deals, play-outs."""
