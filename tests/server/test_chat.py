"""Chat is stored apart from the log: waking a table does not depend on it, and commands are still done once."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from parlour.chance.committed import commitment_to
from parlour.core.refusals import Refused
from parlour.server.live_rooms import live_room as live_module, room_loader
from parlour.server.live_rooms.command_table import Actor, perform
from parlour.server.live_rooms.live_room import LiveRoom, Submission
from parlour.server.live_rooms.manager import RoomManager
from parlour.server.live_rooms.table_quota import TableQuota
from parlour.server.messages import Act, Command, Say, Start
from parlour.server.ops.maintenance import backup, examine
from parlour.server.rooms import room_commands
from parlour.server.rooms.command_ids import SERVER, server_key
from parlour.server.rooms.entries import PERSON, ChatSaid, Opened, Seat, dump
from parlour.server.rooms.room import MAX_CHAT
from parlour.server.rooms.room_reader import read_chat, read_room
from parlour.server.settings import Limits
from parlour.server.store import Append, DamagedRoom, EntryCounts, StoredEntry
from parlour.server.store.connect import open_store
from parlour.server.store.interface import RoomSummary, link
from parlour.server.store.salvage import salvage
from parlour.server.store.writer import StoreWriter
from parlour.server.views.room_view import Viewer
from parlour.server.views.subscriber import Subscriber
from tests.server.in_process import Line
from tests.server.postgres import Postgres

SECRET = bytes(range(32))
SEATS = [Seat(PERSON, "Ann", "ann"), Seat(PERSON, "Bo", "bo")]
MANY = MAX_CHAT + 60


@asynccontextmanager
async def a_server(db: str) -> AsyncIterator[RoomManager]:
    manager = RoomManager(StoreWriter(open_store(db, is_unsafe=True)))
    manager.quota = TableQuota(Limits(chat_a_second=1e9, chat_at_once=10**9))
    try:
        yield manager
    finally:
        await manager.writer.stop()


async def opened(manager: RoomManager) -> LiveRoom:
    table = Opened("ten-up", {}, SEATS, "ann", is_public=True, commitment=commitment_to(SECRET))
    return await manager.open("ROOM", "ann", table, SECRET)


async def does(manager: RoomManager, live: LiveRoom, command: Command, holder: str = "ann") -> str:
    """How a command is answered."""
    count = live.room.count, live.room.words
    try:
        await perform(manager, live, Actor("", holder, 0 if holder == "ann" else 1, live.spent), command)
    except Refused as refused:
        return refused.code
    return "as before" if (live.room.count, live.room.words) == count else "done"


async def talk(manager: RoomManager, live: LiveRoom, first: int, count: int) -> None:
    await asyncio.gather(*[does(manager, live, Say(f"line-{n:04}", f"line {n}")) for n in range(first, first + count)])


def test_waking_a_table_reads_the_newest_lines_only_and_its_entries_are_none_of_them(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        async with a_server(db) as manager:
            live = await opened(manager)
            await talk(manager, live, 0, MANY)
            assert (live.room.count, live.room.lines, live.room.words) == (1, MANY, MANY)
            chat = [said.text for said in live.room.chat]
        async with a_server(db) as manager:
            read: list[StoredEntry] = []
            stored = room_loader.stored

            def spied(store: object, id: str) -> object:
                found = stored(store, id)  # type: ignore[arg-type]
                read.extend([*found[1], *found[4][0]])
                return found

            monkeypatch.setattr(room_loader, "stored", spied)
            live = await manager.find("ROOM")
            assert len(read) == 1 + MAX_CHAT
            assert [said.text for said in live.room.chat] == chat
            assert (live.room.count, live.room.lines, live.room.words) == (1, MANY, MANY)
            assert await does(manager, live, Say("line-more", "one more")) == "done"
            whole = read_room(manager.writer.store, "ROOM")
            assert whole is not None
            read_chat(manager.writer.store, whole)
            assert (whole.lines, whole.chat[-1].text) == (MANY + 1, "one more")

    asyncio.run(evening())


async def repeats(db: str) -> list[str]:
    """The ids of lines that are not in memory any more, by whatever is said or done under them again."""
    async with a_server(db) as manager:
        live = await opened(manager)
        await talk(manager, live, 0, MANY)
        await does(manager, live, Start("start-it"))
        await manager.submit(live, server_key("pledged", SERVER), b"", room_commands.end_pledges)
        await manager.submit(live, server_key("begin", SERVER), b"", room_commands.begin)
    async with a_server(db) as manager:
        live = await manager.find("ROOM")
        answers = [
            await does(manager, live, Say("line-0000", "line 0")),
            await does(manager, live, Say(f"line-{MANY - 1:04}", f"line {MANY - 1}")),
            await does(manager, live, Say("line-0001", "something else")),
            await does(manager, live, Act("line-0002", "A", "take red")),
            await does(manager, live, Say("start-it", "start")),
            await does(manager, live, Say("line-0000", "mine"), holder="bo"),
        ]
        assert manager.writer.store.counts(["ROOM"]) == {"ROOM": EntryCounts(4, MANY + 1)}
        room = read_room(manager.writer.store, "ROOM")
        assert room is not None
        read_chat(manager.writer.store, room)
        return answers


def test_a_repeated_line_is_said_once_however_long_ago_that_was(db: str) -> None:
    """D3: and its id is no other command's, neither before nor after."""
    answers = asyncio.run(repeats(db))
    assert answers == ["as before", "as before", "command/reused", "command/reused", "command/reused", "done"]


def test_it_turns_red_if_the_store_is_not_asked_for_older_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def forgets(_self: RoomManager, _command: Submission) -> bool:
        return False

    monkeypatch.setattr(RoomManager, "_settle_repeated", forgets)
    assert asyncio.run(repeats(f"sqlite:///{tmp_path / 'tables.db'}"))[0] == "store/busy"


