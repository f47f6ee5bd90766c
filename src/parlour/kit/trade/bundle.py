"""Bundles that change hands in a trade, and offers of one bundle for another.

A bundle is cash and a set of goods, stored as bits over the edition's category "goods". As text: '200 + Rex',
'nothing'.
"""

from __future__ import annotations

from typing import Annotated, Final, final

from mypy_extensions import i64, mypyc_attr

from parlour.core.data.fields import Bits, FieldType, ListOf, SeatSet, WithDefault
from parlour.core.data.record_types import RecordType, about
from parlour.core.data.values import Value
from parlour.core.refusals import BadData, brief
from parlour.core.text.names import Names
from parlour.core.text.notation import NUMBER, SEAT, Token

GOODS: Final = "goods"
NOTHING: Final = "nothing"
PLUS: Final = " + "
NOTATION: Final = (" for ", PLUS, ":")
"""The separators of the trade notation; no name of goods may contain one."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Bundle(Value):
    """Cash and goods."""

    def __init__(self, cash: int, goods: int) -> None:
        self.cash = cash
        self.goods = goods

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bundle) and self.cash == other.cash and self.goods == other.goods

    def __hash__(self) -> int:
        return hash((self.cash, self.goods))

    def __repr__(self) -> str:
        return f"Bundle({self.cash}, {self.goods:#x})"


def contents(bundle: Bundle) -> list[object]:
    """Return the fields of a bundle, in the order in which they are written."""
    return [bundle.cash, bundle.goods]


@mypyc_attr(allow_interpreted_subclasses=True)
class BundleToken(Token):
    """A bundle as text, with parts joined by ' + ', and as data."""

    def __init__(self, goods: FieldType) -> None:
        self.record = RecordType(
            Bundle,
            {
                "cash": about(WithDefault(NUMBER, 0), "Money."),
                "goods": about(WithDefault(goods, 0), "The things in it, by name."),
            },
            contents,
        )

    def like(self) -> FieldType:
        return self.record

    def dump(self, value: object, lexicon: Names) -> object:
        return self.record.dump(value, lexicon)

    def load(self, data: object, lexicon: Names, where: str) -> object:
        return self.record.load(data, lexicon, where)

    def form(self) -> str:
        return "money, things, or both"

    def example(self, lexicon: Names, n: int = 0) -> object:
        """Money for goods: the first bundle of an exchange is 100, the second an item, the third both."""
        goods = self.record.fields["goods"].example(lexicon)
        return [{"cash": 100}, {"goods": goods}, {"cash": 100, "goods": goods}][n % 3]

    def show(self, value: object, lexicon: Names) -> str:
        assert isinstance(value, Bundle)
        parts = [str(value.cash)] if value.cash else []
        parts += [name for n, name in enumerate(lexicon.names[GOODS]) if value.goods >> n & 1]
        return PLUS.join(parts) or NOTHING

    def read(self, text: str, lexicon: Names) -> object:
        cash = goods = 0
        if text.strip().casefold() == NOTHING:
            return Bundle(0, 0)
        for part in text.split("+"):
            word = part.strip()
            digits = word.replace(",", "").removeprefix(lexicon.names["currency"][0])
            if digits.isdecimal() and digits.isascii():
                amount = NUMBER.read(digits, lexicon)
                assert isinstance(amount, int)
                if cash or not amount:
                    problem = f"{brief(text)} names money twice" if amount else "0 is no money"
                    raise BadData("", f"{problem}; write {self.sample(lexicon, 2)!r}, or {NOTHING!r}")
                cash = amount
                continue
            bit = 1 << lexicon.number(GOODS, word)
            if goods & bit:
                raise BadData("", f"{brief(word)} stands there twice; write {self.sample(lexicon, 2)!r}")
            goods |= bit
        return Bundle(cash, goods)

    def examples(self, lexicon: Names) -> list[object]:
        return [Bundle(0, 0)]


BUNDLE: Final = BundleToken(Bits(GOODS))
GivenBundle = Annotated[Bundle, BUNDLE]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Numbered(Value):
    """Base class of proposals; answers refer to one by its number."""

    def __init__(self, number: int) -> None:
        self.number = number


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Proposal(Numbered):
    """An open offer: its number, who makes it to whom, what the maker gives and gets."""

    def __init__(self, number: int, maker: int, to: int, give: Bundle, get: Bundle) -> None:
        self.number = number  # sets the base's field directly, without a call
        self.maker: i64 = maker
        self.to: i64 = to
        self.give = give
        self.get = get


def _values(offer: Proposal) -> list[object]:
    return [offer.number, offer.maker, offer.to, offer.give, offer.get]


def proposal_type(bundle: FieldType) -> RecordType:
    """Return the field type of an offer, given that of what it gives and gets."""
    return RecordType(
        Proposal,
        {
            "number": about(NUMBER, "Its number; answers name it."),
            "maker": about(SEAT, "Who has made it."),
            "to": about(SEAT, "Whom it is made to."),
            "give": about(bundle, "What the maker gives."),
            "get": about(bundle, "What the maker gets."),
        },
        _values,
    )


class Proposals(ListOf):
    """The open offers: at most one between any two seats."""

    def most(self, seats: int) -> int | None:
        return seats * (seats - 1) // 2

    def load(self, data: object, lexicon: Names, where: str) -> object:
        offers = super().load(data, lexicon, where)
        assert isinstance(offers, list)
        pairs = {1 << offer.maker | 1 << offer.to for offer in offers}
        if len(pairs) < len(offers):
            raise BadData(where, "between two seats there is one offer at most")
        return offers


PROPOSAL: Final = proposal_type(BUNDLE)
OFFERS: Final = WithDefault(Proposals(PROPOSAL), [])


def find(offers: list[Proposal], number: int) -> Proposal | None:
    """Return the open offer with this number."""
    for offer in offers:
        if offer.number == number:
            return offer
    return None


def put(offers: list[Proposal], offer: Proposal) -> None:
    """Add an offer; it replaces one between the same two seats, made by either."""
    maker, to = offer.maker, offer.to
    for n in range(len(offers) - 1, -1, -1):
        other = offers[n]
        if (other.maker == maker and other.to == to) or (other.maker == to and other.to == maker):
            if n == len(offers) - 1:
                offers[n] = offer
                return
            offers.pop(n)
            break
    offers.append(offer)


def addressed(offers: list[Proposal]) -> SeatSet:
    """Return the seats that have an open offer to answer."""
    seats: i64 = 0
    for offer in offers:
        seats |= 1 << offer.to
    return seats


def places_to(offers: list[Proposal], seat: i64) -> i64:
    """Return the places of the offers that are made to a seat, as bits."""
    places: i64 = 0
    place: i64 = 1
    for offer in offers:
        if offer.to == seat:
            places |= place
        place <<= 1
    return places
