"""Server processes and clients of a simulated world. Rooms, house, clocks and doors are the real ones; sockets and the
store's thread are not."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Callable
from random import Random
from typing import Any

from parlour.core.refusals import BadData, Refused
from parlour.server import messages as say
from parlour.server.live_rooms.clocks import Clocks
from parlour.server.live_rooms.command_table import Actor, perform
from parlour.server.live_rooms.live_room import LiveRoom
from parlour.server.live_rooms.manager import RoomManager
from parlour.server.live_rooms.pregame import Pregame
from parlour.server.rooms.command_ids import client_key
from parlour.server.rooms.room_commands import letter
from parlour.server.settings import Limits
from parlour.server.store import EntryCounts, StoreError
from parlour.server.views.room_view import RoomView, Viewer
from parlour.server.views.subscriber import Subscriber
from tests.server.simulated_world import Ordered, SimulatedClerk, Weather, World, start
from tests.server.told import take_in

MAX_TRIES = 100
FOR_NOW = ("store/unavailable", "store/busy", "server/closing")
"""Refusals that say nothing of the room: the same command is tried again."""


class Process:
    """A server process: killed, and made anew on the same store."""

    def __init__(self, world: World, rng: Random, weather: Weather, is_alone: bool = True) -> None:
        self.world = world
        self.rng = rng
        self.weather = weather
        self.is_alone = is_alone
        self.lines = Ordered()
        self._jumps = Random(0)
        self.start()

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        self.is_up = True
        self.writer = SimulatedClerk(self.world, self.rng, self.weather)
        self.manager = RoomManager(self.writer, self._wall, loop.time)  # type: ignore[arg-type]
        if not self.is_alone:
            self.manager.share()
        self.clocks = Clocks(self.manager, self._wall)
        self.clocks.start()
        self.starting = Pregame(self.manager, Limits().nonce_seconds, self.is_alone)
        self.manager.observers += [self.starting, self.clocks]

    def _wall(self) -> float:
        jump = self.weather.wall
        return 1e9 + asyncio.get_running_loop().time() + (self._jumps.uniform(-jump, jump) if jump else 0.0)

    def stop(self) -> None:
        """At once, with all that is in its memory."""
        self.writer.is_dead = True
        self.is_up = False
        self.clocks.stop()
        self.starting.stop()
        for line in list(self.lines):
            line.break_off()

    async def crash(self) -> None:
        self.world.counts["crashes"] += 1
        self.stop()
        await asyncio.sleep(self.rng.uniform(0.1, 3.0))
        self.start()
        for id in list(self.world.store.kept):  # as the application does for rooms in which something goes on
            try:
                await self.manager.find(id)
            except StoreError:
                self.world.counts["rooms not woken"] += 1


class Line:
    """A socket: the client's messages arrive late or not at all, and so do the server's."""

    def __init__(self, process: Process, client: Client, live: LiveRoom, seat: int) -> None:
        self.process = process
        self.manager = process.manager
        self.client = client
        self.live = live
        self.is_open = True
        self.listener = Subscriber(Viewer(client.holder, seat), self)
        self._last = 0.0
        process.lines.add(self)

    def post(self, data: bytes) -> None:
        """D2: whoever is told something is told of what is stored."""
        room = self.live.room
        stored = self.process.world.store.kept[room.id]
        assert room.count <= len(stored), f"entry {room.count} is told, and {len(stored)} are stored"
        assert stored[room.count - 1].chain == self.live.reading.chain, "what is told is not what is stored"
        lines = self.process.world.store.lines[room.id]
        assert room.lines <= len(lines), f"chat line {room.lines} is told, and {len(lines)} are stored"
        assert not room.lines or lines[room.lines - 1].chain == self.live.reading.chat_chain
        self.process.world.counts["messages"] += 1
        self._later(self.client.hear, json.loads(data))

    def dismiss(self) -> None:
        raise AssertionError("nobody is sent away here")

    def break_off(self) -> None:
        if self.is_open:
            self.is_open = False
            self.process.lines.discard(self)
            self.live.subscribers.discard(self.listener)
            self.client.cut(self)

    async def command(self, command: say.Command) -> None:
        """The server's side of a command, as `sockets` does it."""
        actor = Actor("token", self.client.holder, self.listener.viewer.seat, self.live.spent)
        kept, lines = (
            each[self.live.room.id] for each in (self.process.world.store.kept, self.process.world.store.lines)
        )
        stored = EntryCounts(len(kept), len(lines))
        try:
            await perform(self.manager, self.live, actor, command)
            answer: dict[str, Any] = {"type": "accepted", "id": command.id}
        except (Refused, BadData) as refused:
            code = refused.code if isinstance(refused, Refused) else "command/bad"
            if code not in FOR_NOW:  # D14
                self.process.world.counts["refusals"] += 1
                assert self.live.has(stored), f"{code} from memory, behind {stored}"
                known = [one.command for one in (*kept[: stored.entries], *lines[: stored.lines])]
                is_known = client_key(command.id, self.client.holder).text in known
                assert not is_known, f"{code}, and it had been stored"
            answer = {"type": "refused", "id": command.id, "code": code}
        if self.client.rng.random() < self.process.weather.lost_reply:
            self.process.world.counts["replies lost"] += 1
            return
        self._later(self.client.hear, answer)

    async def resync(self) -> None:
        try:
            async with self.manager.reading(self.live) as room:
                self.listener.greet(room, RoomView(room), {})
        except StoreError:
            self.break_off()

    def _later(self, do: Callable[[Line, dict[str, Any]], None], message: dict[str, Any]) -> None:
        """In order, as on a socket; a line that breaks takes everything with it."""
        client = self.client
        if client.rng.random() < self.process.weather.cut:
            self.process.world.counts["cuts"] += 1
            self.break_off()
        if self.is_open:
            loop = asyncio.get_running_loop()
            self._last = max(self._last, loop.time() + client.rng.random() * self.process.weather.slow)
            loop.call_at(self._last, do, self, message)


