"""One literal table: who may give each command, and what the command does to its room."""

# Compiled with mypyc.

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from parlour.i18n.refusals import refused
from parlour.server import messages
from parlour.server.access.identity import code_for, hashed
from parlour.server.live_rooms.live_room import Judge, LiveRoom, Reply
from parlour.server.live_rooms.manager import RoomManager
from parlour.server.live_rooms.rematches import rematch
from parlour.server.messages import Command
from parlour.server.rooms import room_commands
from parlour.server.rooms.command_ids import CommandKey, client_key
from parlour.server.rooms.entries import Entry
from parlour.server.rooms.room import Room

ANYBODY: Final = "anybody at the table"
SEATED: Final = "who holds a seat"
HOLDER: Final = "who holds that seat"
HOST: Final = "the host"
HOLDER_OR_HOST: Final = "who holds that seat, or the host"


class Actor(NamedTuple):
    """The sender of a command: their token and its hash, the seat they look from, and how long it has been thinking.

    `connection` names their connection, which identifies clients without a token.
    """

    token: str
    holder: str
    seat: int | None
    spent: Callable[[int], int]
    connection: str = ""


class Permission(NamedTuple):
    """A row of the table: who may give a command, and the function that applies it to a room."""

    who: str
    do: Callable[[Room, Actor, Any], Entry]


def _act(room: Room, actor: Actor, command: messages.Act) -> Entry:
    seat = place(command.seat)
    return room_commands.act(room, actor.holder, seat, command.text, actor.spent(seat), command.nonce)


def _invite(room: Room, actor: Actor, command: messages.Invite) -> Entry:
    return room_commands.invite(room, actor.holder, place(command.seat), hashed(_code(room, actor, command)))


PERMISSIONS: Final[dict[type[Command], Permission]] = {
    messages.Act: Permission(HOLDER, _act),
    messages.Start: Permission(SEATED, lambda room, actor, command: room_commands.start(room, actor.holder)),
    messages.Say: Permission(
        ANYBODY, lambda room, actor, command: room_commands.say(room, actor.holder, actor.seat, command.text)
    ),
    messages.Pledge: Permission(
        HOLDER,
        lambda room, actor, command: room_commands.pledge(room, actor.holder, place(command.seat), command.pledge),
    ),
    messages.Nonce: Permission(
        HOLDER, lambda room, actor, command: room_commands.nonce(room, actor.holder, place(command.seat), command.nonce)
    ),
    messages.OfferUndo: Permission(
        HOLDER, lambda room, actor, command: room_commands.offer_undo(room, actor.holder, place(command.seat))
    ),
    messages.AnswerUndo: Permission(
        HOLDER,
        lambda room, actor, command: room_commands.answer_undo(room, actor.holder, place(command.seat), command.agrees),
    ),
    messages.HandToBot: Permission(
        HOLDER, lambda room, actor, command: room_commands.hand(room, actor.holder, place(command.seat), command.bot)
    ),
    messages.TakeBack: Permission(
        HOLDER, lambda room, actor, command: room_commands.take_back(room, actor.holder, place(command.seat))
    ),
    messages.Leave: Permission(
        HOLDER, lambda room, actor, command: room_commands.leave(room, actor.holder, place(command.seat), command.bot)
    ),
    messages.FreeSeat: Permission(
        HOLDER_OR_HOST, lambda room, actor, command: room_commands.free(room, actor.holder, place(command.seat))
    ),
    messages.Invite: Permission(HOST, _invite),
    messages.SeatBot: Permission(
        HOST, lambda room, actor, command: room_commands.seat_bot(room, actor.holder, place(command.seat), command.bot)
    ),
    messages.Rematch: Permission(
        SEATED, lambda room, actor, command: room_commands.rematched(room, actor.holder, room.rematch_name())
    ),
    messages.Close: Permission(HOST, lambda room, actor, command: room_commands.close(room, actor.holder)),
}

Results = Callable[[RoomManager, LiveRoom, Actor, Any], Awaitable[dict[str, str]]]


async def _invited(_manager: RoomManager, live: LiveRoom, actor: Actor, command: messages.Invite) -> dict[str, str]:
    return {"code": _code(live.room, actor, command)}


async def _rematched(manager: RoomManager, live: LiveRoom, _actor: Actor, _command: messages.Rematch) -> dict[str, str]:
    return {"table": await rematch(manager, live)}


RESULTS: Final[dict[type[Command], Results]] = {messages.Invite: _invited, messages.Rematch: _rematched}
"""Commands whose answer carries a result. A repeated command gets the same result."""


async def perform(manager: RoomManager, live: LiveRoom, actor: Actor, command: Command) -> dict[str, str]:
    """Judge and store a command, publish the change, and return the result that the answer carries."""
    manager.figures.commands[messages.kind_of(command)] += 1
    judge = _judge(manager, actor, command)
    await manager.submit(live, key_for(actor, command), stored_body(command), judge)
    results = RESULTS.get(type(command))
    return {} if results is None else await results(manager, live, actor, command)


def perform_soon(manager: RoomManager, live: LiveRoom, actor: Actor, command: Command, reply: Reply) -> None:
    """Perform a command without waiting, if its answer carries no result. `reply` receives the outcome."""
    manager.figures.commands[messages.kind_of(command)] += 1
    judge = _judge(manager, actor, command)
    manager.submit_soon(live, key_for(actor, command), stored_body(command), judge, reply)


def _judge(manager: RoomManager, actor: Actor, command: Command) -> Judge:
    """Return the judge function of a command, which also checks the quotas of its table."""
    permission = permission_of(command)
    quota = manager.quota

    def judge(room: Room) -> Entry:
        if room.opened.lesson and not isinstance(command, messages.Act):
            raise refused("lesson/only_answers")
        if isinstance(command, messages.Say):
            quota.check_chat(room, actor.holder)
        else:
            quota.check_entry(room)
        return permission.do(room, actor, command)

    return judge


def stored_body(command: Command) -> bytes:
    """Return the text of a command whose hash is stored with it.

    Its tag is still called `do`, as in protocol 1, so that a database written then recognises a repeated command.
    """
    return b'{"do"' + messages.encode(command)[len(b'{"type"') :]


def key_for(actor: Actor, command: Command) -> CommandKey:
    return client_key(command.id, actor.holder, actor.connection)


def permission_of(command: Command) -> Permission:
    permission = PERMISSIONS.get(type(command))
    if permission is None:
        raise refused("command/unknown")
    return permission


def place(letter: str) -> int:
    return ord(letter) - ord("A")


def _code(room: Room, actor: Actor, command: messages.Invite) -> str:
    """Return the code of an invitation. It is derived from the command id, so each command makes a different code."""
    return code_for(actor.token, room.id, f"{command.seat}|{command.id}")
