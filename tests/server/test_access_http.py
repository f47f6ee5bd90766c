"""A1, A2, A3: another site cannot act or listen, every route is for somebody, tokens stay secret."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import secrets
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fastapi.routing import APIWebSocketRoute
from starlette.types import Message
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect as open_socket
from websockets.typing import Origin

import parlour
from parlour.client import Client
from parlour.core.refusals import Refused
from parlour.lessons import lessons_of
from parlour.server.access.guard import Guard
from parlour.server.app import make_app
from parlour.server.http.page import BUILT
from parlour.server.settings import Settings
from parlour.server.store.sqlite import SqliteStore
from parlour.testing.editions import edition_text
from tests.games.pit.hands import rounds
from tests.server.asking import Said, ask
from tests.server.running import BOTH, Forked, Server
from tests.server.scripted import BOT, FRIEND, KEY, ME, opened, play_out, until

PORT = 8765
OURS = f"http://127.0.0.1:{PORT}"


# A1

HOSTS = {
    f"127.0.0.1:{PORT}": True,
    f"localhost:{PORT}": True,
    f"[::1]:{PORT}": True,
    "127.0.0.1": False,
    f"127.0.0.1:{PORT + 1}": False,
    f"127.0.0.1.evil.example:{PORT}": False,
    f"evil-localhost:{PORT}": False,
    f"rebound.example:{PORT}": False,
    f"LOCALHOST:{PORT}": False,
    "": False,
}
ORIGINS = {
    OURS: True,
    f"http://localhost:{PORT}": True,
    "null": False,
    "https://evil.example": False,
    f"http://127.0.0.1:{PORT}.evil.example": False,
    f"http://evil.example/{OURS}": False,
    f"http://evil127.0.0.1:{PORT}": False,
    f"http://127.0.0.1:{PORT + 1}": False,
    f"https://127.0.0.1:{PORT}": False,
    "http://127.0.0.1": False,
    f"{OURS}/": False,
    f"{OURS}, https://evil.example": False,
}
Header = tuple[bytes, bytes]


async def passes(kind: str, method: str, headers: list[Header], guarded: type[Guard] = Guard) -> bool:
    """Whether a request or a handshake with these headers gets past the guard."""
    reached = False

    async def app(scope: Any, receive: Any, send: Any) -> None:
        nonlocal reached
        reached = True

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        pass

    scope = {"type": kind, "method": method, "path": "/", "headers": headers, "client": ("1.2.3.4", 5)}
    await guarded(app, Settings("sqlite://"))(scope, receive, send)
    return reached


async def wrong_ways(guarded: type[Guard] = Guard) -> list[str]:
    """Every Host with every Origin, with forged headers and without: what goes wrong."""
    wrong: list[str] = []
    forged = [
        (b"x-forwarded-host", f"127.0.0.1:{PORT}".encode()),
        (b"x-forwarded-for", b"127.0.0.1"),
        (b"forwarded", b"host=localhost"),
    ]
    tried = 0
    for host, is_host in HOSTS.items():
        for origin, is_origin in [*ORIGINS.items(), ("", False)]:
            for kind, method in (("http", "POST"), ("http", "DELETE"), ("websocket", "GET"), ("http", "GET")):
                for extra in ([], forged):
                    headers = [(b"host", host.encode())] * bool(host) + [(b"origin", origin.encode())] * bool(origin)
                    expected = is_host and (is_origin or (origin == "" and kind == "http" and method == "GET"))
                    tried += 1
                    if await passes(kind, method, headers + extra, guarded) != expected:
                        wrong.append(f"{kind} {method} Host {host!r} Origin {origin!r}")
    twice = [(b"host", f"127.0.0.1:{PORT}".encode()), (b"host", b"evil.example"), (b"origin", OURS.encode())]
    if await passes("http", "POST", twice, guarded):
        wrong.append("two Hosts")
    origins = [(b"host", f"127.0.0.1:{PORT}".encode()), (b"origin", OURS.encode()), (b"origin", b"http://evil")]
    if await passes("websocket", "GET", origins, guarded):
        wrong.append("two Origins")
    assert tried >= 40, "void"
    return wrong


class AcceptsNone(Guard):
    """Takes a missing Origin for ours."""

    def _is_ours(self, headers: Any, is_unsafe: bool) -> bool:
        return super()._is_ours(headers, is_unsafe and "origin" in headers)


class BySuffix(Guard):
    """Compares the ends."""

    def _is_ours(self, headers: Any, is_unsafe: bool) -> bool:
        origin = headers.get("origin", "")
        return super()._is_ours(headers, is_unsafe) or (origin.endswith(f"127.0.0.1:{PORT}") and is_unsafe)


def test_a1_only_our_own_page_acts_or_listens() -> None:
    assert asyncio.run(wrong_ways()) == []


@pytest.mark.parametrize("fault", [AcceptsNone, BySuffix])
def test_a1_a_guard_that_is_too_kind_is_found(fault: type[Guard]) -> None:
    assert asyncio.run(wrong_ways(fault)) != []


@BOTH
def test_a1_on_the_wire(served: Server) -> None:
    """No state is sent to another site's page, and a page of ours needs no header of its own."""
    with parlour.connect(served.url) as host:
        table, _codes = opened(host, "ten-up", [ME, BOT], public=True)
        address = f"ws://127.0.0.1:{served.port}/api/tables/{table}/socket"
        for origin in ("https://evil.example", "null", f"http://127.0.0.1:{served.port}.evil.example"):
            with pytest.raises(InvalidStatus), open_socket(address, origin=Origin(origin)):
                raise AssertionError("it was let in")
            refused = ask(served.port, "POST", "/api/me", {}, {"origin": origin, "x-parlour": ""})
            assert (refused.status, refused.json()["code"]) == (403, "origin/other")
            assert "set-cookie" not in refused.headers
        page = ask(served.port, "POST", "/api/me", {}, {"origin": served.url, "x-parlour": ""})
        assert page.status == 200
        assert ask(served.port, "POST", "/api/me", {}, {"x-parlour": ""}).status == 403


