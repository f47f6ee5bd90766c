"""The house: all rooms that are awake, who listens at them, and the order of things: store, answer, then tell."""

# Compiled with mypyc.

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar, final

from mypy_extensions import mypyc_attr

from parlour.core.refusals import BadData, Refused
from parlour.server.live_rooms.live_room import (
    CommandResult,
    Judge,
    LiveRoom,
    PendingCommand,
    append_of,
    is_busy,
    repeated,
)
from parlour.server.live_rooms.observers import RestartListener, RoomObserver
from parlour.server.live_rooms.room_loader import RoomLoader
from parlour.server.live_rooms.table_quota import TableQuota
from parlour.server.rooms import entries
from parlour.server.rooms.command_ids import CommandKey, server_key
from parlour.server.rooms.entries import Opened
from parlour.server.rooms.room import Room
from parlour.server.rooms.room_commands import open_room
from parlour.server.settings import Limits
from parlour.server.store import Append, EntryCounts, Opening, StoreError
from parlour.server.store.callbacks import Callback, FutureCallback
from parlour.server.store.interface import AppendResult
from parlour.server.store.writer import StoreWriter

T = TypeVar("T")
TRIES: Final = 20
"""How often a command is judged anew because another process was first."""
OPENING: Final = "open"
"""The command that every room begins with."""


