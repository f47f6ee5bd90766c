"""SQL that both databases share; only the mark of a parameter differs."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final, Protocol

from parlour.server.store.columns import counted, lined, listed, touched
from parlour.server.store.interface import (
    LEFT_OUT,
    START,
    STORED,
    Append,
    AppendResult,
    DamagedRoom,
    HostUsage,
    RoomRow,
    StoredEntry,
    StoreError,
    checked,
)

COLUMNS: Final = "room, number, command, actor, body, at, entry, chain"
ROOM: Final = "id, number, commitment, game, names, status, waits_for, touched_at, title"
NEXT_NUMBER: Final = (
    "(SELECT coalesce(max(last), 0) + 1 FROM (SELECT max(number) AS last FROM rooms "
    "UNION ALL SELECT max(place) FROM entries) AS given)"
)
"""Without a gap, so that nobody can take a room off the list unseen; a sequence would leave some. That of a room whose
row is lost is not given again: its entries are still there."""
INSERT_ROOM: Final = (
    "INSERT INTO rooms (number, id, secret, commitment, is_public, game, title, names, is_busy, status, waits_for, "
    f"touched_at, count) VALUES ({NEXT_NUMBER}, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0) ON CONFLICT DO NOTHING"
)
PLACE: Final = "SELECT number FROM rooms WHERE id = ?"
INSERT_ENTRY: Final = (
    f"INSERT INTO entries (place, {COLUMNS}) SELECT number, ?, ?, ?, ?, ?, ?, ?, ? FROM rooms WHERE id = ? "
    "ON CONFLICT DO NOTHING"
)
"""Entries are found by their room's number, which is short, and lies beside those of rooms that were opened with it; an
entry whose room there is not is left out."""
TOUCH_ROOM: Final = (
    "UPDATE rooms SET names = ?, is_busy = ?, status = ?, waits_for = ?, touched_at = coalesce(?, touched_at), "
    "count = ? WHERE id = ?"
)
COUNT: Final = "UPDATE rooms SET touched_at = coalesce(?, touched_at), count = ?"
COUNT_ROOM: Final = f"{COUNT} WHERE id = ?"
COUNT_LINES: Final = "UPDATE rooms SET touched_at = coalesce(?, touched_at), lines = ?"
COUNT_ROOM_LINES: Final = f"{COUNT_LINES} WHERE id = ?"
CLEAR_SITTERS: Final = "DELETE FROM sitters WHERE room = ?"
INSERT_SITTER: Final = "INSERT INTO sitters (room, seat, holder) VALUES (?, ?, ?)"
ENTRIES_BY_NAME: Final = f"SELECT {COLUMNS} FROM entries WHERE room = ? AND number >= ? ORDER BY number"
"""Each entry also has its room's name: it is found, if not quickly, where the list of rooms is damaged."""
ENTRIES: Final = f"SELECT {COLUMNS} FROM entries WHERE room = ? AND number >= ? AND place = ({PLACE}) ORDER BY number"
"""Of whatever else stands in a room's place nothing is its own."""
LINES: Final = (
    f"SELECT {COLUMNS} FROM entries WHERE room = ? AND number <= ? AND place = ({PLACE}) ORDER BY number DESC"
)
"""Chat lines: the first is number -1."""
COMMAND: Final = f"SELECT number, body FROM entries WHERE command = ? AND place = ({PLACE})"
COUNTED_LINES: Final = "SELECT lines FROM rooms WHERE id = ?"
COUNTED: Final = "SELECT count FROM rooms WHERE id = ?"
CLOCKS: Final = "SELECT clocks FROM rooms WHERE id = ?"
SAVE_CLOCKS: Final = "UPDATE rooms SET clocks = ? WHERE id = ?"
BUSY_ROOMS: Final = "SELECT id FROM rooms WHERE is_busy ORDER BY number"
ALL_ROOMS: Final = "SELECT id FROM rooms ORDER BY number"
SECRET: Final = "SELECT secret FROM rooms WHERE id = ?"
ROOMS_OF: Final = (
    f"SELECT {ROOM} FROM rooms WHERE id IN (SELECT room FROM sitters WHERE holder = ?) "
    "ORDER BY CASE WHEN status IN ('over', 'closed') THEN 1 ELSE 0 END, touched_at DESC LIMIT ?"
)
PUBLIC_ROOMS: Final = (
    f"SELECT {ROOM} FROM rooms WHERE is_public AND status IN ('gathering', 'playing') ORDER BY touched_at DESC LIMIT ?"
)
KEY: Final = "SELECT value FROM keys WHERE name = ?"
INSERT_KEY: Final = "INSERT INTO keys (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING"
TOKENS: Final = "tokens"
KEY_BYTES: Final = 32
HOLDER: Final = (
    "SELECT 1 WHERE EXISTS (SELECT 1 FROM sitters WHERE holder = ?) "
    "OR EXISTS (SELECT 1 FROM old_hosts WHERE holder = ?)"
)
HOSTED: Final = (
    "SELECT count(*), coalesce(sum(CASE WHEN is_public AND status = 'gathering' THEN 1 ELSE 0 END), 0), "
    "coalesce(sum(length(entry)), 0) FROM rooms JOIN entries ON place = rooms.number AND entries.number = 1 "
    "WHERE id IN (SELECT sitters.room FROM sitters WHERE holder = ?) AND actor = ? "
    "AND status NOT IN ('over', 'closed')"
)
"""Whoever opens a room is the actor of its first entry, and stays among its sitters."""
COMMITMENTS: Final = f"SELECT {ROOM} FROM rooms WHERE number > ? ORDER BY number LIMIT ?"


