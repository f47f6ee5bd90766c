"""Servers that leak on purpose, one thing each: the test of non-interference must find every one of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from parlour.core.refusals import Refused
from parlour.server import messages
from parlour.server.rooms import room_commands
from parlour.server.rooms.entries import Entry
from parlour.server.rooms.room import Room
from parlour.server.views import room_view, subscriber
from parlour.server.views.room_view import RoomView
from parlour.server.views.subscriber import Subscriber
from parlour.table import positions
from parlour.table.encoders import ViewEncoder
from parlour.table.table import Table

Plant = Callable[[pytest.MonkeyPatch], None]


def hands(room: Room) -> dict[str, dict[str, int]]:
    found: Any = room.table.position()["hands"]
    return found


def beside_the_view(plant: pytest.MonkeyPatch, make: Callable[[Room], object]) -> None:
    """Something goes out with every view."""
    view = RoomView._view

    def leak(self: RoomView, seat: int | None) -> ViewEncoder | None:
        sheet = view(self, seat)
        if sheet is not None:
            sheet.turn_to(self._room.table.view_data(seat) | {"beside": make(self._room)})
        return sheet

    plant.setattr(RoomView, "_view", leak)


def initial_state(plant: pytest.MonkeyPatch) -> None:
    """The first draws."""
    beside_the_view(plant, lambda room: [line.text for line in room.table.moves()[:3]])


def undo_copy(plant: pytest.MonkeyPatch) -> None:
    """The whole position, kept at hand to take a move back."""
    beside_the_view(plant, lambda room: positions.dump(room.table.game, room.table.copy_state(), room.table.lexicon))


def log_line(plant: pytest.MonkeyPatch) -> None:
    """The log goes on while a hand is played."""
    plant.setattr(Table, "log_lines", lambda self, seat=None: len(self.journal.entries))


def legal_moves(plant: pytest.MonkeyPatch) -> None:
    """How many answers everybody has."""
    beside_the_view(plant, lambda room: [ask.size() for ask in room.table.asks()])


def card_ids(plant: pytest.MonkeyPatch) -> None:
    """Every card has a number of its own."""
    beside_the_view(
        plant, lambda room: [sorted(f"{card}{n}" for card, n in hand.items()) for hand in hands(room).values()]
    )


def hand_order(plant: pytest.MonkeyPatch) -> None:
    """The longest suit lies on the left, and one sees how long it is."""
    beside_the_view(plant, lambda room: [max(hand.values(), default=0) for hand in hands(room).values()])


def refusal_text(plant: pytest.MonkeyPatch) -> None:
    """A refusal says how many suits everybody holds."""
    act = room_commands.act

    def leak(room: Room, *rest: Any) -> Entry:
        try:
            return act(room, *rest)
        except Refused as refused:
            kinds = [len(hand) for hand in hands(room).values()]
            raise Refused(refused.code, refused.clause, f"{refused.text} {kinds}") from None

    plant.setattr(room_commands, "act", leak)


def reason_text(plant: pytest.MonkeyPatch) -> None:
    """Who asks why he cannot do something is told how many suits everybody holds."""
    explainer = Table.explanations

    def leak(self: Table, seat: int | str) -> list[tuple[str, Refused]]:
        found: Any = self.position()["hands"]
        kinds = [len(hand) for hand in found.values()]
        return [(action, Refused(why.code, why.clause, f"{why.text} {kinds}")) for action, why in explainer(self, seat)]

    plant.setattr(Table, "explanations", leak)


def message_length(plant: pytest.MonkeyPatch) -> None:
    """Messages are as long as the whole state is."""
    tell, greet = Subscriber.update, Subscriber.greet
    kinds = 0

    def note(room: Room) -> None:
        nonlocal kinds
        kinds = sum(len(hand) for hand in hands(room).values())

    def told(self: Subscriber, room: Room, at: RoomView) -> None:
        note(room)
        tell(self, room, at)

    def greeted(self: Subscriber, room: Room, at: RoomView, elapsed: dict[int, int]) -> None:
        note(room)
        greet(self, room, at, elapsed)

    plant.setattr(Subscriber, "update", told)
    plant.setattr(Subscriber, "greet", greeted)
    plant.setattr(subscriber, "write", lambda message: messages.write(message) + b" " * kinds)


def capture_sound(plant: pytest.MonkeyPatch) -> None:
    """A gasp is heard when somebody has five of a suit."""
    beside_the_view(plant, lambda room: sum(n >= 5 for hand in hands(room).values() for n in hand.values()))


def draw_counter(plant: pytest.MonkeyPatch) -> None:
    """Updates are numbered for the whole table."""
    note = Subscriber._note

    def leak(self: Subscriber, room: Room, at: RoomView, look: room_view.ViewerSnapshot) -> None:
        note(self, room, at, look)
        self.number = room.count

    plant.setattr(Subscriber, "_note", leak)


def spectator_view(plant: pytest.MonkeyPatch) -> None:
    """Who only looks on looks over a player's shoulder."""
    view = RoomView._view
    plant.setattr(RoomView, "_view", lambda self, seat: view(self, 0 if seat is None else seat))


def state_digest(plant: pytest.MonkeyPatch) -> None:
    """A hash of the whole state, to see whether all are in step."""
    info = room_view.room_info

    def leak(room: Room) -> messages.RoomInfo:
        digest = positions.fingerprint(room.table.game, room.table.copy_state(), room.table.lexicon)
        return msgspec.structs.replace(info(room), opening=digest)

    plant.setattr(room_view, "room_info", leak)


def bank_left(plant: pytest.MonkeyPatch) -> None:
    """Everybody's clock is shown as it is: who answers once more has more time back."""
    info, facts = room_view.room_info, room_view.facts

    def leak(room: Room) -> messages.RoomInfo:
        told = info(room)
        seats = [
            msgspec.structs.replace(seat, remaining_ms=room_view.remaining_ms(room, n))
            for n, seat in enumerate(told.seats)
        ]
        return msgspec.structs.replace(told, seats=seats)

    plant.setattr(room_view, "room_info", leak)
    plant.setattr(room_view, "facts", lambda room: (*facts(room), *room.spent))


def every_entry(plant: pytest.MonkeyPatch) -> None:
    """Something is sent for every move, also for those that change nothing for a viewer."""
    tell = Subscriber.update

    def leak(self: Subscriber, room: Room, at: RoomView) -> None:
        tell(self, room, at)
        self._sink.post(messages.write(messages.Pong()))

    plant.setattr(Subscriber, "update", leak)


SEEN_BY_SEATS: list[Plant] = [
    initial_state,
    undo_copy,
    log_line,
    legal_moves,
    card_ids,
    hand_order,
    refusal_text,
    reason_text,
    message_length,
    capture_sound,
    state_digest,
]
SEEN_WHERE_SOMEBODY_HOLDS: list[Plant] = [draw_counter, bank_left, every_entry]
