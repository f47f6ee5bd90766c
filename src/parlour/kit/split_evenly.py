"""Building and breaking down row by row: of some levels, the lowest rises first and the highest falls first.

A number of steps begins with the one named; where several are equal, the one named goes before the others, and these
follow in a ring. So a count and a first one are enough to name every even state.
"""

from __future__ import annotations


def least_to_raise(levels: list[int], first: int) -> int:
    """How many steps up it takes until the first one gains: all lower ones come before it."""
    least = 1
    for level in levels:
        if level < levels[first]:
            least += levels[first] - level
    return least


def least_to_lower(levels: list[int], first: int) -> int:
    """How many steps down it takes until the first one loses."""
    least = 1
    for level in levels:
        if level > levels[first]:
            least += level - levels[first]
    return least


def raised(levels: list[int], first: int, count: int) -> list[int]:
    """The levels after so many steps up."""
    after = levels[:]
    size = len(after)
    for _step in range(count):
        rises = first
        for step in range(size):
            if after[(first + step) % size] < after[rises]:
                rises = (first + step) % size
        after[rises] += 1
    return after


def lowered(levels: list[int], first: int, count: int) -> list[int]:
    """The levels after so many steps down."""
    after = levels[:]
    size = len(after)
    for _step in range(count):
        falls = first
        for step in range(size):
            if after[(first + step) % size] > after[falls]:
                falls = (first + step) % size
        after[falls] -= 1
    return after


def total(levels: list[int]) -> int:
    """All of them together; compiled, that is faster than to call for the sum."""
    together = 0
    for level in levels:
        together += level
    return together


def lowest(levels: list[int]) -> int:
    """The lowest of them."""
    found = levels[0]
    for level in levels:
        if level < found:
            found = level
    return found


def is_even(levels: list[int]) -> bool:
    return max(levels) - min(levels) <= 1
