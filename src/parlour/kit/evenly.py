"""Building and breaking down row by row: of some levels, the lowest rises first and the highest falls first.

A number of steps begins with the one named; where several are equal, the one named goes before the others, and these
follow in a ring. So a count and a first one are enough to name every even state.
"""

from __future__ import annotations


def least_to_raise(levels: list[int], first: int) -> int:
    """How many steps up it takes until the first one gains: all lower ones come before it."""
    return 1 + sum([max(0, levels[first] - level) for level in levels])


def least_to_lower(levels: list[int], first: int) -> int:
    """How many steps down it takes until the first one loses."""
    return 1 + sum([max(0, level - levels[first]) for level in levels])


def raised(levels: list[int], first: int, count: int) -> list[int]:
    """The levels after so many steps up."""
    after = levels[:]
    size = len(after)
    for _ in range(count):
        lowest = first
        for step in range(size):
            if after[(first + step) % size] < after[lowest]:
                lowest = (first + step) % size
        after[lowest] += 1
    return after


def lowered(levels: list[int], first: int, count: int) -> list[int]:
    """The levels after so many steps down."""
    after = levels[:]
    size = len(after)
    for _ in range(count):
        highest = first
        for step in range(size):
            if after[(first + step) % size] > after[highest]:
                highest = (first + step) % size
        after[highest] -= 1
    return after


def is_even(levels: list[int]) -> bool:
    return max(levels) - min(levels) <= 1
