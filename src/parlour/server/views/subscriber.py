"""Listeners: one viewer of one room each, who is told what changes for him, and nothing when nothing does."""

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
"""Of a snapshot: what somebody sees, and the story so far."""


class Subscriber:
    """What a viewer knows, and the way to him."""

    def __init__(self, viewer: Viewer, post: Sink, pledges: bool = False) -> None:
        self.viewer = viewer
        self.pledges = pledges
        self.number = 0
        """Of the last message. Every viewer has his own count: a common one would tell what others are told."""
        self._post = post
        self._look: ViewerSnapshot | None = None
        self._standings = Standings()
        self._told = Cursor()
        self._undone = 0
        self._changes = -1
        """Of the room, when it was last seen to that this seat is still his."""

    def greet(self, room: Room, room_view: RoomView, elapsed: dict[int, int]) -> None:
        """Send everything."""
        seat = self.viewer.seat
        look = room_view.snapshot(self.viewer, self._standings)
        shown = {letter(n): ms for n, ms in elapsed.items() if n in waited_for(room, self.viewer)}
        history = room_view.history(seat)
        parts: dict[str, Any] = dict(zip(PARTS, map(Raw, (*look.parts(), *history)), strict=True))
        self._note(room, room_view, look)
        self._post.post(write(Snapshot(self.number, **parts, elapsed=shown)))

    def update(self, room: Room, room_view: RoomView) -> None:
        """Send what has changed for this viewer, if anything has."""
        before = self._look
        if before is None:
            return
        seat = self.viewer.seat
        if room.changes != self._changes:  # else nobody has come or gone
            self._changes = room.changes
            if seat is not None and not _holds(room, self.viewer.holder, seat):
                self._look = None
                self._post.dismiss()
                return
        if room.undone != self._undone:
            self.number += 1
            self.greet(room, room_view, {})
            return
        look = room_view.snapshot(self.viewer, self._standings)
        events, words, log = (
            room_view.events(seat, self._told),
            room_view.chat_lines(self._told),
            room_view.log(seat, self._told),
        )
        self._note(room, room_view, look)
        parts = changed(before, look)
        if events:
            parts += (b',"events":[', b",".join(events), b"]")
        if words:
            parts += (b',"chat":', encode(words))
        if log:
            parts += (b',"log":', log)
        if parts:
            self.number += 1
            self._post.post(b"".join([b'{"is":"update","number":', str(self.number).encode(), *parts, b"}"]))

    def _note(self, room: Room, room_view: RoomView, look: ViewerSnapshot) -> None:
        self._look = look
        self._told = room_view.cursor(self.viewer.seat)
        self._undone = room.undone


def _holds(room: Room, holder: str, seat: int) -> bool:
    return room.seats[seat].kind == PERSON and room.seats[seat].holder == holder


def changed(before: ViewerSnapshot, now: ViewerSnapshot) -> list[bytes]:
    """What somebody sees otherwise than before, as an update says it: its parts are encoded already, and need only be
    put together. What they make is what an `Update` of them would be."""
    parts: list[bytes] = []
    if now.room != before.room:
        parts += (b',"room":', now.room)
    if now.you != before.you:
        parts += (b',"you":', now.you)
    sheet = now.sheet
    if sheet is not before.sheet or now.moment != before.moment:
        if sheet is not None and sheet is before.sheet and sheet.changes and now.moment == before.moment + 1:
            parts += (b',"changes":', sheet.changes)
        else:
            parts += (b',"view":', now.view())
    if now.ask != before.ask:
        parts += (b',"ask":', now.ask)
    return parts
