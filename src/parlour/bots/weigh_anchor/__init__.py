"""Bots for Weigh Anchor."""
