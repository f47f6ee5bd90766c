"""The line under a socket: uvicorn's, but once it stands messages pass between it and their `Socket` directly.

uvicorn makes the connection, asks whether anybody is there, and ends it. Between that an ordinary message in one
frame, which almost all are, takes the short way in and out; everything else goes through `websockets` as ever.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final
from weakref import WeakKeyDictionary

from starlette.types import Scope
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from parlour.server.transport.frames import FlowControl, FrameListener, FrameParser, text_in
from parlour.server.transport.outbox import Outbox, OutboxTarget

LINE: Final = "parlour.line"
"""The extension of a socket's scope that is the line itself."""
LAST_WORDS_SECONDS: Final = 5.0
"""How long somebody has to read why he is let go."""
INVALID_TEXT: Final = 1007
MAX_UNHEARD: Final = 8
"""So many messages wait to be heard; who sends more has to wait himself."""
_POSTMEN: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, OutboxTarget]] = WeakKeyDictionary()


class ConnectionClosed(Exception):
    """The other end is gone, or this one has hung up."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One line, from its first byte to its last."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._flow = FlowControl()
        super().__init__(config, server_state, app_state, _loop)
        self._cutter: FrameParser | None = FrameParser(config.ws_max_size)
        """None for who has spoken before the connection stood: what he says is never taken for ordinary."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(0)  # whatever it cannot send at once, it says
        self._outbox = Outbox(postman_of(self.loop), self.transport, self._flow)
        self.post: Callable[[bytes], None] = self._outbox.post
        self.unread: Callable[[], int] = self._outbox.unread

    def connection_lost(self, exc: Exception | None) -> None:
        """What goes round between a line and its parts would stay in memory until Python next looks for rubbish."""
        super().connection_lost(exc)
        self._flow.is_gone = True
        self.__dict__.pop("data_received", None)

    @property
    def close_sent(self) -> bool:
        """Whether this has said its last words; uvicorn says so too."""
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
        extensions[LINE] = {"line": self}
        await super().run_asgi()
        extensions.pop(LINE, None)
        self.cut_soon()

    # In

    def data_received(self, data: bytes) -> None:
        if self._cutter is None or not self.handshake_complete:
            if self.handshake_initiated:
                self._cutter = None
            super().data_received(data)
            return
        cutter = self._cutter
        for frame in cutter.cut(data):
            text = None if cutter.is_in_parts or self.close_sent else text_in(frame, self.config.ws_max_size)
            if text is not None:
                self._hear(text)
            else:
                cutter.note(frame)
                super().data_received(frame)

    def send_receive_event_to_app(self) -> None:
        """A text that is no UTF-8 ends the line. uvicorn does the same, but logs a traceback each time, so that anybody
        could fill the log."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.hang_up(INVALID_TEXT, "a text message must be UTF-8")
                return
        super().send_receive_event_to_app()

    def hand_to(self, take: Callable[[bytes], bool]) -> None:
        """Offer messages the moment they come, if none waits before them; what is not taken waits to be heard."""
        if self._cutter is not None:
            ear = FrameListener(self._flow, self.queue, self._cutter, self.config.ws_max_size, take, self.data_received)
            self.data_received = ear.data_received  # type: ignore[method-assign]
            self.transport.set_protocol(self)  # which asks once what it is to call

    def _hear(self, text: bytes) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "bytes": text})
        if self.queue.qsize() >= MAX_UNHEARD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def hear(self) -> bytes:
        """The next message, in the order in which they were sent."""
        message = await self.receive()
        if message["type"] != "websocket.receive":
            raise ConnectionClosed
        text = message.get("text")
        return message.get("bytes") or b"" if text is None else text.encode()

    # Out

    def hang_up(self, code: int, reason: str) -> None:
        """End this with a code and a reason, behind all that has been sent before."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self._outbox.send()
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.cut_soon()

    # The end: uvicorn closes a line when everything has been sent; to a reader that never reads, that is never.

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.cut_soon()

    def cut_soon(self) -> None:
        """Whatever has not been read by then is not sent any more."""
        if not self.disconnected:
            self.loop.call_later(LAST_WORDS_SECONDS, self.transport.abort)


def postman_of(loop: asyncio.AbstractEventLoop) -> OutboxTarget:
    """All lines of a loop have one."""
    postman = _POSTMEN.get(loop)
    if postman is None:
        postman = _POSTMEN[loop] = OutboxTarget(loop.call_soon)
    return postman


def line_of(scope: Scope) -> WebSocketProtocol:
    """The line of a socket that stands."""
    line = scope["extensions"][LINE]["line"]
    assert isinstance(line, WebSocketProtocol)
    return line
