"""Records that are being looked at: played again and kept in a process of their own, which is asked about them."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from typing import Final

from parlour.core.refusals import Refused
from parlour.server.rooms.room import OVER, Room
from parlour.server.workers.deal_analysis import Judged
from parlour.server.workers.evaluation_queue import BUSY, EvaluationPool

NAME: Final = 24
"""Digits of a record's hash. Whoever knows them has had the record: nobody can guess them."""
MAX_JUDGED: Final = 64
"""So many records are kept whose deals were judged."""


class Replays:
    """Looks at records, by the hash of their text. `address` is whose turn an evaluation takes."""

    def __init__(self, evaluation: EvaluationPool, judging: EvaluationPool) -> None:
        self._evaluation = evaluation
        self._judging = judging
        self._judged: OrderedDict[str, Judged] = OrderedDict()
        self._under_way: dict[str, asyncio.Future[Judged]] = {}
        """Records whose deals are being judged: whoever else asks waits for the same."""

    async def of_text(self, address: str, text: str) -> bytes:
        """A record that somebody has brought; BadData names the first line that is wrong."""
        return await self._brought(address, text, "")

    async def of_room(self, address: str, room: Room) -> bytes:
        """A table's own record; it is open when the game is over, and not before."""
        must_be_over(room)
        return await self._brought(address, room.table.record(), room.opened.edition)

    async def look(self, address: str, job: str, name: str, *arguments: object) -> bytes:
        """What `timelines.Reels` says of a record that is at hand, as JSON; refused if it was forgotten."""
        found: bytes = await self._evaluation.run(address, job, name, *arguments)
        return found

    async def deals(self, address: str, name: str) -> tuple[Judged, int]:
        """What deals did to both sides, as far as there was time to find out, and how many are left out."""
        made, record, edition = await self._evaluation.run(address, "deals", name)
        if made and name not in self._judged:
            if name not in self._under_way:
                judging = self._judging.run(address, record, edition, size=len(record))
                self._under_way[name] = asyncio.ensure_future(judging)
                self._under_way[name].add_done_callback(lambda _done: self._under_way.pop(name, None))
            try:
                judged = await asyncio.shield(self._under_way[name])
            except Refused as refused:
                if refused.code != BUSY:
                    raise
                return [], made
            self._judged[name] = judged
            if len(self._judged) > MAX_JUDGED:
                self._judged.popitem(last=False)
        judged = self._judged.get(name, [])
        return judged, made - len(judged)

    async def _brought(self, address: str, text: str, edition: str) -> bytes:
        name = hashlib.sha256(text.encode()).hexdigest()[:NAME]
        found: bytes = await self._evaluation.run(address, "bring", name, text, edition, size=len(text) + len(edition))
        return found


def must_be_over(room: Room) -> None:
    """Refused while the game goes on."""
    if room.status != OVER:
        raise Refused("replay/running", "", "The game is not over; its record is open when it is.")
