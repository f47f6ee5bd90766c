"""Counts of several kinds of goods, packed into one integer with four bits per kind.

A `Bundle` then holds counts where other games hold a set. As text: '200 + 3 Coffee', 'nothing'.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.core.data.fields import FieldType, TupleOf
from parlour.core.refusals import BadData, brief, expected
from parlour.core.text.names import Names
from parlour.core.text.notation import NameToken
from parlour.kit.trade.bundle import GOODS, NOTHING, PLUS, Bundle, BundleToken

WIDTH: Final = 4
MOST: Final = (1 << WIDTH) - 1
"""The maximum count of one kind."""


def packed(counts: Sequence[int]) -> int:
    """Pack counts by kind into one integer."""
    goods = 0
    for kind, count in enumerate(counts):
        goods |= count << WIDTH * kind
    return goods


def count_of(goods: int, kind: int) -> int:
    return goods >> WIDTH * kind & MOST


def counts_in(goods: int) -> list[tuple[int, int]]:
    """Return every kind with a count above zero, with its count, in order."""
    found: list[tuple[int, int]] = []
    kind = 0
    while goods:
        if goods & MOST:
            found.append((kind, goods & MOST))
        goods >>= WIDTH
        kind += 1
    return found


class CountsField(FieldType):
    """Counts of goods as data: {"Coffee": 3}."""

    def like(self) -> FieldType:
        return TupleOf(NameToken(GOODS))

    def dump(self, value: object, lexicon: Names) -> object:
        assert isinstance(value, int)
        return {lexicon.name(GOODS, kind): count for kind, count in counts_in(value)}

    def load(self, data: object, lexicon: Names, where: str) -> object:
        if not isinstance(data, dict):
            raise self.unlike(data, lexicon, where)
        goods = 0
        for name, count in data.items():
            if not isinstance(count, int) or isinstance(count, bool) or not 0 < count <= MOST:
                raise BadData(f"{where}.{name}", expected(f"a whole number from 1 to {MOST}", count))
            goods |= count << WIDTH * lexicon.number(GOODS, str(name), where)
        return goods

    def form(self) -> str:
        return f"a table of counts by {GOODS}"

    def example(self, lexicon: Names, n: int = 0) -> object:
        return {lexicon.sample(GOODS, n): 3}


COUNTS: Final = CountsField()


class CountedBundleToken(BundleToken):
    """A bundle of cash and counted goods."""

    def __init__(self) -> None:
        super().__init__(COUNTS)

    def show(self, value: object, lexicon: Names) -> str:
        assert isinstance(value, Bundle)
        parts = [str(value.cash)] if value.cash else []
        parts += [f"{count} {lexicon.name(GOODS, kind)}" for kind, count in counts_in(value.goods)]
        return PLUS.join(parts) or NOTHING

    def read(self, text: str, lexicon: Names) -> object:
        cash = goods = 0
        if text.strip().casefold() == NOTHING:
            return Bundle(0, 0)
        for part in text.split("+"):
            words = part.split(None, 1)
            digits = words[0].replace(",", "").removeprefix(lexicon.names["currency"][0]) if words else ""
            if not digits.isdecimal() or not digits.isascii() or len(digits) > 18 or int(digits) == 0:
                text = f"{brief(part.strip())} is neither money nor so many of something"
                raise BadData("", f"{text}; write {self.sample(lexicon, 2)!r}")
            if len(words) == 1:
                if cash:
                    raise BadData("", "money stands there twice")
                cash = int(digits)
                continue
            kind = lexicon.number(GOODS, words[1].strip())
            if count_of(goods, kind) or int(digits) > MOST:
                raise BadData("", f"{words[1].strip()} stands there twice, or too often")
            goods |= int(digits) << WIDTH * kind
        return Bundle(cash, goods)


LOTS: Final = CountedBundleToken()
