"""What is stored of appends, as the columns of a database take it."""

# Compiled with mypyc.

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from parlour.server.store.interface import Append

Values = tuple[object, ...]
MAX_PLACES: Final = 100_000


def are_moves(batch: list[Append]) -> bool:
    """Whether all are entries alone, as most are: nobody has come or gone with them."""
    for each in batch:
        if each.opening is not None or each.sitters is not None:
            return False
    return True


def listed(each: Append) -> Values:
    """What the list of rooms says."""
    return (*each.listed, touched_at(each))


def touched_at(each: Append) -> int | None:
    """When something was last done that all may know of; None if it stays what it was."""
    return each.kept.at if each.is_seen else None


def touched(each: Append) -> Values:
    """The columns of a room's row after an entry."""
    return (*listed(each), each.kept.number, each.kept.room)


@final
class RoomNumbers:
    """The numbers of rooms, which never change: those that were asked for are known."""

    def __init__(self, find: Callable[[str], int | None]) -> None:
        self._find = find
        self._known: dict[str, int] = {}

    def of(self, batch: list[Append]) -> list[int]:
        """Of the rooms of some appends; nothing if one of them has none yet."""
        found: list[int] = []
        for each in batch:
            room = each.kept.room
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
    """The columns of a room's row if only its time and its count change; the room by name or number."""
    return touched_at(each), each.kept.number, room


def entered(each: Append, place: int) -> Values:
    """An entry as SQLite's driver takes it quickest: it looks for a way to write bytes, but not byte arrays."""
    room, number, command, actor, body, at, entry, chain = each.kept
    return place, room, number, command, actor, bytearray(body), at, bytearray(entry), bytearray(chain)


def all_entered(batch: list[Append], places: list[int]) -> list[Values]:
    return [entered(each, places[n]) for n, each in enumerate(batch)]


def all_touched(batch: list[Append]) -> list[Values]:
    return [touched(each) for each in batch if each.kept.number > 0 and not each.is_known]


def all_counted(batch: list[Append], places: list[int]) -> list[Values]:
    return [counted(each, places[n]) for n, each in enumerate(batch) if each.kept.number > 0 and each.is_known]


def lined(each: Append, room: str | int) -> Values:
    """What the list of rooms says of a room with one more chat line."""
    return touched_at(each), -each.kept.number, room


def all_lined(batch: list[Append], places: list[int]) -> list[Values]:
    return [lined(each, places[n]) for n, each in enumerate(batch) if each.kept.number < 0]
