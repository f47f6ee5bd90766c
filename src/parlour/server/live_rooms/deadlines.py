"""Which questions run against a clock, how long each seat has, and what of that is left after a restart. Pure.

Within a process time is counted monotonically, and no change of the wall clock matters. Between processes the only
common time is the wall clock: the time of the entry that asked a question is stored with it. What each running clock
has used up is saved now and then as well, so that a restart can tell the time in which the server was down apart.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from parlour.server.rooms.room import Room
from parlour.server.views.room_view import left_ms

GRACE_MS: Final = 15_000
"""Time that the server was down counts, but leaves a seat as much as it had before, up to this."""
Question = tuple[int, int]


class SavedClock(NamedTuple):
    """What a seat had used up of its time when it was last saved."""

    seat: int
    question: Question
    elapsed_ms: int


class SavedClocks(NamedTuple):
    """The running clocks of a room, and when (by the wall clock) they were saved."""

    at: int
    clocks: list[SavedClock]

    def elapsed(self, seat: int, question: Question) -> int:
        """Milliseconds that a question had taken; 0 if it was asked later."""
        for clock in self.clocks:
            if clock.seat == seat and clock.question == question:
                return clock.elapsed_ms
        return 0


NOTHING_SAVED: Final = SavedClocks(0, [])
_DECODER: Final = msgspec.json.Decoder(SavedClocks)


def dump(saved: SavedClocks) -> str:
    return msgspec.json.encode(saved).decode()


def load(text: str) -> SavedClocks:
    """Saved clocks as they are stored; of a text that cannot be read nothing is believed."""
    try:
        return _DECODER.decode(text) if text else NOTHING_SAVED
    except (msgspec.MsgspecError, UnicodeError):
        return NOTHING_SAVED


def is_timed(room: Room) -> bool:
    """Whether time matters: by the host's wish, or because the rules say so."""
    return room.opened.clock is not None or room.time_limit_ms() > 0


def timed_seats(room: Room) -> list[int]:
    """The seats of people whose time runs now."""
    if not is_timed(room):
        return []
    bots = room.bots()
    return [seat for seat in room.waits_for() if seat not in bots]


def question_of(room: Room, seat: int) -> Question:
    """Which question a seat is asked: the next one after each answer, and another one after each move taken back."""
    return room.answers[seat], room.undone


def time_for(room: Room, seat: int) -> int:
    """Milliseconds that a seat has for its question, from the moment it is asked."""
    patience = room.time_limit_ms()
    times = [patience] if patience else []
    if room.opened.clock is not None:
        times.append(left_ms(room, seat))
    return min(times)


def resumed_ms(total: int, by_wall: int, saved: int, is_restart: bool) -> int:
    """What a question has taken when its room is woken: `by_wall` since the entry that asked it, of which `saved` was
    counted by a server. Never less than that. After a restart the rest may have been spent waiting for the server: the
    seat then has what it had, up to `GRACE_MS`, and the wall clock's time beyond that."""
    elapsed = max(by_wall, saved, 0)
    if not is_restart:
        return elapsed
    had = max(total - saved, 0)
    left = max(total - elapsed, min(had, GRACE_MS))
    return total - left
