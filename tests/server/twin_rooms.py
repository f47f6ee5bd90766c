"""Rooms around given tables, with listeners at them, so that what leaves a room can be compared with its twin's."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.server import entries
from parlour.server.entries import BOT, PERSON, Opened, Seat
from parlour.server.room import Room
from parlour.table.table import Table


class GivenRoom(Room):
    """A room at whose beginning a table stands that was made elsewhere."""

    def __init__(self, table: Table) -> None:
        super().__init__("ROOM", None)
        self.given = table

    def new_table(self, opened: Opened, names: list[str]) -> Table:
        return self.given


def holder(seat: int) -> str:
    return f"holder {seat}"


def room_at(table: Table, bots: Sequence[int] = (), clock: entries.Clock | None = None) -> GivenRoom:
    """A room in which a table is being played."""
    room = GivenRoom(table)
    seats = [
        Seat(BOT, name, bot="normal") if n in bots else Seat(PERSON, name, holder(n))
        for n, name in enumerate(table.names)
    ]
    room.fold(Opened(table.game.slug, dict(table.options), seats, "host", clock=clock, watch="watch"))
    room.fold(entries.Started())
    room.fold(entries.Begun([]))
    return room
