"""A game in short: the goal, a turn, three things to know and the end, with the figures of the edition.

The texts are in `locales/<language>/<game>.learn.ftl`: for each part a short sentence and, as `.about`, an explanation.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from parlour.i18n import ENGLISH
from parlour.i18n.languages import GAMES, known

if TYPE_CHECKING:
    from parlour.core.edition import Edition
    from parlour.i18n.catalogue import Catalogue

PARTS: Final = {
    "goal": ("goal",),
    "turn": ("turn-1", "turn-2", "turn-3"),
    "know": ("know-1", "know-2", "know-3"),
    "end": ("end",),
}
"""The headings, in order, and the parts below each."""


class Point(NamedTuple):
    """A part of the summary: what it says in short, and an explanation."""

    title: str
    about: str


def learn_file(game: str) -> str:
    """Return the name of the catalogue with a game's summary, without its ending."""
    return f"{game}.learn"


@cache
def learn_catalogue(game: str, language: str = ENGLISH) -> Catalogue:
    """Return the texts of a game's summary in a language."""
    from parlour.i18n.catalogue import Catalogue  # noqa: PLC0415 (the engine plays without it)

    return Catalogue(known(language), (GAMES, learn_file(game)))


def figures(data: object, prefix: str = "") -> Iterator[tuple[str, int]]:
    """List the whole numbers in the tables of an edition by their names: `amounts-salary`."""
    for key, value in data.items() if isinstance(data, Mapping) else ():
        if isinstance(value, int) and not isinstance(value, bool):
            yield f"{prefix}{key}", value
        else:
            yield from figures(value, f"{prefix}{key}-")


def in_short(edition: Edition, language: str = ENGLISH) -> dict[str, list[Point]]:
    """Return the summary of a game by its headings; empty if the game has no texts for it."""
    catalogue = learn_catalogue(edition.game, language)
    if not catalogue.has("in-short-goal"):
        return {}
    given = dict(figures(edition.reader.data))
    return {
        heading: [
            Point(catalogue.text(f"in-short-{part}", given), catalogue.text(f"in-short-{part}.about", given))
            for part in parts
        ]
        for heading, parts in PARTS.items()
    }
