"""The watchers, one per module."""
