"""Replay: turns a record into a table again, checking every line by the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from pathlib import Path

from parlour.chance.committed import CommittedDealer, secret_in
from parlour.chance.dealers import Dealer, ManualDealer, ScriptedDealer, SeededDealer, opened_script
from parlour.core.data.plain_data import as_text, to_plain_table
from parlour.core.data.reader import Reader
from parlour.core.edition import Edition
from parlour.core.record import CHANCE, END, NONCE, PLEDGE, SECRET, UNDO, Entry, Journal, read_journal
from parlour.core.refusals import BadData, ParlourError
from parlour.core.registry import Game, find
from parlour.table import library, positions
from parlour.table.driver import UNDONE
from parlour.table.opening import seat_names
from parlour.table.table import Table

KINDS = (CommittedDealer.kind, SeededDealer.kind, ScriptedDealer.kind, ManualDealer.kind)


def replay(text: str, edition: str | Path | None = None) -> Table:
    """Return a table that continues where the record stops; BadData names the first wrong line."""
    return replay_journal(read_journal(as_text(text, "line 1")), edition)


def replay_journal(journal: Journal, edition: str | Path | None = None) -> Table:
    """Return the table of a journal, verified move by move."""
    table = opened_for(journal, edition)
    for _line in walk_on(table, journal):
        pass
    return table


def walk_on(table: Table, journal: Journal) -> Iterator[Table]:
    """Play the lines of a journal on a table before its first move; yield the table after each line."""
    for n in range(len(journal.entries)):
        _follow_line(table, journal, n)
        yield table


def moment_of(journal: Journal, moves: int | None = None, edition: str | Path | None = None) -> dict[str, object]:
    """Return the position after a number of moves, or after all; BadData names the first wrong line.

    Moves are answers and draws that have not been undone before that moment.
    """
    table = opened_for(journal, edition)
    for n in range(len(journal.entries)):
        if table.is_over() or (moves is not None and table.move_count() >= moves):
            break
        _follow_line(table, journal, n)
    if table.is_over():
        raise BadData("moves", "the game is over there; choose an earlier moment to play on from")
    return table.position()


def opened_for(journal: Journal, edition: Edition | str | Path | None) -> Table:
    """Return the table of a journal before its first move, with the secret if the journal reveals it."""
    secret = None
    at = secret_at(journal) if is_verifiable(journal) else None
    if at is not None:
        secret = secret_in(journal.entries[at].text)
        if secret is None:
            raise BadData(f"line {line_of(journal, at)}", "a secret is 64 hexadecimal digits")
    return table_for(journal, secret, edition)


def _follow_line(table: Table, journal: Journal, n: int) -> None:
    """Apply the n-th line; BadData if it is wrong."""
    entry = journal.entries[n]
    try:
        problem = follow(table, journal.entries, n)
    except ParlourError as refused:
        problem = refused.problem if isinstance(refused, BadData) else str(refused)
    if problem:
        raise BadData(f"line {line_of(journal, n)}", f"{entry.who} {entry.text[:60]}: {problem}")


def line_of(journal: Journal, n: int) -> int:
    """Return the line number in the file of the n-th move, counted from 0."""
    return len(journal.header) + 3 + n


def is_verifiable(journal: Journal) -> bool:
    chance = journal.header.get("chance")
    return isinstance(chance, dict) and chance.get("kind") == CommittedDealer.kind


def secret_at(journal: Journal) -> int | None:
    """Return the index of the line that reveals the secret: after the end, or the last line of a saved game."""
    entries = journal.entries
    for n, entry in enumerate(entries):
        is_in_place = n == len(entries) - 1 or (n > 0 and entries[n - 1].who == END)
        if is_in_place and entry.who == CHANCE and entry.text.startswith(SECRET):
            return n
    return None


def table_for(journal: Journal, secret: bytes | None, edition: Edition | str | Path | None) -> Table:
    """Return the table described by a record's header, before the first move."""
    header = Reader(journal.header, "header")
    game = _game_of(header)
    board = edition if isinstance(edition, Edition) else edition_for(header, game, edition)
    _check_board(header, board.id, board.content)
    names = seat_names(header.texts("seats"), board)
    options = to_plain_table(header.anything("options"), "header.options")
    start = to_plain_table(header.anything("start"), "header.start") if header.has("start") else None
    dealer = _dealer(header.at("chance"), secret)
    table = Table(game, library.rulebook_of(game), board, options, names, dealer, start)
    _check_form(journal, table.journal)
    return table


