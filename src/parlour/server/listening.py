"""Listeners: one viewer of one room each, who is told what changes for him, and nothing when nothing does."""

from __future__ import annotations

from typing import Any, Final

from msgspec import UNSET

from parlour.server.conduct import letter
from parlour.server.door import NULL, Door, Look, Told, Viewer, raw, waited_for
from parlour.server.entries import PERSON
from parlour.server.messages import Snapshot, Update, write
from parlour.server.post import Post
from parlour.server.room import Room

PARTS: Final = ("room", "you", "view", "ask", "events", "chat", "log")
"""Of a snapshot: what somebody sees, and the story so far."""


class Listener:
    """What a viewer knows, and the way to him."""

    def __init__(self, viewer: Viewer, post: Post, pledges: bool = False) -> None:
        self.viewer = viewer
        self.pledges = pledges
        self.number = 0
        """Of the last message. Every viewer has his own count: a common one would tell what others are told."""
        self._post = post
        self._look: Look | None = None
        self._told = Told()
        self._undone = 0
        self._changes = -1
        """Of the room, when it was last seen to that this seat is still his."""

    def greet(self, room: Room, door: Door, elapsed: dict[int, int]) -> None:
        """Send everything."""
        seat = self.viewer.seat
        look = door.look(self.viewer)
        shown = {letter(n): ms for n, ms in elapsed.items() if n in waited_for(room, self.viewer)}
        story = door.story(seat)
        parts: dict[str, Any] = dict(zip(PARTS, map(raw, (*look.parts(), *story)), strict=True))
        self._note(room, door, look)
        self._post.post(write(Snapshot(self.number, **parts, elapsed=shown)))

    def tell(self, room: Room, door: Door) -> None:
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
            self.greet(room, door, {})
            return
        look = door.look(self.viewer)
        events, words, log = door.events(seat, self._told), door.words(self._told), door.log(seat, self._told)
        self._note(room, door, look)
        room_part, you = _told(look.room, before.room), _told(look.you, before.you)
        view, ask = _told(look.view, before.view), _told(look.ask, before.ask)
        is_same = room_part is UNSET and you is UNSET and view is UNSET and ask is UNSET
        if not is_same or events or words or log:
            self.number += 1
            self._post.post(write(Update(self.number, room_part, you, view, ask, events, words, log)))

    def _note(self, room: Room, door: Door, look: Look) -> None:
        self._look = look
        self._told = door.told(self.viewer.seat)
        self._undone = room.undone


def _holds(room: Room, holder: str, seat: int) -> bool:
    return room.seats[seat].kind == PERSON and room.seats[seat].holder == holder


def _told(part: bytes, before: bytes) -> Any:
    """A part as an update has it: left out where nothing has changed."""
    return UNSET if part == before else (None if part == NULL else raw(part))
