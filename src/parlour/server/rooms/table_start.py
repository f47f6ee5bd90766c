"""Where a new table begins: at a position, or at a moment of a record, on an edition that comes along.

What a client sends with its wish is played for a moment before anybody opens a table on it, in a process with little
memory and time: an edition of a few lines can ask for a million dice, and those would be thrown in the server.
"""

from __future__ import annotations

import time
from typing import Final, NamedTuple

import msgspec

from parlour.chance.dealers import SeededDealer
from parlour.core.data.bounds import MAX_POSITION_BYTES, MAX_RECORD_BYTES, check_size
from parlour.core.data.plain_data import to_plain_table
from parlour.core.data.reader import Reader
from parlour.core.record import read_journal
from parlour.core.refusals import BadData, Refused
from parlour.core.registry import find
from parlour.records.replay import moment_of
from parlour.table.opening import board_of, seat_names
from parlour.table.positions import NOT_STATE, with_stack
from parlour.table.table import Table

TRIAL_ANSWERS: Final = 8
TRIAL_SECONDS: Final = 2.0
"""Of processor time, to lay the table, show it to everybody and play so many answers; our own editions take 0.1."""
TOO_EXPENSIVE: Final = "input/too_expensive"


class UploadedStart(NamedTuple):
    """What a client brings along to begin a table with."""

    game: str
    seats: int
    options: dict[str, object]
    """Of the preset and the client's own: they come on top of those that a position or record has."""
    edition: str
    position: dict[str, object] | None
    record: str
    moves: int | None

    def size(self) -> int:
        """Characters, about."""
        return len(self.edition) + len(self.record) + (MAX_POSITION_BYTES if self.position else 0)


class TableStart(NamedTuple):
    """Where play begins (None: at the start of the game), and the options it brings along."""

    start: dict[str, object] | None
    options: dict[str, object]


def beginning(brought: UploadedStart) -> TableStart:
    """Where a table begins, tried out; BadData or Refused if no table can begin there."""
    begins = where_it_begins(brought)
    try_out(brought, begins)
    return begins


def try_out(brought: UploadedStart, begins: TableStart) -> None:
    """Lay the table and play a little; Refused if that takes too long. Whoever calls it limits the memory."""
    began = time.process_time()
    table = _laid(brought, begins)
    for _ in range(TRIAL_ANSWERS):
        for seat in range(len(table.names)):
            table.view_data(seat)
        asks = table.asks()
        if time.process_time() - began > TRIAL_SECONDS:
            raise too_expensive()
        if not asks:
            break
        table.act(asks[0].seat, asks[0].default_action)


def too_expensive() -> Refused:
    text = "Evaluating this takes more time or memory than the server gives to one request; make it smaller."
    return Refused(TOO_EXPENSIVE, "", text)


def where_it_begins(brought: UploadedStart) -> TableStart:
    """The position that was brought, or that a record leads to; BadData if it is none."""
    given = [name for name, value in (("position", brought.position), ("record", brought.record)) if value]
    if not given:
        return TableStart(None, {})
    if len(given) > 1:
        raise BadData("position", "a table begins at a position or at a moment of a record, not at both")
    check_size(brought.record, MAX_RECORD_BYTES, "record")
    if brought.position:
        check_size(msgspec.json.encode(brought.position).decode(), MAX_POSITION_BYTES, "position")
    position = brought.position or moment_of(read_journal(brought.record), brought.moves)
    reader = Reader(to_plain_table(position, "position"), "position")
    if reader.text("game") != brought.game:
        raise BadData("position", f"it is of {reader.text('game')}, not of {brought.game}")
    options = to_plain_table(reader.anything("options"), "position.options") if reader.has("options") else {}
    start = {key: value for key, value in position.items() if key not in NOT_STATE}
    return TableStart(_with_stack(brought, start, options), options)


def _with_stack(brought: UploadedStart, start: dict[str, object], options: dict[str, object]) -> dict[str, object]:
    """The start with what is going on there, as the room will store it."""
    game = find(brought.game)
    rulebook, board = board_of(game, brought.edition)
    chosen = rulebook.complete(options | brought.options)
    return with_stack(game, board, chosen, board.lexicon(brought.seats), start)


def _laid(brought: UploadedStart, begins: TableStart) -> Table:
    """The table before its first move, as a room would lay it."""
    game = find(brought.game)
    rulebook, board = board_of(game, brought.edition)
    options = rulebook.complete(begins.options | brought.options)
    names = seat_names([f"Seat {chr(ord('A') + n)}" for n in range(brought.seats)], board)
    return Table(game, rulebook, board, options, names, SeededDealer(1), begins.start)
