"""A small random generator for fast random play.

`FastRandom` is a linear congruential generator. It is fast and has poor statistical quality. No real game uses it: the
dealers of `parlour.chance` answer the draws of a table.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

STATES: Final = (1 << 28) - 1
"""Mask of the generator's state: small enough for a compiled product to fit into one machine word."""
NUMBER_BITS: Final = 22
NUMBERS: Final = 1 << NUMBER_BITS
SMALL: Final = 8
"""Up to this many values of a choice share the random number of the choice."""


@final
class FastRandom:
    """A small random generator for whole numbers: fast, of poor quality, never used for a table's dice."""

    def __init__(self, seed: int) -> None:
        self.seed: i64 = seed * 2654435761 >> 4 & STATES
        self.decisions = 0
        """The number of answers, not counting draws, that were chosen with this generator."""

    def below(self, n: int) -> int:
        seed: i64 = (self.seed * 1664525 + 1013904223) & STATES
        self.seed = seed
        if n <= NUMBERS:
            few: i64 = n
            return (seed >> 6) * few >> NUMBER_BITS  # from the upper bits: the lower ones repeat soon
        value: int = seed >> 6
        span = NUMBERS
        while span < n:
            self.seed = (self.seed * 1664525 + 1013904223) & STATES
            more: int = self.seed >> 6
            value = value << 22 | more
            span <<= 22
        return value % n
