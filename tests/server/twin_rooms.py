"""Rooms around given tables, with listeners at them, so that what leaves a room can be compared with its twin's."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, cast

from parlour.core.record import CHANCE
from parlour.core.refusals import Refused
from parlour.server.access.identity import hashed
from parlour.server.http import tables as http
from parlour.server.live_rooms.live_room import LiveRoom
from parlour.server.live_rooms.manager import RoomManager
from parlour.server.rooms import entries, room_commands
from parlour.server.rooms.entries import BOT, PERSON, Opened, Seat
from parlour.server.rooms.room import Room
from parlour.server.store.interface import START
from parlour.server.views.explanations import previewed, reasons
from parlour.server.views.room_view import RoomView, Viewer
from parlour.server.views.subscriber import Subscriber
from parlour.table.table import Table
from parlour.testing import tries
from parlour.testing.twins import Leak, Twins, first_difference

BANK = entries.Clock(bank=3600, back=5)
SPENT = 20_000
WATCH = "code to watch"


class GivenRoom(Room):
    """A room at whose beginning a table stands that was made elsewhere."""

    def __init__(self, table: Table) -> None:
        super().__init__("ROOM", None)
        self.given = table

    def new_table(self, opened: Opened, names: list[str]) -> Table:
        return self.given


def token(seat: int) -> str:
    return f"token of seat {seat}"


def holder(seat: int) -> str:
    return hashed(token(seat))


def room_at(table: Table, bots: Sequence[int] = (), clock: entries.Clock | None = None) -> GivenRoom:
    """A room in which a table is being played."""
    room = GivenRoom(table)
    seats = [
        Seat(BOT, name, bot="normal") if n in bots else Seat(PERSON, name, holder(n))
        for n, name in enumerate(table.names)
    ]
    opened = Opened(table.game.slug, dict(table.options), seats, "host", clock=clock, watch=hashed(WATCH))
    room_commands.open_room(room, opened)
    room_commands.start(room, "host")
    room_commands.begin(room)
    return room


class Tap:
    """The post of one listener: everything that was sent."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def post(self, data: bytes) -> None:
        self.sent.append(data)

    def dismiss(self) -> None:
        self.sent.append(b"dismissed")


class _Reads:
    """A house as far as whoever only reads needs one."""

    async def ask(self, live: LiveRoom, question: Callable[[Room], Any]) -> Any:
        return question(live.room)


class Watched:
    """A room with one viewer, and everything that viewer can get out of it."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.seat = seat
        self.room = room_at(table, clock=BANK)
        self.tap = Tap()
        self._told = len(table.journal.entries)
        self._room_view = RoomView(self.room)
        self._listener = self._listener_on(self.tap)

    def follow(self) -> None:
        """Whatever was done at the table since is told as the server does: answer by answer."""
        journal = self.room.table.journal
        new = [(line.who, line.text) for line in journal.entries[self._told :]]
        self._told = len(journal.entries)
        while new:
            after = next((n for n, line in enumerate(new) if n and line[0] != CHANCE), len(new))
            who = new[0][0]
            seat = -1 if who == CHANCE else self.room.table.lexicon.seat(who)
            self.room.fold(entries.Moved(new[:after], seat, SPENT))
            self._room_view.turn_to(self.room)
            self._listener.update(self.room, self._room_view)
            new = new[after:]

    def news(self) -> list[bytes]:
        """What was sent since it was last looked at."""
        new = [*self.tap.sent, *self.list_line()]
        self.tap.sent.clear()
        return new

    def everything(self) -> list[bytes]:
        """What a new socket would be sent now, and what HTTP gives."""
        again = Tap()
        self._listener_on(again)
        return [*again.sent, self.record().encode()]

    def record(self) -> str:
        live = LiveRoom(self.room, START, lambda: 0.0)
        mine = "" if self.seat is None else token(self.seat)
        code = WATCH if self.seat is None else ""
        return asyncio.run(http.record(live, cast("RoomManager", _Reads()), token=mine, code=code))

    def list_line(self) -> list[bytes]:
        """What the list of tables says, apart from times."""
        room = self.room
        mine = "" if self.seat is None else holder(self.seat)
        waiting = self.seat is not None and mine in {room.seats[n].holder for n in room.waits_for()}
        return [room.status.encode(), b"waits" if waiting else b""]

    def refusal(self, text: str) -> str:
        """What the viewer's seat is told if it tries something that the rules refuse."""
        assert self.seat is not None
        before = self.room.count
        try:
            room_commands.act(self.room, holder(self.seat), self.seat, text)
        except Refused as refused:
            assert self.room.count == before
            return f"{refused.code} {refused.clause} {refused.text}"
        raise Leak(f"{text} was taken, though the rules refuse it")

    def explainer(self) -> list[str]:
        """What the viewer's seat is told when it asks why it cannot do all that it cannot do, and what the rest
        costs."""
        assert self.seat is not None
        try:
            found = reasons(self.room, holder(self.seat), self.seat, "", {})
        except Refused as refused:
            return [refused.code]
        money = previewed(self.room, holder(self.seat), self.seat, [])
        return [f"{each.action}: {each.code} {each.clause} {each.text}" for each in found] + [repr(money)]

    def _listener_on(self, tap: Tap) -> Subscriber:
        listener = Subscriber(Viewer("" if self.seat is None else holder(self.seat), self.seat), tap)
        self._room_view.turn_to(self.room)
        listener.greet(self.room, self._room_view, {})
        return listener


class TwinRooms:
    """Two rooms that a viewer must not be able to tell apart."""

    def __init__(self, twins: Twins) -> None:
        self.twins = twins
        self.rooms = [Watched(table, twins.seat) for table in twins.tables]
        self.refusals = 0

    def play(self, steps: int, rng: Random) -> int:
        """So many moves, everything compared after each; the steps on which the tables really differed."""
        self.compare(True)
        for step in range(steps):
            if not self.twins.step():
                break
            for room in self.rooms:
                room.follow()
            self.compare(step % 4 == 0)
            if step % 5 == 0:
                self.compare_refusals(rng)
        return self.twins.steps

    def compare(self, is_whole: bool) -> None:
        """What was sent since the last time; now and then also what whoever comes back is sent."""
        one, other = (room.news() + (room.everything() if is_whole else []) for room in self.rooms)
        if one != other:
            raise Leak(first_difference(b"\n".join(one).decode(), b"\n".join(other).decode()))

    def compare_refusals(self, rng: Random) -> None:
        seat = self.twins.seat
        if seat is None:
            return
        explainer = [room.explainer() for room in self.rooms]
        if explainer[0] != explainer[1]:
            raise Leak(first_difference("\n".join(explainer[0]), "\n".join(explainer[1])))
        here, there = (room.room.table for room in self.rooms)
        ask = here.view(seat).ask()
        for action in tries(here.game.grammar, here.lexicon, ask, rng, each=3):
            refused = [_is_refused(table, seat, action) for table in (here, there)]
            if refused[0] != refused[1]:
                raise Leak(f"{_shown(here, action)} is right on one of the tables alone")
            text = _shown(here, action)
            if refused[0] and text:
                said = [room.refusal(text) for room in self.rooms]
                self.refusals += 1
                if said[0] != said[1]:
                    raise Leak(f"{text}: {said[0]!r}, and on the twin {said[1]!r}")


def _is_refused(table: Table, seat: int, action: Any) -> bool:
    return table.game.rules.check(table.copy_state(), seat, action) is not None


def _shown(table: Table, action: Any) -> str:
    """An action as it is typed; '' for one that names what there is not."""
    try:
        return table.show(action)
    except IndexError:
        return ""