class Client:
    """One seat's end: it keeps what it is told, comes back when cut off, and repeats commands until answered."""

    def __init__(self, name: str, room: str, seat: int, rng: Random, processes: list[Process]) -> None:
        self.name = name
        self.holder = name
        self.room_id = room
        self.seat = seat
        self.rng = rng
        self.state: dict[str, Any] = {}
        self.number = -1
        self.line: Line | None = None
        self.trace = hashlib.sha256()
        self._processes = processes
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._commands = 0

    def cut(self, line: Line) -> None:
        if self.line is line:
            self.line = None
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(ConnectionError())

    def hear(self, line: Line, message: dict[str, Any]) -> None:
        if self.line is not line:
            return
        self.trace.update(json.dumps(message, sort_keys=True).encode())
        kind = message["type"]
        if kind in ("accepted", "refused"):
            answer = self._answers.get(message["id"])
            if answer is not None and not answer.done():
                answer.set_result(message)
        elif kind == "snapshot" or message["number"] == self.number + 1:
            self.number = message["number"]
            take_in(self.state, message)
        elif message["number"] > self.number:
            start(line.resync())

    async def come(self) -> None:
        """To any of the servers, as often as need be."""
        while self.line is None:
            process = self._processes[self.rng.randrange(len(self._processes))]
            try:
                async with asyncio.timeout(3):
                    manager = process.manager
                    live = await manager.find(self.room_id)
                    if not process.is_up or manager is not process.manager:
                        raise TimeoutError
                    await self._greet(process, live)
            except (StoreError, TimeoutError):
                self._hang_up()
                await asyncio.sleep(self.rng.random())

    def _hang_up(self) -> None:
        if self.line is not None:
            self.line.break_off()

    async def _greet(self, process: Process, live: LiveRoom) -> None:
        line = Line(process, self, live, self.seat)
        self.line, self.number = line, -1
        async with process.manager.reading(live) as room:
            line.listener.greet(room, RoomView(room), {})
            if not live.subscribers:
                live.subscribers = Ordered()  # type: ignore[assignment]
            if line.is_open:
                live.subscribers.add(line.listener)

    async def do(self, world: World, command: say.Command) -> bool:
        """Until it is answered; whether it was accepted."""
        for _ in range(MAX_TRIES):
            await self.come()
            line = self.line
            if line is None:
                continue
            answer = self._answers[command.id] = asyncio.get_running_loop().create_future()
            world.counts["commands"] += 1
            start(line.command(command))
            try:
                message = await asyncio.wait_for(answer, 2.0)
            except (ConnectionError, TimeoutError):
                world.counts["retries"] += 1
                if line.is_open and self.rng.random() < 0.5:
                    line.break_off()
                continue
            if message["type"] == "accepted":
                world.acknowledged[self.room_id, client_key(command.id, self.holder).text] = 1
                return True
            if message["code"] not in FOR_NOW:
                world.counts[f"refused {message['code']}"] += 1
                return False
            await asyncio.sleep(self.rng.random())
        raise AssertionError(f"{command.id} is not answered")

    async def play(self, world: World, commands: int) -> None:
        await self.come()
        while self._commands < commands:
            await asyncio.sleep(self.rng.expovariate(2.0))
            await self.do(world, self._next())
        while self.line is None:
            await self.come()

    def _next(self) -> say.Command:
        self._commands += 1
        id = f"{self.name}-{self._commands:06}"
        seat = letter(self.seat)
        ask = self.state.get("ask")
        kind = self.rng.random()
        if self.state.get("room", {}).get("status") == "gathering":
            return say.Start(id)
        if ask is not None and kind < 0.7:
            return say.Act(id, seat, ask["default_action"])
        if kind < 0.75:
            return say.Act(id, seat, "nonsense")
        if kind < 0.8:
            return say.OfferUndo(id, seat)
        if kind < 0.85:
            return say.AnswerUndo(id, seat, True)
        return say.Say(id, f"word {self._commands}")
