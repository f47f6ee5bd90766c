"""Is a SQLite file sound? Looked at before it is opened for writing, and without changing a byte of it."""

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
"""Of SQLite's machine, between looks at the clock."""
OURS: Final = {"rooms", "entries"}
"""Tables that every revision has."""
TABLES: Final = "SELECT name FROM sqlite_master WHERE type = 'table'"


def is_corrupt(problem: sqlite3.Error) -> bool:
    """Whether SQLite says that the file is not what it has written."""
    return getattr(problem, "sqlite_errorcode", 0) & 0xFF in CORRUPT


def problem_of(path: Path, seconds: float | None = CHECK_SECONDS) -> str:
    """What is wrong with a file, in a few words; '' if nothing was found in so many seconds (None: in all of it)."""
    if not path.exists() or path.stat().st_size == 0:
        return ""
    try:
        with closing(looking_at(path)) as db:
            if _has_hole(path, int(db.execute("PRAGMA page_size").fetchone()[0])):
                return "its write-ahead log has a hole"
            return _integrity(db, seconds) or _lost_revision(db)
    except sqlite3.Error as problem:
        return str(problem) if is_corrupt(problem) else ""  # whoever opens it for use hears of the others
    except UnicodeDecodeError:  # a name in the schema, or SQLite's own message about it
        return "its schema is not text"


def looking_at(path: Path) -> sqlite3.Connection:
    """A connection that cannot write, and does not bring the log into the file when it is closed."""
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, check_same_thread=False)


def _has_hole(path: Path, page_size: int) -> bool:
    """Whether the log is damaged. A server may be writing to it just now: then a second look finds another place."""
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
    """A file with tables of ours, but not all of them or no readable revision, was not left so by Parlour."""
    db.text_factory = lambda raw: raw.decode(errors="replace")
    tables = {name for (name,) in db.execute(TABLES)}
    if not OURS & tables:
        return ""
    if not tables >= OURS:
        return "some of its tables cannot be found"
    found = db.execute(VERSION).fetchall() if "alembic_version" in tables else []
    is_known = len(found) == 1 and isinstance(found[0][0], str) and found[0][0].isdecimal()
    return "" if is_known else "the revision of its schema cannot be read"