def test_a1_reading_changes_nothing(served: Server, tmp_path: Path) -> None:
    """Every route that is read, by everybody: afterwards the store is what it was."""
    with parlour.connect(served.url) as host:
        table, codes = opened(host, "ten-up", [ME, FRIEND])
        assert len(routes()) >= 15, "void"
        before = stored(served)
        for path in (route for method, route in routes() if method == "GET"):
            for token in ("", host.token):
                ask(served.port, "GET", filled(path, table), headers={"x-parlour-code": codes[""]}, token=token)
        assert stored(served) == before


def stored(server: Server | Forked) -> list[tuple[object, ...]]:
    """Everything in the store."""
    file = server.db.removeprefix("sqlite:///")
    with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as db:
        tables = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
        return [row for name in tables for row in db.execute(f"SELECT * FROM {name}")]


def filled(path: str, table: str) -> str:
    path = path.replace("{table}", table).replace("{game}", "ten-up").replace("{replay}", "0" * 24)
    path = path.replace("/moments", "/moments?first=0").replace("/position", "/position?at=0")
    return path


# A3: the routes

WHO = ("nobody", "forger", "stranger", "spectator", "seat elsewhere", "former sitter", "seat", "host", "operator")
ALL = dict.fromkeys(WHO, 200)
UNKNOWN = ("nobody", "forger", "spectator", "operator")
"""Those who have no token that the server has issued; the forger has made one himself."""
INVITED = dict.fromkeys(WHO, 404) | {"spectator": 200, "seat": 200, "host": 200}
EXPECTED: dict[tuple[str, str], dict[str, int]] = {
    ("GET", "/"): ALL,
    ("GET", "/favicon.svg"): ALL if (BUILT / "favicon.svg").is_file() else dict.fromkeys(WHO, 204),
    ("GET", "/health"): ALL,
    ("GET", "/health/live"): ALL,
    ("GET", "/health/ready"): ALL,
    ("GET", "/metrics"): dict.fromkeys(WHO, 401) | {"operator": 200},
    ("GET", "/openapi.json"): ALL,
    ("GET", "/api/games"): ALL,
    ("GET", "/api/games/{game}"): ALL,
    ("GET", "/api/games/{game}/rules"): ALL,
    ("GET", "/api/games/{game}/lessons"): ALL,
    ("POST", "/api/lessons"): dict.fromkeys(WHO, 201) | dict.fromkeys(UNKNOWN, 401),
    ("GET", "/api/games/{game}/edition"): ALL,
    ("GET", "/api/games/{game}/edition.toml"): ALL,
    ("GET", "/api/messages"): ALL,
    ("POST", "/api/me"): ALL,
    ("POST", "/api/tables"): dict.fromkeys(WHO, 201) | dict.fromkeys(UNKNOWN, 401),
    ("POST", "/api/qr"): ALL,
    ("GET", "/api/tables"): ALL | {"forger": 401},
    ("GET", "/api/public"): ALL,
    ("GET", "/api/commitments"): ALL,
    ("POST", "/api/tables/{table}/claim"): dict.fromkeys(WHO, 404) | dict.fromkeys(UNKNOWN, 401),
    ("POST", "/api/tables/{table}/welcome"): INVITED,
    ("GET", "/api/tables/{table}/invitations"): dict.fromkeys(WHO, 404) | {"host": 200},
    ("GET", "/api/tables/{table}/edition"): INVITED,
    ("GET", "/api/tables/{table}/edition.toml"): INVITED,
    ("POST", "/api/editions"): ALL,
    ("GET", "/api/tables/{table}/record"): INVITED,
    ("GET", "/api/tables/{table}/replay"): {who: 409 if status == 200 else status for who, status in INVITED.items()},
    ("POST", "/api/replays"): dict.fromkeys(WHO, 422),
    ("GET", "/api/replays/{replay}/moves"): dict.fromkeys(WHO, 404),
    ("GET", "/api/replays/{replay}/moments"): dict.fromkeys(WHO, 404),
    ("GET", "/api/replays/{replay}/draws"): dict.fromkeys(WHO, 404),
    ("GET", "/api/replays/{replay}/luck"): dict.fromkeys(WHO, 404),
    ("GET", "/api/replays/{replay}/deals"): dict.fromkeys(WHO, 404),
    ("GET", "/api/replays/{replay}/position"): dict.fromkeys(WHO, 404),
    ("SOCKET", "/api/tables/{table}/socket"): INVITED,
}
"""What everybody is answered at a private table. A claim is made here with the invitation to watch, or with none; the
game goes on, so there is no replay of it yet, and no record is brought."""