class StatementRunner(Protocol):
    """Runs one statement: rows of a query, or how many rows were changed."""

    is_older: bool
    """Whether entries have no place yet, but are found by their room's name."""

    def read(self, sql: str, values: Sequence[object]) -> list[tuple[object, ...]]: ...

    def write(self, sql: str, values: Sequence[object]) -> int: ...


def append(runs: StatementRunner, batch: list[Append]) -> list[AppendResult]:
    """Inside a transaction."""
    return [_append(runs, each) for each in batch]


def _append(runs: StatementRunner, each: Append) -> AppendResult:
    kept = each.kept
    opening = each.opening
    if opening is not None:
        runs.write(INSERT_ROOM, (kept.room, *opening, *listed(each)))
    if runs.write(INSERT_ENTRY, (*kept, kept.room)) != 1:
        return LEFT_OUT
    if kept.number < 0:
        runs.write(COUNT_ROOM_LINES, lined(each, kept.room))
    elif each.is_known:
        runs.write(COUNT_ROOM, counted(each, kept.room))
    else:
        runs.write(TOUCH_ROOM, touched(each))
    if each.sitters is not None:
        runs.write(CLEAR_SITTERS, (kept.room,))
        for seat, holder in each.sitters:
            runs.write(INSERT_SITTER, (kept.room, seat, holder))
    return STORED


def entries(runs: StatementRunner, room: str, after: int) -> list[StoredEntry]:
    """From the entry before on, so that the chain can be followed; the list of rooms knows how many there are."""
    counted = runs.read(COUNTED, (room,))  # first: what another process adds meanwhile is no damage
    kept = stored(runs, room, max(1, after))
    before, new = (START, kept) if after == 0 else (kept[0].chain if kept else START, kept[1:])
    checked(room, new, before, after + 1)
    if counted and after + len(new) < int(str(counted[0][0])):
        raise DamagedRoom(room, after + len(new) + 1, "the entry is missing")
    return new


def chat(runs: StatementRunner, room: str, after: int) -> list[StoredEntry]:
    """Chat lines, in the same way."""
    counted = runs.read(COUNTED_LINES, (room,))
    kept = [StoredEntry(*row) for row in runs.read(LINES, (room, -max(1, after), room))]  # type: ignore[arg-type]
    before, new = (START, kept) if after == 0 else (kept[0].chain if kept else START, kept[1:])
    checked(room, new, before, -after - 1, -1)
    if counted and after + len(new) < int(str(counted[0][0])):
        raise DamagedRoom(room, -(after + len(new) + 1), "the chat line is missing")
    return new


