"""I1: messages that are none do no harm. Each is answered, nothing changes, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import socket
import struct
from random import Random
from typing import Any

import msgspec
import pytest

import parlour
from parlour.server import messages
from parlour.server.transport import table_socket
from tests.server.in_process import Line, a_manager, a_room, attend, begun, settled
from tests.server.running import BOTH, Server
from tests.server.scripted import BOT, ME, opened, until
from tests.server.telling import tell

QUICK = 20_000
FULL = 1_000_000
ANSWERS = ("refused", "accepted", "pong", "snapshot", "explanation", "previewed")
RIGHT: list[dict[str, object]] = [
    {"type": "act", "id": "12345678", "seat": "A", "text": "take red", "nonce": ""},
    {"type": "start", "id": "12345678"},
    {"type": "say", "id": "12345678", "text": "hello"},
    {"type": "pledge", "id": "12345678", "seat": "A", "pledge": "ab" * 32},
    {"type": "nonce", "id": "12345678", "seat": "A", "nonce": "ab" * 32},
    {"type": "offer_undo", "id": "12345678", "seat": "A"},
    {"type": "answer_undo", "id": "12345678", "seat": "A", "agrees": True},
    {"type": "hand_to_bot", "id": "12345678", "seat": "A", "bot": "normal"},
    {"type": "take_back", "id": "12345678", "seat": "A"},
    {"type": "leave", "id": "12345678", "seat": "B", "bot": "normal"},
    {"type": "free_seat", "id": "12345678", "seat": "A"},
    {"type": "invite", "id": "12345678", "seat": "A"},
    {"type": "seat_bot", "id": "12345678", "seat": "A", "bot": "normal"},
    {"type": "rematch", "id": "12345678"},
    {"type": "close", "id": "12345678"},
    {"type": "hello", "token": "x", "seat": "A", "code": "", "pledges": False},
    {"type": "ping"},
    {"type": "explain", "id": "12345678", "action": "take {colour}", "fields": {"colour": "red"}},
    {"type": "preview", "id": "12345678"},
    {"type": "resync"},
]
STRANGE: list[object] = [None, True, -1, 0, 2**70, -(2**70), 1e308, "", "A" * 600, [], {}, [[]], {"type": "act"}]
STRANGE += ["\ud800", "\u0000", "a\u202eb"]
SAYS = b'{"type":"say","id":"12345678","text":"%s"}'
RAW = [
    b"",
    b"null",
    b"[]",
    b'"type"',
    b"{",
    b'{"type":',
    b"\xff\xfe",
    b"1e999",
    b"-",
    b"NaN",
    b'{"type":"ping"}{"type":"ping"}',
]
RAW += [b"[" * 5000, b'{"a":' * 3000, SAYS % b"\xff", SAYS % b"\\ud800", SAYS % b"\\udfff\\ud800"]


def mutated(rng: Random) -> bytes:
    """A message that was right once."""
    kind = rng.randrange(5)
    if kind == 0:
        return rng.choice(RAW)
    message = dict(rng.choice(RIGHT))
    if kind == 1:
        message[rng.choice(list(message))] = rng.choice(STRANGE)
    elif kind == 2:
        message[rng.choice(["x", "seat", "token", "id", "type", "\ud800"])] = rng.choice(STRANGE)
    elif kind == 3:
        del message[rng.choice(list(message))]
    data = bytearray(json.dumps(message).encode())
    if kind == 4:
        for _ in range(rng.randrange(1, 6)):
            data[rng.randrange(len(data))] = rng.randrange(256)
        if rng.random() < 0.3:
            del data[rng.randrange(len(data)) :]
    return bytes(data)


async def fuzzed(count: int, seed: int) -> int:
    """So many messages over one socket, with a bystander at another table; every one is answered."""
    rng = Random(seed)
    async with a_manager() as manager:
        live = await a_room(manager)
        other = await a_room(manager, "bo")
        lines = [Line(), Line()]
        tasks = [attend(manager, line, room.room.id) for line, room in zip(lines, (live, other), strict=True)]
        for line, token in zip(lines, ("ann", "bo"), strict=True):
            line.say({"type": "hello", "token": token})
            await settled(line, 1)
            line.say({"type": "start", "id": "start-it"})
        await begun(live)
        await begun(other)
        line, bystander = lines
        position = other.room.table.position()
        answered = 0
        for n in range(0, count, 200):
            line.heard.clear()
            for _ in range(200):
                line.say(mutated(rng))
            line.say({"type": "ping"})
            while not tasks[0].done() and not any(message["type"] == "pong" for message in line.heard[-1:]):
                await asyncio.sleep(0)
            assert line.closed is None, f"closed after {n}: {line.closed}"
            assert not tasks[0].done(), f"it broke: {tasks[0].exception()!r}"
            replies = [message for message in line.heard if message["type"] in ANSWERS]
            assert len(replies) >= 201, f"{201 - len(replies)} messages were passed over"
            assert "Traceback" not in str(line.heard)
            answered += len(replies)
        assert (bystander.closed, tasks[1].done()) == (None, False)
        assert other.room.table.position() == position
        for each in lines:
            each.leave()
        await asyncio.gather(*tasks)
        return answered


@pytest.mark.parametrize("id", ["with|bars", "two words", "ümlaute-", "short", "x" * 65])
def test_an_id_that_is_none_is_refused_wherever_it_stands(id: str) -> None:
    for message in ({"type": "say", "id": id, "text": "well"}, {"type": "explain", "id": id, "action": "spin"}):
        with pytest.raises(msgspec.ValidationError, match="id"):
            messages.read(json.dumps(message))


def test_a_line_does_not_end_in_the_id_of_a_command() -> None:
    with pytest.raises(msgspec.ValidationError, match="id"):
        messages.read(json.dumps({"type": "say", "id": "command-1\n", "text": "well"}))


def twice(message: dict[str, object], key: str) -> bytes:
    """A message with one of its keys given twice, the same both times."""
    return json.dumps(message).encode()[:-1] + b', "%s": %s}' % (key.encode(), json.dumps(message[key]).encode())


def every_key_twice() -> list[bytes]:
    return [twice(message, key) for message in RIGHT for key in message]


def test_a_key_that_is_given_twice_is_refused_in_every_message() -> None:
    for data in every_key_twice():
        with pytest.raises(msgspec.ValidationError, match="is given twice"):
            messages.read(data)
        with pytest.raises(msgspec.ValidationError, match="is given twice"):
            messages.read(data.decode())
    with pytest.raises(msgspec.ValidationError, match="'vessel' is given twice"):
        messages.read(b'{"type":"explain","id":"12345678","action":"x","fields":{"vessel":"a","vess\\u0065l":"b"}}')


def test_colons_in_a_text_are_no_keys() -> None:
    said = messages.read(b'{"type":"say","id":"12345678","text":"a: b, \\"text\\": c"}')
    assert isinstance(said, messages.Say)
    assert said.text == 'a: b, "text": c'


def test_turns_red_if_keys_are_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted fault."""
    monkeypatch.setattr(messages, "_check_keys", lambda _data: None)
    assert all(messages.read(data) for data in every_key_twice())


