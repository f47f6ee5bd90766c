"""Time, disk and weather of a simulated world: they follow from a seed, so that every run can be had again."""

from __future__ import annotations

import asyncio
import hashlib
import selectors
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeVar

from parlour.server.store import Append, AppendResult, EntryCounts, Store, StoredEntry, StoreError
from parlour.server.store.interface import START, checked
from parlour.server.store.writer import Callback

T = TypeVar("T")

TASKS: set[asyncio.Task[Any]] = set()


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
        self.kept: dict[str, list[StoredEntry]] = {}
        self.lines: dict[str, list[StoredEntry]] = {}
        self.secrets: dict[str, bytes | None] = {}
        self.saved_clocks: dict[str, str] = {}
        self.knows_commands = True

    def append(self, batch: list[Append]) -> list[AppendResult]:
        return [AppendResult(self._append(each)) for each in batch]

    def _append(self, each: Append) -> bool:
        room = each.entry.room
        log, lines = self.kept.setdefault(room, []), self.lines.setdefault(room, [])
        rows = log if each.entry.number > 0 else lines
        is_repeated = self.knows_commands and any(one.command == each.entry.command for one in [*log, *lines])
        if abs(each.entry.number) != len(rows) + 1 or is_repeated:
            return False
        rows.append(each.entry)
        if each.opening is not None:
            self.secrets[each.entry.room] = each.opening.secret
        return True

    def entries(self, room: str, after: int = 0) -> list[StoredEntry]:
        rows = self.kept.get(room, [])
        return checked(room, rows[after:], rows[after - 1].chain if after else START, after + 1)

    def chat(self, room: str, after: int = 0) -> list[StoredEntry]:
        rows = self.lines.get(room, [])
        return checked(room, rows[after:], rows[after - 1].chain if after else START, -after - 1, -1)

    def command(self, room: str, key: str) -> tuple[int, bytes] | None:
        found = [one for one in [*self.kept[room], *self.lines[room]] if one.command == key]
        return (found[0].number, found[0].body) if found else None

    def stored(self, room: str) -> list[StoredEntry]:
        return list(self.kept.get(room, []))

    def secret(self, room: str) -> bytes | None:
        return self.secrets.get(room)

    def clocks(self, room: str) -> str:
        return self.saved_clocks.get(room, "")

    def save_clocks(self, rows: list[tuple[str, str]]) -> None:
        self.saved_clocks.update(rows)

    def counts(self, rooms: list[str]) -> dict[str, EntryCounts]:
        return {room: EntryCounts(len(self.kept[room]), len(self.lines[room])) for room in rooms if room in self.kept}


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

    async def append(self, append: Append) -> AppendResult:
        """Store an entry, or fail."""
        await self._wait()
        fails = self._rng.random() < self._weather.failed_write
        is_stored = not fails or self._rng.random() < 0.5
        answer = self.world.store.append([append])[0] if is_stored else AppendResult(False)
        if answer.is_stored:
            self.world.counts["entries"] += 1
            self.world.trace.update(append.entry._replace(at=0, chain=b"").entry)
            for notice in self.notices:
                notice(append.entry.room)
        else:
            self.world.counts["collisions"] += not fails
        await self._wait()
        if fails:
            self.world.counts["failed commits"] += 1
            raise StoreError("planted")
        return answer

    def append_soon(self, append: Append, then: Callback) -> None:
        start(self._append_and_tell(append, then))

    async def _append_and_tell(self, append: Append, then: Callback) -> None:
        try:
            then(await self.append(append))
        except StoreError as problem:
            then(problem)

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


def start(job: Coroutine[Any, Any, object]) -> None:
    """A task of its own, whose failure fails the run."""
    task = asyncio.ensure_future(job)
    TASKS.add(task)
