"""The fast transport: uvicorn's protocol class, with a fast path between an open connection and its `Socket`.

uvicorn opens the connection, sends keepalive pings, and closes it. In between, a plain message in one frame, as almost
all are, takes the fast path in and out (`frames`); everything else goes through `websockets` as usual.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final
from weakref import WeakKeyDictionary

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from parlour.server.transport.connection import CLOSE_SECONDS, CONNECTION, ConnectionClosed
from parlour.server.transport.fast.frames import FlowControl, FrameListener, FrameParser, text_in
from parlour.server.transport.fast.outbox import Outbox, OutboxTarget

MAX_WAITING: Final = 8
"""The number of unhandled messages after which reading is paused."""
_TARGETS: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, OutboxTarget]] = WeakKeyDictionary()


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One WebSocket connection, from its first byte to its last."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._flow = FlowControl()
        super().__init__(config, server_state, app_state, _loop)
        self._parser: FrameParser | None = FrameParser(config.ws_max_size)
        """None for a client that sent data before the handshake was complete: it never gets the fast path."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.outbox = Outbox(outbox_target_of(self.loop), self.transport, self._flow)

    def connection_lost(self, exc: Exception | None) -> None:
        """Clean up. Removing the bound method breaks a reference cycle instead of leaving it to the garbage
        collector."""
        super().connection_lost(exc)
        self._flow.is_gone = True
        self.__dict__.pop("data_received", None)

    @property
    def close_sent(self) -> bool:
        """Whether a close frame was sent; uvicorn sets it too."""
        return self._flow.has_ended

    @close_sent.setter
    def close_sent(self, is_sent: bool) -> None:
        self._flow.has_ended = is_sent

    def pause_writing(self) -> None:
        super().pause_writing()
        self._flow.is_behind = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self._flow.is_behind = False

    async def run_asgi(self) -> None:
        extensions = self.scope.setdefault("extensions", {})
        extensions[CONNECTION] = {"connection": FastConnection(self)}
        await super().run_asgi()
        extensions.pop(CONNECTION, None)
        self.cut_soon()

    # Receiving

    def data_received(self, data: bytes) -> None:
        if self._parser is None or not self.handshake_complete:
            if self.handshake_initiated:
                self._parser = None
            super().data_received(data)
            return
        parser = self._parser
        for frame in parser.cut(data):
            text = None if parser.is_in_parts or self.close_sent else text_in(frame, self.config.ws_max_size)
            if text is not None:
                self._enqueue(text)
            else:
                parser.note(frame)
                super().data_received(frame)

    def offer_messages_to(self, take: Callable[[bytes], bool]) -> None:
        """Offer each message to `take` when it arrives, if no earlier one waits. Messages that are not taken wait for
        `next_message`."""
        if self._parser is not None:
            listener = FrameListener(
                self._flow, self.queue, self._parser, self.config.ws_max_size, take, self.data_received
            )
            self.data_received = listener.data_received  # type: ignore[method-assign]
            self.transport.set_protocol(self)  # the transport looks up `data_received` only here

    def _enqueue(self, text: bytes) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "bytes": text})
        if self.queue.qsize() >= MAX_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def next_message(self) -> bytes:
        """Return the next message, in the order in which they were sent."""
        message = await self.receive()
        if message["type"] != "websocket.receive":
            raise ConnectionClosed
        text = message.get("text")
        return message.get("bytes") or b"" if text is None else text.encode()

    # Sending

    def send_close(self, code: int, reason: str) -> None:
        """Close the connection with a code and a reason, after everything that was sent before."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.outbox.flush()
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.cut_soon()

    # Closing: uvicorn closes a connection when everything is sent, which never happens if the client does not read.

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.cut_soon()

    def cut_soon(self) -> None:
        """Abort the connection after a delay, even if the client has not read everything."""
        if not self.disconnected:
            self.loop.call_later(CLOSE_SECONDS, self.transport.abort)


class FastConnection:
    """An accepted WebSocket as a `Connection`."""

    def __init__(self, protocol: WebSocketProtocol) -> None:
        self._protocol = protocol
        self.send: Callable[[bytes], None] = protocol.outbox.send
        self.unsent_bytes: Callable[[], int] = protocol.outbox.unsent_bytes

    async def receive(self) -> bytes:
        """Return the next message, in the order in which they were sent. Raises `ConnectionClosed` at the end."""
        return await self._protocol.next_message()

    def on_message(self, take: Callable[[bytes], bool]) -> None:
        """Offer each message to `take` when it arrives, if no earlier one waits."""
        self._protocol.offer_messages_to(take)

    def close(self, code: int, reason: str) -> None:
        """Close the connection after everything that was sent before; soon, even if the client does not read that."""
        self._protocol.send_close(code, reason)


def outbox_target_of(loop: asyncio.AbstractEventLoop) -> OutboxTarget:
    """Return the outbox target that all connections of an event loop share."""
    target = _TARGETS.get(loop)
    if target is None:
        target = _TARGETS[loop] = OutboxTarget(loop.call_soon)
    return target
