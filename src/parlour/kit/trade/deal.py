"""Deals laid down piece by piece: what may lie on the table next, when it is enough, and what money may go with it.

A trade has too many terms to list. Who builds one a thing at a time, a learning agent above all, asks the domain after
each. Things are laid down in their order, first those that are given, then those that are got, then the money: so
every terms can be reached, in one way, and nothing else can.
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
"""Goods are being laid down that are given."""
GETTING: Final = 1
"""What is given lies there; goods are being named that are wanted for it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class DealDomain(TupleDomain):
    """Values are (head, give, get). A head names the partner: a seat for an offer, an offer's number for a counter."""

    @abstractmethod
    def heads(self) -> tuple[tuple[int, int], ...]:
        """Each head with the seat it means."""

    @abstractmethod
    def terms(self, n: int) -> tuple[int, Bundle, Bundle]:
        """The n-th value."""

    def pick(self, n: int) -> tuple[object, ...]:
        return self.terms(n)

    def build(self, make: Callable[..., T], n: int) -> T:
        """Compiled, a class that is named is called faster than one handed over, and these are made without end."""
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
        """The things, as bits, that may be laid down next on a side, each with some terms that can still be reached."""

    @abstractmethod
    def is_enough(self, partner: int, give: int, get: int, side: int) -> bool:
        """Whether a side may be left as it is."""

    @abstractmethod
    def moneys(self, partner: int, give: int, get: int) -> list[tuple[int, int]]:
        """What money may go with these goods, as ranges from low to high; below zero it is got."""

    def money_step(self) -> int:
        """The step of the ranges of `moneys`."""
        return 1

    def things(self, goods: int) -> list[int]:
        """The things of a side, in the order in which they are laid down."""
        return members(goods)

    def with_one(self, goods: int, thing: int) -> int:
        """A side with one thing more."""
        return goods | 1 << thing


@mypyc_attr(allow_interpreted_subclasses=True)
class CachedDealDomain(DealDomain):
    """A deal that is put into one ask after another. What is seldom looked at is found when it is wanted."""

    def __init__(self, heads: tuple[tuple[int, int], ...]) -> None:
        self._heads = heads
        self._offers: list[Proposal] = []
        self._answered: i64 = 0
        """The places of the offers to be answered, as bits, while nobody has asked for the heads."""
        self.counted = UNCOUNTED
        """How many values there are; an ask is good until the next move, and so is this."""

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
    """The members of a set that come after the last of some goods."""
    last = goods.bit_length()
    return bits >> last << last
