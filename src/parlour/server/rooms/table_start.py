"""Where a new table begins: at an uploaded position, or at a moment of a record, possibly with an uploaded edition.

An upload is tried out before a table is opened on it, in a process with limited memory and time: an edition of a few
lines can ask for a million dice, which the server would have to throw.
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
from parlour.i18n.refusals import refused
from parlour.records.replay import moment_of
from parlour.table.opening import board_of, seat_names
from parlour.table.positions import NOT_STATE, with_stack
from parlour.table.table import Table

TRIAL_ANSWERS: Final = 8
TRIAL_SECONDS: Final = 2.0
"""The limit of processor time to build the table, show it to everybody and play some answers; our own editions take
0.1."""
TOO_EXPENSIVE: Final = "input/too_expensive"


class UploadedStart(NamedTuple):
    """An upload to begin a table with: edition, position, record, options."""

    game: str
    seats: int
    options: dict[str, object]
    """The options of the preset and the client. They override those of a position or record."""
    edition: str
    position: dict[str, object] | None
    record: str
    moves: int | None

    def size(self) -> int:
        """Return the approximate number of characters."""
        return len(self.edition) + len(self.record) + (MAX_POSITION_BYTES if self.position else 0)


class TableStart(NamedTuple):
    """Where play begins (None: at the start of the game), and the options that come with it."""

    start: dict[str, object] | None
    options: dict[str, object]


def beginning(upload: UploadedStart) -> TableStart:
    """Return where a table begins, after trying it out; BadData or Refused if no table can begin there."""
    begins = where_it_begins(upload)
    try_out(upload, begins)
    return begins


def try_out(upload: UploadedStart, begins: TableStart) -> None:
    """Build the table and play a little; Refused if that takes too long. The caller limits the memory."""
    began = time.process_time()
    table = _laid(upload, begins)
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
    return refused(TOO_EXPENSIVE)


def where_it_begins(upload: UploadedStart) -> TableStart:
    """Return the uploaded position, or the one that a record leads to; BadData if there is none."""
    given = [name for name, value in (("position", upload.position), ("record", upload.record)) if value]
    if not given:
        return TableStart(None, {})
    if len(given) > 1:
        raise BadData("position", "a table begins at a position or at a moment of a record, not at both")
    check_size(upload.record, MAX_RECORD_BYTES, "record")
    if upload.position:
        check_size(msgspec.json.encode(upload.position).decode(), MAX_POSITION_BYTES, "position")
    position = upload.position or moment_of(read_journal(upload.record), upload.moves)
    reader = Reader(to_plain_table(position, "position"), "position")
    if reader.text("game") != upload.game:
        raise BadData("position", f"it is of {reader.text('game')}, not of {upload.game}")
    options = to_plain_table(reader.anything("options"), "position.options") if reader.has("options") else {}
    start = {key: value for key, value in position.items() if key not in NOT_STATE}
    return TableStart(_with_stack(upload, start, options), options)


def _with_stack(upload: UploadedStart, start: dict[str, object], options: dict[str, object]) -> dict[str, object]:
    """Return the start with its pending frames, as the room will store it."""
    game = find(upload.game)
    rulebook, board = board_of(game, upload.edition)
    chosen = rulebook.complete(options | upload.options)
    return with_stack(game, board, chosen, board.lexicon(upload.seats), start)


def _laid(upload: UploadedStart, begins: TableStart) -> Table:
    """Build the table before its first move, as a room would."""
    game = find(upload.game)
    rulebook, board = board_of(game, upload.edition)
    options = rulebook.complete(begins.options | upload.options)
    names = seat_names([f"Seat {chr(ord('A') + n)}" for n in range(upload.seats)], board)
    return Table(game, rulebook, board, options, names, SeededDealer(1), begins.start)
