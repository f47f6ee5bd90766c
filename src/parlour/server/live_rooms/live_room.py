"""A room that is awake, and what is done at it before anything is stored. Nothing here waits for anything."""

# Compiled with mypyc.

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, final

from mypy_extensions import mypyc_attr

from parlour.core.refusals import BadData, Refused
from parlour.server.live_rooms.deadlines import Question, SavedClocks, question_of, resumed_ms, time_for, timed_seats
from parlour.server.live_rooms.room_lock import RoomLock
from parlour.server.rooms import entries
from parlour.server.rooms.command_ids import CommandKey
from parlour.server.rooms.entries import PERSON, Entry, Opened
from parlour.server.rooms.idempotency import CommandLog
from parlour.server.rooms.room import PLAYING, STARTING, WATCHER, Room
from parlour.server.rooms.room_reader import RoomReader
from parlour.server.store.callbacks import Callback
from parlour.server.store.interface import Append, EntryCounts, Opening, RoomSummary, StoredEntry, chained
from parlour.server.views.room_view import RoomView
from parlour.server.views.subscriber import Subscriber

EPISODE: Final = (Opened, entries.Claimed, entries.Freed, entries.Left)
"""Entries that change who sits where."""
MAX_HEARD: Final = 500
"""So many chat lines are known by their keys without a look into the store."""
Judge = Callable[[Room], Entry]


@final
@mypyc_attr(acyclic=True)
class CommandResult:
    """A command that has been stored, now or before."""

    def __init__(self, number: int, is_new: bool) -> None:
        self.number = number
        self.is_new = is_new


class OpenQuestion(NamedTuple):
    """A question to a seat: since when, which one it is (the next has another number), and how long it may take."""

    since: float
    question: Question
    total_ms: int


@final
@mypyc_attr(acyclic=True)
class PendingCommand:
    """A command on its way: its key, who gives it, the hash of what it says, what it does, who hears how it went."""

    def __init__(
        self, key: CommandKey, body: bytes, judge: Judge, then: Callback | None = None, arrived: float = 0.0
    ) -> None:
        self.key = key.text
        self.actor = key.actor
        self.body = body
        self.judge = judge
        self.then = then
        self.arrived = arrived
        """By the house's clock. A refusal needs everything that was stored before."""


class LiveRoom:
    """A room that is awake, and its listeners. Whoever reads the room has the turn: what is in it is then stored."""

    def __init__(self, room: Room, secret: bytes | None, monotonic: Callable[[], float]) -> None:
        self.room = room
        self.reading = RoomReader(room, secret)
        self.turns = RoomLock()
        self.listeners: set[Subscriber] = set()
        self.asked: dict[int, OpenQuestion] = {}
        """What each seat is asked, where there is a clock."""
        self.answered = CommandLog()
        self.heard: dict[str, tuple[int, bytes]] = {}
        """The newest chat lines by their keys: number and body."""
        self.is_stale = False
        """Whether something was done here of which nobody knows whether it was stored: then it must be read anew."""
        self.is_contested = False
        """Whether another process was first here before."""
        self.read_at = monotonic()
        """When the store was last asked for everything that there is of this room."""
        self.was_busy = False
        """Whether something went on by itself when the watches were last told of this room."""
        self.spare: RoomReader | None = None
        """The room as it was stored once, to go on from if another process is first again."""
        self._room_view: RoomView | None = None
        """Through which everybody looks; made when the first does."""
        self._listed: RoomSummary | None = None
        """What the list of rooms says of this one, if it was last written here."""
        self._monotonic = monotonic
        self.used_at = monotonic()

    def judged(self, wish: PendingCommand, is_closing: bool, now: int) -> CommandResult | Append:
        """What a wish comes to: done before, or to be stored now. Refused or BadData: nothing has changed."""
        known = self.known(wish.key)
        if known is not None:
            return repeated(known, wish)
        if is_closing:
            raise Refused("server/closing", "", "The server is about to restart; your move comes after that.")
        try:
            entry = wish.judge(self.room)
        except (Refused, BadData):
            raise
        except BaseException:
            self.is_stale = True  # nobody knows what has changed
            raise
        is_line = isinstance(entry, entries.ChatSaid)
        append = append_of(self.room, self.kept(wish, entries.dump(entry), now, is_line), entry)
        append.is_known = append.listed == self._listed
        return append

    def known(self, key: str) -> tuple[int, bytes] | None:
        """The number and the body of a command that was stored. Of chat lines only the newest are known here: the store
        knows them all."""
        found = self.answered.find(key)
        return self.heard.get(key) if found is None and self.heard else found

    def kept(self, wish: PendingCommand, data: bytes, now: int, is_line: bool = False) -> StoredEntry:
        """The entry or the chat line that a wish has led to, as it is stored."""
        id, room, reading = self.room.id, self.room, self.reading
        number, before = (-room.lines, reading.chat_chain) if is_line else (room.count, reading.chain)
        chain = chained(before, id, number, wish.key, wish.actor, wish.body, now, data)
        return StoredEntry(id, number, wish.key, wish.actor, wish.body, now, data, chain)

    def room_view(self) -> RoomView:
        """The room as it is now: all who look, look through the same door."""
        room_view = self._room_view
        if room_view is None:
            room_view = self._room_view = RoomView(self.room)
        elif not room_view.is_now(self.room):
            room_view.turn_to(self.room)
        return room_view

    def become(self, reading: RoomReader) -> None:
        """Take the room as it has been read for this one."""
        self.room = reading.room
        self.reading = reading

    def take_spare(self) -> RoomReader | None:
        """It can be gone on from once."""
        spare = self.spare
        self.spare = None
        return spare

    def tidy(self) -> None:
        """Forget what takes room and can be made anew."""
        self.spare = None
        if self._room_view is not None:
            self._room_view.forget_stories()

    def use(self) -> None:
        self.used_at = self._monotonic()

    def took(self, kept: StoredEntry, listed: RoomSummary | None = None) -> None:
        """Something is stored; `listed` is what the list says after an entry, where that is known."""
        if kept.number < 0:
            self._heard(kept)
            return
        self._listed = listed
        self.reading.chain = kept.chain
        self.answered.took(kept)
        self.used_at = self._monotonic()

    def follow(self, kept: list[StoredEntry]) -> None:
        """Become what stored entries make of the room; Damaged or OtherRules names the first that cannot be."""
        for each in kept:
            self.reading.take(each)
            self.took(each)

    def _heard(self, kept: StoredEntry) -> None:
        self.reading.chat_chain = kept.chain
        self.used_at = self._monotonic()
        while len(self.heard) >= MAX_HEARD:
            del self.heard[next(iter(self.heard))]
        self.heard[kept.command] = kept.number, kept.body

    def follow_chat(self, lines: list[StoredEntry]) -> None:
        """Take stored chat lines in; Damaged names the first that is not as it was stored."""
        for each in lines:
            self.reading.take_line(each)
            self.took(each)

    def has(self, counts: EntryCounts) -> bool:
        """Whether so much of the room is here."""
        room = self.room
        return counts.entries <= room.count and (counts.lines <= room.lines or room.is_chat_damaged)

    def wake(self, kept: list[StoredEntry], saved: SavedClocks, now: int, started_at: int | None) -> None:
        """Become what all entries of a room make of it, with the time that its running clocks have used up by now.

        `started_at`: when this process was started, if another one may have gone on with the room since; None if
        nothing can have gone on before.
        """
        asked_at: dict[int, tuple[Question, int]] = {}
        for each in kept:
            self.follow([each])
            if asked_at or self.room.opened.clock is not None or self.room.time_limit_ms():
                asked_at = _asked_after(self.room, asked_at, each.at)
        for seat, (question, at) in asked_at.items():
            total = time_for(self.room, seat)
            is_restart = started_at is None or max(at, saved.at) < started_at
            elapsed = resumed_ms(total, now - at, saved.elapsed(seat, question), is_restart)
            self.asked[seat] = OpenQuestion(self._monotonic() - elapsed / 1000, question, total)

    def note_questions(self) -> None:
        """See who is asked what after a change; the time of whoever has a new question begins now."""
        room = self.room
        waited = timed_seats(room)
        for seat, asked in list(self.asked.items()):
            if seat not in waited or asked.question != question_of(room, seat):
                del self.asked[seat]
        for seat in waited:
            if seat not in self.asked:
                self.asked[seat] = OpenQuestion(self._monotonic(), question_of(room, seat), time_for(room, seat))

    def publish(self) -> None:
        """Everybody who listens hears what has changed for him."""
        if self.listeners:
            room_view = self.room_view()
            for listener in list(self.listeners):
                listener.update(self.room, room_view)

    def spent(self, seat: int) -> int:
        """Milliseconds since a seat was asked."""
        asked = self.asked.get(seat)
        return 0 if asked is None else int((self._monotonic() - asked.since) * 1000)

    def elapsed(self) -> dict[int, int]:
        return {seat: self.spent(seat) for seat in self.asked}


