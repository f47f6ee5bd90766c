"""The domain of an offer: every exchange of leases, cash and rides that `cannot_offer` allows, never listed.

What may move depends on the other leases of the same series and on nothing else, so a domain is a product of parts:
one for all leases that are free to move by themselves, one for each series with houses, limits or rides in it. Each
part counts its moves by what they bring: nothing, something given, something got, or both.
"""

from __future__ import annotations

from typing import Final, final

from parlour.core.domains import Show
from parlour.games.finance.desk import Dealing
from parlour.games.finance.figures import is_house_owner, rides_held
from parlour.games.finance.options import CLEAR_ONLY, HOUSES_TRAVEL, MUST_REDEEM
from parlour.games.finance.sale import spare
from parlour.games.finance.state import FinanceState
from parlour.games.finance.trading import bound_leases, cannot_move_goods, cannot_offer
from parlour.kit.bits import members, spread
from parlour.kit.bundle import Bundle

GIVEN: Final = 1
GOT: Final = 2
BOTH: Final = 3
UNCOUNTED: Final = -1
_HEADS: Final[dict[int, tuple[tuple[int, int], ...]]] = {}


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


@final
class DealTerms(Dealing):
    """Values are (head, give, get). A head names the partner: a seat for an offer, an offer's number for a counter.

    `is_sale`: a debtor sells leases for cash and nothing else (FIN-R27, debtor_sales).
    """

    def __init__(self, s: FinanceState, seat: int, heads: tuple[tuple[int, int], ...], is_sale: bool = False) -> None:
        self.seat = seat
        self.heads = heads
        self.is_sale = is_sale
        self._s = s
        self._is_free = s.options.deals_freely and not is_sale
        """Whether what may move moves by itself, which is soon counted."""
        self._parts: list[list[Moves]] = []
        self._ways: list[int] = []
        self._all = UNCOUNTED

    def is_wide(self) -> bool:
        return True

    def deal_with(self, heads: tuple[tuple[int, int], ...]) -> None:
        self.heads = heads
        self._all = UNCOUNTED

    def size(self) -> int:
        """Counted once: an ask is good until the next move."""
        if self._all == UNCOUNTED:
            if self._is_free:
                self._count_free()
            else:
                self._count()
        return self._all

    def _count(self) -> None:
        self._parts = [parts_between(self._s, self.seat, partner, self.is_sale) for _head, partner in self.heads]
        self._ways = [
            sum([self._cash_ways(partner, kind) * exactly(parts, kind) for kind in (BOTH, GIVEN, GOT, 0)])
            for (_head, partner), parts in zip(self.heads, self._parts, strict=True)
        ]
        self._all = sum(self._ways)

    def _count_free(self) -> None:
        s = self._s
        cash = s.cash[self.seat]
        mine = (1 << units(s, self.seat)) - 1
        counted = 0
        ways: list[int] = []
        for _head, partner in self.heads:
            theirs = (1 << units(s, partner)) - 1
            their_cash = s.cash[partner]
            there = mine * theirs * (cash + their_cash + 1) + mine * their_cash + theirs * cash
            ways.append(there)
            counted += there
        self._ways = ways
        self._all = counted

    def _free_terms(self, partner: int, n: int) -> tuple[Bundle, Bundle]:
        """The n-th terms: exchanges first, then what is sold, then what is bought."""
        s = self._s
        width, their_width = (1 << units(s, self.seat)) - 1, (1 << units(s, partner)) - 1
        cash, their_cash = s.cash[self.seat], s.cash[partner]
        moneys = cash + their_cash + 1
        both = width * their_width * moneys
        if n < both:
            n, money = divmod(n, moneys)
            give, get = unit_goods(s, self.seat, n % width + 1), unit_goods(s, partner, n // width + 1)
            if money <= cash:
                return Bundle(money, give), Bundle(0, get)
            return Bundle(0, give), Bundle(money - cash, get)
        n -= both
        if n < width * their_cash:
            n, money = divmod(n, their_cash)
            return Bundle(0, unit_goods(s, self.seat, n + 1)), Bundle(money + 1, 0)
        n, money = divmod(n - width * their_cash, cash)
        return Bundle(money + 1, 0), Bundle(0, unit_goods(s, partner, n + 1))

    def _cash_ways(self, partner: int, kind: int) -> int:
        """How many ways money may lie on goods of a kind."""
        mine, theirs = spare(self._s, self.seat), spare(self._s, partner)
        if self.is_sale:
            return theirs if kind == GIVEN else 0
        if self._s.options.gifts:
            return mine + theirs + (1 if kind else 0)
        if kind == BOTH:
            return mine + theirs + 1
        return theirs if kind == GIVEN else mine if kind == GOT else 0

    def _cash(self, partner: int, kind: int, n: int) -> tuple[int, int]:
        """The n-th of them: cash given and got."""
        mine = spare(self._s, self.seat)
        if self.is_sale or (not self._s.options.gifts and kind == GIVEN):
            return 0, n + 1
        if not self._s.options.gifts and kind == GOT:
            return n + 1, 0
        if kind == 0:
            n += 1  # something must move
        return (n, 0) if n <= mine else (0, n - mine)

    def pick(self, n: int) -> tuple[object, ...]:
        self.size()
        place = 0
        for ways in self._ways:
            if n < ways:
                break
            n -= ways
            place += 1
        head, partner = self.heads[place]
        if self._is_free:
            give, get = self._free_terms(partner, n)
        else:
            give, get = self._terms(partner, self._parts[place], n)
        return (head, give, get)

    def _terms(self, partner: int, parts: list[Moves], n: int) -> tuple[Bundle, Bundle]:
        for kind in (BOTH, GIVEN, GOT, 0):
            cash_ways = self._cash_ways(partner, kind)
            ways = cash_ways * exactly(parts, kind)
            if n < ways:
                n, cash = divmod(n, cash_ways)
                give, get = goods_of_kind(parts, kind, n)
                to_give, to_get = self._cash(partner, kind, cash)
                return Bundle(to_give, give), Bundle(to_get, get)
            n -= ways
        raise IndexError("no such terms")

    def contains(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != 3:
            return False
        head, give, get = value
        if not isinstance(give, Bundle) or not isinstance(get, Bundle):
            return False
        for known, partner in self.heads:
            if head == known:
                return self._allows(partner, give, get)
        return False

    def _allows(self, partner: int, give: Bundle, get: Bundle) -> bool:
        if not self.is_sale:
            return cannot_offer(self._s, self.seat, partner, give, get) is None
        return is_sale(self._s, self.seat, partner, give, get)

    def plain(self, show: Show, field: int = 0) -> object:
        """For each partner what may lie on either side; the goods as a bundle of them all."""
        s = self._s
        return {
            "terms": [
                {
                    "head": show(field, head),
                    "give": show(field + 1, Bundle(spare(s, self.seat), s.deeds.held[self.seat])),
                    "get": show(field + 2, Bundle(spare(s, partner), s.deeds.held[partner])),
                }
                for head, partner in self.heads
            ],
            "rides": s.options.free_rides and not self.is_sale,
            "sale": self.is_sale,
        }


def units(s: FinanceState, seat: int) -> int:
    """How many things a seat may part with one by one: leases, and series that only move whole (FIN-R18)."""
    held = s.deeds.held[seat]
    if not held & s.built or s.options.trading == HOUSES_TRAVEL:
        return held.bit_count()
    return (held & ~s.built).bit_count() + len(_wholes(s, seat))


def unit_goods(s: FinanceState, seat: int, mask: int) -> int:
    """The leases of those things that a mask picks."""
    held = s.deeds.held[seat]
    if not held & s.built or s.options.trading == HOUSES_TRAVEL:
        return spread(mask, held)
    free = held & ~s.built
    goods = spread(mask, free)
    for n, series in enumerate(_wholes(s, seat)):
        if mask >> free.bit_count() + n & 1:
            goods |= series
    return goods


def _wholes(s: FinanceState, seat: int) -> list[int]:
    """The series with houses that a seat may hand over whole."""
    if s.options.trading == CLEAR_ONLY:
        return []
    groups = s.deeds.group_bits
    return [groups[n] for n in members(s.deeds.whole[seat]) if groups[n] & s.built]


def is_sale(s: FinanceState, debtor: int, buyer: int, give: Bundle, get: Bundle) -> bool:
    """Whether a debtor may offer this: leases for cash in the buyer's hand."""
    if get.goods or give.cash or not 0 < get.cash <= spare(s, buyer):
        return False
    if not give.goods or give.goods & ~s.edition.every_lease:
        return False
    return cannot_move_goods(s, debtor, buyer, give.goods, 0) is None


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


def has_any(s: FinanceState, seat: int, heads: tuple[tuple[int, int], ...]) -> bool:
    """Whether there is anything to offer to one of these; found without counting where leases are free to move."""
    if not s.options.deals_freely:
        return _can_buy_or_sell(s, seat, heads) or DealTerms(s, seat, heads).size() > 0
    mine = units(s, seat)
    cash = s.cash[seat]
    for _head, partner in heads:
        theirs = units(s, partner)
        if mine and (theirs or s.cash[partner]):
            return True
        if theirs and cash:
            return True
    return False


def _can_buy_or_sell(s: FinanceState, seat: int, heads: tuple[tuple[int, int], ...]) -> bool:
    """Whether a lease that nothing holds back could be sold for cash to somebody whom no houses keep from buying."""
    still = s.built | bound_leases(s)
    if s.options.on_transfer == MUST_REDEEM:
        still |= s.mortgaged
    buys = spare(s, seat) > 0 and not (s.options.house_owners and is_house_owner(s, seat))
    sells = bool(s.deeds.held[seat] & ~still)
    for _head, partner in heads:
        if buys and s.deeds.held[partner] & ~still:
            return True
        if sells and spare(s, partner) > 0 and not (s.options.house_owners and is_house_owner(s, partner)):
            return True
    return False


def heads_of(seats: int) -> tuple[tuple[int, int], ...]:
    """Some seats as the partners of an offer, made once."""
    heads = _HEADS.get(seats)
    if heads is None:
        heads = tuple([(to, to) for to in members(seats)])
        _HEADS[seats] = heads
    return heads
