"""What leaves through the lines: the messages of one turn of the loop leave together, each line's in one go."""

# Compiled with mypyc.

from __future__ import annotations

import logging
from asyncio import Transport
from collections.abc import Callable
from typing import final

from parlour.server.transport.frames import FlowControl, head_of

log = logging.getLogger("parlour.sockets")


@final
class OutboxTarget:
    """Goes round at the end of a turn of the loop, to every line that has something to send."""

    def __init__(self, call_soon: Callable[[Callable[[], None]], object]) -> None:
        self._call_soon = call_soon
        self._waiting: list[Outbox] = []

    def expect(self, outbox: Outbox) -> None:
        """Come by on the next round."""
        if not self._waiting:
            self._call_soon(self._go_round)
        self._waiting.append(outbox)

    def _go_round(self) -> None:
        waiting, self._waiting = self._waiting, []
        for outbox in waiting:
            try:
                outbox.send()
            except Exception:  # the others have something to send too
                log.exception("a message could not be sent")


@final
class Outbox:
    """What one line has to send."""

    def __init__(self, postman: OutboxTarget, transport: Transport, flow: FlowControl) -> None:
        self._postman = postman
        self._flow = flow
        self._write = transport.write
        self._is_closing = transport.is_closing
        self._unsent = transport.get_write_buffer_size
        self._parts: list[bytes] = []
        """Of frames, in turn their heads and their texts."""
        self._bytes = 0

    def post(self, text: bytes) -> None:
        """Send a message at the end of this turn of the loop; what comes till then leaves together."""
        parts = self._parts
        if not parts:
            self._postman.expect(self)
        size = len(text)
        head = head_of(size)
        parts.append(head)
        parts.append(text)
        self._bytes += len(head) + size

    def unread(self) -> int:
        """How many bytes wait because the other end does not read them."""
        return self._unsent() + self._bytes if self._flow.is_behind else self._bytes

    def send(self) -> None:
        """Send all of it now; nobody is told anything behind the last words."""
        flow = self._flow
        if self._parts and not (flow.has_ended or flow.is_gone or self._is_closing()):
            self._write(b"".join(self._parts))
        self._parts.clear()
        self._bytes = 0
