"""Quotas: how many tables, stored bytes and words one person or one address may have, and how fast.

Rates are kept in memory, for each process. What somebody has at one time is counted in the store, so it holds across
restarts and processes.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

import msgspec

from parlour.core.refusals import Refused
from parlour.server.access.identity import hashed, room_name
from parlour.server.access.rate_limit import TokenBuckets
from parlour.server.live_rooms.manager import RoomManager
from parlour.server.rooms.table_request import NewTable
from parlour.server.settings import Limits

MINUTE: Final = 60.0


class TooOften(Refused):
    """Over a rate; it may be done again after so many seconds."""

    def __init__(self, code: str, text: str, seconds: float) -> None:
        self.retry_after = max(1, math.ceil(seconds))
        super().__init__(code, "", f"{text} Try again in {self.retry_after} s.")


class Quota:
    """What people and addresses may do by HTTP."""

    def __init__(self, limits: Limits, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits
        self._tables = TokenBuckets(limits.tables_a_minute / MINUTE, limits.tables_at_once, monotonic)
        self._tables_here = TokenBuckets(
            limits.address_tables_a_minute / MINUTE, limits.address_tables_at_once, monotonic
        )
        self._public_here = TokenBuckets(
            limits.address_public_a_minute / MINUTE, limits.address_public_at_once, monotonic
        )
        self._claims = TokenBuckets(limits.claims_a_minute / MINUTE, limits.claims_at_once, monotonic)

    async def open_table(self, manager: RoomManager, address: str, token: str, wish: NewTable) -> None:
        """Refused if one more table would be too many; a wish that was granted before is no more than that one."""
        holder = hashed(token)
        if wish.id and await _is_there(manager, room_name(f"{holder}|{wish.id}")):
            return
        await self._check_store(manager, holder, wish)
        _take(self._tables, holder, "quota/tables", "You open tables too fast.")
        _take(self._tables_here, address, "quota/tables", "Tables are opened too fast from your address.")
        if wish.public:
            _take(self._public_here, address, "quota/public", "Public tables are opened too fast from your address.")

    async def _check_store(self, manager: RoomManager, holder: str, wish: NewTable) -> None:
        """Against what the person has now."""
        limits = self._limits
        hosted = await manager.writer.read(lambda store: store.hosted(holder))
        if hosted.tables >= limits.unfinished_tables:
            text = f"You have {hosted.tables} unfinished tables, and {limits.unfinished_tables} are allowed."
            raise Refused("quota/unfinished", "", f"{text} Finish or close one first.")
        if wish.public and hosted.public >= limits.public_tables:
            text = f"You have {hosted.public} public tables that have not begun; {limits.public_tables} are allowed."
            raise Refused("quota/public", "", f"{text} Begin or close one first, or open this one for invited friends.")
        brought = len(wish.edition.encode()) + (len(msgspec.json.encode(wish.position)) if wish.position else 0)
        if brought and hosted.size + brought > limits.brought_bytes:
            text = f"The editions and positions of your unfinished tables may have {limits.brought_bytes // 1024} KiB"
            raise Refused("quota/bytes", "", f"{text} in all. Finish or close a table first, or bring a smaller one.")

    def claim(self, address: str) -> None:
        """TooOften if seats are taken too fast from one address."""
        _take(self._claims, address, "quota/claims", "Seats are taken too fast from your address.")


def _take(allowances: TokenBuckets, key: str, code: str, text: str) -> None:
    if not allowances.take(key):
        raise TooOften(code, text, allowances.wait(key))


async def _is_there(manager: RoomManager, room: str) -> bool:
    return room in manager.rooms or bool(await manager.writer.read(lambda store: store.counts([room])))
