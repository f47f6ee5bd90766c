"""An edition: the board, cards and prices of a game as data, every part marked with where it comes from."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from parlour.core.digest import digest
from parlour.core.reader import Reader
from parlour.core.refusals import BadData

MARKS: Final = ("text", "public", "reconstructed")
"""Stated by the surviving rules, found in public material, or ours."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """The header all editions share. A game's edition reads the rest and fills `names` for the notation."""

    def __init__(self, reader: Reader) -> None:
        header = reader.at("edition")
        self.id = header.text("id")
        self.game = header.text("game")
        self.title = header.text("title")
        self.publisher = header.text("publisher")
        self.year = str(header.anything("year"))
        self.least_seats = header.number("min_players", least=1)
        self.most_seats = header.number("max_players", least=self.least_seats, most=26)
        self.version = header.number("version", least=1)
        header.text("provenance", MARKS)
        self.content = digest(reader.data)
        self.names: dict[str, list[str]] = {}
        check_marks(reader.data, reader.where)


def check_marks(data: object, where: str) -> None:
    """Every mark of provenance, however deep, is one of the three."""
    if isinstance(data, dict):
        for key, value in data.items():
            if (key == "provenance" or key.endswith("_provenance")) and value not in MARKS:
                raise BadData(f"{where}.{key}", f"{value!r} is not one of {', '.join(MARKS)}")
            check_marks(value, f"{where}.{key}")
    elif isinstance(data, list):
        for n, item in enumerate(data):
            check_marks(item, f"{where}[{n}]")
