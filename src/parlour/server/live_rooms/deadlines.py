"""Pure computations about clocks: which questions are timed, how long a seat has, what is left after a restart.

Within a process, time is monotonic, so changes of the wall clock do not matter. Between processes the only common time
is the wall clock: each entry stores the wall time at which it asked its questions. The elapsed time of each running
clock is also saved at intervals, so that a restart can tell thinking time from the time in which the server was down.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from parlour.server.rooms.room import Room
from parlour.server.views.room_view import remaining_ms

GRACE_MS: Final = 15_000
"""Time in which the server was down counts, but after a restart a seat keeps at least this much of what it had left."""
Question = tuple[int, int]


class SavedClock(NamedTuple):
    """The elapsed time of one seat's clock when it was last saved."""

    seat: int
    question: Question
    elapsed_ms: int


class SavedClocks(NamedTuple):
    """The running clocks of a room, and the wall time at which they were saved."""

    at: int
    clocks: list[SavedClock]

    def elapsed(self, seat: int, question: Question) -> int:
        """Return the saved milliseconds of a question; 0 if it was asked after the save."""
        for clock in self.clocks:
            if clock.seat == seat and clock.question == question:
                return clock.elapsed_ms
        return 0


NOTHING_SAVED: Final = SavedClocks(0, [])
_DECODER: Final = msgspec.json.Decoder(SavedClocks)


def dump(saved: SavedClocks) -> str:
    return msgspec.json.encode(saved).decode()


def load(text: str) -> SavedClocks:
    """Decode saved clocks; an unreadable text counts as nothing saved."""
    try:
        return _DECODER.decode(text) if text else NOTHING_SAVED
    except (msgspec.MsgspecError, UnicodeError):
        return NOTHING_SAVED


def is_timed(room: Room) -> bool:
    """Whether seats must answer in time: because the host set a clock, or because the rules set a limit."""
    return room.opened.clock is not None or room.time_limit_ms() > 0


def timed_seats(room: Room) -> list[int]:
    """Return the seats whose time is running now. Bots have no clock."""
    if not is_timed(room):
        return []
    bots = room.bots()
    return [seat for seat in room.waits_for() if seat not in bots]


def question_of(room: Room, seat: int) -> Question:
    """Identify the question that a seat is asked. The id changes with each answer of the seat and each undo."""
    return room.answers[seat], room.undone


def time_for(room: Room, seat: int) -> int:
    """Return the milliseconds that a seat has for its question, from the moment it is asked."""
    patience = room.time_limit_ms()
    times = [patience] if patience else []
    if room.opened.clock is not None:
        times.append(remaining_ms(room, seat))
    return min(times)


def resumed_ms(total: int, by_wall: int, saved: int, is_restart: bool) -> int:
    """Return the milliseconds that a question has taken when its room is loaded.

    `by_wall` is the wall time since the entry that asked it; `saved` is the part that a server counted. The result is
    never less than `saved`. After a restart the seat may have spent the rest waiting for the server, so it keeps what
    it had left at the save, up to `GRACE_MS`.
    """
    elapsed = max(by_wall, saved, 0)
    if not is_restart:
        return elapsed
    had = max(total - saved, 0)
    left = max(total - elapsed, min(had, GRACE_MS))
    return total - left
