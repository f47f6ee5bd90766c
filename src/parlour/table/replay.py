"""Replaying: a record becomes a table again, every line judged by the rules on the way."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from parlour.core.reader import Reader
from parlour.core.record import CHANCE, END, NONCE, PLEDGE, SECRET, UNDO, Entry, Journal, read_journal
from parlour.core.refusals import BadData, ParlourError
from parlour.core.registry import find
from parlour.table import positions, shelf
from parlour.table.dealer import ByHand, Dealer, Seeded
from parlour.table.fair import Verifiable, commitment_to
from parlour.table.opening import seat_names
from parlour.table.table import Table


def replay(text: str, edition: str | Path | None = None) -> Table:
    """A record as a table that goes on where the record stops; BadData names the first line that is wrong."""
    return replay_journal(read_journal(text), edition)


def replay_journal(journal: Journal, edition: str | Path | None = None) -> Table:
    """A journal as a table, verified move by move."""
    first = 3 + len(journal.header)
    table = _table(journal, edition)
    for n, entry in enumerate(journal.entries):
        try:
            _follow(table, entry)
        except ParlourError as problem:
            said = problem.problem if isinstance(problem, BadData) else str(problem)
            raise BadData(f"line {first + n}", f"{entry.who} {entry.text[:60]}: {said}") from None
    return table


def _table(journal: Journal, edition: str | Path | None) -> Table:
    header = Reader(journal.header, "header")
    game = find(header.text("game"))
    board = shelf.edition(game, edition)
    theirs = header.at("edition")
    if theirs.text("id") != board.id or theirs.text("content") != board.content:
        raise BadData(
            "header.edition",
            f"it was played on {theirs.text('id')} ({theirs.text('content')[:12]}); this is {board.id} "
            f"({board.content[:12]}). Give the edition's file with --edition.",
        )
    rulebook = shelf.rulebook(game.slug)
    ruleset = header.at("ruleset")
    if ruleset.number("version") != rulebook.version or ruleset.text("content") != rulebook.content:
        raise BadData(
            "header.ruleset",
            f"it was played by ruleset {ruleset.number('version')} ({ruleset.text('content')[:12]}) of this game; "
            f"this Parlour knows ruleset {rulebook.version} ({rulebook.content[:12]})",
        )
    names = seat_names(header.texts("seats"), board)
    options: Any = header.at("options").data
    start: Any = header.at("start").data if header.has("start") else None
    dealer = _dealer(header.at("chance"), journal)
    table = Table(game, rulebook, board, options, names, dealer, start)
    if table.journal.opening != journal.opening:
        raise BadData("header", "it does not have the form Parlour writes")
    return table


def _dealer(chance: Reader, journal: Journal) -> Dealer:
    kind = chance.text("kind", ("verifiable", "seeded", "scripted", "by hand"))
    if kind == Seeded.kind:
        return Seeded(chance.number("seed"))
    if kind != Verifiable.kind:
        return ByHand()
    commitment = chance.text("commitment")
    last = journal.entries[-1] if journal.entries else None
    if last is None or last.who != CHANCE or not last.text.startswith(SECRET):
        return Verifiable(commitment=commitment)
    try:
        secret = bytes.fromhex(last.text.removeprefix(SECRET))
    except ValueError:
        raise BadData("the last line", "the secret is no hexadecimal number") from None
    if commitment_to(secret) != commitment:
        raise BadData("the last line", "the secret is not the one the table was committed to")
    return Verifiable(secret, commitment)


def _follow(table: Table, entry: Entry) -> None:
    """Take one line of a record, as if it were played now."""
    if entry.who == END or (entry.who == CHANCE and entry.text.startswith(SECRET)):
        _follow_closing(table, entry)
    elif table.is_over():
        raise BadData("", "the game was over before this line")
    elif entry.who == CHANCE:
        table.follow_fate(entry)
    elif entry.who == UNDO:
        table.undo()
    elif entry.text.startswith(PLEDGE):
        table.pledge(entry.who, entry.text.removeprefix(PLEDGE))
    elif entry.text.startswith(NONCE):
        table.nonce(entry.who, entry.text.removeprefix(NONCE))
    else:
        table.follow_action(entry)


def _follow_closing(table: Table, entry: Entry) -> None:
    """The last lines are written by the table itself: they must say the same."""
    if entry.who == CHANCE and not table.is_over():
        return
    written = [e for e in table.journal.entries if e.who == entry.who and e.text == entry.text]
    if not written:
        state = positions.fingerprint(table.game, table.copy_state(), table.lexicon)
        raise BadData("", f"the rules do not end the game so; the state's hash is {state[:16]}")