@pytest.mark.parametrize("letter", ["a", "1", "é", "\0", "[", "Z"])
def test_a_move_for_a_letter_that_is_no_seat_is_refused(letter: str) -> None:
    async def evening() -> list[str]:
        async with a_manager() as manager:
            live = await a_room(manager)
            line = Line()
            serving = attend(manager, line, live.room.id)
            line.say({"type": "hello", "token": "ann"})
            await settled(line, 1)
            line.say({"type": "start", "id": "start-it"})
            await begun(live)
            line.say({"type": "act", "id": "command-1", "seat": letter, "text": "spin"})
            while not any(told.get("id") == "command-1" for told in line.heard):
                await asyncio.sleep(0.001)
            line.leave()
            await serving
            return [told["code"] for told in line.heard if told["type"] == "refused"]

    assert asyncio.run(evening()) == ["seat/unknown"]


def test_i1_twenty_thousand_bad_messages_are_answered_and_change_nothing() -> None:
    assert asyncio.run(fuzzed(QUICK, 1)) >= QUICK


@pytest.mark.soak
def test_i1_a_million_bad_messages() -> None:
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    asyncio.run(fuzzed(QUICK, 0))
    warm = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    answered = sum(asyncio.run(fuzzed(FULL // 10, seed)) for seed in range(10))
    after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    tell("I1", messages=answered, memory_before_kib=before, warm_kib=warm, after_kib=after)
    assert answered >= FULL
    assert after <= warm * 1.05 + 4096


def only_validation(patch: pytest.MonkeyPatch) -> None:
    """What is no JSON at all is not caught."""
    patch.setattr(table_socket, "UNREADABLE", (msgspec.ValidationError,))


def lone_surrogates(patch: pytest.MonkeyPatch) -> None:
    """A reader that takes half a character for a text."""

    def read(data: bytes) -> Any:
        try:
            plain = json.loads(data)
        except (ValueError, RecursionError) as problem:
            raise msgspec.DecodeError(str(problem)) from None
        return msgspec.convert(plain, messages.FromClient)

    patch.setattr(messages, "read", read)


@pytest.mark.parametrize("fault", [only_validation, lone_surrogates])
def test_i1_a_reader_that_lets_something_through_is_found(fault: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    fault(monkeypatch)
    with pytest.raises((AssertionError, msgspec.DecodeError, UnicodeError)):
        asyncio.run(fuzzed(4000, 2))


def frame(head: int, payload: bytes, mask: bool = True, length: int | None = None) -> bytes:
    """A frame of the socket protocol, right or wrong."""
    size = len(payload) if length is None else length
    if size < 126:
        start = struct.pack("!BB", head, size | 128 * mask)
    elif size < 65536:
        start = struct.pack("!BBH", head, 126 | 128 * mask, size)
    else:
        start = struct.pack("!BBQ", head, 127 | 128 * mask, size)
    return start + (b"\0\0\0\0" if mask else b"") + payload


FRAMES = [
    frame(0x81, b"\xff\xfe\xfd"),
    frame(0x81, b"{}", mask=False),
    frame(0xF1, b"{}"),
    frame(0x83, b"{}"),
    frame(0x80, b"{}"),
    frame(0x09, b"x" * 126),
    frame(0x88, b"\x03"),
    frame(0x88, struct.pack("!H", 999)),
    frame(0x81, b"x" * 20_000),
    frame(0x81, b"", length=2**62),
    frame(0x01, b'{"type":') + frame(0x01, b'"ping"}'),
    b"GET / HTTP/1.1\r\n\r\n",
    b"\0" * 100,
]


@BOTH
def test_i1_bad_frames_harm_only_who_sends_them(served: Server) -> None:
    with parlour.connect(served.url) as host:
        table, _codes = opened(host, "ten-up", [ME, BOT], public=True)
        seat = host.sit(table)
        for bad in FRAMES:
            with socket.create_connection(("127.0.0.1", served.port), timeout=10) as raw:
                raw.sendall(
                    f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{served.port}\r\n"
                    f"Upgrade: websocket\r\nConnection: Upgrade\r\nOrigin: {served.url}\r\n"
                    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
                )
                assert raw.recv(4096).startswith(b"HTTP/1.1 101")
                raw.sendall(bad)
                raw.settimeout(0.2)
                with contextlib.suppress(TimeoutError, ConnectionError):
                    assert b"Traceback" not in raw.recv(65536)
        seat.start()
        until(lambda: seat.room["status"] == "playing", seat)
    broken = [line for line in served.log_text().splitlines() if "Traceback" in line and "Invalid UTF-8" not in line]
    assert broken == []
