"""Two seats that want the same: over sockets, at one server or at two."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect as open_socket
from websockets.typing import Origin

import parlour
from tests.games.pit.hands import live as live_table
from tests.server.scripted import opened
from tests.server.told import take_in

HANDS = {"A": "Gas 5 + Rice 4", "B": "Gas 4 + Oil 5", "C": "Rice 5 + Oil 4"}
HANDS_OF_FOUR = {"A": "Gas 6 + Silver 3", "B": "Silver 6 + Rice 3", "C": "Rice 6 + Oil 3", "D": "Oil 6 + Gas 3"}
NAMES = ["Ann", "Bea", "Cy"]
SPREAD = 0.005
"""Seconds within which two equal players at different servers make up their minds."""


class Runner:
    """A seat at a live table of Pit."""

    def __init__(self, url: str, table: str, token: str, seat: str) -> None:
        self.url = url
        self.seat = seat
        self.view: Any = None
        self._known: dict[str, Any] = {}
        self._hello = {"type": "hello", "token": token, "seat": seat}
        self._address = f"ws{url.removeprefix('http')}/api/tables/{table}/socket"
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._changed = asyncio.Event()
        self._socket: ClientConnection
        self._hearing: asyncio.Task[None]

    async def come(self, lines: AsyncExitStack) -> None:
        """Take one's place, as long as the lines are held."""
        opened = open_socket(self._address, origin=Origin(self.url), max_size=None)
        self._socket = await lines.enter_async_context(opened)
        await self._socket.send(json.dumps(self._hello))
        self._hearing = asyncio.create_task(self._hear())

    async def _hear(self) -> None:
        async for data in self._socket:
            message = json.loads(data)
            if message["type"] in ("snapshot", "update"):
                take_in(self._known, message)
                self.view = self._known["view"]
                self._changed.set()
            else:
                self._answers.pop(message["id"]).set_result(message)

    async def until(self, what: Callable[[Any], bool]) -> None:
        """Listen until something is so."""
        async with asyncio.timeout(30):
            while self.view is None or not what(self.view):
                self._changed.clear()
                await self._changed.wait()

    async def say(self, id: str, **command: object) -> asyncio.Future[dict[str, Any]]:
        """Send a command; its answer comes later."""
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[id] = answer
        await self._socket.send(json.dumps({"id": id, **command}))
        return answer

    async def act(self, id: str, text: str) -> asyncio.Future[dict[str, Any]]:
        return await self.say(id, type="act", seat=self.seat, text=text)

    def card(self) -> str:
        """One of its cards."""
        return next(card for card, count in self.view["hand"].items() if count)


@asynccontextmanager
async def _runners(
    urls: list[str], hands: dict[str, str], names: list[str], rng: Random
) -> AsyncIterator[dict[tuple[str, str], Runner]]:
    """A table of live Pit that has begun, and a runner for each seat at each server; they come in a random order."""
    start = live_table(hands, seats=len(names)).position()
    with parlour.connect(urls[0]) as host:
        wishes: list[dict[str, object]] = [{"who": "me", "name": name} for name in names]
        table, _codes = opened(host, "pit", wishes, position={**start, "seats": names})
        token = host.token
    letters = "ABCDEFGH"[: len(names)]
    people = {(seat, url): Runner(url, table, token, seat) for seat in letters for url in urls}
    async with AsyncExitStack() as lines:
        for each in rng.sample(list(people.values()), len(people)):
            await each.come(lines)
        await (await people["A", urls[0]].say("start-it", type="start"))
        await _all(people.values(), lambda view: "hand" in view)
        yield people


async def races(urls: list[str], count: int, seed: int) -> Counter[str]:
    """A calls, and B and C answer; who wins, and at which server, in the order of the list.

    Everybody has a line to every server. Coins decide at which of them A calls and at which B answers (C takes the
    other one, if there is another), whose answer is put on the wire first, and who joins first. At one server both
    answer at the same instant. Which of two servers would run first on a machine with few cores is a matter of its
    scheduler; so there the second answer comes up to `SPREAD` seconds after the first.
    """
    rng = Random(seed)
    spread = SPREAD if len(urls) > 1 else 0.0
    seen: Counter[str] = Counter()
    async with _runners(urls, HANDS, NAMES, rng) as people:
        for turn in range(count):
            servers = rng.sample(urls, len(urls))
            rivals = [people["B", servers[0]], people["C", servers[-1]]]
            order = rng.sample(rivals, 2)
            lead = abs(rng.random() - rng.random()) * spread  # between two who take equally long to think
            winner = await _race(people["A", rng.choice(urls)], order, [0.0, lead], people.values(), turn)
            seen[winner.seat] += 1
            seen[f"server {urls.index(winner.url)}"] += 1
            seen["the first sent"] += winner is order[0]
    return seen


async def races_of_three(urls: list[str], count: int, seed: int, spread: float = SPREAD) -> Counter[str]:
    """A calls, and B, C and D answer within `spread` seconds: one of them alone at a server, two at the other. Counts
    which seat wins, whether it was alone, and whether it was the first to send."""
    rng = Random(seed)
    seen: Counter[str] = Counter()
    async with _runners(urls, HANDS_OF_FOUR, [*NAMES, "Dan"], rng) as people:
        for turn in range(count):
            here, there = rng.sample(urls, 2)
            alone, *pair = rng.sample("BCD", 3)
            order = rng.sample([people[alone, here], *[people[seat, there] for seat in pair]], 3)
            times = sorted(rng.random() * spread for _ in order)
            leads = [after - before for before, after in zip([times[0], *times], times, strict=False)]
            winner = await _race(people["A", rng.choice(urls)], order, leads, people.values(), turn)
            seen[winner.seat] += 1
            seen["alone"] += winner.seat == alone
            seen["the first sent"] += winner is order[0]
    return seen


async def _race(
    caller: Runner, order: list[Runner], leads: list[float], people: Collection[Runner], turn: int
) -> Runner:
    """Who wins of those who answer in that order, each so many seconds after the one before."""
    called = await (await caller.act(f"call-{turn:06}", f"call {caller.card()} 1"))
    assert called["type"] == "accepted", called
    await _all(people, lambda view: view["numbers"]["A"] == 1)
    sent: list[asyncio.Future[dict[str, Any]]] = []
    for each, lead in zip(order, leads, strict=True):
        due = time.perf_counter() + lead
        while time.perf_counter() < due:
            await asyncio.sleep(0)  # a longer sleep would last a millisecond at least
        sent.append(await each.act(f"match-{each.seat}-{turn:06}", f"match A with {each.card()} 1"))
    won = [each for each, answer in zip(order, sent, strict=True) if (await answer)["type"] == "accepted"]
    assert len(won) == 1, won
    await _all(people, lambda view: view["numbers"]["A"] == 0)
    return won[0]


async def _all(people: Collection[Runner], what: Callable[[Any], bool]) -> None:
    for each in people:
        await each.until(what)
