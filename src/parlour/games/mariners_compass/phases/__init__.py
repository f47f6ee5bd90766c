"""What goes on at a table of Mariner's Compass: choosing, spinning for the lead, turns."""
