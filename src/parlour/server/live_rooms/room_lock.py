"""Who may do something at a room: one at a time, first come, first served; at once, if nobody else is there."""

# Compiled with mypyc.

from __future__ import annotations

import asyncio
from collections import deque
from typing import final


@final
class RoomLock:
    """Like `asyncio.Lock`, which cannot be asked for without waiting: a turn is taken now, or waited for."""

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def is_taken(self) -> bool:
        return self._is_taken

    def try_acquire(self) -> bool:
        """Take the turn, if nobody has it: then nobody waits for it either."""
        if self._is_taken:
            return False
        self._is_taken = True
        return True

    async def acquire(self) -> None:
        if self.try_acquire():
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.release()  # it had been passed on to somebody who has just gone
            raise

    def release(self) -> None:
        """The next one has it from now on, if there is one who still waits."""
        while self._waiting:
            mine = self._waiting.popleft()
            if not mine.done():
                mine.set_result(None)
                return
        self._is_taken = False
