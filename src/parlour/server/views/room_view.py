"""The one door: whatever leaves a room for somebody passes here, and is what that somebody may know."""

# Compiled with mypyc.

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, final

from mypy_extensions import mypyc_attr

from parlour.core.events import Event
from parlour.core.moves import MAX_SEATS, SEALED, Pending
from parlour.core.view import OpenView
from parlour.records.timeline import Timeline
from parlour.server.editions import display_title
from parlour.server.messages import ChatLine, ClockInfo, RoomInfo, SeatInfo, You, encode
from parlour.server.rooms.room import PLAYING, STARTING, Room
from parlour.server.rooms.room_commands import letter
from parlour.table import library, redaction
from parlour.table.encoders import EncoderCache, ViewEncoder, encoder_cache_for
from parlour.table.table import Table

NO_CLOCK: Final = -1
NULL: Final = b"null"
MAX_STANDINGS: Final = 16
"""So many are kept for a viewer: with a clock each is another."""
Facts = tuple[int, str, int, tuple[int, ...], str]


class Viewer(NamedTuple):
    """Who looks: the hash of a token, and the seat through whose eyes; None is a watcher."""

    holder: str
    seat: int | None


@final
@mypyc_attr(acyclic=True)
class ViewerSnapshot:
    """What a viewer may know now, ready to be sent."""

    def __init__(self, room: bytes, you: bytes, sheet: ViewEncoder | None, ask: bytes) -> None:
        self.room = room
        self.you = you
        self.ask = ask
        self.sheet = sheet
        """With the view on it; None while there is nothing to see. It goes on to the next moment with its room."""
        self.moment = 0 if sheet is None else sheet.moment

    def view(self) -> bytes:
        """All of it, while it is still this moment."""
        return NULL if self.sheet is None else self.sheet.whole()

    def parts(self) -> tuple[bytes, bytes, bytes, bytes]:
        return self.room, self.you, self.view(), self.ask


@final
@mypyc_attr(acyclic=True)
class Cursor:
    """How much of what grows a viewer has been told. These counts stay here: they are of the whole table."""

    def __init__(self, events: int = 0, words: int = 0, lines: int = 0) -> None:
        self.events = events
        self.words = words
        self.lines = lines


@final
class Standings:
    """What the room is to a viewer, ready to be sent, by his standing there: turns come round again."""

    def __init__(self) -> None:
        self._info = b""
        """Of the room, when they were made."""
        self._texts: dict[int, bytes] = {}

    def find(self, info: bytes, standing: int) -> bytes | None:
        """None if it has to be made; `info` is another wherever the same standing may have become something else."""
        if info is not self._info or len(self._texts) > MAX_STANDINGS:
            self._info = info
            self._texts = {}
        return self._texts.get(standing)

    def keep(self, standing: int, text: bytes) -> None:
        self._texts[standing] = text


class History(NamedTuple):
    """All that has happened, as a seat may know it, ready to be sent."""

    events: bytes
    words: bytes
    log: bytes


