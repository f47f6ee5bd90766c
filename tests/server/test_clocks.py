"""Clocks: a seat has its time for each question, and no other's doing costs it any."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

from parlour.chance.committed import commitment_to
from parlour.server.live_rooms.live_room import LiveRoom
from parlour.server.live_rooms.manager import RoomManager
from parlour.server.rooms import room_commands
from parlour.server.rooms.command_ids import client_key
from parlour.server.rooms.entries import PERSON, Clock, Moved, Opened, Seat, load
from parlour.server.rooms.room import OVER
from parlour.server.store import Append, StoreError
from tests.server.simulated_people import Process
from tests.server.simulated_world import Memory as Shelf, VirtualLoop, Weather, World
from tests.server.simulation import SECRET

SEATS = [Seat(PERSON, "Ann", "ann"), Seat(PERSON, "Bo", "bo")]


class Evening:
    """A table of two with a clock, in virtual time."""

    def __init__(self) -> None:
        self.world = World(Shelf())
        self.process = Process(self.world, Random(0), Weather(slow=0.0))

    async def begin(self, clock: Clock, game: str = "ten-up") -> LiveRoom:
        opened = Opened(game=game, options={}, seats=SEATS, host="ann", clock=clock, commitment=commitment_to(SECRET))
        live = await self.process.manager.open("ROOM", "ann", opened, SECRET)
        await self.do(lambda room: room_commands.start(room, "ann"))
        await asyncio.sleep(0.1)
        return live

    @property
    def manager(self) -> RoomManager:
        return self.process.manager

    async def do(self, judge: Callable[[Any], Any]) -> None:
        live = await self.manager.find("ROOM")
        await self.manager.submit(live, client_key(f"command-{live.room.count}", "ann"), b"", judge)

    async def answer(self) -> int:
        """Whoever is asked answers; returns who it was."""
        live = await self.manager.find("ROOM")
        seat = live.room.waits_for()[0]
        text = live.room.table.show(live.room.table.asks()[0].default_action)
        spent = live.spent(seat)
        await self.do(lambda room: room_commands.answer(room, seat, text, spent))
        return seat

    async def left(self) -> float:
        """Seconds that whoever is asked has left, as the server counts."""
        live = await self.manager.find("ROOM")
        (seat,) = live.asked
        return (live.asked[seat].total_ms - live.elapsed()[seat]) / 1000

    async def is_over(self) -> bool:
        return (await self.manager.find("ROOM")).room.status == OVER

    async def restart(self, down: float, is_polite: bool) -> None:
        """The server stops, or crashes, and is back after so many seconds."""
        if is_polite:
            await self.process.clocks.save()
        self.process.stop()
        await asyncio.sleep(down)
        self.process.start()
        await self.manager.find("ROOM")

    def late(self) -> list[int]:
        """The seats whose time was up, in order."""
        found = [load(one.entry) for one in self.world.store.kept["ROOM"]]
        return [
            each.seat
            for each in found
            if isinstance(each, Moved) and any(t.startswith("late: ") for _, t in each.lines)
        ]


def virtually(evening: Callable[[Evening], Coroutine[Any, Any, None]]) -> None:
    loop = VirtualLoop()

    async def run() -> None:
        await evening(Evening())

    try:
        loop.run_until_complete(run())
    finally:
        for task in asyncio.all_tasks(loop):
            task.cancel()
        loop.run_until_complete(asyncio.sleep(0))
        loop.close()


def test_the_table_answers_for_who_thinks_too_long() -> None:
    async def evening(table: Evening) -> None:
        await table.begin(Clock(move=10))
        await asyncio.sleep(9.5)
        assert table.late() == []
        await asyncio.sleep(1.0)
        assert table.late() == [0]

    virtually(evening)


def test_every_question_has_its_own_time_also_if_the_same_seat_is_asked_again() -> None:
    """Ten Up asks one seat several times in a row: the second question begins a new count."""

    async def evening(table: Evening) -> None:
        await table.begin(Clock(move=10), "mariners-compass")
        for _ in range(20):
            await asyncio.sleep(8.0)
            before = await table.answer()
            live = await table.manager.find("ROOM")
            if before in live.room.waits_for():
                assert live.spent(before) == 0
        assert table.late() == []

    virtually(evening)


def test_a_bank_pays_for_each_move_once() -> None:
    async def evening(table: Evening) -> None:
        live = await table.begin(Clock(bank=100), "mariners-compass")
        answers = [0, 0]
        for _ in range(8):
            await asyncio.sleep(2.0)
            answers[await table.answer()] += 1
        assert [round(spent / 1000) for spent in live.room.spent] == [2 * count for count in answers]

    virtually(evening)


def test_a_word_across_the_table_costs_and_gives_no_time() -> None:
    async def evening(table: Evening) -> None:
        await table.begin(Clock(move=10))
        await asyncio.sleep(9.0)
        await table.do(lambda room: room_commands.say(room, "bo", 1, "take your time"))
        await asyncio.sleep(0.8)
        assert table.late() == []
        await asyncio.sleep(0.4)
        assert table.late() == [0]

    virtually(evening)


def test_who_answers_in_the_last_moment_is_not_late_for_the_next_question() -> None:
    """The answer is being stored when the time is up: the clock must not answer the question that follows."""

    async def evening(table: Evening) -> None:
        live = await table.begin(Clock(move=10), "mariners-compass")
        while True:
            seat = live.room.waits_for()[0]
            await asyncio.sleep(9.8)
            table.process.weather.slow = 3.0
            await table.answer()
            table.process.weather.slow = 0.0
            assert table.late() == []
            if live.room.waits_for() == (seat,):
                return

    virtually(evening)


def test_a_store_that_fails_when_the_time_is_up_is_asked_again() -> None:
    async def evening(table: Evening) -> None:
        await table.begin(Clock(move=10))
        append = table.world.store.append

        def broken(_batch: list[Append]) -> list[Any]:
            raise StoreError("planted")

        table.world.store.append = broken  # type: ignore[method-assign, assignment]
        await asyncio.sleep(15.0)
        assert table.late() == []
        table.world.store.append = append  # type: ignore[method-assign]
        await asyncio.sleep(2.0)
        assert table.late() == [0]

    virtually(evening)
