"""Deadlines outlive restarts, and hold at every process (C7)."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from random import Random

import pytest
from websockets.sync.client import connect as open_socket
from websockets.typing import Origin

import parlour
from parlour.server.live_rooms import clocks, deadlines, live_room as live_module
from parlour.server.rooms.entries import Clock
from parlour.server.store.connect import open_store
from tests.server.running import Forked
from tests.server.scripted import opened, until
from tests.server.shelving import fill
from tests.server.simulated_people import Process
from tests.server.simulated_world import Memory as Shelf, Weather
from tests.server.test_clocks import Evening, virtually


async def left_after(table: Evening, down: float, is_polite: bool) -> tuple[float, float]:
    """Seconds that the seat has which is asked: before the server stops, and when it is back."""
    before = await table.left()
    await table.restart(down, is_polite)
    return before, await table.left()


def restarts_are_exact(restarts: int, seed: int) -> int:
    """C7: after each restart a seat has what it had before, but for the time that the server was down beyond what
    leaves it fifteen seconds; a crash gives back what was not saved, and no more. Returns how many restarts there were
    before the game was over."""
    rng = Random(seed)
    done = 0

    async def evening(table: Evening) -> None:
        nonlocal done
        await table.begin(Clock(move=rng.choice([10, 30, 60])), "mariners-compass")
        for turn in range(restarts):
            await asyncio.sleep(max(0.0, min(rng.uniform(0.0, 9.0), await table.left() - 0.5)))
            if await table.left() < 1.0 or rng.random() < 0.3:
                await table.answer()
                if await table.is_over():
                    break
            is_polite, down = rng.random() < 0.5, rng.choice([0.5, 3.0, 40.0])
            before, after = await left_after(table, down, is_polite)
            unsaved = 0.0 if is_polite else clocks.SAVE_EVERY
            assert after >= min(before, max(15.0, before - down)) - 0.01, f"restart {turn} cost {before - after} s"
            assert after <= before + unsaved + 0.01, f"restart {turn} gave {after - before} s"
            done += 1
        assert table.late() == []

    virtually(evening)
    return done


@pytest.mark.parametrize(
    ("restarts", "seeds"),
    [pytest.param(20, 5, id="quick"), pytest.param(40, 700, id="full", marks=pytest.mark.soak)],
)
def test_c7_a_restart_neither_costs_a_seat_its_time_nor_gives_it_any(restarts: int, seeds: int) -> None:
    done = sum(restarts_are_exact(restarts, seed) for seed in range(seeds))
    print(f"C7: {done} restarts")
    assert done > restarts * seeds // 2, "void"


def test_c7_a_crash_soon_after_a_crash_gives_no_more_than_one() -> None:
    assert restarts_are_exact(3, 78) == 3


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
        live = await table.manager.find("ROOM")
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
        table.process.manager.share()
        await table.begin(Clock(move=30))
        other = Process(table.world, Random(1), Weather(slow=0.0), is_alone=False)
        await asyncio.sleep(12.0)
        here, there = await table.manager.find("ROOM"), await other.manager.find("ROOM")
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


def elapsed_of(server: Forked, table: str, token: str) -> int:
    """Milliseconds that seat A has thought, as a fresh snapshot says."""
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    with open_socket(address, origin=Origin(server.url)) as line:
        line.send(json.dumps({"type": "hello", "token": token, "seat": "A"}))
        return int(json.loads(line.recv())["elapsed"]["A"])


def test_a_server_that_is_stopped_and_started_goes_on_with_its_clocks(db: str, tmp_path: Path) -> None:
    server = Forked(db, tmp_path / "log").start()
    try:
        with parlour.connect(server.url) as host:
            here: list[dict[str, object]] = [{"who": "me", "name": "Ann"}, {"who": "here", "name": "Bo"}]
            table, _codes = opened(host, "ten-up", here, clock={"move": 60})
            seat = host.sit(table, "A", pledges=False)
            seat.start()
            until(lambda: seat.ask is not None, seat)
            time.sleep(1.0)
            before = elapsed_of(server, table, host.token)
            assert server.stop() == 0
            server = Forked(db, tmp_path / "log").start()
            assert elapsed_of(server, table, host.token) >= before
    finally:
        server.kill()
