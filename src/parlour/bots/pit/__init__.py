"""Bots for Pit."""
