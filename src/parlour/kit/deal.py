"""Deals laid down piece by piece: what may lie on the table next, when it is enough, and what money may go with it.

A trade has too many terms to list. Who builds one a thing at a time, a learning agent above all, asks the domain after
each. Things are laid down in their order, first those that are given, then those that are got, then the money: so
every terms can be reached, in one way, and nothing else can.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from parlour.core.domains import Joint
from parlour.kit.bits import members

GIVING: Final = 0
"""Goods are being laid down that are given."""
GETTING: Final = 1
"""What is given lies there; goods are being named that are wanted for it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Deal(Joint):
    """Values are (head, give, get). A head names the partner: a seat for an offer, an offer's number for a counter."""

    heads: tuple[tuple[int, int], ...]
    """Each head with the seat it means."""

    @abstractmethod
    def more(self, partner: int, give: int, get: int, side: int) -> list[int]:
        """The things that may be laid down next on a side, each with some terms that can still be reached."""

    @abstractmethod
    def is_enough(self, partner: int, give: int, get: int, side: int) -> bool:
        """Whether a side may be left as it is."""

    @abstractmethod
    def moneys(self, partner: int, give: int, get: int) -> list[tuple[int, int]]:
        """What money may go with these goods, as ranges from low to high; below zero it is got."""

    def money_step(self) -> int:
        """Those ranges go in such steps."""
        return 1

    def things(self, goods: int) -> list[int]:
        """The things of a side, in the order in which they are laid down."""
        return members(goods)

    def with_one(self, goods: int, thing: int) -> int:
        """A side with one thing more."""
        return goods | 1 << thing


def above(goods: int, bits: int) -> list[int]:
    """The members of a set that come after the last of some goods."""
    last = goods.bit_length()
    return members(bits >> last << last)
