"""`SqliteStore`: one process owns the file, and every commit reaches the disk before it is acknowledged."""

from __future__ import annotations

import fcntl
import logging
import os
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Final, TypeVar

from parlour.core.refusals import BadData
from parlour.server.store import columns, salvage, sql
from parlour.server.store.integrity import is_corrupt, looking_at, problem_of
from parlour.server.store.interface import (
    LEFT_OUT,
    STORED,
    Append,
    AppendResult,
    DamagedRoom,
    EntryCounts,
    StoreChanged,
    StoredEntry,
    StoreError,
)
from parlour.server.store.schema import VERSION, WITHOUT_LINES, WITHOUT_PLACES, is_older, migrate
from parlour.server.store.sql import COLUMNS, COUNT, COUNT_LINES, PLACE

log = logging.getLogger("parlour.store")
T = TypeVar("T")
DAMAGE: Final = "damage"
"""The key in `facts` that says what is wrong with a store. A sound store does not have it."""
COUNTS: Final = "SELECT count, lines FROM rooms WHERE id = ?"
SAFE: Final = {"journal_mode": "wal", "synchronous": "2"}
"""Expected settings as SQLite reports them: 2 is FULL."""
BEGIN: Final = "BEGIN IMMEDIATE"
INSERT_PLACED: Final = (
    f"INSERT INTO entries (place, {COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
)
COUNT_PLACED: Final = f"{COUNT} WHERE number = ?"
COUNT_LINES_PLACED: Final = f"{COUNT_LINES} WHERE number = ?"
PAGES_AHEAD: Final = 4000
"""The number of pages (16 MB) in the log before a checkpoint: many pages are written more than once."""


class _Corrupt(StoreError):
    """The file is damaged."""


