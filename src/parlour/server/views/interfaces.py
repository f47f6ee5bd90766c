"""What the parts of the server know of one another. Apart from those who use it: a protocol among compiled modules has
no other followers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from parlour.server.rooms.live_room import LiveRoom


class Sink(Protocol):
    """Where messages go: the sending side of a socket."""

    def post(self, data: bytes) -> None:
        """Send when it is possible; a reader that is too far behind is let go."""

    def dismiss(self) -> None:
        """This viewer has no place here any more."""


class RoomObserver(Protocol):
    """Something that wants to know when a room has changed: clocks, bots."""

    def changed(self, live: LiveRoom) -> None: ...


class RestartListener(Protocol):
    """A socket, as far as the house knows it."""

    def restart(self) -> None:
        """The server stops; whoever is here comes back soon."""


class Connection(Protocol):
    """What a socket speaks through: a `Wire`, or in a test something without a network."""

    async def hear(self) -> bytes:
        """The next message, in the order in which they were sent; HungUp when there will be none."""

    def hand_to(self, take: Callable[[bytes], bool]) -> None:
        """Offer messages the moment they come, if none waits before them; what is not taken waits to be heard."""

    def post(self, text: bytes) -> None:
        """Send a message as soon as it goes."""

    def unread(self) -> int:
        """How many bytes wait because the other end does not read them."""

    def hang_up(self, code: int, reason: str) -> None:
        """End this, behind all that has been sent before; soon also if nobody reads that."""
