"""The house: all rooms that are awake, who listens at them, and the order of things: store, answer, then tell."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, NamedTuple, Protocol

from parlour.core.refusals import BadData, Refused
from parlour.server import entries
from parlour.server.clerk import Clerk
from parlour.server.conduct import open_room
from parlour.server.door import Door
from parlour.server.entries import PERSON, Entry, Opened
from parlour.server.listening import Listener
from parlour.server.reading import Reading
from parlour.server.room import PLAYING, STARTING, WATCHER, Room
from parlour.server.store import Append, Kept, Opening, StoreError
from parlour.server.store.kept import link

TRIES: Final = 20
"""How often a command is judged anew because another process was first."""
SITTING: Final = (Opened, entries.Claimed, entries.Freed, entries.Left)
"""Entries that change who sits where."""
OPENING: Final = "open"
"""The command that every room begins with."""
Judge = Callable[[Room], Entry]


class Done(NamedTuple):
    """A command that has been stored, now or before."""

    number: int
    is_new: bool


class Asked(NamedTuple):
    """A question to a seat: since when, and which one it is; the next has another number."""

    since: float
    question: tuple[int, int]


class Watches(Protocol):
    """Something that wants to know when a room has changed: clocks, bots."""

    def changed(self, live: Live) -> None: ...


class Restarts(Protocol):
    """A socket, as far as the house knows it."""

    def restart(self) -> None: ...


class Live:
    """A room that is awake, and its listeners. Whoever reads the room holds the lock: what is in it is then stored."""

    def __init__(self, room: Room, secret: bytes | None, monotonic: Callable[[], float]) -> None:
        self.room = room
        self.reading = Reading(room, secret)
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self._door: Door | None = None
        """Through which somebody looked last."""
        self.asked: dict[int, Asked] = {}
        """What each seat is asked, where there is a clock."""
        self.answered: dict[str, tuple[int, bytes]] = {}
        """Every command that was stored, with its number and the hash of its body."""
        self.is_stale = False
        """Whether something was done here of which nobody knows whether it was stored: then it must be read anew."""
        self._monotonic = monotonic
        self.used_at = monotonic()

    def door(self) -> Door:
        """The room as it is now: all who look at the same moment look through the same door."""
        if self._door is None or not self._door.is_now(self.room):
            self._door = Door(self.room, self._door)
        return self._door

    def forget_stories(self) -> None:
        """Who comes from now on is told from the beginning anew."""
        if self._door is not None:
            self._door.forget_stories()

    def use(self) -> None:
        self.used_at = self._monotonic()

    def took(self, kept: Kept) -> None:
        self.reading.chain = kept.chain
        self.answered[kept.command] = (kept.number, kept.body)
        self.used_at = self._monotonic()

    def follow(self, kept: list[Kept]) -> None:
        """Become what stored entries make of the room; Damaged or OtherRules names the first that cannot be."""
        for each in kept:
            self.reading.take(each)
            self.took(each)

    def spent(self, seat: int) -> int:
        """Milliseconds since a seat was asked."""
        asked = self.asked.get(seat)
        return 0 if asked is None else int((self._monotonic() - asked.since) * 1000)

    def elapsed(self) -> dict[int, int]:
        return {seat: self.spent(seat) for seat in self.asked}


class House:
    """Finds rooms, takes commands, tells listeners."""

    def __init__(
        self, clerk: Clerk, wall: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic
    ) -> None:
        self.clerk = clerk
        self.watches: list[Watches] = []
        self.lives: dict[str, Live] = {}
        self.sockets: set[Restarts] = set()
        self.is_closing = False
        self._wall = wall
        self._monotonic = monotonic
        self._waking: dict[str, asyncio.Task[Live]] = {}

    async def open(self, id: str, holder: str, wanted: Opened, secret: bytes | None) -> Live:
        """A new room; if there is one of that name already, that one."""
        room = Room(id, secret)
        entry = open_room(room, wanted)
        live = Live(room, secret, self._monotonic)
        data = entries.dump(entry)
        kept = self._kept(live, OPENING, holder, data, hashlib.sha256(data).digest())
        opening = Opening(secret, wanted.commitment, wanted.is_public, wanted.game)
        answer = await self.clerk.append(append_of(room, kept, entry, opening))
        if not answer.is_stored:
            return await self.find(id)
        live.took(kept)
        return self._welcome(live)

    async def find(self, id: str) -> Live:
        """A room by its name, woken up if it sleeps."""
        live = self.lives.get(id)
        if live is not None:
            live.use()
            return live
        task = self._waking.get(id)
        if task is None:
            task = asyncio.ensure_future(self._wake(id))
            self._waking[id] = task
            task.add_done_callback(lambda _done: self._waking.pop(id, None))
        return await asyncio.shield(task)

    async def take(self, live: Live, command: str, actor: str, body: bytes, judge: Judge) -> Done:
        """Judge a command, store what it does, then tell everybody. Refused: nothing has changed."""
        digest = hashlib.sha256(body).digest()
        try:
            async with live.lock:
                if live.is_stale:
                    await self._recover(live)
                for _ in range(TRIES):
                    known = live.answered.get(command)
                    if known is not None:
                        if known[1] != digest:
                            raise Refused("command/reused", "", "Another command had this id before.")
                        return Done(known[0], False)
                    if self.is_closing:
                        text = "The server is about to restart; your move comes after that."
                        raise Refused("server/closing", "", text)
                    entry = _judged(live, judge)
                    kept = self._kept(live, command, actor, entries.dump(entry), digest)
                    if await self._store(live, append_of(live.room, kept, entry)):
                        live.took(kept)
                        self.tell(live)
                        return Done(kept.number, True)
        except StoreError:
            raise Refused("store/unavailable", "", "The store does not answer now. Try again soon.") from None
        raise Refused("store/busy", "", "The table is too busy; please try again.")

    @asynccontextmanager
    async def reading(self, live: Live) -> AsyncIterator[Room]:
        """The room, while nothing is done to it; all that is in it has been stored."""
        async with live.lock:
            if live.is_stale:
                await self._recover(live)
            live.use()
            yield live.room

    async def refresh(self, live: Live) -> None:
        """Read what another process has added."""
        async with self.reading(live):
            id, count = live.room.id, live.room.count
            new = await self.clerk.read(lambda store: store.entries(id, count))
            if new:
                live.is_stale = True  # until all of it has been followed
                live.follow(new)
                live.is_stale = False
                self.tell(live)

    def tell(self, live: Live) -> None:
        """Everybody who listens hears what has changed for him."""
        if live.listeners:
            door = live.door()
            for listener in list(live.listeners):
                listener.tell(live.room, door)
        self._tell_watches(live)

    def close(self) -> None:
        """Take no more commands, and tell every socket to come back later."""
        self.is_closing = True
        for socket in list(self.sockets):
            socket.restart()

    def put_to_sleep(self, idle: float) -> int:
        """Forget rooms that nobody has used for so many seconds, that nobody listens at and no bot plays at."""
        now = self._monotonic()
        for live in self.lives.values():
            live.forget_stories()
        idle_rooms = [
            id
            for id, live in self.lives.items()
            if not live.listeners and not live.lock.locked() and now - live.used_at > idle and not is_busy(live.room)
        ]
        for id in idle_rooms:
            del self.lives[id]
        return len(idle_rooms)

    async def _store(self, live: Live, append: Append) -> bool:
        """Whether it was stored; if not, the room is what the store says it is."""
        live.is_stale = True
        try:
            answer = await self.clerk.append(append)
            if answer.is_stored:
                live.is_stale = False
                return True
        except StoreError:
            await self._recover(live)
            if append.kept.command not in live.answered:  # else only the answer of the store was lost
                text = "The move could not be kept, so it was not made. Try again."
                raise Refused("store/unavailable", "", text) from None
            return False
        await self._recover(live)
        return False

    async def _wake(self, id: str) -> Live:
        live = await self._read(id)
        if live is None:
            raise Refused("room/unknown", "", "There is no such table, or it is not open to you.")
        return self._welcome(live)

    def _welcome(self, live: Live) -> Live:
        """A room is awake once: who has woken it at the same moment has the same."""
        known = self.lives.setdefault(live.room.id, live)
        if known is live:
            self._tell_watches(live)
        return known

    async def _read(self, id: str) -> Live | None:
        secret, kept = await self.clerk.read(lambda store: (store.secret(id), store.entries(id)))
        if not kept:
            return None
        live = Live(Room(id, secret), secret, self._monotonic)
        live.follow(kept)
        return live

    async def _recover(self, live: Live) -> None:
        """Become what the store says, and tell everybody how it stands."""
        await self._read_anew(live)
        self.tell(live)

    async def _read_anew(self, live: Live) -> None:
        """What was done in memory was not stored: forget it."""
        again = await self._read(live.room.id)
        assert again is not None
        live.room, live.reading, live.answered = again.room, again.reading, again.answered
        live.is_stale = False

    def _kept(self, live: Live, command: str, actor: str, data: bytes, body: bytes) -> Kept:
        kept = Kept(live.room.id, live.room.count, command, actor, body, int(self._wall() * 1000), data, b"")
        return Kept(*kept[:-1], link(live.reading.chain, kept))

    def _tell_watches(self, live: Live) -> None:
        for watch in self.watches:
            watch.changed(live)


def is_busy(room: Room) -> bool:
    """Whether something goes on by itself: a bot, a clock, the moment before play."""
    if room.status != PLAYING:
        return room.status == STARTING
    return room.opened.clock is not None or bool(room.bots_asked()) or room.patience_ms() > 0


def _judged(live: Live, judge: Judge) -> Entry:
    """What a command does. A refusal has changed nothing; after anything else nobody knows."""
    try:
        return judge(live.room)
    except (Refused, BadData):
        raise
    except BaseException:
        live.is_stale = True
        raise


def append_of(room: Room, kept: Kept, entry: Entry, opening: Opening | None = None) -> Append:
    """What is stored with an entry: the entry, and what the list of rooms says of it."""
    seats = room.seats
    waiting = {seats[n].holder for n in room.waits_for() if seats[n].kind == PERSON}
    sitters = None
    if isinstance(entry, SITTING):
        sitters = tuple((n, seat.holder) for n, seat in enumerate(seats) if seat.kind == PERSON)
        if not room.seats_of(room.opened.host):  # who only looks on at a table of his own finds it again
            sitters += ((WATCHER, room.opened.host),)
    names = "\n".join(seat.name for seat in seats)
    is_seen = not (room.has_table and room.table.hides())
    return Append(kept, room.status, " ".join(sorted(waiting)), names, is_busy(room), sitters, opening, is_seen)
