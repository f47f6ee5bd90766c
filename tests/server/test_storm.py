"""C2: a reconnect storm is survived."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from statistics import quantiles
from time import monotonic
from typing import Any, NamedTuple

import pytest
from websockets.asyncio.client import ClientConnection, connect as open_socket
from websockets.typing import Origin

import parlour
from parlour.server.settings import Limits
from tests.server.crowd import GONE, guests
from tests.server.running import Forked
from tests.server.scripted import BOT, ME, opened
from tests.server.telling import tell

ADDRESSES = 45
"""Polite people come from so many addresses of this machine, ten from each; all rude ones from one more."""
IN_STEP = 15.0
MAX_SNAPSHOTS = 3
RUDE = "127.0.2.1"
MAX_RUDE = Limits().sockets * 3 // 2
"""Of those who all come from one address so many can be there at once, and a few more after one another."""
AT_ONCE = 0.2
"""Seconds after which rude ones come again, always: no faster, or the test would be busy with nothing else."""


class Size(NamedTuple):
    polite: int
    rude: int
    rest: float
    """Seconds after which the memory is looked at."""


SMALL = Size(40, 50, 0.0)
FULL = Size(450, 50, 60.0)


class Watcher:
    """Looks on at a table, and comes back when cut off: a little later each time, or, if he is rude, always
    at once."""

    def __init__(self, url: str, table: str, code: str, address: str, is_polite: bool, rng: Random) -> None:
        self.url = url
        self.snapshots = 0
        self.heard: set[str] = set()
        self._table = table
        self._code = code
        self._address = address
        self.is_polite = is_polite
        self._rng = rng
        self._socket: ClientConnection | None = None

    async def look_on(self) -> None:
        address = f"ws{self.url.removeprefix('http')}/api/tables/{self._table}/socket"
        turn = 0
        while True:
            try:
                local = (self._address, 0)
                async with open_socket(
                    address, origin=Origin(self.url), max_size=None, local_addr=local, open_timeout=10
                ) as line:
                    await line.send(json.dumps({"type": "hello", "code": self._code}))
                    self._socket = line
                    async for data in line:
                        turn = 0
                        self._hear(json.loads(data))
            except GONE:
                pass
            self._socket = None
            turn = min(turn + 1, 5)
            await asyncio.sleep(self._rng.random() * 0.25 * 2**turn if self.is_polite else AT_ONCE)

    def cut(self) -> None:
        if self._socket is not None:
            self._socket.transport.abort()

    def _hear(self, message: dict[str, Any]) -> None:
        self.snapshots += message["type"] == "snapshot"
        self.heard |= {word["text"] for word in message.get("chat", [])}


class Found(NamedTuple):
    seconds: float
    """Until everybody was in step again."""
    snapshots: int
    """The most that a polite one was sent."""
    rude: int
    """How many all rude ones together were sent."""


class Evening(NamedTuple):
    storms: list[Found]
    times: list[float]
    """How long the answers to those took who played on."""
    before: int
    after: int
    """The server's memory in KiB."""


async def storm(
    crowd: list[Watcher], tell_all: Callable[[str], None], cut: Callable[[], Awaitable[None]], word: str
) -> Found:
    """Everybody is cut off at once; then a word is said, and everybody polite must hear it."""
    polite = [each for each in crowd if each.is_polite]
    for each in crowd:
        each.snapshots = 0
    began = monotonic()
    await cut()
    await asyncio.to_thread(tell_all, word)
    async with asyncio.timeout(120):
        while any(word not in each.heard for each in polite):
            await asyncio.sleep(0.05)
    seconds = monotonic() - began
    rude = sum(each.snapshots for each in crowd if not each.is_polite)
    return Found(seconds, max(each.snapshots for each in polite), rude)


async def evening(server: Forked, size: Size) -> Evening:
    """Two storms: the lines are cut, and the server is killed and comes back."""
    with parlour.connect(server.url) as host:
        table, codes = opened(host, "ten-up", [ME, BOT])
        token = host.token
    seat = parlour.connect(server.url, token).sit(table, pledges=False)
    rng = Random(1)
    places = [(f"127.0.1.{n % ADDRESSES + 1}", True) for n in range(size.polite)] + [(RUDE, False)] * size.rude
    crowd = [Watcher(server.url, table, codes[""], at, is_polite, rng) for at, is_polite in places]
    watching = [asyncio.create_task(each.look_on()) for each in crowd]
    players = guests(server.url, 3)
    home = asyncio.Event()
    playing = [asyncio.create_task(guest.play(home, 0.2)) for guest in players]

    async def cut_nobody() -> None:
        pass

    async def cut_all() -> None:
        for each in crowd:
            each.cut()

    async def restart() -> None:
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)

    found = [await storm(crowd, seat.say, cut_nobody, "before")]
    before = server.memory_kib()
    for player in players:
        player.times.clear()
    found.append(await storm(crowd, seat.say, cut_all, "after a cut"))
    await asyncio.sleep(size.rest)
    after = server.memory_kib()
    found.append(await storm(crowd, seat.say, restart, "after a restart"))
    home.set()
    await asyncio.gather(*playing)
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    seat.close()
    times = [time for player in players for time in player.times]
    return Evening(found[1:], times, before, after)


def survived(folder: Path, size: Size, *faults: str) -> Evening:
    """Everybody is in step soon, with few snapshots, and who does not wait gets no more than his share."""
    server = Forked(f"sqlite:///{folder / 'tables.db'}", folder / "log", ("usual_limits", "no_quotas", *faults)).start()
    try:
        found = asyncio.run(evening(server, size))
    finally:
        server.kill()
    for each in found.storms:
        tell("C2", seconds=round(each.seconds, 1), most_snapshots=each.snapshots, to_the_rude=each.rude)
        assert each.seconds <= IN_STEP
        assert each.snapshots <= MAX_SNAPSHOTS
        assert each.rude <= MAX_RUDE, "who does not wait is served before those who do"
    return found


@pytest.mark.soak
def test_c2_a_reconnect_storm_is_survived(tmp_path: Path) -> None:
    found = survived(tmp_path, FULL)
    p95 = quantiles(found.times, n=100)[94]
    tell("C2", sockets=500, answers=len(found.times), p95_ms=round(p95 * 1000), before=found.before, after=found.after)
    assert p95 <= 0.500
    assert found.after <= found.before * 1.1


@pytest.mark.soak
def test_c2_turns_red_without_a_limit_for_each_address(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="who does not wait"):
        survived(tmp_path, SMALL, "no_admission")
