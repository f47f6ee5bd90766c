"""`Subscriber`: one viewer of one room, who is sent a snapshot first and then only what changes for them."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Any, Final

from msgspec import Raw

from parlour.server.messages import Snapshot, encode, write
from parlour.server.rooms.entries import PERSON
from parlour.server.rooms.room import Room
from parlour.server.rooms.room_commands import letter
from parlour.server.views.room_view import Cursor, RoomView, Standings, Viewer, ViewerSnapshot, waited_for
from parlour.server.views.sink import Sink

PARTS: Final = ("room", "you", "view", "ask", "events", "chat", "log")
"""The parts of a snapshot: the current state, then the past."""


class Subscriber:
    """A viewer, what they have received so far, and the sink that takes their messages."""

    def __init__(self, viewer: Viewer, sink: Sink, pledges: bool = False) -> None:
        self.viewer = viewer
        self.pledges = pledges
        self.number = 0
        """The number of the last message. Each viewer has a count of their own: a shared one would reveal messages to
        others."""
        self._sink = sink
        self._snapshot: ViewerSnapshot | None = None
        self._standings = Standings()
        self._cursor = Cursor()
        self._undone = 0
        self._changes = -1
        """`room.changes` when it was last checked that the viewer still holds the seat."""

    def greet(self, room: Room, room_view: RoomView, elapsed: dict[int, int]) -> None:
        """Send a complete snapshot."""
        seat = self.viewer.seat
        snapshot = room_view.snapshot(self.viewer, self._standings)
        shown = {letter(n): ms for n, ms in elapsed.items() if n in waited_for(room, self.viewer)}
        history = room_view.history(seat)
        parts: dict[str, Any] = dict(zip(PARTS, map(Raw, (*snapshot.parts(), *history)), strict=True))
        self._note(room, room_view, snapshot)
        self._sink.post(write(Snapshot(self.number, **parts, elapsed=shown)))

    def update(self, room: Room, room_view: RoomView) -> None:
        """Send what has changed for this viewer, if anything has."""
        before = self._snapshot
        if before is None:
            return
        seat = self.viewer.seat
        if room.changes != self._changes:  # otherwise no seat has changed hands
            self._changes = room.changes
            if seat is not None and not _holds(room, self.viewer.holder, seat):
                self._snapshot = None
                self._sink.dismiss()
                return
        if room.undone != self._undone:
            self.number += 1
            self.greet(room, room_view, {})
            return
        snapshot = room_view.snapshot(self.viewer, self._standings)
        events, words, log = (
            room_view.events(seat, self._cursor),
            room_view.chat_lines(self._cursor),
            room_view.log(seat, self._cursor),
        )
        self._note(room, room_view, snapshot)
        parts = changed(before, snapshot)
        if events:
            parts += (b',"events":[', b",".join(events), b"]")
        if words:
            parts += (b',"chat":', encode(words))
        if log:
            parts += (b',"log":', log)
        if parts:
            self.number += 1
            self._sink.post(b"".join([b'{"type":"update","number":', str(self.number).encode(), *parts, b"}"]))

    def _note(self, room: Room, room_view: RoomView, snapshot: ViewerSnapshot) -> None:
        self._snapshot = snapshot
        self._cursor = room_view.cursor(self.viewer.seat)
        self._undone = room.undone


def _holds(room: Room, holder: str, seat: int) -> bool:
    return room.seats[seat].kind == PERSON and room.seats[seat].holder == holder


def changed(before: ViewerSnapshot, now: ViewerSnapshot) -> list[bytes]:
    """Return the parts of an update that differ between two snapshots, as encoded JSON. Joined together they equal an
    encoded `Update`."""
    parts: list[bytes] = []
    if now.room != before.room:
        parts += (b',"room":', now.room)
    if now.you != before.you:
        parts += (b',"you":', now.you)
    encoder = now.encoder
    if encoder is not before.encoder or now.moment != before.moment:
        if encoder is not None and encoder is before.encoder and encoder.changes and now.moment == before.moment + 1:
            parts += (b',"changes":', encoder.changes)
        else:
            parts += (b',"view":', now.view())
    if now.ask != before.ask:
        parts += (b',"ask":', now.ask)
    return parts
