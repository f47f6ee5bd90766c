"""H4: a bot that fails in any way is replaced by the ask's default, and the table goes on."""

from __future__ import annotations

import asyncio
import logging
from typing import cast

import pytest

from parlour.bots.bot import Remark
from parlour.core.record import LATE
from parlour.server.live_rooms.live_room import LiveRoom
from parlour.server.live_rooms.manager import RoomManager
from parlour.server.messages import ChatLine
from parlour.server.rooms import entries
from parlour.server.rooms.command_ids import client_key
from parlour.server.rooms.entries import StoredRemark
from parlour.server.views.room_view import chat_line
from parlour.server.workers.bot_players import BotPlayers, bid_pause, stored_remark
from parlour.server.workers.bot_process import BotAnswer, BotQuestion, where
from parlour.server.workers.bot_worker import BotWorker
from tests.server.bad_bots import CANARY, think_badly
from tests.server.in_process import a_manager, a_room, begun

QUESTION = BotQuestion("room/0", "", {}, "", 0, "seed")
SECONDS = 3.0


def test_whatever_a_bot_does_its_process_answers_or_is_made_anew() -> None:
    async def asked() -> dict[str, BotAnswer]:
        worker = BotWorker(SECONDS, think_badly)
        ways = ("raises", "allocates", "nonsense", "exits", "hangs", "quits", "empty")
        try:
            return {way: await worker.ask(QUESTION._replace(bot=way)) for way in ways}
        finally:
            worker.stop()

    told = asyncio.run(asked())
    assert told["nonsense"] == BotAnswer("flap both wings")
    assert told["empty"] == BotAnswer("")
    for way in ("raises", "allocates", "exits", "hangs", "quits"):
        assert told[way].text is None, way
        assert told[way].problem, way
    assert "MemoryError" in told["allocates"].problem
    assert "no answer within" in told["hangs"].problem
    assert told["raises"].problem.startswith("ValueError at bad_bots.py:")
    assert CANARY not in str(told)


def test_what_a_bot_says_of_its_hand_is_not_logged() -> None:
    with pytest.raises(KeyError) as problem:
        dict[str, str]()[CANARY]
    assert where(problem.value).startswith("KeyError at test_bots.py:")


class Fails:
    """A worker whose bots always fail in one way."""

    def __init__(self, answer: str | None, problem: str = "", remark: Remark | None = None) -> None:
        self.answer = answer
        self.problem = problem
        self.remark = remark
        self.seeds: list[str] = []

    async def ask(self, question: BotQuestion) -> BotAnswer:
        self.seeds.append(question.seed)
        await asyncio.sleep(0)
        return BotAnswer(self.answer, self.remark, self.problem)

    def stop(self) -> None:
        pass


async def played_with(worker: Fails, turns: int) -> list[str]:
    """A table of two bots: what stands in its journal after some turns."""
    async with a_manager() as manager:
        bots = with_bots(manager, worker)
        live = await a_room(manager, seats=[{"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"}])
        await started(manager, live)
        async with asyncio.timeout(30):
            while live.room.status == "playing" and len(live.room.table.moves()) < turns:
                await asyncio.sleep(0.001)
        await bots.stop()
        return [line.text for line in live.room.table.moves() if line.who != "*"]


def test_a_bot_that_lets_things_stand_looks_again_with_other_chance() -> None:
    """Otherwise bots that all wait for each other would wait for ever: nothing changes while nobody acts."""

    async def looked() -> list[str]:
        async with a_manager() as manager:
            worker = Fails(None)
            bots = with_bots(manager, worker)
            bot = {"who": "bot", "bot": "random"}
            live = await a_room(manager, game="pit", seats=[bot] * 3, options={"form": "live"}, pace=20)
            await started(manager, live)
            async with asyncio.timeout(30):
                while len(worker.seeds) < 12:
                    await asyncio.sleep(0.01)
            await bots.stop()
            return worker.seeds

    seeds = asyncio.run(looked())
    assert len(set(seeds)) == len(seeds)


