"""The phases of Mariner's Compass: choosing, spinning for the lead, turns."""
