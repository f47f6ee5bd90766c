"""The Monopolist (McLoughlin Brothers, 1878): tradesmen go round the spider that draws them in."""

from parlour.games.monopolist.meta import GAME

__all__ = ["GAME"]