class SqliteStore(sql.SqlQueries):
    """The file, and the lock that makes it ours. A store opened read-only has no lock."""

    def __init__(
        self, path: Path, is_unsafe: bool = False, is_looking: bool = False, pages_ahead: int = PAGES_AHEAD
    ) -> None:
        if is_looking and not path.exists():
            raise BadData("--db", f"there is no {path}")
        self._path = path
        self._lock: IO[str] | None = None
        self._damage = ""
        """What is wrong with the file, or was when it was salvaged."""
        self._torn: set[str] = set()
        """Rooms whose next entry cannot be written because the file is damaged there."""
        self._scratch: TemporaryDirectory[str] | None = None
        try:
            if is_looking:
                self._db = looking_at(self._readable(path))
                found = _revision(self._db)
                is_older(found, True)
                self.is_older = found in WITHOUT_PLACES
                self.has_lines = found not in WITHOUT_LINES
            else:
                path.parent.mkdir(parents=True, exist_ok=True)
                self._damage = _emptied(path)
                self._lock = _lock(path)
                self._repair(path)
                with closing(sqlite3.connect(path)) as db:
                    found = _revision(db)
                if is_older(found, False):
                    migrate(f"sqlite:///{path}")
                self._db = _connect(path, is_unsafe, pages_ahead)
            self._db.text_factory = _text
            self._places = columns.RoomNumbers(self._place)
            self._identity = _identity(path)
        except BaseException as problem:
            self._unlock()
            if isinstance(problem, BadData) or not isinstance(problem, Exception):
                raise  # other errors of the driver or the schema, in one sentence
            text = f"the database cannot be opened: {str(problem).splitlines()[0]}"
            raise BadData(str(path), text) from None

    def _repair(self, path: Path) -> None:
        """Replace a damaged file by its readable data. `facts` reports it as long as the damaged file still exists."""
        leftovers = list(path.parent.glob(f"{path.name}.salvaged")) + list(path.parent.glob(f"{path.name}.damaged-*"))
        if leftovers:
            self._salvage(path, "")
        problem = problem_of(path)
        if problem:
            self._salvage(path, problem)

    def _salvage(self, path: Path, problem: str) -> None:
        salvage.finish(path)  # complete an interrupted salvage
        if problem:
            log.error("%s", salvage.repair(path, problem, _look).text())
        self._damage = " ".join(salvage.reports(path))

    def _readable(self, path: Path) -> Path:
        """Return the file itself; for a damaged one, a temporary copy of its readable data."""
        problem = problem_of(path, None)
        if not problem:
            return path
        self._scratch = TemporaryDirectory(prefix="parlour-")
        copy = Path(self._scratch.name) / path.name
        self._damage = salvage.salvage(path, copy, problem, _look).text()
        return copy

    def read(self, sql: str, values: Sequence[object]) -> list[tuple[object, ...]]:
        try:
            return self._db.execute(sql, values).fetchall()
        except sqlite3.Error as problem:
            raise _error(problem) from None

    def write(self, sql: str, values: Sequence[object]) -> int:
        return self._db.execute(sql, values).rowcount

    def append(self, batch: list[Append]) -> list[AppendResult]:
        try:
            return self._commit(lambda: self._append_at_once(batch) or sql.append(self, batch))
        except _Corrupt as problem:
            self._note_damage(str(problem))
            return self._append_what_can_be(batch)

    def save_clocks(self, rows_to_save: list[tuple[str, str]]) -> None:
        values = [(clocks, room) for room, clocks in rows_to_save]
        self._commit(lambda: self._db.executemany(sql.SAVE_CLOCKS, values))

    def transact(self, work: Callable[[sql.StatementRunner], None]) -> None:
        self._commit(lambda: work(self))

    def forget_removed(self) -> None:
        try:
            self._db.execute("VACUUM")
            self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.Error as problem:
            raise _error(problem) from None

    def must_be_alone(self) -> None:
        """A file that is open for writing is locked."""

    def _commit(self, work: Callable[[], T]) -> T:
        """Run `work` in one transaction."""
        db = self._db
        try:
            db.execute(BEGIN)
            try:
                done = work()
                db.execute("COMMIT")
            except BaseException:
                if db.in_transaction:
                    db.execute("ROLLBACK")
                raise
        except sqlite3.Error as problem:
            raise _error(problem) from None
        return done

    def _append_what_can_be(self, batch: list[Append]) -> list[AppendResult]:
        """Store each entry in a commit of its own. A room whose entry cannot be written takes no more entries."""
        if len(batch) == 1:
            self._torn.add(batch[0].entry.room)
            return [LEFT_OUT]
        return [self.append([each])[0] for each in batch]

    def _note_damage(self, problem: str) -> None:
        """Report damage that was found in use: log it once, and show it in `facts` from then on."""
        if not self._damage:
            self._damage = f"The database file is damaged ({problem}). Start the server again to salvage what it holds."
            log.error("%s", self._damage)

    def _append_at_once(self, batch: list[Append]) -> list[AppendResult]:
        """Store a batch of moves with one statement. Return an empty list if the batch has anything else."""
        places = self._places.of(batch) if columns.are_moves(batch) else []
        if not places:
            return []
        db = self._db
        inserted = db.executemany(INSERT_PLACED, columns.all_entered(batch, places)).rowcount
        if inserted != len(batch):  # it is unknown which one was left out
            db.execute("ROLLBACK")
            db.execute(BEGIN)
            return []
        db.executemany(sql.TOUCH_ROOM, columns.all_touched(batch))
        db.executemany(COUNT_PLACED, columns.all_counted(batch, places))
        db.executemany(COUNT_LINES_PLACED, columns.all_lined(batch, places))
        return [STORED] * len(batch)

    def _place(self, room: str) -> int | None:
        found = self.read(PLACE, (room,))
        return int(str(found[0][0])) if found else None

    def entries(self, room: str, after: int = 0) -> list[StoredEntry]:
        try:
            found = sql.entries(self, room, after)
            if room in self._torn:
                raise DamagedRoom(room, after + len(found) + 1, "the file cannot take another entry")
            return found
        except _Corrupt as problem:
            self._note_damage(str(problem))
            sound = self.stored(room)
            raise DamagedRoom(room, len(sound) + 1, "the entry cannot be read from the file") from None

    def stored(self, room: str) -> list[StoredEntry]:
        """Read entries one by one up to a damaged place."""
        try:
            return sql.stored(self, room)
        except _Corrupt:
            return self._one_by_one(room)

    def _one_by_one(self, room: str) -> list[StoredEntry]:
        found: list[StoredEntry] = []
        try:
            while one := sql.stored(self, room, len(found) + 1, " LIMIT 1"):
                found += one
        except _Corrupt:
            pass
        return found

    def chat(self, room: str, after: int = 0) -> list[StoredEntry]:
        try:
            return super().chat(room, after)
        except _Corrupt:
            raise DamagedRoom(room, -after - 1, "the chat line cannot be read from the file") from None

    def counts(self, rooms: list[str]) -> dict[str, EntryCounts]:
        counted = {room: self.read(COUNTS, (room,)) for room in rooms}
        return {
            room: EntryCounts(int(str(found[0][0])), int(str(found[0][1]))) for room, found in counted.items() if found
        }

    def check(self) -> None:
        if _identity(self._path) != self._identity:
            text = "its database file was moved, removed or replaced while it ran"
            raise StoreChanged(f"This server has lost its tables: {text}. Start it again.")

    def facts(self) -> dict[str, str]:
        facts = {"SQLite": sqlite3.sqlite_version, **_settings(self._db)}
        return {**facts, DAMAGE: self._damage} if self._damage else facts

    def close(self) -> None:
        self._db.close()
        self._unlock()
        if self._scratch is not None:
            self._scratch.cleanup()

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None


