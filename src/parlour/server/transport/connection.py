"""The `Connection` protocol: one client's connection, independent of the transport that carries it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

CONNECTION: Final = "parlour.connection"
"""The ASGI extension with the connection itself, if the fast transport carries it."""
TRANSPORT: Final = "parlour.transport"
"""The key of a connection's asyncio transport in its ASGI state."""
CLOSE_SECONDS: Final = 5.0
"""How long a client has to read why it is disconnected."""


class ConnectionClosed(Exception):
    """The client is gone, or this side has closed the connection."""


class Connection(Protocol):
    """A client's connection: a WebSocket, or in a test an object without a network."""

    async def receive(self) -> bytes:
        """Return the next message, in the order in which they were sent. Raises `ConnectionClosed` at the end."""

    def on_message(self, take: Callable[[bytes], bool]) -> None:
        """Offer each message to `take` when it arrives, if no earlier one waits. Messages that are not taken wait for
        `receive`."""

    def send(self, text: bytes) -> None:
        """Send a text message as soon as possible."""

    def unsent_bytes(self) -> int:
        """Return how many bytes wait because the client does not read them."""

    def close(self, code: int, reason: str) -> None:
        """Close the connection after everything that was sent before; soon, even if the client does not read that."""
