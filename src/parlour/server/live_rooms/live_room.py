"""`LiveRoom`: a room in memory with its lock, subscribers and clocks. It judges commands before they are stored.

Context. A `Room` is pure: a fold of its stored entries. A `LiveRoom` wraps one `Room` of this process and adds
everything that belongs to the process rather than to the game: who subscribes, which commands are known, whether the
memory matches the store. `RoomManager` drives it. No method of this module awaits anything or reads the store, so each
of them is one atomic step of the event loop.

Invariants.

- All changes and all reads of `room` that must see stored data happen while the caller holds `lock`.
- `evaluate` folds the new entry into `room` before it is stored. Until the store has answered, the room is ahead of the
  store, and `is_stale` is true. The lock is held all that time, so no viewer sees an entry that may still be lost.
- `note_stored` sees every stored entry in order of the entry numbers, whether it was stored here or read from the
  store. It moves the hash chain and the command log forward.
- Whenever the process cannot know whether memory and store agree (the judge raised an unexpected exception, a commit
  failed, another process took the number), `is_stale` stays true, and the next user of the room reloads it first.
- A command is executed once. `known` finds its key in the command log of entries, or among the newest chat lines. Older
  chat lines are found by the unique index of the store (`RoomManager._settle_repeated`).

Why fold before storing? Only the rules know what a move does: which dice are drawn, which entry comes out. Judging on a
copy would cost a deep copy per move. Failed commits are rare, and a reload from the store is always correct. When
several processes share the rooms, lost races happen often, so a contested room has a `spare`: a copy of the last
stored state, from which it catches up without replaying the whole game.

Chat lines have negative numbers and a hash chain of their own, because they must not delay or damage the game: a room
with damaged chat is still playable.
"""

# Compiled with mypyc.

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Final, NamedTuple, final

from mypy_extensions import mypyc_attr

from parlour.core.refusals import BadData, Refused
from parlour.i18n.refusals import refused
from parlour.server.live_rooms.deadlines import Question, SavedClocks, question_of, resumed_ms, time_for, timed_seats
from parlour.server.live_rooms.room_lock import RoomLock
from parlour.server.rooms import entries
from parlour.server.rooms.command_ids import CommandKey
from parlour.server.rooms.entries import PERSON, Entry, Opened
from parlour.server.rooms.idempotency import CommandLog
from parlour.server.rooms.room import PLAYING, STARTING, WATCHER, Room
from parlour.server.rooms.room_reader import RoomReader
from parlour.server.store.interface import Append, EntryCounts, Opening, RoomSummary, StoredEntry, chained
from parlour.server.views.room_view import RoomView
from parlour.server.views.subscriber import Subscriber

SEATING_ENTRIES: Final = (Opened, entries.Claimed, entries.Freed, entries.Left)
"""Entries that change who sits where."""
MAX_RECENT_CHAT: Final = 500
"""The number of newest chat lines whose command keys are known without a query to the store."""
Judge = Callable[[Room], Entry]
"""Applies a command to a room, and returns the entry to store; refuses if the command is not allowed."""


@final
@mypyc_attr(acyclic=True)
class CommandResult:
    """The result of a stored command: its entry number, and whether it was stored just now or earlier."""

    def __init__(self, number: int, is_new: bool) -> None:
        self.number = number
        self.is_new = is_new


Reply = Callable[[CommandResult | Exception], None]
"""Receives the result of a command, or why there is none."""


@final
@mypyc_attr(acyclic=True)
class Submission:
    """A command from its arrival to its reply."""

    def __init__(
        self, live: LiveRoom, key: CommandKey, body: bytes, judge: Judge, reply: Reply, arrived: float, tries: int
    ) -> None:
        self.live = live
        self.key = key.text
        self.actor = key.actor
        self.body = hashlib.sha256(body).digest()
        self.judge = judge
        self.reply = reply
        self.arrived = arrived
        """Monotonic time of arrival. A refusal is final only if the room was read from the store after this."""
        self.tries_left = tries
        self.is_settled = False
        """Whether the reply has been given. The room's lock is held until then."""


class OpenQuestion(NamedTuple):
    """A question to a timed seat: when it was asked, which question it is, and how long the seat has."""

    since: float
    question: Question
    total_ms: int


