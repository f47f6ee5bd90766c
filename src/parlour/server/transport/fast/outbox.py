"""Batched sending: the messages of one turn of the event loop leave together, one write per connection."""

from __future__ import annotations

import logging
from asyncio import Transport
from collections.abc import Callable
from typing import final

from parlour.server.transport.fast.frames import FlowControl, head_of

log = logging.getLogger("parlour.sockets")


@final
class OutboxTarget:
    """Flushes the outboxes of all connections that have something to send, at the end of a turn of the event loop."""

    def __init__(self, call_soon: Callable[[Callable[[], None]], object]) -> None:
        self._call_soon = call_soon
        self._waiting: list[Outbox] = []

    def expect(self, outbox: Outbox) -> None:
        """Flush an outbox on the next round."""
        if not self._waiting:
            self._call_soon(self._flush)
        self._waiting.append(outbox)

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        for outbox in waiting:
            try:
                outbox.flush()
            except Exception:  # the other outboxes must still be flushed
                log.exception("a message could not be sent")


@final
class Outbox:
    """The messages that one connection has to send."""

    def __init__(self, target: OutboxTarget, transport: Transport, flow: FlowControl) -> None:
        self._target = target
        self._flow = flow
        self._write = transport.write
        self._is_closing = transport.is_closing
        self._unsent = transport.get_write_buffer_size
        self._parts: list[bytes] = []
        """Alternating frame headers and texts."""
        self._bytes = 0

    def send(self, text: bytes) -> None:
        """Send a message at the end of this turn of the event loop, together with later ones of the turn."""
        parts = self._parts
        if not parts:
            self._target.expect(self)
        size = len(text)
        head = head_of(size)
        parts.append(head)
        parts.append(text)
        self._bytes += len(head) + size

    def unsent_bytes(self) -> int:
        """Return how many bytes wait because the client does not read them."""
        return self._unsent() + self._bytes if self._flow.is_behind else self._bytes

    def flush(self) -> None:
        """Send everything now. Nothing is sent after a close frame."""
        flow = self._flow
        if self._parts and not (flow.has_ended or flow.is_gone or self._is_closing()):
            self._write(b"".join(self._parts))
        self._parts.clear()
        self._bytes = 0
