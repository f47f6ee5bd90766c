"""Bots for all games. A bot sees the view of its seat and the ask put to it, and nothing else."""

from parlour.bots.bot import Bot, find, names, names_by_strength, register, unregister

__all__ = ["Bot", "find", "names", "names_by_strength", "register", "unregister"]
