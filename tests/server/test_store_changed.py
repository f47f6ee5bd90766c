"""D5, while it runs: a server whose database was changed under it says so and stops, instead of 'try again soon'."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect as open_socket
from websockets.typing import Origin

from parlour.client import Client, connect
from parlour.core.refusals import Refused
from parlour.server.http.health import health
from parlour.server.ops.runner import STORE_CHANGED
from tests.server.postgres import Postgres
from tests.server.running import Forked
from tests.server.scripted import BOT, ME

NEWER = "ALTER TABLE entries RENAME COLUMN body TO content; UPDATE alembic_version SET version_num = '999'"


@contextmanager
def watching(me: Client, table: str) -> Iterator[ClientConnection]:
    address = f"ws{me.url.removeprefix('http')}/api/tables/{table}/socket"
    with open_socket(address, origin=Origin(me.url)) as line:
        line.send(json.dumps({"type": "hello", "token": me.token}))
        line.recv(10)
        yield line


def stops_when_migrated(postgres: Postgres, log: Path, *faults: str) -> None:
    db = postgres.new_database()
    server = Forked(db, log, faults).start()
    try:
        me = connect(server.url)
        table = me.open("ten-up", [ME, BOT])["table"]
        with watching(me, table) as line:
            postgres.run(NEWER, db.partition("?")[0].rpartition("/")[2])
            with pytest.raises(ConnectionClosed) as closed:
                line.recv(10)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        assert server.ended() == STORE_CHANGED
        assert "its database has been changed to schema 999" in server.log_text()
        assert "Start it with the new version." in server.log_text()
    finally:
        server.kill()


def test_d5_a_server_that_is_older_than_its_database_says_so_and_stops(postgres: Postgres, tmp_path: Path) -> None:
    stops_when_migrated(postgres, tmp_path / "log")
    with pytest.raises(AssertionError, match="it is of a newer Parlour"):
        Forked(postgres.url(f"tables{postgres._databases}"), tmp_path / "again").start()


def test_d5_turns_red_if_nobody_looks_at_the_schema(postgres: Postgres, tmp_path: Path) -> None:
    with pytest.raises(TimeoutError):
        stops_when_migrated(postgres, tmp_path / "log", "trusts_its_store")


def test_d5_a_server_whose_file_was_replaced_says_so_and_stops(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    server = Forked(f"sqlite:///{file}", tmp_path / "log").start()
    try:
        connect(server.url).open("ten-up", [ME, BOT])
        file.rename(tmp_path / "elsewhere.db")
        assert server.ended() == STORE_CHANGED
        assert "was moved, removed or replaced while it ran" in server.log_text()
    finally:
        server.kill()


def test_health_says_why_a_server_stops() -> None:
    manager = SimpleNamespace(outage="This server does not fit its database any more.")
    request: Any = SimpleNamespace(app=SimpleNamespace(state=SimpleNamespace(manager=manager)))
    with pytest.raises(Refused, match="does not fit") as refused:
        asyncio.run(health(request))
    assert refused.value.code == "store/changed"
