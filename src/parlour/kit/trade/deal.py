"""The base of trade domains: deals built one item at a time, for callers that cannot list all terms.

A trade has too many terms to list. A caller that builds one step by step, above all a learning agent, asks the domain
after each step which items may follow, whether a side is complete, and what amounts of money may go with it. Items are
added in order: first those given, then those received, then the money. So every possible terms can be reached in
exactly one way, and nothing else can.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Final, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from parlour.core.domains import TupleDomain
from parlour.kit.actions import Counter, Offer
from parlour.kit.bits import members
from parlour.kit.trade.bundle import Bundle, Proposal

T = TypeVar("T")

UNCOUNTED: Final = -1
GIVING: Final = 0
"""Goods that are given are being added."""
GETTING: Final = 1
"""The goods given are complete; goods to receive are being added."""


@mypyc_attr(allow_interpreted_subclasses=True)
class DealDomain(TupleDomain):
    """Values are (head, give, get). A head names the partner: a seat for an offer, an offer's number for a counter."""

    @abstractmethod
    def heads(self) -> tuple[tuple[int, int], ...]:
        """Return each head with the seat it stands for."""

    @abstractmethod
    def terms(self, n: int) -> tuple[int, Bundle, Bundle]:
        """Return the n-th value."""

    def pick(self, n: int) -> tuple[object, ...]:
        return self.terms(n)

    def build(self, make: Callable[..., T], n: int) -> T:
        """Build the action. Compiled, calling a class by name is faster than calling `make`."""
        head, give, get = self.terms(n)
        if make is Offer:
            return cast("T", Offer(head, give, get))
        if make is Counter:
            return cast("T", Counter(head, give, get))
        return make(head, give, get)

    def is_large(self) -> bool:
        return True

    @abstractmethod
    def more(self, partner: int, give: int, get: int, side: int) -> int:
        """Return the items, as bits, that may be added next to a side and can still lead to legal terms."""

    @abstractmethod
    def is_enough(self, partner: int, give: int, get: int, side: int) -> bool:
        """Whether a side may be left as it is."""

    @abstractmethod
    def moneys(self, partner: int, give: int, get: int) -> list[tuple[int, int]]:
        """Return the money that may go with these goods, as ranges from low to high; negative is received."""

    def money_step(self) -> int:
        """Return the step of the ranges of `moneys`."""
        return 1

    def things(self, goods: int) -> list[int]:
        """Return the items of a side, in the order in which they are added."""
        return members(goods)

    def with_one(self, goods: int, thing: int) -> int:
        """Return a side with one more item."""
        return goods | 1 << thing


@mypyc_attr(allow_interpreted_subclasses=True)
class CachedDealDomain(DealDomain):
    """A deal domain that is reused in one ask after another. Values that are rarely used are computed on demand."""

    def __init__(self, heads: tuple[tuple[int, int], ...]) -> None:
        self._heads = heads
        self._offers: list[Proposal] = []
        self._answered: i64 = 0
        """The places of the offers to be answered, as bits; 0 once the heads have been computed."""
        self.counted = UNCOUNTED
        """The number of values, or UNCOUNTED; valid until the next move."""

    def heads(self) -> tuple[tuple[int, int], ...]:
        if self._answered:
            self._heads = tuple([(self._offers[n].number, self._offers[n].maker) for n in members(self._answered)])
            self._answered = 0
        return self._heads

    def deal_with(self, heads: tuple[tuple[int, int], ...]) -> None:
        """Use the domain in another ask, after a move, with these partners."""
        self._heads = heads
        self._answered = 0
        self.counted = UNCOUNTED

    def deal_with_makers(self, offers: list[Proposal], places: i64) -> None:
        """Use the domain in another ask, with the makers of the offers at these places (bits)."""
        self._offers = offers
        self._answered = places
        self.counted = UNCOUNTED

    def count_anew(self) -> None:
        """Use the domain in another ask, with unchanged partners."""
        self.counted = UNCOUNTED


def above(goods: int, bits: int) -> int:
    """Return the members of a set that come after the last of some goods."""
    last = goods.bit_length()
    return bits >> last << last
