"""Numbers spelt digit by digit, so that every number of some ranges can be reached and no other."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from parlour.steps.alphabet import DIGITS, MINUS, PLUS

Steps = Generator[tuple[list[int], int], int, object]
"""Yields the steps that may be taken, and the one that leads to what is wanted (-1: nothing is); is sent the one that
is taken; returns what has been said. Where there is only one way it goes on by itself."""
NONE_WANTED = -1

Span = tuple[int, int, int]
"""Whole numbers from low to high, in steps."""


def spell(spans: Sequence[Span], wanted: int | None) -> Generator[tuple[list[int], int], int, int]:
    """A number of some ranges: its sign, if it may have either, then its digits, the largest places first."""
    below = [span for low, high, step in spans if (span := _mirrored(low, high, step)) is not None]
    above = [span for low, high, step in spans if (span := _from_zero(low, high, step)) is not None]
    is_below = not above
    if below and above:
        sign = yield [PLUS, MINUS], NONE_WANTED if wanted is None else MINUS if wanted < 0 else PLUS
        is_below = sign == MINUS
    size = yield from _digits(below if is_below else above, None if wanted is None else abs(wanted))
    return -size if is_below else size


def _digits(spans: list[Span], wanted: int | None) -> Generator[tuple[list[int], int], int, int]:
    highest = 0
    for _low, high, _step in spans:
        highest = max(highest, high)
    unit = 1
    while unit * 10 <= highest:
        unit *= 10
    number = 0
    while unit:
        steps = [DIGITS + n for n in range(10) if _meets(spans, number + n * unit, unit)]
        step = yield steps, NONE_WANTED if wanted is None else DIGITS + wanted // unit % 10
        number += (step - DIGITS) * unit
        unit //= 10
    return number


def _meets(spans: list[Span], start: int, count: int) -> bool:
    """Whether one of so many numbers from `start` on is in a range."""
    for low, high, step in spans:
        first = low + max(0, -((low - start) // step)) * step
        if first <= min(high, start + count - 1):
            return True
    return False


def _mirrored(low: int, high: int, step: int) -> Span | None:
    """The numbers of a range that are below zero, by their size."""
    if low >= 0 or high < low:
        return None
    nearest = low + (min(high, -1) - low) // step * step
    return (-nearest, -low, step)


def _from_zero(low: int, high: int, step: int) -> Span | None:
    """The numbers of a range that are not below zero."""
    first = low if low >= 0 else low + -(low // step) * step
    return (first, high, step) if first <= high else None
