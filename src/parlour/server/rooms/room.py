"""`Room`: a table and the people around it, as the fold of its entries. The commands are in `room_commands`."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final, assert_never

from parlour.chance.committed import CommittedDealer
from parlour.chance.dealers import Dealer, SeededDealer
from parlour.core.record import Entry as Line
from parlour.core.refusals import BadData
from parlour.core.registry import find
from parlour.i18n.refusals import refused
from parlour.lessons import Guide, LessonStep, lesson_table, step_named
from parlour.records.replay import follow
from parlour.server.access.identity import room_name
from parlour.server.rooms import entries as log
from parlour.server.rooms.entries import BOT, FREE, PERSON, Entry, Opened, Seat
from parlour.server.rooms.ruleset import BegunWith, RulesDiffer, begun_with, check_head
from parlour.table.opening import board_of, seat_names
from parlour.table.table import Table

GATHERING: Final = "gathering"
STARTING: Final = "starting"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"
WATCHER: Final = -1
MAX_CHAT: Final = 200
"""The number of newest chat messages held in memory for viewers who join later."""


class Room:
    """The state of one room. Only entries change it: new ones that have just been played, or stored ones that are
    replayed."""

    def __init__(self, id: str, secret: bytes | None) -> None:
        self.id = id
        self.count = 0
        """The number of entries; each accepted command adds one."""
        self.changes = 0
        """The number of entries that are not moves: seating, agreements and so on."""
        self.status = GATHERING
        self.seats: list[Seat] = []
        self.host = ""
        """The holder who may invite, seat bots and close the table: its opener, or the successor if the host left."""
        self.stand_ins: dict[int, str] = {}
        """The bots that play for a seat's holder for the time being, by seat."""
        self.former: dict[int, str] = {}
        """Players who left for good, by seat: they may watch, and download the record."""
        self.spent: list[int] = []
        """Milliseconds that each seat has used of its bank."""
        self.answers: list[int] = []
        """How often each seat has answered: each answer makes a new question."""
        self.shown_spent: list[int] = []
        """`spent` as others may know it: as of the last moment when nothing was hidden. A seat with a hidden decision
        answers once more than the others, which its bank would reveal."""
        self.claims: dict[str, int] = {}
        """The seats that were claimed with invitations, by the hash of the invitation."""
        self.chat: list[log.ChatSaid] = []
        self.words = 0
        """The number of all chat messages."""
        self.is_chat_damaged = False
        """Whether chat lines are lost or changed: then no more are accepted. The game goes on."""
        self.lines = 0
        """The number of messages stored as chat lines, apart from the entries; older versions stored them as
        entries."""
        self.agreed: set[int] = set()
        """The seats that agree to undo the last move; empty if nobody has offered it."""
        self.undone = 0
        """How many moves were undone."""
        self.rematch = ""
        self.has_pledged = False
        """Whether the time for pledges is over and the nonces are due."""
        self._secret = secret
        self._opened: Opened | None = None
        self._begun: BegunWith | None = None
        """What a stored room was begun with; None before play, and in the process where it began."""
        self._table: Table | None = None
        self._guide: Guide | None = None
        self._bots: dict[int, str] | None = None
        self._names: str | None = None

    def copy(self) -> Room:
        """Return an independent copy."""
        twin = Room(self.id, self._secret)
        twin.count = self.count
        twin.changes = self.changes
        twin.status = self.status
        twin.seats = self.seats[:]
        twin.host = self.host
        twin.stand_ins = dict(self.stand_ins)
        twin.former = dict(self.former)
        twin.spent = self.spent[:]
        twin.answers = self.answers[:]
        twin.shown_spent = self.shown_spent[:]
        twin.claims = dict(self.claims)
        twin.chat = self.chat[:]
        twin.words = self.words
        twin.lines = self.lines
        twin.is_chat_damaged = self.is_chat_damaged
        twin.agreed = set(self.agreed)
        twin.undone = self.undone
        twin.rematch = self.rematch
        twin.has_pledged = self.has_pledged
        twin._opened = self._opened
        twin._begun = self._begun
        twin._table = None if self._table is None else self._table.copy()
        twin._guide = twin._new_guide()
        return twin

    @property
    def opened(self) -> Opened:
        assert self._opened is not None
        return self._opened

    @property
    def edition(self) -> str:
        """The text of the edition that the room is played on; '' for the bundled one of now."""
        return self.opened.edition if self._begun is None else self._begun.edition

    @property
    def table(self) -> Table:
        """The table; refused before play begins."""
        if self._table is None:
            raise refused("room/not_started")
        return self._table

    @property
    def guide(self) -> Guide | None:
        """The guide of a lesson's step; None at an ordinary table, and before play begins."""
        return self._guide

    @property
    def has_table(self) -> bool:
        return self._table is not None

    def seats_of(self, holder: str) -> list[int]:
        """Return the seats of a holder."""
        return [n for n, seat in enumerate(self.seats) if seat.kind == PERSON and seat.holder == holder]

    def may_watch(self, holder: str, watch_code: str) -> bool:
        """Whether a holder without a seat may watch. Everybody may watch a public table; a private one only the host,
        former players, and holders of the watch code or of an invitation to a seat (given as its hash)."""
        opened = self.opened
        if opened.is_public:
            return True
        if watch_code and (watch_code == opened.watch or watch_code in self.claims):
            return True
        if watch_code and watch_code in [seat.code for seat in self.seats]:
            return True
        return holder != "" and (holder == self.host or holder in self.former.values())

    def people(self) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if seat.kind == PERSON]

    def bots(self) -> dict[int, str]:
        """Return the bots that play now, by seat. In a lesson its guide answers for the other seats."""
        if self.opened.lesson:
            return {}
        if self._bots is None:
            self._bots = {n: seat.bot for n, seat in enumerate(self.seats) if seat.kind == BOT} | self.stand_ins
        return self._bots

    def names(self) -> str:
        """Return the names of the players, one per line."""
        if self._names is None:
            self._names = "\n".join([seat.name for seat in self.seats])
        return self._names

    def waits_for(self) -> tuple[int, ...]:
        """Return the seats whose answer the table needs to go on."""
        return self.table.pending().seats if self.status == PLAYING else ()

    def bots_asked(self) -> list[int]:
        """Return the bots that the table waits for, and those that may move where no answer is required."""
        if self.status != PLAYING:
            return []
        bots = self.bots()
        if not bots:
            return []
        pending = self.table.pending()
        return [seat for seat in pending.seats or pending.free if seat in bots]

    def time_limit_ms(self) -> int:
        """Return the time limit that the rules set for the seats waited for; 0 if they set none."""
        return self.table.time_limit_ms() if self.status == PLAYING else 0

    def rematch_name(self) -> str:
        """Return the id of the room for a rematch."""
        return room_name(f"rematch of {self.id}")

    def new_table(self, opened: Opened, names: list[str]) -> Table:
        """Build the table that this room is opened for, before its first move."""
        if opened.lesson:
            return lesson_table(self._lesson_step(opened), names)
        game = find(opened.game) if self._begun is None else self._begun.game
        rulebook, edition = board_of(game, opened.edition if self._begun is None else self._begun.edition)
        dealer: Dealer = CommittedDealer(self._secret) if opened.seed is None else SeededDealer(opened.seed)
        return Table(game, rulebook, edition, opened.options, seat_names(names, edition), dealer, opened.start)

    def _lesson_step(self, opened: Opened) -> LessonStep:
        """Return the step of a lesson that is played here; RulesDiffer if this version does not have it."""
        game, lesson, step = opened.lesson.split("/")
        try:
            return step_named(game, lesson, step)
        except BadData as problem:
            raise RulesDiffer(problem.problem) from None

    def _new_guide(self) -> Guide | None:
        """Return the guide of this room's table, if it is a lesson's."""
        if self._table is None or not self.opened.lesson:
            return None
        return Guide(self._table, self._lesson_step(self.opened))

    def fold(self, entry: Entry, is_new: bool = True) -> Entry:
        """Apply an entry to the room. A stored one is replayed line by line; a new one has been played already.

        New chat messages are chat lines; only older versions have written them as entries.
        """
        if is_new and isinstance(entry, log.ChatSaid):
            self.add_chat_line(entry)
            return entry
        self.count += 1
        if not isinstance(entry, log.Moved):  # a move never changes who sits where, or which bot stands in
            self.changes += 1
            self._bots = None
            self._names = None
        match entry:
            case log.Moved():
                self._play(entry.lines, is_new)
                if entry.seat >= 0:
                    self.answers[entry.seat] += 1
                    self._charge(entry.seat, entry.spent)
                if self.status == PLAYING:
                    self.agreed.clear()
                    self._note_end()
            case Opened():
                self._opened = entry
                self.seats = list(entry.seats)
                self.host = entry.host
                self.spent = [0] * len(entry.seats)
                self.answers = [0] * len(entry.seats)
                self.shown_spent = self.spent[:]
            case log.Claimed():
                self.claims[self.seats[entry.seat].code] = entry.seat
                self.seats[entry.seat] = Seat(PERSON, entry.name, entry.holder)
            case log.Freed():
                before = self.seats[entry.seat]
                self.seats[entry.seat] = Seat(FREE, "")
                self._pass_hosting_on(before, entry.seat)
            case log.Invited():
                self.seats[entry.seat] = Seat(FREE, "", code=entry.code)
            case log.Seated():
                self.seats[entry.seat] = Seat(BOT, entry.name, bot=entry.bot)
            case log.Handed():
                self.stand_ins[entry.seat] = entry.bot
            case log.TakenBack():
                self.stand_ins.pop(entry.seat, None)
            case log.Left():
                self.stand_ins.pop(entry.seat, None)
                self.agreed.clear()
                before = self.seats[entry.seat]
                self.seats[entry.seat] = Seat(BOT, before.name, bot=entry.bot)
                self.former[entry.seat] = before.holder
                self._pass_hosting_on(before, entry.seat)
            case log.Started():
                if not is_new:
                    self._begun = begun_with(entry.head, self.opened.game, self.opened.edition)
                self._table = self.new_table(self.opened, [seat.name for seat in self.seats])
                check_head(entry.head, self._table)
                self._guide = self._new_guide()
                self.status = STARTING
            case log.Pledged():
                self.has_pledged = True
            case log.Begun():
                self._play(entry.lines, is_new)
                self.status = PLAYING
                self._note_end()
            case log.ChatSaid():
                self._add_chat(entry)
            case log.UndoOffered():
                self.agreed = {entry.seat}
            case log.UndoAnswered():
                self._play(entry.lines, is_new)
                self.undone += bool(entry.lines)
                if not entry.agrees or entry.lines:
                    self.agreed.clear()
                else:
                    self.agreed.add(entry.seat)
            case log.Rematched():
                self.rematch = entry.room
            case log.Closed():
                self.status = CLOSED
            case _:
                assert_never(entry)
        return entry

    def add_chat_line(self, said: log.ChatSaid) -> None:
        """Add the next chat line. It is no entry: nothing of the game depends on it."""
        self.lines += 1
        self._add_chat(said)

    def skip_lines(self, count: int) -> None:
        """Skip so many chat lines before the first that is read."""
        self.lines += count
        self.words += count

    def _add_chat(self, said: log.ChatSaid) -> None:
        self.chat = [*self.chat[-MAX_CHAT + 1 :], said]
        self.words += 1

    def _pass_hosting_on(self, left: Seat, seat: int) -> None:
        """Pass hosting on to the next person in seat order, if a host gives up their last seat. A host who never sat
        here stays host, and so does one who leaves nobody behind."""
        if left.kind != PERSON or left.holder != self.host or self.seats_of(self.host):
            return
        count = len(self.seats)
        for step in range(1, count):
            heir = self.seats[(seat + step) % count]
            if heir.kind == PERSON:
                self.host = heir.holder
                return

    def _play(self, lines: list[tuple[str, str]], is_new: bool) -> None:
        """Replay stored lines; BadData if the rules do not allow them. New lines have been played already."""
        if is_new:
            return
        table = self.table
        first = len(table.journal.entries)
        for n, (who, text) in enumerate(lines, first):
            written = table.journal.entries
            if n < len(written):  # the end of the game, which a table writes by itself
                problem = "" if (written[n].who, written[n].text) == (who, text) else "the rules end the game otherwise"
            else:
                problem = follow(table, (Line(who, text),), 0)
            if problem:
                raise BadData(f"line {n + 1}", problem)

    def _charge(self, seat: int, spent: int) -> None:
        clock = self.opened.clock
        if clock is None or not clock.bank:
            return
        self.spent[seat] = max(0, self.spent[seat] + spent - clock.back * 1000)
        if not self.table.has_hidden_info():
            self.shown_spent = self.spent[:]

    def _note_end(self) -> None:
        if self.table.is_over():
            self.status = OVER
