"""`Replays`: opened records, replayed and held in the evaluation process, which answers questions about them."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from typing import Final

from parlour.core.refusals import Refused
from parlour.i18n.refusals import refused
from parlour.server.rooms.room import OVER, Room
from parlour.server.workers.deal_analysis import Judged
from parlour.server.workers.evaluation_queue import BUSY, EvaluationPool

NAME: Final = 24
"""Digits of a record's hash. They cannot be guessed, so a client that knows them has had the record."""
MAX_JUDGED: Final = 64
"""The number of records whose analysed deals are cached."""


class Replays:
    """Opens records by the hash of their text. `address` is the client whose turn an evaluation takes."""

    def __init__(self, evaluation: EvaluationPool, judging: EvaluationPool) -> None:
        self._evaluation = evaluation
        self._judging = judging
        self._judged: OrderedDict[str, Judged] = OrderedDict()
        self._in_progress: dict[str, asyncio.Future[Judged]] = {}
        """Analyses in progress: other clients that ask wait for the same one."""

    async def of_text(self, address: str, text: str) -> bytes:
        """Open an uploaded record. BadData names the first line that is wrong."""
        return await self._open(address, text, "")

    async def of_room(self, address: str, room: Room) -> bytes:
        """Open a table's own record; refused before the game is over."""
        must_be_over(room)
        return await self._open(address, room.table.record(), room.edition)

    async def look(self, address: str, job: str, name: str, *arguments: object) -> bytes:
        """Ask `timelines.TimelineCache` about an open record, as JSON; refused if it was forgotten."""
        found: bytes = await self._evaluation.run(address, job, name, *arguments)
        return found

    async def deals(self, address: str, name: str) -> tuple[Judged, int]:
        """Return what deals did to both sides, as far as there was time, and how many were left out."""
        made, record, edition = await self._evaluation.run(address, "deals", name)
        if made and name not in self._judged:
            if name not in self._in_progress:
                judging = self._judging.run(address, record, edition, size=len(record))
                self._in_progress[name] = asyncio.ensure_future(judging)
                self._in_progress[name].add_done_callback(lambda _done: self._in_progress.pop(name, None))
            try:
                judged = await asyncio.shield(self._in_progress[name])
            except Refused as refused:
                if refused.code != BUSY:
                    raise
                return [], made
            self._judged[name] = judged
            if len(self._judged) > MAX_JUDGED:
                self._judged.popitem(last=False)
        judged = self._judged.get(name, [])
        return judged, made - len(judged)

    async def _open(self, address: str, text: str, edition: str) -> bytes:
        name = hashlib.sha256(text.encode()).hexdigest()[:NAME]
        found: bytes = await self._evaluation.run(address, "bring", name, text, edition, size=len(text) + len(edition))
        return found


def must_be_over(room: Room) -> None:
    """Raise Refused while the game goes on."""
    if room.status != OVER:
        raise refused("replay/running")
