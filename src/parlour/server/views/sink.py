"""The protocol of objects that take the messages of a view.

It has a module of its own because a compiled class cannot implement a protocol from a module that uses the class.
"""

from __future__ import annotations

from typing import Protocol


class Sink(Protocol):
    """The sending side of a connection."""

    def post(self, data: bytes) -> None:
        """Send data when possible. A client that reads too slowly is disconnected."""

    def dismiss(self) -> None:
        """Close the connection, because this viewer has lost their place at the table."""
