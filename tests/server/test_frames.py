"""Messages on the wire: ordinary ones take a short way, and nobody can tell; everything else is as strict as ever."""

from __future__ import annotations

import json
import socket
import struct
from asyncio import Queue, Transport
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import cast

import pytest

import parlour
from parlour.server.transport.fast.frames import FlowControl, FrameListener, FrameParser, head_of, text_in
from parlour.server.transport.fast.outbox import Outbox, OutboxTarget
from tests.server.running import BOTH, EACH_TRANSPORT, Forked, Server
from tests.server.scripted import ME, opened
from tests.server.slow_readers import HANDSHAKE

MOST = 1000
MASK = bytes((0x12, 0x34, 0x56, 0x78))
TEXT, BINARY, REST, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10


def frame(data: bytes, kind: int = TEXT, is_last: bool = True, is_masked: bool = True) -> bytes:
    """As a client sends it."""
    first = kind | (0x80 if is_last else 0)
    mask = MASK if is_masked else b""
    if len(data) < 126:
        sizes = struct.pack("!B", len(data))
    else:
        sizes = struct.pack("!BH", 126, len(data)) if len(data) < 1 << 16 else struct.pack("!BQ", 127, len(data))
    head = bytes((first, sizes[0] | (0x80 if is_masked else 0))) + sizes[1:]
    return head + mask + (bytes(byte ^ mask[n % 4] for n, byte in enumerate(data)) if is_masked else data)


def framed(data: bytes) -> bytes:
    """As the server sends it."""
    return head_of(len(data)) + data


def test_frames_are_cut_where_they_end_however_they_arrive() -> None:
    rng = Random(7)
    sent = [frame(bytes(rng.choices(b"abc{}", k=rng.choice((0, 1, 125, 126, 127, 900))))) for _ in range(60)]
    stream = b"".join(sent)
    for most in (1, 2, 7, 500, len(stream)):
        cutter = FrameParser(MOST)
        found: list[bytes] = []
        at = 0
        while at < len(stream):
            size = rng.randint(1, most)
            found += cutter.cut(stream[at : at + size])
            at += size
        assert found == sent


@pytest.mark.parametrize("size", [0, 1, 125, 126, MOST])
def test_an_ordinary_text_is_read_from_its_frame(size: int) -> None:
    assert text_in(frame(b"x" * size), MOST) == b"x" * size


@pytest.mark.parametrize(
    "odd",
    [
        frame(b"x" * (MOST + 1)),
        frame(b"x", is_masked=False),
        frame(b"x", is_last=False),
        frame(b"x", REST),
        frame(b"x", BINARY),
        frame(b"x", PING),
        frame(b"x", CLOSE),
        frame("é".encode()),
        frame(b"\xff"),
        bytes((0xC1,)) + frame(b"x")[1:],
    ],
)
def test_whatever_is_not_ordinary_goes_the_long_way(odd: bytes) -> None:
    assert text_in(odd, MOST) is None


def test_a_frame_that_says_it_is_too_large_is_not_waited_for() -> None:
    begun = frame(b"x" * 70_000)[:20]
    assert FrameParser(MOST).cut(begun) == [begun]


def test_a_message_is_under_way_until_its_last_part_whatever_comes_between() -> None:
    cutter = FrameParser(MOST)
    steps = (
        (frame(b"x", PING), False),
        (frame(b"x", TEXT, is_last=False), True),
        (frame(b"x", PING), True),
        (frame(b"x", REST, is_last=False), True),
        (frame(b"x", REST), False),
    )
    for each, is_under_way in steps:
        cutter.note(each)
        assert cutter.is_in_parts == is_under_way
        assert cutter.is_one(frame(b"y")) != is_under_way


class Heard:
    """A line that notes what it is offered, and what goes the longer way."""

    def __init__(self, takes: bool = True) -> None:
        self.flow = FlowControl()
        self.queue: Queue[bytes] = Queue()
        self.offered: list[bytes] = []
        self.longer: list[bytes] = []
        self.cutter = FrameParser(MOST)
        self._takes = takes
        self.ear = FrameListener(self.flow, self.queue, self.cutter, MOST, self._take, self.longer.append)

    def _take(self, text: bytes) -> bool:
        self.offered.append(text)
        return self._takes


