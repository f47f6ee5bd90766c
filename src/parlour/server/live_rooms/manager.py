"""`RoomManager`: all rooms in memory, and the path of a command: judge, store, publish, answer.

Context. There is one manager per process. Sockets, HTTP handlers, clocks and bots all change a room in the same way:
`submit`, or `submit_soon` where nobody awaits the result. One `Submission` stands for the command all the way:

- `submit_soon` takes the room's lock at once if it is free, otherwise in a task that waits for it;
- `_judge` calls `LiveRoom.evaluate`, which refuses, or finds the command already stored, or folds a new entry;
- `_store` hands the entry to the `StoreWriter`, whose thread commits entries of many rooms together;
- `_stored` runs in the event loop after the commit. It publishes the change to all subscribers;
- `_settle` releases the lock and gives the outcome to `reply`, exactly once for every command.

Invariants.

- Stored before published. No subscriber, observer or caller learns of an entry before its commit.
- One command per room at a time. The lock is held from judging until `_settle`, and it is fair.
- A subscriber receives the update before the sender receives the answer to the command.
- At most one `LiveRoom` per room id: concurrent loads share one task, and `_add` keeps the first.
- A failed commit leaves nothing behind: the room is reloaded from the store, and the sender may try again. If
  the reload shows that only the answer was lost, the command counts as stored.

Several processes can share a store (`share`). The store then decides by the unique entry number who was first. The
process that lost reloads the room and judges its command again, up to `TRIES` times. A refusal may be based on an
outdated room, so it is given only after the store has been asked for entries that came later (`_check_refusal`).

Why callbacks instead of `await`? A command that finds the lock free is judged and handed to the writer in the call that
received it. It needs no coroutine, task or task switch, and this is the path of nearly every move. Tasks are created
only for the slow paths: waiting for the lock, reloading, and checking a refusal.
"""

# Compiled with mypyc.

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Final, TypeVar

