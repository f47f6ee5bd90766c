"""The `Connection` protocol: one client's connection, independent of the transport that carries it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class Connection(Protocol):
    """A client's connection: a WebSocket, or in a test an object without a network."""

    async def hear(self) -> bytes:
        """Return the next message, in the order in which they were sent. Raises `ConnectionClosed` at the end."""

    def hand_to(self, take: Callable[[bytes], bool]) -> None:
        """Offer each message to `take` when it arrives, if no earlier one waits. Messages that are not taken wait for
        `hear`."""

    def post(self, text: bytes) -> None:
        """Send a message as soon as possible."""

    def unread(self) -> int:
        """Return how many bytes wait because the client does not read them."""

    def hang_up(self, code: int, reason: str) -> None:
        """Close the connection after everything that was sent before; soon, even if the client does not read that."""
