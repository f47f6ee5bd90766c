"""A backup of either database can be restored into either: everything is there, and play goes on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import parlour
from parlour.core.refusals import BadData
from parlour.server.ops.maintenance import backup, examine, restore
from parlour.server.store import restore as module
from parlour.server.store.connect import file_of, open_store
from parlour.server.store.schema import HEAD, migrate
from parlour.server.store.sql import SqlQueries
from tests.cli.driver import parlour as command
from tests.server.postgres import Postgres
from tests.server.running import Server


@pytest.fixture(params=["sqlite", "postgresql"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a store that is not there yet, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'new' / 'restored.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


def quiet(_line: str) -> None:
    """Says nothing."""


def played(db: str, folder: Path) -> tuple[str, str]:
    """Play a little at a server, back it up meanwhile, and stop it: the table, and the host's token."""
    server = Server(db, folder / "log").start()
    try:
        with parlour.connect(server.url) as ann:
            opened = ann.open("ten-up", [{"who": "me", "name": "Ann"}, {"who": "here", "name": "Zoe"}])
            seat = ann.sit(opened["table"])
            seat.start()
            answer(seat)
            seat.say("Good luck")
            copy = folder / "during.db"
            backup(db, copy)  # while the server runs
            return opened["table"], ann.token
    finally:
        server.stop()


def answer(seat: parlour.client.RemoteSeat) -> None:
    """Answer whatever is asked next."""
    for _ in range(100):
        seat.wait(0.1)
        if seat.answer(lambda ask: ask["default_action"]):
            return
    raise AssertionError("nothing was asked")


def add_table(file: Path) -> None:
    """Add a closed table without entries."""
    with sqlite3.connect(file) as db:
        db.execute(
            "INSERT INTO rooms (number, id, commitment, is_public, game, names, is_busy, status, waits_for, "
            "touched_at, count) VALUES (1, 'A', '', 1, 'ten-up', '', 0, 'closed', '', 0, 0)"
        )


def contents(db: str) -> dict[str, object]:
    """Everything that is stored of every table."""
    with closing(open_store(db, is_unsafe=True, is_looking=True)) as store:
        assert isinstance(store, SqlQueries)
        return {
            id: (store.entries(id), store.chat(id), store.secret(id), store.clocks(id)) for id in store.all_rooms()
        } | {"keys": store.read("SELECT name, value FROM keys", ())}


def test_play_goes_on_from_a_restored_backup(db: str, target: str, tmp_path: Path) -> None:
    table, token = played(db, tmp_path)
    said: list[str] = []
    assert restore(target, tmp_path / "during.db", said.append)
    assert said[0].startswith("1 tables written")
    assert contents(target) == contents(f"sqlite:///{tmp_path / 'during.db'}")
    server = Server(target, tmp_path / "log2").start()
    try:
        with parlour.connect(server.url, token) as ann:
            seat = ann.sit(table, "B")
            answer(seat)
            assert [line["text"] for line in seat.chat] == ["Good luck"]
    finally:
        server.stop()
    assert examine(target, quiet)


def test_nothing_is_overwritten(target: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    migrate(f"sqlite:///{copy}", HEAD)
    add_table(copy)
    assert restore(target, copy, quiet)
    before = contents(target)
    with pytest.raises(BadData, match="a restore overwrites nothing"):
        restore(target, copy, quiet)
    assert contents(target) == before


def test_a_backup_of_an_older_version_is_migrated(target: str, tmp_path: Path) -> None:
    copy = tmp_path / "old.db"
    migrate(f"sqlite:///{copy}", "003")
    add_table(copy)
    before = copy.read_bytes()
    assert restore(target, copy, quiet)
    assert "A" in contents(target)
    assert copy.read_bytes() == before


def test_a_damaged_backup_is_refused_and_leaves_nothing(target: str, tmp_path: Path) -> None:
    copy = tmp_path / "damaged.db"
    migrate(f"sqlite:///{copy}", HEAD)
    data = bytearray(copy.read_bytes())
    data[4096:8192] = b"\xff" * 4096
    copy.write_bytes(data)
    with pytest.raises(BadData, match="it is damaged"):
        restore(target, copy, quiet)
    assert file_of(target) is None or not file_of(target).exists()  # type: ignore[union-attr]


def test_what_cannot_be_read_back_is_not_committed(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fault: a row is lost on its way into PostgreSQL."""
    copy, target = tmp_path / "copy.db", postgres.new_database()
    migrate(f"sqlite:///{copy}", HEAD)
    with sqlite3.connect(copy) as db:
        db.execute("INSERT INTO keys (name, value) VALUES ('tokens', x'00')")
    digests = iter([1, 2])
    monkeypatch.setattr(module, "digest", lambda _rows: next(digests))
    with pytest.raises(BadData, match="cannot be read back"):
        restore(target, copy, quiet)
    monkeypatch.undo()
    assert restore(target, copy, quiet)


def test_the_command_says_what_it_did(tmp_path: Path) -> None:
    copy, target = tmp_path / "copy.db", tmp_path / "restored.db"
    migrate(f"sqlite:///{copy}", HEAD)
    ended = command("restore", copy, "--db", f"sqlite:///{target}")
    assert (ended.code, "0 tables written" in ended.out) == (0, True), ended.err
    again = command("restore", copy, "--db", f"sqlite:///{target}")
    assert (again.code, "overwrites nothing" in again.err) == (2, True)
    assert command("restore", tmp_path / "none.db", "--db", "sqlite:///x.db").code == 2
