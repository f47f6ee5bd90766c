"""Clocks: a seat has its time for each question, no restart and no other's doing costs it any (C7)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

import pytest

from parlour.server import clocks, conduct, deadlines, live as live_module
from parlour.server.command_ids import client_key
from parlour.server.entries import PERSON, Clock, Moved, Opened, Seat, load
from parlour.server.house import House
from parlour.server.live import Live
from parlour.server.store import Append, StoreError
from parlour.server.store.opening import open_store
from parlour.table.fair import commitment_to
from tests.server.shelving import fill
from tests.server.simulated_people import Process
from tests.server.simulated_world import Memory as Shelf, VirtualLoop, Weather, World
from tests.server.simulation import SECRET

SEATS = [Seat(PERSON, "Ann", "ann"), Seat(PERSON, "Bo", "bo")]


class Evening:
    """A table of two with a clock, in virtual time."""

    def __init__(self) -> None:
        self.world = World(Shelf())
        self.process = Process(self.world, Random(0), Weather(slow=0.0))

    async def begin(self, clock: Clock, game: str = "ten-up") -> Live:
        opened = Opened(game=game, options={}, seats=SEATS, host="ann", clock=clock, commitment=commitment_to(SECRET))
        live = await self.process.house.open("ROOM", "ann", opened, SECRET)
        await self.do(lambda room: conduct.start(room, "ann"))
        await asyncio.sleep(0.1)
        return live

    @property
    def house(self) -> House:
        return self.process.house

    async def do(self, judge: Callable[[Any], Any]) -> None:
        live = await self.house.find("ROOM")
        await self.house.take(live, client_key(f"command-{live.room.count}", "ann"), b"", judge)

    async def answer(self) -> int:
        """Whoever is asked answers; returns who it was."""
        live = await self.house.find("ROOM")
        seat = live.room.waits_for()[0]
        text = live.room.table.show(live.room.table.asks()[0].otherwise)
        spent = live.spent(seat)
        await self.do(lambda room: conduct.answer(room, seat, text, spent))
        return seat

    async def left(self) -> float:
        """Seconds that whoever is asked has left, as the server counts."""
        live = await self.house.find("ROOM")
        (seat,) = live.asked
        return (live.asked[seat].total_ms - live.elapsed()[seat]) / 1000

    async def restart(self, down: float, is_polite: bool) -> None:
        """The server stops, or crashes, and is back after so many seconds."""
        if is_polite:
            await self.process.clocks.save()
        self.process.stop()
        await asyncio.sleep(down)
        self.process.start()
        await self.house.find("ROOM")

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
            live = await table.house.find("ROOM")
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
        await table.do(lambda room: conduct.say(room, "bo", 1, "take your time"))
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


async def left_after(table: Evening, down: float, is_polite: bool) -> tuple[float, float]:
    """Seconds that the seat has which is asked: before the server stops, and when it is back."""
    before = await table.left()
    await table.restart(down, is_polite)
    return before, await table.left()


def restarts_are_exact(restarts: int, seed: int) -> None:
    """C7: after each restart a seat has what it had before, but for the time that the server was down beyond what
    leaves it fifteen seconds; a crash gives back what was not saved, and no more."""
    rng = Random(seed)

    async def evening(table: Evening) -> None:
        await table.begin(Clock(move=rng.choice([10, 30, 60])), "mariners-compass")
        for turn in range(restarts):
            await asyncio.sleep(max(0.0, min(rng.uniform(0.0, 9.0), await table.left() - 0.5)))
            if await table.left() < 1.0 or rng.random() < 0.3:
                await table.answer()
            is_polite, down = rng.random() < 0.5, rng.choice([0.5, 3.0, 40.0])
            before, after = await left_after(table, down, is_polite)
            unsaved = 0.0 if is_polite else clocks.SAVE_EVERY
            assert after >= min(before, max(15.0, before - down)) - 0.01, f"restart {turn} cost {before - after} s"
            assert after <= before + unsaved + 0.01, f"restart {turn} gave {after - before} s"
        assert table.late() == []

    virtually(evening)


@pytest.mark.parametrize(
    ("restarts", "seeds"),
    [pytest.param(20, 5, id="quick"), pytest.param(200, 100, id="full", marks=pytest.mark.soak)],
)
def test_c7_a_restart_neither_costs_a_seat_its_time_nor_gives_it_any(restarts: int, seeds: int) -> None:
    for seed in range(seeds):
        restarts_are_exact(restarts, seed)


@pytest.mark.parametrize("fault", ["no grace", "reset", "down time does not count", "not saved"])
def test_c7_turns_red(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if fault == "no grace":
        monkeypatch.setattr(deadlines, "GRACE_MS", 0)
    elif fault == "reset":
        monkeypatch.setattr(live_module, "resumed_ms", lambda *_: 0)
    elif fault == "not saved":
        monkeypatch.setattr(Shelf, "save_clocks", lambda *_: None)
    else:
        monkeypatch.setattr(live_module, "resumed_ms", lambda total, by_wall, saved, _: max(by_wall, saved))
    with pytest.raises(AssertionError):
        test_c7_a_restart_neither_costs_a_seat_its_time_nor_gives_it_any(20, 5)


def test_seven_seconds_before_a_restart_are_seven_after_it() -> None:
    async def evening(table: Evening) -> None:
        await table.begin(Clock(move=30))
        await asyncio.sleep(23.0)
        before, after = await left_after(table, 3.0, is_polite=True)
        assert (round(before), round(after)) == (7, 7)
        await asyncio.sleep(6.5)
        assert table.late() == []
        await asyncio.sleep(1.0)
        assert table.late() == [0]

    virtually(evening)


def test_a_bank_does_not_pay_for_the_time_in_which_the_server_was_down() -> None:
    async def evening(table: Evening) -> None:
        await table.begin(Clock(bank=12))
        await asyncio.sleep(4.0)
        await table.restart(20.0, is_polite=True)
        await asyncio.sleep(2.0)
        await table.answer()
        live = await table.house.find("ROOM")
        assert round(live.room.spent[0] / 1000) == 6

    virtually(evening)


def test_a_clock_of_days_runs_out_on_a_server_that_is_restarted_every_day() -> None:
    """Its time is that of the wall: also while the server is down."""
    day = 24 * 3600

    async def evening(table: Evening) -> None:
        await table.begin(Clock(move=3 * day))
        for _ in range(2):
            await asyncio.sleep(day - 3600.0)
            await table.restart(3600.0, is_polite=False)
            assert table.late() == []
        await asyncio.sleep(day - 60.0)
        assert table.late() == []
        await asyncio.sleep(120.0)
        assert table.late() == [0]

    virtually(evening)


def agree() -> None:
    """Two processes on one store: who comes to the second in the middle of a question has there what he had."""

    async def evening(table: Evening) -> None:
        table.process.is_alone = False
        table.process.house.is_shared = True
        await table.begin(Clock(move=30))
        other = Process(table.world, Random(1), Weather(slow=0.0), is_alone=False)
        await asyncio.sleep(12.0)
        here, there = await table.house.find("ROOM"), await other.house.find("ROOM")
        assert abs(here.elapsed()[0] - there.elapsed()[0]) <= 200
        assert there.elapsed()[0] >= 11_900
        table.process.clocks.stop()  # the second is alone with it
        await asyncio.sleep(17.0)
        assert table.late() == []
        await asyncio.sleep(1.5)
        assert table.late() == [0]

    virtually(evening)


def test_two_processes_agree_on_a_deadline() -> None:
    agree()


def test_two_processes_turn_red_if_each_begins_to_count_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_module, "resumed_ms", lambda *_: 0)
    with pytest.raises(AssertionError):
        agree()


def test_saved_clocks_that_cannot_be_read_are_not_believed() -> None:
    saved = deadlines.SavedClocks(5, [deadlines.SavedClock(1, (2, 0), 700)])
    assert deadlines.load(deadlines.dump(saved)) == saved
    assert (saved.elapsed(1, (2, 0)), saved.elapsed(1, (3, 0)), saved.elapsed(0, (2, 0))) == (700, 0, 0)
    for text in ("", "nonsense", "{}", '[1, [["x"]]]', "\udc80"):
        assert deadlines.load(text) == deadlines.NOTHING_SAVED


def test_what_is_saved_of_clocks_comes_back(db: str) -> None:
    store = open_store(db, is_unsafe=True)
    fill(store, "ROOM", 1)
    fill(store, "OTHER", 1)
    assert store.clocks("ROOM") == store.clocks("NONE") == ""
    store.save_clocks([("ROOM", "first"), ("NONE", "nothing")])
    store.save_clocks([("ROOM", "second")])
    assert (store.clocks("ROOM"), store.clocks("OTHER"), store.clocks("NONE")) == ("second", "", "")
    store.close()
