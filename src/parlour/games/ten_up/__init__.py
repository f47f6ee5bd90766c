"""Ten-Up (McLoughlin Brothers, 1878): men go round an oval and count ten points with four counters."""

from parlour.games.ten_up.meta import GAME

__all__ = ["GAME"]
