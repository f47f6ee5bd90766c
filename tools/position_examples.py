"""Examples for docs/positions: moments worth showing, one file per game in docs/positions/examples."""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

import parlour
from parlour.table.table import Table
from tools.pages import DOCS

FOLDER: Final = DOCS / "positions" / "examples"
MIDGAME: Final = "In the middle of a game"
AUCTION: Final = "In an auction"
DEBT: Final = "In a debt"


class Example(NamedTuple):
    """A moment: its title, what to notice, an answer such as 'A throw' that is legal there, and the position."""

    title: str
    text: str
    answer: str
    position: dict[str, Any]


def examples_of(slug: str) -> list[Example]:
    """Return the examples of a game."""
    return [Example(**each) for each in json.loads((FOLDER / f"{slug}.json").read_text("utf-8"))]


def open_example(example: Example) -> Table:
    """Return the table at an example; its answer is tried on a copy."""
    opened = parlour.at(example.position, chance="by hand")
    seat, text = example.answer.split(" ", 1)
    opened.copy().act(seat, text)
    return opened
