"""The server's core in a world of its own: time, network, disk and crashes follow from a seed, so that every run can be
had again. Rooms, house, clocks and doors are the real ones; sockets and the store's thread are not."""

from __future__ import annotations

import asyncio
import hashlib
import json
import selectors
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeVar

import parlour
from parlour.core.refusals import BadData, Refused
from parlour.server import entries, messages as say
from parlour.server.clocks import Clocks
from parlour.server.commands import Giver, perform
from parlour.server.conduct import letter
from parlour.server.door import Door, Viewer
from parlour.server.entries import PERSON, Opened, Seat
from parlour.server.house import House, Live
from parlour.server.listening import Listener
from parlour.server.reading import read_room
from parlour.server.settings import Limits
from parlour.server.starting import Starting
from parlour.server.store import Answer, Append, Kept, Store, StoreError
from parlour.server.store.kept import START, checked
from parlour.table.fair import commitment_to

SECRET = bytes(range(32))
MOST_TRIES = 100
PARTS = ("room", "you", "view", "ask")
T = TypeVar("T")


class VirtualLoop(asyncio.SelectorEventLoop):
    """Time passes only when everybody waits, and then at once."""

    def __init__(self) -> None:
        self.now = 0.0
        super().__init__(_Impatient(self))

    def time(self) -> float:
        return self.now


