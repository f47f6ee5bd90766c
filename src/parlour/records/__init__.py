"""Record files: replay, verification, a player's log, a timeline of moves."""