class LiveRoom:
    """A room in memory, with its subscribers. Hold `lock` to read `room`: then everything in it is stored."""

    def __init__(self, room: Room, secret: bytes | None, monotonic: Callable[[], float]) -> None:
        self.room = room
        self.reading = RoomReader(room, secret)
        self.lock = RoomLock()
        self.subscribers: set[Subscriber] = set()
        self.asked: dict[int, OpenQuestion] = {}
        """The open question of each seat whose time is running."""
        self.command_log = CommandLog()
        self.recent_chat: dict[str, tuple[int, bytes]] = {}
        """The newest chat lines: command key to number and body hash."""
        self.is_stale = False
        """Whether `room` may contain something that is not stored. Then it must be reloaded before it is used."""
        self.is_contested = False
        """Whether another process has won a race for an entry number here before."""
        self.read_at = monotonic()
        """When the store was last asked for all entries of this room."""
        self.was_busy = False
        self.logged_status = room.status
        """The status that the log knows."""
        """Whether the room was busy when its observers were last notified."""
        self.spare: RoomReader | None = None
        """A copy of the room as it was stored, to catch up from if another process wins a race again."""
        self._room_view: RoomView | None = None
        """The view that all subscribers share; created when the first one needs it."""
        self._listed: RoomSummary | None = None
        """The summary in the list of rooms, if this process wrote it last."""
        self._monotonic = monotonic
        self.used_at = monotonic()

    def evaluate(self, command: Submission, is_closing: bool, now: int) -> CommandResult | Append:
        """Judge a command. Return its result if it was stored before, otherwise the append that stores it.

        Refused and BadData mean that nothing has changed.
        """
        known = self.known(command.key)
        if known is not None:
            return repeated(known, command)
        if is_closing:
            raise refused("server/closing")
        try:
            entry = command.judge(self.room)
        except (Refused, BadData):
            raise
        except BaseException:
            self.is_stale = True  # the judge may have changed the room partly
            raise
        is_line = isinstance(entry, entries.ChatSaid)
        stored = self.stored_entry(command.key, command.actor, command.body, entries.dump(entry), now, is_line)
        append = append_of(self.room, stored, entry)
        append.is_known = append.listed == self._listed
        return append

    def known(self, key: str) -> tuple[int, bytes] | None:
        """Return the number and body hash of a stored command. Only the newest chat lines are known here; the store
        knows all of them."""
        found = self.command_log.find(key)
        return self.recent_chat.get(key) if found is None and self.recent_chat else found

    def stored_entry(
        self, key: str, actor: str, body: bytes, data: bytes, now: int, is_line: bool = False
    ) -> StoredEntry:
        """Build the stored form of a new entry or chat line. `body` is the hash of the command's body."""
        id, room, reading = self.room.id, self.room, self.reading
        number, before = (-room.lines, reading.chat_chain) if is_line else (room.count, reading.chain)
        chain = chained(before, id, number, key, actor, body, now, data)
        return StoredEntry(id, number, key, actor, body, now, data, chain)

    def room_view(self) -> RoomView:
        """Return the shared view, brought up to date with the room."""
        room_view = self._room_view
        if room_view is None:
            room_view = self._room_view = RoomView(self.room)
        elif not room_view.is_now(self.room):
            room_view.turn_to(self.room)
        return room_view

    def become(self, reading: RoomReader) -> None:
        """Replace the room by the one that `reading` has read."""
        self.room = reading.room
        self.reading = reading

    def take_spare(self) -> RoomReader | None:
        """Return the spare copy, if there is one, and forget it: a copy can be read on from only once."""
        spare = self.spare
        self.spare = None
        return spare

    def tidy(self) -> None:
        """Drop caches that can be rebuilt."""
        self.spare = None
        if self._room_view is not None:
            self._room_view.forget_histories()

    def use(self) -> None:
        self.used_at = self._monotonic()

    def note_stored(self, stored: StoredEntry, listed: RoomSummary | None = None) -> None:
        """Note that an entry or chat line is stored. `listed` is the room's summary after it, if known."""
        if stored.number < 0:
            self._note_chat(stored)
            return
        self._listed = listed
        self.reading.chain = stored.chain
        self.command_log.add(stored)
        self.used_at = self._monotonic()

    def follow(self, stored: list[StoredEntry]) -> None:
        """Apply stored entries to the room. DamagedRoom or IncompatibleRoom names the first that cannot be applied."""
        for each in stored:
            self.reading.take(each)
            self.note_stored(each)

    def _note_chat(self, stored: StoredEntry) -> None:
        self.reading.chat_chain = stored.chain
        self.used_at = self._monotonic()
        while len(self.recent_chat) >= MAX_RECENT_CHAT:
            del self.recent_chat[next(iter(self.recent_chat))]
        self.recent_chat[stored.command] = stored.number, stored.body

    def follow_chat(self, lines: list[StoredEntry]) -> None:
        """Apply stored chat lines to the room. DamagedRoom names the first that is not as it was stored."""
        for each in lines:
            self.reading.take_line(each)
            self.note_stored(each)

    def has(self, counts: EntryCounts) -> bool:
        """Whether the room has at least these numbers of entries and chat lines."""
        room = self.room
        return counts.entries <= room.count and (counts.lines <= room.lines or room.is_chat_damaged)

    def wake(self, stored: list[StoredEntry], saved: SavedClocks, now: int, started_at: int | None) -> None:
        """Build the room from all its entries, and set its running clocks to the time they have used.

        `started_at` is when this process was started, if another process may have served the room since; None if this
        process serves all rooms alone.
        """
        asked_at: dict[int, tuple[Question, int]] = {}
        for each in stored:
            self.follow([each])
            if asked_at or self.room.opened.clock is not None or self.room.time_limit_ms():
                asked_at = _asked_after(self.room, asked_at, each.at)
        for seat, (question, at) in asked_at.items():
            total = time_for(self.room, seat)
            is_restart = started_at is None or max(at, saved.at) < started_at
            elapsed = resumed_ms(total, now - at, saved.elapsed(seat, question), is_restart)
            self.asked[seat] = OpenQuestion(self._monotonic() - elapsed / 1000, question, total)

    def note_questions(self) -> None:
        """Update the open questions after a change. The time of a new question starts now."""
        room = self.room
        waited = timed_seats(room)
        for seat, asked in list(self.asked.items()):
            if seat not in waited or asked.question != question_of(room, seat):
                del self.asked[seat]
        for seat in waited:
            if seat not in self.asked:
                self.asked[seat] = OpenQuestion(self._monotonic(), question_of(room, seat), time_for(room, seat))

    def publish(self) -> None:
        """Send each subscriber what has changed for them."""
        if self.subscribers:
            room_view = self.room_view()
            for subscriber in list(self.subscribers):
                subscriber.update(self.room, room_view)

    def spent(self, seat: int) -> int:
        """Return the milliseconds since a seat was asked."""
        asked = self.asked.get(seat)
        return 0 if asked is None else int((self._monotonic() - asked.since) * 1000)

    def elapsed(self) -> dict[int, int]:
        return {seat: self.spent(seat) for seat in self.asked}


