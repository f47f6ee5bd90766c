"""Analysis of finished or possible games: luck, turning points, deals, roll-outs."""
