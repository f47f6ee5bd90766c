"""Base class of editions: the board, cards and prices of a game as data, each part marked with its provenance."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from parlour.core.data.digest import digest
from parlour.core.data.edition_summary import SUMMARY, EditionSummary, without_summary
from parlour.core.data.reader import Reader
from parlour.core.memo import Memo
from parlour.core.moves import MAX_SEATS
from parlour.core.refusals import BadData
from parlour.core.text.names import CountedNames, Names, fold

MARKS: Final = ("text", "public", "reconstructed")
"""Provenance marks: stated by the surviving rules, found in public material, or reconstructed by this project."""
UNKNOWN: Final = "unknown"
_NAMES: Final[Memo[tuple[str, int], Names]] = Memo(256)
"""Names by the content of their edition and the number of seats."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """The header that all editions share. A game's own edition reads the rest and fills `names`."""

    def __init__(self, reader: Reader) -> None:
        header = reader.at("edition")
        self.id = header.text("id")
        self.game = header.text("game")
        self.title = header.text("title")
        self.publisher = header.text("publisher")
        self.year = str(header.anything("year"))
        self.least_seats = header.number("min_players", least=1)
        self.most_seats = header.number("max_players", least=self.least_seats, most=MAX_SEATS)
        self.version = header.number("version", least=1)
        header.text("provenance", MARKS)
        self.summary = EditionSummary(
            reader.at(SUMMARY) if reader.has(SUMMARY) else Reader({}, reader.where), self.title, self.dated()
        )
        self.content = digest(without_summary(reader.data))
        """The hash of everything that play depends on; records contain it."""
        self.reader = reader
        """The edition's data. An edition is pickled as the reader it was made from."""
        self.names: dict[str, list[str]] = {}
        self.things: dict[str, CountedNames] = {}
        check_marks(reader.data, reader.where)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.reader,)

    def __deepcopy__(self, _memo: object) -> Edition:
        return self  # immutable

    def lexicon(self, seats: int) -> Names:
        """Return the edition's names for a table with this many seats; all such tables share one object."""
        key = (self.content, seats)
        known = _NAMES.get(key)
        return _NAMES.keep(key, Names(self.names, seats, self.things)) if known is None else known

    def dated(self) -> str:
        """Return the year in a form that can stand alone."""
        return "year unknown" if self.year == UNKNOWN else self.year


def check_marks(data: object, where: str) -> None:
    """Check that every provenance mark, at any depth, is one of the three known ones."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key == "provenance" or key.endswith("_provenance"):
                check_mark(value, f"{where}.{key}")
            else:
                check_marks(value, f"{where}.{key}")
    elif isinstance(data, list):
        for n, item in enumerate(data):
            check_marks(item, f"{where}[{n}]")


def check_mark(mark: object, where: str) -> None:
    """Check one mark, or a table that gives each part of an item its own mark."""
    if isinstance(mark, dict) and mark:
        for part, of_part in mark.items():
            check_mark(of_part, f"{where}.{part}")
    elif mark not in MARKS:
        raise BadData(where, f"{mark!r} is not one of {', '.join(MARKS)}")


def check_names(names: dict[str, list[str]], where: str, notation: tuple[str, ...] = ()) -> None:
    """Check that names differ in more than case and accents, and contain none of the notation's separators."""
    for category, words in names.items():
        folded = [fold(word) for word in words]
        for word, plain in zip(words, folded, strict=True):
            if not plain or word != " ".join(word.split()):
                raise BadData(where, f"{word!r} is no name for a {category}")
            if folded.count(plain) > 1:
                raise BadData(where, f"the {category} {word!r} stands there twice")
            for part in notation:
                if part in f" {plain} ":
                    raise BadData(where, f"the {category} {word!r} has {part.strip()!r} in its name")