class RoomManager:
    """Finds rooms, takes commands, tells listeners."""

    def __init__(
        self,
        writer: StoreWriter,
        wall: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self.writer = writer
        self.watches: list[RoomObserver] = []
        self.rooms: dict[str, LiveRoom] = {}
        self.sockets: set[RestartListener] = set()
        self.is_closing = False
        self.quota = TableQuota(Limits(), monotonic)
        self.outage = ""
        """Why this process must not go on, in a sentence; '' as long as it may."""
        self._wall = wall
        self._monotonic = monotonic
        self._loader = RoomLoader(writer, wall, monotonic)
        self._waking: dict[str, asyncio.Task[LiveRoom]] = {}
        self._under_way: set[asyncio.Task[None]] = set()

    def share(self) -> None:
        """Other processes add entries to the same rooms: from now on no command is refused from memory alone."""
        self._loader.is_shared = True

    async def open(self, id: str, holder: str, wanted: Opened, secret: bytes | None) -> LiveRoom:
        """A new room; if there is one of that name already, that one."""
        room = Room(id, secret)
        entry = open_room(room, wanted)
        live = LiveRoom(room, secret, self._monotonic)
        data = entries.dump(entry)
        wish = PendingCommand(server_key(OPENING, holder), hashlib.sha256(data).digest(), lambda _room: entry)
        kept = live.kept(wish, data, int(self._wall() * 1000))
        opening = Opening(secret, wanted.commitment, wanted.is_public, wanted.game, wanted.title)
        answer = await self.writer.append(append_of(room, kept, entry, opening))
        if not answer.is_stored:
            return await self.find(id)
        live.took(kept)
        return self._welcome(live)

    async def find(self, id: str) -> LiveRoom:
        """A room by its name, woken up if it sleeps."""
        live = self.rooms.get(id)
        if live is not None:
            live.use()
            return live
        task = self._waking.get(id)
        if task is None:
            task = asyncio.ensure_future(self._wake(id))
            self._waking[id] = task
            task.add_done_callback(lambda _done: self._waking.pop(id, None))
        return await asyncio.shield(task)

    async def submit(self, live: LiveRoom, key: CommandKey, body: bytes, judge: Judge) -> CommandResult:
        """Judge a command, store what it does, then tell everybody. Refused: nothing has changed."""
        answered: asyncio.Future[CommandResult] = asyncio.get_running_loop().create_future()
        self.take_soon(live, key, body, judge, FutureCallback(answered))
        return await answered

    def take_soon(self, live: LiveRoom, key: CommandKey, body: bytes, judge: Judge, then: Callback) -> None:
        """Take a command without waiting for it; at once, if nothing else is under way at the room. `then` hears how it
        went, after everybody else has been told."""
        wish = PendingCommand(key, hashlib.sha256(body).digest(), judge, then, self._monotonic())
        if not live.is_stale and live.turns.try_acquire():
            self._take(live, wish)
        else:
            self._start(self._take_in_turn(live, wish))

    async def _take_in_turn(self, live: LiveRoom, wish: PendingCommand) -> None:
        await live.turns.acquire()
        await self._take_anew(live, wish)

    async def _take_anew(self, live: LiveRoom, wish: PendingCommand, tries: int = TRIES) -> None:
        """After a look at the store, if need be. The turn is kept, here and there, until the wish is settled."""
        if live.is_stale:
            try:
                await self.recover(live)
            except Exception as problem:
                self._settle(live, wish, _unavailable() if isinstance(problem, StoreError) else problem)
                return
        self._take(live, wish, tries)

    def _take(self, live: LiveRoom, wish: PendingCommand, tries: int = TRIES) -> None:
        try:
            step = live.judged(wish, self.is_closing, int(self._wall() * 1000))
        except (Refused, BadData) as refused:
            if self._loader.is_shared and live.read_at < wish.arrived and not self.is_closing:
                self._start(self._check_refusal(live, wish, refused, tries))
            else:
                self._settle(live, wish, refused)
            return
        except Exception as problem:
            self._settle(live, wish, problem)
            return
        if isinstance(step, CommandResult):
            self._settle(live, wish, step)
        else:
            self._store(live, wish, step, tries)

    async def _check_refusal(self, live: LiveRoom, wish: PendingCommand, refused: Exception, tries: int) -> None:
        """Another process may have stored what makes the command right, or the command itself: then it is judged again.

        The store is asked once for all commands that have come before: a flood of them costs one query at a time.
        """
        try:
            is_new = await self.catch_up(live, wish.arrived)
        except Exception as problem:
            self._settle(live, wish, _unavailable() if isinstance(problem, StoreError) else problem)
            return
        if is_new:
            self._take(live, wish, tries)
        else:
            self._settle(live, wish, refused)

    def _store(self, live: LiveRoom, wish: PendingCommand, append: Append, tries: int) -> None:
        live.is_stale = True
        try:
            self.writer.append_soon(append, _Storing(self, live, wish, append, tries))
        except StoreError:
            self._settle(live, wish, _unavailable())

    def stored(
        self, live: LiveRoom, wish: PendingCommand, append: Append, tries: int, answer: AppendResult | Exception
    ) -> None:
        """What became of it in the store."""
        if isinstance(answer, AppendResult) and answer.is_stored:
            live.is_stale = False
            live.took(append.kept, append.listed)
            try:
                self.publish(live)
            finally:  # it is stored, whoever could not be told of it
                self._settle(live, wish, CommandResult(append.kept.number, True))
        else:
            self._start(self._not_stored(live, wish, answer, tries - 1))

    async def _not_stored(
        self, live: LiveRoom, wish: PendingCommand, answer: AppendResult | Exception, tries: int
    ) -> None:
        """The room becomes what the store says it is. Another process was first: the wish is judged anew."""
        if isinstance(answer, AppendResult):
            live.is_contested = True
            if tries < TRIES - 1 and await self._settle_repeated(live, wish):
                return
            if tries:
                await self._take_anew(live, wish, tries)
            else:
                self._settle(live, wish, Refused("store/busy", "", "The table is too busy; please try again."))
            return
        problem: Exception = answer
        if isinstance(answer, StoreError):
            problem = _unavailable()
            try:
                await self.recover(live)
            except StoreError:
                pass
            except Exception as damage:
                problem = damage
            else:
                if live.known(wish.key) is not None:  # only the answer of the store was lost
                    self._take(live, wish)
                    return
                text = "The move could not be kept, so it was not made. Try again."
                problem = Refused("store/unavailable", "", text)
        self._settle(live, wish, problem)

    async def _settle_repeated(self, live: LiveRoom, wish: PendingCommand) -> bool:
        """Twice another was first: perhaps it is not the number that is taken, but the key, by a chat line that is not
        known here any more. Then the wish is settled."""
        id = live.room.id
        try:
            known = await self.writer.read(lambda store: store.command(id, wish.key))
            if known is None:
                return False
            await self.recover(live)
            outcome: CommandResult | Exception = repeated(known, wish)
        except StoreError:
            outcome = _unavailable()
        except Exception as problem:
            outcome = problem
        self._settle(live, wish, outcome)
        return True

    def _settle(self, live: LiveRoom, wish: PendingCommand, outcome: CommandResult | Exception) -> None:
        live.turns.release()
        if wish.then is not None:
            wish.then.hear(outcome)

    def _start(self, work: Coroutine[None, None, None]) -> None:
        """Something that goes on by itself until it is done."""
        task = asyncio.get_running_loop().create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    def now(self) -> float:
        """The time that `catch_up` compares, in seconds since some moment."""
        return self._monotonic()

    async def ask(self, live: LiveRoom, question: Callable[[Room], T]) -> T:
        """What a room answers to a question; if it refuses, with everything that other processes have added."""
        since = self._monotonic()
        async with self.reading(live):
            try:
                return question(live.room)
            except (Refused, BadData):
                if not await self.catch_up(live, since):
                    raise
            return question(live.room)

    def reading(self, live: LiveRoom) -> Reads:
        """The room, while nothing is done to it; all that is in it has been stored."""
        return Reads(self, live)

    async def recover(self, live: LiveRoom) -> None:
        """Become what the store says, and tell everybody how it stands."""
        await self._loader.reload(live)
        self.publish(live)

    async def refresh(self, live: LiveRoom, known: EntryCounts | None = None) -> None:
        """Read what another process has added; nothing, if what is `known` to be there is here."""
        async with self.reading(live):
            if known is not None and live.has(known):
                return
            if await self._loader.read_on(live):
                self.publish(live)

    async def catch_up(self, live: LiveRoom, since: float) -> bool:
        """Read what other processes have added, unless that was done after `since`; whether there was anything. The
        caller has the turn."""
        is_new = await self._loader.catch_up(live, since)
        if is_new:
            self.publish(live)
        return is_new

    def publish(self, live: LiveRoom) -> None:
        """Everybody who listens hears what has changed for him."""
        live.publish()
        self._tell_watches(live)

    def close(self) -> None:
        """Take no more commands, and tell every socket to come back later."""
        self.is_closing = True
        for socket in list(self.sockets):
            socket.restart()

    def put_to_sleep(self, idle: float) -> int:
        """Forget rooms that nobody has used for so many seconds, that nobody listens at and no bot plays at."""
        now = self._monotonic()
        for live in self.rooms.values():
            live.tidy()
        idle_rooms = [
            id
            for id, live in self.rooms.items()
            if not live.listeners and not live.turns.is_taken() and now - live.used_at > idle and not is_busy(live.room)
        ]
        for id in idle_rooms:
            del self.rooms[id]
        return len(idle_rooms)

    async def _wake(self, id: str) -> LiveRoom:
        live = await self._loader.load(id)
        if live is None:
            raise Refused("room/unknown", "", "There is no such table, or it is not open to you.")
        return self._welcome(live)

    def _welcome(self, live: LiveRoom) -> LiveRoom:
        """A room is awake once: who has woken it at the same moment has the same."""
        known = self.rooms.setdefault(live.room.id, live)
        if known is live:
            self._tell_watches(live)
        return known

    def _tell_watches(self, live: LiveRoom) -> None:
        """Clocks and bots hear of a room in which something goes on by itself, and once more when it does no longer."""
        is_moving = is_busy(live.room)
        if is_moving or live.was_busy:
            live.was_busy = is_moving
            for watch in self.watches:
                watch.changed(live)


@final
@mypyc_attr(acyclic=True)
class _Storing(Callback):
    """The house, while a wish is on its way to the store."""

    def __init__(self, manager: RoomManager, live: LiveRoom, wish: PendingCommand, append: Append, tries: int) -> None:
        self._manager = manager
        self._live = live
        self._wish = wish
        self._append = append
        self._tries = tries

    def hear(self, answer: Any) -> None:
        self._manager.stored(self._live, self._wish, self._append, self._tries, answer)


class Reads:
    """Somebody who reads a room: `async with`, and it is his turn."""

    def __init__(self, manager: RoomManager, live: LiveRoom) -> None:
        self._manager = manager
        self._live = live

    async def __aenter__(self) -> Room:
        live = self._live
        await live.turns.acquire()
        if live.is_stale:
            try:
                await self._manager.recover(live)
            except BaseException:
                live.turns.release()
                raise
        live.use()
        return live.room

    async def __aexit__(self, *_problem: object) -> None:
        self._live.turns.release()


def _unavailable() -> Refused:
    return Refused("store/unavailable", "", "The store does not answer now. Try again soon.")
