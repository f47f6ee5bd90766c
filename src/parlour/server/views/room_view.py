"""`RoomView`: computes what each viewer of a room may know, as encoded JSON. Everything that leaves a room passes here.

Context. After each change `LiveRoom.publish` gives the same `RoomView` to all subscribers of a room. A `Subscriber`
asks it for a `ViewerSnapshot` (the current parts of the state: room, you, view, ask) and, from its own `Cursor`, for
what has been added since its last message: events, chat lines and lines of the record. It then sends the parts that
differ.

Invariants.

- Everything that a subscriber receives about the game is computed here, and shows a seat only what the game's view,
  `redaction` and `Table.log_lines` allow for it. Watchers are the seat `None`. (A seat's questions are answered in
  `explanations`.)
- What depends on the viewer is never cached under a key that another viewer can have: views and histories are cached by
  seat, `you` by the viewer's own `Standings`.
- Also the shape of messages leaks nothing: counts in a `Cursor` are of the whole table and stay in the server, and who
  is asked a sealed question is shown to the holder of that seat only. The hash of a position with hidden parts is not
  shown, because it could be used to test guesses (`opening_of`).
- A snapshot is valid until the next change. It refers to a `ViewEncoder` that moves on with the room, so a subscriber
  compares `moment` numbers to see whether it may send the encoder's `changes` or needs the whole view.

Why so many caches? Publishing a move is mostly encoding, and most of it is the same for everybody or the same as before
the move. `facts` lists everything that the `room` part depends on, so that it is encoded again only when
one of them changes. Where a game hides nothing, all viewers share one encoder. Histories are long and needed only when
many viewers join at once, so they are dropped at the next change.
"""

# Compiled with mypyc.

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, final

from mypy_extensions import mypyc_attr

from parlour.core.events import Event
from parlour.core.moves import MAX_SEATS, SEALED, Pending
from parlour.core.view import OpenView
from parlour.lessons import Guide, lessons_of
from parlour.records.timeline import Timeline
from parlour.server.editions import display_title
from parlour.server.messages import ChatLine, ClockInfo, GuideInfo, RemarkInfo, RoomInfo, SeatInfo, You, encode
from parlour.server.rooms.entries import ChatSaid
from parlour.server.rooms.room import PLAYING, STARTING, Room
from parlour.server.rooms.room_commands import letter
from parlour.table import library, redaction
from parlour.table.encoders import EncoderCache, ViewEncoder, encoder_cache_for
from parlour.table.table import Table

NO_CLOCK: Final = -1
NULL: Final = b"null"
MAX_STANDINGS: Final = 16
"""The maximum number of encoded standings per viewer. With a clock, each move makes a new one."""
Facts = tuple[int, str, int, tuple[int, ...], str, int]


class Viewer(NamedTuple):
    """The holder (the hash of a token) and the seat whose view they see; seat None is a watcher."""

    holder: str
    seat: int | None


@final
@mypyc_attr(acyclic=True)
class ViewerSnapshot:
    """The encoded state that a viewer may know now."""

    def __init__(self, room: bytes, you: bytes, encoder: ViewEncoder | None, ask: bytes) -> None:
        self.room = room
        self.you = you
        self.ask = ask
        self.encoder = encoder
        """The encoder that holds the view; None while there is nothing to see. It moves on with its room."""
        self.moment = 0 if encoder is None else encoder.moment

    def view(self) -> bytes:
        """Return the whole view. Valid until the next change of the room."""
        return NULL if self.encoder is None else self.encoder.whole()

    def parts(self) -> tuple[bytes, bytes, bytes, bytes]:
        return self.room, self.you, self.view(), self.ask


@final
@mypyc_attr(acyclic=True)
class Cursor:
    """How much of the growing parts a viewer has received. The counts include hidden items, so they are never sent."""

    def __init__(self, events: int = 0, words: int = 0, lines: int = 0) -> None:
        self.events = events
        self.words = words
        self.lines = lines


