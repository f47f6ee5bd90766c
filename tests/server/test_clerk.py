"""The clerk: what waits is stored in one commit, and in a rush he lets more come before the next."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

from parlour.server.clerk import LONGEST_REST, MANY, Clerk
from parlour.server.store import Answer, Append, Kept
from parlour.server.store.kept import STORED


class Noting:
    """A store that notes how many came with each commit."""

    def __init__(self) -> None:
        self.commits: list[int] = []

    def append(self, batch: list[Append]) -> list[Answer]:
        self.commits.append(len(batch))
        return [STORED] * len(batch)

    def close(self) -> None:
        return


def new_entry() -> Append:
    return Append(Kept("ROOM", 1, "command", "ann", b"", 0, b"", b""), "playing", "", "Ann", False)


async def all_stored(clerk: Clerk, count: int) -> None:
    answers = await asyncio.gather(*[clerk.append(new_entry()) for _ in range(count)])
    assert all(answer.is_stored for answer in answers)


def test_he_rests_after_many_and_not_after_few() -> None:
    rests: list[float] = []

    async def evening() -> None:
        store: Any = Noting()
        clerk = Clerk(store, rests.append)
        await all_stored(clerk, MANY)
        assert store.commits == [MANY]
        await all_stored(clerk, MANY - 1)
        assert len(rests) == 1
        assert 0 <= rests[0] <= LONGEST_REST
        await clerk.stop()

    asyncio.run(evening())


def test_what_comes_while_he_rests_is_stored_together() -> None:
    rests: list[float] = []
    may_go_on = threading.Event()

    def rest(seconds: float) -> None:
        rests.append(seconds)
        may_go_on.wait()

    async def evening() -> None:
        store: Any = Noting()
        clerk = Clerk(store, rest)
        await all_stored(clerk, MANY)
        waiting = []
        for _ in range(3):  # each in a turn of the loop of its own
            waiting.append(asyncio.ensure_future(all_stored(clerk, 2)))
            await asyncio.sleep(0.01)
        assert store.commits == [MANY]
        may_go_on.set()
        await asyncio.gather(*waiting)
        assert store.commits == [MANY, 6]
        await clerk.stop()

    asyncio.run(evening())
