"""Percentages of whole amounts of money, with three ways of rounding."""

from __future__ import annotations

from typing import Final

UP: Final = 0
NEAREST: Final = 1
DOWN: Final = 2
ROUNDINGS: Final = ("up", "nearest", "down")


def percent_of(amount: int, percent: int, rounding: int) -> int:
    """Return a percentage of a non-negative amount; 'nearest' rounds half up."""
    parts = amount * percent
    if rounding == UP:
        return -(-parts // 100)
    return (parts + 50) // 100 if rounding == NEAREST else parts // 100
