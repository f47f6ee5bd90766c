"""What each command does to its room, and who may give it: one literal table."""

# Compiled with mypyc.

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from parlour.core.refusals import Refused
from parlour.server import messages as say
from parlour.server.access.identity import code_for, hashed
from parlour.server.live_rooms.live_room import Judge, LiveRoom
from parlour.server.live_rooms.manager import RoomManager
from parlour.server.live_rooms.rematches import rematch
from parlour.server.messages import Command
from parlour.server.rooms import room_commands
from parlour.server.rooms.command_ids import CommandKey, client_key
from parlour.server.rooms.entries import Entry
from parlour.server.rooms.room import Room
from parlour.server.store.callbacks import Callback

ANYBODY: Final = "anybody at the table"
SEATED: Final = "who holds a seat"
HOLDER: Final = "who holds that seat"
HOST: Final = "the host"
HOLDER_OR_HOST: Final = "who holds that seat, or the host"


class Actor(NamedTuple):
    """Who gives a command: token and its hash, the seat they look from, how long that seat has thought, and what their
    connection is called, which tells those apart who have no token."""

    token: str
    holder: str
    seat: int | None
    spent: Callable[[int], int]
    connection: str = ""


class Permission(NamedTuple):
    """Who may give a command, and what it does."""

    who: str
    do: Callable[[Room, Actor, Any], Entry]


def _act(room: Room, actor: Actor, told: say.Act) -> Entry:
    seat = place(told.seat)
    return room_commands.act(room, actor.holder, seat, told.text, actor.spent(seat), told.nonce)


def _invite(room: Room, actor: Actor, told: say.Invite) -> Entry:
    return room_commands.invite(room, actor.holder, place(told.seat), hashed(_code(room, actor, told)))


VERBS: Final[dict[type[Command], Permission]] = {
    say.Act: Permission(HOLDER, _act),
    say.Start: Permission(SEATED, lambda room, actor, told: room_commands.start(room, actor.holder)),
    say.Say: Permission(
        ANYBODY, lambda room, actor, told: room_commands.say(room, actor.holder, actor.seat, told.text)
    ),
    say.Pledge: Permission(
        HOLDER, lambda room, actor, told: room_commands.pledge(room, actor.holder, place(told.seat), told.pledge)
    ),
    say.Nonce: Permission(
        HOLDER, lambda room, actor, told: room_commands.nonce(room, actor.holder, place(told.seat), told.nonce)
    ),
    say.OfferUndo: Permission(
        HOLDER, lambda room, actor, told: room_commands.offer_undo(room, actor.holder, place(told.seat))
    ),
    say.AnswerUndo: Permission(
        HOLDER, lambda room, actor, told: room_commands.answer_undo(room, actor.holder, place(told.seat), told.agrees)
    ),
    say.HandToBot: Permission(
        HOLDER, lambda room, actor, told: room_commands.hand(room, actor.holder, place(told.seat), told.bot)
    ),
    say.TakeBack: Permission(
        HOLDER, lambda room, actor, told: room_commands.take_back(room, actor.holder, place(told.seat))
    ),
    say.Leave: Permission(
        HOLDER, lambda room, actor, told: room_commands.leave(room, actor.holder, place(told.seat), told.bot)
    ),
    say.FreeSeat: Permission(
        HOLDER_OR_HOST, lambda room, actor, told: room_commands.free(room, actor.holder, place(told.seat))
    ),
    say.Invite: Permission(HOST, _invite),
    say.SeatBot: Permission(
        HOST, lambda room, actor, told: room_commands.seat_bot(room, actor.holder, place(told.seat), told.bot)
    ),
    say.Rematch: Permission(
        SEATED, lambda room, actor, told: room_commands.rematched(room, actor.holder, room.rematch_name())
    ),
    say.Close: Permission(HOST, lambda room, actor, told: room_commands.close(room, actor.holder)),
}

Results = Callable[[RoomManager, LiveRoom, Actor, Any], Awaitable[dict[str, str]]]


async def _invited(_manager: RoomManager, live: LiveRoom, actor: Actor, told: say.Invite) -> dict[str, str]:
    return {"code": _code(live.room, actor, told)}


async def _rematched(manager: RoomManager, live: LiveRoom, _actor: Actor, _told: say.Rematch) -> dict[str, str]:
    return {"table": await rematch(manager, live)}


RESULTS: Final[dict[type[Command], Results]] = {say.Invite: _invited, say.Rematch: _rematched}
"""Commands whose answer brings something; it is the same however often they come."""


async def perform(manager: RoomManager, live: LiveRoom, actor: Actor, command: Command) -> dict[str, str]:
    """Judge, store, tell; what the answer brings when it is stored."""
    judge = _judge(manager, actor, command)
    await manager.submit(live, key_for(actor, command), say.encode(command), judge)
    results = RESULTS.get(type(command))
    return {} if results is None else await results(manager, live, actor, command)


def perform_soon(manager: RoomManager, live: LiveRoom, actor: Actor, command: Command, then: Callback) -> None:
    """Perform a command without waiting, if its answer brings nothing else; `then` hears how it went."""
    judge = _judge(manager, actor, command)
    manager.take_soon(live, key_for(actor, command), say.encode(command), judge, then)


def _judge(manager: RoomManager, actor: Actor, command: Command) -> Judge:
    """What a command does, within the quotas of its table."""
    verb = verb_of(command)
    quota = manager.quota

    def judge(room: Room) -> Entry:
        if isinstance(command, say.Say):
            quota.check_chat(room, actor.holder)
        else:
            quota.check_entry(room)
        return verb.do(room, actor, command)

    return judge


def key_for(actor: Actor, command: Command) -> CommandKey:
    return client_key(command.id, actor.holder, actor.connection)


def verb_of(command: Command) -> Permission:
    verb = VERBS.get(type(command))
    if verb is None:
        raise Refused("command/unknown", "", "This server does not know that command.")
    return verb


def place(letter: str) -> int:
    return ord(letter) - ord("A")


def _code(room: Room, actor: Actor, told: say.Invite) -> str:
    """Every invitation has a name of its own: the command's."""
    return code_for(actor.token, room.id, f"{told.seat}|{told.id}")
