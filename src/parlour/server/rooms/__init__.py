"""The state of a room as a fold of its stored entries, and the commands that add one. No clocks, sockets or files."""
