"""The domain of offers that exchange counted goods and cash: every exchange and every sale, described, never listed.

`kit.trade.terms` trades sets of deeds; this module trades a number of each kind. Something goes each way and at least
one of the goods moves. Cash is on one side only, in whole steps. A side's goods may have a minimum price, which applies
if nothing but cash is given for them. Some goods may be sold but never exchanged.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, final

from mypy_extensions import mypyc_attr

from parlour.core.domains import Show
from parlour.kit.trade.bundle import Bundle, Proposal
from parlour.kit.trade.counts import MOST, WIDTH, count_of, counts_in, packed
from parlour.kit.trade.deal import GIVING, UNCOUNTED, CachedDealDomain

UNSOLD: Final = -1
"""The floor of goods that may not be sold."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TradeSide:
    """What one party may put into a deal: by kind, the goods to exchange, the goods to sell, and their minimum prices.

    `floors` is empty if no kind has a minimum price. If everything sold may also be exchanged, both lists are one
    object.
    """

    def __init__(self, cash: int, swaps: list[int], sales: list[int], floors: list[int]) -> None:
        self.cash = cash
        self.swaps = swaps
        self.sales = sales
        self.floors = floors
        swap_ways = 1
        for most in swaps:
            swap_ways *= most + 1
        free_ways = swap_ways
        if floors or swaps is not sales:
            free_ways = 1
            for kind, most in enumerate(sales):
                if not (floors and floors[kind]):
                    free_ways *= most + 1
        self.swap_ways = swap_ways
        self.free_ways = free_ways
        """The number of bundles of goods without a minimum price, including the empty one."""

    def sale_ways(self, cash: int, step: int) -> int:
        """Return the number of sales for nothing but cash to a buyer with this much cash."""
        ways = (self.free_ways - 1) * (cash // step)
        if self.floors:
            for _goods, least in self._bound(cash):
                ways += self.free_ways * ((cash - least) // step + 1)
        return ways

    def sale(self, n: int, cash: int, step: int) -> tuple[int, int]:
        """Return the goods and the price of the n-th sale."""
        prices = cash // step
        if n < (self.free_ways - 1) * prices:
            return self._free(n // prices + 1), (n % prices + 1) * step
        n -= (self.free_ways - 1) * prices
        for goods, least in self._bound(cash) if self.floors else []:
            prices = (cash - least) // step + 1
            if n < self.free_ways * prices:
                return goods | self._free(n // prices), least + n % prices * step
            n -= self.free_ways * prices
        raise IndexError("no such sale")

    def swap(self, n: int) -> int:
        """Return the n-th bundle of goods to exchange; 0 is the empty one."""
        goods = 0
        for kind, most in enumerate(self.swaps):
            if most:
                goods |= n % (most + 1) << WIDTH * kind
                n //= most + 1
        return goods

    def _free(self, n: int) -> int:
        goods = 0
        for kind, most in enumerate(self.sales):
            if most and not (self.floors and self.floors[kind]):
                goods |= n % (most + 1) << WIDTH * kind
                n //= most + 1
        return goods

    def _bound(self, cash: int) -> list[tuple[int, int]]:
        """Return every bundle of goods with a minimum price that this much cash can buy, except the empty one."""
        found: list[tuple[int, int]] = [(0, 0)]
        for kind, most in enumerate(self.sales):
            floor = self.floors[kind]
            if most and floor:
                for goods, least in found[:]:
                    for count in range(1, most + 1):
                        if least + count * floor > cash:
                            break
                        found.append((goods | count << WIDTH * kind, least + count * floor))
        return found[1:]

    def swaps_all(self, goods: int) -> bool:
        """Whether all of these goods may be exchanged."""
        for kind, count in counts_in(goods):
            if count > self.swaps[kind]:
                return False
        return True

    def least(self, goods: int, cash: int, step: int) -> int:
        """Return the lowest price for nothing but cash; 0 if the goods may not be sold to a buyer with this much."""
        least = self.floor(goods) or step
        return least if UNSOLD < least <= cash else 0

    def floor(self, goods: int) -> int:
        """Return the minimum that goods must bring for nothing but cash; UNSOLD if they may not be sold."""
        least = 0
        for kind, count in counts_in(goods):
            if count > self.sales[kind]:
                return UNSOLD
            if self.floors:
                least += count * self.floors[kind]
        return least

    def sells_one_more(self, kind: int, count: int, floor: int, cash: int, step: int) -> bool:
        """Whether one more of a kind, its `count`-th, can be added to sellable goods with this floor.

        The result must be sellable to a buyer with this much cash.
        """
        if count > self.sales[kind]:
            return False
        least = floor + self.floors[kind] if self.floors else floor
        return (least or step) <= cash

    def goods(self) -> int:
        """Return all that may be sold, as counts."""
        return packed(self.sales)


@mypyc_attr(allow_interpreted_subclasses=True)
class CountedTrade(CachedDealDomain):
    """Every exchange and every sale between a seat and some partners."""

    def __init__(self, seat: int, heads: tuple[tuple[int, int], ...], step: int, sides: list[TradeSide | None]) -> None:
        super().__init__(heads)
        self.seat = seat
        self.step = step
        self._sides = sides
        """Sides computed so far, by seat; several domains may share them while nothing changes hands."""
        self._ways: list[int] = []

    @abstractmethod
    def side(self, seat: int) -> TradeSide:
        """Return what a seat may put into a deal."""

    @abstractmethod
    def allows(self, head: int, give: Bundle, get: Bundle) -> bool:
        """Whether the rules allow these terms."""

    def deal_from(self, sides: list[TradeSide | None], heads: tuple[tuple[int, int], ...]) -> None:
        """Use the domain in another ask. If both arguments are those of the last one, the counts stay valid."""
        if sides is not self._sides or heads is not self._heads:
            self._sides = sides
            self.deal_with(heads)

    def answer_from(self, sides: list[TradeSide | None], offers: list[Proposal], places: int) -> None:
        """Use the domain in another ask, with the makers of the offers to be answered."""
        self._sides = sides
        self.deal_with_makers(offers, places)

    def size(self) -> int:
        if self.counted == UNCOUNTED:
            self._count()
        return self.counted

    def terms(self, n: int) -> tuple[int, Bundle, Bundle]:
        if self.counted == UNCOUNTED:
            self._count()
        for place, ways in enumerate(self._ways):
            if n < ways:
                head, partner = self.heads()[place]
                give, get = self._terms(self._side(self.seat), self._side(partner), n)
                return (head, give, get)
            n -= ways
        raise IndexError("no such offer")

    def contains(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != 3:
            return False
        head, give, get = value
        if not isinstance(head, int) or not isinstance(give, Bundle) or not isinstance(get, Bundle):
            return False
        return self.allows(head, give, get)

    def more(self, partner: int, give: int, get: int, side: int) -> int:
        mine, theirs = self._side(self.seat), self._side(partner)
        if side == GIVING:
            can_swap = theirs.swap_ways > 1
            return self._addable(mine, give, can_swap, theirs.cash)
        if give == 0:
            return self._addable(theirs, get, False, mine.cash)
        return self._addable(theirs, get, True, 0) if mine.swaps_all(give) else 0

    def is_enough(self, partner: int, give: int, get: int, side: int) -> bool:
        mine, theirs = self._side(self.seat), self._side(partner)
        if side == GIVING:
            return give != 0 or theirs.sale_ways(mine.cash, self.step) > 0
        return get != 0 or (give != 0 and mine.least(give, theirs.cash, self.step) > 0)

    def moneys(self, partner: int, give: int, get: int) -> list[tuple[int, int]]:
        mine, theirs, step = self._side(self.seat), self._side(partner), self.step
        my_most, their_most = mine.cash // step * step, theirs.cash // step * step
        if give == 0:
            return [(theirs.least(get, mine.cash, step), my_most)]
        if get == 0:
            return [(-their_most, -mine.least(give, theirs.cash, step))]
        return [(-their_most, my_most)]

    def money_step(self) -> int:
        return self.step

    def things(self, goods: int) -> list[int]:
        return [kind for kind, count in counts_in(goods) for _ in range(count)]

    def with_one(self, goods: int, thing: int) -> int:
        return goods + (1 << WIDTH * thing)

    def _addable(self, side: TradeSide, goods: int, can_swap: bool, cash: int) -> int:
        """Return the kinds, as bits, from the last one on, of which one more may be exchanged or sold for this much."""
        can_swap = can_swap and side.swaps_all(goods)
        floor = side.floor(goods)
        found = 0
        for kind in range(max(0, goods.bit_length() - 1) // WIDTH, len(side.sales)):
            count = count_of(goods, kind) + 1
            if count <= MOST and (
                (can_swap and count <= side.swaps[kind])
                or (floor != UNSOLD and side.sells_one_more(kind, count, floor, cash, self.step))
            ):
                found |= 1 << kind
        return found

    def to_data(self, show: Show, field: int = 0) -> object:
        """Describe for each partner what may be on either side."""
        mine = self._side(self.seat)
        rows: list[object] = []
        for head, partner in self.heads():
            theirs = self._side(partner)
            give = show(field + 1, Bundle(mine.cash, mine.goods()))
            get = show(field + 2, Bundle(theirs.cash, theirs.goods()))
            rows.append({"head": show(field, head), "give": give, "get": get})
        return {"terms": rows, "step": self.step}

    def _side(self, seat: int) -> TradeSide:
        side = self._sides[seat]
        if side is None:
            side = self.side(seat)
            self._sides[seat] = side
        return side

    def _count(self) -> None:
        """Count the offers to each partner, and in total."""
        step = self.step
        mine = self._side(self.seat)
        counted = 0
        sizes: list[int] = []
        for _head, partner in self.heads():
            theirs = self._side(partner)
            ways = (mine.swap_ways - 1) * (theirs.swap_ways - 1) * (mine.cash // step + theirs.cash // step + 1)
            ways += mine.sale_ways(theirs.cash, step) + theirs.sale_ways(mine.cash, step)
            sizes.append(ways)
            counted += ways
        self._ways = sizes
        self.counted = counted

    def _terms(self, mine: TradeSide, theirs: TradeSide, n: int) -> tuple[Bundle, Bundle]:
        """Return the n-th terms: exchanges first, then sales, then purchases."""
        step = self.step
        paid = mine.cash // step
        moneys = paid + theirs.cash // step + 1
        swaps = (mine.swap_ways - 1) * (theirs.swap_ways - 1) * moneys
        if n < swaps:
            money = n % moneys
            n //= moneys
            give = mine.swap(n % (mine.swap_ways - 1) + 1)
            get = theirs.swap(n // (mine.swap_ways - 1) + 1)
            if money <= paid:
                return Bundle(money * step, give), Bundle(0, get)
            return Bundle(0, give), Bundle((money - paid) * step, get)
        n -= swaps
        sales = mine.sale_ways(theirs.cash, step)
        if n < sales:
            goods, price = mine.sale(n, theirs.cash, step)
            return Bundle(0, goods), Bundle(price, 0)
        goods, price = theirs.sale(n - sales, mine.cash, step)
        return Bundle(price, 0), Bundle(0, goods)
