"""Who trades with whom in a round: equal numbers first (PIT-18), then bids lowered (PIT-19)."""

from __future__ import annotations

from typing import Final

from parlour.core.refusals import RulesBug

Swap = tuple[int, int, int]
"""Two seats and a number of cards; if the bid of one was lowered, it is the first's."""


MANY: Final = 4
"""Bits for the number of seats that call the same number."""
SEATS: Final = 15
CALLER: Final[list[int]] = [0] + [1 << (MANY * number) for number in range(1, SEATS + 1)]
"""One caller of each number, in a tally."""


def tally(numbers: list[int]) -> int:
    """How many seats call each number, four bits a number; passes are not counted."""
    counts = 0
    for number in numbers:
        counts += CALLER[number]
    return counts


def pairs(numbers: list[int], floors: list[int], counts: int, seekers: list[int], partners: list[int]) -> list[Swap]:
    """The swaps of a round: each seeker in turn takes the first possible partner. `counts` is the tally of numbers.

    A number of 0 is a pass. With no order of partners, each seeker looks to its own left.
    """
    free = numbers[:]
    found: list[Swap] = []
    for one in seekers:
        number = free[one]
        if number and counts >> (MANY * number) & SEATS > 1:
            other = _equal(free, one, partners)
            found.append((one, other, number))
            free[one] = 0
            free[other] = 0
            counts -= 2 << (MANY * number)
    if not counts & (counts - 1):
        return found  # one caller is left over, or none
    for one in seekers:
        number = free[one]
        # No number is called by two any more, so the partner with the largest is one alone.
        lower = number - 1
        while number and lower >= floors[one]:
            if counts >> (MANY * lower) & SEATS:
                other = free.index(lower)
                found.append((one, other, lower))
                free[one] = 0
                free[other] = 0
                counts -= (1 << (MANY * number)) + (1 << (MANY * lower))
                break
            lower -= 1
    return found


def _equal(free: list[int], one: int, partners: list[int]) -> int:
    """The partner of a seeker: the first in their order, or the nearest to his left, who calls the same number."""
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
    """Whether it matters who seeks first: three call one number, or three numbers are left over to be lowered."""
    left_over = 0
    while counts:
        callers = counts & SEATS
        if callers > 2:
            return True
        if callers & 1:
            left_over += 1
        counts >>= MANY
    return left_over > 2


def needs_partners(counts: int) -> bool:
    """Whether a seeker can have a choice of partners: three call one number."""
    while counts:
        if counts & SEATS > 2:
            return True
        counts >>= MANY
    return False