@final
class Standings:
    """A viewer's encoded `you` parts by standing. Cached because the same standings come back as turns go round."""

    def __init__(self) -> None:
        self._info = b""
        """The encoded room info for which the texts were made."""
        self._texts: dict[int, bytes] = {}

    def find(self, info: bytes, standing: int) -> bytes | None:
        """Return the cached text; None if it must be encoded. A new `info` object invalidates all texts."""
        if info is not self._info or len(self._texts) > MAX_STANDINGS:
            self._info = info
            self._texts = {}
        return self._texts.get(standing)

    def keep(self, standing: int, text: bytes) -> None:
        self._texts[standing] = text


class History(NamedTuple):
    """The encoded past of a table as a seat may know it."""

    events: bytes
    words: bytes
    log: bytes


class RoomView:
    """A room at one moment, shared by all its viewers. Parts that are equal for all are encoded once; unchanged parts
    are reused."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._count = room.count
        self._words = room.words
        self._encoders: dict[int | None, ViewEncoder] = {}
        """The view encoder of each seat. Where nothing is hidden, all seats share one."""
        self._current: list[ViewEncoder] = []
        """The encoders that show the current moment already."""
        self._histories: dict[int | None, History] = {}
        self._encoded_events: dict[int, bytes] = {}
        """Encoded events without their text, by the id of the event object."""
        self._facts = facts(room)
        self._info = b""
        self._encoder_cache: EncoderCache | None = None
        """The encoder cache that all tables with the same names share; set when play begins."""
        self._lines = (0, 0)
        self._log = b""
        """The encoded record lines of the range `_lines`."""

    def turn_to(self, room: Room) -> None:
        """Show the room as it is now, after a change or a reload."""
        self._room = room
        self._count = room.count
        self._words = room.words
        self._current.clear()
        self.forget_histories()
        self._lines = (0, 0)
        now = facts(room)
        if now != self._facts:
            self._facts = now
            self._info = b""

    def snapshot(self, viewer: Viewer, standings: Standings) -> ViewerSnapshot:
        """Return what a viewer may know now. `standings` is the viewer's own cache."""
        if not self._info:
            self._info = encode(room_info(self._room))
        return ViewerSnapshot(self._info, self._you(viewer, standings), self._view(viewer.seat), self._ask(viewer.seat))

    def is_now(self, room: Room) -> bool:
        """Whether this view shows the room's current state."""
        return self._room is room and self._count == room.count and self._words == room.words

    def history(self, seat: int | None) -> History:
        """Return the whole past, for a seat that starts to follow the room."""
        history = self._histories.get(seat)
        if history is None:
            nothing = Cursor(0, self._room.words - len(self._room.chat), 0)
            events = b"".join([b"[", b",".join(self.events(seat, nothing)), b"]"])
            history = History(events, encode(self.chat_lines(nothing)), self.log(seat, nothing) or b'""')
            self._histories[seat] = history
        return history

    def forget_histories(self) -> None:
        """Drop the cached histories. They are large, and needed only while many viewers join at once."""
        self._histories.clear()
        self._encoded_events.clear()

    def events(self, seat: int | None, cursor: Cursor) -> list[bytes]:
        """Return the encoded events after the cursor that a seat may see."""
        if not self._room.has_table:
            return []
        table = self._room.table
        return [self._encoded_event(event) for event in redaction.visible_events(table.events[cursor.events :], seat)]

    def _encoded_event(self, event: Event) -> bytes:
        """Return an encoded event. Everybody who may see it gets the same bytes: the client makes the sentence."""
        known = self._encoded_events.get(id(event))
        if known is None:
            table = self._room.table
            known = self._encoded_events[id(event)] = encode(table.game.events.data(event, table.lexicon))
        return known

    def chat_lines(self, cursor: Cursor) -> list[ChatLine]:
        new = self._room.words - cursor.words
        return [chat_line(said) for said in self._room.chat[-new:]] if new else []

    def log(self, seat: int | None, cursor: Cursor) -> bytes:
        """Return the encoded record lines after the cursor that a seat may have; b"" if there are none. The first time
        they include the header."""
        if not self._room.has_table:
            return b""
        journal = self._room.table.journal
        lines = self._room.table.log_lines(seat)
        if lines < 0:
            return b""
        if cursor.lines == 0:
            return encode(journal.text(lines))
        if cursor.lines > lines:
            return b""
        if self._lines != (cursor.lines, lines):
            self._lines = cursor.lines, lines
            self._log = encode(journal.lines(cursor.lines - 1, lines))
        return self._log

    def cursor(self, seat: int | None) -> Cursor:
        """Return the cursor of a viewer who has received everything."""
        room = self._room
        if not room.has_table:
            return Cursor(0, room.words, 0)
        return Cursor(len(room.table.events), room.words, room.table.log_lines(seat) + 1)

    def _view(self, seat: int | None) -> ViewEncoder | None:
        room = self._room
        if not room.has_table or room.status == STARTING:
            return None
        table = room.table
        encoder = self._encoders.get(seat)
        if encoder is None:
            encoder = self._encoders[seat] = self._new_encoder(table, seat)
        if encoder not in self._current:
            self._current.append(encoder)
            table.update_encoder(encoder, seat)
        return encoder

    def _new_encoder(self, table: Table, seat: int | None) -> ViewEncoder:
        if isinstance(table.view(seat), OpenView):
            for encoder in self._encoders.values():
                return encoder
        return self._encoder_cache_of(table).new_encoder()

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
    """Return consecutive moments of a record as a seat sees them. The first is complete; the others hold only
    changes."""
    found: list[dict[str, object]] = []
    before: dict[str, object] = {}
    for state in timeline.states(first, min(count, len(timeline) - first)):
        view = timeline.view_data(state, seat)
        pending = timeline.table.game.rules.pending(state)
        found.append(
            {
                "view": {name: value for name, value in view.items() if name not in before or before[name] != value},
                "removed": [name for name in before if name not in view],
                "waits_for": [letter(n) for n in _shown(pending, [] if seat is None else [seat])],
            }
        )
        before = view
    return found


