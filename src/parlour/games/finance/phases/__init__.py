"""What goes on at a table of Finance: the opening throw, turns, windows, stops, auctions, debts, the end."""
