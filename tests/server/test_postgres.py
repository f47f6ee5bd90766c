"""Two servers on one PostgreSQL: exactly one winner for each number (D4), and both stay together (C4)."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from functools import partial
from pathlib import Path

import psycopg
import pytest

from parlour.chance.committed import commitment_to
from parlour.core.refusals import Refused
from parlour.server.cross_process import CrossProcessUpdates
from parlour.server.live_rooms.live_room import Judge, LiveRoom, Submission
from parlour.server.live_rooms.manager import RoomManager
from parlour.server.rooms import room_commands
from parlour.server.rooms.command_ids import CommandKey, client_key
from parlour.server.rooms.entries import PERSON, Opened, Seat
from parlour.server.rooms.room_reader import read_room
from parlour.server.store import DamagedRoom, EntryCounts, Store
from parlour.server.store.connect import open_store
from parlour.server.store.postgres import notice, read_notice
from parlour.server.store.writer import StoreWriter
from tests.server.crowd import check_ledgers, guests
from tests.server.in_process import a_manager, a_room
from tests.server.postgres import Postgres
from tests.server.running import Forked

SECRET = bytes(range(32))


async def race(db: str, rooms: int, pairs: int) -> Counter[str]:
    """Both houses get a command for the same table at the same moment, again and again."""
    stores: list[Store] = [open_store(db), open_store(db)]
    houses = [RoomManager(StoreWriter(store)) for store in stores]
    seen: Counter[str] = Counter()
    try:
        ids = [f"ROOM{n}" for n in range(rooms)]
        opened = Opened(
            game="ten-up",
            options={},
            seats=[Seat(PERSON, "Ann", "ann"), Seat(PERSON, "Bo", "bo")],
            host="ann",
            commitment=commitment_to(SECRET),
        )
        for id in ids:
            await houses[0].open(id, "ann", opened, SECRET)
        live_rooms = {id: [await manager.find(id) for manager in houses] for id in ids}
        for turn in range(pairs):
            both = zip(houses, live_rooms[ids[turn % rooms]], strict=True)
            await asyncio.gather(*[_say(manager, live, seen) for manager, live in both])
        for id, (ours, theirs) in live_rooms.items():
            for manager, live in zip(houses, (ours, theirs), strict=True):
                await manager.refresh(live)
            kept = stores[0].chat(id)
            assert [one.number for one in kept] == [-n for n in range(1, len(kept) + 1)]
            assert len({one.command for one in kept}) == len(kept)
            assert ours.reading.chat_chain == theirs.reading.chat_chain == kept[-1].chain
            assert ours.room.chat == theirs.room.chat
            assert read_room(stores[1], id) is not None
            seen["entries"] += len(kept)
        seen["collisions"] = sum(manager.writer.stored for manager in houses) - seen["entries"] - rooms
        assert seen["entries"] == seen["accepted"]
    finally:
        for manager in houses:
            await manager.writer.stop()
    return seen


async def _say(manager: RoomManager, live: LiveRoom, seen: Counter[str]) -> None:
    id = secrets.token_hex(8)
    try:
        await manager.submit(
            live, client_key(id, "ann"), id.encode(), lambda room: room_commands.say(room, "ann", 0, id)
        )
        seen["accepted"] += 1
    except Refused as refused:
        seen[f"refused {refused.code}"] += 1


@pytest.mark.parametrize(
    "pairs", [pytest.param(60, id="quick"), pytest.param(10_000, id="full", marks=pytest.mark.soak)]
)
@pytest.mark.parametrize("rooms", [1, 10])
def test_d4_of_two_processes_exactly_one_wins_each_number(postgres: Postgres, rooms: int, pairs: int) -> None:
    seen = asyncio.run(race(postgres.new_database(), rooms, pairs))
    print(f"D4: {rooms} tables, {dict(seen)}")
    assert seen["collisions"] >= pairs // 4


def test_d4_turns_red_without_the_key(postgres: Postgres) -> None:
    db = postgres.new_database()
    open_store(db).close()
    with psycopg.connect(db, autocommit=True) as raw:
        raw.execute("ALTER TABLE entries DROP CONSTRAINT entries_pkey")
    with pytest.raises((AssertionError, DamagedRoom)):
        asyncio.run(race(db, 1, 30))


async def follows(db: str, cut: bool) -> None:
    """What one house does is known in the other within the time of a look, whether notices come or not."""
    stores = [open_store(db), open_store(db)]
    houses = [RoomManager(StoreWriter(store)) for store in stores]
    follower = CrossProcessUpdates(houses[1], db)
    opened = Opened(
        game="ten-up",
        options={},
        seats=[Seat(PERSON, "Ann", "ann"), Seat(PERSON, "Bo", "bo")],
        host="ann",
        commitment=commitment_to(SECRET),
    )
    try:
        live = await houses[0].open("ROOM", "ann", opened, SECRET)
        other = await houses[1].find("ROOM")
        follower.start()
        for turn in range(5):
            await asyncio.sleep(0.2)
            if cut:
                await asyncio.to_thread(cut_listeners, db)
            await _say(houses[0], live, Counter())
            async with asyncio.timeout(20):
                while other.room.words <= turn:
                    await asyncio.sleep(0.01)
        assert other.reading.chat_chain == live.reading.chat_chain
    finally:
        await follower.stop()
        for manager in houses:
            await manager.writer.stop()


async def judged_anywhere(db: str) -> list[str]:
    """Moves, repetitions and claims at a server that has heard nothing of what the other one has stored."""
    stores = [open_store(db), open_store(db)]
    ours, theirs = houses = [RoomManager(StoreWriter(store)) for store in stores]
    seats = [Seat(PERSON, "Ann", "ann"), Seat(PERSON, "Bo", "bo")]
    opened = Opened(
        game="ten-up", options={}, seats=seats, host="ann", is_public=True, commitment=commitment_to(SECRET)
    )
    seen: list[str] = []
    try:
        for manager in houses:
            CrossProcessUpdates(
                manager, db
            )  # it makes the store a shared one, and is not started: nobody is told anything
        here = await ours.open("ROOM", "ann", opened, SECRET)
        there = await theirs.find("ROOM")
        for n, do in enumerate(
            (lambda room: room_commands.start(room, "ann"), room_commands.end_pledges, room_commands.begin)
        ):
            await ours.submit(here, client_key(f"prepare-{n}", "ann"), b"", do)
        for n in range(3):
            # Two seats in turn: the second would not be asked where the first is not known.
            await ours.submit(here, *_next_answer(here, f"answer-{n}-1"))
            key, body, judge = _next_answer(here, f"answer-{n}-2")
            await ours.submit(here, key, body, judge)
            for said in (body, b"something else"):
                seen.append(await _outcome(theirs, there, key, said, judge))
            key, body, judge = _next_answer(here, f"answer-{n}-3")
            await ours.submit(here, key, body, judge)
            key, body, judge = _next_answer(here, f"answer-{n}-4")
            seen.append(await _outcome(theirs, there, key, body, judge))
            await ours.catch_up(here, ours.now())
        return seen
    finally:
        for manager in houses:
            await manager.writer.stop()


def _next_answer(live: LiveRoom, id: str) -> tuple[CommandKey, bytes, Judge]:
    """What whoever is asked might answer."""
    ask = live.room.table.asks()[0]
    text = live.room.table.show(ask.default_action)
    return client_key(id, "ann"), text.encode(), partial(room_commands.answer, seat=ask.seat, text=text)


async def _outcome(manager: RoomManager, live: LiveRoom, key: CommandKey, body: bytes, judge: Judge) -> str:
    try:
        return "new" if (await manager.submit(live, key, body, judge)).is_new else "as before"
    except Refused as refused:
        return refused.code


def test_d14_a_repeated_command_is_known_at_every_process_and_another_under_its_id_is_refused(
    postgres: Postgres,
) -> None:
    assert asyncio.run(judged_anywhere(postgres.new_database())) == ["as before", "command/reused", "new"] * 3


def test_d14_turns_red_if_a_process_refuses_from_memory(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    async def at_once(self: RoomManager, command: Submission, refused: Exception) -> None:
        self._settle(command, refused)

    monkeypatch.setattr(RoomManager, "_check_refusal", at_once)
    seen = asyncio.run(judged_anywhere(postgres.new_database()))
    assert "as before" not in seen
    assert "new" not in seen


async def refused_often(db: str, commands: int) -> tuple[int, int]:
    """How often the store is asked for counts while many commands come that are wrong: of one table, all at once."""
    manager = RoomManager(StoreWriter(open_store(db)))
    CrossProcessUpdates(manager, db)
    asked = 0
    counts = manager.writer.store.counts

    def counted(rooms: list[str]) -> dict[str, EntryCounts]:
        nonlocal asked
        asked += 1
        return counts(rooms)

    manager.writer.store.counts = counted  # type: ignore[method-assign]
    try:
        seats = [Seat(PERSON, "Ann", "ann"), Seat(PERSON, "Bo", "bo")]
        opened = Opened("ten-up", {}, seats, "ann", commitment=commitment_to(SECRET))
        live = await manager.open("ROOM", "ann", opened, SECRET)
        keys = [client_key(f"wrong-{n:03}", "ann") for n in range(commands)]
        wrong = [
            _outcome(manager, live, key, b"", lambda room: room_commands.offer_undo(room, "ann", 0)) for key in keys
        ]
        refused = Counter(await asyncio.gather(*wrong))["room/not_started"]
        return asked, refused
    finally:
        await manager.writer.stop()


def test_a_flood_of_wrong_commands_at_a_table_asks_the_store_a_few_times_only(postgres: Postgres) -> None:
    asked, refused = asyncio.run(refused_often(postgres.new_database(), 200))
    assert refused == 200
    assert asked <= 3


async def hears_late(is_behind: bool) -> None:
    """A notice of what a house knows already, or of more, when its store must not be read."""

    async def unread(_read: object) -> None:
        raise AssertionError("the store was read")

    async with a_manager() as manager:
        live = await a_room(manager)
        manager.writer.read = unread  # type: ignore[assignment]
        await manager.refresh(live, EntryCounts(live.room.count + is_behind, 0))


def test_who_has_lost_a_number_does_not_read_once_more_when_the_notice_comes() -> None:
    """F1: it would keep the next command waiting, and one process would lose more often than the other."""
    asyncio.run(hears_late(is_behind=False))
    with pytest.raises(AssertionError, match="was read"):
        asyncio.run(hears_late(is_behind=True))


def test_a_notice_says_how_many_entries_a_room_has_and_nonsense_is_passed_over() -> None:
    counts = {"ROOM": EntryCounts(7, 0), "OTHER": EntryCounts(12, 3)}
    assert read_notice(notice(counts)) == list(counts.items())
    nonsense = f" ROOM :x 12 OTHER:-1:0 MANY:{'9' * 5000}:1 X:3 Y:1:2:3 Z:4:5"
    assert read_notice(nonsense) == [("Z", EntryCounts(4, 5))]


def cut_listeners(db: str) -> None:
    with psycopg.connect(db, autocommit=True) as raw:
        raw.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'LISTEN%'")


@pytest.mark.parametrize("cut", [False, True])
def test_c4_the_other_process_hears_of_it_also_when_the_line_for_notices_is_cut(postgres: Postgres, cut: bool) -> None:
    asyncio.run(follows(postgres.new_database(), cut))


def test_c4_turns_red_without_the_look(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    async def deaf(_self: CrossProcessUpdates) -> None:
        await asyncio.sleep(3600)

    monkeypatch.setattr(CrossProcessUpdates, "_poll", deaf)
    monkeypatch.setattr(CrossProcessUpdates, "_listen", deaf)
    timeout = asyncio.timeout
    monkeypatch.setattr(asyncio, "timeout", lambda _seconds: timeout(3))
    with pytest.raises(TimeoutError):
        asyncio.run(follows(postgres.new_database(), cut=False))


async def share(servers: list[Forked], db: str, seen: Counter[str], cuts: int) -> None:
    """Seats of one table at both servers; the lines for notices are cut again and again."""
    crowd = guests(servers[0].url, 7, [server.url for server in servers], seen)
    for n, guest in enumerate(crowd):
        guest.urls = [servers[n % 2].url]
    home = asyncio.Event()
    playing = [asyncio.create_task(guest.play(home, 0.01)) for guest in crowd]
    for _ in range(cuts):
        await asyncio.sleep(0.3)
        await asyncio.to_thread(cut_listeners, db)
    home.set()
    async with asyncio.timeout(60):
        await asyncio.gather(*playing)
    seen += check_ledgers(db, crowd)


@pytest.mark.soak
def test_c4_two_servers_share_their_tables_and_lose_nothing(postgres: Postgres, tmp_path: Path) -> None:
    db = postgres.new_database()
    servers = [Forked(db, tmp_path / f"log{n}").start() for n in range(2)]
    seen: Counter[str] = Counter()
    try:
        asyncio.run(share(servers, db, seen, 50))
    finally:
        for server in servers:
            server.kill()
    print(f"C4: {dict(seen)}")
    assert seen["acknowledged"] >= 200
