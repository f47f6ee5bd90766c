"""D13: ids belong to their sender. No client can take an id of the server's, or get the answer to somebody else's."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import cast

import pytest

from parlour.chance.committed import commitment_to
from parlour.core.refusals import Refused
from parlour.server.access.identity import hashed
from parlour.server.live_rooms import command_table, live_room as live_module
from parlour.server.live_rooms.clocks import Clocks
from parlour.server.live_rooms.command_table import Actor, perform
from parlour.server.live_rooms.live_room import LiveRoom
from parlour.server.live_rooms.manager import RoomManager
from parlour.server.live_rooms.pregame import Pregame
from parlour.server.live_rooms.table_quota import TableQuota
from parlour.server.messages import Say
from parlour.server.rooms import command_ids, room_commands
from parlour.server.rooms.command_ids import CommandKey, client_key, key_of, server_key
from parlour.server.rooms.entries import BOT, PERSON, ChatSaid, Clock, Moved, Opened, Seat, dump, load
from parlour.server.settings import Limits
from parlour.server.store import Append, Opening, StoredEntry
from parlour.server.store.connect import open_store
from parlour.server.store.interface import START, RoomSummary, link
from parlour.server.store.writer import StoreWriter
from parlour.server.workers.bot_players import BotPlayers
from parlour.server.workers.bot_worker import BotWorker
from tests.server.in_process import begun
from tests.server.test_bots import Fails

SECRET = bytes(range(32))
ANN, BO, EVE = hashed("ann"), hashed("bo"), hashed("eve")
SHORT_MS = 80
PATIENCE = {"seconds": 20.0}
"""That something is waited for."""


@asynccontextmanager
async def a_server(db: str, worker: Fails | None = None) -> AsyncIterator[RoomManager]:
    """A house with everything that gives commands by itself: clocks, the moment before play, bots."""
    manager = RoomManager(StoreWriter(open_store(db, is_unsafe=True)))
    manager.quota = TableQuota(Limits(chat_a_second=1e9, chat_at_once=10**9))
    clocks, starting = Clocks(manager), Pregame(manager, 0.01, True)
    bots = BotPlayers(manager, cast("BotWorker", worker or Fails(None)))
    manager.observers += [starting, bots, clocks]
    try:
        yield manager
    finally:
        starting.stop()
        clocks.stop()
        await bots.stop()
        await manager.writer.stop()


def table_of(*seats: Seat, clock: Clock | None = None) -> Opened:
    return Opened("ten-up", {}, list(seats), ANN, is_public=True, clock=clock, commitment=commitment_to(SECRET))


async def started(manager: RoomManager, opened: Opened) -> LiveRoom:
    live = await manager.open("ROOM", ANN, opened, SECRET)
    await manager.submit(live, client_key("start-it", ANN), b"", lambda room: room_commands.start(room, ANN))
    await begun(live)
    return live


async def chat(
    manager: RoomManager, live: LiveRoom, holder: str, id: str, text: str, connection: str = "line-1"
) -> None:
    """What a spectator's socket does with a word."""
    await perform(manager, live, Actor("", holder, None, live.spent, connection), Say(id, text))


async def moves(live: LiveRoom, count: int) -> None:
    """Wait until so many answers were given."""
    async with asyncio.timeout(PATIENCE["seconds"]):
        while sum(live.room.answers) < count and live.room.status == "playing":
            await asyncio.sleep(0.005)


async def clock_survives(db: str) -> None:
    """A spectator takes the ids of the next times that are up; every seat's time is up all the same."""
    async with a_server(db) as manager:
        live = await started(manager, table_of(Seat(PERSON, "Ann", ANN), Seat(PERSON, "Bo", BO), clock=Clock(move=10)))
        for seat in (0, 1):
            for answer in range(3):
                await chat(manager, live, EVE, f"late-{seat}-{answer}-0", "hello")
        await moves(live, 2)
    async with a_server(db) as manager:
        live = await manager.find("ROOM")
        await moves(live, 4)


async def bot_survives(db: str) -> None:
    """A spectator takes the ids of a bot's next answers; it answers all the same."""
    async with a_server(db) as manager:
        manager.observers = manager.observers[:1]  # the bots come with the next server
        live = await started(manager, table_of(Seat(BOT, "Bot 1", bot="random"), Seat(BOT, "Bot 2", bot="random")))
        count = live.room.count
        for seat in (0, 1):
            for number in range(count, count + 40):
                if len(f"bot-{seat}-{number}") >= 8:
                    await chat(manager, live, EVE, f"bot-{seat}-{number}", "hello")
        assert live.room.lines >= 60
    async with a_server(db, Fails(None)) as manager:
        live = await manager.find("ROOM")
        await moves(live, 12)


SURVIVES = [pytest.param(clock_survives, id="clock"), pytest.param(bot_survives, id="bot")]


@pytest.fixture(autouse=True)
def short_times(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_module, "time_for", lambda *_: SHORT_MS)


@pytest.mark.parametrize("survives", SURVIVES)
def test_d13_a_spectator_who_takes_the_servers_ids_stops_nothing(
    survives: Callable[[str], Awaitable[None]], db: str
) -> None:
    asyncio.run(survives(db))  # type: ignore[arg-type]


