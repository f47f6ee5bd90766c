"""A2: only tokens that the server has issued count, and their cookie goes to nobody else."""

from __future__ import annotations

import asyncio
import json
import secrets
import sqlite3
from pathlib import Path
from random import Random

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect as open_socket
from websockets.typing import Origin

import parlour
from parlour.client import Client
from parlour.core.refusals import Refused
from parlour.server.access.identity import (
    COOKIE,
    SECURE_COOKIE,
    cookie_name,
    hashed,
    is_signed,
    new_token,
    offered_tokens,
)
from parlour.server.access.tokens import MAX_REMEMBERED, Tokens
from parlour.server.ops.maintenance import backup
from parlour.server.store import StoreError, schema
from parlour.server.store.connect import open_store
from parlour.server.store.writer import StoreWriter
from tests.server.asking import Said, ask
from tests.server.running import Forked, Server
from tests.server.scripted import FRIEND, ME, opened
from tests.server.test_store_opening import ROOM, fill_old_database, old_store

NO_TABLE = "BCDFGHJKLM"


def forgeries(real: str) -> list[str]:
    """Tokens that nobody has issued: made up, of another server, and a real one with something changed."""
    rng = Random(5)
    letters = "ABCabc012-_."
    changed = [
        real[:n] + rng.choice([each for each in letters if each != real[n]]) + real[n + 1 :] for n in range(len(real))
    ]
    head, _, signature = real.partition(".")
    cut = [real[:-1], real + "A", real + "=", head, f"{head}.", f".{signature}", signature, f"{signature}.{head}", "."]
    made_up = [secrets.token_urlsafe(16), "x", "a" * 64, "a" * 65, new_token(b"k" * 32), f"é{real[1:]}"]
    return [*changed, *cut, *made_up]


def accepted(server: Server | Forked, tokens: list[str]) -> list[str]:
    """The tokens with which a table can be opened."""
    wish = {"game": "ten-up", "seats": [ME, FRIEND]}
    statuses = {
        token: ask(server.port, "POST", "/api/tables", wish, {"cookie": f"parlour={token}"}).status
        for token in tokens
        if token.isascii()
    }
    assert set(statuses.values()) <= {201, 401}
    return [token for token, status in statuses.items() if status == 201]


def test_a2_a_signature_covers_every_character() -> None:
    key = secrets.token_bytes(32)
    real = new_token(key)
    assert is_signed(real, key)
    assert not is_signed(real, secrets.token_bytes(32))
    assert [each for each in forgeries(real) if is_signed(each, key)] == []


def test_a2_a_token_that_the_server_has_not_issued_opens_nothing(served: Server) -> None:
    with parlour.connect(served.url) as somebody:
        tokens = forgeries(somebody.token)
        assert len(tokens) > 50, "void"
        assert accepted(served, [somebody.token]) == [somebody.token]
    assert accepted(served, tokens) == []


