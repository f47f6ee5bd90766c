"""Whom a table of several waits for, made once for every set of seats."""

from __future__ import annotations

from typing import Final

from parlour.core.moves import DECIDE, Pending
from parlour.kit.bits import to_the_left

_KEPT: Final[dict[int, Pending]] = {}


def waits_for(waited: int, free: int, starting_after: int, seats: int) -> Pending:
    """Some seats are waited for and some may move besides, both in order from a seat's left round to it."""
    key = ((waited << 8 | free) << 4 | starting_after) << 4 | seats
    pending = _KEPT.get(key)
    if pending is None:
        pending = Pending(
            DECIDE,
            tuple(to_the_left(starting_after, seats, waited)),
            None,
            tuple(to_the_left(starting_after, seats, free)),
        )
        _KEPT[key] = pending
    return pending
