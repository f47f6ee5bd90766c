"""Titles of games in lists and above tables: what an edition is called, where and when it was printed."""

from __future__ import annotations

from parlour.core.edition import UNKNOWN, Edition
from parlour.i18n.languages import about_catalogue
from parlour.table import provenance
from parlour.terminal.texts.wording import Wording


def heading(edition: Edition, words: Wording) -> str:
    """Return an edition's title, marked if it is a changed copy of the bundled one, with its imprint."""
    title = edition.title
    if provenance.is_modified(edition.game, edition.id, edition.content):
        title = words.text("title-modified", title=title, digits=edition.content[: provenance.DIGITS])
    return f"{title} ({imprint(edition, words)})"


def imprint(edition: Edition, words: Wording) -> str:
    """Return publisher and year, as far as they are known."""
    if edition.publisher == UNKNOWN:
        return words.text("title-unknown") if edition.year == UNKNOWN else edition.year
    return f"{edition.publisher}, {dated(edition, words)}"


def dated(edition: Edition, words: Wording) -> str:
    return words.text("title-year-unknown") if edition.year == UNKNOWN else edition.year


def about(game: str, language: str) -> str:
    """Return a sentence about a game; '' if it has no catalogue."""
    catalogue, id = about_catalogue(game, language), f"about-{game}"
    return catalogue.text(id) if catalogue.has(id) else ""


def players(edition: Edition, words: Wording) -> str:
    """Return how many can play: '2 to 4 players'."""
    few, many = edition.least_seats, edition.most_seats
    if few == many:
        return words.text("title-players-exactly", count=few)
    return words.text("title-players", few=few, many=many)
