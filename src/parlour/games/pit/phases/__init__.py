"""The phases of Pit: the opening, then one deal after another, each with a hand in rounds or live."""
