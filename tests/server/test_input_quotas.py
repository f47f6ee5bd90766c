"""I4: nobody can fill the server with tables, bytes or words; what is refused says how much is allowed."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

import parlour
from parlour.client import Client
from parlour.core.refusals import Refused
from parlour.server.live_rooms.command_table import Actor, perform
from parlour.server.live_rooms.host_quota import Quota, TooOften
from parlour.server.live_rooms.manager import RoomManager
from parlour.server.live_rooms.table_quota import TableQuota
from parlour.server.messages import Say, Start
from parlour.server.rooms import room_commands
from parlour.server.rooms.command_ids import server_key
from parlour.server.rooms.entries import Entry
from parlour.server.rooms.room import Room
from parlour.server.rooms.table_request import NewTable
from parlour.server.settings import Limits
from parlour.server.store.connect import open_store
from parlour.server.store.writer import StoreWriter
from tests.server.asking import Said, ask
from tests.server.in_process import a_manager, a_room
from tests.server.planting import UNCOUNTED
from tests.server.running import Forked

FREE = Limits(**UNCOUNTED)
PRIVATE: dict[str, object] = {"game": "ten-up", "seats": [{"who": "me", "name": "Ann"}, {"who": "friend"}]}
PUBLIC: dict[str, object] = {**PRIVATE, "public": True}


def opens(server: Forked, person: Client, wish: dict[str, object], times: int) -> tuple[int, Said]:
    """How many tables somebody can open, of so many he tries; and the last answer."""
    count = 0
    said = ask(server.port, "POST", "/api/tables", wish, token=person.token)
    while said.status == 201 and count + 1 < times:
        count += 1
        said = ask(server.port, "POST", "/api/tables", wish, token=person.token)
    return count + (said.status == 201), said


def code_of(said: Said) -> str:
    return str(said.json().get("code", ""))


def a_flood_is_bounded(folder: Path, *faults: str) -> None:
    """One client, first as one person and then as many, opens all the tables it can."""
    server = Forked(f"sqlite:///{folder / 'tables.db'}", folder / "log", ("usual_limits", *faults)).start()
    try:
        ann = parlour.connect(server.url)
        count, said = opens(server, ann, PUBLIC, 20)
        assert (count, said.status, code_of(said)) == (5, 429, "quota/public")
        assert "5 are allowed" in said.json()["detail"]
        count, said = opens(server, ann, PRIVATE, 20)
        assert (count, said.status, code_of(said)) == (5, 429, "quota/tables")
        assert 1 <= int(said.headers["retry-after"]) <= 30
        assert f"Try again in {said.headers['retry-after']} s." in said.json()["detail"]
        count, said = opens(server, parlour.connect(server.url), PUBLIC, 20)  # public ones from this address
        assert (count, code_of(said)) == (5, "quota/public")
        for _ in range(5):  # more people than that have never lived at one address
            count, said = opens(server, parlour.connect(server.url), PRIVATE, 20)
        assert (said.status, code_of(said)) == (429, "quota/tables")
        listed = json.loads(ask(server.port, "GET", "/api/public").body)
        assert len(listed) == 10
    finally:
        server.kill()


def test_i4_one_client_cannot_flood_the_list_of_tables(tmp_path: Path) -> None:
    a_flood_is_bounded(tmp_path)


def test_i4_turns_red_without_quotas(tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        a_flood_is_bounded(tmp_path, "no_quotas")


def test_i4_seats_are_not_taken_without_end(tmp_path: Path) -> None:
    server = Forked(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", ("usual_limits",)).start()
    try:
        ann = parlour.connect(server.url)
        table = ann.open("ten-up", [{"who": "me", "name": "Ann"}, {"who": "friend"}], public=True)["table"]
        statuses = [
            ask(server.port, "POST", f"/api/tables/{table}/claim", {"name": "Bo", "seat": "B"}, token=ann.token).status
            for _ in range(32)
        ]
        assert statuses[:30].count(429) == 0
        assert statuses[-1] == 429
    finally:
        server.kill()


def wish(**parts: object) -> NewTable:
    return NewTable.model_validate({**PRIVATE, **parts})


def test_i4_unfinished_tables_are_counted_in_the_store(db: str) -> None:
    """So the quota is the same after a restart, and in another process."""

    async def evening() -> None:
        quota = Quota(FREE._replace(unfinished_tables=2))
        manager = RoomManager(StoreWriter(open_store(db, is_unsafe=True)))
        live_rooms = [await a_room(manager, id=f"wish-{n}") for n in range(2)]
        await manager.writer.stop()
        again = RoomManager(StoreWriter(open_store(db, is_unsafe=True)))
        try:
            with pytest.raises(Refused, match="You have 2 unfinished tables, and 2 are allowed"):
                await quota.open_table(again, "here", "ann", wish())
            await quota.open_table(again, "here", "ann", wish(id="wish-1"))  # the one that is there already
            await quota.open_table(again, "here", "bo", wish())
            live = await again.find(live_rooms[0].room.id)
            await again.submit(live, server_key("close-it", live.room.opened.host), b"", close)
            await quota.open_table(again, "here", "ann", wish())
        finally:
            await again.writer.stop()

    asyncio.run(evening())


def close(room: Room) -> Entry:
    return room_commands.close(room, room.opened.host)


def test_i4_bytes_that_somebody_brings_are_counted(db: str) -> None:
    async def evening() -> None:
        quota = Quota(FREE._replace(uploaded_bytes=20_000))
        manager = RoomManager(StoreWriter(open_store(db, is_unsafe=True)))
        try:
            await quota.open_table(manager, "here", "ann", wish(edition="x" * 19_000))
            position = parlour.open("ten-up", seats=2).position()
            for n in range(4):
                await a_room(manager, id=f"wish-{n}", position=position)
            with pytest.raises(Refused, match="may have 19 KiB in all") as refused:
                await quota.open_table(manager, "here", "ann", wish(edition="x" * 19_000))
            assert refused.value.code == "quota/bytes"
            await quota.open_table(manager, "here", "ann", wish())
        finally:
            await manager.writer.stop()

    asyncio.run(evening())


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_i4_a_rate_says_when_to_come_again() -> None:
    async def evening() -> None:
        clock = Clock()
        quota = Quota(FREE._replace(tables_at_once=2, tables_a_minute=2.0), clock)
        async with a_manager() as manager:
            for _ in range(2):
                await quota.open_table(manager, "here", "ann", wish())
            with pytest.raises(TooOften) as refused:
                await quota.open_table(manager, "here", "ann", wish())
            assert refused.value.retry_after == 30
            clock.now += 30
            await quota.open_table(manager, "here", "ann", wish())

    asyncio.run(evening())


def test_i4_nobody_floods_a_chat_and_a_repeated_line_counts_once() -> None:
    async def evening() -> None:
        async with a_manager() as manager:
            clock = Clock()
            manager.quota = TableQuota(Limits(), clock)
            live = await a_room(manager)
            ann = Actor("ann", live.room.opened.host, 0, live.spent)
            for n in range(5):
                await perform(manager, live, ann, Say(f"command-{n}", "hello"))
            with pytest.raises(Refused, match="You write too fast") as refused:
                await perform(manager, live, ann, Say("command-5", "hello"))
            assert refused.value.code == "quota/chat"
            await perform(manager, live, ann, Say("command-4", "hello"))
            await perform(manager, live, Actor("bo", "bo", None, live.spent), Say("of-bo", "hello"))
            clock.now += 2.0
            await perform(manager, live, ann, Say("command-5", "hello"))
            assert live.room.words == 7

    asyncio.run(evening())


def test_i4_a_tables_chat_and_its_log_have_an_end() -> None:
    async def evening() -> None:
        async with a_manager() as manager:
            manager.quota = TableQuota(FREE._replace(chat_lines=3))
            live = await a_room(manager)
            ann = Actor("ann", live.room.opened.host, 0, live.spent)
            for n in range(3):
                await perform(manager, live, ann, Say(f"command-{n}", "hello"))
            with pytest.raises(Refused, match="The chat of this table is full"):
                await perform(manager, live, ann, Say("command-3", "hello"))
            assert not manager.quota.may_remark(live.room, 1)
            manager.quota = TableQuota(FREE._replace(entries=live.room.count))
            with pytest.raises(Refused, match="is full") as refused:
                await perform(manager, live, ann, Start("command-4"))
            assert refused.value.code == "quota/entries"

    asyncio.run(evening())


def test_i4_a_bot_does_not_talk_without_end() -> None:
    clock = Clock()
    quota = TableQuota(Limits(), clock)
    room = Room("ROOM", None)
    assert [quota.may_remark(room, 1) for _ in range(6)] == [True] * 5 + [False]
    clock.now += 5.0
    assert quota.may_remark(room, 1)
