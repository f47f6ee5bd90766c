"""Bots for Corner the Market."""
