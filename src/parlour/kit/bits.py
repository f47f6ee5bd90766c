"""Sets of small whole numbers (deeds, seats, cards) stored as the bits of an integer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.data.fields import SeatSet
from parlour.core.domains import ONE_WORD

WORD_BITS: Final = 60
AT_ONCE: Final = 10
"""The number of members that `sum_by_bits` adds in one step."""


def members(bits: int) -> list[int]:
    """Return the members in order."""
    found: list[int] = []
    before = -1
    while bits:
        word = bits & ONE_WORD  # one word at a time: operating on a large integer for each member is slow
        while word:
            low = word & -word
            found.append(before + low.bit_length())
            word ^= low
        bits >>= WORD_BITS
        before += WORD_BITS
    return found


def first(bits: int) -> int:
    """Return the smallest member, or -1 for an empty set."""
    return (bits & -bits).bit_length() - 1


def has(bits: int, member: int) -> bool:
    """Return whether a set has this member. Any number may be asked for, as it comes from a client."""
    return 0 <= member < bits.bit_length() and bits >> member & 1 == 1


def spread(mask: int, bits: int) -> int:
    """Return the members of `bits` that `mask` selects: its n-th bit stands for the n-th member."""
    if bits > ONE_WORD:
        return _spread_wide(mask, bits)
    picks: i64 = mask
    left: i64 = bits
    picked: i64 = 0
    while picks:
        low = left & -left
        if picks & 1:
            picked |= low
        picks >>= 1
        left ^= low
    return picked


def _spread_wide(mask: int, bits: int) -> int:
    picked = 0
    while mask:
        low = bits & -bits
        if mask & 1:
            picked |= low
        mask >>= 1
        bits ^= low
    return picked


def sums_by_bits(costs: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Precompute the total cost of any subset, for `sum_by_bits`: one row for every ten items, indexed by subset."""
    rows: list[tuple[int, ...]] = []
    for first in range(0, len(costs), AT_ONCE):
        sums = [0]
        for cost in costs[first : first + AT_ONCE]:
            sums += [known + cost for known in sums]
        rows.append(tuple(sums))
    return tuple(rows)


def sum_by_bits(rows: tuple[tuple[int, ...], ...], bits: int) -> int:
    """Return the total cost of the members of a set."""
    total: i64 = 0
    left: i64 = bits
    n: i64 = 0
    while left:
        total += rows[n][left & (1 << AT_ONCE) - 1]
        left >>= AT_ONCE
        n += 1
    return total


def within(costs: tuple[int, ...]) -> tuple[int, ...]:
    """Return for each amount up to the highest cost the set of costs it covers; for `covered`."""
    covers = [0] * (max(costs) + 1)
    for n, cost in enumerate(costs):
        covers[cost] |= 1 << n
    for cash in range(1, len(covers)):
        covers[cash] |= covers[cash - 1]
    return tuple(covers)


def covered(covers: tuple[int, ...], cash: i64) -> int:
    """Return the set of costs that an amount of cash covers; more than the highest cost covers all."""
    last: i64 = len(covers) - 1
    return covers[min(last, cash)]


def next_seat(seat: int, seats: int, among: SeatSet) -> int:
    """Return the next member to the left of a seat, the seat itself last; -1 if there is none."""
    for step in range(1, seats + 1):
        other = (seat + step) % seats
        if among >> other & 1:
            return other
    return -1


def to_the_left(seat: int, seats: int, among: SeatSet) -> list[int]:
    """Return the members in order round the table from a seat's left, the seat itself last."""
    return [(seat + step) % seats for step in range(1, seats + 1) if among >> (seat + step) % seats & 1]
