"""Opening a table: a new game, or a given position."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from pathlib import Path

from parlour.chance.committed import CommittedDealer
from parlour.chance.dealers import Dealer, ManualDealer, ScriptedDealer, SeededDealer
from parlour.core.data.plain_data import as_text, to_plain, to_plain_table
from parlour.core.data.reader import Reader
from parlour.core.edition import Edition
from parlour.core.moves import MAX_SEATS
from parlour.core.refusals import BadData
from parlour.core.registry import Game, find
from parlour.core.rulebook import Rulebook
from parlour.core.text.names import Names
from parlour.table import library, positions
from parlour.table.table import Table

MAX_NAME = 40
BY_HAND = "by hand"


def after_setup(table: Table) -> dict[str, object]:
    """Return the position at the first turn: earlier questions get their default answers, chance decides who begins."""
    while True:
        position = table.position()
        stack = position.get("stack", [])
        assert isinstance(stack, list)
        asks = table.asks()
        if not asks or not any(name in table.game.setup for frame in stack for name in frame):
            return position
        table.act(asks[0].seat, asks[0].default_action)


def open_table(
    game: str,
    seats: int | Sequence[str] | None = None,
    options: Mapping[str, object] | None = None,
    seed: int | None = None,
    chance: Sequence[object] | str | None = None,
    edition: str | Path | None = None,
    preset: str | None = None,
) -> Table:
    """Open a new table. Without seed or script its chance is verifiable; `chance` is a script, or "by hand".

    A preset is a named set of options; options given with it override it.
    """
    found = find(as_text(game, "game"))
    board = library.edition(found, edition)
    names = seat_names(seats, board)
    wanted = to_plain_table(options, "options") if options is not None else {}
    chosen = library.preferred_options(found, edition)
    if preset is not None:
        chosen = chosen | library.rulebook(found.slug).preset(as_text(preset, "preset"), "preset").options
    chosen = chosen | wanted
    dealer = _dealer(seed, chance, found, board.lexicon(len(names)).with_players(names))
    return Table(found, library.rulebook(game), board, chosen, names, dealer)


def board_of(game: Game, edition: str) -> tuple[Rulebook, Edition]:
    """Return a game's rulebook, and the edition in a text, or the bundled one if the text is empty."""
    board = library.edition_of(game, edition, "edition") if edition else library.bundled_edition(game.slug)
    return library.rulebook_of(game), board


def table_at(
    position: Mapping[str, object],
    seed: int | None = None,
    chance: Sequence[object] | str | None = None,
    edition: str | Path | None = None,
    preset: str | None = None,
) -> Table:
    """Open a table at any moment, given as plain data; omitted fields are as at the start of a game.

    A position that gives anything of the state but no `stack` is the start of the mover's turn. A preset is a named set
    of options; those of the position override it. docs/positions describes the fields of every game.
    """
    position = to_plain_table(position, "position")
    reader = Reader(position, "position")
    found = find(reader.text("game"))
    board = library.edition(found, edition)
    if reader.has("edition") and reader.text("edition") != board.id:
        raise BadData("position.edition", f"it is of {reader.text('edition')!r}, but this is {board.id!r}")
    names = seat_names(_seats_in(reader), board)
    rulebook = library.rulebook(found.slug)
    options = to_plain_table(reader.anything("options"), "position.options") if reader.has("options") else {}
    if preset is not None:
        options = rulebook.preset(as_text(preset, "preset"), "preset").options | options
    lexicon = board.lexicon(len(names)).with_players(names)
    start = positions.with_stack(found, board, rulebook.complete(options), lexicon, position)
    dealer = _dealer(seed, chance, found, lexicon)
    return Table(found, rulebook, board, options, names, dealer, start=start)


def seat_names(seats: int | Sequence[str] | None, edition: Edition) -> list[str]:
    """Return the players' names by seat; a number of seats gives them their letters."""
    if seats is None:
        seats = edition.least_seats
    if isinstance(seats, int) and not isinstance(seats, bool):
        names = [chr(ord("A") + n) for n in range(max(0, min(seats, MAX_SEATS)))]
        count = seats
    elif isinstance(seats, str) or not isinstance(seats, Sequence):
        raise BadData("seats", f"expected a number of seats or a list of names, got {type(seats).__name__}")
    else:
        names = [_name(name, n) for n, name in enumerate(seats)]
        count = len(names)
    if not edition.least_seats <= count <= edition.most_seats:
        few, many = edition.least_seats, edition.most_seats
        span = f"{few}" if few == many else f"{few} to {many}"
        raise BadData("seats", f"{edition.title} is played by {span}, not by {to_plain(count, 'seats')}")
    if len({name.casefold() for name in names}) != len(names):
        raise BadData("seats", "two players have the same name")
    for n, name in enumerate(names):
        if len(name) == 1 and name.isalpha() and name.upper() != chr(ord("A") + n):
            raise BadData("seats", f"{name!r} could be taken for a seat's letter; please use a longer name")
    return names


def _name(name: object, n: int) -> str:
    if not isinstance(name, str):
        raise BadData(f"seats[{n}]", f"expected a name, got {type(name).__name__}")
    if not name.strip():
        raise BadData(f"seats[{n}]", "expected a name")
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if len(name) > MAX_NAME or not name.isprintable():
        raise BadData(f"seats[{n}]", f"a name has at most {MAX_NAME} characters, all of them visible")
    return name


def _seats_in(reader: Reader) -> int | list[str] | None:
    if not reader.has("seats"):
        return None
    seats = reader.anything("seats")
    return reader.texts("seats") if isinstance(seats, list) else reader.number("seats")


def _dealer(seed: int | None, chance: Sequence[object] | str | None, game: Game, lexicon: Names) -> Dealer:
    if seed is not None and chance is not None:
        raise BadData("chance", "a table has either a seed or a script, not both")
    if seed is not None:
        return SeededDealer(seed)
    if chance is None:
        return CommittedDealer()
    if isinstance(chance, str):
        if chance != BY_HAND:
            raise BadData("chance", f"expected a list of draws or {BY_HAND!r}, got {chance!r}")
        return ManualDealer()
    return ScriptedDealer(chance, game.draw_notations, lexicon)