def test_a2_turns_red_if_a_self_made_token_is_accepted(tmp_path: Path) -> None:
    server = Forked(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", ("believes_tokens",)).start()
    try:
        assert accepted(server, [secrets.token_urlsafe(16)])
    finally:
        server.kill()


def test_a2_who_comes_with_a_self_made_token_is_told_how_to_get_one(served: Server) -> None:
    own = secrets.token_urlsafe(16)
    for method, path in (("POST", "/api/tables"), ("POST", f"/api/tables/{NO_TABLE}/claim"), ("GET", "/api/tables")):
        said = ask(served.port, method, path, {"game": "ten-up", "seats": [ME], "name": "Eve"}, token=own)
        assert (said.status, said.json()["code"]) == (401, "me/unknown")
        assert "POST /api/me" in said.json()["detail"]
        assert own not in said.body.decode()
    with Client(served.url, own) as program, pytest.raises(Refused, match="POST /api/me"):
        program.sit(NO_TABLE)


def test_a2_a_cookie_that_is_not_ours_is_replaced_and_until_then_ignored(served: Server) -> None:
    """As of another server on the same machine: who looks on with it is a stranger, who introduces himself is not."""
    with parlour.connect(served.url) as host:
        table, codes = opened(host, "ten-up", [ME, FRIEND], public=True)
        cookie = f"parlour-{served.port}={secrets.token_urlsafe(16)}; parlour=of-another-server"
        assert ask(served.port, "GET", f"/api/tables/{table}/record", headers={"cookie": cookie}).status == 200
        address = f"ws://127.0.0.1:{served.port}/api/tables/{table}/socket"
        with open_socket(address, origin=Origin(served.url), additional_headers={"Cookie": cookie}) as line:
            line.send('{"type":"hello"}')
            assert json.loads(line.recv(10))["you"]["seat"] is None
        said = ask(served.port, "POST", "/api/me", {}, {"cookie": cookie})
        assert said.json()["is_new"] is True
        issued = said.headers["set-cookie"].partition(";")[0]
        assert accepted(served, [issued.partition("=")[2]])
        again = ask(served.port, "POST", "/api/me", {}, {"cookie": f"{cookie.partition(';')[2]}; {issued}"})
        assert again.json()["is_new"] is False
        assert "set-cookie" not in again.headers
        assert codes


def close_code(server: Server, table: str, token: str) -> int:
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    with open_socket(address, origin=Origin(server.url)) as line:
        line.send(json.dumps({"type": "hello", "token": token}))
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(10)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_a2_a_self_made_token_does_not_tell_which_tables_there_are(served: Server) -> None:
    own = secrets.token_urlsafe(16)
    with parlour.connect(served.url) as host:
        table, _codes = opened(host, "ten-up", [ME, FRIEND])
    assert [close_code(served, name, own) for name in (table, NO_TABLE)] == [4401, 4401]
    form = {"code": "x" * 22, "name": "Eve"}
    claims = [claimed(served, name, form, own) for name in (table, NO_TABLE)]
    assert claims[0] == claims[1]
    nobody = [claimed(served, name, form, "") for name in (table, NO_TABLE)]
    assert nobody[0] == nobody[1]


def claimed(served: Server, table: str, form: dict[str, str], token: str) -> Said:
    """The answer to a claim, without the id that every request has."""
    said = ask(served.port, "POST", f"/api/tables/{table}/claim", form, token=token)
    return said._replace(headers={name: value for name, value in said.headers.items() if name != "x-request-id"})


def test_a2_a_token_is_good_after_a_restart_at_another_process_and_from_a_backup(db: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    servers = [Forked(db, tmp_path / "log0").start()]
    try:
        with parlour.connect(servers[0].url) as host:
            table, _codes = opened(host, "ten-up", [ME, FRIEND])
            fresh = parlour.connect(servers[0].url).token
        backup(db, copy)
        if db.startswith("sqlite"):
            servers.pop().kill()
        servers += [Forked(place, tmp_path / "log1").start() for place in (db, f"sqlite:///{copy}")]
        for server in servers[-2:]:
            assert [line["table"] for line in parlour.connect(server.url, host.token).tables()] == [table]
            assert accepted(server, [fresh]) == [fresh]
            assert accepted(server, [secrets.token_urlsafe(16)]) == []
    finally:
        for server in servers:
            server.kill()


# Tokens of older versions

SITTER = f"INSERT INTO sitters (room, seat, holder) VALUES ('ROOM', 0, '{hashed('the old sitter')}')"
HOST = f"UPDATE entries SET actor = '{hashed('the old host')}' WHERE room = 'ROOM' AND number = 1"


@pytest.mark.parametrize("revision", ["003", "004", "005"])
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a2_who_had_a_seat_or_a_table_before_tokens_were_signed_keeps_it(
    kind: str, revision: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if kind == "sqlite":
        old_store(tmp_path / "tables.db", "003")
        url = f"sqlite:///{tmp_path / 'tables.db'}"
        schema.migrate(url, revision)
        with sqlite3.connect(tmp_path / "tables.db") as lite:
            lite.execute(SITTER)
            lite.execute(HOST)
        lite.close()
    else:
        url = request.getfixturevalue("postgres").new_database()
        fill_old_database(url, "003")
        schema.migrate(url, revision)
        with psycopg.connect(url) as database:
            database.execute(SITTER)
            database.execute(HOST)
    asyncio.run(_recognises_old_tokens(url))


async def _recognises_old_tokens(url: str) -> None:
    writer = StoreWriter(open_store(url, is_unsafe=True))
    try:
        tokens = Tokens(writer)
        for known in ("the old sitter", "the old host", "the old sitter", await tokens.issue()):
            assert await tokens.recognise(known) == known
        assert await tokens.recognise("somebody else") == ""
        assert await Tokens(writer).recognise(await tokens.issue())
    finally:
        await writer.stop()


def test_a2_what_is_remembered_of_old_tokens_is_bounded(tmp_path: Path) -> None:
    asyncio.run(_what_is_remembered_of_old_tokens_is_bounded(tmp_path))


async def _what_is_remembered_of_old_tokens_is_bounded(tmp_path: Path) -> None:
    writer = StoreWriter(open_store(f"sqlite:///{tmp_path / 'tables.db'}", is_unsafe=True))
    writer.store.is_holder = lambda holder: True  # type: ignore[method-assign]
    tokens = Tokens(writer)
    for n in range(MAX_REMEMBERED + 50):
        assert await tokens.recognise(f"old-{n}")
    assert len(tokens._remembered) == MAX_REMEMBERED
    await writer.stop()


def test_a2_a_store_that_has_lost_its_key_still_knows_its_players(tmp_path: Path) -> None:
    asyncio.run(_a_store_that_has_lost_its_key_still_knows_its_players(tmp_path))


async def _a_store_that_has_lost_its_key_still_knows_its_players(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    writer = StoreWriter(open_store(url, is_unsafe=True))
    token = await Tokens(writer).issue()
    await writer.stop()
    with sqlite3.connect(tmp_path / "tables.db") as db:
        db.execute(ROOM)
        db.execute("INSERT INTO sitters (room, seat, holder) VALUES ('ROOM', 0, ?)", (hashed(token),))
        db.execute("UPDATE keys SET value = x'00'")
    db.close()
    writer = StoreWriter(open_store(url, is_unsafe=True))
    tokens = Tokens(writer)
    try:
        assert await tokens.recognise(token) == token
        assert await tokens.recognise(new_token(b"\0")) == ""
        with pytest.raises(StoreError, match="key"):
            await tokens.issue()
    finally:
        await writer.stop()


# The cookie


def test_a2_the_cookie_of_https_is_of_this_host_alone(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", options=("--https",)).start()
    try:
        cookie = ask(server.port, "POST", "/api/me", {}).headers["set-cookie"]
        name, _, rest = cookie.partition("=")
        attributes = {part.strip().lower() for part in rest.split(";")[1:]}
        assert name == SECURE_COOKIE
        assert {"secure", "httponly", "path=/", "samesite=strict"} <= attributes
        assert not any(each.startswith("domain") for each in attributes)
        issued = cookie.partition(";")[0]
        assert ask(server.port, "POST", "/api/me", {}, {"cookie": issued}).json()["is_new"] is False
        own = {"cookie": f"{issued}; parlour={parlour.connect(server.url).token}"}
        ask(server.port, "POST", "/api/tables", {"game": "ten-up", "seats": [ME, FRIEND]}, own)
        assert len(ask(server.port, "GET", "/api/tables", headers={"cookie": issued}).json()) == 1
    finally:
        server.stop()


def test_a2_the_cookie_of_plain_http_has_the_port_in_its_name(served: Server) -> None:
    said = ask(served.port, "POST", "/api/me", {})
    assert said.headers["set-cookie"].startswith(f"parlour-{served.port}=")


def test_a2_a_cookie_of_an_older_version_is_given_its_new_name(served: Server) -> None:
    token = parlour.connect(served.url).token
    said = ask(served.port, "POST", "/api/me", {}, token=token)
    assert said.json()["is_new"] is False
    assert said.headers["set-cookie"].startswith(f"parlour-{served.port}={token};")


@pytest.mark.parametrize(
    ("host", "is_secure", "name"),
    [
        ("localhost:8765", False, "parlour-8765"),
        ("[::1]:9000", False, "parlour-9000"),
        ("play.example.org", False, "parlour-80"),
        ("", False, "parlour-80"),
        ("play.example.org:٣", False, "parlour-80"),
        ("play.example.org", True, SECURE_COOKIE),
        ("play.example.org:8443", True, SECURE_COOKIE),
    ],
)
def test_a2_the_name_of_the_cookie(host: str, is_secure: bool, name: str) -> None:
    assert cookie_name(host, is_secure) == name


def test_a2_the_cookie_of_this_server_is_read_before_the_old_one() -> None:
    cookies = {COOKIE: "old", "parlour-8765": "ours", "parlour-9000": "another's", SECURE_COOKIE: "x" * 65}
    assert offered_tokens(cookies, "localhost:8765", False) == ["ours", "old"]
    assert offered_tokens(cookies, "localhost:8765", True) == ["old"]
