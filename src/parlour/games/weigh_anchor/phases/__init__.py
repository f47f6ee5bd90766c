"""What goes on at a table of Weigh Anchor: the preparation, turns, windows, landings, auctions, debts, ruin."""
