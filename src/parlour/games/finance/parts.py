"""Deals in parts: one of all leases that are free to move, one of each series with houses, limits or rides in it.

What may move depends on the other leases of the same series and on nothing else, so all deals between two are a product
of parts. Each part counts its moves by what they bring: nothing, something given, something got, or both.
"""

from __future__ import annotations

from typing import Final, final

from parlour.games.finance.figures import rides_held
from parlour.games.finance.options import MUST_REDEEM
from parlour.games.finance.state import FinanceState
from parlour.games.finance.trading import bound_leases, cannot_move_goods
from parlour.kit.bits import spread

GIVEN: Final = 1
GOT: Final = 2
BOTH: Final = 3


@final
class Moves:
    """A part: leases free to move, or the listed moves of one series with the rides that may go with each."""

    def __init__(self, mine: int, theirs: int, rows: list[tuple[int, int, list[int], list[int]]] | None) -> None:
        self.mine = mine
        self.theirs = theirs
        self.rows = rows
        """For each move of a series: leases given, leases got, ride bits that may be given, and got."""
        self.counts = [0, 0, 0, 0]
        if rows is None:
            given = (1 << mine.bit_count()) - 1
            got = (1 << theirs.bit_count()) - 1
            self.counts = [1, given, got, given * got]
        else:
            for give, get, given_rides, got_rides in rows:
                for kind, ways in _kinds(give, get, len(given_rides), len(got_rides)):
                    self.counts[kind] += ways

    def upto(self, kinds: int) -> int:
        """How many moves bring no more than these kinds."""
        counts = self.counts
        return (
            counts[0]
            + (counts[1] if kinds & 1 else 0)
            + (counts[2] if kinds & 2 else 0)
            + (counts[3] if kinds == BOTH else 0)
        )

    def nth(self, kind: int, n: int) -> tuple[int, int]:
        """The n-th move of just this kind: goods given and got."""
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
    """The kinds a move is of, with and without rides, and in how many ways each."""
    return [
        (_kind(give, get, False, False), 1),
        (_kind(give, get, True, False), given),
        (_kind(give, get, False, True), got),
        (_kind(give, get, True, True), given * got),
    ]


def parts_between(s: FinanceState, seat: int, partner: int, is_sale: bool) -> list[Moves]:
    """The parts of all deals between two seats."""
    still = bound_leases(s) if s.pacts else 0
    if s.options.on_transfer == MUST_REDEEM:
        still |= s.mortgaged
    mine = s.deeds.held[seat] & ~still
    theirs = 0 if is_sale else s.deeds.held[partner] & ~still
    if not (s.options.free_rides or s.options.house_owners) and not (mine | theirs) & s.built:
        return [Moves(mine, theirs, None)]
    parts: list[Moves] = []
    free_mine = free_theirs = 0
    for bits in s.options.sets.bits:
        if not (mine | theirs) & bits:
            continue
        if s.options.free_rides or s.options.house_owners or bits & s.built:
            parts.append(Moves(0, 0, _rows(s, seat, partner, mine & bits, theirs & bits, bits, is_sale)))
        else:
            free_mine |= mine & bits
            free_theirs |= theirs & bits
    parts.append(Moves(free_mine, free_theirs, None))
    return parts


def _rows(
    s: FinanceState, seat: int, partner: int, mine: int, theirs: int, bits: int, is_sale: bool
) -> list[tuple[int, int, list[int], list[int]]]:
    """Every allowed move of one series, the empty one first."""
    rows: list[tuple[int, int, list[int], list[int]]] = []
    has_rides = s.options.free_rides and not is_sale
    for give_mask in range(1 << mine.bit_count()):
        give = spread(give_mask, mine)
        for get_mask in range(1 << theirs.bit_count()):
            get = spread(get_mask, theirs)
            if cannot_move_goods(s, seat, partner, give, get) is not None:
                continue
            given = _grants(s, seat, partner, get, give, bits) if has_rides and get else []
            got = _grants(s, partner, seat, give, get, bits) if has_rides and give else []
            rows.append((give, get, given, got))
    return rows


def _grants(s: FinanceState, grantor: int, holder: int, taken: int, given: int, bits: int) -> list[int]:
    """The ride bits that a taker of leases of this series may grant to their giver."""
    after = s.deeds.held[grantor] & ~given | taken
    most = s.edition.most_rides
    if s.options.ride_cap:
        most = min(most, s.options.ride_cap - rides_held(s, holder, bits))
    found: list[int] = []
    scope = bits
    while scope and most > 0:
        if scope & after:
            found += [s.edition.rides.bit(scope, count) for count in range(1, most + 1)]
        scope = (scope - 1) & bits
    return found


def exactly(parts: list[Moves], kind: int) -> int:
    """How many moves of all parts together bring just this kind."""
    return _completions(parts, 0, 0, kind)


def _completions(parts: list[Moves], start: int, so_far: int, kind: int) -> int:
    """How many moves of the parts from one on make, with what there is already, just this kind."""
    if so_far & ~kind:
        return 0
    missing = kind & ~so_far
    total = 0
    for left_out in (0, GIVEN, GOT, BOTH):  # inclusion and exclusion over what could still be missing
        if left_out & ~missing:
            continue
        ways = 1
        for n in range(start, len(parts)):
            ways *= parts[n].upto(kind & ~left_out)
        total += -ways if left_out in (GIVEN, GOT) else ways
    return total


def goods_of_kind(parts: list[Moves], kind: int, n: int) -> tuple[int, int]:
    """The n-th combination of moves that brings just this kind: goods given and got."""
    give = get = so_far = 0
    for place, part in enumerate(parts):
        for one in (BOTH, GIVEN, GOT, 0):
            later = _completions(parts, place + 1, so_far | one, kind) if not one & ~kind else 0
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