from parlour.core.refusals import BadData, Refused
from parlour.i18n.refusals import refused
from parlour.server.figures import Figures
from parlour.server.live_rooms.live_room import (
    CommandResult,
    Judge,
    LiveRoom,
    Reply,
    Submission,
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
from parlour.server.store.interface import AppendResult
from parlour.server.store.writer import StoreWriter, resolve

log = logging.getLogger("parlour.rooms")
T = TypeVar("T")
TRIES: Final = 20
"""How often a command is judged before it is refused, if other processes keep taking its entry number."""
OPENING: Final = "open"
"""The id of the command that opens a room."""


class RoomManager:
    """Finds rooms, executes commands, and publishes changes."""

    def __init__(
        self,
        writer: StoreWriter,
        wall: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self.writer = writer
        self.observers: list[RoomObserver] = []
        self.rooms: dict[str, LiveRoom] = {}
        self.sockets: set[RestartListener] = set()
        self.figures = Figures()
        self.is_closing = False
        self.quota = TableQuota(Limits(), monotonic)
        self.outage = ""
        """Why this process must stop serving, as a sentence; '' while it is healthy."""
        self._wall = wall
        self._monotonic = monotonic
        self._loader = RoomLoader(writer, wall, monotonic)
        self._loading: dict[str, asyncio.Task[LiveRoom]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def share(self) -> None:
        """Expect other processes to add entries to the same rooms: no command is refused from memory alone."""
        self._loader.is_shared = True

    async def open(self, id: str, holder: str, wanted: Opened, secret: bytes | None) -> LiveRoom:
        """Open a new room, or return the existing room of that id."""
        room = Room(id, secret)
        entry = open_room(room, wanted)
        live = LiveRoom(room, secret, self._monotonic)
        data = entries.dump(entry)
        key = server_key(OPENING, holder)
        stored = live.stored_entry(key.text, holder, hashlib.sha256(data).digest(), data, int(self._wall() * 1000))
        opening = Opening(secret, wanted.commitment, wanted.is_public, wanted.game, wanted.title)
        answer = await self.writer.append(append_of(room, stored, entry, opening))
        if not answer.is_stored:
            return await self.find(id)
        live.note_stored(stored)
        log.info("table opened", extra={"room": id, "game": wanted.game})
        return self._add(live)

    async def find(self, id: str) -> LiveRoom:
        """Return a room by its id, loaded from the store if it is not in memory."""
        live = self.rooms.get(id)
        if live is not None:
            live.use()
            return live
        task = self._loading.get(id)
        if task is None:
            task = asyncio.ensure_future(self._load(id))
            self._loading[id] = task
            task.add_done_callback(lambda _done: self._loading.pop(id, None))
        return await asyncio.shield(task)

    async def submit(self, live: LiveRoom, key: CommandKey, body: bytes, judge: Judge) -> CommandResult:
        """Judge a command, store its entry, and publish the change. If it raises Refused, nothing has changed."""
        result: asyncio.Future[CommandResult] = asyncio.get_running_loop().create_future()
        self.submit_soon(live, key, body, judge, partial(resolve, result))
        return await result

    def submit_soon(self, live: LiveRoom, key: CommandKey, body: bytes, judge: Judge, reply: Reply) -> None:
        """Submit a command without waiting. It is judged at once if the room's lock is free. `reply` receives the
        outcome after all subscribers have been updated."""
        command = Submission(live, key, body, judge, reply, self._monotonic(), TRIES)
        if not live.is_stale and live.lock.try_acquire():
            self._judge(command)
        else:
            self._start(command, self._judge_when_free(command))

    async def _judge_when_free(self, command: Submission) -> None:
        await command.live.lock.acquire()
        await self._judge_reloaded(command)

    async def _judge_reloaded(self, command: Submission) -> None:
        """Judge a command after reloading a stale room. The caller holds the lock; settling the command releases it."""
        if command.live.is_stale:
            try:
                await self.recover(command.live)
            except Exception as problem:
                self._settle(command, _unavailable() if isinstance(problem, StoreError) else problem)
                return
        self._judge(command)

    def _judge(self, command: Submission) -> None:
        live = command.live
        try:
            step = live.evaluate(command, self.is_closing, int(self._wall() * 1000))
        except (Refused, BadData) as refused:
            if self._loader.is_shared and live.read_at < command.arrived and not self.is_closing:
                self._start(command, self._check_refusal(command, refused))
            else:
                self._settle(command, refused)
            return
        except Exception as problem:
            self._settle(command, problem)
            return
        if isinstance(step, CommandResult):
            self._settle(command, step)
        else:
            self._store(command, step)

    async def _check_refusal(self, command: Submission, refused: Exception) -> None:
        """Give a refusal only if it holds after reading what other processes have stored; otherwise judge the command
        again.

        One query serves all commands that arrived before it, so a flood of refusals costs one query at a time.
        """
        try:
            is_new = await self.catch_up(command.live, command.arrived)
        except Exception as problem:
            self._settle(command, _unavailable() if isinstance(problem, StoreError) else problem)
            return
        if is_new:
            self._judge(command)
        else:
            self._settle(command, refused)

    def _store(self, command: Submission, append: Append) -> None:
        command.live.is_stale = True
        try:
            self.writer.append_soon(append, partial(self._stored, command, append))
        except StoreError:
            self._settle(command, _unavailable())

    def _stored(self, command: Submission, append: Append, answer: AppendResult | Exception) -> None:
        """Continue after the store's answer: publish the change and settle the command, or recover."""
        if isinstance(answer, AppendResult) and answer.is_stored:
            live = command.live
            live.is_stale = False
            live.note_stored(append.entry, append.listed)
            self._log_status(live)
            try:
                self.publish(live)
            finally:  # the entry is stored, even if publishing it failed
                self._settle(command, CommandResult(append.entry.number, True))
        else:
            self._start(command, self._recover_from(command, answer))

    def _log_status(self, live: LiveRoom) -> None:
        """Log when a table is started, over or closed."""
        status = live.room.status
        if status != live.logged_status:
            live.logged_status = status
            log.info("table %s", status, extra={"room": live.room.id, "game": live.room.opened.game})

    async def _recover_from(self, command: Submission, answer: AppendResult | Exception) -> None:
        """Recover after an append that failed. If another process took the entry number, judge the command again."""
        command.tries_left -= 1
        if isinstance(answer, AppendResult):
            command.live.is_contested = True
            if command.tries_left < TRIES - 1 and await self._settle_repeated(command):
                return
            if command.tries_left:
                await self._judge_reloaded(command)
            else:
                self._settle(command, refused("store/busy"))
        elif isinstance(answer, StoreError):
            await self._recover_from_failure(command)
        else:
            self._settle(command, answer)

    async def _recover_from_failure(self, command: Submission) -> None:
        """Reload the room after a failed commit, to find out whether the entry was stored after all."""
        try:
            await self.recover(command.live)
        except StoreError:
            self._settle(command, _unavailable())
        except Exception as damage:
            self._settle(command, damage)
        else:
            if command.live.known(command.key) is not None:  # only the store's answer was lost
                self._judge(command)
                return
            self._settle(command, refused("store/unavailable"))

    async def _settle_repeated(self, command: Submission) -> bool:
        """Settle a command whose key the store knows already. Return whether it did.

        Called after the second lost race: perhaps not the entry number was taken but the key, by a chat line that is
        too old to be known in memory.
        """
        live = command.live
        id = live.room.id
        try:
            known = await self.writer.read(lambda store: store.command(id, command.key))
            if known is None:
                return False
            await self.recover(live)
            outcome: CommandResult | Exception = repeated(known, command)
        except StoreError:
            outcome = _unavailable()
        except Exception as problem:
            outcome = problem
        self._settle(command, outcome)
        return True

    def _settle(self, command: Submission, outcome: CommandResult | Exception) -> None:
        if command.is_settled:
            return
        command.is_settled = True
        command.live.lock.release()
        command.reply(outcome)

    def _start(self, command: Submission, work: Coroutine[None, None, None]) -> None:
        """Go on with a command in a task, which is referenced until it is done."""
        task = asyncio.get_running_loop().create_task(self._finish(command, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _finish(self, command: Submission, work: Coroutine[None, None, None]) -> None:
        """Run the rest of a command. Whatever goes wrong, the command is settled and the room's lock is released."""
        try:
            await work
        except Exception as problem:
            log.exception("a command failed")
            self._settle(command, problem)

    def now(self) -> float:
        """Return the monotonic time that `catch_up` compares with, in seconds."""
        return self._monotonic()

    async def ask(self, live: LiveRoom, question: Callable[[Room], T]) -> T:
        """Read something from a room. If it is refused, read what other processes have added and try once more."""
        since = self._monotonic()
        async with self.reading(live):
            try:
                return question(live.room)
            except (Refused, BadData):
                if not await self.catch_up(live, since):
                    raise
            return question(live.room)

    def reading(self, live: LiveRoom) -> LockedRoom:
        """Return a context manager that holds the room's lock. Everything in the room is stored then."""
        return LockedRoom(self, live)

    async def recover(self, live: LiveRoom) -> None:
        """Reload a room from the store, and publish it as it is now."""
        await self._loader.reload(live)
        self.publish(live)

    async def refresh(self, live: LiveRoom, known: EntryCounts | None = None) -> None:
        """Read what another process has added, unless the room has everything in `known`."""
        async with self.reading(live):
            if known is not None and live.has(known):
                return
            if await self._loader.read_on(live):
                self.publish(live)

    async def catch_up(self, live: LiveRoom, since: float) -> bool:
        """Read what other processes have added, unless that was done after `since`. Return whether there was anything.
        The caller holds the lock."""
        is_new = await self._loader.catch_up(live, since)
        if is_new:
            self.publish(live)
        return is_new

    def publish(self, live: LiveRoom) -> None:
        """Send each subscriber what has changed for them, and notify the observers."""
        live.publish()
        self._notify_observers(live)

    def close(self) -> None:
        """Accept no more commands, and ask every connection to reconnect later."""
        self.is_closing = True
        for socket in list(self.sockets):
            socket.restart()

    def unload_idle(self, idle: float) -> int:
        """Drop rooms from memory that were idle for so many seconds and have no subscriber, bot or clock. Return how
        many."""
        now = self._monotonic()
        for live in self.rooms.values():
            live.tidy()
        idle_rooms = [
            id
            for id, live in self.rooms.items()
            if not live.subscribers
            and not live.lock.is_taken()
            and now - live.used_at > idle
            and not is_busy(live.room)
        ]
        for id in idle_rooms:
            del self.rooms[id]
        return len(idle_rooms)

    async def _load(self, id: str) -> LiveRoom:
        live = await self._loader.load(id)
        if live is None:
            raise refused("room/unknown")
        return self._add(live)

    def _add(self, live: LiveRoom) -> LiveRoom:
        """Add a room, or return the one that another task has added meanwhile."""
        known = self.rooms.setdefault(live.room.id, live)
        if known is live:
            self._notify_observers(live)
        return known

    def _notify_observers(self, live: LiveRoom) -> None:
        """Notify clocks and bots of a busy room, and once more when it is no longer busy."""
        is_busy_now = is_busy(live.room)
        if is_busy_now or live.was_busy:
            live.was_busy = is_busy_now
            for observer in self.observers:
                observer.changed(live)


class LockedRoom:
    """A context manager that holds a room's lock, and reloads the room first if it is stale."""

    def __init__(self, manager: RoomManager, live: LiveRoom) -> None:
        self._manager = manager
        self._live = live

    async def __aenter__(self) -> Room:
        live = self._live
        await live.lock.acquire()
        if live.is_stale:
            try:
                await self._manager.recover(live)
            except BaseException:
                live.lock.release()
                raise
        live.use()
        return live.room

    async def __aexit__(self, *_problem: object) -> None:
        self._live.lock.release()


def _unavailable() -> Refused:
    return refused("store/unavailable")
