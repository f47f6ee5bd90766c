"""What has not changed is not made anew, and what is sent is put together: nobody is shown anything else by that."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import UNSET

import parlour
from parlour.core.refusals import Refused
from parlour.server import messages
from parlour.server.live_rooms.live_room import LiveRoom
from parlour.server.messages import Update
from parlour.server.rooms import room_commands
from parlour.server.rooms.entries import PERSON, Clock, Opened, Seat
from parlour.server.rooms.room import PLAYING, Room
from parlour.server.views.room_view import RoomView, Standings, Viewer, waited_for
from parlour.server.views.subscriber import Subscriber
from parlour.table import library
from tests.server.told import PARTS, take_in
from tests.server.twin_rooms import Tap

NAMES = ("ann", "bo", "cy", "di")
STEPS = 120


def opened_room(game: str, clock: Clock | None) -> Room:
    room = Room("r", bytes(range(32)))
    edition = library.bundled_edition(game)
    count = max(edition.least_seats, min(3, edition.most_seats))
    seats = [Seat(PERSON, holder.title(), holder) for holder in NAMES[:count]]
    room_commands.open_room(room, Opened(game, {}, seats, "ann", is_public=True, clock=clock))
    return room


def do_something(room: Room, rng: Random) -> None:
    """A move as a rule; now and then something else that people do."""
    seat = rng.randrange(len(room.seats))
    other = rng.random()
    if other < 0.05:
        room_commands.say(room, NAMES[seat], seat, "well")
    elif other < 0.10:
        room_commands.offer_undo(room, NAMES[seat], seat)
    elif other < 0.20:
        room_commands.answer_undo(room, NAMES[seat], seat, rng.random() < 0.8)
    elif other < 0.25:
        room_commands.hand(room, NAMES[seat], seat, "random")
    elif other < 0.40:
        room_commands.take_back(room, NAMES[seat], seat)
    else:
        asks = room.table.asks()
        ask = asks[rng.randrange(len(asks))]
        text = room.table.show(ask.sample(rng))
        room_commands.answer(room, ask.seat, text, rng.randrange(5000))


def evening(game: str, clock: Clock | None) -> Iterator[Room]:
    """A room after each of many things that were done there."""
    rng = Random(game)
    room = opened_room(game, clock)
    for step in ("gathering", "start", "begin", *range(STEPS)):
        try:
            if step == "start":
                room_commands.start(room, "ann")
            elif step == "begin":
                room_commands.begin(room)
            elif step != "gathering" and room.status == PLAYING:
                do_something(room, rng)
        except Refused:
            continue
        yield room


def viewers_of(room: Room) -> list[Viewer]:
    return [*[Viewer(seat.holder, n) for n, seat in enumerate(room.seats)], Viewer("", None)]


EVERY_GAME = pytest.mark.parametrize("game", parlour.games())
CLOCKS = pytest.mark.parametrize("clock", [None, Clock(bank=60, back=2)], ids=["no clock", "clock"])


@CLOCKS
@EVERY_GAME
def test_a_door_that_is_turned_to_the_next_moment_shows_what_a_new_one_does(game: str, clock: Clock | None) -> None:
    room_view: RoomView | None = None
    looks = set()
    standings: dict[Viewer, Standings] = {}
    for room in evening(game, clock):
        if room_view is None:
            room_view = RoomView(room)
        room_view.turn_to(room)
        for viewer in viewers_of(room):
            look = room_view.snapshot(viewer, standings.setdefault(viewer, Standings()))
            assert look.parts() == RoomView(room).snapshot(viewer, Standings()).parts()
            assert room_view.history(viewer.seat) == RoomView(room).history(viewer.seat)
            looks.add((look.room, look.you))
    assert len(looks) > len(viewers_of(room)), "void"


@CLOCKS
@EVERY_GAME
def test_an_update_that_is_put_together_is_what_its_form_would_be(game: str, clock: Clock | None) -> None:
    listeners: list[tuple[Subscriber, Tap, dict[str, Any]]] = []
    told = set()
    room_view: RoomView | None = None
    for room in evening(game, clock):
        if room_view is None:
            room_view = RoomView(room)
        room_view.turn_to(room)
        for listener, tap, known in listeners:
            listener.update(room, room_view)
            for text in tap.sent:
                take_in(known, msgspec.json.decode(text))
                if b'"type":"snapshot"' in text:  # a move was taken back
                    continue
                update = msgspec.json.decode(text, type=Update)
                assert messages.write(update) == text
                assert update.number == listener.number
                told |= {name for name in Update.__struct_fields__ if getattr(update, name) not in (UNSET, [], "")}
            tap.sent.clear()
            look = room_view.snapshot(listener.viewer, Standings())
            assert known == {part: msgspec.json.decode(text) for part, text in zip(PARTS, look.parts(), strict=True)}
        if not listeners:
            for viewer in viewers_of(room):
                tap, known = Tap(), {}
                listeners.append((Subscriber(viewer, tap), tap, known))
                listeners[-1][0].greet(room, room_view, {})
                take_in(known, msgspec.json.decode(tap.sent.pop()))
    assert told == {*Update.__struct_fields__}, "void"


def test_who_has_missed_a_moment_is_shown_all_of_the_next() -> None:
    live = LiveRoom(opened_room("ten-up", None), None, lambda: 0.0)
    room_commands.start(live.room, "ann")
    room_commands.begin(live.room)
    taps = [Tap(), Tap()]
    listeners = [Subscriber(Viewer(NAMES[seat], seat), tap) for seat, tap in enumerate(taps)]
    for listener in listeners:
        listener.greet(live.room, live.room_view(), {})
    for told in ([listeners[0]], listeners):
        ask = live.room.table.asks()[0]
        room_commands.answer(live.room, ask.seat, live.room.table.show(ask.sample(Random(1))), 0)
        for listener in told:
            listener.update(live.room, live.room_view())
    last = [msgspec.json.decode(tap.sent[-1], type=Update) for tap in taps]
    assert [(update.view is UNSET, update.changes is UNSET) for update in last] == [(True, False), (False, True)]
    assert last[1].view == msgspec.json.decode(msgspec.json.encode(live.room.table.view_data(1)))


def test_all_look_through_one_door_and_see_the_next_moment_when_it_comes() -> None:
    live = LiveRoom(opened_room("ten-up", None), None, lambda: 0.0)
    room_commands.start(live.room, "ann")
    room_commands.begin(live.room)
    room_view = live.room_view()
    history = room_view.history(0)
    assert live.room_view() is room_view
    assert room_view.history(0) is history
    live.tidy()
    assert live.room_view() is room_view
    assert (room_view.history(0), room_view.history(0) is history) == (history, False)
    ask = live.room.table.asks()[0]
    room_commands.answer(live.room, ask.seat, live.room.table.show(ask.sample(Random(1))), 0)
    assert live.room_view() is room_view
    assert room_view.history(0).log != history.log


def test_who_holds_two_seats_is_told_which_of_them_a_sealed_question_is_put_to() -> None:
    """Else nobody at a shared device would know that it is to be passed on; and nobody else learns it."""
    room = Room("r", bytes(range(32)))
    seats = [Seat(PERSON, "Ann", "ann"), Seat(PERSON, "Al", "ann"), Seat(PERSON, "Bo", "bo")]
    room_commands.open_room(room, Opened("pit", {"form": "rounds"}, seats, "ann", is_public=True, seed=1))
    room_commands.start(room, "ann")
    room_commands.begin(room)
    ann, bo, watcher = Viewer("ann", 0), Viewer("bo", 2), Viewer("", None)
    assert [waited_for(room, each) for each in (ann, bo, watcher)] == [(0, 1), (2,), ()]
    room_commands.answer(room, 0, "pass")
    assert [waited_for(room, each) for each in (ann, bo, watcher)] == [(1,), (2,), ()]