def test_a_message_that_comes_alone_is_offered_at_once() -> None:
    line = Heard()
    line.ear.data_received(frame(b"well"))
    assert (line.offered, line.longer) == ([b"well"], [])


def test_a_message_that_is_not_taken_goes_the_longer_way() -> None:
    line = Heard(takes=False)
    line.ear.data_received(frame(b"well"))
    assert line.longer == [frame(b"well")]


@pytest.mark.parametrize(
    "data",
    [
        frame(b"one") + frame(b"two"),
        frame(b"one")[:4],
        frame(b"one", PING),
        frame(b"one", CLOSE),
        frame(b"one", is_last=False),
        frame(b"x" * (MOST + 1)),
    ],
)
def test_what_is_no_message_alone_goes_the_longer_way(data: bytes) -> None:
    line = Heard()
    line.ear.data_received(data)
    assert (line.offered, line.longer) == ([], [data])


def test_nothing_overtakes_what_waits_or_is_under_way_nor_comes_after_the_last_words() -> None:
    waiting, in_parts, cut, ended = Heard(), Heard(), Heard(), Heard()
    waiting.queue.put_nowait(b"first")
    in_parts.cutter.note(frame(b"first", is_last=False))
    cut.cutter.cut(frame(b"first")[:3])
    ended.flow.has_ended = True
    for line in (waiting, in_parts, cut, ended):
        line.ear.data_received(frame(b"second"))
        assert (line.offered, line.longer) == ([], [frame(b"second")])


def test_nothing_overtakes_what_has_gone_the_longer_way_since() -> None:
    line = Heard()
    line.ear.data_received(frame(b"first"))
    line.ear.data_received(frame(b"ping", PING))  # the longer way, and with it something that waits
    line.queue.put_nowait(b"second")
    line.ear.data_received(frame(b"third"))
    assert (line.offered, line.longer) == ([b"first"], [frame(b"ping", PING), frame(b"third")])
    line.queue.get_nowait()
    line.ear.data_received(frame(b"fourth"))
    assert line.offered == [b"first", b"fourth"]


class Sending:
    """A line that notes what has been written to its transport, which is itself."""

    def __init__(self, postman: OutboxTarget, fails: bool = False) -> None:
        self.flow = FlowControl()
        self.is_closing_now = False
        self.written: list[bytes] = []
        self._fails = fails
        self.outbox = Outbox(postman, cast("Transport", self), self.flow)

    def write(self, data: bytes) -> None:
        if self._fails:
            raise OSError("the line is cut")
        self.written.append(data)

    def is_closing(self) -> bool:
        return self.is_closing_now

    def get_write_buffer_size(self) -> int:
        return 5


def test_the_messages_of_one_turn_leave_together_and_each_line_once() -> None:
    rounds: list[Callable[[], None]] = []
    postman = OutboxTarget(rounds.append)
    ann, bo = Sending(postman), Sending(postman)
    ann.outbox.send(b"one")
    bo.outbox.send(b"two")
    ann.outbox.send(b"three")
    assert ann.outbox.unsent_bytes() == len(framed(b"one") + framed(b"three"))
    ann.flow.is_behind = True
    assert ann.outbox.unsent_bytes() == 5 + len(framed(b"one") + framed(b"three"))
    assert len(rounds) == 1
    assert not ann.written
    rounds.pop()()
    assert ann.written == [framed(b"one") + framed(b"three")]
    assert bo.written == [framed(b"two")]
    assert ann.outbox.unsent_bytes() == 5
    bo.outbox.send(b"four")
    rounds.pop()()
    assert bo.written == [framed(b"two"), framed(b"four")]


def test_a_line_that_is_gone_sends_nothing() -> None:
    rounds: list[Callable[[], None]] = []
    gone = Sending(OutboxTarget(rounds.append))
    outbox, written = gone.outbox, gone.written
    outbox.send(b"one")
    gone.flow.is_gone = True
    rounds.pop()()
    outbox.send(b"two")
    rounds.pop()()
    assert not written


def test_a_line_that_cannot_send_keeps_no_other_from_it() -> None:
    rounds: list[Callable[[], None]] = []
    postman = OutboxTarget(rounds.append)
    broken, whole = Sending(postman, fails=True), Sending(postman)
    broken.outbox.send(b"one")
    whole.outbox.send(b"two")
    rounds.pop()()
    assert whole.written == [framed(b"two")]


