"""Turns at a room: at once or in order, and none is lost with somebody who has gone."""

from __future__ import annotations

import asyncio
import contextlib

from parlour.server.live_rooms.room_lock import RoomLock


async def waiting(turns: RoomLock, names: str, had: list[str]) -> dict[str, asyncio.Task[None]]:
    """Some who wait for their turn one behind the other; each has it for a moment, and says so."""

    async def come(name: str) -> None:
        await turns.acquire()
        had.append(name)
        await asyncio.sleep(0)
        turns.release()

    tasks = {name: asyncio.create_task(come(name)) for name in names}
    await asyncio.sleep(0)
    return tasks


def test_who_comes_first_is_first_and_nobody_comes_between() -> None:
    async def evening() -> list[str]:
        turns = RoomLock()
        had: list[str] = []
        assert turns.try_acquire()
        tasks = await waiting(turns, "abc", had)
        assert not turns.try_acquire()
        turns.release()
        assert not turns.try_acquire(), "it is the turn of one who has not woken up yet"
        await asyncio.gather(*tasks.values())
        assert turns.try_acquire()
        return had

    assert asyncio.run(evening()) == ["a", "b", "c"]


def test_the_turn_of_somebody_who_has_gone_is_passed_on() -> None:
    async def evening(gone_before: str, gone_after: str) -> list[str]:
        turns = RoomLock()
        had: list[str] = []
        assert turns.try_acquire()
        tasks = await waiting(turns, "abc", had)
        for name in gone_before:
            tasks[name].cancel()
        turns.release()
        for name in gone_after:  # it is his turn already, but he has not woken up yet
            tasks[name].cancel()
        for task in tasks.values():
            with contextlib.suppress(asyncio.CancelledError):
                await task
        assert not turns.is_taken()
        return had

    assert asyncio.run(evening("", "a")) == ["b", "c"]
    assert asyncio.run(evening("ab", "")) == ["c"]
    assert asyncio.run(evening("b", "a")) == ["c"]
    assert asyncio.run(evening("abc", "")) == []