@pytest.mark.parametrize("survives", SURVIVES)
def test_d13_turns_red_if_all_share_one_namespace(
    survives: Callable[[str], Awaitable[None]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command_table, "client_key", lambda id, holder, _connection="": CommandKey(id, holder))
    monkeypatch.setattr(command_ids, "SERVER_PREFIX", "")
    monkeypatch.setitem(PATIENCE, "seconds", 1.0)
    monkeypatch.setattr("parlour.server.rooms.idempotency.key_of", lambda command, _actor: command)
    with pytest.raises((TimeoutError, AssertionError)):
        asyncio.run(survives(f"sqlite:///{tmp_path / 'tables.db'}"))  # type: ignore[arg-type]


async def separate(db: str) -> None:
    async with a_server(db) as manager:
        live = await manager.open("ROOM", ANN, table_of(Seat(PERSON, "Ann", ANN), Seat(PERSON, "Bo", BO)), SECRET)
        for holder in (EVE, BO, EVE):
            await chat(manager, live, holder, "command-1", "hello")
        for connection in ("line-1", "line-2", "line-1"):
            await chat(manager, live, "", "command-1", "hello", connection)
        with pytest.raises(Refused) as refused:
            await chat(manager, live, EVE, "command-1", "something else")
        assert refused.value.code == "command/reused"
    async with a_server(db) as manager:
        live = await manager.find("ROOM")
        assert len(live.room.chat) == 4
        await chat(manager, live, EVE, "command-1", "hello")
        assert len(live.room.chat) == 4


def test_d13_two_senders_may_use_the_same_id_and_each_has_his_own_answer(db: str) -> None:
    """Also two without a token, who are told apart by their connections."""
    asyncio.run(separate(db))


def old_room(db: str, clock: Clock | None) -> None:
    """A room as an older Parlour has stored it: ids without a scope, and one of the clock's taken by a spectator."""
    room_log: list[tuple[str, str, bytes]] = []

    async def written() -> None:
        async with a_server(f"sqlite:///{folder}/new.db") as manager:
            live = await started(manager, table_of(Seat(PERSON, "Ann", ANN), Seat(PERSON, "Bo", BO), clock=clock))
            async with manager.reading(live):
                room_log.extend((one.command, one.actor, one.entry) for one in manager.writer.store.entries("ROOM"))
            room_log.append(("late-0-0-0", EVE, dump(ChatSaid(-1, "A watcher", "hello"))))

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(written())
    store = open_store(db, is_unsafe=True)
    chain = START
    for number, (command, actor, entry) in enumerate(room_log, 1):
        plain = command.removeprefix("server/").partition(":")[0]
        kept = StoredEntry("ROOM", number, plain, actor, b"body of " + plain.encode(), 0, entry, b"")
        chain = link(chain, kept)
        opening = Opening(SECRET, commitment_to(SECRET), True, "ten-up") if number == 1 else None
        row = Append(kept._replace(chain=chain), RoomSummary("Ann\nBo", True, "playing", ANN), None, opening)
        assert store.append([row])[0].is_stored
    store.close()


def test_an_older_room_in_which_somebody_has_taken_the_clocks_id_has_its_clock_again(db: str) -> None:
    old_room(db, Clock(move=10))

    async def goes_on() -> list[str]:
        async with a_server(db) as manager:
            live = await manager.find("ROOM")
            await moves(live, 2)
            kept = manager.writer.store.entries("ROOM")
            return [one.command for one in kept if isinstance(load(one.entry), Moved)]

    late = asyncio.run(goes_on())
    assert late[0] == "server/late-0-0-0"


def test_a_command_that_an_older_parlour_has_stored_has_its_first_answer_again(db: str) -> None:
    old_room(db, None)

    async def repeated() -> tuple[bool, str]:
        async with a_server(db) as manager:
            live = await manager.find("ROOM")
            known = live.command_log.find(client_key("late-0-0-0", EVE).text)
            assert known == (live.room.count, b"body of late-0-0-0")
            with pytest.raises(Refused) as refused:
                await chat(manager, live, EVE, "late-0-0-0", "another")
            words = live.room.words
            await chat(manager, live, BO, "late-0-0-0", "mine")
            return live.room.words == words + 1, refused.value.code

    assert asyncio.run(repeated()) == (True, "command/reused")


def test_no_clients_id_has_a_letter_that_separates() -> None:
    for id in ("server/late-1-0-0", "12345678:abc"):
        with pytest.raises(Refused):
            client_key(id, ANN)
    assert client_key("late-1-0-0", ANN).text != server_key("late-1-0-0", "clock").text
    with pytest.raises(ValueError, match="known by its connection"):
        client_key("late-1-0-0", "")


def test_stored_keys_are_read_as_they_are_and_older_ones_by_their_actor() -> None:
    for key in (client_key("command-1", ANN), client_key("command-1", "", "line-1"), server_key("open", ANN)):
        assert key_of(key.text, key.actor) == key.text
    assert key_of("late-1-0-0", "clock") == "server/late-1-0-0"
    assert key_of("late-1-0-0", EVE) == client_key("late-1-0-0", EVE).text
    assert key_of("open", ANN) == "server/open"
