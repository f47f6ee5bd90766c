"""`CrossProcessUpdates`: notices what other processes add to rooms in memory, by database notification or polling."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

from parlour.server.live_rooms.manager import RoomManager
from parlour.server.store import EntryCounts, StoreError

log = logging.getLogger("parlour.following")
POLL_EVERY: Final = 1.0
"""Seconds between polls: the maximum delay if a notification is lost."""


def follower_for(manager: RoomManager, url: str) -> CrossProcessUpdates | None:
    """Return the follower for a store that several processes share; None for a store with one owner."""
    return CrossProcessUpdates(manager, url) if url.startswith("postgresql://") else None


class CrossProcessUpdates:
    """Two tasks: one listens for notifications, one polls."""

    def __init__(self, manager: RoomManager, url: str) -> None:
        self._manager = manager
        self._url = url
        self._tasks: list[asyncio.Task[None]] = []
        manager.share()

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._poll())]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def _listen(self) -> None:
        import psycopg  # noqa: PLC0415  (the driver only where it is used)

        from parlour.server.store.postgres import CHANNEL, PostgresStore, read_notice  # noqa: PLC0415

        store = self._manager.writer.store
        while True:
            try:
                db = await psycopg.AsyncConnection.connect(self._url, autocommit=True)
                async with db:
                    await db.execute(f"LISTEN {CHANNEL}")
                    async for notice in db.notifies():
                        if isinstance(store, PostgresStore) and notice.pid == store.backend:
                            # this process knows its own commits, and refreshing must not delay the next command
                            continue
                        for room, counted in read_notice(notice.payload):
                            await self._refresh(room, counted)
            except psycopg.Error as problem:
                log.warning("the line for notices broke: %s", str(problem).split("\n")[0])
                await asyncio.sleep(POLL_EVERY)

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(POLL_EVERY)
            loaded = list(self._manager.rooms)
            if not loaded:
                continue
            with contextlib.suppress(StoreError):
                counts = await self._manager.writer.read(lambda store, rooms=loaded: store.counts(rooms))  # type: ignore[misc]
                for room, counted in counts.items():
                    await self._refresh(room, counted)

    async def _refresh(self, room: str, counts: EntryCounts) -> None:
        live = self._manager.rooms.get(room)
        if live is None or (not live.is_stale and live.has(counts)):
            return
        try:
            await self._manager.refresh(live, counts)
        except StoreError:
            pass  # the next poll tries again
        except Exception as problem:  # one room that cannot be followed must not delay the others
            log.error("a room cannot be followed: %s", problem, extra={"room": room})
