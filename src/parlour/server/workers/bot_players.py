"""`BotPlayers`: asks bots at tables for their answers, with a time limit; the table answers for a bot that fails."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from contextlib import suppress
from itertools import count
from random import Random

from parlour.bots.bot import Remark
from parlour.core.refusals import BadData, Refused
from parlour.i18n import ENGLISH
from parlour.i18n.languages import game_catalogue
from parlour.i18n.sentences import remark_text
from parlour.kit.auction import least_bid
from parlour.server.access.text_rules import checked_text
from parlour.server.live_rooms.live_room import LiveRoom
from parlour.server.live_rooms.manager import RoomManager
from parlour.server.rooms import room_commands
from parlour.server.rooms.command_ids import BOT, server_key
from parlour.server.rooms.entries import StoredRemark
from parlour.server.rooms.room import PLAYING, Room
from parlour.server.store import StoreError
from parlour.server.workers.bot_process import BotQuestion
from parlour.server.workers.bot_worker import BotWorker

log = logging.getLogger("parlour.bots")
MAX_SAID = 80
"""The maximum number of characters of a field of a bot's remark."""
MAX_FIELDS = 8
MAX_AMOUNT = 10**9
NAMES = re.compile(r"[a-z][a-z0-9_]{0,39}")
"""Names of remarks and of their fields."""
BID_PAUSE = 1.0
"""The least number of seconds before a bot answers a bid at the usual pace, while somebody watches; the most is twice
that."""
USUAL_PACE = 0.5
PART_OF_TIME = 4
"""A bot waits for at most this part of the time that it has left on its clock."""


class BotPlayers:
    """Makes bots answer. A change of a room wakes those of its bots that are asked."""

    def __init__(self, manager: RoomManager, worker: BotWorker) -> None:
        self._manager = manager
        self._worker = worker
        self._seed = secrets.token_hex(16)
        """The seed of the bots' own randomness: unpredictable for everybody."""
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}

    def changed(self, live: LiveRoom) -> None:
        if live.room.status != PLAYING:
            return
        for seat in live.room.bots_asked():
            key = (live.room.id, seat)
            if key not in self._thinking:
                self._thinking[key] = asyncio.create_task(self._serve(live, seat))

    async def stop(self) -> None:
        for task in list(self._thinking.values()):
            task.cancel()
        self._worker.stop()

    async def _serve(self, live: LiveRoom, seat: int) -> None:
        """Serve one bot until it is no longer asked. There is no await between the last check and leaving the set of
        thinking bots, so no change is missed."""
        try:
            await self._answer(live, seat)
        finally:
            self._thinking.pop((live.room.id, seat), None)

    async def _answer(self, live: LiveRoom, seat: int) -> None:
        """Answer as long as this bot is asked. If the room changes while it thinks, it thinks again."""
        for attempt in count():
            if seat not in live.room.bots_asked() or self._manager.rooms.get(live.room.id) is not live:
                return
            is_free = seat not in live.room.waits_for()
            if is_free:
                await asyncio.sleep((0.5 + Random().random()) / live.room.opened.pace)
            else:
                await self._wait_to_bid(live, seat)
            try:
                async with self._manager.reading(live) as room:
                    if seat not in room.bots_asked():
                        continue
                    number = room.count
                    question = question_for(room, seat, f"{self._seed}/{attempt}")
            except StoreError:
                await asyncio.sleep(1.0)
                continue
            began = time.perf_counter()
            answer = await self._worker.ask(question)
            self._manager.figures.bot_times.add(time.perf_counter() - began)
            if answer.problem:
                self._manager.figures.bot_failures += 1
                log.warning("a bot failed: %s", answer.problem[:300], extra={"room": live.room.id, "seat": seat})
            if live.room.count != number:
                if is_free and answer.text is not None:
                    await self._give(live, seat, live.room.count, answer.text)
                continue
            if answer.text is None and is_free:
                continue
            if not await self._give(live, seat, number, answer.text):
                return
            if answer.remark is not None:
                await self._say(live, seat, answer.remark)

    async def _say(self, live: LiveRoom, seat: int, remark: Remark) -> None:
        """Post a bot's explanation of its move, if a person will read it."""
        room = live.room
        if remark.to not in room.table.view().seats() or room.table.seat(remark.to) in room.bots():
            return
        if not self._manager.quota.may_remark(room, seat):
            return
        said = stored_remark(room, remark)
        if said is None:
            return
        catalogue = game_catalogue(room.opened.game, ENGLISH)
        data = {"name": said.name, "fields": said.fields}
        text = remark_text(catalogue, data, room.table.reader(said.to)) or said.name
        with suppress(Refused, BadData):  # a remark is not worth an error
            key = server_key(f"bot-{seat}-{room.count}-said", BOT)
            body = f"{said.name} {said.to} {said.offer} {sorted(said.fields.items())}".encode()
            await self._manager.submit(live, key, body, lambda room: room_commands.remark(room, seat, said, text))

    async def _wait_to_bid(self, live: LiveRoom, seat: int) -> None:
        """Wait as long as a person takes to bid. A bid that comes meanwhile is a new question, and starts the wait
        again. Nobody waits where nobody watches."""
        least = _least_bid(live.room, seat)
        while least is not None and live.subscribers:
            seconds = bid_pause(live.room.opened.pace, Random().random())
            asked = live.asked.get(seat)
            if asked is not None:
                seconds = min(seconds, (asked.total_ms - live.spent(seat)) / 1000 / PART_OF_TIME)
            await asyncio.sleep(max(0.0, seconds))
            now = _least_bid(live.room, seat)
            if now == least:
                return
            least = now

    async def _give(self, live: LiveRoom, seat: int, number: int, answer: str | None) -> bool:
        """Submit a bot's answer. Return whether the bot should look again."""
        key = server_key(f"bot-{seat}-{number}", BOT)
        try:
            if answer is not None:
                body = answer.encode(errors="replace")
                await self._manager.submit(live, key, body, lambda room: room_commands.answer(room, seat, answer))
            else:
                await self._manager.submit(live, key, b"", lambda room: room_commands.late(room, seat))
        except BadData:
            return await self._give(live, seat, number, None)
        except Refused as refused:
            if refused.code == "store/unavailable":
                await asyncio.sleep(1.0)
                return True
            if refused.code in ("command/reused", "server/closing") or live.room.count != number:
                return refused.code != "server/closing"  # another process was first, or the table has gone on
            if answer is None:
                log.error("a bot's seat is stuck: %s", refused.code, extra={"room": live.room.id, "seat": seat})
                return False
            return await self._give(live, seat, number, None)
        return True