def command(runs: StatementRunner, room: str, key: str) -> tuple[int, bytes] | None:
    for number, body in runs.read(COMMAND, (key, room)):
        if isinstance(body, bytes):
            return int(str(number)), body
    return None


def stored(runs: StatementRunner, room: str, first: int = 1, end: str = "") -> list[StoredEntry]:
    """Entries as they are read; `end`: how the query ends."""
    if runs.is_older:
        return stored_by_name(runs, room, first, end)
    return [StoredEntry(*row) for row in runs.read(ENTRIES + end, (room, first, room))]  # type: ignore[arg-type]


def stored_by_name(runs: StatementRunner, room: str, first: int = 1, end: str = "") -> list[StoredEntry]:
    """Entries of a room, found without the list of rooms."""
    return [StoredEntry(*row) for row in runs.read(ENTRIES_BY_NAME + end, (room, first))]  # type: ignore[arg-type]


def rooms(runs: StatementRunner, sql: str, values: Sequence[object]) -> list[RoomRow]:
    return [RoomRow(*row) for row in runs.read(sql, values)]  # type: ignore[arg-type]


def secret(runs: StatementRunner, room: str) -> bytes | None:
    found = runs.read(SECRET, (room,))
    return bytes(found[0][0]) if found and isinstance(found[0][0], bytes) else None


class SqlQueries(ABC):
    """What both stores are asked in the same words."""

    is_older = False
    """Whether entries have no place: this is looked at as an older Parlour has left it."""

    has_lines = True
    """Whether chat lines are stored apart; an older Parlour has them among the entries."""

    @abstractmethod
    def read(self, sql: str, values: Sequence[object]) -> list[tuple[object, ...]]:
        """The rows of a query."""

    @abstractmethod
    def write(self, sql: str, values: Sequence[object]) -> int:
        """How many rows a statement has changed."""

    def secret(self, room: str) -> bytes | None:
        return secret(self, room)

    def chat(self, room: str, after: int = 0) -> list[StoredEntry]:
        return chat(self, room, after) if self.has_lines else []

    def command(self, room: str, key: str) -> tuple[int, bytes] | None:
        return command(self, room, key)

    def clocks(self, room: str) -> str:
        found = self.read(CLOCKS, (room,))
        return str(found[0][0]) if found else ""

    def strays(self, room: str) -> list[StoredEntry]:
        return stored_by_name(self, room)

    def rooms_of(self, holder: str, most: int) -> list[RoomRow]:
        return rooms(self, ROOMS_OF, (holder, most))

    def hosted(self, holder: str) -> HostUsage:
        return HostUsage(*[int(str(each)) for each in self.read(HOSTED, (holder, holder))[0]])

    def public_rooms(self, most: int) -> list[RoomRow]:
        return rooms(self, PUBLIC_ROOMS, (most,))

    def commitments(self, after: int, most: int) -> list[RoomRow]:
        return rooms(self, COMMITMENTS, (after, most))

    def token_key(self) -> bytes:
        """Created by whichever process asks first; all of them then read the same one."""
        found = self.read(KEY, (TOKENS,))
        if not found:
            try:
                self.write(INSERT_KEY, (TOKENS, secrets.token_bytes(KEY_BYTES)))
            except Exception as problem:  # each driver has errors of its own
                raise StoreError(str(problem)) from None
            found = self.read(KEY, (TOKENS,))
        value = found[0][0] if found else None
        if not isinstance(value, bytes) or len(value) != KEY_BYTES:
            raise StoreError("the key that signs tokens is damaged")
        return value

    def is_holder(self, holder: str) -> bool:
        return bool(self.read(HOLDER, (holder, holder)))

    def all_rooms(self) -> list[str]:
        return [str(row[0]) for row in self.read(ALL_ROOMS, ())]

    def busy_rooms(self) -> list[str]:
        return [str(row[0]) for row in self.read(BUSY_ROOMS, ())]
