"""A copy of a room is the same room, and goes on apart from it: what a lost race between two servers is undone by."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import pytest

import parlour
from parlour.core.refusals import Refused
from parlour.server.rooms import room_commands
from parlour.server.rooms.entries import Clock
from parlour.server.rooms.room import PLAYING, Room
from tests.server.test_room_view import do_something, opened_room

STEPS = 60
NOT_KEPT = ("_table", "_bots")
"""The table is a copy too, and shown by its record; which seats bots play is worked out again."""


def parts_of(room: Room) -> dict[str, Any]:
    parts = {name: copy.copy(part) for name, part in vars(room).items() if name not in NOT_KEPT}
    record = room.table.record(keep_secret=True) if room.has_table else ""
    return {**parts, "bots": room.bots(), "record": record}


def walk(room: Room, rng: Random) -> None:
    for _ in range(STEPS):
        try:
            if room.status == PLAYING:
                do_something(room, rng)
        except Refused:
            continue


@pytest.mark.parametrize("game", parlour.games())
def test_a_copy_of_a_room_goes_on_as_the_room_does_and_apart_from_it(game: str) -> None:
    room = opened_room(game, Clock(bank=60, back=2))
    assert parts_of(room.copy()) == parts_of(room)
    room_commands.start(room, "ann")
    room_commands.begin(room)
    walk(room, Random(game))
    twin = room.copy()
    before = parts_of(room)
    assert parts_of(twin) == before
    walk(room, Random(2))
    assert parts_of(room) != before
    assert parts_of(twin) == before
    walk(twin, Random(2))
    assert parts_of(twin) == parts_of(room)