def test_nothing_is_sent_behind_the_last_words_or_into_a_line_that_ends() -> None:
    rounds: list[Callable[[], None]] = []
    postman = OutboxTarget(rounds.append)
    ended, ending = Sending(postman), Sending(postman)
    ended.outbox.send(b"one")
    ending.outbox.send(b"two")
    ended.flow.has_ended = ending.is_closing_now = True
    rounds.pop()()
    assert not ended.written
    assert not ending.written
    ended.flow.is_behind = True
    assert ended.outbox.unsent_bytes() == 5


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_text_goes_out_in_one_frame_without_a_mask(size: int) -> None:
    for _again in range(2):  # the second time it is known
        assert framed(b"y" * size) == frame(b"y" * size, is_masked=False)


class RawLine:
    """A socket by hand, at a table of one's own."""

    def __init__(self, server: Server | Forked) -> None:
        host = parlour.connect(server.url)
        table, _ = opened(host, "ten-up", [ME, {"who": "here", "name": "Zoe"}])
        self.pongs = 0
        self._line = socket.socket()
        self._line.settimeout(20)
        self._line.connect(("127.0.0.1", server.port))
        self._line.sendall(HANDSHAKE.format(table=table, port=server.port).encode())
        self._data = b""
        while b"\r\n\r\n" not in self._data:
            self._data += self._line.recv(4096)
        assert self._data.startswith(b"HTTP/1.1 101")
        self._data = self._data.partition(b"\r\n\r\n")[2]
        self.send(frame(json.dumps({"type": "hello", "token": host.token, "seat": "A"}).encode()))
        assert self.message()["type"] == "snapshot"

    def send(self, data: bytes) -> None:
        self._line.sendall(data)

    def next_frame(self) -> tuple[int, bytes]:
        """The kind and the content of what comes next."""
        kind = self._read(1)[0] & 0x0F
        size = self._read(1)[0]
        if size >= 126:
            size = int.from_bytes(self._read(2 if size == 126 else 8), "big")
        return kind, self._read(size)

    def message(self) -> dict[str, object]:
        """The next that is one; pongs are counted."""
        while (found := self.next_frame())[0] == PONG:
            self.pongs += 1
        kind, data = found
        assert kind == TEXT
        told: dict[str, object] = json.loads(data)
        return told

    def last_code(self) -> int:
        """With what it was closed, after whatever came before that."""
        while (found := self.next_frame())[0] != CLOSE:
            assert found[0] in (TEXT, PONG)
        return int.from_bytes(found[1][:2], "big")

    def close(self) -> None:
        self._line.close()

    def _read(self, count: int) -> bytes:
        while len(self._data) < count:
            part = self._line.recv(65536)
            assert part, "the line is dead"
            self._data += part
        read, self._data = self._data[:count], self._data[count:]
        return read


def said(text: str, number: int) -> bytes:
    return json.dumps({"type": "say", "id": f"word-{number:04}", "text": text}).encode()


def next_answer(line: RawLine) -> object:
    while (told := line.message())["type"] == "update":
        pass
    assert told["type"] == "accepted", told
    return told["id"]


@BOTH
def test_messages_in_one_packet_in_parts_and_with_letters_of_their_own_are_answered_in_order(served: Server) -> None:
    with closing(RawLine(served)) as line:
        line.send(frame(said("one", 1)) + frame(said("two", 2)))
        line.send(frame(json.dumps(json.loads(said("thrée", 3)), ensure_ascii=False).encode()))
        parts = said("in three parts", 4)
        line.send(frame(parts[:10], is_last=False) + frame(b"", PING) + frame(parts[10:20], REST, is_last=False))
        for byte in frame(parts[20:], REST) + frame(said("five", 5)):
            line.send(bytes((byte,)))
        assert [next_answer(line) for _ in range(5)] == [f"word-{n:04}" for n in range(1, 6)]
        assert line.pongs == 1


