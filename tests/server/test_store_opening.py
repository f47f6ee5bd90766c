"""D5: one process owns a SQLite file, and a store that would lose what it has acknowledged is not taken."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.core.refusals import BadData
from parlour.server.store import schema
from parlour.server.store.opening import open_store
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
