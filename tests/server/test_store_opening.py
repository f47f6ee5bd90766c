"""D5: one process owns a SQLite file, and a store that would lose what it has acknowledged is not taken."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from parlour.core.refusals import BadData
from parlour.server.ops.maintenance import backup
from parlour.server.store import schema
from parlour.server.store.connect import open_store
from parlour.server.store.interface import START, StoredEntry, link
from parlour.server.store.sql import COLUMNS, ENTRIES_BY_NAME
from tests.server import planted
from tests.server.postgres import Postgres
from tests.server.running import Forked


def second_is_refused(db: str, log: Path, times: int) -> None:
    first = Forked(db, log).start()
    try:
        for _ in range(times):
            with pytest.raises(BadData, match=r"another Parlour .process [0-9]+. has this file open"):
                open_store(db).close()
    finally:
        first.kill()
    open_store(db).close()


def test_d5_a_second_process_on_one_file_is_refused_twenty_times_of_twenty(tmp_path: Path) -> None:
    second_is_refused(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", 20)
    told = (tmp_path / "log").read_text()
    assert "journal_mode wal, synchronous 2" in told


def test_d5_a_second_server_says_so_and_goes(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    first = Forked(db, tmp_path / "log").start()
    try:
        with pytest.raises(AssertionError, match="has this file open; stop it, or give another --db"):
            Forked(db, tmp_path / "log2").start()
    finally:
        assert first.stop() == 0


def test_d5_turns_red_without_the_lock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.store.sqlite._lock", lambda path: (path.parent / "unlocked").open("w"))
    with pytest.raises(pytest.fail.Exception):
        second_is_refused(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", 1)


def test_d5_a_sqlite_that_syncs_less_is_refused_unless_wished_by_name(tmp_path: Path) -> None:
    """The setting is read back: this SQLite is told FULL and does NORMAL."""
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    with pytest.raises(AssertionError, match="would not keep what it has acknowledged"):
        Forked(db, tmp_path / "log", (planted.half_safe.__name__,)).start()
    unsafe = open_store(db, is_unsafe=True)
    assert unsafe.facts()["synchronous"] == "1"
    unsafe.close()
    safe = open_store(db)
    assert safe.facts() | {"SQLite": ""} == {"SQLite": "", "journal_mode": "wal", "synchronous": "2"}
    safe.close()


def test_d5_a_postgresql_that_does_not_wait_is_refused_unless_wished_by_name(postgres: Postgres) -> None:
    db = postgres.new_database()
    name = db.partition("?")[0].rpartition("/")[2]
    open_store(db).close()
    postgres.run(f"ALTER DATABASE {name} SET synchronous_commit = off")
    with pytest.raises(BadData, match="synchronous_commit is off"):
        open_store(db)
    unsafe = open_store(db, is_unsafe=True)
    assert unsafe.facts()["synchronous_commit"] == "off"
    unsafe.close()


@pytest.mark.soak
def test_d5_a_postgresql_without_fsync_is_refused() -> None:
    server = Postgres("fsync=off", "full_page_writes=off").start()
    with pytest.raises(BadData, match="fsync, full_page_writes is off"):
        open_store(server.new_database())
    server.stop()


def test_the_newest_schema_is_the_last_migration() -> None:
    folder = Path(schema.__file__).parent / "migrations" / "versions"
    newest = max(path.name for path in folder.glob("*.py"))
    assert newest.startswith(f"{schema.HEAD}_")
    assert sorted(path.name[:3] for path in folder.glob("0*.py")) == [*schema.OLDER, schema.HEAD]


ROOM = (
    "INSERT INTO rooms (number, id, commitment, is_public, game, names, is_busy, status, waits_for, touched_at, count)"
    " VALUES (1, 'ROOM', '', true, 'pit', 'Ann', false, 'playing', '', 5, 3)"
)
AGAIN = COLUMNS.replace("number", "9")
ENTRY = f"INSERT INTO entries ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"


def some_entries(room: str) -> list[StoredEntry]:
    kept: list[StoredEntry] = []
    for n in range(3):
        new = StoredEntry(room, n + 1, f"command-{n}", "somebody", b"", 5 - n, b"entry", b"")
        kept.append(StoredEntry(*new[:-1], link(kept[-1].chain if kept else START, new)))
    return kept


def old_store(path: Path, revision: str = "001") -> list[StoredEntry]:
    """A file of an older schema, with three entries of a room, and three that belong to none."""
    schema.migrate(f"sqlite:///{path}", revision)
    kept = some_entries("ROOM")
    with sqlite3.connect(path) as db:
        db.executemany(ENTRY, [*some_entries("LOST"), *kept])
        db.execute(ROOM)
    db.close()
    return kept


def fill_old_database(url: str, revision: str) -> None:
    schema.migrate(url, revision)
    with psycopg.connect(url) as db:
        for each in (*some_entries("LOST"), *some_entries("ROOM")):
            db.execute(ENTRY.replace("?", "%s"), each)
        db.execute(ROOM)


OLD = pytest.mark.parametrize("revision", schema.WITHOUT_PLACES)


@OLD
def test_a_file_of_an_older_schema_is_brought_up_to_date_with_all_that_is_in_it(tmp_path: Path, revision: str) -> None:
    path = tmp_path / "tables.db"
    kept = old_store(path, revision)
    store = open_store(f"sqlite:///{path}")
    assert store.entries("ROOM") == kept
    assert [room.id for room in store.public_rooms(5)] == ["ROOM"]
    assert (store.stored("LOST"), store.strays("LOST")) == ([], some_entries("LOST"))
    store.close()
    with sqlite3.connect(path) as db, pytest.raises(sqlite3.IntegrityError, match=r"entries\.command, entries\.place"):
        db.execute(f"INSERT INTO entries (place, {COLUMNS}) SELECT place, {AGAIN} FROM entries LIMIT 1")
    db.close()


@OLD
def test_a_database_of_an_older_schema_is_brought_up_to_date_with_all_that_is_in_it(
    postgres: Postgres, revision: str
) -> None:
    url = postgres.new_database()
    fill_old_database(url, revision)
    store = open_store(url)
    assert store.entries("ROOM") == some_entries("ROOM")
    assert (store.stored("LOST"), store.strays("LOST")) == ([], some_entries("LOST"))
    store.close()
    with psycopg.connect(url) as db, pytest.raises(psycopg.errors.UniqueViolation, match="command, place"):
        db.execute(f"INSERT INTO entries (place, {COLUMNS}) SELECT place, {AGAIN} FROM entries LIMIT 1")


def test_a_store_of_the_schema_before_saved_clocks_is_looked_at_and_brought_up_to_date(db: str) -> None:
    schema.migrate(db, "004")
    entry = ENTRY.replace("(room", "(place, room").replace("VALUES (", "VALUES (1, ")
    if db.startswith("sqlite"):
        with closing(sqlite3.connect(db.removeprefix("sqlite:///"))) as raw, raw:
            raw.execute(ROOM)
            raw.executemany(entry, some_entries("ROOM"))
    else:
        with psycopg.connect(db) as raw_too:
            raw_too.execute(ROOM)
            for each in some_entries("ROOM"):
                raw_too.execute(entry.replace("?", "%s"), each)
    for is_looking in (True, False):
        store = open_store(db, is_looking=is_looking)
        assert store.entries("ROOM") == some_entries("ROOM")
        store.close()
    store = open_store(db)
    store.save_clocks([("ROOM", "saved")])
    assert store.clocks("ROOM") == "saved"
    store.close()


@OLD
def test_who_only_looks_reads_an_older_store_as_it_is(tmp_path: Path, postgres: Postgres, revision: str) -> None:
    path = tmp_path / "tables.db"
    kept = old_store(path, revision)
    url = postgres.new_database()
    fill_old_database(url, revision)
    copy = tmp_path / "backup.db"
    assert backup(url, copy) == 1
    for db in (f"sqlite:///{path}", url, f"sqlite:///{copy}"):
        looking = open_store(db, is_looking=True)
        assert (looking.entries("ROOM"), looking.stored("LOST")) == (kept, some_entries("LOST"))
        looking.close()
        serving = open_store(db)
        assert serving.entries("ROOM") == kept
        serving.close()


def test_a_store_that_is_not_known_here_is_named(tmp_path: Path, postgres: Postgres) -> None:
    file = tmp_path / "tables.db"
    for db in (f"sqlite:///{file}", postgres.new_database()):
        store = open_store(db)
        store.write("UPDATE alembic_version SET version_num = '999'", ())  # type: ignore[attr-defined]
        store.close()
        for is_looking in (False, True):
            with pytest.raises(BadData, match="it is of a newer Parlour"):
                open_store(db, is_looking=is_looking)
    other = tmp_path / "other.db"
    sqlite3.connect(other).close()
    for db in (f"sqlite:///{other}", postgres.new_database()):
        with pytest.raises(BadData, match="there are no tables of Parlour's in it"):
            open_store(db, is_looking=True)


def test_a_change_of_the_schema_is_made_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tables.db"
    kept = old_store(path)

    def fail(_table: str) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr("alembic.op.drop_table", fail)
        with pytest.raises(BadData, match="the disk is full"):
            open_store(f"sqlite:///{path}")
    with sqlite3.connect(path) as db:
        assert db.execute(schema.VERSION).fetchall() == [("001",)]
        assert [StoredEntry(*row) for row in db.execute(ENTRIES_BY_NAME, ("ROOM", 1))] == kept
    db.close()
    store = open_store(f"sqlite:///{path}")
    assert store.entries("ROOM") == kept
    store.close()
