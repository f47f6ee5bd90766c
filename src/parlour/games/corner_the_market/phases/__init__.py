"""What goes on at a table of Corner the Market, one frame a file."""