@BOTH
@pytest.mark.parametrize(
    ("odd", "code"),
    [
        (frame(b"\xff\xfe"), 1007),
        (frame(b'{"type": "say", "text": "\xc3', is_last=False) + frame(b'\x28"}', REST), 1007),
        (frame(struct.pack("!H", 1000) + b"\xff\xfe", CLOSE), 1007),
        (frame("é".encode()) + frame(b"\xc0\xaf"), 1007),
        (frame(b"{}", is_masked=False), 1002),
        (frame(b"{}", REST), 1002),
        (bytes((0xC1,)) + frame(b"{}")[1:], 1002),
        (frame(b"x" * 20_000), 1009),
        (frame(b"x" * 10, is_last=False) + frame(b"x" * 10), 1002),
        (frame(struct.pack("!H", 1000), CLOSE), 1000),
    ],
)
def test_what_no_client_may_send_ends_the_line_with_its_own_code(served: Server, odd: bytes, code: int) -> None:
    with closing(RawLine(served)) as line:
        line.send(odd)
        assert line.last_code() == code


BAD_TEXTS = (
    b"\xff",
    b"\xc3",
    b"\xed\xa0\x80",
    b"\xc0\xaf",
    b"\xf8\x88\x80\x80\x80",
    b'{"type": "say", "text": "\xe2\x82"}',
)


def bad_frames() -> list[bytes]:
    """Texts that are no UTF-8: in one frame, in parts that are cut anywhere, and as the reason of a close frame."""
    found: list[bytes] = []
    for text in BAD_TEXTS:
        found += [
            frame(text),
            frame(text, is_last=False) + frame(b"", REST),
            frame(b"", is_last=False) + frame(text, REST),
        ]
        found += [frame(text[:-1], is_last=False) + frame(b"", PING) + frame(text[-1:], REST)]
        found += [frame(struct.pack("!H", 1000) + text, CLOSE), frame(text, 1) * 3]
    return found


def log_lines_after(server: Server | Forked, frames: list[bytes]) -> list[str]:
    """What the server logs while each of these comes on a line of its own, without the tables opened for the lines."""
    before = len(server.log_text())
    for each in frames:
        with closing(RawLine(server)) as line:
            line.send(each)
            assert line.last_code() == 1007
    return [line for line in server.log_text()[before:].splitlines() if '"text": "table ' not in line]


@BOTH
def test_text_that_is_no_utf_8_is_refused_and_fills_no_log(served: Server) -> None:
    frames = bad_frames()
    assert len(frames) > 30, "void"
    assert log_lines_after(served, frames) == []


@EACH_TRANSPORT
def test_a_server_that_logs_a_traceback_for_each_is_found(transport: str, tmp_path: Path) -> None:
    server = Forked(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", ("logs_bad_text",), transport).start()
    try:
        assert len(log_lines_after(server, bad_frames()[:3])) >= 3
    finally:
        server.kill()


@EACH_TRANSPORT
def test_who_does_not_answer_a_ping_is_let_go(transport: str, tmp_path: Path) -> None:
    server = Forked(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", ("quick_pings",), transport).start()
    try:
        with closing(RawLine(server)) as line:
            assert line.next_frame()[0] == PING
            assert line.last_code() == 1011
    finally:
        server.kill()


@BOTH
@pytest.mark.parametrize(
    "request_line",
    [
        "GET /api/tables/\xff/socket HTTP/1.1",
        "GET /api/tables/%ff%fe/socket HTTP/1.1",
        "GET /api/tables/A/socket?\xe9 HTTP/1.1",
    ],
)
@pytest.mark.parametrize("header", ["Cookie: parlour=\xff\xfe", "Cookie: parlour-{port}=%ff", "X-Odd: \xc3\x28"])
def test_a_handshake_with_bytes_that_are_no_text_leaves_no_traceback(
    served: Server, request_line: str, header: str
) -> None:
    before = len(served.log_text())
    handshake = HANDSHAKE.format(table="A", port=served.port).replace("GET /api/tables/A/socket HTTP/1.1", request_line)
    assert request_line in handshake
    handshake = handshake.replace("\r\n\r\n", f"\r\n{header.format(port=served.port)}\r\n\r\n")
    with closing(socket.create_connection(("127.0.0.1", served.port), 20)) as line:
        line.sendall(handshake.encode("latin-1") + frame(b'{"type":"hello"}'))
        assert line.recv(4096)
    assert "trace" not in served.log_text()[before:]
