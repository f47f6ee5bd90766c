"""What leaves a room, and for whom: one view per viewer, the messages that carry it, and its subscribers."""
