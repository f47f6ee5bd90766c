"""A house in this process, with a store in memory, and sockets without a network."""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from parlour.server.live_rooms import lobby
from parlour.server.live_rooms.live_room import LiveRoom
from parlour.server.live_rooms.manager import RoomManager
from parlour.server.live_rooms.pregame import Pregame
from parlour.server.live_rooms.table_quota import TableQuota
from parlour.server.rooms.table_request import NewTable
from parlour.server.settings import Limits
from parlour.server.store.connect import open_store
from parlour.server.store.writer import StoreWriter
from parlour.server.transport.connection import ConnectionClosed
from parlour.server.transport.table_socket import Socket
from tests.server.planting import UNCOUNTED

MANY = 1e9
WIDE = Limits(messages_a_second=MANY, live_messages_a_second=MANY, queued=10**12, **UNCOUNTED)


async def anybody(token: str) -> str:
    """Takes every token for one of ours."""
    return token


def nobody(_text: bytes) -> bool:
    """Takes nothing the moment it comes."""
    return False


class Line:
    """A socket's two ends: what the client says, and what it hears."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.closed: tuple[int, str] | None = None
        self.behind = 0
        """How many bytes the client has not read."""
        self._said: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._take: Callable[[bytes], bool] = nobody

    def say(self, message: dict[str, object] | bytes | str) -> None:
        if isinstance(message, dict):
            message = json.dumps(message)
        data = message if isinstance(message, bytes) else message.encode()
        if not (self._said.empty() and self._take(data)):
            self._said.put_nowait(data)

    def leave(self) -> None:
        self._said.put_nowait(None)

    async def receive(self) -> bytes:
        said = await self._said.get()
        if said is None:
            raise ConnectionClosed
        return said

    def on_message(self, take: Callable[[bytes], bool]) -> None:
        self._take = take

    def send(self, text: bytes) -> None:
        self.heard.append(json.loads(text))

    def unsent_bytes(self) -> int:
        return self.behind

    def close(self, code: int, reason: str) -> None:
        self.closed = self.closed or (code, reason)
        self.leave()


@asynccontextmanager
async def a_manager() -> AsyncIterator[RoomManager]:
    with tempfile.TemporaryDirectory() as folder:
        manager = RoomManager(StoreWriter(open_store(f"sqlite:///{folder}/tables.db", is_unsafe=True)))
        manager.quota = TableQuota(WIDE)
        starting = Pregame(manager, 0.01, True)
        manager.observers.append(starting)
        try:
            yield manager
        finally:
            starting.stop()
            await manager.writer.stop()


async def a_room(manager: RoomManager, token: str = "ann", **wish: Any) -> LiveRoom:
    """A room as somebody wishes for it; without more, both seats of Ten-Up are his."""
    usual = {"game": "ten-up", "seats": [{"who": "me", "name": "Ann"}, {"who": "here", "name": "Zoe"}]}
    live, _invitations = await lobby.open_room(manager, token, NewTable.model_validate({**usual, **wish}))
    return live


async def begun(live: LiveRoom) -> None:
    """Wait until play has begun."""
    while live.room.status in ("gathering", "starting"):
        await asyncio.sleep(0.001)


def attend(manager: RoomManager, line: Line, room: str, limits: Limits = WIDE) -> asyncio.Task[None]:
    """The server's end of a line, at work."""
    return asyncio.create_task(Socket(line, manager, limits, anybody).serve(room))


async def settled(line: Line, count: int) -> None:
    """Wait until so many messages were heard, or the line is closed."""
    while len(line.heard) < count and line.closed is None:
        await asyncio.sleep(0)
