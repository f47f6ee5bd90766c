"""Bots for Finance."""
