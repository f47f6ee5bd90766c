"""C3: a slow reader hurts only itself."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from statistics import quantiles
from time import monotonic
from typing import NamedTuple

import pytest
from websockets.asyncio.client import connect as open_socket
from websockets.typing import Origin

import parlour
from parlour.server.settings import FAST
from parlour.server.transport.table_socket import TOO_SLOW
from tests.server.crowd import Guest, check_ledgers, guests
from tests.server.in_process import WIDE, Line, a_manager, a_room, attend, settled
from tests.server.running import EACH_TRANSPORT, Forked
from tests.server.slow_readers import SlowReader
from tests.server.telling import tell

MAX_KIB = 64 * 1024


class Size(NamedTuple):
    tables: int
    slow: int
    """Readers that never read, and as many beside them that do."""
    seconds: float
    most: float
    """Seconds after which the last of the slow ones must be gone."""
    greed: int
    """How often each of them asks for everything ten times a second; the usual limits allow for two."""
    faults: tuple[str, ...] = ()


QUICK = Size(1, 4, 1.5, 10.0, 10, ("impatient",))
FULL = Size(7, 100, 40.0, 30.0, 2)


class Found(NamedTuple):
    before: list[float]
    """How long answers took before the slow ones came, and then."""
    times: list[float]
    kib: int
    """By how much the server's memory has grown."""
    codes: Counter[int]
    seconds: float
    """How long the slowest of the slow ones was kept."""
    snapshots: list[str]
    """What one of them is told that comes back."""


async def listen(guest: Guest, home: asyncio.Event) -> None:
    """A healthy reader beside the players."""
    address = f"ws{guest.urls[0].removeprefix('http')}/api/tables/{guest.table}/socket"
    async with open_socket(address, origin=Origin(guest.urls[0]), max_size=None) as line:
        await line.send(json.dumps({"type": "hello", "token": guest.token, "seat": "A"}))
        while not home.is_set():
            try:
                async with asyncio.timeout(0.5):
                    await line.recv()
            except TimeoutError:
                continue


async def evening(server: Forked, crowd: list[Guest], size: Size) -> Found:
    home = asyncio.Event()
    healthy = [asyncio.create_task(guest.play(home, 0.02)) for guest in crowd]
    healthy += [asyncio.create_task(listen(crowd[n % len(crowd)], home)) for n in range(size.slow)]
    await asyncio.sleep(size.seconds)
    quiet = [time for guest in crowd for time in guest.times]
    for guest in crowd:
        guest.times.clear()
    with ExitStack() as lines:
        kib, seconds, codes = await slowed(server, crowd, size, lines)
    home.set()
    async with asyncio.timeout(60):
        await asyncio.gather(*healthy)
    times = [time for guest in crowd for time in guest.times]
    return Found(quiet, times, kib, codes, seconds, come_back(server, crowd[0]))


async def slowed(server: Forked, crowd: list[Guest], size: Size, lines: ExitStack) -> tuple[int, float, Counter[int]]:
    """Slow readers come, and are let go: by how much memory has grown, after how long, and with which codes."""
    before, files = server.memory_kib(), server.open_files()
    slow = [SlowReader(server.port, crowd[n % len(crowd)].table, crowd[0].token) for n in range(size.slow)]
    for each in slow:
        lines.callback(each.close)
    most, began, gone = before, monotonic(), 0.0
    while monotonic() < began + size.seconds or server.open_files() > files + 2:
        if server.open_files() > files + 2:
            gone = monotonic() - began
            assert gone <= size.most, "slow readers are kept"
        await asyncio.sleep(0.1)
        for each in slow:
            each.ask_for_more(size.greed)
        most = max(most, server.memory_kib())
    return most - before, gone, Counter([(await asyncio.to_thread(each.read_on))[1] for each in slow])


def come_back(server: Forked, guest: Guest) -> list[str]:
    """The kinds of messages for somebody who was let go: one snapshot, and nothing of what he has missed."""
    seat = parlour.connect(server.url, guest.token).sit(guest.table, "A", pledges=False)
    kinds = ["snapshot"] if seat.room else []
    if seat.wait(0.3):
        kinds.append("more")
    seat.close()
    return kinds


def hurts_only_itself(folder: Path, size: Size, *faults: str, transport: str = FAST) -> Found:
    db = f"sqlite:///{folder / 'tables.db'}"
    server = Forked(db, folder / "log", (*size.faults, *faults), transport).start()
    try:
        crowd = guests(server.url, size.tables)
        found = asyncio.run(evening(server, crowd, size))
    finally:
        server.kill()
    check_ledgers(db, crowd)
    assert found.snapshots == ["snapshot"]
    return found


@EACH_TRANSPORT
def test_c3_a_slow_reader_is_let_go_and_nobody_else_notices(transport: str, tmp_path: Path) -> None:
    found = hurts_only_itself(tmp_path, QUICK, transport=transport)
    assert len(found.times) >= 20, "void"


async def greeted(behind: int) -> Line:
    """A line after hello, where no more than a hundred bytes may wait and a snapshot is longer than that."""
    async with a_manager() as manager:
        live = await a_room(manager)
        line = Line()
        line.behind = behind
        serving = attend(manager, line, live.room.id, WIDE._replace(queued=100))
        line.say({"type": "hello", "token": "ann", "seat": "A"})
        await settled(line, 1)
        line.leave()
        await serving
        return line


def test_c3_who_has_read_everything_gets_a_message_longer_than_what_may_wait() -> None:
    assert [told["type"] for told in asyncio.run(greeted(0)).heard] == ["snapshot"]


def test_c3_who_is_too_far_behind_gets_nothing_more_and_is_told_why() -> None:
    line = asyncio.run(greeted(101))
    assert line.heard == []
    assert line.closed == (TOO_SLOW, "message/read_too_slowly: Your connection is too slow. Reload the page.")


@pytest.mark.soak
@EACH_TRANSPORT
def test_c3_turns_red_if_everything_is_kept_for_a_slow_reader(transport: str, tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="slow readers are kept"):
        hurts_only_itself(tmp_path, QUICK._replace(most=4.0), "unbounded_queue", transport=transport)


@pytest.mark.soak
@EACH_TRANSPORT
def test_c3_in_full(transport: str, tmp_path: Path) -> None:
    """The figure for answers holds on a machine that is quiet enough for it without any slow reader."""
    found = hurts_only_itself(tmp_path, FULL, transport=transport)
    quiet, p95 = (quantiles(times, n=100)[94] for times in (found.before, found.times))
    tell("C3", slow=FULL.slow, answers=len(found.times), p95_ms=round(p95 * 1000), without_ms=round(quiet * 1000))
    tell("C3", more_kib=found.kib, closed_with=dict(found.codes), kept_for_seconds=round(found.seconds, 1))
    assert found.kib <= MAX_KIB
    assert p95 <= max(0.150, 1.5 * quiet)
