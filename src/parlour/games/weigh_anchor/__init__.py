"""Weigh Anchor: the property game of ships, in its full and its short form."""

from parlour.games.weigh_anchor.meta import GAME

__all__ = ["GAME"]
