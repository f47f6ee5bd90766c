"""Whom a table of several waits for, made once for every set of seats."""

from __future__ import annotations

from typing import Final

from parlour.core.moves import DECIDE, Pending
from parlour.kit.bits import to_the_left

_KEPT_ALL: Final[dict[int, list[Pending]]] = {}
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


def every_wait(playing: int, starting_after: int, seats: int) -> list[Pending]:
    """The same for every set of seats that may be waited for while the others are free, by that set as a number."""
    key = (playing << 4 | starting_after) << 4 | seats
    pendings = _KEPT_ALL.get(key)
    if pendings is None:
        pendings = [waits_for(waited, playing & ~waited, starting_after, seats) for waited in range(1 << seats)]
        _KEPT_ALL[key] = pendings
    return pendings
