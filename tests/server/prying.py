"""Servers that tell what they must not, keep what they must not, or have favourites: one thing each."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final

from parlour.core.refusals import Refused
from parlour.server.access import identity, tokens
from parlour.server.live_rooms import command_table, lobby
from parlour.server.live_rooms.manager import RoomManager
from parlour.server.ops import runner
from parlour.server.rooms import room_commands
from parlour.server.rooms.entries import Entry
from parlour.server.rooms.room import Room
from parlour.server.transport import table_socket
from parlour.server.views import subscriber
from parlour.table.table import Table
from tests.server.planting import plant

SLOWER: Final = 0.005
"""Seconds that a server with favourites or with a telling delay takes."""


def exports_all() -> None:
    """Whoever asks for his part of a running table's record gets all of it."""
    plant(Table, "log", lambda self, seat=None: self.record())


def logs_tokens() -> None:
    """The log says who comes."""
    quiet = identity.hashed

    def talkative(token: str) -> str:
        logging.getLogger("parlour.server").warning("somebody comes with %s", token)
        return quiet(token)

    plant(table_socket, "hashed", talkative)


def believes_tokens() -> None:
    """Whatever somebody brings for a token is one."""

    async def credulous(_self: tokens.Tokens, token: str) -> str:
        return token

    plant(tokens.Tokens, "recognise", credulous)


def logs_bad_text() -> None:
    """Every text that is no UTF-8 is logged with a traceback, as uvicorn does it."""
    plant(runner, "is_worth_logging", lambda _record: True)


def tells_which() -> None:
    """A wrong invitation to a table that is there is answered otherwise than one to a table that is not."""
    claimable = lobby.claimable

    def frank(room: Room, wanted: str, letter: str) -> int:
        try:
            return claimable(room, wanted, letter)
        except Refused as refused:
            if refused.code != "room/unknown":
                raise
            raise Refused("seat/no_invitation", "", "This invitation is not for this seat.") from None

    plant(lobby, "claimable", frank)


def token_survives() -> None:
    """Who has once sat at a table is let in for ever."""
    seats_of = Room.seats_of
    sat: dict[tuple[str, str], int] = {}

    def remembered(self: Room, holder: str) -> list[int]:
        held = seats_of(self, holder)
        for seat in held:
            sat[self.id, holder] = seat
        before = sat.get((self.id, holder))
        return held or ([] if before is None else [before])

    plant(Room, "seats_of", remembered)
    plant(subscriber, "_holds", lambda room, holder, seat: True)
    plant(room_commands, "_own", lambda room, holder, seat: None)


def keeps_finished() -> None:
    """A room that was awake once stays in memory."""
    forever: dict[str, object] = {}
    unload_idle = RoomManager.unload_idle

    def keep(self: RoomManager, idle: float) -> int:
        forever.update(self.rooms)
        return unload_idle(self, idle)

    plant(RoomManager, "unload_idle", keep)


def seat_order() -> None:
    """Commands are taken up in the order of the seats."""
    perform_soon = command_table.perform_soon

    def by_seat(manager: Any, live: Any, actor: Any, command: Any, then: Any) -> None:
        delay = SLOWER * (actor.seat or 0)
        asyncio.get_running_loop().call_later(delay, perform_soon, manager, live, actor, command, then)

    plant(table_socket, "perform_soon", by_seat)


def slow_hand() -> None:
    """Judging takes longer where B holds many of one suit."""
    act = room_commands.act

    def telling(room: Room, *rest: Any) -> Entry:
        hands: Any = room.table.position()["hands"]
        if max(hands["B"].values()) >= 5:
            time.sleep(SLOWER)
        return act(room, *rest)

    plant(room_commands, "act", telling)


FAULTS: Final = (
    exports_all,
    logs_tokens,
    believes_tokens,
    logs_bad_text,
    tells_which,
    token_survives,
    keeps_finished,
    seat_order,
    slow_hand,
)
