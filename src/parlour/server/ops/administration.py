"""Administration of a store: what is in it, and closing, removing and redacting, each noted in an audit log.

A change needs the store for itself: a server keeps rooms and their hash chains in memory, and would go on with what was
removed. Lists can be read while servers run.
"""

from __future__ import annotations

import getpass
import hashlib
import json
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

from parlour.core.refusals import BadData
from parlour.folders import data_folder
from parlour.server.live_rooms.live_room import append_of
from parlour.server.rooms.command_ids import SERVER, server_key
from parlour.server.rooms.entries import ChatSaid, Closed, dump
from parlour.server.rooms.room import CLOSED, OVER, Room
from parlour.server.rooms.room_reader import RoomReader, loaded
from parlour.server.store import DamagedRoom, Store, StoredEntry
from parlour.server.store.connect import file_of, open_store
from parlour.server.store.interface import START, RoomRow, chained, link
from parlour.server.store.sql import SqlQueries, StatementRunner

ENDED: Final = (OVER, CLOSED)
GATHERING: Final = "gathering"
ALL: Final = 10**9
DAY_MS: Final = 24 * 60 * 60 * 1000
MIN_PERSON: Final = 8
"""The fewest characters that stand for a person: the beginning of the hash of their token."""
REDACTED: Final = "[...]"
REMOVE_ENTRIES: Final = "DELETE FROM entries WHERE room = ?"
REMOVE_SITTERS: Final = "DELETE FROM sitters WHERE room = ?"
REMOVE_OLD_HOST: Final = "DELETE FROM old_hosts WHERE holder = ?"
EMPTY_ROOM: Final = (
    "UPDATE rooms SET secret = NULL, names = '', is_busy = ?, status = ?, waits_for = '', count = 0, lines = 0, "
    "clocks = '', title = '' WHERE id = ?"
)
"""The row stays: its number and its commitment are on the public list, which has no gaps."""
SITTERS: Final = "SELECT holder, room FROM sitters ORDER BY holder, room"
ACTORS: Final = "SELECT DISTINCT room FROM entries WHERE actor = ?"
REWRITE: Final = "UPDATE entries SET entry = ?, body = ?, chain = ? WHERE room = ? AND number = ?"


class TableFilter(NamedTuple):
    """Which tables are meant. All conditions that are given must hold."""

    tables: tuple[str, ...] = ()
    older_than_days: float | None = None
    never_started: bool = False
    person: str = ""

    @property
    def is_empty(self) -> bool:
        return not self.tables and self.older_than_days is None and not self.never_started and not self.person


EVERYTHING: Final = TableFilter()


