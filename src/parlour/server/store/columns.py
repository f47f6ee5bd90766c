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
    touched_at = each.kept.at if each.is_seen else None
    return each.names, each.is_busy, each.status, each.waits_for, touched_at


def touched(each: Append) -> Values:
    """The same, with the number of the entry, for the row of its room."""
    return (*listed(each), each.kept.number, each.kept.room)


def entered(each: Append) -> Values:
    """An entry as SQLite's driver takes it quickest: it looks for a way to write bytes, but not byte arrays."""
    room, number, command, actor, body, at, entry, chain = each.kept
    return room, number, command, actor, bytearray(body), at, bytearray(entry), bytearray(chain)


def all_entered(batch: list[Append]) -> list[Values]:
    return [entered(each) for each in batch]


def all_touched(batch: list[Append]) -> list[Values]:
    return [touched(each) for each in batch]
