"""`RoomLock`: one command per room at a time, in order of arrival, without waiting if the room is free."""

# Compiled with mypyc.

from __future__ import annotations

import asyncio
from collections import deque
from typing import final


@final
class RoomLock:
    """A fair lock like `asyncio.Lock`, which has no way to acquire it without awaiting."""

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def is_taken(self) -> bool:
        return self._is_taken

    def try_acquire(self) -> bool:
        """Acquire the lock if it is free. If it is free, nobody waits for it."""
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
                self.release()  # the lock had been passed on to this waiter, which was cancelled
            raise

    def release(self) -> None:
        """Pass the lock on to the next waiter that has not been cancelled, or free it."""
        while self._waiting:
            mine = self._waiting.popleft()
            if not mine.done():
                mine.set_result(None)
                return
        self._is_taken = False
