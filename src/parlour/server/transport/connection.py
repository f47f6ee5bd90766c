"""The interface of a transport: one client's connection, whatever carries it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class Connection(Protocol):
    """A client's connection: a WebSocket, or in a test something without a network."""

    async def hear(self) -> bytes:
        """The next message, in the order in which they were sent; raises `ConnectionClosed` at the end."""

    def hand_to(self, take: Callable[[bytes], bool]) -> None:
        """Offer messages the moment they arrive, if none waits before them; what is not taken waits for `hear`."""

    def post(self, text: bytes) -> None:
        """Send a message as soon as possible."""

    def unread(self) -> int:
        """How many bytes wait because the other end does not read them."""

    def hang_up(self, code: int, reason: str) -> None:
        """Close behind everything that was sent before; soon, even if nobody reads that."""
