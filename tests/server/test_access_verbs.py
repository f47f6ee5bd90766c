"""A3: every command is for somebody, and nobody else can give it. The table of commands is the program's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import msgspec
import pytest

from parlour.chance.committed import NonceChain
from parlour.core.refusals import Refused
from parlour.server import messages as say
from parlour.server.access.identity import code_for, hashed
from parlour.server.live_rooms import command_table
from parlour.server.live_rooms.command_table import HOLDER, PERMISSIONS, Actor, Permission
from parlour.server.messages import AnyCommand, Command
from parlour.server.rooms import room_commands
from parlour.server.rooms.entries import FREE, PERSON, Opened, Seat
from parlour.server.rooms.room import Room

SECRET = bytes(range(32))
ID = "a-command"
CODE = code_for("host", "ROOM", "B")
ROLES: dict[str, int | None] = {
    "nobody": None,
    "spectator": None,
    "seat elsewhere": None,
    "former sitter": 1,
    "other seat": 2,
    "seat": 0,
    "host": None,
}
"""Who gives a command, and through which seat's eyes he looks. The command is for seat A; the host has no seat."""
NONCES = NonceChain(last="ab" * 32)


def gathering(free: bool = False) -> Room:
    room = Room("ROOM", SECRET)
    seats = [
        Seat(PERSON, "Ann", hashed("seat")),
        Seat(FREE, "", code=hashed(CODE)),
        Seat(PERSON, "Cy", hashed("other seat")),
    ]
    room_commands.open_room(room, Opened("ten-up", {}, seats, hashed("host"), watch="watch"))
    room_commands.claim(room, hashed("former sitter"), 1, hashed(CODE), "Bo")
    room_commands.free(room, hashed("host"), 1)
    if not free:
        room_commands.seat_bot(room, hashed("host"), 1, "random")
    return room


def starting() -> Room:
    room = gathering()
    room_commands.start(room, hashed("seat"))
    return room


def pledged() -> Room:
    room = starting()
    room_commands.pledge(room, hashed("seat"), 0, NonceChain(last="ab" * 32).pledge(room.table.journal.opening, "A"))
    room_commands.end_pledges(room)
    return room


def playing() -> Room:
    room = starting()
    room_commands.end_pledges(room)
    room_commands.begin(room)
    return room


def moved() -> Room:
    room = playing()
    room_commands.act(room, hashed("seat"), 0, "take red")
    return room


def offered() -> Room:
    room = moved()
    room_commands.offer_undo(room, hashed("other seat"), 2)
    return room


def handed() -> Room:
    room = playing()
    room_commands.hand(room, hashed("seat"), 0, "random")
    return room


def over() -> Room:
    room = playing()
    while not room.table.is_over():
        ask = room.table.asks()[0]
        room_commands.answer(room, ask.seat, room.table.show(ask.default_action))
    return room


SEATED = {"seat", "other seat"}
TABLE: dict[type[Command], tuple[Callable[[], Room], Command, set[str]]] = {
    say.Act: (playing, say.Act(ID, "A", "take red"), {"seat"}),
    say.Start: (gathering, say.Start(ID), {*SEATED, "host"}),
    say.Say: (playing, say.Say(ID, "hello"), {*SEATED, "host", "spectator"}),
    say.Pledge: (starting, say.Pledge(ID, "A", "cd" * 32), {"seat"}),
    say.Nonce: (pledged, say.Nonce(ID, "A", NonceChain(last="ab" * 32).next()), {"seat"}),
    say.OfferUndo: (moved, say.OfferUndo(ID, "A"), {"seat"}),
    say.AnswerUndo: (offered, say.AnswerUndo(ID, "A", True), {"seat"}),
    say.HandToBot: (playing, say.HandToBot(ID, "A", "random"), {"seat"}),
    say.TakeBack: (handed, say.TakeBack(ID, "A"), {"seat"}),
    say.Leave: (playing, say.Leave(ID, "A", "random"), {"seat"}),
    say.FreeSeat: (gathering, say.FreeSeat(ID, "A"), {"seat", "host"}),
    say.Invite: (lambda: gathering(True), say.Invite(ID, "B"), {"host"}),
    say.SeatBot: (lambda: gathering(True), say.SeatBot(ID, "B", "random"), {"host"}),
    say.Rematch: (over, say.Rematch(ID), SEATED),
    say.Close: (gathering, say.Close(ID), {"host"}),
}
"""For every command: a room in which it is right, the command, and who may give it. `nobody` has no socket at all."""
NO_SOCKET = {"nobody", "seat elsewhere", "former sitter"}
"""Who is let in nowhere, so whatever he could say; `test_access_http` shows that."""


def wrong_cells(verbs: dict[type[Command], Permission]) -> list[str]:
    """Every command of the program with every role: what is missing or wrong."""
    wrong = [f"{kind.__name__} has no row" for kind in verbs if kind not in TABLE]
    for kind, (make, command, allowed) in TABLE.items():
        for role, seat in ROLES.items():
            room = make()
            before = room.count
            actor = Actor(role, hashed(role), seat, lambda seat: 0)
            try:
                verbs[kind].do(room, actor, command)
            except Refused:
                taken = False
            else:
                taken = True
            expected = role in allowed or (kind is say.Say and role in NO_SOCKET and seat is None)
            if taken != expected or (not taken and room.count != before):
                wrong.append(f"{kind.__name__} by {role}: {'taken' if taken else 'refused'}")
    return wrong


def test_a3_every_command_has_a_row_and_does_for_every_role_what_it_should() -> None:
    assert set(PERMISSIONS) == set(get_args(AnyCommand)) == set(TABLE)
    assert wrong_cells(PERMISSIONS) == []


def test_a3_who_may_give_a_command_is_said_beside_it() -> None:
    for kind, (_make, _command, allowed) in TABLE.items():
        assert PERMISSIONS[kind].who in (
            {HOLDER}
            if allowed == {"seat"}
            else {command_table.ANYBODY, command_table.SEATED, command_table.HOST, command_table.HOLDER_OR_HOST}
        )


def test_a3_a_command_without_a_row_and_one_without_a_check_are_found() -> None:
    class Peek(Command, frozen=True, tag="peek"):
        """A new command that nobody has thought about."""

    def unchecked(room: Room, actor: Actor, told: Any) -> Any:
        return room_commands.answer(room, 0, told.text)

    more: dict[type[Command], Permission] = {**PERMISSIONS, Peek: PERMISSIONS[say.Say]}
    assert "Peek has no row" in wrong_cells(more)
    faulty: dict[type[Command], Permission] = {**PERMISSIONS, say.Act: Permission(HOLDER, unchecked)}
    assert "Act by former sitter: taken" in wrong_cells(faulty)


@pytest.mark.parametrize("seat", ["B", "D", "Z"])
def test_a_seat_that_is_another_s_or_none_is_refused_by_every_command(seat: str) -> None:
    for kind, (make, command, _allowed) in TABLE.items():
        if "seat" in kind.__struct_fields__ and kind not in (say.FreeSeat, say.Invite, say.SeatBot):
            room = make()
            before = room.count
            other = msgspec.structs.replace(command, seat=seat)
            with pytest.raises(Refused):
                PERMISSIONS[kind].do(room, Actor("seat", hashed("seat"), 0, lambda seat: 0), other)
            assert room.count == before