def with_bots(manager: RoomManager, worker: Fails) -> BotPlayers:
    bots = BotPlayers(manager, cast("BotWorker", worker))
    manager.observers.append(bots)
    return bots


async def started(manager: RoomManager, live: LiveRoom) -> None:
    from parlour.server.rooms import room_commands  # noqa: PLC0415

    holder = live.room.opened.host
    await manager.submit(live, client_key("start-it", holder), b"", lambda room: room_commands.start(room, holder))
    await begun(live)


@pytest.mark.parametrize(
    "worker",
    [Fails(None, "it broke"), Fails("flap both wings"), Fails("x" * 100_000), Fails(""), Fails("\ud800"), Fails(None)],
    ids=["broken", "nonsense", "long", "empty", "surrogate", "silent"],
)
def test_h4_a_bot_that_fails_is_answered_for_and_the_table_goes_on(
    worker: Fails, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    moves = asyncio.run(played_with(worker, 6))
    assert len(moves) >= 4
    assert all(text.startswith(LATE) for text in moves)
    assert not caplog.records


def test_h4_a_table_whose_bots_are_not_answered_for_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted fault: whoever fails is left alone."""

    async def gives_nothing(self: BotPlayers, live: LiveRoom, seat: int, number: int, answer: str | None) -> bool:
        return False

    monkeypatch.setattr(BotPlayers, "_give", gives_nothing)
    with pytest.raises(TimeoutError):
        asyncio.run(asyncio.wait_for(played_with(Fails(None), 6), 1.0))


@pytest.mark.parametrize(
    ("other", "heard"), [({"who": "me", "name": "Ann"}, ["That would help you more than me."]), ("bot", [])]
)
def test_a_bot_explains_itself_to_people_and_to_no_bot(other: object, heard: list[str]) -> None:
    async def said() -> list[str]:
        async with a_manager() as manager:
            bots = with_bots(manager, Fails(None, remark=Remark("B", "helps_you", offer=3)))
            bot = {"who": "bot", "bot": "random"}
            live = await a_room(manager, seats=[bot, bot if other == "bot" else other])
            await started(manager, live)
            async with asyncio.timeout(30):
                while not any(line.text.startswith(LATE) for line in live.room.table.moves()):
                    await asyncio.sleep(0.001)
            await asyncio.sleep(0.05)
            await bots.stop()
            assert all(one.remark == StoredRemark("helps_you", 1, 3, {}) for one in live.room.chat)
            return [one.text for one in live.room.chat]

    assert asyncio.run(said())[:1] == heard


@pytest.mark.parametrize(
    "remark",
    [
        Remark("B", "No spaces", {}),
        Remark("B", "long", {"text": "x" * 200}),
        Remark("B", "large", {"amount": 10**12}),
        Remark("B", "many", {f"field{n}": n for n in range(20)}),
        Remark("Z", "nobody", {}),
    ],
    ids=lambda remark: remark.name,
)
def test_a_remark_of_another_form_is_dropped(remark: Remark) -> None:
    async def stored() -> StoredRemark | None:
        async with a_manager() as manager:
            bot = {"who": "bot", "bot": "random"}
            live = await a_room(manager, seats=[bot, {"who": "me", "name": "Ann"}])
            await started(manager, live)
            assert stored_remark(live.room, Remark("B", "helps_you")) is not None
            return stored_remark(live.room, remark)

    assert asyncio.run(stored()) is None


def test_a_line_that_an_older_version_stored_has_no_remark() -> None:
    old = entries.load(b'{"kind":"said","seat":1,"name":"Bot","text":"I would want about 75 more."}')
    assert old == entries.ChatSaid(1, "Bot", "I would want about 75 more.")
    assert isinstance(old, entries.ChatSaid)
    assert chat_line(old) == ChatLine("Bot", "I would want about 75 more.", "B")


def test_bots_bid_at_the_pace_of_the_table() -> None:
    assert [bid_pause(0.5, chance) for chance in (0, 1)] == [1, 2]
    assert bid_pause(20, 1) < 0.1
