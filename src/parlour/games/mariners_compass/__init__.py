"""Mariner's Compass (McLoughlin Brothers, 1878): two expeditions race to the North Pole, steered by a compass."""

from parlour.games.mariners_compass.meta import GAME

__all__ = ["GAME"]