def edition_for(header: Reader, game: Game, path: str | Path | None) -> Edition:
    """Return the edition in a file, or the bundled one that a header names: an earlier one if need be."""
    board = library.edition(game, path)
    content = header.at("edition").text("content")
    earlier = library.earlier_edition(game.slug, content) if path is None and content != board.content else ""
    return library.edition_of(game, earlier, "edition") if earlier else board


def _check_form(theirs: Journal, ours: Journal) -> None:
    """Check that two equal headers are identical character by character: draws are bound to the text."""
    for line, due in zip_longest(theirs.header_lines(), ours.header_lines(), fillvalue=""):
        if line != due:
            name = line.partition(":")[0]
            raise BadData(f"header.{name}", f"it does not have the form Parlour writes, {due[:80]!r}")


def _check_board(header: Reader, id: str, content: str) -> None:
    theirs = header.at("edition")
    if theirs.text("id") != id or theirs.text("content") != content:
        raise BadData(
            "header.edition",
            f"it was played on {theirs.text('id')} ({theirs.text('content')[:12]}); this is {id} "
            f"({content[:12]}). Give the edition's file with --edition.",
        )


def _game_of(header: Reader) -> Game:
    """Return the game of a record under the ruleset it was played by."""
    ruleset = header.at("ruleset")
    version, content = ruleset.number("version"), ruleset.text("content")
    slug = header.text("game")
    find(slug)
    try:
        game = library.game_under(slug, version)
    except BadData as unknown:
        raise BadData("header.ruleset", unknown.problem) from None
    known = library.rulebook_of(game).content
    if content != known:
        raise BadData(
            "header.ruleset",
            f"it was played by a ruleset {version} ({content[:12]}) which this Parlour does not know",
        )
    return game


def _dealer(chance: Reader, secret: bytes | None) -> Dealer:
    kind = chance.text("kind", KINDS)
    if kind == SeededDealer.kind:
        return SeededDealer(chance.number("seed"))
    if kind == ScriptedDealer.kind:
        return opened_script()
    if kind == ManualDealer.kind:
        return ManualDealer()
    return CommittedDealer(secret, chance.text("commitment"))


def follow(table: Table, entries: Sequence[Entry], n: int) -> str:
    """Apply one line of a record as if it were played now.

    Raises what the rules refuse. Returns what is wrong with a draw that the rules allow, or ''.
    """
    entry = entries[n]
    if entry.who == END or (entry.who == CHANCE and entry.text.startswith(SECRET)):
        _follow_closing(table, entries, n)
    elif table.is_over():
        raise BadData("", "the game was over before this line")
    elif entry.who == CHANCE:
        return table.follow_draw(entry)
    elif entry.who == UNDO:
        if entry.text != UNDONE:
            raise BadData("", "this is no undo")
        table.undo()
    elif entry.text.startswith(PLEDGE):
        _check_letter(table, entry)
        table.pledge(entry.who, entry.text.removeprefix(PLEDGE))
    elif entry.text.startswith(NONCE):
        _check_letter(table, entry)
        table.nonce(entry.who, entry.text.removeprefix(NONCE))
    else:
        table.follow_action(entry)
    return ""


def _check_letter(table: Table, entry: Entry) -> None:
    if entry.who != table.lexicon.letter(table.seat(entry.who)):
        raise BadData("", "a record names a seat by its letter")


def _follow_closing(table: Table, entries: Sequence[Entry], n: int) -> None:
    """Check the last lines, which the table itself writes: place and text must be the same."""
    entry = entries[n]
    if entry.who == CHANCE and not table.is_over():
        if n != len(entries) - 1:
            raise BadData("", "the secret is opened before the end")
        return
    written: list[Entry] = table.journal.entries
    if n >= len(written) or written[n].who != entry.who or written[n].text != entry.text:
        state = positions.fingerprint(table.game, table.copy_state(), table.lexicon)
        raise BadData("", f"the rules do not end the game so; the state's hash is {state[:16]}")