def _error(problem: sqlite3.Error) -> StoreError:
    return (_Corrupt if is_corrupt(problem) else StoreError)(str(problem))


def _revision(db: sqlite3.Connection) -> str | None:
    """Return the revision of the file's schema; None if it has none yet."""
    if not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchall():
        return None
    found = db.execute(VERSION).fetchone()
    return None if found is None else str(found[0])


def _connect(path: Path, is_unsafe: bool, pages_ahead: int) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    db.execute("PRAGMA journal_mode=WAL")
    db.execute(f"PRAGMA wal_autocheckpoint={pages_ahead}")
    db.execute(f"PRAGMA synchronous={'NORMAL' if is_unsafe else 'FULL'}")
    found = _settings(db)
    if not is_unsafe and found != SAFE:
        db.close()
        raise BadData(str(path), f"SQLite would not keep what it has acknowledged here: {found}")
    return db


def _settings(db: sqlite3.Connection) -> dict[str, str]:
    """Read the settings back: SQLite does not always apply what it was given."""
    return {name: str(db.execute(f"PRAGMA {name}").fetchone()[0]) for name in SAFE}


def _text(data: bytes) -> str:
    """Decode text without failing on damage, so that the chain check can name it."""
    return data.decode("utf-8", "surrogateescape")


def _identity(path: Path) -> tuple[int, int] | None:
    """Identify the file behind a path; None if there is none."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino


def _emptied(path: Path) -> str:
    """Describe a file that was emptied. An empty file is new, unless a server has had it open before."""
    lock = path.with_name(f"{path.name}.lock")
    if not (path.exists() and path.stat().st_size == 0 and lock.exists() and lock.stat().st_size > 0):
        return ""
    text = f"{path.name} is empty, although Parlour has had it open before. If it held tables, restore a backup."
    log.error("%s", text)
    return text


def _lock(path: Path) -> IO[str]:
    """Lock the file for this process; refused if another process has it."""
    lock = open(f"{path}.lock", "a+", encoding="ascii")  # noqa: SIM115  (held as long as the store is open)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.seek(0)
        owner = lock.read().strip() or "unknown"
        lock.close()
        text = f"another Parlour (process {owner}) has this file open; stop it, or give another --db"
        raise BadData(str(path), text) from None
    lock.truncate(0)
    lock.write(str(os.getpid()))
    lock.flush()
    return lock


def _look(path: Path) -> SqliteStore:
    return SqliteStore(path, is_looking=True)