def test_few_lines_are_known_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_module, "MAX_RECENT_CHAT", 10)

    async def evening() -> tuple[int, str]:
        async with a_server(f"sqlite:///{tmp_path / 'tables.db'}") as manager:
            live = await opened(manager)
            await talk(manager, live, 0, 30)
            return len(live.recent_chat), await does(manager, live, Say("line-0000", "line 0"))

    assert asyncio.run(evening()) == (10, "as before")


@pytest.mark.parametrize(
    ("damage", "problem"),
    [
        ("UPDATE entries SET entry = replace(entry, 'line 3', 'lime 3') WHERE number = -4", "chat line 4: .*changed"),
        ("DELETE FROM entries WHERE number = -4", "chat line 4: .*missing"),
        ("DELETE FROM entries WHERE number = -9", "chat line 9: .*missing"),
    ],
)
def test_d7_a_line_that_was_changed_or_is_lost_is_named(damage: str, problem: str, tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'tables.db'}"

    async def spoken() -> None:
        async with a_server(db) as manager:
            await talk(manager, await opened(manager), 0, 9)

    asyncio.run(spoken())
    told: list[str] = []
    assert examine(db, told.append)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as raw, raw:
        assert raw.execute(damage.replace("replace(entry", "replace(CAST(entry AS TEXT)")).rowcount == 1
    store = open_store(db, is_looking=True)
    with pytest.raises(DamagedRoom, match=problem):
        store.chat("ROOM")
    assert len(store.entries("ROOM")) == 1
    store.close()
    assert not examine(db, told.append)
    assert any("chat line" in text for text in told)
    assert "none that cannot be opened" in told[-2]

    async def played() -> list[str]:
        async with a_server(db) as manager:
            live = await manager.find("ROOM")
            return [await does(manager, live, Say("line-more", "hello?")), await does(manager, live, Start("start-it"))]

    assert asyncio.run(played()) == ["chat/damaged", "done"]


def test_words_of_an_older_log_come_before_new_lines(db: str) -> None:
    async def evening() -> list[str]:
        async with a_server(db) as manager:
            live = await opened(manager)
            kept = live.reading.chain
            said = StoredEntry("ROOM", 2, "an-old-one", "ann", b"body", 5, dump(ChatSaid(0, "Ann", "old")), b"")
            said = said._replace(chain=link(kept, said))
            assert manager.writer.store.append([Append(said, RoomSummary("Ann\nBo", False, "gathering", ""))])[
                0
            ].is_stored
        async with a_server(db) as manager:
            live = await manager.find("ROOM")
            await does(manager, live, Say("line-0000", "new"))
        async with a_server(db) as manager:
            live = await manager.find("ROOM")
            assert (live.room.count, live.room.lines) == (2, 1)
            return [each.text for each in live.room.chat]

    assert asyncio.run(evening()) == ["old", "new"]


def test_a_line_and_an_entry_at_two_processes_do_not_get_in_each_others_way(postgres: Postgres) -> None:
    async def evening() -> int:
        db = postgres.new_database()
        async with a_server(db) as ours, a_server(db) as theirs:
            ours.share()
            theirs.share()
            live, other = await opened(ours), await theirs.find("ROOM")
            started, said = does(ours, live, Start("start-it")), does(theirs, other, Say("a-line-1", "hello"))
            assert list(await asyncio.gather(started, said)) == ["done", "done"]
            for manager, each in ((ours, live), (theirs, other)):
                await manager.refresh(each)
                assert each.has(EntryCounts(2, 1))
            return ours.writer.stored + theirs.writer.stored

    assert asyncio.run(evening()) == 3


def test_a_backup_has_the_chat(postgres: Postgres, tmp_path: Path) -> None:
    db = postgres.new_database()

    async def spoken() -> None:
        async with a_server(db) as manager:
            await talk(manager, await opened(manager), 0, 5)

    asyncio.run(spoken())
    backup(db, tmp_path / "copy.db")
    store = open_store(f"sqlite:///{tmp_path / 'copy.db'}")
    assert len(store.chat("ROOM")) == 5
    store.close()


def test_what_is_salvaged_of_a_damaged_file_has_the_chat(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.db", tmp_path / "copy.db"

    async def spoken() -> None:
        async with a_server(f"sqlite:///{path}") as manager:
            await talk(manager, await opened(manager), 0, 5)

    asyncio.run(spoken())
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("DELETE FROM rooms")
    salvage(path, copy, "a test", lambda file: open_store(f"sqlite:///{file}", is_looking=True))
    store = open_store(f"sqlite:///{copy}")
    assert [one.number for one in store.chat("ROOM")] == [-1, -2, -3, -4, -5]
    assert store.counts(["ROOM"]) == {"ROOM": EntryCounts(1, 5)}
    store.close()


class Viewing(Line):
    """A line that a view sends to directly."""

    def post(self, data: bytes) -> None:
        self.send(data)

    def dismiss(self) -> None:
        self.leave()


def test_who_listens_is_told_of_a_line_and_of_nothing_else(tmp_path: Path) -> None:
    async def evening() -> list[dict[str, object]]:
        async with a_server(f"sqlite:///{tmp_path / 'tables.db'}") as manager:
            live = await opened(manager)
            line = Viewing()
            listener = Subscriber(Viewer("bo", 1), line)
            listener.greet(live.room, live.room_view(), {})
            live.subscribers.add(listener)
            await does(manager, live, Say("line-0000", "hello"))
            return line.heard[1:]

    line = {"name": "Ann", "text": "hello", "seat": "A"}
    assert asyncio.run(evening()) == [{"type": "update", "number": 1, "chat": [line]}]
