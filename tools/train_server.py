"""A server's table without network and disk, for the workload of the full build."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final, cast

from parlour.chance.committed import SECRET_BYTES
from parlour.server import messages
from parlour.server.access.identity import hashed
from parlour.server.live_rooms.live_room import LiveRoom
from parlour.server.live_rooms.manager import RoomManager
from parlour.server.messages import Act, Hello
from parlour.server.rooms import room_commands
from parlour.server.rooms.command_ids import SERVER, server_key
from parlour.server.rooms.entries import PERSON, Opened, Seat
from parlour.server.rooms.room_commands import letter
from parlour.server.settings import Limits
from parlour.server.store.sqlite import SqliteStore
from parlour.server.store.writer import StoreWriter
from parlour.server.transport.connection import ConnectionClosed
from parlour.server.transport.fast.frames import MASKED, TWO_BYTES, WHOLE_TEXT, FlowControl, FrameListener, FrameParser
from parlour.server.transport.fast.outbox import Outbox, OutboxTarget
from parlour.server.transport.table_socket import Socket

LIMITS: Final = Limits(messages_a_second=1e9, live_messages_a_second=1e9)
NO_MASK: Final = bytes(4)


class Line:
    """A socket connection without a network: messages of the client arrive in frames, and messages to it are framed."""

    def __init__(self, postman: OutboxTarget) -> None:
        self.queue: asyncio.Queue[bytes] = asyncio.Queue()
        self._flow = FlowControl()
        self._outbox = Outbox(postman, cast("asyncio.Transport", _Nowhere()), self._flow)
        self.send = self._outbox.send
        self.unsent_bytes = self._outbox.unsent_bytes
        self._heard: Callable[[bytes], None] = self._wait

    def say(self, message: messages.Act | Hello) -> None:
        text = messages.encode(message)
        size = bytes((MASKED | TWO_BYTES, len(text) >> 8, len(text) & 0xFF))
        self._heard(bytes((WHOLE_TEXT,)) + size + NO_MASK + text)

    def _wait(self, frame: bytes) -> None:
        self.queue.put_nowait(frame[len(NO_MASK) + 4 :])

    async def receive(self) -> bytes:
        said = await self.queue.get()
        if not said:
            raise ConnectionClosed
        return said

    def on_message(self, take: Callable[[bytes], bool]) -> None:
        cutter = FrameParser(LIMITS.message)
        self._heard = FrameListener(self._flow, self.queue, cutter, LIMITS.message, take, self._wait).data_received

    def close(self, code: int, reason: str) -> None:
        self.queue.put_nowait(b"")


async def anybody(token: str) -> str:
    """Accept every token as one of ours."""
    return token


class _Nowhere:
    """A transport that discards everything."""

    def write(self, _data: bytes) -> None:
        return

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return 0


def keep_a_table(slug: str, seats: int, most: int) -> int:
    """Answer at random at a new table, each answer through its seat's socket; return the number of answers."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_keep(Path(folder) / "tables.db", slug, seats, most))


async def _keep(db: Path, slug: str, seats: int, most: int) -> int:
    manager = RoomManager(StoreWriter(SqliteStore(db, is_unsafe=True)))
    names = [letter(seat) for seat in range(seats)]
    people = [Seat(PERSON, name, hashed(name)) for name in names]
    live = await manager.open("room", people[0].holder, Opened(slug, {}, people, people[0].holder), bytes(SECRET_BYTES))
    await manager.submit(
        live, server_key("start", SERVER), b"", lambda room: room_commands.start(room, people[0].holder)
    )
    await manager.submit(live, server_key("begin", SERVER), b"", room_commands.begin)
    postman = OutboxTarget(asyncio.get_running_loop().call_soon)
    lines = [Line(postman) for _ in names]
    serving = [asyncio.create_task(Socket(line, manager, LIMITS, anybody).serve("room")) for line in lines]
    for line, name in zip(lines, names, strict=True):
        line.say(Hello(name, name))
    while len(live.subscribers) < seats:
        await asyncio.sleep(0)
    answers = await _answer(live, lines, Random(seats), most)
    for line in lines:
        line.close(0, "")
    await asyncio.gather(*serving)
    await manager.writer.stop()
    return answers


async def _answer(live: LiveRoom, lines: list[Line], rng: Random, most: int) -> int:
    table = live.room.table
    for number in range(most):
        asks = table.asks()
        if not asks:
            return number
        ask = asks[number % len(asks)]
        seat = ask.seat
        lines[seat].say(Act(f"answer-{number:08}", letter(seat), table.show(ask.sample(rng))))
        while live.lock.is_taken():
            await asyncio.sleep(0)
    return most
