"""The Monopolist (McLoughlin Brothers, 1878): tradesmen go round a spider that draws them in."""

from parlour.games.monopolist.meta import GAME

__all__ = ["GAME"]
