"""Restoring a backup into a new SQLite file or an empty PostgreSQL database."""

from __future__ import annotations

import hashlib
import os
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from parlour.core.refusals import BadData
from parlour.extras import require_extra
from parlour.server.store.connect import file_of
from parlour.server.store.integrity import looking_at, problem_of
from parlour.server.store.schema import migrate

if TYPE_CHECKING:
    import psycopg

TABLES: Final = (
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'alembic_version' AND name NOT LIKE 'sqlite%'"
)
"""Lists the tables of a copy, which has the newest schema."""
BOOLEANS: Final = (
    "SELECT column_name FROM information_schema.columns WHERE table_name = %s AND table_schema = current_schema() "
    "AND data_type = 'boolean'"
)
EXISTING: Final = "SELECT to_regclass('rooms') IS NOT NULL"


def restore(backup: Path, url: str) -> int:
    """Write a backup into a store that has no tables yet, and read it back. Return the number of rooms."""
    file = file_of(url)
    if not backup.is_file():
        raise BadData(str(backup), "there is no such file")
    problem = problem_of(backup, None)
    if problem:
        raise BadData(str(backup), f"it is damaged ({problem}); 'parlour serve' on a copy of it saves what can be read")
    if file is not None and file.exists():
        raise BadData(str(file), "there is such a file already; a restore overwrites nothing")
    if file is None:
        require_extra("postgres", "--db postgresql://")
    try:
        with TemporaryDirectory(prefix="parlour-", dir=None if file is None else _folder(file)) as folder:
            copy = Path(folder) / "copy.db"
            _copy(backup, copy)
            migrate(f"sqlite:///{copy}")  # a backup may be of an older version
            if file is None:
                return _into_postgres(copy, url)
            os.link(copy, file)  # fails if another process has made it meanwhile
            return _rooms(file)
    except (sqlite3.Error, OSError) as problem:
        raise BadData(str(backup), f"it cannot be restored: {problem}") from None


def _folder(file: Path) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    return file.parent


def _copy(backup: Path, to: Path) -> None:
    """Copy a backup into a file without a log beside it."""
    with closing(looking_at(backup)) as source, closing(sqlite3.connect(to)) as target:
        source.backup(target)


def _rooms(file: Path) -> int:
    with closing(looking_at(file)) as db:
        return int(db.execute("SELECT count(*) FROM rooms").fetchone()[0])


def _into_postgres(copy: Path, url: str) -> int:
    """Copy all tables in one transaction, compare every row, then commit."""
    import psycopg  # noqa: PLC0415  (an extra)

    try:
        with psycopg.connect(url) as target:
            _check_empty(target)
        migrate(url)
        with closing(looking_at(copy)) as source, psycopg.connect(url) as target:
            _check_empty(target)
            for (table,) in source.execute(TABLES).fetchall():
                target.execute(f"DELETE FROM {table}")  # a server that was started on it has made a key
                _copy_table(source, target, table)
            return int(source.execute("SELECT count(*) FROM rooms").fetchone()[0])
    except psycopg.Error as problem:
        raise BadData("--db", f"PostgreSQL cannot take it: {str(problem).splitlines()[0]}") from None


def _check_empty(target: psycopg.Connection[tuple[object, ...]]) -> None:
    exists = target.execute(EXISTING).fetchone()
    if exists and exists[0] and target.execute("SELECT 1 FROM rooms LIMIT 1").fetchone():
        raise BadData("--db", "there are tables in it already; a restore overwrites nothing")


def _copy_table(source: sqlite3.Connection, target: psycopg.Connection[tuple[object, ...]], table: str) -> None:
    """Copy a table. BadData if what is read back is not what was written: then nothing is committed."""
    rows = source.execute(f"SELECT * FROM {table}")
    names = [column[0] for column in rows.description]
    booleans = {str(name) for (name,) in target.execute(BOOLEANS, (table,))}
    flags = [name in booleans for name in names]
    columns = ", ".join(names)
    with target.cursor().copy(f"COPY {table} ({columns}) FROM STDIN") as lines:
        for row in rows:
            lines.write_row([bool(value) if flag else value for value, flag in zip(row, flags, strict=True)])
    written = digest(source.execute(f"SELECT {columns} FROM {table}"))
    if digest(target.execute(f"SELECT {columns} FROM {table}")) != written:
        raise BadData("--db", f"what was written into {table} cannot be read back")


def digest(rows: Iterable[Sequence[object]]) -> int:
    """Return a digest of rows in any order. A boolean counts as the number that SQLite stores for it."""
    total = 0
    for row in rows:
        plain = [int(value) if isinstance(value, bool) else value for value in row]
        total += int.from_bytes(hashlib.sha256(repr(plain).encode()).digest(), "big")
    return total % 2**256
