"""Frames of a socket, as far as they are ordinary: a whole message of plain text in one of them, either way.

Whatever else arrives (parts of a message, pings, the end, letters that have to be checked) is left to `websockets`.
"""

# Compiled with mypyc.

from __future__ import annotations

from asyncio import Queue
from collections.abc import Callable
from typing import Any, Final, final

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it has not been compiled
    from websockets.utils import apply_mask

WHOLE_TEXT: Final = 0x81
"""The first byte of a text that is whole."""
MASKED: Final = 0x80
TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
MASK: Final = 4
END: Final = 0x80
KIND: Final = 0x0F
CONTROL: Final = 0x08
"""Kinds from here on are pings and the like, which may come between the parts of a message."""


@final
class FlowControl:
    """How a line stands, for who has to know it with every message."""

    def __init__(self) -> None:
        self.has_ended = False
        """Whether it has said its last words."""
        self.is_gone = False
        """Whether the connection is."""
        self.is_behind = False
        """Whether something waits because the other end does not read."""


class FrameParser:
    """Cuts what arrives into whole frames."""

    def __init__(self, most: int) -> None:
        self.is_in_parts = False
        """Whether a message is under way of which more is to come."""
        self._most = most
        self._rest = b""

    def cut(self, data: bytes) -> list[bytes]:
        """The frames that are whole now. One that says it is too large is given out at once, to be refused."""
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
        """Whether a frame begins and ends with this, as nearly always."""
        return not self._rest and not self.is_in_parts and self._end(data, 0) == len(data)

    def note(self, frame: bytes) -> None:
        """Keep in mind whether a message is under way after this frame."""
        if frame[0] & KIND < CONTROL:
            self.is_in_parts = not frame[0] & END

    def _end(self, data: bytes, at: int) -> int:
        """Where the frame ends that begins there; behind all there is while that cannot be said."""
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
        if size > self._most:
            return len(data)
        return at + head + (MASK if data[at + 1] & MASKED else 0) + size


@final
class FrameListener:
    """Hears what arrives on a line that stands. An ordinary message that comes alone, and before which none waits, is
    offered at once; everything else goes the longer way."""

    def __init__(
        self,
        flow: FlowControl,
        queue: Queue[Any],
        cutter: FrameParser,
        most: int,
        take: Callable[[bytes], bool],
        longer: Callable[[bytes], None],
    ) -> None:
        self._flow = flow
        self._queue = queue
        """What waits to be heard."""
        self._cutter = cutter
        self._most = most
        self._take = take
        self._longer = longer
        self._is_clear = False
        """Whether nothing has gone the longer way since nothing waited there."""

    def data_received(self, data: bytes) -> None:
        if self._cutter.is_one(data) and not self._flow.has_ended and (self._is_clear or self._queue.empty()):
            self._is_clear = True
            text = text_in(data, self._most)
            if text is not None and self._take(text):
                return
        self._is_clear = False
        self._longer(data)


def text_in(frame: bytes, most: int) -> bytes | None:
    """The text that a whole frame holds; None if it is not an ordinary one."""
    size = frame[1] - MASKED
    if frame[0] != WHOLE_TEXT or size < 0 or size == EIGHT_BYTES:
        return None
    head = 2
    if size == TWO_BYTES:
        head = 4
        size = int.from_bytes(frame[2:4], "big")
    if size > most:
        return None
    text = apply_mask(frame[head + MASK :], frame[head : head + MASK])
    return text if text.isascii() else None


def head_of(size: int) -> bytes:
    """What goes out before a text of so many bytes."""
    if size < TWO_BYTES:
        return (WHOLE_TEXT << 8 | size).to_bytes(2, "big")
    if size < 1 << 16:
        return ((WHOLE_TEXT << 8 | TWO_BYTES) << 16 | size).to_bytes(4, "big")
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + size.to_bytes(8, "big")
