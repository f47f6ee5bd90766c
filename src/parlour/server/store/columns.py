"""What is stored of appends, as the columns of a database take it."""

from __future__ import annotations

from parlour.server.store.kept import Append

Values = tuple[object, ...]


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
    """The same, with the number of the entry, for the row of its room."""
    return (*listed(each), each.kept.number, each.kept.room)


def counted(each: Append) -> Values:
    """The same of a room of which the list says all else already."""
    return touched_at(each), each.kept.number, each.kept.room


def entered(each: Append) -> Values:
    """An entry as SQLite's driver takes it quickest: it looks for a way to write bytes, but not byte arrays."""
    room, number, command, actor, body, at, entry, chain = each.kept
    return room, number, command, actor, bytearray(body), at, bytearray(entry), bytearray(chain)


def all_entered(batch: list[Append]) -> list[Values]:
    return [entered(each) for each in batch]


def all_touched(batch: list[Append]) -> list[Values]:
    return [touched(each) for each in batch if not each.is_known]


def all_counted(batch: list[Append]) -> list[Values]:
    return [counted(each) for each in batch if each.is_known]
