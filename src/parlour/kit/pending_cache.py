"""Whom a table of several waits for, made once for every set of seats."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from parlour.core.moves import DECIDE, MAX_SEATS, Pending
from parlour.kit.bits import to_the_left


@final
class PendingCache:
    """Everybody a table of so many seats may wait for, in order from one seat's left round to it."""

    def __init__(self, starting_after: int, seats: int) -> None:
        self._starting_after = starting_after
        self._seats = seats
        sets = 1 << seats
        self._kept: list[list[Pending | None]] = [[] for _ in range(sets)]
        """By who is waited for, then by who may move besides; nothing in it until it comes up. So with the next."""
        self._every: list[list[Pending]] = [[] for _ in range(sets)]

    def pending(self, waited: i64, free: i64) -> Pending:
        """The `Pending` for the seats that are waited for and the seats that may move, both as bits."""
        row = self._kept[waited]
        if not row:
            row.extend([None] * len(self._kept))
        pending = row[free]
        if pending is None:
            pending = Pending(DECIDE, self._in_order(waited), None, self._in_order(free))
            row[free] = pending
        return pending

    def every(self, playing: i64) -> list[Pending]:
        """The `Pending` for every set of seats, indexed by that set, while the other seats in the game are free."""
        pendings = self._every[playing]
        if not pendings:
            pendings.extend([self.pending(waited, playing & ~waited) for waited in range(len(self._kept))])
        return pendings

    def _in_order(self, bits: int) -> tuple[int, ...]:
        return tuple(to_the_left(self._starting_after, self._seats, bits))


_WAITS: Final[list[list[PendingCache]]] = [[] for _ in range(MAX_SEATS + 1)]


def waits_after(seat: i64, seats: i64) -> PendingCache:
    """The cache for a number of seats, in order from the left of one seat."""
    waits = _WAITS[seats]
    if not waits:
        waits.extend([PendingCache(starting_after, seats) for starting_after in range(seats)])
    return waits[seat]
