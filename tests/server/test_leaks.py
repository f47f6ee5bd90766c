"""C5: no slow leak. Tables are opened, played and finished by the thousand, and the server is what it was."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

import pytest
from websockets.asyncio.client import connect as open_socket
from websockets.typing import Origin

import parlour
from parlour.client import Client
from parlour.testing import random_table
from tests.server import rubbish
from tests.server.running import EACH_TRANSPORT, Forked, Server
from tests.server.telling import tell

AT_ONCE = 8
MAX_KIB = 2048
"""By which the memory may grow over the second half: what Python itself is uneven by."""
SEATS: list[dict[str, object]] = [{"who": "me", "name": "Ann"}, {"who": "me", "name": "Bo"}]


def near_the_end(moves: int = 3) -> dict[str, object]:
    """A position of Ten-Up from which few moves lead to the end."""
    table = random_table("ten-up", 2, 1)
    rng = Random(1)
    before: list[dict[str, object]] = []
    while not table.is_over():
        before.append(table.position())
        ask = table.asks()[0]
        table.act(ask.seat, ask.sample(rng))
    return {**before[-moves], "seats": ["Ann", "Bo"]}


class Player:
    """A seat that answers whatever it is asked, until the game is over."""

    def __init__(self, host: Client, table: str, seat: str) -> None:
        self.moves = 0
        self._url = host.url
        self._address = f"ws{host.url.removeprefix('http')}/api/tables/{table}/socket"
        self._hello = {"type": "hello", "token": host.token, "seat": seat}
        self._seat = seat

    async def play(self) -> None:
        async with open_socket(self._address, origin=Origin(self._url), max_size=None) as line:
            await line.send(json.dumps(self._hello))
            async for data in line:
                message = json.loads(data)
                status = message.get("room", {}).get("status")
                if status == "over":
                    return
                if status == "gathering" and self._seat == "A":
                    await line.send(json.dumps({"type": "start", "id": "start-it"}))
                ask = message.get("ask")
                if ask is not None:
                    self.moves += 1
                    id = f"move-{self._seat}-{self.moves:04}"
                    act = {"type": "act", "id": id, "seat": self._seat, "text": ask["default_action"]}
                    await line.send(json.dumps(act))


async def play_one(host: Client, position: dict[str, object]) -> int:
    """Open a table, play it to its end over two sockets, and go; how many moves it took."""
    table = (await asyncio.to_thread(host.open, "ten-up", SEATS, position=position))["table"]
    players = [Player(host, table, seat) for seat in "AB"]
    await asyncio.gather(*[player.play() for player in players])
    return sum(player.moves for player in players)


class Measured(NamedTuple):
    kib: int
    files: int
    tasks: int


async def many(server: Forked, tables: int) -> tuple[Measured, Measured, int]:
    """What the server holds after half of the tables, and after all of them."""
    host = parlour.connect(server.url)
    position = near_the_end()
    moves = 0

    async def some(count: int) -> None:
        nonlocal moves
        for _ in range(count):
            moves += await play_one(host, position)

    found: list[Measured] = []
    for _half in range(2):
        await asyncio.gather(*[some(tables // 2 // AT_ONCE) for _ in range(AT_ONCE)])
        await asyncio.sleep(3.0)  # the last ones have gone to sleep
        found.append(Measured(server.memory_kib(), server.open_files(), await asyncio.to_thread(tasks_of, server)))
    return found[0], found[1], moves


def tasks_of(server: Forked) -> int:
    """How many tasks the server has under way, as it says itself."""
    return int((server.folder / "tasks").read_text(encoding="utf-8"))


def leaks_nothing(folder: Path, tables: int, *faults: str) -> None:
    server = Forked(f"sqlite:///{folder / 'tables.db'}", folder / "log", ("soon_asleep", "counts_tasks", *faults))
    server.start()
    began = monotonic()
    try:
        half, whole, moves = asyncio.run(many(server, tables))
    finally:
        server.kill()
    minutes = (monotonic() - began) / 60
    tell("C5", tables=tables, moves=moves, minutes=round(minutes, 1), half=tuple(half), whole=tuple(whole))
    tell("C5", kib_an_hour=round((whole.kib - half.kib) / minutes * 120))
    assert abs(whole.files - half.files) <= 5
    assert abs(whole.tasks - half.tasks) <= 5
    assert whole.kib - half.kib <= MAX_KIB, "it grows"


async def come_and_go(url: str, times: int) -> None:
    """Lines to a table: each in turn ended by its client, cut off, and ended by the server."""
    with parlour.connect(url) as host:
        table = host.open("ten-up", SEATS)["table"]
        token = host.token
    address = f"ws{url.removeprefix('http')}/api/tables/{table}/socket"
    for n in range(times):
        async with open_socket(address, origin=Origin(url)) as line:
            await line.send("well" if n % 3 == 2 else json.dumps({"type": "hello", "token": token}))
            if n % 3 == 2:
                await line.wait_closed()
            else:
                await line.recv()
            if n % 3 == 1:
                line.transport.abort()


@EACH_TRANSPORT
def test_lines_that_end_leave_nothing_that_has_to_be_searched_for(transport: str, tmp_path: Path) -> None:
    """What goes round in memory stays until it is searched for, which a busy server does seldom."""
    db, options = f"sqlite:///{tmp_path / 'tables.db'}", ("--transport", transport)
    server = Server(db, tmp_path / "log", module="tests.server.rubbish", options=options).start()
    asyncio.run(come_and_go(server.url, 12))
    server.signal(rubbish.LOOK)
    assert json.loads(server.log_text().splitlines()[-1]) == {}


@pytest.mark.soak
def test_c5_ten_thousand_tables_leave_nothing_behind(tmp_path: Path) -> None:
    leaks_nothing(tmp_path, 10_000)


@pytest.mark.soak
def test_c5_turns_red_if_finished_tables_are_kept(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="it grows"):
        leaks_nothing(tmp_path, 400, "keeps_finished")
