"""Converts appends to the column values of the database tables."""

# Compiled with mypyc.

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from parlour.server.store.interface import Append

Values = tuple[object, ...]
MAX_PLACES: Final = 100_000


def are_moves(batch: list[Append]) -> bool:
    """Whether all appends are plain entries, as most are: no opening, and no change of seats."""
    for each in batch:
        if each.opening is not None or each.seating is not None:
            return False
    return True


def listed(each: Append) -> Values:
    """Return the columns of the room's summary."""
    return (*each.listed, touched_at(each))


def touched_at(each: Append) -> int | None:
    """Return when something visible to all was last done; None if that does not change."""
    return each.entry.at if each.is_seen else None


def touched(each: Append) -> Values:
    """Return the columns of a room's row after an entry."""
    return (*listed(each), each.entry.number, each.entry.room)


@final
class RoomNumbers:
    """A cache of room numbers, which never change."""

    def __init__(self, find: Callable[[str], int | None]) -> None:
        self._find = find
        self._known: dict[str, int] = {}

    def of(self, batch: list[Append]) -> list[int]:
        """Return the room numbers of a batch; an empty list if one of the rooms has none yet."""
        found: list[int] = []
        for each in batch:
            room = each.entry.room
            place = self._known.get(room)
            if place is None:
                place = self._find(room)
                if place is None:
                    return []
                if len(self._known) >= MAX_PLACES:
                    self._known.clear()
                self._known[room] = place
            found.append(place)
        return found


def counted(each: Append, room: str | int) -> Values:
    """Return the columns of a room's row if only its time and count change; the room is given by name or number."""
    return touched_at(each), each.entry.number, room


def entered(each: Append, place: int) -> Values:
    """Return an entry's columns in the form that SQLite's driver binds fastest: as byte arrays, which need no adapter
    lookup."""
    room, number, command, actor, body, at, entry, chain = each.entry
    return place, room, number, command, actor, bytearray(body), at, bytearray(entry), bytearray(chain)


def all_entered(batch: list[Append], places: list[int]) -> list[Values]:
    return [entered(each, places[n]) for n, each in enumerate(batch)]


def all_touched(batch: list[Append]) -> list[Values]:
    return [touched(each) for each in batch if each.entry.number > 0 and not each.is_known]


def all_counted(batch: list[Append], places: list[int]) -> list[Values]:
    return [counted(each, places[n]) for n, each in enumerate(batch) if each.entry.number > 0 and each.is_known]


def lined(each: Append, room: str | int) -> Values:
    """Return the columns of a room's row after a chat line."""
    return touched_at(each), -each.entry.number, room


def all_lined(batch: list[Append], places: list[int]) -> list[Values]:
    return [lined(each, places[n]) for n, each in enumerate(batch) if each.entry.number < 0]