def _asked_after(room: Room, before: dict[int, tuple[Question, int]], at: int) -> dict[int, tuple[Question, int]]:
    """Return the timed questions after an entry, each with the time it was asked: `at`, unless it was open before."""
    asked: dict[int, tuple[Question, int]] = {}
    for seat in timed_seats(room):
        question = question_of(room, seat)
        known = before.get(seat)
        asked[seat] = known if known is not None and known[0] == question else (question, at)
    return asked


def repeated(known: tuple[int, bytes], command: Submission) -> CommandResult:
    """Answer a command whose key is stored. It is refused if the stored command had another body."""
    if known[1] != command.body:
        raise refused("command/reused")
    return CommandResult(known[0], False)


def is_busy(room: Room) -> bool:
    """Whether the room changes without a person's command: a bot plays, a clock runs, or the game is starting."""
    if room.status != PLAYING:
        return room.status == STARTING
    return room.opened.clock is not None or bool(room.bots_asked()) or room.time_limit_ms() > 0


def append_of(room: Room, stored: StoredEntry, entry: Entry, opening: Opening | None = None) -> Append:
    """Build the append for an entry: the stored entry, the room's summary, and the seating if it has changed."""
    seats = room.seats
    seating: tuple[tuple[int, str], ...] | None = None
    # moves are the most frequent, and this check is the cheapest
    # a lesson is in nobody's list of tables
    if not isinstance(entry, entries.Moved) and isinstance(entry, SEATING_ENTRIES) and not room.opened.lesson:
        seating = tuple([(n, seat.holder) for n, seat in enumerate(seats) if seat.kind == PERSON])
        seating += tuple(room.former.items())  # players who have left can find the table again, to watch it
        if not room.seats_of(room.host):  # a host who only watches can find the table again
            seating += ((WATCHER, room.host),)
    is_seen = not (room.has_table and room.table.has_hidden_info())
    return Append(stored, listed_of(room), seating, opening, is_seen, EntryCounts(room.count, room.lines))


def listed_of(room: Room) -> RoomSummary:
    """Return the room's summary for the list of rooms."""
    return RoomSummary(room.names(), is_busy(room), room.status, _waiting(room))


def _waiting(room: Room) -> str:
    """Return the holders of the seats that the table waits for, each once."""
    seats = room.seats
    holders = [seats[n].holder for n in room.waits_for() if seats[n].kind == PERSON]
    return holders[0] if len(holders) == 1 else " ".join(sorted(set(holders)))
