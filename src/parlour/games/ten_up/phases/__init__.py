"""The phases of Ten-Up: choosing, spinning for the lead, turns, and the points that interrupt them."""
