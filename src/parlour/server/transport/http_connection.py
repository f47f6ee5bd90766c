"""HTTP connections with time limits, which uvicorn lacks: it waits without end for the rest of a request.

The head of a request must be complete within a few seconds, and its body must keep arriving; a late client gets 408.
The size of the head is limited, and so is the number of connections: in all, and per address without a whole request.
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

from parlour.i18n.refusals import refused
from parlour.server.errors import PROBLEM_JSON, problem_data
from parlour.server.settings import Limits
from parlour.server.transport.connection import CLOSE_SECONDS, TRANSPORT

READ_BYTES_A_SECOND: Final = 2048
"""The minimum speed at which a client must read a long answer."""
HEAD: Final = "head"
BODY: Final = "body"
IDLE: Final = ""


class ConnectionLimits:
    """Counts the connections that have not sent a whole request yet, by address."""

    def __init__(self, limits: Limits, has_proxy: bool = False) -> None:
        self.limits = limits
        self._has_proxy = has_proxy
        """Behind a proxy all connections come from one address, and the proxy waits for slow clients."""
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
        self._connection_limits = doorway
        self._limits = doorway.limits
        self._address = ""
        self._reading = IDLE
        """Which part of a request is being read."""
        self._since = 0.0
        """When that part began."""
        self._received = 0
        """The bytes received of that part."""
        self._timer: asyncio.TimerHandle | None = None
        self._write_timer: asyncio.TimerHandle | None = None
        self._is_counted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        if len(self.connections) > self._limits.connections:
            self._refuse(503, "server/full")
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
            # Feed only what may belong to the head first: a chunk may hold far more than a head may have.
            room = self._limits.head - self._received
            self._received += len(data)
            head, data = data[:room], data[room:]
            super().data_received(head)
            if self.transport.is_closing() or self.parser is None:  # became a WebSocket
                return
            if self._reading == HEAD and self._received > self._limits.head:
                self._refuse(431, "input/too_large")
                return
        else:
            self._received += len(data)
        if data:
            super().data_received(data)

    # Callbacks of the parser

    def on_headers_complete(self) -> None:
        self._begin(BODY, self._limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._stop_waiting()
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and cycle.response_complete and self.timeout_keep_alive_task is None:
            # The request was answered before its body had arrived; uvicorn would wait for another request without end.
            self.timeout_keep_alive_task = self.loop.call_later(
                self.timeout_keep_alive, self.timeout_keep_alive_handler
            )

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._reading != HEAD:  # the second request of one chunk
            self._await_head()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        self.transport.set_write_buffer_limits(0)  # report every write that cannot be sent at once
        self.app_state = {**self.app_state, TRANSPORT: self.transport}
        super().handle_websocket_upgrade()
        # Break the reference cycle between the parser and this object, instead of leaving it to the garbage collector.
        self.parser = None  # type: ignore[assignment]

    # Time limits

    def _await_head(self) -> None:
        if not self._is_counted:
            if not self._connection_limits.enter(self._address):
                self._refuse(429, "input/too_often")
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
        self._timer = self.loop.call_later(seconds, self._check_time)

    def _stop_waiting(self) -> None:
        """Stop the timer: a whole request has arrived, or the connection ends."""
        self._reading = IDLE
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._is_counted:
            self._is_counted = False
            self._connection_limits.leave(self._address)

    def _check_time(self) -> None:
        """Refuse the request when the time for its part is over. A long body may take longer if it arrives fast
        enough."""
        limits = self._limits
        if self._reading == BODY:
            allowed = limits.body_seconds + self._received / limits.body_bytes_a_second
            left = self._since + allowed - self.loop.time()
            if self.flow.read_paused:  # the server is the slow side
                left = limits.body_seconds
            if left > 0:
                self._set_timer(left)
                return
        self._refuse(408, "input/too_slow")

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._write_timer is None:
            self._check_reading(0)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_write_timer()

    def _check_reading(self, before: int) -> None:
        """Disconnect a client that hardly reads. `before` bytes were waiting at the last check; 0 at the first."""
        waiting = self.transport.get_write_buffer_size()
        seconds = self._limits.body_seconds
        if before and before - waiting < seconds * READ_BYTES_A_SECOND:
            self.transport.abort()
        else:
            self._write_timer = self.loop.call_later(seconds, self._check_reading, waiting)

    def _stop_write_timer(self) -> None:
        if self._write_timer is not None:
            self._write_timer.cancel()
            self._write_timer = None

    def _refuse(self, status: int, code: str) -> None:
        """Close the connection, with a reason unless another answer has been started or given."""
        is_head = self._reading == HEAD
        self._stop_waiting()
        if self.transport.is_closing():
            return
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or not cycle.response_started or (is_head and cycle.response_complete):
            body = json.dumps(problem_data(status, refused(code))).encode()
            head = (
                f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\ncontent-type: {PROBLEM_JSON}\r\n"
                f"content-length: {len(body)}\r\nretry-after: 5\r\nconnection: close\r\n\r\n"
            )
            self.transport.write(head.encode() + body)
        self.transport.close()
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)
