"""The phases of Weigh Anchor: preparation, turns, windows, landings, auctions, debts, bankruptcy."""
