"""SQL statements and queries that both databases share. Only the parameter mark differs."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
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
"""Numbers have no gaps, so a removed room would show; a sequence would leave gaps. The number of a room whose row is
lost is not used again, because its entries still exist."""
INSERT_ROOM: Final = (
    "INSERT INTO rooms (number, id, secret, commitment, is_public, game, title, names, is_busy, status, waits_for, "
    f"touched_at, count) VALUES ({NEXT_NUMBER}, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0) ON CONFLICT DO NOTHING"
)
PLACE: Final = "SELECT number FROM rooms WHERE id = ?"
INSERT_ENTRY: Final = (
    f"INSERT INTO entries (place, {COLUMNS}) SELECT number, ?, ?, ?, ?, ?, ?, ?, ? FROM rooms WHERE id = ? "
    "ON CONFLICT DO NOTHING"
)
"""Entries are found by their room's number: it is short, and keeps the entries of rooms opened together close to each
other. An entry whose room does not exist is left out."""
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
"""Each entry also stores its room's name. Where the list of rooms is damaged, entries can be found by it, slowly."""
ENTRIES: Final = f"SELECT {COLUMNS} FROM entries WHERE room = ? AND number >= ? AND place = ({PLACE}) ORDER BY number"
"""Requires name and number to match, so foreign rows in a room's place are ignored."""
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
"""The opener of a room is the actor of its first entry, and remains in its sitters."""
COMMITMENTS: Final = f"SELECT {ROOM} FROM rooms WHERE number > ? ORDER BY number LIMIT ?"


class StatementRunner(Protocol):
    """Runs one statement: returns the rows of a query, or the number of changed rows."""

    is_older: bool
    """Whether entries have no place yet and are found by their room's name."""

    def read(self, sql: str, values: Sequence[object]) -> list[tuple[object, ...]]: ...

    def write(self, sql: str, values: Sequence[object]) -> int: ...


def append(runs: StatementRunner, batch: list[Append]) -> list[AppendResult]:
    """Append a batch. The caller has opened a transaction."""
    return [_append(runs, each) for each in batch]


def _append(runs: StatementRunner, each: Append) -> AppendResult:
    entry = each.entry
    opening = each.opening
    if opening is not None:
        runs.write(INSERT_ROOM, (entry.room, *opening, *listed(each)))
    if runs.write(INSERT_ENTRY, (*entry, entry.room)) != 1:
        return LEFT_OUT
    if entry.number < 0:
        runs.write(COUNT_ROOM_LINES, lined(each, entry.room))
    elif each.is_known:
        runs.write(COUNT_ROOM, counted(each, entry.room))
    else:
        runs.write(TOUCH_ROOM, touched(each))
    if each.seating is not None:
        runs.write(CLEAR_SITTERS, (entry.room,))
        for seat, holder in each.seating:
            runs.write(INSERT_SITTER, (entry.room, seat, holder))
    return STORED


def entries(runs: StatementRunner, room: str, after: int) -> list[StoredEntry]:
    """Read and check the entries after a number.

    The query starts one entry earlier, so that the chain can be checked. The list of rooms says how many there must be.
    """
    counted = runs.read(COUNTED, (room,))  # read first: entries that another process adds meanwhile are no damage
    rows = stored(runs, room, max(1, after))
    before, new = (START, rows) if after == 0 else (rows[0].chain if rows else START, rows[1:])
    checked(room, new, before, after + 1)
    if counted and after + len(new) < int(str(counted[0][0])):
        raise DamagedRoom(room, after + len(new) + 1, "the entry is missing")
    return new


def chat(runs: StatementRunner, room: str, after: int) -> list[StoredEntry]:
    """Read chat lines, checked like `entries`."""
    counted = runs.read(COUNTED_LINES, (room,))
    rows = [StoredEntry(*row) for row in runs.read(LINES, (room, -max(1, after), room))]  # type: ignore[arg-type]
    before, new = (START, rows) if after == 0 else (rows[0].chain if rows else START, rows[1:])
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
    """Read entries without checks. `end` is appended to the query."""
    if runs.is_older:
        return stored_by_name(runs, room, first, end)
    return [StoredEntry(*row) for row in runs.read(ENTRIES + end, (room, first, room))]  # type: ignore[arg-type]


def stored_by_name(runs: StatementRunner, room: str, first: int = 1, end: str = "") -> list[StoredEntry]:
    """Read the entries of a room without the list of rooms."""
    return [StoredEntry(*row) for row in runs.read(ENTRIES_BY_NAME + end, (room, first))]  # type: ignore[arg-type]


def rooms(runs: StatementRunner, sql: str, values: Sequence[object]) -> list[RoomRow]:
    return [RoomRow(*row) for row in runs.read(sql, values)]  # type: ignore[arg-type]


def secret(runs: StatementRunner, room: str) -> bytes | None:
    found = runs.read(SECRET, (room,))
    return bytes(found[0][0]) if found and isinstance(found[0][0], bytes) else None


class SqlQueries(ABC):
    """Queries that are equal in both stores."""

    is_older = False
    """Whether entries have no place: a store of an older version, opened read-only."""

    has_lines = True
    """Whether chat lines are stored apart; older versions have them among the entries."""

    @abstractmethod
    def read(self, sql: str, values: Sequence[object]) -> list[tuple[object, ...]]:
        """Return the rows of a query."""

    @abstractmethod
    def write(self, sql: str, values: Sequence[object]) -> int:
        """Run a statement, and return the number of changed rows."""

    @abstractmethod
    def transact(self, work: Callable[[StatementRunner], None]) -> None:
        """Run several statements in one commit."""

    @abstractmethod
    def forget_removed(self) -> None:
        """Write the whole file again, so that nothing of removed rows is left in it."""

    @abstractmethod
    def must_be_alone(self) -> None:
        """BadData if another process has the store open."""

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

    def rooms_of(self, holder: str, limit: int) -> list[RoomRow]:
        return rooms(self, ROOMS_OF, (holder, limit))

    def hosted(self, holder: str) -> HostUsage:
        return HostUsage(*[int(str(each)) for each in self.read(HOSTED, (holder, holder))[0]])

    def public_rooms(self, limit: int) -> list[RoomRow]:
        return rooms(self, PUBLIC_ROOMS, (limit,))

    def commitments(self, after: int, limit: int) -> list[RoomRow]:
        return rooms(self, COMMITMENTS, (after, limit))

    def token_key(self) -> bytes:
        """Return the key. The first process that asks creates it; all of them read the stored one."""
        found = self.read(KEY, (TOKENS,))
        if not found:
            try:
                self.write(INSERT_KEY, (TOKENS, secrets.token_bytes(KEY_BYTES)))
            except Exception as problem:  # each driver has its own error classes
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
