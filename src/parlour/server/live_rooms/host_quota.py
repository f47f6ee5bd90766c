"""Quotas per person and per address: how many tables and stored bytes they may have, and how fast they may open them.

Rates are counted in memory, per process. Totals are counted in the store, so they hold across restarts and processes.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

import msgspec

from parlour.core.refusals import Refused
from parlour.i18n.refusals import english, refused
from parlour.server.access.identity import hashed, room_name
from parlour.server.access.rate_limit import TokenBuckets
from parlour.server.live_rooms.manager import RoomManager
from parlour.server.rooms.table_request import NewTable
from parlour.server.settings import Limits

MINUTE: Final = 60.0


class TooOften(Refused):
    """A rate limit was exceeded. `retry_after` says in how many seconds the request may be repeated."""

    def __init__(self, code: str, seconds: float) -> None:
        self.retry_after = max(1, math.ceil(seconds))
        details: dict[str, object] = {"seconds": self.retry_after}
        super().__init__(code, "", english(code, details), details)


class Quota:
    """Rate limits and totals for what people and addresses do over HTTP."""

    def __init__(self, limits: Limits, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits
        self._tables = TokenBuckets(limits.tables_a_minute / MINUTE, limits.tables_at_once, monotonic)
        self._tables_here = TokenBuckets(
            limits.address_tables_a_minute / MINUTE, limits.address_tables_at_once, monotonic
        )
        self._public_here = TokenBuckets(
            limits.address_public_a_minute / MINUTE, limits.address_public_at_once, monotonic
        )
        self._lessons = TokenBuckets(limits.lessons_a_minute / MINUTE, limits.lessons_at_once, monotonic)
        self._lessons_here = TokenBuckets(
            limits.address_lessons_a_minute / MINUTE, limits.address_lessons_at_once, monotonic
        )
        self._claims = TokenBuckets(limits.claims_a_minute / MINUTE, limits.claims_at_once, monotonic)

    async def open_table(self, manager: RoomManager, address: str, token: str, request: NewTable) -> None:
        """Raise Refused if one more table is too many. A repeated request for an existing table does not count."""
        holder = hashed(token)
        if request.id and await _is_there(manager, room_name(f"{holder}|{request.id}")):
            return
        await self._check_store(manager, holder, request)
        _take(self._tables, holder, "quota/tables")
        _take(self._tables_here, address, "quota/tables")
        if request.public:
            _take(self._public_here, address, "quota/public_rate")

    async def _check_store(self, manager: RoomManager, holder: str, request: NewTable) -> None:
        """Check the request against the tables and bytes that the person has in the store now."""
        limits = self._limits
        hosted = await manager.writer.read(lambda store: store.hosted(holder))
        if hosted.tables >= limits.unfinished_tables:
            raise refused("quota/unfinished", count=hosted.tables, most=limits.unfinished_tables)
        if request.public and hosted.public >= limits.public_tables:
            raise refused("quota/public", count=hosted.public, most=limits.public_tables)
        upload = len(request.edition.encode()) + (len(msgspec.json.encode(request.position)) if request.position else 0)
        if upload and hosted.size + upload > limits.uploaded_bytes:
            raise refused("quota/bytes", kib=limits.uploaded_bytes // 1024)

    def open_lesson(self, address: str, holder: str) -> None:
        """Raise TooOften if one more step of a lesson is too many."""
        _take(self._lessons, holder, "quota/lessons")
        _take(self._lessons_here, address, "quota/lessons")

    def claim(self, address: str) -> None:
        """Raise TooOften if seats are claimed too fast from one address."""
        _take(self._claims, address, "quota/claims")


def _take(allowances: TokenBuckets, key: str, code: str) -> None:
    if not allowances.take(key):
        raise TooOften(code, allowances.wait(key))


async def _is_there(manager: RoomManager, room: str) -> bool:
    return room in manager.rooms or bool(await manager.writer.read(lambda store: store.counts([room])))
