"""The phase before play: collects pledges, then nonces, then makes the first draw. Each step has a time limit."""

from __future__ import annotations

import asyncio

from parlour.core.refusals import Refused
from parlour.server.live_rooms.live_room import LiveRoom
from parlour.server.live_rooms.manager import RoomManager
from parlour.server.rooms import room_commands
from parlour.server.rooms.command_ids import SERVER, server_key
from parlour.server.rooms.room import STARTING, Room


class Pregame:
    """Moves starting rooms forward: when all who announced a pledge have given it, or when the time is up."""

    def __init__(self, manager: RoomManager, seconds: float, is_alone: bool) -> None:
        self._manager = manager
        self._seconds = seconds
        self._is_alone = is_alone
        """Whether this process has all subscribers, because no other process serves the same rooms."""
        self._timers: dict[tuple[str, bool], asyncio.TimerHandle] = {}
        self._running: set[asyncio.Future[None]] = set()

    def changed(self, live: LiveRoom) -> None:
        room = live.room
        if room.status != STARTING:
            return
        key = (room.id, room.has_pledged)
        if not self._owing(live):
            self._go_on(live, key)
        elif key not in self._timers:
            loop = asyncio.get_running_loop()
            self._timers[key] = loop.call_later(self._seconds, self._go_on, live, key)

    def stop(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def _owing(self, live: LiveRoom) -> list[int]:
        """Return the seats that still have to pledge, or to reveal the nonce they pledged."""
        room = live.room
        if not room_commands.takes_pledges(room):
            return []
        if room.has_pledged:
            return [seat for seat in room.people() if room.table.takes_nonce(seat)]
        willing = {one.viewer.seat for one in live.subscribers if one.pledges}
        expected = [seat for seat in room.people() if seat in willing or not self._is_alone]
        return [seat for seat in expected if not has_pledged(room, seat)]

    def _go_on(self, live: LiveRoom, key: tuple[str, bool]) -> None:
        timer = self._timers.pop(key, None)
        if timer is not None:
            timer.cancel()
        task = asyncio.ensure_future(self._next_step(live, key[1]))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _next_step(self, live: LiveRoom, has_pledged: bool) -> None:
        step = room_commands.begin if has_pledged else room_commands.end_pledges
        command = server_key("begin" if has_pledged else "pledged", SERVER)
        try:
            await self._manager.submit(live, command, b"", step)
        except Refused as refused:
            if refused.code == "store/unavailable":
                loop = asyncio.get_running_loop()
                key = (live.room.id, has_pledged)
                self._timers[key] = loop.call_later(1.0, self._go_on, live, key)


def has_pledged(room: Room, seat: int) -> bool:
    return room.table.takes_nonce(seat)
