"""Trades between players: terms, offers, bundles, shares and counted goods."""
