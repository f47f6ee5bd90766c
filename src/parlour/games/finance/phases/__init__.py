"""The phases of Finance: the opening throw, turns, windows, stops, auctions, debts, the end."""
