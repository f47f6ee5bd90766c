"""The domain of an offer: every exchange of leases, cash and rides that `cannot_offer` allows, without listing them."""

from __future__ import annotations

from typing import Final, final

from parlour.core.domains import Show
from parlour.core.memo import Memo
from parlour.games.finance.dealing import parts_between, rides_left
from parlour.games.finance.figures import is_house_owner
from parlour.games.finance.options import CLEAR_ONLY, HOUSES_TRAVEL, MUST_REDEEM
from parlour.games.finance.parts import BOTH, GIVEN, GOT, KINDS, Parts
from parlour.games.finance.piecemeal import ALL, kinds_left, settled, things_of
from parlour.games.finance.sale import spare
from parlour.games.finance.state import FinanceState
from parlour.games.finance.trading import bound_leases, cannot_move_goods, cannot_offer
from parlour.kit.bits import members, spread
from parlour.kit.trade.bundle import Bundle
from parlour.kit.trade.deal import GIVING, UNCOUNTED, CachedDealDomain, above

_HEADS: Final[Memo[int, tuple[tuple[int, int], ...]]] = Memo(1000)
"""The partners of an offer, by the set of their seats."""


@final
class DealTerms(CachedDealDomain):
    """The offers that one seat may make to some partners.

    `is_sale`: a debtor sells leases for cash and nothing else (FIN-R27, debtor_sales).
    """

    def __init__(self, s: FinanceState, seat: int, heads: tuple[tuple[int, int], ...], is_sale: bool = False) -> None:
        super().__init__(heads)
        self.seat = seat
        self.is_sale = is_sale
        self._s = s
        self._is_free = s.options.deals_freely and not is_sale
        """Whether each lease moves independently, which makes counting cheap."""
        self._parts: list[Parts] = []
        self._partner = -1
        self._parts_between: Parts | None = None
        """The parts of all deals with `_partner`, for a deal that is being built step by step."""
        self._ways: list[int] = []
        self._parcels: tuple[int, ...] = ()

    def size(self) -> int:
        if self.counted == UNCOUNTED:
            self._parts_between = None
            if self._is_free:
                self._count_free()
            else:
                self._count()
        return self.counted

    def _count(self) -> None:
        left = rides_left(self._s)
        self._parts = [
            parts_between(self._s, self.seat, partner, left, self.is_sale) for _head, partner in self.heads()
        ]
        self._ways = [
            sum([self._cash_ways(partner, kind) * parts.exactly(kind) for kind in KINDS])
            for (_head, partner), parts in zip(self.heads(), self._parts, strict=True)
        ]
        self.counted = sum(self._ways)

    def _count_free(self) -> None:
        cashes = self._s.cash
        cash = cashes[self.seat]
        parcels = parcels_of(self._s) if self._s.built else self._s.deeds.parcels
        mine = parcels[self.seat]
        counted = 0
        ways: list[int] = []
        for _head, partner in self.heads():
            theirs = parcels[partner]
            their_cash = cashes[partner]
            there = mine * theirs * (cash + their_cash + 1) + mine * their_cash + theirs * cash
            ways.append(there)
            counted += there
        self._parcels = parcels
        self._ways = ways
        self.counted = counted

    def _free_terms(self, partner: int, n: int) -> tuple[Bundle, Bundle]:
        """Return the n-th terms: exchanges first, then sales, then purchases."""
        s = self._s
        width, their_width = self._parcels[self.seat], self._parcels[partner]
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
        """Return the number of ways to add cash to goods of a kind."""
        mine, theirs = spare(self._s, self.seat), spare(self._s, partner)
        if self.is_sale:
            return theirs if kind == GIVEN else 0
        if self._s.options.gifts:
            return mine + theirs + (1 if kind else 0)
        if kind == BOTH:
            return mine + theirs + 1
        return theirs if kind == GIVEN else mine if kind == GOT else 0

    def _cash(self, partner: int, kind: int, n: int) -> tuple[int, int]:
        """Return the n-th way to add cash to goods of a kind: cash given and cash got."""
        mine = spare(self._s, self.seat)
        if self.is_sale or (not self._s.options.gifts and kind == GIVEN):
            return 0, n + 1
        if not self._s.options.gifts and kind == GOT:
            return n + 1, 0
        if kind == 0:
            n += 1  # something must move
        return (n, 0) if n <= mine else (0, n - mine)

    def terms(self, n: int) -> tuple[int, Bundle, Bundle]:
        if self.counted == UNCOUNTED:
            self.size()
        place = 0
        for ways in self._ways:
            if n < ways:
                break
            n -= ways
            place += 1
        head, partner = self.heads()[place]
        if self._is_free:
            give, get = self._free_terms(partner, n)
        else:
            give, get = self._terms(partner, self._parts[place], n)
        return (head, give, get)

    def _terms(self, partner: int, parts: Parts, n: int) -> tuple[Bundle, Bundle]:
        for kind in KINDS:
            cash_ways = self._cash_ways(partner, kind)
            ways = cash_ways * parts.exactly(kind)
            if n < ways:
                n, cash = divmod(n, cash_ways)
                give, get = parts.goods(kind, n)
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
        for known, partner in self.heads():
            if head == known:
                return self._allows(partner, give, get)
        return False

    def _allows(self, partner: int, give: Bundle, get: Bundle) -> bool:
        if not self.is_sale:
            return cannot_offer(self._s, self.seat, partner, give, get) is None
        return is_sale(self._s, self.seat, partner, give, get)

    def more(self, partner: int, give: int, get: int, side: int) -> int:
        parts = self._between(partner)
        if side == GIVING:
            things = above(give, things_of(parts, True))
        else:
            things = above(get, things_of(parts, False))
        if parts.is_free():  # all things are alike, so one check is enough
            return things if things and self._may_lay(parts, partner, give, get, side, things & -things) else 0
        found = 0
        for n in members(things):
            if self._may_lay(parts, partner, give, get, side, 1 << n):
                found |= 1 << n
        return found

    def _may_lay(self, parts: Parts, partner: int, give: int, get: int, side: int, bit: int) -> bool:
        """Return whether some terms can be reached after adding this thing to a side."""
        if side == GIVING:
            return self._can_end(parts, partner, give | bit, settled(bit), 0, 0)
        return self._can_end(parts, partner, give, ALL, get | bit, settled(bit))

    def is_enough(self, partner: int, give: int, get: int, side: int) -> bool:
        got = 0 if side == GIVING else ALL
        return self._can_end(self._between(partner), partner, give, ALL, get, got)

    def moneys(self, partner: int, give: int, get: int) -> list[tuple[int, int]]:
        kind = (GIVEN if give else 0) | (GOT if get else 0)
        mine, theirs = spare(self._s, self.seat), spare(self._s, partner)
        is_gift = self._s.options.gifts and not self.is_sale
        if (is_gift and kind) or (kind == BOTH and not self.is_sale):
            return [(-theirs, mine)]
        ranges: list[tuple[int, int]] = []
        if theirs and (is_gift or kind == GIVEN):
            ranges.append((-theirs, -1))
        if mine and (is_gift or (kind == GOT and not self.is_sale)):
            ranges.append((1, mine))
        return ranges

    def _between(self, partner: int) -> Parts:
        """Return the parts of all deals with a partner; kept until the domain must be counted again."""
        if self.counted == UNCOUNTED:
            self.size()
        known = self._parts_between
        if known is None or partner != self._partner:
            known = parts_between(self._s, self.seat, partner, rides_left(self._s), self.is_sale)
            self._partner = partner
            self._parts_between = known
        return known

    def _can_end(self, parts: Parts, partner: int, give: int, given: int, get: int, got: int) -> bool:
        """Return whether some terms can be reached from the goods decided so far."""
        kinds = kinds_left(parts, give, given, get, got)
        for kind in range(BOTH + 1):
            if kinds >> kind & 1 and self._cash_ways(partner, kind) > 0:
                return True
        return False

    def to_data(self, show: Show, field: int = 0) -> object:
        """Return as data, for each partner, what each side may hold, as one bundle of everything."""
        s = self._s
        others = s.deeds.owned & ~s.deeds.held[self.seat]
        return {
            "terms": [
                {
                    "head": show(field, head),
                    "give": show(field + 1, Bundle(spare(s, self.seat), s.deeds.held[self.seat])),
                    "get": show(field + 2, Bundle(spare(s, partner), self._shown(partner, others))),
                }
                for head, partner in self.heads()
            ],
            "rides": s.options.free_rides and not self.is_sale,
            "sale": self.is_sale,
        }

    def _shown(self, partner: int, others: int) -> int:
        """Return a partner's leases. If owners are hidden, return all leases of other seats (FIN-R04)."""
        return others if self._s.options.hides_owners else self._s.deeds.held[partner]


