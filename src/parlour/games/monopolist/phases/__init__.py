"""What goes on at a table of The Monopolist: choosing, spinning for the lead, turns, bankruptcies inside them."""