class RoomView:
    """A room as it is at one moment. Several look through it; what is the same for all of them is made once, and what
    has not changed since the moment before is not made anew."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._count = room.count
        self._words = room.words
        self._sheets: dict[int | None, ViewEncoder] = {}
        """What each sees; where nothing is hidden, all have one."""
        self._turned: list[ViewEncoder] = []
        """Sheets that show this moment already."""
        self._stories: dict[int | None, History] = {}
        self._told_facts: dict[int, bytes] = {}
        """Of events that somebody was told."""
        self._facts = facts(room)
        self._info = b""
        self._encoder_cache: EncoderCache | None = None
        """The one of all tables with these names; looked for when play begins."""
        self._lines = (0, 0)
        self._log = b""
        """The lines of the log in that range, ready to be sent."""

    def turn_to(self, room: Room) -> None:
        """Something has been done at the room, or it has been read anew: show it as it is now."""
        self._room = room
        self._count = room.count
        self._words = room.words
        self._turned.clear()
        self.forget_stories()
        self._lines = (0, 0)
        now = facts(room)
        if now != self._facts:
            self._facts = now
            self._info = b""

    def snapshot(self, viewer: Viewer, standings: Standings) -> ViewerSnapshot:
        """What a viewer may know; `standings` are his."""
        if not self._info:
            self._info = encode(room_info(self._room))
        return ViewerSnapshot(self._info, self._you(viewer, standings), self._view(viewer.seat), self._ask(viewer.seat))

    def is_now(self, room: Room) -> bool:
        """Whether nothing has been done at the room since."""
        return self._room is room and self._count == room.count and self._words == room.words

    def history(self, seat: int | None) -> History:
        """Everything that has happened, for a seat that is told of it from the beginning."""
        history = self._stories.get(seat)
        if history is None:
            nothing = Cursor(0, self._room.words - len(self._room.chat), 0)
            events = b"".join([b"[", b",".join(self.events(seat, nothing)), b"]"])
            history = History(events, encode(self.chat_lines(nothing)), self.log(seat, nothing) or b'""')
            self._stories[seat] = history
        return history

    def forget_stories(self) -> None:
        """They are long, and wanted only while many come at once."""
        self._stories.clear()
        self._told_facts.clear()

    def events(self, seat: int | None, told: Cursor) -> list[bytes]:
        """What has happened since, as far as a seat is told of it, ready to be sent."""
        if not self._room.has_table:
            return []
        table = self._room.table
        return [
            self._facts_of(event) + encode(table.say(event, seat)) + b"}"
            for event in redaction.visible_events(table.events[told.events :], seat)
        ]

    def _facts_of(self, event: Event) -> bytes:
        """An event up to its sentence, which each reader has in his own person."""
        known = self._told_facts.get(id(event))
        if known is None:
            table = self._room.table
            facts = encode(table.game.event_text.data(event, table.lexicon))
            known = self._told_facts[id(event)] = facts[:-1] + b',"text":'
        return known

    def chat_lines(self, told: Cursor) -> list[ChatLine]:
        new = self._room.words - told.words
        return [ChatLine(said.name, said.text) for said in self._room.chat[-new:]] if new else []

    def log(self, seat: int | None, told: Cursor) -> bytes:
        """The lines that a seat may keep, from where it has them on, ready to be sent; the first time with the header.
        Nothing if there are none."""
        if not self._room.has_table:
            return b""
        journal = self._room.table.journal
        lines = self._room.table.log_lines(seat)
        if lines < 0:
            return b""
        if told.lines == 0:
            return encode(journal.text(lines))
        if told.lines > lines:
            return b""
        if self._lines != (told.lines, lines):
            self._lines = told.lines, lines
            self._log = encode(journal.lines(told.lines - 1, lines))
        return self._log

    def cursor(self, seat: int | None) -> Cursor:
        """What somebody knows who has been told everything."""
        room = self._room
        if not room.has_table:
            return Cursor(0, room.words, 0)
        return Cursor(len(room.table.events), room.words, room.table.log_lines(seat) + 1)

    def _view(self, seat: int | None) -> ViewEncoder | None:
        room = self._room
        if not room.has_table or room.status == STARTING:
            return None
        table = room.table
        sheet = self._sheets.get(seat)
        if sheet is None:
            sheet = self._sheets[seat] = self._new_encoder(table, seat)
        if sheet not in self._turned:
            self._turned.append(sheet)
            table.update_encoder(sheet, seat)
        return sheet

    def _new_encoder(self, table: Table, seat: int | None) -> ViewEncoder:
        if isinstance(table.view(seat), OpenView):
            for sheet in self._sheets.values():
                return sheet
        return self._encoder_cache_of(table).sheet()

    def _ask(self, seat: int | None) -> bytes:
        if seat is None or self._room.status != PLAYING or seat in self._room.stand_ins:
            return NULL
        table = self._room.table
        return table.write_ask(seat, self._encoder_cache_of(table).asks) or NULL

    def _encoder_cache_of(self, table: Table) -> EncoderCache:
        if self._encoder_cache is None:
            self._encoder_cache = encoder_cache_for(table.game, table.lexicon, encode)
        return self._encoder_cache

    def _you(self, viewer: Viewer, standings: Standings) -> bytes:
        standing = standing_of(self._room, viewer)
        text = standings.find(self._info, standing)
        if text is None:
            text = encode(you(self._room, viewer))
            standings.keep(standing, text)
        return text


def moments(timeline: Timeline, seat: int | None, first: int, count: int) -> list[dict[str, object]]:
    """Some moments of a record in a row, through a seat's eyes. The first is whole; each after it says what changed."""
    found: list[dict[str, object]] = []
    before: dict[str, object] = {}
    for state in timeline.states(first, min(count, len(timeline) - first)):
        view = timeline.view_data(state, seat)
        pending = timeline.table.game.rules.pending(state)
        found.append(
            {
                "view": {name: value for name, value in view.items() if name not in before or before[name] != value},
                "gone": [name for name in before if name not in view],
                "waits_for": [letter(n) for n in _shown(pending, [] if seat is None else [seat])],
            }
        )
        before = view
    return found


