"""Finds the rules and the board that a room was begun with: it is played to its end by them."""

from __future__ import annotations

from typing import NamedTuple

from parlour.core.data.reader import Reader
from parlour.core.record import read_journal
from parlour.core.refusals import BadData
from parlour.core.registry import Game, find
from parlour.table import library
from parlour.table.opening import board_of
from parlour.table.table import Table


class RulesDiffer(BadData):
    """A room was begun with rules that this version does not have."""

    def __init__(self, problem: str) -> None:
        super().__init__("", problem)


class BegunWith(NamedTuple):
    """What a room was begun with: a game under a ruleset, and the text of its edition ('' for the bundled one)."""

    game: Game
    edition: str


def begun_with(head: str, slug: str, edition: str) -> BegunWith:
    """Return what a table was begun with, from the header of its record; RulesDiffer if this version does not have it.

    `edition` is the text of the edition that the room was opened with, '' for the bundled one.
    """
    header = Reader(read_journal(head).header, "header")
    try:
        find(slug)
    except BadData:
        raise RulesDiffer(f"it is a game of {slug}, which this Parlour does not have") from None
    game = _game_under(header.at("ruleset"), slug)
    theirs = header.at("edition")
    id, content = theirs.text("id"), theirs.text("content")
    if not edition and content != library.bundled_edition(slug).content:
        edition = library.earlier_edition(slug, content)
    board = board_of(game, edition)[1]
    if (id, content) != (board.id, board.content):
        played = f"{id} ({content[:12]})"
        raise RulesDiffer(f"it is played on {played}, and this Parlour has {board.id} ({board.content[:12]})")
    return BegunWith(game, edition)


def _game_under(ruleset: Reader, slug: str) -> Game:
    """Return a game under a ruleset of its record's header."""
    version, content = ruleset.number("version"), ruleset.text("content")
    try:
        game = library.game_under(slug, version)
    except BadData:
        game = find(slug)
    ours = library.rulebook_of(game)
    if (version, content) != (ours.version, ours.content):
        played = f"ruleset {version} ({content[:12]})"
        raise RulesDiffer(f"it is played by {played}, and this Parlour has {ours.version} ({ours.content[:12]})")
    return game


def check_head(head: str, table: Table) -> None:
    """Raise RulesDiffer if a table's header is not reproduced exactly: draws depend on every character of it."""
    ours = table.journal.text(0)
    if head != ours:
        differs = [line for line in head.split("\n") if line not in ours.split("\n")]
        name = differs[0].partition(":")[0] if differs else "header"
        raise RulesDiffer(f"this Parlour would write the {name} of its record otherwise")
