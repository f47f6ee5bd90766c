"""Time at a table: clocks, deadlines, and what starts a game."""
