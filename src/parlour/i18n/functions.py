"""The functions that messages may call, such as `MONEY($amount)` and `SEAT($seat)`.

A message says with a function what a value is, so that whoever formats it needs no table of fields. The page has the
same functions (web/src/words/functions.ts); docs/translating.md lists them for translators.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime.types import FluentInt, FluentType

from parlour.i18n.reader import NOBODY, TextReader

YOU: Final = "you"
OTHER: Final = "other"
GOODS: Final = "goods"
_GRANT: Final = re.compile(r"(?:(\d+) )?(\w+?)s? on (?:the (.+) series|(.+))")
"""A right on other goods, such as '2 rides on the Wayback series'."""
_CARDS: Final = re.compile(r"(.+?)(?: (\d+))?")


class Texts(Protocol):
    """The part of a catalogue that its functions use."""

    locale: Locale

    def has(self, id: str) -> bool: ...
    def text(self, id: str, args: Mapping[str, object], reader: TextReader) -> str: ...


class Text(str):
    """A text argument that knows its reader: Fluent gives a function its arguments and nothing else."""

    reader: TextReader


class Data(FluentType):
    """A list or table as an argument. Only functions can show it."""

    def __init__(self, value: Any, reader: TextReader) -> None:
        self.value = value
        self.reader = reader

    def format(self, locale: Locale) -> str:
        raise TypeError("a list needs a function such as LIST or SEATS")


class Amount(FluentInt):
    """A whole number that knows its reader."""

    reader: TextReader


def argument(value: object, reader: TextReader) -> object:
    """Convert plain data to an argument of a message."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        amount = Amount(value)
        amount.reader = reader
        return amount
    if isinstance(value, str):
        text = Text(value)
        text.reader = reader
        return text
    return value if value is None or isinstance(value, (float, FluentType)) else Data(value, reader)


def slug(name: str) -> str:
    """Return a name as part of a message id: 'Île de France' becomes 'ile-de-france'."""
    plain = "".join([c for c in unicodedata.normalize("NFKD", name) if not unicodedata.combining(c)])
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")


def functions(texts: Texts) -> dict[str, Callable[..., Any]]:
    """Return the functions of a catalogue, by name."""

    def reader_of(value: object) -> TextReader:
        reader = getattr(value, "reader", NOBODY)
        assert isinstance(reader, TextReader)
        return reader

    def joined(items: Sequence[str]) -> str:
        return format_list(items, locale=texts.locale)

    def seat(value: str) -> str:
        reader = reader_of(value)
        return texts.text(YOU, {}, reader) if reader.is_me(value) else reader.name(value)

    def seats(value: Any) -> str:
        return joined([seat(_like(letter, value)) for letter in _items(value)])

    def who(value: Any) -> str:
        return YOU if any(reader_of(value).is_me(letter) for letter in _items(value)) else OTHER

    def count(value: Data) -> FluentInt:
        return FluentInt(len(value.value))

    def money(value: Any) -> str:
        if not isinstance(value, int):
            return str(value)
        amount = format_decimal(abs(value), locale=texts.locale)
        sign = "minus" if value < 0 else "plus"
        currency = reader_of(value).currency
        return texts.text("money", {"amount": amount, "currency": currency, "sign": sign}, NOBODY)

    def total(*values: Any) -> Amount:
        """Add numbers and lists of numbers."""
        amount = Amount(sum(int(item) for value in values for item in _items(value)))
        amount.reader = reader_of(values[0])
        return amount

    def names(value: Any, of: str = "") -> str:
        return joined([name(_like(str(item), value), of) if of else str(item) for item in _items(value)])

    def name(value: Any, of: str) -> str:
        id = f"{of}-{slug(str(value))}"
        return texts.text(id, {}, reader_of(value)) if texts.has(id) else str(value)

    def goods(value: Data) -> str:
        """Show a bundle of a trade: cash, and goods by name or by count."""
        parts: list[str] = []
        cash = value.value.get("cash", 0)
        if cash:
            parts.append(money(argument(cash, value.reader)))
        found = value.value.get("goods", [])
        if isinstance(found, Mapping):
            parts += [_counted(number, item, value.reader) for item, number in found.items()]
        else:
            parts += [good(item, value.reader) for item in found]
        return joined(parts) if parts else texts.text("nothing", {}, value.reader)

    def good(item: str, reader: TextReader) -> str:
        """Show a good by a message of its own or, if it is a right on other goods, by the message for such rights."""
        own = f"{GOODS}-{slug(item)}"
        if texts.has(own):
            return texts.text(own, {}, reader)
        found = _GRANT.fullmatch(item)
        if found is None or not texts.has(f"{GOODS}-{slug(found[2])}-on"):
            return item
        grant = {"count": int(found[1] or 0), "series": found[3] or "none", "names": (found[4] or "").split(" / ")}
        return texts.text(f"{GOODS}-{slug(found[2])}-on", grant, reader)

    def cards(value: str) -> str:
        """Show some cards, given as 'Oil 2 + Bull'."""
        parts: list[str] = []
        for part in value.split(" + ") if value else []:
            found = _CARDS.fullmatch(part)
            assert found is not None
            parts.append(_counted(int(found[2] or 1), found[1], reader_of(value)))
        return joined(parts) if parts else texts.text("nothing", {}, reader_of(value))

    def _counted(number: int, item: str, reader: TextReader) -> str:
        return texts.text("counted-goods", {"count": number, "name": item}, reader)

    def shares(value: Data) -> str:
        return _by_seat("share", value)

    def payments(value: Data) -> str:
        return _by_seat("payment", value) if value.value else texts.text("nothing", {}, value.reader)

    def _by_seat(id: str, value: Data) -> str:
        return joined(
            [
                texts.text(
                    id, {"seat": letter, "amount": abs(number), "sign": "minus" if number < 0 else "plus"}, value.reader
                )
                for letter, number in value.value.items()
            ]
        )

    return {
        "SEAT": seat,
        "SEATS": seats,
        "WHO": who,
        "COUNT": count,
        "MONEY": money,
        "SUM": total,
        "LIST": names,
        "NAME": name,
        "GOODS": goods,
        "CARDS": cards,
        "SHARES": shares,
        "PAYMENTS": payments,
    }


def _items(value: Any) -> Sequence[Any]:
    """Return the items of a list; a single value is a list of one."""
    return value.value if isinstance(value, Data) else [value]


def _like(letter: str, value: Any) -> Text:
    text = Text(letter)
    text.reader = value.reader
    return text
