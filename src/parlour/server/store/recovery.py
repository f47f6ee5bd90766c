"""Copies the readable rows of a damaged SQLite file into a fresh one, and reconstructs what can be derived from
them."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from parlour.core.refusals import BadData
from parlour.server.store.interface import START, StoredEntry, link
from parlour.server.store.pages import INDEX_INTERIOR, INDEX_LEAF, TABLE_LEAF, Pages, Row, Value
from parlour.server.store.schema import HEAD, OLDER, is_newer, migrate
from parlour.server.store.sql import COLUMNS

REVISIONS: Final = (HEAD, *reversed(OLDER))
ROOM_NAME: Final = re.compile("[A-Z0-9]{1,20}")
TYPES: Final = {"INT": int, "BOOL": int, "BLOB": bytes, "FLOAT": float, "REAL": float}
"""Value types by a part of the column's declared type; all other columns are text."""
EMPTY: Final[dict[type, Value]] = {int: 0, float: 0.0, str: "", bytes: b""}
FIRST_ENTRIES: Final = f"SELECT place, {COLUMNS} FROM entries WHERE number = 1 AND place > 0 ORDER BY place"
LOST_ROOMS: Final = (
    "SELECT place, max(room), max(1, max(number)), max(0, -min(number)) FROM entries "
    "WHERE place > 0 AND place NOT IN (SELECT number FROM rooms) GROUP BY place ORDER BY place"
)
BEGUN: Final = "SELECT 1 FROM entries WHERE place = ? AND entry LIKE '%\"started\"%' LIMIT 1"


class _Column(NamedTuple):
    name: str
    type: type
    is_nullable: bool
    has_default: bool


class _Table(NamedTuple):
    """A table of the fresh file."""

    name: str
    columns: list[_Column]
    is_by_rowid: bool
    rowid_column: int
    """The index of the column that is the rowid; -1 if there is none."""

    def fit(self, row: Row) -> tuple[Value, ...] | None:
        """Return the values of a row, if it can belong to this table."""
        values = list(row.values)
        if (row.rowid is not None) != self.is_by_rowid or not values or len(values) > len(self.columns):
            return None
        if 0 <= self.rowid_column < len(values):
            values[self.rowid_column] = row.rowid
        for column, value in zip(self.columns, values, strict=False):
            if not (column.is_nullable if value is None else isinstance(value, column.type)):
                return None
        rest = self.columns[len(values) :]  # columns that were added after the row was written
        return tuple(values) if all(column.is_nullable or column.has_default for column in rest) else None

    def insert(self, db: sqlite3.Connection, values: tuple[Value, ...]) -> bool:
        names = ", ".join(column.name for column in self.columns[: len(values)])
        marks = ", ".join("?" * len(values))
        return db.execute(f"INSERT OR IGNORE INTO {self.name} ({names}) VALUES ({marks})", values).rowcount == 1


def recover(path: Path, to: Path) -> bool:
    """Fill a new file of the newest schema. Return whether there was anything to copy. BadData if the damaged file is
    from a newer version."""
    with Pages(path) as pages:
        roots = _roots(pages)
        found = _revision(pages, roots)
        counts: dict[str, int] = {}
        for revision in (found,) if found else REVISIONS:
            counts[revision] = _copied(pages, roots, to, revision)
        # max returns the first of equals: the newest revision
        best = max(counts, key=lambda revision: counts[revision])
        if counts[best] == 0:
            return False
        if len(counts) > 1:
            _copied(pages, roots, to, best)
        migrate(f"sqlite:///{to}")
        with closing(sqlite3.connect(to, isolation_level=None)) as db:
            db.execute("BEGIN")
            _name_again(db)
            _list_again(db, _index_names(pages))
            db.execute("COMMIT")
    return True


def _copied(pages: Pages, roots: dict[str, int], to: Path, revision: str) -> int:
    """Fill a fresh file of this revision, and return how many rows fit into it."""
    to.unlink(missing_ok=True)
    migrate(f"sqlite:///{to}", revision)
    count = 0
    with closing(sqlite3.connect(to, isolation_level=None)) as db:
        tables = _tables(db)
        db.execute("BEGIN")
        for name, row in _rows(pages, tables, roots):
            count += _insert(db, tables, name, row)
        db.execute("COMMIT")
    return count


def _insert(db: sqlite3.Connection, tables: dict[str, _Table], name: str, row: Row) -> bool:
    """Insert a row into the table it was found under; if it does not fit there, into the only table that it fits."""
    if not name and len(row.values) == 1 and row.values[0] in REVISIONS:
        return False  # a row of the migrations table, which is not copied
    fits = {table.name: values for table in tables.values() if (values := table.fit(row)) is not None}
    if name not in fits and len(fits) > 1:
        fits = {n: values for n, values in fits.items() if len(values) == len(tables[n].columns)}
    if name not in fits and len(fits) != 1:
        return False
    chosen = name if name in fits else next(iter(fits))
    return tables[chosen].insert(db, fits[chosen])


def _rows(pages: Pages, tables: dict[str, _Table], roots: dict[str, int]) -> Iterator[tuple[str, Row]]:
    """Return every row with the table whose b-tree it is in; then, with no table, the rows that no b-tree leads to."""
    seen = set(pages.tree(1)) | {1}
    for name in tables:
        for number in pages.tree(roots[name]) if name in roots else ():
            seen.add(number)
            yield from ((name, row) for row in pages.rows(number))
    seen |= pages.free()
    wanted = {TABLE_LEAF} if all(table.is_by_rowid for table in tables.values()) else {TABLE_LEAF, INDEX_LEAF}
    for number in range(2, pages.count + 1):
        if number not in seen and pages.kind(number) in wanted:
            yield from (("", row) for row in pages.rows(number))
    for page in pages.suspects:
        if page[0] in wanted:
            yield from (("", row) for row in pages.rows_on(page))


