"""Even building and demolition: the lowest level of a group rises first, and the highest falls first.

Steps start with the named place. If several levels are equal, the named place goes before the others, which follow in a
ring. So a count and a first place are enough to describe every even result.
"""

from __future__ import annotations


def least_to_raise(levels: list[int], first: int) -> int:
    """Return how many steps up it takes until the first place gains; all lower ones come before it."""
    least = 1
    for level in levels:
        if level < levels[first]:
            least += levels[first] - level
    return least


def least_to_lower(levels: list[int], first: int) -> int:
    """Return how many steps down it takes until the first place loses."""
    least = 1
    for level in levels:
        if level > levels[first]:
            least += level - levels[first]
    return least


def raised(levels: list[int], first: int, count: int) -> list[int]:
    """Return the levels after `count` steps up."""
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
    """Return the levels after `count` steps down."""
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
    """Return the sum of the levels; compiled, this is faster than `sum`."""
    together = 0
    for level in levels:
        together += level
    return together


def lowest(levels: list[int]) -> int:
    """Return the lowest level."""
    found = levels[0]
    for level in levels:
        if level < found:
            found = level
    return found


def is_even(levels: list[int]) -> bool:
    return max(levels) - min(levels) <= 1
