"""Clocks: how long a seat has been asked, in time that no wall clock can change, and what happens when it is up.

What a move has cost is written with it, so a restart forgets the time since the last entry and costs nobody any.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from parlour.core.refusals import Refused
from parlour.server import conduct
from parlour.server.command_ids import CLOCK, server_key
from parlour.server.door import left_ms
from parlour.server.entries import Entry
from parlour.server.house import House
from parlour.server.live import Asked, Live
from parlour.server.room import CLOSED, OVER, Room
from parlour.server.store import Damaged

log = logging.getLogger("parlour.clocks")
TRY_AGAIN: Final = ("store/unavailable", "store/busy")
LEAST_AFTER_RESTART: Final = 15_000
"""Milliseconds that a seat has at least when the server has come back."""


class Clocks:
    """Watches the rooms in which time matters: by the host's wish, or because the rules say so."""

    def __init__(self, house: House, monotonic: Callable[[], float]) -> None:
        self._house = house
        self._monotonic = monotonic
        self._timers: dict[tuple[str, int], asyncio.TimerHandle] = {}
        self._running: set[asyncio.Future[None]] = set()
        self._known: set[str] = set()

    def changed(self, live: Live) -> None:
        room = live.room
        patience = room.patience_ms()
        is_timed = room.opened.clock is not None or patience > 0
        if not is_timed and not live.asked and room.id not in self._known:
            return
        waited = set(room.waits_for()) - set(room.bots()) if is_timed else set()
        is_woken = room.id not in self._known and room.has_table
        if is_timed:
            self._known.add(room.id)
        for seat, asked in list(live.asked.items()):
            if seat not in waited or asked.question != question_of(room, seat):
                del live.asked[seat]
                self._stop(room.id, seat)
        for seat in waited - set(live.asked):
            live.asked[seat] = Asked(self._monotonic(), question_of(room, seat))
            self._start(live, seat, time_for(room, seat, patience, is_woken))
        if room.status in (OVER, CLOSED):
            self._known.discard(room.id)

    def stop(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def _start(self, live: Live, seat: int, milliseconds: int) -> None:
        loop = asyncio.get_running_loop()
        self._timers[live.room.id, seat] = loop.call_later(milliseconds / 1000, self._up, live, seat)

    def _stop(self, room: str, seat: int) -> None:
        timer = self._timers.pop((room, seat), None)
        if timer is not None:
            timer.cancel()

    def _up(self, live: Live, seat: int) -> None:
        task = asyncio.ensure_future(self._time_out(live, seat))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _time_out(self, live: Live, seat: int) -> None:
        asked = live.asked.get(seat)
        if asked is None:
            return
        spent = live.spent(seat)
        key = server_key(f"late-{seat}-{'-'.join(map(str, asked.question))}", CLOCK)

        def late(room: Room) -> Entry:
            """Only for the question whose time is up: the seat may have answered in the same moment."""
            if question_of(room, seat) != asked.question:
                raise Refused("clock/answered", "", "The seat has answered.")
            return conduct.late(room, seat, spent)

        try:
            await self._house.take(live, key, b"", late)
        except Refused as refused:
            if refused.code in TRY_AGAIN and live.asked.get(seat) == asked:
                self._start(live, seat, 1000)
        except Damaged as damage:
            log.error("a clock stands still: %s", damage)


def question_of(room: Room, seat: int) -> tuple[int, int]:
    """Which question a seat is asked: the next one after each answer, and another one after each move taken back."""
    return room.answers[seat], room.undone


def time_for(room: Room, seat: int, patience: int, is_woken: bool) -> int:
    """Milliseconds that a seat has from now on."""
    times = [patience] if patience else []
    if room.opened.clock is not None:
        left = left_ms(room, seat)
        times.append(max(left, LEAST_AFTER_RESTART) if is_woken else left)
    return min(times)
