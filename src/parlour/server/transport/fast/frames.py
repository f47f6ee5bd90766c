"""Fast path for WebSocket frames: reads and writes text messages that fit in one frame and are plain ASCII.

All other frames (fragments, pings, close frames, text that must be checked as UTF-8) are left to `websockets`.
"""

from __future__ import annotations

from asyncio import Queue
from collections.abc import Callable
from typing import Any, Final, final

try:
    from websockets.speedups import apply_mask
except ImportError:  # the compiled version is not installed
    from websockets.utils import apply_mask

WHOLE_TEXT: Final = 0x81
"""The first byte of a frame that holds a whole text message."""
MASKED: Final = 0x80
TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
MASK: Final = 4
END: Final = 0x80
KIND: Final = 0x0F
CONTROL: Final = 0x08
"""Opcodes from here on are control frames, which may come between the fragments of a message."""


@final
class FlowControl:
    """The state of a connection that is needed for every message."""

    def __init__(self) -> None:
        self.has_ended = False
        """Whether a close frame was sent."""
        self.is_gone = False
        """Whether the connection is lost."""
        self.is_behind = False
        """Whether data waits because the client does not read."""


class FrameParser:
    """Splits received bytes into whole frames."""

    def __init__(self, limit: int) -> None:
        self.is_in_parts = False
        """Whether a fragmented message is incomplete."""
        self._limit = limit
        self._rest = b""

    def cut(self, data: bytes) -> list[bytes]:
        """Return the frames that are complete now. A frame that announces too large a size is returned at once, to be
        refused."""
        if self._rest:
            data = self._rest + data
        frames: list[bytes] = []
        at = 0
        while (end := self._end(data, at)) <= len(data):
            frames.append(data[at:end])
            at = end
        self._rest = data[at:]
        return frames

    def is_one(self, data: bytes) -> bool:
        """Whether the data is exactly one frame, as nearly always."""
        return not self._rest and not self.is_in_parts and self._end(data, 0) == len(data)

    def note(self, frame: bytes) -> None:
        """Note whether a fragmented message is incomplete after this frame."""
        if frame[0] & KIND < CONTROL:
            self.is_in_parts = not frame[0] & END

    def _end(self, data: bytes, at: int) -> int:
        """Return where the frame that starts at `at` ends; beyond the data while that is unknown."""
        there = len(data) - at
        if there < 2:
            return len(data) + 1
        size = data[at + 1] & 0x7F
        head = 2
        if size >= TWO_BYTES:
            head = 4 if size == TWO_BYTES else 10
            if there < head:
                return len(data) + 1
            size = int.from_bytes(data[at + 2 : at + head], "big")
        if size > self._limit:
            return len(data)
        return at + head + (MASK if data[at + 1] & MASKED else 0) + size


@final
class FrameListener:
    """Receives the data of an open connection.

    A plain message that arrives alone, with none waiting before it, is offered to `take` at once. Everything else goes
    to `longer`, the path through uvicorn and `websockets`.
    """

    def __init__(
        self,
        flow: FlowControl,
        queue: Queue[Any],
        parser: FrameParser,
        limit: int,
        take: Callable[[bytes], bool],
        longer: Callable[[bytes], None],
    ) -> None:
        self._flow = flow
        self._queue = queue
        """Messages that wait for `Connection.receive`."""
        self._parser = parser
        self._limit = limit
        self._take = take
        self._longer = longer
        self._is_clear = False
        """Whether the queue was empty and nothing has gone the longer path since."""

    def data_received(self, data: bytes) -> None:
        if self._parser.is_one(data) and not self._flow.has_ended and (self._is_clear or self._queue.empty()):
            self._is_clear = True
            text = text_in(data, self._limit)
            if text is not None and self._take(text):
                return
        self._is_clear = False
        self._longer(data)


def text_in(frame: bytes, limit: int) -> bytes | None:
    """Return the text in a whole frame; None if the fast path cannot handle the frame."""
    size = frame[1] - MASKED
    if frame[0] != WHOLE_TEXT or size < 0 or size == EIGHT_BYTES:
        return None
    head = 2
    if size == TWO_BYTES:
        head = 4
        size = int.from_bytes(frame[2:4], "big")
    if size > limit:
        return None
    text = apply_mask(frame[head + MASK :], frame[head : head + MASK])
    return text if text.isascii() else None


def head_of(size: int) -> bytes:
    """Return the frame header for a text of so many bytes."""
    if size < TWO_BYTES:
        return (WHOLE_TEXT << 8 | size).to_bytes(2, "big")
    if size < 1 << 16:
        return ((WHOLE_TEXT << 8 | TWO_BYTES) << 16 | size).to_bytes(4, "big")
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + size.to_bytes(8, "big")
