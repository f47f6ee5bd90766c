"""Pit (Winning Moves, 2007): all players trade blind at the same time until one of them corners a commodity."""

from parlour.games.pit.meta import GAME

__all__ = ["GAME"]
