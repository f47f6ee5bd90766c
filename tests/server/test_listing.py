"""The list of rooms says of each what its entries make of it, whoever has stored the last of them."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from parlour.core.refusals import Refused
from parlour.server.live_rooms.live_room import LiveRoom, listed_of
from parlour.server.live_rooms.manager import RoomManager
from parlour.server.rooms import room_commands
from parlour.server.rooms.command_ids import client_key
from parlour.server.rooms.entries import PERSON, Entry, Opened, Seat
from parlour.server.rooms.room import GATHERING, STARTING, Room
from parlour.server.store.connect import open_store
from parlour.server.store.interface import RoomSummary, Store
from parlour.server.store.writer import StoreWriter
from tests.server.postgres import Postgres

PEOPLE = ("ann", "bo", "cy")
STEPS = 120


def do_something(room: Room, rng: Random) -> Entry:
    """Mostly a move; sometimes a word, or a seat goes to a bot and back."""
    if room.status == GATHERING:
        return room_commands.start(room, "ann")
    if room.status == STARTING:
        return room_commands.begin(room)
    seat = rng.randrange(len(PEOPLE))
    kind = rng.random()
    if kind < 0.1:
        return room_commands.say(room, PEOPLE[seat], seat, "well")
    if kind < 0.2:
        return room_commands.hand(room, PEOPLE[seat], seat, "random")
    if kind < 0.3:
        return room_commands.take_back(room, PEOPLE[seat], seat)
    ask = rng.choice(room.table.asks())
    return room_commands.answer(room, ask.seat, room.table.show(ask.sample(rng)))


def on_the_list(store: Store) -> RoomSummary:
    row = store.commitments(0, 1)[0]
    return RoomSummary(row.names, store.busy_rooms() == [row.id], row.status, row.waits_for)


async def play(houses: list[RoomManager]) -> set[bool]:
    """By lot, through one house or another: whether something changed on the list, each time that anything was done."""
    rng = Random(5)
    seats = [Seat(PERSON, name.title(), name) for name in PEOPLE]
    await houses[0].open("ROOM", "ann", Opened("weigh-anchor", {}, seats, "ann", seed=1), None)
    before = on_the_list(houses[0].writer.store)
    changed: set[bool] = set()
    for step in range(STEPS):
        manager = rng.choice(houses)
        live = await manager.find("ROOM")
        await manager.refresh(live)
        try:
            await manager.submit(live, client_key(f"command-{step}", "ann"), b"", lambda room: do_something(room, rng))
        except Refused:
            continue
        now = await manager.writer.read(on_the_list)
        assert now == listed_of(live.room), step
        changed.add(now != before)
        before = now
    return changed


def evening(db: str) -> set[bool]:
    async def at_the_houses() -> set[bool]:
        houses = [RoomManager(StoreWriter(open_store(db))) for _ in range(2 if db.startswith("postgresql") else 1)]
        try:
            return await play(houses)
        finally:
            for manager in houses:
                await manager.writer.stop()

    return asyncio.run(at_the_houses())


def test_the_list_says_what_the_room_is_after_every_command(db: str) -> None:
    assert evening(db) == {True, False}, "void"


def test_it_turns_red_if_a_house_takes_it_that_nobody_else_writes(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    took = LiveRoom.note_stored
    monkeypatch.setattr(
        LiveRoom, "note_stored", lambda live, kept, listed=None: took(live, kept, listed or live._listed)
    )
    with pytest.raises(AssertionError):
        evening(postgres.new_database())