def course(timeline: Timeline, seat: int | None) -> list[dict[str, object]]:
    """Return every move of a record, with its events as a seat sees them."""
    return [
        {
            "who": step.entry.who,
            "text": step.entry.text,
            "events": timeline.table.events_data(seat, step.events),
        }
        for step in timeline.steps
    ]


def standing_of(room: Room, viewer: Viewer) -> int:
    """Encode in one number what a move can change for a viewer: the seats waited for, whether a nonce is due, the time
    left."""
    seats = 0
    for seat in waited_for(room, viewer):
        seats |= 1 << seat
    if viewer.seat is None:
        return seats
    due = 1 if nonce_is_due(room, viewer.seat) else 0
    return ((remaining_ms(room, viewer.seat) - NO_CLOCK) << 1 | due) << MAX_SEATS | seats


def you(room: Room, viewer: Viewer) -> You:
    """Build the `you` part of a message: what the room is to a viewer."""
    seat = viewer.seat
    return You(
        seat=None if seat is None else letter(seat),
        seats=[letter(n) for n in room.seats_of(viewer.holder)],
        is_host=room.host == viewer.holder,
        waits_for=[letter(n) for n in sorted(waited_for(room, viewer))],
        nonce_due=seat is not None and nonce_is_due(room, seat),
        remaining_ms=NO_CLOCK if seat is None else remaining_ms(room, seat),
    )


def facts(room: Room) -> Facts:
    """Return everything that the encoded room info depends on. A move changes only the status, the clocks, and the undo
    request."""
    spent = () if room.opened.clock is None else tuple(room.shown_spent)
    taught = 0 if room.guide is None else room.table.move_count()
    return room.changes, room.status, len(room.agreed), spent, opening_of(room), taught


