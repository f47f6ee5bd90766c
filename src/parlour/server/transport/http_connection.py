"""HTTP connections with time limits: uvicorn would wait for the rest of a request for ever.

A request's head must be complete in a few seconds and its body must keep coming; who is late gets 408. The
head is bounded in size, and connections in number: those of one address without a whole request, and all together.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from http import HTTPStatus
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from parlour.server.errors import PROBLEM_JSON, problem_data
from parlour.server.settings import Limits

LAST_WORDS_SECONDS: Final = 5.0
"""How long somebody has to read why he is let go."""
READ_BYTES_A_SECOND: Final = 2048
"""So fast must a long answer be read."""
HEAD: Final = "head"
BODY: Final = "body"
IDLE: Final = ""


class ConnectionLimits:
    """Counts the connections that have not sent a whole request yet, by address."""

    def __init__(self, limits: Limits, has_proxy: bool = False) -> None:
        self.limits = limits
        self._has_proxy = has_proxy
        """Then all come from one address, and it is the proxy that waits for slow clients."""
        self._unfinished: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count one more connection; False if it is one too many for its address."""
        if not self._has_proxy and self._unfinished[address] >= self.limits.unfinished_requests:
            return False
        self._unfinished[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._unfinished[address] -= 1
        if not self._unfinished[address]:
            del self._unfinished[address]


class HttpConnection(HttpToolsProtocol):
    """One connection, until it ends or becomes a WebSocket."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        doorway: ConnectionLimits,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._doorway = doorway
        self._limits = doorway.limits
        self._address = ""
        self._reading = IDLE
        """Which part of a request is being read."""
        self._since = 0.0
        """When that part began."""
        self._received = 0
        """Bytes of that part."""
        self._timer: asyncio.TimerHandle | None = None
        self._write_timer: asyncio.TimerHandle | None = None
        self._is_counted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        if len(self.connections) > self._limits.connections:
            self._refuse(503, "server/full", "Too many are here at once; try again in a moment.")
        else:
            self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._stop_write_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._reading == IDLE:
            self._await_head()
        if self._reading == HEAD:
            # What may belong to the head is fed first: a chunk may hold far more than a head may have.
            room = self._limits.head - self._received
            self._received += len(data)
            head, data = data[:room], data[room:]
            super().data_received(head)
            if self.transport.is_closing() or self.parser is None:  # became a WebSocket
                return
            if self._reading == HEAD and self._received > self._limits.head:
                self._refuse(431, "input/too_large", "The head of a request must not be so long.")
                return
        else:
            self._received += len(data)
        if data:
            super().data_received(data)

    # What the parser has read

    def on_headers_complete(self) -> None:
        self._begin(BODY, self._limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._stop_waiting()
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and cycle.response_complete and self.timeout_keep_alive_task is None:
            # It was answered before its body had come; uvicorn would now wait for another one for ever.
            self.timeout_keep_alive_task = self.loop.call_later(
                self.timeout_keep_alive, self.timeout_keep_alive_handler
            )

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._reading != HEAD:  # the second request of one chunk
            self._await_head()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()
        # The parser and this object would hold each other until Python next looks for rubbish.
        self.parser = None  # type: ignore[assignment]

    # Time

    def _await_head(self) -> None:
        if not self._is_counted:
            if not self._doorway.enter(self._address):
                self._refuse(429, "input/too_often", "Too many unfinished requests from one address; wait a moment.")
                return
            self._is_counted = True
        self._begin(HEAD, self._limits.head_seconds)

    def _begin(self, part: str, seconds: float) -> None:
        self._reading = part
        self._received = 0
        self._since = self.loop.time()
        self._set_timer(seconds)

    def _set_timer(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, self._look)

    def _stop_waiting(self) -> None:
        """A whole request is here, or nothing more is waited for."""
        self._reading = IDLE
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._is_counted:
            self._is_counted = False
            self._doorway.leave(self._address)

    def _look(self) -> None:
        """The time for a part is over. A long body may take longer, as long as it comes fast enough."""
        limits = self._limits
        if self._reading == BODY:
            allowed = limits.body_seconds + self._received / limits.body_bytes_a_second
            left = self._since + allowed - self.loop.time()
            if self.flow.read_paused:  # it is the server that is slow
                left = limits.body_seconds
            if left > 0:
                self._set_timer(left)
                return
        self._refuse(408, "input/too_slow", "The rest of the request did not come in time.")

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._write_timer is None:
            self._look_at_writing(0)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_write_timer()

    def _look_at_writing(self, before: int) -> None:
        """Cut a client off that hardly reads: `before` bytes have waited at the last look, or none yet."""
        waiting = self.transport.get_write_buffer_size()
        seconds = self._limits.body_seconds
        if before and before - waiting < seconds * READ_BYTES_A_SECOND:
            self.transport.abort()
        else:
            self._write_timer = self.loop.call_later(seconds, self._look_at_writing, waiting)

    def _stop_write_timer(self) -> None:
        if self._write_timer is not None:
            self._write_timer.cancel()
            self._write_timer = None

    def _refuse(self, status: int, code: str, text: str) -> None:
        """Say why, unless another answer is under way or has been given, and end the connection."""
        is_head = self._reading == HEAD
        self._stop_waiting()
        if self.transport.is_closing():
            return
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or not cycle.response_started or (is_head and cycle.response_complete):
            body = json.dumps(problem_data(status, code, text)).encode()
            head = (
                f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\ncontent-type: {PROBLEM_JSON}\r\n"
                f"content-length: {len(body)}\r\nretry-after: 5\r\nconnection: close\r\n\r\n"
            )
            self.transport.write(head.encode() + body)
        self.transport.close()
        self.loop.call_later(LAST_WORDS_SECONDS, self.transport.abort)
