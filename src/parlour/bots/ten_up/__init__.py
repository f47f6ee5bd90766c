"""Bots for Ten-Up."""