def room_info(room: Room) -> RoomInfo:
    opened = room.opened
    bots = room.bots()
    clock = opened.clock
    return RoomInfo(
        id=room.id,
        game=opened.game,
        title=title_of(room),
        has_custom_edition=bool(room.edition),
        status=room.status,
        options=dict(opened.options),
        seats=[
            SeatInfo(letter(n), seat.name, seat.kind, bots.get(n, ""), remaining_of(room, room.shown_spent[n]))
            for n, seat in enumerate(room.seats)
        ],
        undo_agreed=[letter(seat) for seat in sorted(room.agreed)],
        clock=None if clock is None else ClockInfo(clock.move, clock.bank, clock.back),
        is_public=opened.is_public,
        chance="verifiable" if opened.seed is None else "seeded",
        commitment=opened.commitment,
        opening=opening_of(room),
        rematch=room.rematch,
        earlier_ruleset=room.table.game.earlier_ruleset if room.has_table else None,
        guide=None if room.guide is None else guide_info(room.guide),
    )


def guide_info(guide: Guide) -> GuideInfo:
    """Return what the guide of a lesson's step says now."""
    step = guide.step
    steps = [each.id for lesson in lessons_of(step.game) if lesson.id == step.lesson for each in lesson.steps]
    return GuideInfo(
        lesson=step.lesson,
        step=step.id,
        number=steps.index(step.id) + 1,
        steps=len(steps),
        status=guide.status(),
        title=f"lesson-{step.lesson}",
        goal=step.text,
        hint=f"{step.text}.hint",
        answer=guide.answer(),
        comment=guide.comment(),
        squares=list(step.highlight.squares),
        buttons=list(step.highlight.buttons),
        cards=list(step.highlight.cards),
        seats=list(step.highlight.seats),
        clauses=list(step.clauses),
    )


def title_of(room: Room) -> str:
    """Return a room's title: that of its custom edition, or of its game."""
    opened = room.opened
    if room.edition and not opened.title and room.has_table:  # an earlier edition, or opened by an older version
        return display_title(room.table.edition)
    return opened.title or library.bundled_edition(opened.game).title


def opening_of(room: Room) -> str:
    """Return the hash that pledges are bound to; '' while the record's header hides something. The hash of a position
    with hidden cards, or of a seed, would let a client test guesses until one matches."""
    return room.table.journal.opening if room.has_table and room.table.log_lines() >= 0 else ""


def waited_for(room: Room, viewer: Viewer) -> tuple[int, ...]:
    """Return the seats that the table waits for, as the viewer may know it. A sealed question is visible only to the
    holder of the asked seat."""
    if room.status != PLAYING:
        return ()
    pending = room.table.pending()
    if pending.kind != SEALED:
        return pending.seats
    return _shown(pending, [] if viewer.seat is None else room.seats_of(viewer.holder))


def _shown(pending: Pending, own: Sequence[int]) -> tuple[int, ...]:
    return tuple(n for n in pending.seats if n in own) if pending.kind == SEALED else pending.seats


def nonce_is_due(room: Room, seat: int) -> bool:
    """Whether a seat must reveal its next nonce: at once before play, later with its next answer."""
    is_time = room.status == PLAYING or (room.status == STARTING and room.has_pledged)
    return is_time and room.table.takes_nonce(seat)


def remaining_ms(room: Room, seat: int) -> int:
    """Return what a seat has left of its time bank, or for one move, before its running question is counted."""
    return remaining_of(room, room.spent[seat])


def remaining_of(room: Room, spent: int) -> int:
    clock = room.opened.clock
    if clock is None:
        return NO_CLOCK
    if clock.bank:
        return max(0, clock.bank * 1000 - spent)
    return clock.move * 1000


def chat_line(said: ChatSaid) -> ChatLine:
    """Return a chat line as everybody at the table may read it."""
    remark = said.remark
    info = None if remark is None else RemarkInfo(remark.name, letter(remark.to), remark.offer, remark.fields)
    return ChatLine(said.name, said.text, letter(said.seat) if said.seat >= 0 else None, info)