def routes() -> list[tuple[str, str]]:
    """Every route of the program, from the program itself."""
    app = make_app(Settings(""), SqliteStore.__new__(SqliteStore))  # no store is opened: it is only looked at
    found: list[tuple[str, str]] = []
    for route in all_routes(app.routes):
        if isinstance(route, APIWebSocketRoute):
            found.append(("SOCKET", route.path))
        elif getattr(route, "methods", None):
            found += [(method, route.path) for method in sorted(route.methods - {"HEAD"})]
    return found


def all_routes(given: Any) -> Iterator[Any]:
    for route in given:
        inner = getattr(route, "original_router", None)
        yield from [route] if inner is None else all_routes(inner.routes)


class Cast:
    """A private table, and everybody in the world."""

    def __init__(self, server: Server) -> None:
        self.server = server
        people = {
            name: parlour.connect(server.url)
            for name in ("stranger", "seat elsewhere", "former sitter", "seat", "host")
        }
        self.tokens = {name: person.token for name, person in people.items()} | {"forger": secrets.token_urlsafe(16)}
        opened(people["seat elsewhere"], "ten-up", [ME, BOT])
        self.table, codes = opened(people["host"], "ten-up", [FRIEND, FRIEND, BOT])
        self.watch = codes[""]
        people["former sitter"].claim(self.table, codes["A"], "Fay")
        people["seat"].claim(self.table, codes["B"], "Sid")
        with people["host"] as host:
            host.sit(self.table).free_seat("A")

    def answer(self, method: str, path: str, who: str) -> int:
        if method == "SOCKET":
            return self._socket(who)
        headers = {"authorization": f"Bearer {KEY}"} if who == "operator" else {}
        code = self.watch if who == "spectator" else ""
        headers |= {"x-parlour-code": code} if code else {}
        body: Any = None
        if path.endswith("/claim"):
            body = {"code": code, "name": "Eve", "seat": "A"}
        elif path.endswith("/welcome"):
            body = {"code": code}
        elif path == "/api/qr":
            body = {"text": "http://127.0.0.1:8765/#/join/ABC/def"}
        elif path == "/api/editions":
            body = {"game": "ten-up", "edition": edition_text("ten-up")}
        elif path == "/api/tables":
            body = {"game": "ten-up", "seats": [ME, BOT]}
        elif path == "/api/lessons":
            lesson = lessons_of("ten-up")[0]
            body = {"game": "ten-up", "lesson": lesson.id, "step": lesson.steps[0].id, "name": "Eve"}
        token = self.tokens.get(who, "")
        return ask(self.server.port, method, filled(path, self.table), body or {}, headers, token).status

    def _socket(self, who: str) -> int:
        code = self.watch if who == "spectator" else ""
        with Client(self.server.url, self.tokens.get(who, "")) as person:
            try:
                person.sit(self.table, code=code)
            except Refused:
                return 404
            return 200


