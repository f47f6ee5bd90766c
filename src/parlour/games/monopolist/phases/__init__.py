"""The phases of The Monopolist: choosing, spinning for the lead, turns, and bankruptcies that interrupt them."""
