"""What goes on at a table of Pit: the opening, then deal after deal, and on each a hand in rounds or live."""
