"""`BotPlayers`: asks bots at tables for their answers, with a time limit; the table answers for a bot that fails."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from itertools import count
from random import Random

from parlour.bots.bot import Remark
from parlour.core.refusals import BadData, Refused
from parlour.server.live_rooms.live_room import LiveRoom
from parlour.server.live_rooms.manager import RoomManager
from parlour.server.rooms import room_commands
from parlour.server.rooms.command_ids import BOT, server_key
from parlour.server.rooms.room import PLAYING, Room
from parlour.server.store import StoreError
from parlour.server.workers.bot_process import BotQuestion
from parlour.server.workers.bot_worker import BotWorker

log = logging.getLogger("parlour.bots")
MAX_SAID = 200
"""The maximum number of characters of a bot's remark."""


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
            try:
                async with self._manager.reading(live) as room:
                    if seat not in room.bots_asked():
                        continue
                    number = room.count
                    question = question_for(room, seat, f"{self._seed}/{attempt}")
            except StoreError:
                await asyncio.sleep(1.0)
                continue
            answer = await self._worker.ask(question)
            if answer.problem:
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
        said = remark.text[:MAX_SAID]
        with suppress(Refused, BadData):  # a remark is not worth an error
            key = server_key(f"bot-{seat}-{room.count}-said", BOT)
            await self._manager.submit(live, key, said.encode(), lambda room: room_commands.remark(room, seat, said))

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


def question_for(room: Room, seat: int, seed: str) -> BotQuestion:
    """Build the question for a bot: the moment as its seat may know it."""
    chance = f"{seed}/{room.id}/{room.count}/{seat}"
    position = room.table.position_for(seat, Random(f"redeal/{chance}"))
    return BotQuestion(f"{room.id}/{seat}", room.bots()[seat], position, room.opened.edition, seat, chance)
