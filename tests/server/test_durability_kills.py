"""Real servers, killed and stopped under load: the promises D1 and D12."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from parlour.server.store.connect import open_store
from tests.server.crowd import Guest, check_ledgers, guests
from tests.server.postgres import Postgres
from tests.server.running import Forked

PATIENCE = 120.0
"""Seconds in which everybody must have been answered, on however busy a machine."""


async def interrupt(server: Forked, crowd: list[Guest], times: int, rng: Random, politely: bool) -> list[int]:
    """Let everybody play, and the server end at a random moment, again and again; returns its exit codes."""
    home = asyncio.Event()
    playing = [asyncio.create_task(guest.play(home)) for guest in crowd]
    codes: list[int] = []
    for _ in range(times):
        await all_play(crowd)
        await asyncio.sleep(rng.random() * 0.2)
        if politely:
            codes.append(await asyncio.to_thread(server.stop))
        else:
            await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    await all_play(crowd)
    home.set()
    async with asyncio.timeout(60):
        await asyncio.gather(*playing)
    return codes


async def all_play(crowd: list[Guest]) -> None:
    """Until everybody has had something acknowledged."""
    before = [len(guest.acknowledged) for guest in crowd]
    deadline = time.monotonic() + PATIENCE
    while waiting := [one for one, count in zip(crowd, before, strict=True) if len(one.acknowledged) == count]:
        names = [f"{one.table} {one.state.get('room', {}).get('game')} {one.closed[-3:]}" for one in waiting]
        assert time.monotonic() < deadline, f"for {PATIENCE:.0f} seconds nothing was acknowledged to {names}"
        await asyncio.sleep(0.01)


def survives(db: str, log: Path, kills: int, tables: int, faults: tuple[str, ...] = ()) -> Counter[str]:
    """D1."""
    server = Forked(db, log, faults).start()
    seen: Counter[str] = Counter()
    try:
        crowd = guests(server.url, tables, counts=seen)
        asyncio.run(interrupt(server, crowd, kills, Random(kills), politely=False))
    finally:
        server.kill()
    seen += check_ledgers(db, crowd)
    seen["kills"] += kills
    return seen


def test_d1_an_acknowledged_move_survives_kill_9(tmp_path: Path) -> None:
    seen = survives(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", 20, 3)
    print(f"D1: {dict(seen)}")
    assert seen["acknowledged"] >= 100
    assert seen["cut off"] >= 20


def test_d1_turns_red_if_the_answer_comes_before_the_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "PATIENCE", 20.0)
    with pytest.raises(AssertionError):  # a lost move is noticed, or its table waits for ever
        survives(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", 4, 3, ("acknowledge_first",))


@pytest.mark.soak
def test_d1_in_full(db: str, tmp_path: Path) -> None:
    seen = survives(db, tmp_path / "log", 200, 14)
    print(f"D1 on {db.partition(':')[0]}: {dict(seen)}")
    assert seen["acknowledged"] >= 2_000


@pytest.mark.soak
def test_d1_a_database_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    database = Postgres().start()
    db = database.new_database()
    server = Forked(db, tmp_path / "log").start()
    seen: Counter[str] = Counter()
    crowd = guests(server.url, 7, counts=seen)

    async def kill_it(times: int) -> None:
        home = asyncio.Event()
        playing = [asyncio.create_task(guest.play(home)) for guest in crowd]
        for _ in range(times):
            await asyncio.sleep(0.5)
            await asyncio.to_thread(database.kill)
            await asyncio.to_thread(database.start)
        await asyncio.sleep(1.0)
        home.set()
        await asyncio.gather(*playing)

    try:
        asyncio.run(kill_it(50))
    finally:
        server.kill()
    seen += check_ledgers(db, crowd)
    print(f"D1, the database killed: {dict(seen)}")
    assert seen["refused store/unavailable"] >= 50
    database.stop()


def stops_politely(db: str, log: Path, times: int, tables: int, faults: tuple[str, ...] = ()) -> Counter[str]:
    """D12."""
    server = Forked(db, log, faults).start()
    seen: Counter[str] = Counter()
    try:
        crowd = guests(server.url, tables, counts=seen)
        codes = asyncio.run(interrupt(server, crowd, times, Random(times), politely=True))
    finally:
        server.kill()
    seen += check_ledgers(db, crowd)
    assert codes == [0] * times
    assert all(
        (1012, "server/closing: The server restarts. Try again in a moment.") in guest.closed for guest in crowd
    ), "somebody was not told"
    return seen


def test_d12_a_server_that_is_asked_to_stop_tells_everybody_and_loses_nothing(tmp_path: Path) -> None:
    seen = stops_politely(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", 3, 3)
    assert seen["acknowledged"] >= 20


def test_d12_turns_red_if_it_just_leaves(tmp_path: Path) -> None:
    faults = ("acknowledge_first", "leave_at_once")
    with pytest.raises(AssertionError):
        stops_politely(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", 2, 3, faults)


@pytest.mark.soak
def test_d12_in_full(db: str, tmp_path: Path) -> None:
    seen = stops_politely(db, tmp_path / "log", 50, 14)
    print(f"D12 on {db.partition(':')[0]}: {dict(seen)}")


def test_two_servers_that_begin_on_an_empty_database_make_one_schema(postgres: Postgres, tmp_path: Path) -> None:
    db = postgres.new_database()
    servers = [Forked(db, tmp_path / f"log{n}") for n in range(2)]

    async def begin() -> None:
        await asyncio.gather(*[asyncio.to_thread(server.start) for server in servers])

    asyncio.run(begin())
    for server in servers:
        assert server.stop() == 0
    store = open_store(db)
    assert store.all_rooms() == []
    store.close()
