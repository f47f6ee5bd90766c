"""The plain transport: order, what waits, and the end of a connection, without a network."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect

from parlour.server.transport import plain
from parlour.server.transport.connection import TRANSPORT, ConnectionClosed
from parlour.server.transport.plain import plain_connection

LEAVES = {"type": "websocket.disconnect"}


class Wire:
    """Both sides of a WebSocket: what a client sends, what it gets, and the transport, which is itself."""

    def __init__(self) -> None:
        self.scope = {"state": {TRANSPORT: self}}
        self.got: list[object] = []
        self.is_reading = asyncio.Event()
        self.is_reading.set()
        self.aborted = asyncio.Event()
        self.is_closing_now = False
        self.buffered = 0
        self._sent: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def says(self, *texts: str) -> None:
        for text in texts:
            self._sent.put_nowait({"type": "websocket.receive", "text": text})

    def leaves(self) -> None:
        self._sent.put_nowait(LEAVES)

    # The WebSocket

    async def receive(self) -> dict[str, Any]:
        return await self._sent.get()

    async def send_text(self, text: str) -> None:
        await self._get(text)

    async def close(self, code: int, reason: str) -> None:
        await self._get((code, reason))

    async def _get(self, what: object) -> None:
        await self.is_reading.wait()
        if self.aborted.is_set():
            raise WebSocketDisconnect
        if self.is_closing_now:
            raise RuntimeError("the connection is closed")
        self.got.append(what)

    # The transport

    def get_write_buffer_size(self) -> int:
        return self.buffered

    def is_closing(self) -> bool:
        return self.is_closing_now

    def abort(self) -> None:
        self.aborted.set()
        self.is_reading.set()
        self.leaves()


def opened(wire: Wire) -> Any:
    return plain_connection(cast("WebSocket", wire))


def run(test: Coroutine[Any, Any, None]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(20):
            await test

    asyncio.run(bounded())


def test_messages_leave_in_their_order_and_nothing_after_the_close_frame() -> None:
    async def test() -> None:
        wire = Wire()
        async with opened(wire) as connection:
            connection.send(b"one")
            connection.send("twö".encode())
            connection.close(4404, "no such table")
            connection.send(b"three")
            connection.close(4500, "again")
        assert wire.got == ["one", "twö", (4404, "no such table")]

    run(test())


def test_what_waits_here_and_in_the_transport_is_unsent() -> None:
    async def test() -> None:
        wire = Wire()
        wire.buffered = 7
        async with opened(wire) as connection:
            wire.is_reading.clear()
            connection.send(b"one")
            connection.send(b"three")
            await asyncio.sleep(0.01)  # the first of them is being sent
            assert connection.unsent_bytes() == 15
            wire.is_reading.set()
            while connection.unsent_bytes() > 7:
                await asyncio.sleep(0)
            assert wire.got == ["one", "three"]
            wire.leaves()
            with pytest.raises(ConnectionClosed):
                await connection.receive()

    run(test())


def test_a_message_is_offered_when_it_comes_and_nothing_overtakes_one_that_waits() -> None:
    async def test() -> None:
        wire = Wire()
        offered: list[bytes] = []

        def take(text: bytes) -> bool:
            offered.append(text)
            return text == b"taken"

        async with opened(wire) as connection:
            wire.says("first")
            assert await connection.receive() == b"first"
            connection.on_message(take)
            wire.says("taken", "left", "taken")
            while len(offered) < 2:
                await asyncio.sleep(0)
            await asyncio.sleep(0.01)
            assert offered == [b"taken", b"left"]  # the third comes after what waits
            assert await connection.receive() == b"left"
            wire.leaves()
            with pytest.raises(ConnectionClosed):
                await connection.receive()
            assert offered == [b"taken", b"left", b"taken"]

    run(test())


def test_who_does_not_read_is_cut_off_soon_after_the_close(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain, "CLOSE_SECONDS", 0.01)

    async def test() -> None:
        wire = Wire()
        async with opened(wire) as connection:
            wire.is_reading.clear()
            connection.send(b"unread")
            connection.close(4409, "too slow")
            with pytest.raises(ConnectionClosed):
                await connection.receive()
        assert wire.aborted.is_set()
        assert wire.got == []

    run(test())


def test_who_is_given_up_by_uvicorn_and_does_not_read_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """uvicorn says nothing to the application when a pong is missing: it waits until everything is sent."""
    monkeypatch.setattr(plain, "CLOSE_SECONDS", 0.01)

    async def test() -> None:
        wire = Wire()
        async with opened(wire) as connection:
            wire.is_closing_now = True
            with pytest.raises(ConnectionClosed):
                await connection.receive()
        assert wire.aborted.is_set()

    run(test())


def test_a_message_that_comes_after_uvicorn_has_closed_the_connection_is_dropped() -> None:
    async def test() -> None:
        wire = Wire()
        async with opened(wire) as connection:
            wire.is_closing_now = True
            connection.send(b"late")
            wire.leaves()
            with pytest.raises(ConnectionClosed):
                await connection.receive()
        assert wire.got == []

    run(test())


def broken(_text: object) -> bool:
    raise RuntimeError("a bug")


async def used(wire: Wire, take: Callable[[bytes], bool]) -> None:
    """A connection with one message each way, until it is closed."""
    async with opened(wire) as connection:
        connection.on_message(take)
        connection.send(b"one")
        wire.says("one")
        with pytest.raises(ConnectionClosed):
            await connection.receive()


def test_a_handler_that_fails_ends_the_connection_and_is_reported() -> None:
    async def test() -> None:
        with pytest.raises(RuntimeError, match="a bug"):
            await used(Wire(), broken)

    run(test())


def test_a_failure_to_send_ends_the_connection_and_is_reported() -> None:
    async def test() -> None:
        wire = Wire()
        wire.send_text = broken  # type: ignore[assignment]
        with pytest.raises(RuntimeError, match="a bug"):
            await used(wire, lambda _text: True)

    run(test())
