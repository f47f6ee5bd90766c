"""Backup of a PostgreSQL database into a SQLite file with the same schema."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

import psycopg

from parlour.core.refusals import BadData
from parlour.server.store.postgres import revision
from parlour.server.store.schema import HEAD, is_older, migrate

TABLES: Final = (
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'alembic_version' AND name NOT LIKE 'sqlite%'"
)
"""Lists the tables. It runs on the copy, which has the same schema."""


def copy_postgres(url: str, to: Path) -> int:
    """Copy all tables as of one moment. Return the number of rooms."""
    try:
        found = revision(url)
    except psycopg.Error as problem:
        raise _cannot(problem) from None
    is_older(found, is_looking=True)  # refuses a database with nothing to copy
    migrate(f"sqlite:///{to}", found or HEAD)
    target = sqlite3.connect(to)
    count = 0
    try:
        with psycopg.connect(url) as source, target:
            source.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
            for (table,) in target.execute(TABLES).fetchall():
                rows = source.execute(f"SELECT * FROM {table}")
                names = [column.name for column in rows.description or ()]
                marks = ", ".join("?" * len(names))
                for row in rows:
                    target.execute(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks})", row)
                    count += table == "rooms"
    except (psycopg.Error, sqlite3.Error) as problem:
        raise _cannot(problem) from None
    finally:
        target.close()
    return count


def _cannot(problem: Exception) -> BadData:
    return BadData("--db", f"it cannot be copied: {str(problem).splitlines()[0]}")