def _tables(db: sqlite3.Connection) -> dict[str, _Table]:
    found = db.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name <> 'alembic_version'")
    return {str(name): _table(db, str(name), str(sql)) for name, sql in found.fetchall()}


def _table(db: sqlite3.Connection, name: str, sql: str) -> _Table:
    columns: list[_Column] = []
    keys: list[int] = []
    for n, column, kind, is_required, usual, key in db.execute(f"PRAGMA table_info({name})"):
        types = [TYPES[part] for part in TYPES if part in str(kind).upper()]
        columns.append(_Column(str(column), types[0] if types else str, not is_required, usual is not None))
        if key:
            keys.append(int(n))
    is_rowid = len(keys) == 1 and columns[keys[0]].type is int
    return _Table(name, columns, "WITHOUT ROWID" not in sql.upper(), keys[0] if is_rowid else -1)


def _roots(pages: Pages) -> dict[str, int]:
    """Return the root page of each table, from the schema on page 1, as far as it is readable."""
    roots: dict[str, int] = {}
    for number in pages.tree(1):
        for row in pages.rows(number) if pages.kind(number) == TABLE_LEAF else ():
            if len(row.values) == 5 and row.values[0] == "table":
                name, root = row.values[1], row.values[3]
                if isinstance(name, str) and isinstance(root, int) and 1 < root <= pages.count:
                    roots[name] = root
    return roots


def _revision(pages: Pages, roots: dict[str, int]) -> str:
    """Return the revision of the file's schema; '' if it is unreadable. BadData if it is newer than this version
    knows."""
    for number in pages.tree(roots["alembic_version"]) if "alembic_version" in roots else ():
        for row in pages.rows(number) if pages.kind(number) == TABLE_LEAF else ():
            found = row.values[0] if len(row.values) == 1 else None
            if isinstance(found, str) and is_newer(found):
                raise BadData("--db", f"it is damaged, and of a newer Parlour (schema {found}); let that one open it")
            if found in REVISIONS:
                return str(found)
    return ""


def _index_names(pages: Pages) -> dict[int, str]:
    """Return rooms by number from the index of their names, including rooms whose own row is lost."""
    names: dict[int, str] = {}
    for number in range(2, pages.count + 1):
        if pages.kind(number) in (INDEX_LEAF, INDEX_INTERIOR):
            for row in pages.rows(number):
                name, place = row.values if len(row.values) == 2 else ("", 0)
                if isinstance(name, str) and ROOM_NAME.fullmatch(name) and isinstance(place, int) and place > 0:
                    names[place] = name
    return names


def _name_again(db: sqlite3.Connection) -> None:
    """Restore damaged room names: the right name is the one that the room's first entry is chained to."""
    for place, *values in db.execute(FIRST_ENTRIES).fetchall():
        first = StoredEntry(*values)
        if link(START, first) == first.chain:
            db.execute(
                "UPDATE OR IGNORE rooms SET id = ? WHERE number = ? AND id <> ?", (first.room, place, first.room)
            )


def _list_again(db: sqlite3.Connection, names: dict[int, str]) -> None:
    """Add rooms whose row in the list is lost. No room is ever removed and no number is used twice, so gaps show
    them."""
    rooms = _tables(db)["rooms"]
    for place, room, count, lines in db.execute(LOST_ROOMS).fetchall():
        given = {"number": place, "id": room, "status": "closed", "count": count, "lines": lines}
        given |= _opening(db, place)
        _list(db, rooms, given)
        names.pop(place, None)
    for place, room in sorted(names.items()):
        _list(db, rooms, {"number": place, "id": room, "status": "closed", "count": 1})
    # The lobby shows a table by its game, which is not known for these.
    db.execute("DELETE FROM sitters WHERE room IN (SELECT id FROM rooms WHERE game = '')")


def _list(db: sqlite3.Connection, rooms: _Table, given: dict[str, Value]) -> None:
    """Add a room to the list, unless its number or name exists. Unknown columns are empty."""
    values = [given.get(column.name, None if column.is_nullable else EMPTY[column.type]) for column in rooms.columns]
    rooms.insert(db, tuple(values))


def _opening(db: sqlite3.Connection, place: int) -> dict[str, Value]:
    """Return what the first entry of a room tells about it. The secret of its dice was in the lost row."""
    found = db.execute(f"SELECT {COLUMNS} FROM entries WHERE place = ? AND number = 1", (place,)).fetchone()
    if found is None or link(START, StoredEntry(*found)) != found[-1]:
        return {}
    opened = msgspec.json.decode(found[6])
    names = "\n".join(str(seat.get("name", "")) for seat in opened.get("seats", []))
    return {
        "commitment": str(opened.get("commitment", "")),
        "game": str(opened.get("game", "")),
        "title": str(opened.get("title", "")),
        "is_public": int(bool(opened.get("is_public", False))),
        "names": names,
        "status": "playing" if db.execute(BEGUN, (place,)).fetchone() else "gathering",
        "touched_at": int(found[5]),
    }
