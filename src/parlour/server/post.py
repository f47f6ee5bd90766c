"""Where messages go. Apart from those who send them: a protocol among compiled modules has no other followers."""

from __future__ import annotations

from typing import Protocol


class Post(Protocol):
    """Where messages go: the sending side of a socket."""

    def post(self, data: bytes) -> None:
        """Send when it is possible; a reader that is too far behind is let go."""

    def dismiss(self) -> None:
        """This viewer has no place here any more."""
