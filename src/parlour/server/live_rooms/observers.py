"""Protocols of the objects that follow live rooms: observers (clocks, bots) and connections that react to a restart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from parlour.server.live_rooms.live_room import LiveRoom


class RoomObserver(Protocol):
    """Acts when a room has changed: clocks, bots."""

    def changed(self, live: LiveRoom) -> None: ...


class RestartListener(Protocol):
    """A connection, as far as the manager knows it."""

    def restart(self) -> None:
        """Tell the client that the server is restarting, and that it should reconnect soon."""
