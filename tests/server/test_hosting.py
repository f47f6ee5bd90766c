"""A host who leaves passes hosting on, and everybody reads that from the same log."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from parlour.core.refusals import Refused
from parlour.server.access.identity import hashed
from parlour.server.live_rooms.live_room import append_of
from parlour.server.live_rooms.lobby import invitations
from parlour.server.live_rooms.rematches import rematch
from parlour.server.messages import Hello
from parlour.server.rooms import entries, room_commands
from parlour.server.rooms.entries import BOT, FREE, PERSON, Entry, Opened, Seat
from parlour.server.rooms.room import GATHERING, Room
from parlour.server.store import StoredEntry
from parlour.server.transport.table_socket import viewer_of
from parlour.server.views.room_view import Viewer, you
from tests.server.in_process import a_manager

SECRET = bytes(range(32))
ANN, BO, CY = (Seat(PERSON, name, name.lower()) for name in ("Ann", "Bo", "Cy"))
FREE_SEAT = Seat(FREE, "", code="a code")
A_BOT = Seat(BOT, "Bot 1 (random)", bot="random")


class Told:
    """A room, and the entries it is made of."""

    def __init__(self, *seats: Seat, host: str = "ann") -> None:
        self.room = Room("ROOM", SECRET)
        self.log: list[Entry] = []
        self.do(room_commands.open_room(self.room, Opened("ten-up", {}, list(seats), host)))

    def do(self, entry: Entry) -> None:
        self.log.append(entry)

    def play(self) -> None:
        self.do(room_commands.start(self.room, self.room.host))
        self.do(room_commands.begin(self.room))

    def host(self) -> str:
        """As the room says, and as whoever reads its log does."""
        again = Room("ROOM", SECRET)
        for entry in self.log:
            again.fold(entries.load(entries.dump(entry)), is_new=False)
        assert again.host == self.room.host == self.room.copy().host
        return self.room.host


def test_who_leaves_passes_hosting_on_to_the_next_person_in_seat_order() -> None:
    told = Told(ANN, A_BOT, BO, CY)
    told.play()
    told.do(room_commands.leave(told.room, "ann", 0, "random"))
    assert told.host() == "bo"
    told.do(room_commands.leave(told.room, "bo", 2, "random"))
    assert told.host() == "cy"
    told.do(room_commands.leave(told.room, "cy", 3, "random"))
    assert told.host() == "cy", "nobody is left"


def test_seat_order_goes_round_and_who_is_not_host_passes_nothing_on() -> None:
    told = Told(BO, ANN, A_BOT, CY)
    told.do(room_commands.free(told.room, "cy", 3))
    assert told.host() == "ann"
    told.do(room_commands.free(told.room, "ann", 1))
    assert told.host() == "bo"


def test_a_new_host_can_do_what_a_host_can_and_the_old_one_cannot() -> None:
    told = Told(ANN, BO, FREE_SEAT)
    told.do(room_commands.free(told.room, "ann", 0))
    attempts: list[Callable[[], Entry]] = [
        lambda: room_commands.invite(told.room, "ann", 0, "x"),
        lambda: room_commands.seat_bot(told.room, "ann", 0, "random"),
        lambda: room_commands.free(told.room, "ann", 1),
        lambda: room_commands.start(told.room, "ann"),
        lambda: room_commands.close(told.room, "ann"),
    ]
    for attempt in attempts:
        with pytest.raises(Refused):
            attempt()
    told.do(room_commands.invite(told.room, "bo", 0, "another code"))
    told.do(room_commands.seat_bot(told.room, "bo", 2, "random"))
    told.do(room_commands.claim(told.room, "cy", 0, "another code", "Cy"))
    assert told.room.status == GATHERING
    assert you(told.room, Viewer("bo", 1)).is_host
    assert not you(told.room, Viewer("ann", None)).is_host
    told.do(room_commands.start(told.room, "bo"))


def test_a_host_with_two_seats_stays_until_both_are_gone() -> None:
    told = Told(ANN, Seat(PERSON, "Zoe", "ann"), BO)
    told.play()
    told.do(room_commands.leave(told.room, "ann", 0, "random"))
    assert told.host() == "ann"
    told.do(room_commands.leave(told.room, "ann", 1, "random"))
    assert told.host() == "bo"


def test_a_host_who_never_sat_stays_host() -> None:
    told = Told(ANN, BO, host="eve")
    told.do(room_commands.free(told.room, "eve", 0))
    assert told.host() == "eve"
    assert viewer_of(told.room, Hello(), "eve") == Viewer("eve", None)


def test_who_has_left_a_private_table_finds_it_again_and_watches() -> None:
    told = Told(ANN, BO)
    told.play()
    left = room_commands.leave(told.room, "ann", 0, "random")
    viewer = viewer_of(told.room, Hello(), "ann")
    assert viewer is not None
    assert viewer.seat is None
    assert viewer_of(told.room, Hello(), "eve") is None
    kept = StoredEntry("ROOM", told.room.count, "leave", "ann", b"", 0, entries.dump(left), b"")
    assert append_of(told.room, kept, left).seating == ((1, "bo"), (0, "ann"))


def test_a_rematch_has_the_host_that_the_table_had_last() -> None:
    async def again() -> tuple[str, str]:
        async with a_manager() as manager:
            seats = [Seat(PERSON, "Ann", hashed("ann")), Seat(PERSON, "Bo", hashed("bo")), A_BOT]
            live = await manager.open("ROOM", hashed("ann"), Opened("ten-up", {}, seats, hashed("ann"), seed=1), None)
            room = live.room
            room_commands.start(room, hashed("ann"))
            room_commands.begin(room)
            room_commands.leave(room, hashed("ann"), 0, "random")
            while not room.table.is_over():
                ask = room.table.asks()[0]
                room_commands.answer(room, ask.seat, room.table.show(ask.default_action))
            room_commands.rematched(room, hashed("bo"), room.rematch_name())
            other = await manager.find(await rematch(manager, live))
            assert invitations(other, "bo") == []
            return room.host, other.room.host

    assert asyncio.run(again()) == (hashed("bo"), hashed("bo"))
