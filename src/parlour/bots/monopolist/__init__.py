"""Bots for The Monopolist."""
