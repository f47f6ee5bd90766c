"""Deals as a product of parts: one part for all leases that move freely, one for each restricted series.

A series is restricted if houses, limits or rides affect its moves. What may move depends only on the other leases of
the same series, so all deals between two seats are a product of parts. Each part counts its moves by kind: nothing,
something given, something got, or both.
"""

from __future__ import annotations

from typing import Final, final

from parlour.kit.bits import spread

GIVEN: Final = 1
GOT: Final = 2
BOTH: Final = 3
KINDS: Final = (BOTH, GIVEN, GOT, 0)


@final
class Moves:
    """One part: leases that move freely, or the listed moves of one series with the rides each move allows."""

    def __init__(self, mine: int, theirs: int, rows: list[tuple[int, int, list[int], list[int]]] | None) -> None:
        self.mine = mine
        self.theirs = theirs
        self.rows = rows
        """For each move of a series: leases given, leases got, allowed ride bits given, allowed ride bits got."""
        self.counts = [0, 0, 0, 0]
        if rows is None:
            given = (1 << mine.bit_count()) - 1
            got = (1 << theirs.bit_count()) - 1
            self.counts = [1, given, got, given * got]
        else:
            for give, get, given_rides, got_rides in rows:
                for kind, ways in _kinds(give, get, len(given_rides), len(got_rides)):
                    self.counts[kind] += ways

    def nth(self, kind: int, n: int) -> tuple[int, int]:
        """Return the n-th move of exactly this kind: goods given and goods got."""
        if self.rows is None:
            width = (1 << self.mine.bit_count()) - 1
            if kind == 0:
                return 0, 0
            if kind == GIVEN:
                return spread(n + 1, self.mine), 0
            if kind == GOT:
                return 0, spread(n + 1, self.theirs)
            return spread(n % width + 1, self.mine), spread(n // width + 1, self.theirs)
        for give, get, given_rides, got_rides in self.rows:
            for with_given in (False, True):
                for with_got in (False, True):
                    if _kind(give, get, with_given, with_got) != kind:
                        continue
                    ways = (len(given_rides) if with_given else 1) * (len(got_rides) if with_got else 1)
                    if n < ways:
                        if with_given:
                            give |= given_rides[n % len(given_rides)]
                            n //= len(given_rides)
                        return give, get | got_rides[n] if with_got else get
                    n -= ways
        raise IndexError("no such move")


def _kind(give: int, get: int, rides_given: bool, rides_got: bool) -> int:
    return (GIVEN if give or rides_given else 0) | (GOT if get or rides_got else 0)


def _kinds(give: int, get: int, given: int, got: int) -> list[tuple[int, int]]:
    """Return the kinds of a move, with and without rides, and the number of ways for each."""
    return [
        (_kind(give, get, False, False), 1),
        (_kind(give, get, True, False), given),
        (_kind(give, get, False, True), got),
        (_kind(give, get, True, True), given * got),
    ]


@final
class Parts:
    """All deals between two seats. For each suffix of the parts it counts the moves that bring at most a kind."""

    def __init__(self, parts: list[Moves]) -> None:
        self.parts = parts
        ways = [1, 1, 1, 1]
        self._upto = [ways]
        for part in reversed(parts):
            nothing, given, got, both = part.counts
            ways = [
                ways[0] * nothing,
                ways[GIVEN] * (nothing + given),
                ways[GOT] * (nothing + got),
                ways[BOTH] * (nothing + given + got + both),
            ]
            self._upto.append(ways)
        self._upto.reverse()

    def is_free(self) -> bool:
        """Return whether every lease moves independently of the others."""
        return len(self.parts) == 1 and self.parts[0].rows is None

    def exactly(self, kind: int) -> int:
        """Return how many combinations of moves bring exactly this kind."""
        return self._completions(0, 0, kind)

    def _completions(self, start: int, so_far: int, kind: int) -> int:
        """Return how many moves of the parts from `start` complete `so_far` to exactly this kind."""
        if so_far & ~kind:
            return 0
        upto = self._upto[start]
        missing = kind & ~so_far  # inclusion-exclusion over what could still be missing
        if missing == 0:
            return upto[kind]
        if missing == BOTH:
            return upto[BOTH] - upto[GIVEN] - upto[GOT] + upto[0]
        return upto[kind] - upto[kind & ~missing]

    def goods(self, kind: int, n: int) -> tuple[int, int]:
        """Return the n-th combination of moves that brings exactly this kind: goods given and goods got."""
        give = get = so_far = 0
        for place, part in enumerate(self.parts):
            for one in KINDS:
                later = self._completions(place + 1, so_far | one, kind) if not one & ~kind else 0
                ways = part.counts[one] * later
                if n < ways:
                    index, n = divmod(n, later)
                    given, got = part.nth(one, index)
                    give |= given
                    get |= got
                    so_far |= one
                    break
                n -= ways
        return give, get
