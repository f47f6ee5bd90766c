"""A cache of `Pending` objects for every set of seats that a table can wait for."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from parlour.core.moves import DECIDE, MAX_SEATS, Pending
from parlour.kit.bits import to_the_left


@final
class PendingCache:
    """The `Pending` objects of a table, with the seats in order from the left of `starting_after`."""

    def __init__(self, starting_after: int, seats: int) -> None:
        self._starting_after = starting_after
        self._seats = seats
        sets = 1 << seats
        self._pendings: list[list[Pending | None]] = [[] for _ in range(sets)]
        """By the seats waited for, then by the seats free to move; rows are filled on demand, as in `_every`."""
        self._every: list[list[Pending]] = [[] for _ in range(sets)]

    def pending(self, waited: i64, free: i64) -> Pending:
        """Return the `Pending` for the seats that are waited for and the seats that may move, both as bits."""
        row = self._pendings[waited]
        if not row:
            row.extend([None] * len(self._pendings))
        pending = row[free]
        if pending is None:
            pending = Pending(DECIDE, self._in_order(waited), None, self._in_order(free))
            row[free] = pending
        return pending

    def every(self, playing: i64) -> list[Pending]:
        """Return the `Pending` for every set of seats, indexed by that set; the other seats in the game are free."""
        pendings = self._every[playing]
        if not pendings:
            pendings.extend([self.pending(waited, playing & ~waited) for waited in range(len(self._pendings))])
        return pendings

    def _in_order(self, bits: int) -> tuple[int, ...]:
        return tuple(to_the_left(self._starting_after, self._seats, bits))


_CACHES: Final[list[list[PendingCache]]] = [[] for _ in range(MAX_SEATS + 1)]


def waits_after(seat: i64, seats: i64) -> PendingCache:
    """Return the cache for a number of seats, in order from the left of one seat."""
    caches = _CACHES[seats]
    if not caches:
        caches.extend([PendingCache(starting_after, seats) for starting_after in range(seats)])
    return caches[seat]
