"""The pairs of a round: equal numbers first (PIT-18), then lowered offers (PIT-19)."""

from __future__ import annotations

from typing import Final

from parlour.core.refusals import RulesBug

Swap = tuple[int, int, int]
"""Two seats and a number of cards. If one offer was lowered, it is that of the first seat."""


TALLY_BITS: Final = 4
"""Bits per number in a tally of callers."""
SEATS: Final = 15
CALLER: Final[list[int]] = [0] + [1 << (TALLY_BITS * number) for number in range(1, SEATS + 1)]
"""By number: the tally of one caller."""


def tally(numbers: list[int]) -> int:
    """Return how many seats call each number, four bits per number. Passes are not counted."""
    counts = 0
    for number in numbers:
        counts += CALLER[number]
    return counts


def pairs(numbers: list[int], floors: list[int], counts: int, seekers: list[int], partners: list[int]) -> list[Swap]:
    """Return the swaps of a round. Each seeker in turn takes the first possible partner.

    A number of 0 is a pass. `counts` is the tally of numbers. If `partners` is empty, each seeker looks to their own
    left.
    """
    free = numbers[:]
    found: list[Swap] = []
    for one in seekers:
        number = free[one]
        if number and counts >> (TALLY_BITS * number) & SEATS > 1:
            other = _equal(free, one, partners)
            found.append((one, other, number))
            free[one] = 0
            free[other] = 0
            counts -= 2 << (TALLY_BITS * number)
    if not counts & (counts - 1):
        return found  # at most one caller is left
    for one in seekers:
        number = free[one]
        # No number has two callers any more, so the partner with the largest number is unique.
        lower = number - 1
        while number and lower >= floors[one]:
            if counts >> (TALLY_BITS * lower) & SEATS:
                other = free.index(lower)
                found.append((one, other, lower))
                free[one] = 0
                free[other] = 0
                counts -= (1 << (TALLY_BITS * number)) + (1 << (TALLY_BITS * lower))
                break
            lower -= 1
    return found


def _equal(free: list[int], one: int, partners: list[int]) -> int:
    """Return a seeker's partner with the same number: the first in the order, or the nearest to the seeker's left."""
    number = free[one]
    if partners:
        for other in partners:
            if other != one and free[other] == number:
                return other
    other = one
    for _ in free:
        other = other + 1 if other + 1 < len(free) else 0
        if free[other] == number:
            return other
    raise RulesBug("nobody calls that number")


def needs_order(counts: int) -> bool:
    """Return whether the order of seekers matters: three call one number, or three numbers are left to be lowered."""
    left_over = 0
    while counts:
        callers = counts & SEATS
        if callers > 2:
            return True
        if callers & 1:
            left_over += 1
        counts >>= TALLY_BITS
    return left_over > 2


def needs_partners(counts: int) -> bool:
    """Return whether a seeker can have a choice of partners: three call one number."""
    while counts:
        if counts & SEATS > 2:
            return True
        counts >>= TALLY_BITS
    return False