def wrong_cells(cast: Cast, found: list[tuple[str, str]]) -> list[str]:
    wrong = [f"{method} {path} has no row" for method, path in found if (method, path) not in EXPECTED]
    for (method, path), row in EXPECTED.items():
        for who, expected in row.items():
            status = cast.answer(method, path, who)
            if status != expected:
                wrong.append(f"{method} {path} by {who}: {status}, not {expected}")
    return wrong


def test_a3_every_route_answers_everybody_as_it_should(served: Server) -> None:
    found = routes()
    assert set(EXPECTED) == set(found)
    assert wrong_cells(Cast(served), [*found, ("GET", "/api/everything")]) == ["GET /api/everything has no row"]


# A2

SECRETS = re.compile(r"[A-Za-z0-9_-]{22}(\.[A-Za-z0-9_-]{22})?")


def leaks_at(server: Server | Forked) -> list[str]:
    """Canaries: tokens, codes and a hand are played with and refused; then log, store and answers are searched."""
    heard: list[bytes] = []
    with parlour.connect(server.url) as host, parlour.connect(server.url) as friend:
        position: dict[str, object] = rounds({"A": "Gas 5 + Rice 4", "B": "Oil 9"}).position()
        table, codes = opened(host, "pit", [ME, FRIEND, BOT, BOT], position=position)
        friend.claim(table, codes["B"], "Bo")
        seats = [host.sit(table), friend.sit(table)]
        seats[0].start()
        until(lambda: seats[0].ask is not None and seats[1].ask is not None, *seats)
        for bad in ("/api/tables/NONE/record", f"/api/tables/{table}/record?seat=Z", "/api/games/NONE", "/nothing"):
            heard.append(answer_bytes(ask(server.port, "GET", bad, token=host.token)))
        heard.append(answer_bytes(ask(server.port, "POST", "/api/tables", {"game": 1}, token=host.token)))
        claim = f"/api/tables/{table}/claim"
        heard.append(answer_bytes(ask(server.port, "POST", claim, {"code": 1}, token=friend.token)))
        for connection in (host, friend):
            for path in (f"/api/tables/{table}/record", "/api/tables", "/metrics", "/health"):
                heard.append(answer_bytes(ask(server.port, "GET", path, token=connection.token)))
        with pytest.raises(Refused):
            seats[0].act("nonsense")
        hand: Any = seats[1].view and seats[1].view["hand"]
        assert hand == {"Oil": 9}
        heard.append(json.dumps([seats[0].view, seats[0].events, seats[0].ask, seats[0].log]).encode())
        play_out(seats, Random(1), moves=6)
        secrets = [host.token, friend.token, *codes.values()]
        assert all(SECRETS.fullmatch(secret) for secret in secrets)
    places = {"log": server.log_text(), "store": str(stored(server)), "answers": b"".join(heard).decode()}
    found = [
        f"{n} in the {place}" for n, secret in enumerate(secrets) for place, text in places.items() if secret in text
    ]
    shown = json.dumps(hand)
    return found + [f"a hand in the {place}" for place in ("log", "answers") if shown in places[place]]


def test_a2_tokens_and_hands_are_found_nowhere_but_where_they_belong(served: Server) -> None:
    assert leaks_at(served) == []


def test_a2_a_server_that_logs_tokens_is_found(tmp_path: Path) -> None:
    server = Forked(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", ("logs_tokens",)).start()
    try:
        assert any("in the log" in leak for leak in leaks_at(server))
    finally:
        server.kill()


def answer_bytes(said: Said) -> bytes:
    return said.body + b"".join(f"{name}: {value}\n".encode() for name, value in said.headers.items())


def test_a2_the_token_is_in_a_cookie_that_no_script_reads(served: Server) -> None:
    cookie = ask(served.port, "POST", "/api/me", {}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "path=/" in cookie
