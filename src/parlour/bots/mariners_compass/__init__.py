"""Bots for Mariner's Compass."""
