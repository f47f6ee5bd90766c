"""Checks that a room is played to its end by the rules it was begun with."""

from __future__ import annotations

from parlour.core.data.reader import Reader
from parlour.core.record import read_journal
from parlour.core.refusals import BadData
from parlour.core.registry import find
from parlour.table import library
from parlour.table.opening import board_of
from parlour.table.table import Table


class RulesDiffer(BadData):
    """A room was begun with rules that this version does not have."""

    def __init__(self, problem: str) -> None:
        super().__init__("", problem)


def check_rules(head: str, slug: str, edition: str) -> None:
    """Raise RulesDiffer if a table was begun with other rules, or on another board, than this version would use."""
    header = Reader(read_journal(head).header, "header")
    try:
        game = find(slug)
    except BadData:
        raise RulesDiffer(f"it is a game of {slug}, which this Parlour does not have") from None
    rulebook = library.rulebook(slug)
    theirs = header.at("ruleset")
    if (theirs.number("version"), theirs.text("content")) != (rulebook.version, rulebook.content):
        played = f"ruleset {theirs.number('version')} ({theirs.text('content')[:12]})"
        raise RulesDiffer(
            f"it is played by {played}, and this Parlour has {rulebook.version} ({rulebook.content[:12]})"
        )
    board = board_of(game, edition)[1]
    theirs = header.at("edition")
    if (theirs.text("id"), theirs.text("content")) != (board.id, board.content):
        played = f"{theirs.text('id')} ({theirs.text('content')[:12]})"
        raise RulesDiffer(f"it is played on {played}, and this Parlour has {board.id} ({board.content[:12]})")


def check_head(head: str, table: Table) -> None:
    """Raise RulesDiffer if a table's header is not reproduced exactly: draws depend on every character of it."""
    ours = table.journal.text(0)
    if head != ours:
        differs = [line for line in head.split("\n") if line not in ours.split("\n")]
        name = differs[0].partition(":")[0] if differs else "header"
        raise RulesDiffer(f"this Parlour would write the {name} of its record otherwise")