class _Impatient(selectors.SelectSelector):
    def __init__(self, loop: VirtualLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise AssertionError("everybody waits, and for nothing")
        self._loop.now += max(0.0, timeout)
        return []


class Memory:
    """A store in memory. What is in it has been stored."""

    def __init__(self) -> None:
        self.kept: dict[str, list[Kept]] = {}
        self.secrets: dict[str, bytes | None] = {}
        self.knows_commands = True

    def append(self, batch: list[Append]) -> list[Answer]:
        return [Answer(self._append(each)) for each in batch]

    def _append(self, each: Append) -> bool:
        rows = self.kept.setdefault(each.kept.room, [])
        is_repeated = self.knows_commands and any(one.command == each.kept.command for one in rows)
        if each.kept.number != len(rows) + 1 or is_repeated:
            return False
        rows.append(each.kept)
        if each.opening is not None:
            self.secrets[each.kept.room] = each.opening.secret
        return True

    def entries(self, room: str, after: int = 0) -> list[Kept]:
        rows = self.kept.get(room, [])
        return checked(room, rows[after:], rows[after - 1].chain if after else START, after + 1)

    def stored(self, room: str) -> list[Kept]:
        return list(self.kept.get(room, []))

    def secret(self, room: str) -> bytes | None:
        return self.secrets.get(room)

    def counts(self, rooms: list[str]) -> dict[str, int]:
        return {room: len(self.kept[room]) for room in rooms}


@dataclass
class Weather:
    """How bad things are, as chances of one occasion each."""

    failed_write: float = 0.0
    """A commit that fails: half of them have been stored all the same."""
    cut: float = 0.0
    """A line that breaks with a message on it."""
    lost_reply: float = 0.0
    crash: float = 0.0
    """The server, in a second."""
    slow: float = 0.3
    """The longest that a message or a commit takes, in seconds."""
    wall: float = 0.0
    """How far the wall clock jumps, in seconds, whenever it is looked at."""


@dataclass
class World:
    """What a run leaves behind."""

    store: Memory
    trace: Any = field(default_factory=hashlib.sha256)
    counts: Counter[str] = field(default_factory=Counter)
    acknowledged: dict[tuple[str, str], int] = field(default_factory=dict)


class Ordered(dict[Any, None]):
    """A set whose order is that in which things came: nothing here may depend on where things lie in memory."""

    def add(self, one: object) -> None:
        self[one] = None

    def discard(self, one: object) -> None:
        self.pop(one, None)


class SimulatedClerk:
    """Takes time, fails now and then, and dies with its server."""

    def __init__(self, world: World, rng: Random, weather: Weather) -> None:
        self.world = world
        self._rng = rng
        self._weather = weather
        self.is_dead = False
        self.notices: list[Callable[[str], None]] = []

    async def append(self, append: Append) -> Answer:
        await self._wait()
        fails = self._rng.random() < self._weather.failed_write
        is_stored = not fails or self._rng.random() < 0.5
        answer = self.world.store.append([append])[0] if is_stored else Answer(False)
        if answer.is_stored:
            self.world.counts["entries"] += 1
            self.world.trace.update(append.kept._replace(at=0, chain=b"").entry)
            for notice in self.notices:
                notice(append.kept.room)
        else:
            self.world.counts["collisions"] += not fails
        await self._wait()
        if fails:
            self.world.counts["failed commits"] += 1
            raise StoreError("planted")
        return answer

    async def read(self, read: Callable[[Store], T]) -> T:
        await self._wait()
        if self._rng.random() < self._weather.failed_write / 2:
            raise StoreError("planted")
        return read(self.world.store)  # type: ignore[arg-type]

    async def _wait(self) -> None:
        if not self.is_dead:
            await asyncio.sleep(self._rng.random() * self._weather.slow / 3)
        if self.is_dead:
            await asyncio.get_running_loop().create_future()  # nobody comes back from a dead server


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
        self.clerk = SimulatedClerk(self.world, self.rng, self.weather)
        self.house = House(self.clerk, self._wall, loop.time)  # type: ignore[arg-type]
        self.clocks = Clocks(self.house, loop.time)
        self.starting = Starting(self.house, Limits().nonce_seconds, self.is_alone)
        self.house.watches += [self.starting, self.clocks]

    def _wall(self) -> float:
        jump = self.weather.wall
        return 1e9 + asyncio.get_running_loop().time() + (self._jumps.uniform(-jump, jump) if jump else 0.0)

    async def crash(self) -> None:
        self.world.counts["crashes"] += 1
        self.clerk.is_dead = True
        self.is_up = False
        self.clocks.stop()
        self.starting.stop()
        for line in list(self.lines):
            line.break_off()
        await asyncio.sleep(self.rng.uniform(0.1, 3.0))
        self.start()
        for id in list(self.world.store.kept):  # as the application does for rooms in which something goes on
            try:
                await self.house.find(id)
            except StoreError:
                self.world.counts["rooms not woken"] += 1


class Line:
    """A socket: the client's messages arrive late or not at all, and so do the server's."""

    def __init__(self, process: Process, client: Client, live: Live, seat: int) -> None:
        self.process = process
        self.house = process.house
        self.client = client
        self.live = live
        self.is_open = True
        self.listener = Listener(Viewer(client.holder, seat), self)
        self._last = 0.0
        process.lines.add(self)

    def post(self, data: bytes) -> None:
        """D2: whoever is told something is told of what is stored."""
        room = self.live.room
        stored = self.process.world.store.kept[room.id]
        assert room.count <= len(stored), f"entry {room.count} is told, and {len(stored)} are stored"
        assert stored[room.count - 1].chain == self.live.reading.chain, "what is told is not what is stored"
        self.process.world.counts["messages"] += 1
        self._later(self.client.hear, json.loads(data))

    def dismiss(self) -> None:
        raise AssertionError("nobody is sent away here")

    def break_off(self) -> None:
        if self.is_open:
            self.is_open = False
            self.process.lines.discard(self)
            self.live.listeners.discard(self.listener)
            self.client.cut(self)

    async def command(self, command: say.Command) -> None:
        """The server's side of a command, as `sockets` does it."""
        giver = Giver("token", self.client.holder, self.listener.viewer.seat, self.live.spent)
        try:
            await perform(self.house, self.live, giver, command)
            answer: dict[str, Any] = {"is": "accepted", "id": command.id}
        except (Refused, BadData) as refused:
            code = refused.code if isinstance(refused, Refused) else "command/bad"
            answer = {"is": "refused", "id": command.id, "code": code}
        if self.client.rng.random() < self.process.weather.lost_reply:
            self.process.world.counts["replies lost"] += 1
            return
        self._later(self.client.hear, answer)

    async def resync(self) -> None:
        try:
            async with self.house.reading(self.live) as room:
                self.listener.greet(room, Door(room), {})
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
        kind = message["is"]
        if kind in ("accepted", "refused"):
            answer = self._answers.get(message["id"])
            if answer is not None and not answer.done():
                answer.set_result(message)
        elif kind == "snapshot" or message["number"] == self.number + 1:
            self.number = message["number"]
            self.state |= {part: message[part] for part in PARTS if part in message}
        elif message["number"] > self.number:
            start(line.resync())

    async def come(self) -> None:
        """To any of the servers, as often as need be."""
        while self.line is None:
            process = self._processes[self.rng.randrange(len(self._processes))]
            try:
                async with asyncio.timeout(3):
                    house = process.house
                    live = await house.find(self.room_id)
                    if not process.is_up or house is not process.house:
                        raise TimeoutError
                    await self._greet(process, live)
            except (StoreError, TimeoutError):
                self._hang_up()
                await asyncio.sleep(self.rng.random())

    def _hang_up(self) -> None:
        if self.line is not None:
            self.line.break_off()

    async def _greet(self, process: Process, live: Live) -> None:
        line = Line(process, self, live, self.seat)
        self.line, self.number = line, -1
        async with process.house.reading(live) as room:
            line.listener.greet(room, Door(room), {})
            if not live.listeners:
                live.listeners = Ordered()  # type: ignore[assignment]
            if line.is_open:
                live.listeners.add(line.listener)

    async def do(self, world: World, command: say.Command) -> bool:
        """Until it is answered; whether it was accepted."""
        for _ in range(MOST_TRIES):
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
            if message["is"] == "accepted":
                world.acknowledged[self.room_id, command.id] = 1
                return True
            if message["code"] not in ("store/unavailable", "store/busy", "server/closing"):
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
            return say.Act(id, seat, ask["otherwise"])
        if kind < 0.75:
            return say.Act(id, seat, "nonsense")
        if kind < 0.8:
            return say.OfferUndo(id, seat)
        if kind < 0.85:
            return say.AnswerUndo(id, seat, True)
        return say.Say(id, f"word {self._commands}")


_TASKS: set[asyncio.Task[Any]] = set()


def start(job: Coroutine[Any, Any, object]) -> None:
    """A task of its own, whose failure fails the run."""
    task = asyncio.ensure_future(job)
    _TASKS.add(task)


def simulate(
    seed: int,
    weather: Weather,
    commands: int = 20,
    rooms: int = 1,
    processes: int = 1,
    clock: entries.Clock | None = None,
    prepare: Callable[[World, list[Process]], None] = lambda _world, _processes: None,
) -> World:
    """One run: everybody plays through the weather, then it clears up and everybody must have come together."""
    loop = VirtualLoop()
    world = World(Memory())
    try:
        loop.run_until_complete(_run(world, seed, weather, commands, rooms, processes, clock, prepare))
    finally:
        left = asyncio.all_tasks(loop)
        for task in left:
            task.cancel()
        if left:
            loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
        _TASKS.clear()
        loop.close()
    return world


async def _run(
    world: World,
    seed: int,
    weather: Weather,
    commands: int,
    rooms: int,
    processes: int,
    clock: entries.Clock | None,
    prepare: Callable[[World, list[Process]], None],
) -> None:
    rng = Random(seed)
    calm = Weather()
    servers = [Process(world, Random(f"{seed}/{n}"), calm, processes == 1) for n in range(processes)]
    prepare(world, servers)
    clients: list[Client] = []
    games = parlour.games()
    for n in range(rooms):
        game = games[(seed + n) % len(games)]
        count = parlour.open(game).lexicon.seats
        names = [f"holder-{n}-{k}" for k in range(count)]
        seats = [Seat(PERSON, f"Player {k}", name) for k, name in enumerate(names)]
        opened = Opened(
            game=game, options={}, seats=seats, host=names[0], clock=clock, commitment=commitment_to(SECRET)
        )
        await servers[0].house.open(f"ROOM{n}", names[0], opened, SECRET)
        clients += [Client(name, f"ROOM{n}", k, Random(f"{seed}/{name}"), servers) for k, name in enumerate(names)]
    followers = [asyncio.ensure_future(_look(server)) for server in servers if processes > 1]
    for server in servers:
        server.weather = server.clerk._weather = weather
    storm = asyncio.ensure_future(_storm(servers, weather, rng))
    await _all([client.play(world, commands) for client in clients])
    storm.cancel()
    for server in servers:
        if not server.is_up:
            server.start()
        server.weather = server.clerk._weather = calm
    await asyncio.sleep(15)
    await _all([client.come() for client in clients])
    for server in servers:
        server.clocks.stop()
        server.house.watches.remove(server.clocks)
    await asyncio.sleep(10)
    for follower in followers:
        follower.cancel()
    for client in clients:
        world.trace.update(client.trace.digest())
    _check(world, clients)


async def _all(jobs: list[Coroutine[Any, Any, None]]) -> None:
    """All of them, or the first failure of anything."""
    tasks = [asyncio.ensure_future(job) for job in jobs]
    while any(not task.done() for task in tasks):
        await asyncio.sleep(1.0)
        for task in [*tasks, *_TASKS]:
            if task.done() and not task.cancelled():
                task.result()
        _TASKS.difference_update([task for task in _TASKS if task.done()])


async def _storm(servers: list[Process], weather: Weather, rng: Random) -> None:
    while True:
        await asyncio.sleep(1.0)
        for server in servers:
            if rng.random() < weather.crash:
                await server.crash()


async def _look(server: Process) -> None:
    """What another process has added, found by looking."""
    while True:
        await asyncio.sleep(1.0)
        house = server.house
        for live in list(house.lives.values()):
            if live.is_stale or live.room.count < len(server.world.store.kept[live.room.id]):
                try:
                    await asyncio.wait_for(house.refresh(live), 3)
                except (StoreError, TimeoutError):
                    continue


def _check(world: World, clients: list[Client]) -> None:
    """Nothing acknowledged is lost or done twice, and everybody sees what the log says."""
    rooms = {}
    for id, kept in world.store.kept.items():
        commands = [one.command for one in kept]
        assert len(set(commands)) == len(commands), "a command was done twice"
        assert [one.number for one in kept] == list(range(1, len(kept) + 1))
        room = read_room(world.store, id)  # type: ignore[arg-type]
        assert room is not None
        rooms[id] = (room, set(commands))
    for id, command in world.acknowledged:
        assert command in rooms[id][1], f"{command} was acknowledged and is lost"
    for client in clients:
        look = Door(rooms[client.room_id][0]).look(Viewer(client.holder, client.seat))
        due = {part: json.loads(data) for part, data in look._asdict().items()}
        assert client.line is not None
        for part in PARTS:
            assert client.state[part] == due[part], f"{client.name} has another {part} than the server"
        world.counts["clients in step"] += 1
