"""Pit (Winning Moves, 2007): everybody trades at once, blind, until one has cornered a commodity."""

from parlour.games.pit.meta import GAME

__all__ = ["GAME"]
