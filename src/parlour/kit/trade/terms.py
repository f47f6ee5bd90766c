"""The domain of trade offers: every bundle of one's own for every bundle of another's, described, never listed."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import i64, mypyc_attr

from parlour.core.domains import Show
from parlour.kit.bits import members, spread
from parlour.kit.trade.bundle import Bundle
from parlour.kit.trade.deal import GETTING, GIVING, UNCOUNTED, CachedDealDomain, above


@mypyc_attr(allow_interpreted_subclasses=True)
class TradeTerms(CachedDealDomain):
    """Every bundle of one's own for every bundle of a partner's.

    Something is given, at least one of the goods moves (money alone would be a loan or a gift), and cash is on one side
    only. `cash_only`: goods are on one side and cash on the other.
    """

    def __init__(self, seat: int, heads: tuple[tuple[int, int], ...], cash_only: bool = False) -> None:
        super().__init__(heads)
        self._partners: i64 = 0
        """The partners, as bits; 0 once the heads have been computed."""
        self.seat = seat
        self.cash_only = cash_only

    def deal_with_seats(self, partners: i64) -> None:
        """Use the domain in another ask, after a move, with these partners (bits)."""
        self.deal_with(())
        self._partners = partners

    def heads(self) -> tuple[tuple[int, int], ...]:
        if self._partners:
            self._heads = tuple([(partner, partner) for partner in members(self._partners)])
            self._partners = 0
        return super().heads()

    @abstractmethod
    def cash(self, seat: int) -> int: ...

    @abstractmethod
    def goods(self, seat: int) -> int:
        """Return the goods that a seat may give away, as bits."""

    def count(self, seat: int) -> int:
        """Return the number of goods that a seat may give away."""
        return self.goods(seat).bit_count()

    def ways_to(self, partner: int) -> int:
        """Return the number of terms with a partner; a game with much trade may compute it from precomputed columns."""
        goods = self.count(self.seat)
        cash = self.cash(self.seat)
        if self.cash_only:
            sales = ((1 << goods) - 1) * self.cash(partner)
            return sales + ((1 << self.count(partner)) - 1) * cash
        return ((1 << goods + self.count(partner)) - 1) * (cash + self.cash(partner) + 1)

    def size(self) -> int:
        if self.counted == UNCOUNTED:
            counted = 0
            if self._answered:  # the makers are known, so the heads need not be computed
                for place, offer in enumerate(self._offers):
                    if self._answered >> place & 1:
                        counted += self.ways_to(offer.maker)
            else:
                for _head, partner in self.heads():
                    counted += self.ways_to(partner)
            self.counted = counted
        return self.counted

    def terms(self, n: int) -> tuple[int, Bundle, Bundle]:
        if self._answered:
            for place, offer in enumerate(self._offers):
                if self._answered >> place & 1:
                    ways = self.ways_to(offer.maker)
                    if n < ways:
                        return self._exchange(offer.number, offer.maker, n)
                    n -= ways
        else:
            for head, partner in self.heads():
                ways = self.ways_to(partner)
                if n < ways:
                    return self._exchange(head, partner, n)
                n -= ways
        raise IndexError("no such offer")

    def _exchange(self, head: int, partner: int, n: int) -> tuple[int, Bundle, Bundle]:
        """Return the n-th terms with a partner."""
        if self.cash_only:
            return self._sale(head, partner, n)
        my_cash = self.cash(self.seat)
        span = my_cash + self.cash(partner) + 1
        cash = n % span
        mask = n // span + 1
        mine = self.goods(self.seat)
        width = self.count(self.seat)
        give = spread(mask & (1 << width) - 1, mine)
        get = spread(mask >> width, self.goods(partner))
        if cash <= my_cash:
            return (head, Bundle(cash, give), Bundle(0, get))
        return (head, Bundle(0, give), Bundle(cash - my_cash, get))

    def _sale(self, head: int, partner: int, n: int) -> tuple[int, Bundle, Bundle]:
        mine = self.goods(self.seat)
        price = self.cash(partner)
        sales = ((1 << mine.bit_count()) - 1) * price
        if n < sales:
            mask, cash = divmod(n, price)
            return (head, Bundle(0, spread(mask + 1, mine)), Bundle(cash + 1, 0))
        mask, cash = divmod(n - sales, self.cash(self.seat))
        return (head, Bundle(cash + 1, 0), Bundle(0, spread(mask + 1, self.goods(partner))))

    def contains(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != 3:
            return False
        head, give, get = value
        if not isinstance(give, Bundle) or not isinstance(get, Bundle):
            return False
        return any(head == known and self.suits(partner, give, get) for known, partner in self.heads())

    def suits(self, partner: int, give: Bundle, get: Bundle) -> bool:
        """Whether these terms are possible with a partner."""
        if give.goods & ~self.goods(self.seat) or get.goods & ~self.goods(partner) or not (give.goods or get.goods):
            return False
        if not (0 <= give.cash <= self.cash(self.seat) and 0 <= get.cash <= self.cash(partner)):
            return False
        if self.cash_only:
            is_sale = not get.goods and not give.cash and get.cash > 0
            return is_sale or (not give.goods and not get.cash and give.cash > 0)
        return not (give.cash and get.cash)

    def more(self, partner: int, give: int, get: int, side: int) -> int:
        if side == GIVING:
            return 0 if self.cash_only and not self.cash(partner) else above(give, self.goods(self.seat))
        if self.cash_only and (give or not self.cash(self.seat)):
            return 0
        return above(get, self.goods(partner))

    def is_enough(self, partner: int, give: int, get: int, side: int) -> bool:
        if give or get:
            return True
        return side == GIVING and self.more(partner, 0, 0, GETTING) != 0

    def moneys(self, partner: int, give: int, get: int) -> list[tuple[int, int]]:
        if not self.cash_only:
            return [(-self.cash(partner), self.cash(self.seat))]
        return [(-self.cash(partner), -1)] if give else [(1, self.cash(self.seat))]

    def to_data(self, show: Show, field: int = 0) -> object:
        """Describe for each partner what may be on either side; the goods as one bundle of them all."""
        mine = show(field + 1, Bundle(self.cash(self.seat), self.goods(self.seat)))
        return {
            "terms": [
                {
                    "head": show(field, head),
                    "give": mine,
                    "get": show(field + 2, Bundle(self.cash(partner), self.goods(partner))),
                }
                for head, partner in self.heads()
                if self.ways_to(partner)
            ],
            "cash_only": self.cash_only,
        }
