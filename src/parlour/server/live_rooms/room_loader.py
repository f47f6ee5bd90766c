"""`RoomLoader` loads rooms from the store, reloads them after a failed commit, and catches up with other processes.

The caller holds the room's lock. The loader publishes nothing: that is up to `RoomManager`.
"""

# Compiled with mypyc.

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import final

from parlour.server.live_rooms import deadlines
from parlour.server.live_rooms.live_room import LiveRoom
from parlour.server.rooms.room import MAX_CHAT, Room
from parlour.server.store.interface import DamagedRoom, Store, StoredEntry
from parlour.server.store.writer import StoreWriter

log = logging.getLogger("parlour.loading")


@final
class RoomLoader:
    """Reads rooms, and records in `read_at` the time just before each read."""

    def __init__(self, writer: StoreWriter, wall: Callable[[], float], monotonic: Callable[[], float]) -> None:
        self.is_shared = False
        """Whether other processes add entries to the same rooms."""
        self.wall = wall
        self.monotonic = monotonic
        self._writer = writer
        self._started_at = int(wall() * 1000)

    async def load(self, id: str) -> LiveRoom | None:
        """Load a room from the store; None if there is none of that id."""
        began = self.monotonic()
        secret, entries, clocks, skipped, (lines, damage) = await self._writer.read(lambda store: stored(store, id))
        if not entries:
            return None
        live = LiveRoom(Room(id, secret), secret, self.monotonic)
        live.read_at = began
        started_at = self._started_at if self.is_shared else None
        live.wake(entries, deadlines.load(clocks), int(self.wall() * 1000), started_at)
        live.reading.skip_lines(skipped)
        _follow_chat(live, lines, damage)
        return live

    async def reload(self, live: LiveRoom) -> None:
        """Bring a room back to its stored state, dropping changes that were not stored."""
        id, spare = live.room.id, live.take_spare()
        began = self.monotonic()
        if spare is None:
            again = await self.load(id)
            assert again is not None
            live.become(again.reading)
            live.command_log = again.command_log
            live.recent_chat = again.recent_chat
        else:
            count, lines_before = spare.room.count, spare.room.lines
            new, (lines, damage) = await self._writer.read(lambda store: added(store, id, count, lines_before))
            live.become(spare)
            live.follow(new)
            _follow_chat(live, lines, damage)
        live.is_stale = False
        live.read_at = began
        if live.is_contested:
            live.spare = live.reading.copy()

    async def read_on(self, live: LiveRoom) -> bool:
        """Apply all entries and chat lines that the room does not have yet. Return whether there were any."""
        id, count, lines_before = live.room.id, live.room.count, live.room.lines
        began = self.monotonic()
        new, (lines, damage) = await self._writer.read(lambda store: added(store, id, count, lines_before))
        if new or lines or damage:
            live.is_stale = True  # until all of it has been applied
            live.follow(new)
            _follow_chat(live, lines, damage)
            live.is_stale = False
        live.read_at = began
        return bool(new or lines)

    async def catch_up(self, live: LiveRoom, since: float) -> bool:
        """Read what other processes have added, unless that was done after `since`. Return whether there was
        anything."""
        if not self.is_shared or live.read_at >= since:
            return False
        id = live.room.id
        began = self.monotonic()
        counts = await self._writer.read(lambda store: store.counts([id]))
        is_behind = id in counts and not live.has(counts[id])
        if is_behind:
            is_behind = await self.read_on(live)
        live.read_at = max(live.read_at, began)
        return is_behind


def stored(store: Store, id: str) -> tuple[bytes | None, list[StoredEntry], str, int, tuple[list[StoredEntry], str]]:
    """Read everything a room is loaded from: secret, entries, clocks, the number of older chat lines, the newest chat
    lines."""
    counts = store.counts([id]).get(id)
    skipped = 0 if counts is None else max(0, counts.lines - MAX_CHAT)
    return store.secret(id), store.entries(id), store.clocks(id), skipped, chat(store, id, skipped)


def added(store: Store, id: str, entries: int, lines: int) -> tuple[list[StoredEntry], tuple[list[StoredEntry], str]]:
    """Read what was added to a room after these numbers of entries and chat lines."""
    return store.entries(id, entries), chat(store, id, lines)


def chat(store: Store, id: str, after: int) -> tuple[list[StoredEntry], str]:
    """Read the chat lines after a number, or describe the damage: damaged chat does not stop a game."""
    try:
        return store.chat(id, after), ""
    except DamagedRoom as damage:
        return [], str(damage)


def _follow_chat(live: LiveRoom, lines: list[StoredEntry], damage: str) -> None:
    if damage and not live.room.is_chat_damaged:
        log.error("the chat of a table is damaged, and takes no more lines: %s", damage)
        live.room.is_chat_damaged = True
    live.follow_chat(lines)
