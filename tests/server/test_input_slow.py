"""I3, of time: who sends half a request, or none, or does not read, is let go; and nobody else waits for it."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from tests.server.asking import ask
from tests.server.running import Forked

PATIENCE = 20.0
POST = (
    "POST /api/qr HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nx-parlour: program\r\ncontent-type: application/json\r\n"
    "content-length: {length}\r\n\r\n"
)
UPGRADE = (
    "GET /api/tables/NONE/socket HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nx-parlour: program\r\nconnection: upgrade\r\n"
    "upgrade: websocket\r\nsec-websocket-version: 13\r\n"
)


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Forked]:
    """A server that waits a fraction of a second."""
    folder = tmp_path_factory.mktemp("hasty")
    server = Forked(f"sqlite:///{folder / 'tables.db'}", folder / "log", ("hasty",)).start()
    yield server
    server.stop()


def line_to(server: Forked) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)


def said_to(line: socket.socket) -> bytes:
    """Everything until the other end hangs up."""
    said = b""
    try:
        while part := line.recv(65536):
            said += part
    except ConnectionResetError:
        pass
    return said


def is_let_go(server: Forked, first: bytes, status: bytes = b"408") -> None:
    """Who says so much and no more gets this answer, and then nothing."""
    with closing(line_to(server)) as line:
        line.sendall(first)
        said = said_to(line)
    assert said.startswith(b"HTTP/1.1 " + status), said[:200]
    assert b"connection: close" in said
    assert b'"code"' in said


def heads(server: Forked) -> dict[str, bytes]:
    post = POST.format(port=server.port, length=100).encode()
    return {
        "nothing": b"",
        "a letter": b"G",
        "half a head": post[:-2],
        "a head and no body": post,
        "half a body": post + b'{"text":',
        "half an upgrade": UPGRADE.format(port=server.port).encode(),
    }


@pytest.mark.parametrize("what", ["nothing", "a letter", "half a head", "a head and no body", "half an upgrade"])
def test_i3_half_a_request_is_not_waited_for(what: str, hasty: Forked) -> None:
    is_let_go(hasty, heads(hasty)[what])


def test_i3_a_request_that_comes_in_drops_is_not_waited_for(hasty: Forked) -> None:
    """Time counts from the beginning, not from the last byte."""
    with closing(line_to(hasty)) as line:
        try:
            for letter in heads(hasty)["half a head"]:
                line.send(bytes([letter]))
                time.sleep(0.02)
        except (BrokenPipeError, ConnectionResetError):
            return
        assert said_to(line).startswith(b"HTTP/1.1 408")


def test_i3_the_second_request_of_a_line_has_its_time_too(hasty: Forked) -> None:
    health = f"GET /health HTTP/1.1\r\nhost: 127.0.0.1:{hasty.port}\r\n\r\n".encode()
    with closing(line_to(hasty)) as line:
        line.sendall(health)
        assert line.recv(65536).startswith(b"HTTP/1.1 200")
        line.sendall(health[:-2])
        said = said_to(line)
    assert b"HTTP/1.1 408" in said


def test_a_body_that_comes_fast_enough_may_take_long(hasty: Forked) -> None:
    """Longer than `body_seconds` in all: what counts is how fast it comes."""
    body = b'{"text":"' + b"x" * 200 + b'"}' + b" " * 180_000
    with closing(line_to(hasty)) as line:
        line.sendall(POST.format(port=hasty.port, length=len(body)).encode())
        for at in range(0, len(body), 20_000):
            line.sendall(body[at : at + 20_000])
            time.sleep(0.08)
        assert line.recv(65536).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("size", [40_000, 1_000_000])
def test_i3_a_long_head_is_refused(size: int, hasty: Forked) -> None:
    head = f"GET /health HTTP/1.1\r\nhost: 127.0.0.1:{hasty.port}\r\nx-long: {'x' * size}\r\n\r\n".encode()
    with closing(line_to(hasty)) as line:
        try:
            line.sendall(head)
        except (BrokenPipeError, ConnectionResetError):
            return  # it was cut off while it was being sent
        said = said_to(line)
    assert said == b"" or said.startswith(b"HTTP/1.1 431"), said[:200]


def held(server: Forked, count: int) -> int:
    """How many of so many half-sent requests a server holds at once, others being answered meanwhile."""
    with ExitStack() as stack:
        lines = [stack.enter_context(closing(line_to(server))) for _ in range(count)]
        for line in lines:
            line.sendall(b"GET / HTTP/1.1\r\n")
        time.sleep(0.3)
        open_lines = 0
        for line in lines:
            line.setblocking(False)
            try:
                line.recv(65536)
            except BlockingIOError:
                open_lines += 1
            except ConnectionResetError:
                pass
        return open_lines


def half_sent_are_bounded(folder: Path, *faults: str) -> None:
    server = Forked(f"sqlite:///{folder / 'tables.db'}", folder / "log", faults).start()
    try:
        assert held(server, 200) <= 50
        assert ask(server.port, "GET", "/health").status == 200  # once they have gone
    finally:
        server.stop()


def test_i3_so_many_half_sent_requests_from_one_address_and_no_more(tmp_path: Path) -> None:
    half_sent_are_bounded(tmp_path, "usual_limits")


def test_i3_turns_red_if_half_sent_requests_are_held(tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        half_sent_are_bounded(tmp_path, "usual_limits", "endless_patience")


def is_cut_off(server: Forked, patience: float) -> bool:
    """Ask for the description of the protocol so often on one line that no buffer takes all the answers, and do not
    read them."""
    ask_for_it = f"GET /openapi.json HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\n\r\n".encode()
    with closing(line_to(server)) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.sendall(ask_for_it * 200)
        deadline = time.monotonic() + patience
        while connections_of(server, line.getsockname()[1]):
            if time.monotonic() > deadline:
                return False
            time.sleep(0.1)
    return True


def test_i3_who_does_not_read_a_long_answer_is_cut_off(hasty: Forked) -> None:
    assert is_cut_off(hasty, PATIENCE)


def test_i3_who_does_not_read_is_not_cut_off_by_anything_else(tmp_path: Path) -> None:
    server = Forked(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", ("hasty", "endless_patience")).start()
    try:
        assert not is_cut_off(server, 2.0)
    finally:
        server.kill()


def connections_of(server: Forked, port: int) -> int:
    """Connections that the server's process has with this port of ours."""
    wanted = f"0100007F:{server.port:04X} 0100007F:{port:04X}"
    lines = Path("/proc/net/tcp").read_text(encoding="ascii").splitlines()
    return sum(wanted in line and " 01 " in line for line in lines)
