"""`PostgresStore`: one database for several server processes. The unique entry number decides which process was
first."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final

import psycopg

from parlour.core.refusals import BadData
from parlour.server.store import sql
from parlour.server.store.interface import Append, AppendResult, EntryCounts, StoredEntry, StoreError
from parlour.server.store.schema import VERSION, WITHOUT_LINES, WITHOUT_PLACES, is_older, migrate, must_be_current

CHANNEL: Final = "parlour"
SAFE: Final = ("fsync", "synchronous_commit", "full_page_writes")
NUMBERING: Final = 7_071_993
"""The advisory lock under which rooms get consecutive numbers."""
MAX_DIGITS: Final = 9
"""The maximum number of digits of a count in a notification."""
ALONE_TRIES: Final = 10
ALONE_SECONDS: Final = 0.1
OTHERS: Final = (
    "SELECT count(*) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
)
COUNTS: Final = "SELECT id, count, lines FROM rooms WHERE id = ANY(?)"


class PostgresStore(sql.SqlQueries):
    """One connection for writing and reading, which is replaced when it breaks."""

    def __init__(self, url: str, is_unsafe: bool = False, is_looking: bool = False) -> None:
        self._url = url
        try:
            found = revision(url)
            if is_looking:
                is_older(found, True)
                self.is_older = found in WITHOUT_PLACES
                self.has_lines = found not in WITHOUT_LINES
            elif is_older(found, False):
                migrate(url)
            self._db = self._connect()
        except BadData:
            raise
        except Exception as problem:  # the driver's errors are reported in one sentence
            raise BadData("--db", f"PostgreSQL cannot be reached: {str(problem).splitlines()[0]}") from None
        facts = self.facts()
        off = [name for name in SAFE if facts[name] == "off"]
        if off and not is_unsafe:
            self._db.close()
            raise BadData("--db", f"PostgreSQL would not keep what it has acknowledged: {', '.join(off)} is off")

    def _connect(self) -> psycopg.Connection[tuple[object, ...]]:
        db = psycopg.connect(self._url, autocommit=True)
        self.backend = db.info.backend_pid
        """The database process of this connection. Notifications from it are about this store's own commits."""
        return db

    def read(self, sql: str, values: Sequence[object]) -> list[tuple[object, ...]]:
        try:
            return self._open().execute(_marked(sql), values).fetchall()
        except psycopg.Error as problem:
            raise StoreError(str(problem)) from None

    def write(self, sql: str, values: Sequence[object]) -> int:
        return self._db.execute(_marked(sql), values).rowcount

    def append(self, batch: list[Append]) -> list[AppendResult]:
        """Store a batch in one transaction, with one notification. Rooms are locked in the order of their names, so two
        processes cannot deadlock."""
        ordered = sorted(range(len(batch)), key=lambda n: (batch[n].entry.room, batch[n].entry.number))
        try:
            db = self._open()
            with db.transaction():
                if any(each.opening is not None for each in batch):
                    db.execute("SELECT pg_advisory_xact_lock(%s)", (NUMBERING,))
                answers = dict(zip(ordered, sql.append(self, [batch[n] for n in ordered]), strict=True))
                changed = {batch[n].entry.room: batch[n].counts for n in ordered if answers[n].is_stored}
                if changed:
                    db.execute("SELECT pg_notify(%s, %s)", (CHANNEL, notice(changed)))
        except psycopg.Error as problem:
            raise StoreError(str(problem)) from None
        return [answers[n] for n in range(len(batch))]

    def transact(self, work: Callable[[sql.StatementRunner], None]) -> None:
        try:
            with self._open().transaction():
                work(self)
        except psycopg.Error as problem:
            raise StoreError(str(problem)) from None

    def forget_removed(self) -> None:
        """PostgreSQL's own vacuum does it."""

    def must_be_alone(self) -> None:
        others: object = 0
        for _ in range(ALONE_TRIES):
            ((others,),) = self.read(OTHERS, ())
            if not others:
                return
            time.sleep(ALONE_SECONDS)  # a connection that was just closed is counted for a moment
        raise BadData("--db", f"there are {others} other connections to it; stop all servers first")

    def save_clocks(self, rows_to_save: list[tuple[str, str]]) -> None:
        """Save clocks, with rooms in the order of their names as in `append`."""
        values = sorted([(room, clocks) for room, clocks in rows_to_save])
        try:
            db = self._open()
            with db.transaction(), db.cursor() as cursor:
                cursor.executemany(_marked(sql.SAVE_CLOCKS), [(clocks, room) for room, clocks in values])
        except psycopg.Error as problem:
            raise StoreError(str(problem)) from None

    def entries(self, room: str, after: int = 0) -> list[StoredEntry]:
        return sql.entries(self, room, after)

    def stored(self, room: str) -> list[StoredEntry]:
        return sql.stored(self, room)

    def counts(self, rooms: list[str]) -> dict[str, EntryCounts]:
        found = self.read(COUNTS, (rooms,))
        return {str(id): EntryCounts(int(str(count)), int(str(lines))) for id, count, lines in found}

    def check(self) -> None:
        found = self.read(VERSION, ())
        must_be_current(str(found[0][0]) if found else None)

    def facts(self) -> dict[str, str]:
        read = {name: str(self.read(f"SHOW {name}", ())[0][0]) for name in ("server_version", *SAFE)}
        version = read.pop("server_version")
        return {"PostgreSQL": version, **read}

    def close(self) -> None:
        self._db.close()

    def _open(self) -> psycopg.Connection[tuple[object, ...]]:
        if self._db.closed or self._db.broken:
            self._db = self._connect()
        return self._db


def notice(counts: dict[str, EntryCounts]) -> str:
    """Encode the notification of a commit: how many entries and chat lines its rooms have now."""
    return " ".join(f"{room}:{entries}:{lines}" for room, (entries, lines) in counts.items())


def read_notice(text: str) -> list[tuple[str, EntryCounts]]:
    """Decode a notification. Invalid parts are ignored."""
    found: list[tuple[str, EntryCounts]] = []
    for word in text.split(" "):
        room, *numbers = word.split(":")
        if len(numbers) == 2 and all(each.isdecimal() and len(each) <= MAX_DIGITS for each in numbers):
            found.append((room, EntryCounts(int(numbers[0]), int(numbers[1]))))
    return found


def revision(url: str) -> str | None:
    """Return the revision of the database's schema; None if the database is empty."""
    with psycopg.connect(url, autocommit=True) as db:
        try:
            found = db.execute(VERSION).fetchone()
        except psycopg.errors.UndefinedTable:
            return None
    return None if found is None else str(found[0])


def _marked(sql: str) -> str:
    return sql.replace("?", "%s")
