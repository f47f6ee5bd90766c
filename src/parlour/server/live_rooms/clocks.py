"""Timers that act when a seat's time is up, and the task that saves running clocks. `deadlines` computes the times."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from parlour.core.refusals import Refused
from parlour.i18n.refusals import refused
from parlour.server.live_rooms.deadlines import Question, SavedClock, SavedClocks, dump, is_timed, question_of
from parlour.server.live_rooms.live_room import LiveRoom
from parlour.server.live_rooms.manager import RoomManager
from parlour.server.rooms import room_commands
from parlour.server.rooms.command_ids import CLOCK, server_key
from parlour.server.rooms.entries import Entry
from parlour.server.rooms.room import Room
from parlour.server.store import DamagedRoom, StoreError

log = logging.getLogger("parlour.clocks")
TRY_AGAIN: Final = ("store/unavailable", "store/busy")
SAVE_EVERY: Final = 5.0
"""The maximum number of seconds of thinking time that a crash gives back. A clock is saved when it has run for half of
this since it was last saved, and it is checked at the same interval, so it can run ahead of the saved value by the
other half as well."""
CHECK_EVERY: Final = SAVE_EVERY / 2
SAVED_PART: Final = 100
"""A clock of several days is saved after each 1/100 of its time instead of every few seconds."""


class _Timer(NamedTuple):
    handle: asyncio.TimerHandle
    question: Question


class Clocks:
    """Runs a timer for each seat that must answer in time: because the host set a clock, or because the rules set a
    limit."""

    def __init__(self, manager: RoomManager, wall: Callable[[], float] = time.time) -> None:
        self._manager = manager
        self._wall = wall
        self._timers: dict[str, dict[int, _Timer]] = {}
        self._running: set[asyncio.Future[None]] = set()
        self._saving: asyncio.Task[None] | None = None
        self._saved: dict[str, SavedClocks] = {}
        """The last saved state of each room with running clocks."""
        self._wake_saver = asyncio.Event()
        """Set when a room was loaded whose clocks have run on since they were saved."""

    def start(self) -> None:
        """Start saving running clocks at regular intervals."""
        self._saving = asyncio.create_task(self._save_often())

    def changed(self, live: LiveRoom) -> None:
        room = live.room
        timers = self._timers.get(room.id)
        if timers is None and not live.asked and not is_timed(room):
            return
        live.note_questions()
        if timers is None and any(live.spent(seat) >= CHECK_EVERY * 1000 for seat in live.asked):
            self._wake_saver.set()
        timers = self._timers.setdefault(room.id, {})
        for seat, timer in list(timers.items()):
            asked = live.asked.get(seat)
            if asked is None or asked.question != timer.question:
                timer.handle.cancel()
                del timers[seat]
        for seat, asked in live.asked.items():
            if seat not in timers:
                self._start(live, seat, asked.question, asked.total_ms - live.spent(seat))
        if not timers:
            del self._timers[room.id]
            self._saved.pop(room.id, None)

    def stop(self) -> None:
        if self._saving is not None:
            self._saving.cancel()
        for timers in self._timers.values():
            for timer in timers.values():
                timer.handle.cancel()

    async def save(self, least_ms: int = 0) -> None:
        """Store the elapsed time of every running clock that has run for at least `least_ms` since it was last
        saved."""
        due = {id: saved for id in self._timers if (saved := self._due(id, least_ms)) is not None}
        if not due:
            return
        rows = [(id, dump(saved)) for id, saved in sorted(due.items())]
        await self._manager.writer.read(lambda store: store.save_clocks(rows))
        self._saved |= due

    def _due(self, id: str, least_ms: int) -> SavedClocks | None:
        live = self._manager.rooms.get(id)
        if live is None:
            return None
        before = self._saved.get(id)
        clocks: list[SavedClock] = []
        is_due = least_ms == 0
        for seat, asked in live.asked.items():
            now = SavedClock(seat, asked.question, live.spent(seat))
            known = 0 if before is None else before.elapsed(seat, asked.question)
            is_due = is_due or now.elapsed_ms - known >= max(least_ms, asked.total_ms // SAVED_PART)
            clocks.append(now)
        return SavedClocks(int(self._wall() * 1000), clocks) if clocks and is_due else None

    async def _save_often(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake_saver.wait(), CHECK_EVERY)
            self._wake_saver.clear()
            with contextlib.suppress(StoreError):  # saved on the next round
                await self.save(int(CHECK_EVERY * 1000))

    def _start(self, live: LiveRoom, seat: int, question: Question, milliseconds: int) -> None:
        loop = asyncio.get_running_loop()
        handle = loop.call_later(max(0, milliseconds) / 1000, self._up, live, seat)
        self._timers.setdefault(live.room.id, {})[seat] = _Timer(handle, question)

    def _up(self, live: LiveRoom, seat: int) -> None:
        task = asyncio.ensure_future(self._time_out(live, seat))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _time_out(self, live: LiveRoom, seat: int) -> None:
        asked = live.asked.get(seat)
        if asked is None:
            return
        spent = live.spent(seat)
        key = server_key(f"late-{seat}-{'-'.join(map(str, asked.question))}", CLOCK)

        def late(room: Room) -> Entry:
            """Judge the timeout, but only for the question that timed out: the seat may have answered at the same
            moment."""
            if question_of(room, seat) != asked.question:
                raise refused("clock/answered")
            return room_commands.late(room, seat, spent)

        try:
            await self._manager.submit(live, key, b"", late)
        except Refused as refused:
            if refused.code in TRY_AGAIN and live.asked.get(seat) == asked:
                self._start(live, seat, asked.question, 1000)
        except DamagedRoom as damage:
            log.error("a clock stands still: %s", damage)
