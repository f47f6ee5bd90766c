"""Clients of a real server, many in one loop. Each keeps a ledger of what was acknowledged, and comes back when cut."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import time
from collections import Counter
from typing import Any

from websockets.asyncio.client import ClientConnection, connect as open_socket
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

import parlour
from parlour.client import connect
from parlour.server.rooms.room_reader import read_room
from parlour.server.store.connect import open_store
from tests.server.told import take_in

GONE = (OSError, WebSocketException, TimeoutError, EOFError)
SOON, MUCH_LATER = 0.02, 0.32
"""Seconds after which one comes back who was cut off, the first time and in the end."""
NOT_NOW = ("server/closing", "store/unavailable", "store/busy")


class Guest:
    """A seat at a table: says things and answers what it is asked."""

    def __init__(self, urls: list[str], table: str, token: str, seat: str, counts: Counter[str]) -> None:
        self.urls = urls
        self.table = table
        self.acknowledged: list[str] = []
        self.state: dict[str, Any] = {}
        self.times: list[float] = []
        self.closed: list[tuple[int, str]] = []
        self.token = token
        self._seat = seat
        self._counts = counts
        self._number = 0
        self._said = 0

    async def play(self, until: asyncio.Event, pause: float = 0.0) -> None:
        """Until it is time to go home: over new sockets as often as need be."""
        turn = 0
        patience = SOON
        command: dict[str, Any] | None = None
        while not until.is_set():
            url = self.urls[turn % len(self.urls)]
            turn += 1
            try:
                address = f"ws{url.removeprefix('http')}/api/tables/{self.table}/socket"
                async with open_socket(address, origin=Origin(url), max_size=None, open_timeout=5) as socket:
                    await socket.send(json.dumps({"type": "hello", "token": self.token, "seat": self._seat}))
                    await self._hear(socket)
                    patience = SOON
                    while not until.is_set():
                        command = command or self._next()
                        if await self._is_done(socket, command):
                            command = None
                        await asyncio.sleep(pause)
            except GONE as gone:
                self._counts["cut off"] += 1
                received = getattr(gone, "rcvd", None)
                if received is not None:
                    self.closed.append((received.code, received.reason))
                await asyncio.sleep(patience)
                patience = min(2 * patience, MUCH_LATER)

    async def follow(self, socket: ClientConnection, seconds: float) -> None:
        """Listen until nothing comes for a while."""
        with contextlib.suppress(TimeoutError):
            while True:
                async with asyncio.timeout(seconds):
                    await self._hear(socket)

    async def _is_done(self, socket: ClientConnection, command: dict[str, Any]) -> bool:
        """Whether the command has been answered for good."""
        self._counts["commands"] += 1
        began = time.perf_counter()
        await socket.send(json.dumps(command))
        while True:
            async with asyncio.timeout(10):
                message = await self._hear(socket)
            if message.get("id") == command["id"]:
                break
        self.times.append(time.perf_counter() - began)
        if message["type"] == "accepted":
            self.acknowledged.append(command["id"])
            self._counts["acknowledged"] += 1
            return True
        self._counts[f"refused {message['code']}"] += 1
        if message["code"] in NOT_NOW:
            await asyncio.sleep(0.05)
            return False
        return True

    async def _hear(self, socket: ClientConnection) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await socket.recv())
        if message["type"] in ("snapshot", "update"):
            if message["type"] == "update":
                assert message["number"] == self._number + 1, "an update is missing"
            self._number = message["number"]
            take_in(self.state, message)
        return message

    def _next(self) -> dict[str, Any]:
        self._said += 1
        id = secrets.token_hex(8)
        ask = self.state.get("ask")
        if self.state["room"]["status"] == "gathering":
            return {"type": "start", "id": id}
        if ask is not None and self._said % 4:
            return {"type": "act", "id": id, "seat": self._seat, "text": ask["default_action"]}
        return {"type": "say", "id": id, "text": f"word {self._said}"}


def guests(url: str, tables: int, urls: list[str] | None = None, counts: Counter[str] | None = None) -> list[Guest]:
    """People at so many tables, over all games, all seats taken."""
    host = connect(url)
    found: list[Guest] = []
    games = parlour.games()
    seen = Counter[str]() if counts is None else counts
    for n in range(tables):
        game = games[n % len(games)]
        seats = parlour.open(game).lexicon.seats
        table = host.open(game, [{"who": "me", "name": f"Guest {k}"} for k in range(seats)])["table"]
        found += [Guest(urls or [url], table, host.token, chr(ord("A") + k), seen) for k in range(seats)]
    return found


def check_ledgers(db: str, crowd: list[Guest]) -> Counter[str]:
    """Whatever was acknowledged is in the store, once; every log is without a gap and can be followed."""
    store = open_store(db, is_unsafe=True, is_looking=True)
    seen: Counter[str] = Counter()
    try:
        for table in dict.fromkeys(guest.table for guest in crowd):
            kept = store.entries(table)
            assert [one.number for one in kept] == list(range(1, len(kept) + 1))
            lines = store.chat(table)
            commands = Counter(one.command.partition(":")[0] for one in (*kept, *lines))
            assert max(commands.values()) == 1
            seen["entries"] += len(kept) + len(lines)
            assert read_room(store, table) is not None
            for guest in crowd:
                if guest.table == table:
                    lost = [command for command in guest.acknowledged if command not in commands]
                    assert not lost, f"{len(lost)} commands were acknowledged at {table} and are lost"
    finally:
        store.close()
    return seen
