"""The plain transport: Starlette's WebSocket on uvicorn, which leaves the protocol to `websockets`.

It does the same as `fast`, with public interfaces only, and more slowly.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

from starlette.websockets import WebSocket, WebSocketDisconnect

from parlour.server.transport.connection import CLOSE_SECONDS, TRANSPORT, ConnectionClosed


class _CloseFrame(NamedTuple):
    """The last thing that is sent."""

    code: int
    reason: str


class PlainConnection:
    """A client's connection over ASGI."""

    def __init__(self, web: WebSocket) -> None:
        self._web = web
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport = web.scope["state"][TRANSPORT]
        self._received: asyncio.Queue[bytes | None] = asyncio.Queue()
        """A message that waits for `receive`, and None at the end."""
        self._outgoing: asyncio.Queue[bytes | _CloseFrame | None] = asyncio.Queue()
        """Messages that wait for their turn, a close frame, and None if the client is gone."""
        self._outgoing_bytes = 0
        self._is_closed = False
        self._take: Callable[[bytes], bool] = _take_nothing

    async def receive(self) -> bytes:
        """Return the next message, in the order in which they were sent. Raises `ConnectionClosed` at the end."""
        text = await self._received.get()
        self._received.task_done()
        if text is None:
            raise ConnectionClosed
        return text

    def on_message(self, take: Callable[[bytes], bool]) -> None:
        """Offer each message to `take` when it arrives, if no earlier one waits. Messages that are not taken wait for
        `receive`."""
        self._take = take

    def send(self, text: bytes) -> None:
        """Send a text message as soon as possible."""
        if not self._is_closed:
            self._outgoing_bytes += len(text)
            self._outgoing.put_nowait(text)

    def unsent_bytes(self) -> int:
        """Return how many bytes wait, here or in the transport, because the client does not read them."""
        return self._outgoing_bytes + self._transport.get_write_buffer_size()

    def close(self, code: int, reason: str) -> None:
        """Close the connection after everything that was sent before; soon, even if the client does not read that."""
        self._end(_CloseFrame(code, reason))

    def _end(self, last: _CloseFrame | None) -> None:
        if not self._is_closed:
            self._is_closed = True
            self._outgoing.put_nowait(last)
            self._received.put_nowait(None)
            # A transport waits until everything is sent, which never happens if the client does not read.
            self._loop.call_later(CLOSE_SECONDS, self._transport.abort)

    async def read(self) -> None:
        """Take in messages until the client is gone. uvicorn stops reading while one of them waits."""
        try:
            while (message := await self._web.receive())["type"] == "websocket.receive":
                text = message.get("text")
                data: bytes = (message.get("bytes") or b"") if text is None else text.encode()
                if not self._is_closed and not self._take(data):
                    self._received.put_nowait(data)
                    await self._received.join()
        finally:
            self._end(None)

    async def write(self) -> None:
        """Send messages in their order until the connection is closed. uvicorn waits while the client does not read."""
        try:
            while isinstance(text := await self._outgoing.get(), bytes):
                await self._web.send_text(text.decode())
                self._outgoing_bytes -= len(text)
            if text is not None:
                await self._web.close(text.code, text.reason)
        except WebSocketDisconnect:
            pass
        except RuntimeError:
            if not self._transport.is_closing():  # otherwise uvicorn has closed the connection meanwhile
                raise
        finally:
            self._end(None)

    async def watch(self) -> None:
        """Notice that uvicorn closes the connection without a word to the application, because a pong is missing."""
        while not self._transport.is_closing():
            await asyncio.sleep(CLOSE_SECONDS / 2)
        self._loop.call_later(CLOSE_SECONDS / 2, self._transport.abort)


@asynccontextmanager
async def plain_connection(web: WebSocket) -> AsyncIterator[PlainConnection]:
    """Read and write in the background. When the block ends, wait until everything is sent. Raises what has failed."""
    connection = PlainConnection(web)
    reading, writing, watching = map(asyncio.create_task, (connection.read(), connection.write(), connection.watch()))
    try:
        yield connection
        await writing
        if reading.done():
            reading.result()
    finally:
        for task in (reading, writing, watching):
            task.cancel()
        connection.on_message(_take_nothing)  # breaks a reference cycle instead of leaving it to the garbage collector


def _take_nothing(_text: bytes) -> bool:
    return False