class Administration:
    """An open store, the time, and who administers it."""

    def __init__(self, store: Store, sql: SqlQueries, audit: Path, now: float) -> None:
        self._store = store
        self._sql = sql
        """The store again, for what only administration does."""
        self._audit = audit
        self._now = int(now * 1000)

    def tables(self, wanted: TableFilter = EVERYTHING) -> list[RoomRow]:
        """Return the tables that are meant, oldest first."""
        rows = self._store.commitments(0, ALL)
        unknown = set(wanted.tables) - {row.id for row in rows}
        if unknown:
            raise BadData("TABLE", f"there is no table {min(unknown)}")
        of_person = self._tables_of(wanted.person) if wanted.person else set()
        return [row for row in rows if self._is_meant(row, wanted, of_person)]

    def _is_meant(self, row: RoomRow, wanted: TableFilter, of_person: set[str]) -> bool:
        if wanted.tables and row.id not in wanted.tables:
            return False
        if wanted.never_started and row.status != GATHERING:
            return False
        if wanted.person and row.id not in of_person:
            return False
        days = wanted.older_than_days
        if days is None:
            return True
        is_done = row.status in ENDED or wanted.never_started or bool(wanted.person)
        return is_done and row.touched_at < self._now - days * DAY_MS

    def people(self) -> dict[str, list[str]]:
        """Return the tables of every person who has a seat, by the hash of their token."""
        found: dict[str, list[str]] = {}
        for holder, room in self._sql.read(SITTERS, ()):
            found.setdefault(str(holder), []).append(str(room))
        return found

    def person(self, start: str) -> str:
        """Return the person whose hash begins like this."""
        if len(start) < MIN_PERSON:
            raise BadData("PERSON", f"expected at least {MIN_PERSON} characters, as 'parlour admin people' lists them")
        found = [holder for holder in self.people() if holder.startswith(start)]
        if len(found) != 1:
            raise BadData("PERSON", f"{start!r} is the beginning of {len(found) or 'no'} people at tables")
        return found[0]

    def _tables_of(self, start: str) -> set[str]:
        """Return the tables at which a person sits, or where they have acted or spoken."""
        holder = self.person(start)
        return {*self.people()[holder], *(str(room) for (room,) in self._sql.read(ACTORS, (holder,)))}

    def statistics(self) -> dict[str, int]:
        """Return counts: tables by status and by game, people, entries and chat lines."""
        rows = self._store.commitments(0, ALL)
        ((entries, lines),) = self._sql.read("SELECT coalesce(sum(count), 0), coalesce(sum(lines), 0) FROM rooms", ())
        return {
            "tables": len(rows),
            **{f"tables {status}": count for status, count in sorted(Counter(row.status for row in rows).items())},
            **{f"tables of {game}": count for game, count in sorted(Counter(row.game for row in rows).items())},
            "people": len(self.people()),
            "entries": int(str(entries)),
            "chat lines": int(str(lines)),
        }

    def chat(self, id: str) -> list[tuple[int, str, str]]:
        """Return the chat lines of a table: number, name and text. What bots say has no text of its own."""
        found = [(stored.number, loaded(stored)) for stored in self._store.chat(self._one(id).id)]
        return [(-number, said.name, said.text) for number, said in found if isinstance(said, ChatSaid)]

    def close(self, ids: Sequence[str]) -> None:
        """Close tables. Nobody can play there any more; their records stay."""
        for id in ids:
            if self._one(id).status in ENDED:
                raise BadData("TABLE", f"{id} has ended already")
            reading = RoomReader(Room(id, self._store.secret(id)), self._store.secret(id))
            for stored in self._store.entries(id):
                reading.take(stored)
            room = reading.room
            room.lines = self._store.counts([id])[id].lines
            entry = room.fold(Closed())
            data = dump(entry)
            key = server_key("administrator-closed", SERVER)
            body = hashlib.sha256(data).digest()
            chain = chained(reading.chain, id, room.count, key.text, key.actor, body, self._now, data)
            stored = StoredEntry(id, room.count, key.text, key.actor, body, self._now, data, chain)
            (answer,) = self._store.append([append_of(room, stored, entry)])
            if not answer.is_stored:
                raise BadData("TABLE", f"{id} has changed meanwhile")
        self._note("close", tables=list(ids))

    def purge(self, ids: Sequence[str], person: str = "") -> None:
        """Remove everything of tables but their numbers and commitments: moves, chat, names, secrets, seats."""
        holder = self.person(person) if person else ""

        def remove(runs: StatementRunner) -> None:
            for id in ids:
                runs.write(REMOVE_ENTRIES, (id,))
                runs.write(REMOVE_SITTERS, (id,))
                runs.write(EMPTY_ROOM, (False, CLOSED, id))
            if holder:
                runs.write(REMOVE_OLD_HOST, (holder,))

        self._sql.transact(remove)
        self._sql.forget_removed()
        self._note("purge", tables=list(ids), person=holder[:MIN_PERSON])

    def redact(self, id: str, number: int) -> None:
        """Replace the text of a chat line. The lines after it are chained again, so that the chat stays sound."""
        lines = self._store.chat(self._one(id).id)
        if not 1 <= number <= len(lines):
            raise BadData("LINE", f"{id} has {len(lines)} chat lines; 'parlour admin chat {id}' lists them")
        said = loaded(lines[number - 1])
        assert isinstance(said, ChatSaid)
        before = lines[number - 2].chain if number > 1 else START
        changed = dump(ChatSaid(said.seat, said.name, REDACTED))
        rows = []
        for stored in lines[number - 1 :]:
            new = stored
            if stored.number == -number:
                new = stored._replace(entry=changed, body=hashlib.sha256(changed).digest())
            before = link(before, new)
            rows.append((new.entry, new.body, before, id, new.number))

        def rewrite(runs: StatementRunner) -> None:
            for row in rows:
                runs.write(REWRITE, row)

        self._sql.transact(rewrite)
        self._sql.forget_removed()
        self._note("redact", tables=[id], line=number)

    def _one(self, id: str) -> RoomRow:
        return self.tables(TableFilter((id,)))[0]

    def _note(self, action: str, **facts: object) -> None:
        """Add a line to the audit log: what was done, when, and by whom. It names no player and no text."""
        at = datetime.fromtimestamp(self._now / 1000, UTC).isoformat(timespec="seconds")
        line = {"at": at, "by": getpass.getuser(), "did": action, **facts}
        self._audit.parent.mkdir(parents=True, exist_ok=True)
        with self._audit.open("a", encoding="utf-8") as log:
            log.write(json.dumps(line) + "\n")


@contextmanager
def administration(url: str, changes: bool, now: float | None = None) -> Iterator[Administration]:
    """Open a store to look at it, or alone to change it."""
    store = open_store(url, is_unsafe=True, is_looking=not changes)
    assert isinstance(store, SqlQueries)
    try:
        if changes:
            store.must_be_alone()
        yield Administration(store, store, audit_file(url), time.time() if now is None else now)
    except DamagedRoom as damage:
        raise BadData("TABLE", f"{damage}; 'parlour doctor' reads every table") from None
    finally:
        store.close()


def audit_file(url: str) -> Path:
    """Return the audit log of a store: beside its file, or in the data folder for PostgreSQL."""
    file = file_of(url)
    return data_folder() / "admin.log" if file is None else file.with_name(f"{file.name}.admin.log")