def course(timeline: Timeline, seat: int | None) -> list[dict[str, object]]:
    """Every move of a record, with what a seat was told of it."""
    return [
        {
            "who": step.entry.who,
            "text": step.entry.text,
            "events": timeline.table.events_data(seat, step.events),
        }
        for step in timeline.steps
    ]


def standing_of(room: Room, viewer: Viewer) -> int:
    """What may change for a viewer with every move, in one number: whom the table waits for, whether his nonce is due,
    his time."""
    seats = 0
    for seat in waited_for(room, viewer):
        seats |= 1 << seat
    if viewer.seat is None:
        return seats
    due = 1 if nonce_is_due(room, viewer.seat) else 0
    return ((left_ms(room, viewer.seat) - NO_CLOCK) << 1 | due) << MAX_SEATS | seats


def you(room: Room, viewer: Viewer) -> You:
    """What the room is to a viewer."""
    seat = viewer.seat
    return You(
        seat=None if seat is None else letter(seat),
        seats=[letter(n) for n in room.seats_of(viewer.holder)],
        is_host=room.host == viewer.holder,
        waits_for=[letter(n) for n in sorted(waited_for(room, viewer))],
        nonce_due=seat is not None and nonce_is_due(room, seat),
        left_ms=NO_CLOCK if seat is None else left_ms(room, seat),
    )


def facts(room: Room) -> Facts:
    """What a room's part of a message depends on: as long as this is the same, so is that. A move alone changes
    nothing else in it than the state of play, the clocks, and whether somebody wanted a move back."""
    spent = () if room.opened.clock is None else tuple(room.shown_spent)
    return room.changes, room.status, len(room.agreed), spent, opening_of(room)


def room_info(room: Room) -> RoomInfo:
    opened = room.opened
    bots = room.bots()
    clock = opened.clock
    return RoomInfo(
        id=room.id,
        game=opened.game,
        title=title_of(room),
        has_custom_edition=bool(opened.edition),
        status=room.status,
        options=dict(opened.options),
        seats=[
            SeatInfo(letter(n), seat.name, seat.kind, bots.get(n, ""), left_of(room, room.shown_spent[n]))
            for n, seat in enumerate(room.seats)
        ],
        undo_agreed=[letter(seat) for seat in sorted(room.agreed)],
        clock=None if clock is None else ClockInfo(clock.move, clock.bank, clock.back),
        is_public=opened.is_public,
        chance="verifiable" if opened.seed is None else "seeded",
        commitment=opened.commitment,
        opening=opening_of(room),
        rematch=room.rematch,
    )


def title_of(room: Room) -> str:
    """What a room is called in headings: its custom edition's title, or its game's."""
    opened = room.opened
    if opened.edition and not opened.title and room.has_table:  # opened by an older Parlour, which stored no title
        return display_title(room.table.edition)
    return opened.title or library.bundled_edition(opened.game).title


def opening_of(room: Room) -> str:
    """What pledges are bound to; '' while the record's header hides something. The hash of a position with hidden
    cards, or of a seed, would be an oracle: whoever tries them all would find the right ones by it."""
    return room.table.journal.opening if room.has_table and room.table.log_lines() >= 0 else ""


def waited_for(room: Room, viewer: Viewer) -> tuple[int, ...]:
    """The seats the table waits for; whom a sealed question is put to, only whoever holds that seat knows."""
    if room.status != PLAYING:
        return ()
    pending = room.table.pending()
    if pending.kind != SEALED:
        return pending.seats
    return _shown(pending, [] if viewer.seat is None else room.seats_of(viewer.holder))


def _shown(pending: Pending, own: Sequence[int]) -> tuple[int, ...]:
    return tuple(n for n in pending.seats if n in own) if pending.kind == SEALED else pending.seats


def nonce_is_due(room: Room, seat: int) -> bool:
    """Whether a seat is to open its next nonce: now if play has not begun, else with its next answer."""
    is_time = room.status == PLAYING or (room.status == STARTING and room.has_pledged)
    return is_time and room.table.takes_nonce(seat)


def left_ms(room: Room, seat: int) -> int:
    """What a seat has left of its bank, or for one move, when its time is not running."""
    return left_of(room, room.spent[seat])


def left_of(room: Room, spent: int) -> int:
    clock = room.opened.clock
    if clock is None:
        return NO_CLOCK
    if clock.bank:
        return max(0, clock.bank * 1000 - spent)
    return clock.move * 1000
