"""I3: sizes and rates are bounded on the running server, each with the answer that the manual promises."""

from __future__ import annotations

import http.client
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect as open_socket
from websockets.typing import Origin

import parlour
from parlour.core.refusals import Refused
from tests.server.asking import ask
from tests.server.running import BOTH_STRICT, Forked, Server
from tests.server.scripted import BOT, ME, opened
from tests.server.telling import tell

PAUSE = 0.2
"""Between one round and the next: the limit of requests is another's."""


class Probe:
    """A public table at a server with its usual limits, and sockets to it."""

    def __init__(self, server: Server | Forked) -> None:
        self.server = server
        self.host = parlour.connect(server.url)
        self.table, _codes = opened(self.host, "ten-up", [ME, BOT], public=True)

    def socket(self, hello: bool = True) -> Any:
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/socket"
        line = open_socket(address, origin=Origin(self.server.url), max_size=None)
        if hello:
            return Greeted(line, self.host.token)
        return line

    def ended(self, say: list[str | bytes]) -> int:
        """The code with which a socket is closed that says this; 0 if it is answered instead."""
        try:
            with self.socket() as line:
                for each in say:
                    line.send(each)
                while '"refused"' not in str(line.recv(10)):
                    continue
                return 0
        except ConnectionClosed as closed:
            return 0 if closed.rcvd is None else closed.rcvd.code

    def refused(self, verb: str, **fields: object) -> str:
        seat = self.host.sit(self.table, pledges=False)
        try:
            seat.do(verb, **fields)
        except Refused as refused:
            return refused.code
        finally:
            seat.close()
        return ""


class Greeted:
    """A socket that has said hello."""

    def __init__(self, line: Any, token: str) -> None:
        self._line = line
        self._token = token

    def __enter__(self) -> ClientConnection:
        line: ClientConnection = self._line.__enter__()
        line.send('{"type":"hello","token":"%s"}' % self._token)  # noqa: UP031
        line.recv(10)
        return line

    def __exit__(self, *problem: Any) -> None:
        self._line.__exit__(*problem)


def limits_hold(server: Server | Forked, times: int) -> int:
    """Every limit, so many times; returns how often one was hit."""
    probe = Probe(server)
    hit = 0
    for _ in range(times):
        assert probe.ended(["x" * (16 * 1024 + 1)]) == 1009
        assert probe.ended(['{"type":"ping"}'] * 60) == 4429
        assert probe.refused("say", text="x" * 501) == "message/unreadable"
        assert probe.refused("act", seat="A", text="x" * 501) == "message/unreadable"
        big = {"name": "x" * 300_000, "code": ""}
        path = f"/api/tables/{probe.table}/claim"
        assert ask(server.port, "POST", path, big, token=probe.host.token).status == 413
        huge = b'{"record":"' + b"x" * (5 * 1024 * 1024) + b'"}'
        assert _status_of(server, huge, probe.host.token) == 413
        deep = (
            b'{"game":"ten-up","seats":[{"who":"me"},{"who":"bot"}],"position":' + b'{"a":' * 2000 + b"1" + b"}" * 2001
        )
        assert ask(server.port, "POST", "/api/tables", deep, token=probe.host.token).status in (400, 422)
        hit += 7
        time.sleep(PAUSE)
    return hit


def _status_of(server: Server | Forked, body: bytes, token: str) -> int:
    """The answer comes before the body has been read, so that sending it may fail."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    headers = {"x-parlour": "program", "content-type": "application/json", "cookie": f"parlour={token}"}
    headers["content-length"] = str(len(body))
    line.putrequest("POST", "/api/tables")
    for name, value in headers.items():
        line.putheader(name, value)
    line.endheaders()
    status = line.getresponse().status
    line.close()
    return status


@BOTH_STRICT
def test_i3_every_limit_is_kept(strict: Server) -> None:
    assert limits_hold(strict, 1) >= 7


@BOTH_STRICT
def test_i3_so_many_sockets_from_one_address_and_no_more(strict: Server) -> None:
    probe = Probe(strict)
    with ExitStack() as held:
        count = 0
        try:
            while count < 40:
                held.enter_context(probe.socket(hello=False))
                count += 1
        except InvalidStatus:
            pass
    assert 15 <= count <= 20
    time.sleep(0.2)
    with probe.socket() as line:
        line.send('{"type":"ping"}')


def test_i3_turns_red_if_one_limit_is_raised(tmp_path: Path) -> None:
    server = Forked(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", ("large_messages",)).start()
    try:
        with pytest.raises(AssertionError):
            limits_hold(server, 1)
    finally:
        server.kill()


@pytest.mark.soak
def test_i3_every_limit_a_hundred_times(tmp_path: Path) -> None:
    server = Forked(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", ("usual_limits",)).start()
    try:
        limits_hold(server, 3)
        before = server.memory_kib()
        hit = limits_hold(server, 100)
        after = server.memory_kib()
        tell("I3", hit=hit, memory_before_kib=before, after_kib=after)
        assert after - before <= 10 * 1024
    finally:
        server.stop()