def bid_pause(pace: float, chance: float) -> float:
    """Return how many seconds a bot waits before it answers a bid; `chance` is from 0 to 1."""
    return BID_PAUSE * (1 + chance) * USUAL_PACE / pace


def _least_bid(room: Room, seat: int) -> int | None:
    """Return the least bid that a seat is asked for; None if it cannot bid now."""
    if room.status != PLAYING or seat not in room.bots_asked():
        return None
    ask = room.table.ask(seat)
    return None if ask is None else least_bid(ask)


def stored_remark(room: Room, remark: Remark) -> StoredRemark | None:
    """Return a remark as it is stored; None if its form is not allowed, which only a custom bot's can be."""
    fields = dict(remark.fields)
    is_short = all(
        NAMES.fullmatch(name) is not None
        and (abs(value) <= MAX_AMOUNT if isinstance(value, int) else len(str(value)) <= MAX_SAID)
        for name, value in fields.items()
    )
    if not NAMES.fullmatch(remark.name) or len(fields) > MAX_FIELDS or not is_short or remark.offer < 0:
        return None
    with suppress(BadData, Refused):
        cleaned = {
            name: value if isinstance(value, int) else checked_text(str(value)) for name, value in fields.items()
        }
        return StoredRemark(remark.name, room.table.seat(remark.to), remark.offer, cleaned)
    return None


def question_for(room: Room, seat: int, seed: str) -> BotQuestion:
    """Build the question for a bot: the moment as its seat may know it."""
    chance = f"{seed}/{room.id}/{room.count}/{seat}"
    position = room.table.position_for(seat, Random(f"redeal/{chance}"))
    ruleset = room.table.game.earlier_ruleset
    return BotQuestion(f"{room.id}/{seat}", room.bots()[seat], position, room.edition, seat, chance, ruleset)