def _asked_after(room: Room, before: dict[int, tuple[Question, int]], at: int) -> dict[int, tuple[Question, int]]:
    """The questions to seats whose time runs, and when each was asked: before, or by an entry of that time."""
    asked: dict[int, tuple[Question, int]] = {}
    for seat in timed_seats(room):
        question = question_of(room, seat)
        known = before.get(seat)
        asked[seat] = known if known is not None and known[0] == question else (question, at)
    return asked


def repeated(known: tuple[int, bytes], wish: PendingCommand) -> CommandResult:
    """The answer to a command whose key was stored before; refused if it was another command."""
    if known[1] != wish.body:
        raise Refused("command/reused", "", "Another command had this id before.")
    return CommandResult(known[0], False)


def is_busy(room: Room) -> bool:
    """Whether something goes on by itself: a bot, a clock, the moment before play."""
    if room.status != PLAYING:
        return room.status == STARTING
    return room.opened.clock is not None or bool(room.bots_asked()) or room.time_limit_ms() > 0


def append_of(room: Room, kept: StoredEntry, entry: Entry, opening: Opening | None = None) -> Append:
    """What is stored with an entry: the entry, and what the list of rooms says of it."""
    seats = room.seats
    sitters: tuple[tuple[int, str], ...] | None = None
    if not isinstance(entry, entries.Moved) and isinstance(entry, EPISODE):  # most are moves, and quickly told apart
        sitters = tuple([(n, seat.holder) for n, seat in enumerate(seats) if seat.kind == PERSON])
        sitters += tuple(room.former.items())  # who has left for good finds the table again, to watch
        if not room.seats_of(room.host):  # who only looks on at a table of his own finds it again
            sitters += ((WATCHER, room.host),)
    is_seen = not (room.has_table and room.table.has_hidden_info())
    return Append(kept, listed_of(room), sitters, opening, is_seen, EntryCounts(room.count, room.lines))


def listed_of(room: Room) -> RoomSummary:
    """What the list of rooms says of one."""
    return RoomSummary(room.names(), is_busy(room), room.status, _waiting(room))


def _waiting(room: Room) -> str:
    """The people whom the table waits for, each once."""
    seats = room.seats
    holders = [seats[n].holder for n in room.waits_for() if seats[n].kind == PERSON]
    return holders[0] if len(holders) == 1 else " ".join(sorted(set(holders)))
