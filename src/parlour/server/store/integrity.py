"""Checks whether a SQLite file is sound before it is opened for writing, without changing it."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final

from parlour.server.store.schema import VERSION
from parlour.server.store.wal import read_wal

CORRUPT: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
CHECK_SECONDS: Final = 5.0
"""How long a start waits for the check of a large file. `parlour doctor` checks all of it."""
STEPS: Final = 100_000
"""SQLite instructions between two checks of the time limit."""
OURS: Final = {"rooms", "entries"}
"""Tables that every schema revision has."""
TABLES: Final = "SELECT name FROM sqlite_master WHERE type = 'table'"


def is_corrupt(problem: sqlite3.Error) -> bool:
    """Whether the error means that the file is damaged."""
    return getattr(problem, "sqlite_errorcode", 0) & 0xFF in CORRUPT


def problem_of(path: Path, seconds: float | None = CHECK_SECONDS) -> str:
    """Describe what is wrong with a file; '' if nothing was found within the time limit (None: no limit)."""
    if not path.exists() or path.stat().st_size == 0:
        return ""
    try:
        with closing(looking_at(path)) as db:
            if _has_hole(path, int(db.execute("PRAGMA page_size").fetchone()[0])):
                return "its write-ahead log has a hole"
            return _integrity(db, seconds) or _lost_revision(db)
    except sqlite3.Error as problem:
        return str(problem) if is_corrupt(problem) else ""  # other errors are reported when the file is opened for use
    except UnicodeDecodeError:  # in a name of the schema, or in SQLite's own message
        return "its schema is not text"


def looking_at(path: Path) -> sqlite3.Connection:
    """Open a connection that cannot write, and that does not checkpoint the log when it is closed."""
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, check_same_thread=False)


def _has_hole(path: Path, page_size: int) -> bool:
    """Whether the write-ahead log is damaged. A server may be writing at this moment: then a second read gives another
    result."""
    log = path.with_name(f"{path.name}-wal")
    return read_wal(log, page_size).is_damaged and read_wal(log, page_size).is_damaged


def _integrity(db: sqlite3.Connection, seconds: float | None) -> str:
    if seconds is not None:
        until = time.monotonic() + seconds
        db.set_progress_handler(lambda: time.monotonic() > until, STEPS)
    try:
        found = str(db.execute("PRAGMA integrity_check(1)").fetchone()[0])
        return "" if found == "ok" else found.splitlines()[-1]
    except sqlite3.OperationalError as problem:
        if getattr(problem, "sqlite_errorcode", 0) != sqlite3.SQLITE_INTERRUPT:
            raise
        return ""
    finally:
        db.set_progress_handler(None, 0)


def _lost_revision(db: sqlite3.Connection) -> str:
    """Describe a file that has some of our tables, but not all of them or no readable revision. Parlour never leaves
    that."""
    db.text_factory = lambda raw: raw.decode(errors="replace")
    tables = {name for (name,) in db.execute(TABLES)}
    if not OURS & tables:
        return ""
    if not tables >= OURS:
        return "some of its tables cannot be found"
    found = db.execute(VERSION).fetchall() if "alembic_version" in tables else []
    is_known = len(found) == 1 and isinstance(found[0][0], str) and found[0][0].isdecimal()
    return "" if is_known else "the revision of its schema cannot be read"
