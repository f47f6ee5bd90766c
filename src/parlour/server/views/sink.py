"""Where the messages of a view go.

The protocol has a module of its own: a compiled class cannot implement a protocol of a module that uses the class.
"""

from __future__ import annotations

from typing import Protocol


class Sink(Protocol):
    """The sending side of a connection."""

    def post(self, data: bytes) -> None:
        """Send when it is possible; a reader that is too far behind is disconnected."""

    def dismiss(self) -> None:
        """This viewer has no place here any more."""
