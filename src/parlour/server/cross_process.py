"""What other processes add to rooms that are awake here: told by a notice of the database, or found by looking."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

from parlour.server.live_rooms.manager import RoomManager
from parlour.server.store import EntryCounts, StoreError

log = logging.getLogger("parlour.following")
LOOK_EVERY: Final = 1.0
"""Seconds between looks: what a lost notice costs at most."""


def follower_for(manager: RoomManager, url: str) -> CrossProcessUpdates | None:
    """For a store that several processes share; None for one that has one owner."""
    return CrossProcessUpdates(manager, url) if url.startswith("postgresql://") else None


class CrossProcessUpdates:
    """Two tasks: one listens to notices, one looks by itself."""

    def __init__(self, manager: RoomManager, url: str) -> None:
        self._manager = manager
        self._url = url
        self._tasks: list[asyncio.Task[None]] = []
        manager.share()

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._look())]

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
                            continue  # what was done here is known here, and must not keep the next command waiting
                        for room, counted in read_notice(notice.payload):
                            await self._refresh(room, counted)
            except psycopg.Error as problem:
                log.warning("the line for notices broke: %s", str(problem).split("\n")[0])
                await asyncio.sleep(LOOK_EVERY)

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            awake = list(self._manager.rooms)
            if not awake:
                continue
            with contextlib.suppress(StoreError):
                counts = await self._manager.writer.read(lambda store, rooms=awake: store.counts(rooms))  # type: ignore[misc]
                for room, counted in counts.items():
                    await self._refresh(room, counted)

    async def _refresh(self, room: str, counts: EntryCounts) -> None:
        live = self._manager.rooms.get(room)
        if live is None or (not live.is_stale and live.has(counts)):
            return
        try:
            await self._manager.refresh(live, counts)
        except StoreError:
            pass  # it is looked for again soon
        except Exception as problem:  # one room that cannot be followed must not keep the others behind
            log.error("a room cannot be followed: %s", problem, extra={"room": room})
