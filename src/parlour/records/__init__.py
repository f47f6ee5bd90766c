"""Record files: replay, verification, a player's own log, and a timeline of moves."""