def parcels_of(s: FinanceState) -> tuple[int, ...]:
    """Return for each seat the number of ways to give goods: leases, and series that only move whole (FIN-R18)."""
    if s.options.trading == HOUSES_TRAVEL:
        return s.deeds.parcels
    held, still = s.deeds.held, s.built
    return tuple([(1 << (held[n] & ~still).bit_count() + len(_wholes(s, n))) - 1 for n in range(s.seats)])


def unit_goods(s: FinanceState, seat: int, mask: int) -> int:
    """Return the leases of the goods that a mask selects."""
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
    """Return the series with houses that a seat may hand over as a whole."""
    if s.options.trading == CLEAR_ONLY:
        return []
    groups = s.deeds.group_bits
    return [groups[n] for n in members(s.deeds.whole[seat]) if groups[n] & s.built]


def is_sale(s: FinanceState, debtor: int, buyer: int, give: Bundle, get: Bundle) -> bool:
    """Return whether a debtor may make this offer: leases for cash that the buyer has."""
    if get.goods or give.cash or not 0 < get.cash <= spare(s, buyer):
        return False
    if not give.goods or give.goods & ~s.edition.every_lease:
        return False
    return cannot_move_goods(s, debtor, buyer, give.goods, 0) is None


def has_any(s: FinanceState, seat: int, others: int) -> bool:
    """Return whether a seat has anything to offer to one of these seats.

    If leases move freely, the answer needs no counting.
    """
    if not s.options.deals_freely:
        return _can_buy_or_sell(s, seat, others) or DealTerms(s, seat, heads_of(others)).size() > 0
    parcels = parcels_of(s) if s.built else s.deeds.parcels
    mine = parcels[seat]
    cash = s.cash[seat]
    while others:  # the first partner usually decides, so no list is built
        partner = (others & -others).bit_length() - 1
        others &= others - 1
        theirs = parcels[partner]
        if mine and (theirs or s.cash[partner]):
            return True
        if theirs and cash:
            return True
    return False


def _can_buy_or_sell(s: FinanceState, seat: int, others: int) -> bool:
    """Return whether an unrestricted lease could be sold for cash to a seat that is free to buy."""
    still = s.built | bound_leases(s)
    if s.options.on_transfer == MUST_REDEEM:
        still |= s.mortgaged
    buys = spare(s, seat) > 0 and not (s.options.house_owners and is_house_owner(s, seat))
    sells = bool(s.deeds.held[seat] & ~still)
    for partner in members(others):
        if buys and s.deeds.held[partner] & ~still:
            return True
        if sells and spare(s, partner) > 0 and not (s.options.house_owners and is_house_owner(s, partner)):
            return True
    return False


def heads_of(seats: int) -> tuple[tuple[int, int], ...]:
    """Return these seats as the partners of an offer, cached."""
    heads = _HEADS.get(seats)
    if heads is None:
        heads = _HEADS.keep(seats, tuple([(to, to) for to in members(seats)]))
    return heads
