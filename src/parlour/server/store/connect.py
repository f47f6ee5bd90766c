"""Opens a store by its URL."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from parlour.core.refusals import BadData
from parlour.extras import require_extra
from parlour.server.store.interface import Store
from parlour.server.store.sqlite import SqliteStore

SQLITE: Final = "sqlite:///"
POSTGRES: Final = "postgresql://"


def open_store(url: str, is_unsafe: bool = False, is_looking: bool = False) -> Store:
    """Open sqlite:///FILE or postgresql://... With `is_looking`, the store takes no lock and changes nothing."""
    file = file_of(url)
    if file is not None:
        return SqliteStore(file, is_unsafe, is_looking)
    require_extra("postgres", "--db postgresql://")
    from parlour.server.store.postgres import PostgresStore  # noqa: PLC0415  (its driver only where it is used)

    return PostgresStore(url, is_unsafe, is_looking)


def file_of(url: str) -> Path | None:
    """Return the file of a SQLite store; None for PostgreSQL."""
    if url.startswith(SQLITE) and len(url) > len(SQLITE):
        return Path(url.removeprefix(SQLITE))
    if url.startswith(POSTGRES):
        return None
    raise BadData("--db", f"{url!r} is neither {SQLITE}FILE nor {POSTGRES}...")
