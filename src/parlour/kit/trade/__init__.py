"""Trades between players: terms, offers, bundles, shares, counted goods."""
