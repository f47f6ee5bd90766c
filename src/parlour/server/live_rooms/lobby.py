"""Opening a room from a request, invitations, and claiming a seat."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from parlour.bots.casting import character_of, name_at_table, with_character
from parlour.chance.committed import SECRET_BYTES, commitment_to
from parlour.core.refusals import BadData, Refused
from parlour.core.registry import find
from parlour.i18n.refusals import refused
from parlour.lessons import lesson_options, names_for, step_named
from parlour.server.access.identity import WATCH, code_for, hashed, join_code, room_name
from parlour.server.access.text_rules import checked_name
from parlour.server.editions import display_title
from parlour.server.live_rooms.live_room import LiveRoom
from parlour.server.live_rooms.manager import RoomManager
from parlour.server.rooms import room_commands
from parlour.server.rooms.command_ids import server_key
from parlour.server.rooms.entries import BOT, FREE, PERSON, Clock, Opened, Seat
from parlour.server.rooms.room import GATHERING, Room
from parlour.server.rooms.table_request import NewLesson, NewTable
from parlour.server.rooms.table_start import TableStart, UploadedStart, beginning
from parlour.table import library
from parlour.table.opening import after_setup, board_of, open_table
from parlour.table.positions import NOT_STATE

HERE: Final = ("me", "here")


class Invitation(NamedTuple):
    """An invitation code: to a seat, or to watch if `seat` is None."""

    seat: int | None
    code: str


Evaluate = Callable[[UploadedStart], Awaitable[TableStart]]
"""Evaluates an uploaded edition, position or record outside the event loop."""


async def evaluated_here(upload: UploadedStart) -> TableStart:
    """Evaluate an upload in this process. Only for servers that trust their clients."""
    return await asyncio.to_thread(beginning, upload)


async def open_room(
    manager: RoomManager, token: str, request: NewTable, evaluate: Evaluate = evaluated_here
) -> tuple[LiveRoom, list[Invitation]]:
    """Open a room as requested. Return it with the invitations to its free seats."""
    holder = hashed(token)
    id = room_name(f"{holder}|{request.id or secrets.token_hex(16)}")
    game = find(request.game)
    rulebook = library.rulebook(game.slug)
    own = dict(rulebook.preset(request.preset, "preset").options) if request.preset else {}
    own |= request.options
    start: dict[str, object] | None = None
    title = ""
    options: dict[str, object] = {}
    is_uploaded = bool(request.edition or request.position or request.record)
    if request.skip_setup and is_uploaded:
        raise BadData("skip_setup", "this is for a new game on the game's own board, not for a position or an edition")
    if request.skip_setup:
        start = await asyncio.to_thread(_settled, request, own)
    if is_uploaded:
        upload = UploadedStart(
            game.slug, len(request.seats), own, request.edition, request.position or None, request.record, request.moves
        )
        start, options = await evaluate(upload)
        # The upload is known to be of bounded cost now. It is parsed in a thread and cached, so nothing below parses it
        # again.
        _rulebook, board = await asyncio.to_thread(board_of, game, request.edition)
        title = display_title(board) if request.edition else ""
    options |= own
    rulebook.complete(options)
    seats: list[Seat] = []
    for n in range(len(request.seats)):
        seats.append(_seat(n, request, token, id, [other.name for other in seats if other.name]))
    secret = None if request.seed is not None else secrets.token_bytes(SECRET_BYTES)
    opened = Opened(
        game=game.slug,
        options=options,
        seats=seats,
        host=holder,
        is_public=request.public,
        clock=_clock(request),
        seed=request.seed,
        commitment="" if secret is None else commitment_to(secret),
        edition=request.edition,
        start=start,
        watch=hashed(code_for(token, id, WATCH)),
        pace=request.pace,
        join=hashed(join_code(token, id)),
        title=title,
    )
    live = await manager.open(id, holder, opened, secret)
    if hashed(code_for(token, live.room.id, WATCH)) != live.room.opened.watch:
        raise refused("room/taken")
    return live, invitations(live, token)


async def open_lesson(manager: RoomManager, token: str, request: NewLesson) -> LiveRoom:
    """Open a private table at a step of a lesson, and begin it."""
    holder = hashed(token)
    id = room_name(f"{holder}|lesson|{request.id or secrets.token_hex(16)}")
    step = step_named(find(request.game).slug, request.lesson, request.step)
    names = names_for(step, checked_name(request.name or "Player 1", []))
    learner = ord(step.seat) - ord("A")
    seats = [Seat(PERSON, name, holder) if n == learner else Seat(BOT, name) for n, name in enumerate(names)]
    opened = Opened(step.game, lesson_options(step), seats, holder, seed=0, lesson=step.name)
    live = await manager.open(id, holder, opened, None)
    if live.room.opened.lesson != step.name or live.room.host != holder:
        raise refused("room/taken")
    if live.room.status == GATHERING:
        key = server_key("lesson", holder)
        await manager.submit(live, key, b"", lambda room: room_commands.start(room, holder))
    return live


def invitations(live: LiveRoom, token: str) -> list[Invitation]:
    """Return the host's invitations: to seats that have been free since the room was opened, and to watch."""
    seats = [
        Invitation(n, code_for(token, live.room.id, room_commands.letter(n)))
        for n, seat in enumerate(live.room.seats)
        if seat.kind == FREE
    ]
    valid = [one for one in seats if one.seat is not None and hashed(one.code) == live.room.seats[one.seat].code]
    watch = code_for(token, live.room.opened.origin or live.room.id, WATCH)
    return [*valid, Invitation(None, watch)] if hashed(watch) == live.room.opened.watch else valid


async def claim(manager: RoomManager, live: LiveRoom, holder: str, code: str, letter: str, name: str) -> int:
    """Claim a seat by invitation, or a free seat of a public table. A repeated claim returns the same seat."""
    wanted = hashed(code) if code else ""

    def found(room: Room) -> tuple[bool, int, int]:
        seat = claimed(room, holder, wanted, letter)
        return (True, seat, room.count) if seat >= 0 else (False, claimable(room, wanted, letter), room.count)

    is_claimed, seat, count = await manager.ask(live, found)
    if is_claimed:
        return seat
    name_of_claim = hashed(f"{holder}|{wanted}|{letter}|{count}")[:32]
    body = f"{holder}|{name}".encode()
    key = server_key(f"claim-{name_of_claim}", holder)
    await manager.submit(live, key, body, lambda room: room_commands.claim(room, holder, seat, wanted, name))
    return seat


def claimed(room: Room, holder: str, wanted: str, letter: str) -> int:
    """Return the seat that the holder has from an identical claim; -1 if none."""
    if wanted and wanted == room.opened.join:
        held = room.seats_of(holder)
        return held[0] if held else -1
    if wanted:
        seat = room.claims.get(wanted, -1)
        return seat if seat in room.seats_of(holder) else -1
    held = [n for n in room.seats_of(holder) if letter in ("", room_commands.letter(n))]
    return held[0] if held and room.opened.is_public else -1


def claimable(room: Room, wanted: str, letter: str) -> int:
    """Return the free seat that a claim may take. An invitation is for one seat; the host's join code is for any free
    seat.

    Without a valid code, a private table is refused like one that does not exist.
    """
    free = [n for n, each in enumerate(room.seats) if each.kind == FREE]
    if wanted and wanted == room.opened.join and room.status == GATHERING:
        seats = free
    elif wanted:
        seats = [n for n in free if room.seats[n].code == wanted]
        if not seats and wanted in room.claims:
            raise refused("seat/taken")
    else:
        seats = [n for n in free if letter in ("", room_commands.letter(n))] if room.opened.is_public else []
    if not seats and wanted == "" and room.opened.is_public:
        raise refused("seat/taken")
    if not seats:
        raise refused("room/unknown")
    return seats[0]


def welcome(room: Room, holder: str, code: str) -> tuple[bool, bool]:
    """Return whether a holder with this invitation may claim a seat, and whether they may watch; refused if neither."""
    wanted = hashed(code) if code else ""
    can_sit = claimed(room, holder, wanted, "") >= 0
    problem: Refused | None = None
    if not can_sit:
        try:
            can_sit = claimable(room, wanted, "") >= 0
        except Refused as refused:
            problem = refused
    can_watch = bool(room.seats_of(holder)) or room.may_watch(holder, wanted)
    if problem is not None and not can_watch:
        raise problem
    return can_sit, can_watch


def _settled(request: NewTable, options: dict[str, object]) -> dict[str, object]:
    """Play a new table through its setup, and return the position of the first turn."""
    table = open_table(request.game, len(request.seats), options, secrets.randbits(53))
    return {key: value for key, value in after_setup(table).items() if key not in NOT_STATE}


def _clock(request: NewTable) -> Clock | None:
    if request.clock is None or not (request.clock.move or request.clock.bank):
        return None
    if request.clock.move and request.clock.bank:
        raise BadData("clock", "a clock is for each move, or a bank for the whole game, not both")
    return Clock(request.clock.move, request.clock.bank, request.clock.increment)


def _seat(n: int, whole: NewTable, token: str, room: str, taken: list[str]) -> Seat:
    request = whole.seats[n]
    if request.who in HERE:
        return Seat(PERSON, checked_name(request.name or f"Player {n + 1}", taken), hashed(token))
    if request.who == "bot":
        room_commands.check_bot(request.bot, whole.game, len(whole.seats), whole.edition)
        if request.name:
            strength = request.bot.partition("/")[0]
            return Seat(BOT, f"{checked_name(request.name, taken)} ({strength})", bot=request.bot)
        wanted = [who.name for seat in whole.seats if (who := character_of(seat.bot)) is not None]
        bot = with_character(request.bot, f"{room}/{n}", [*taken, *wanted])
        return Seat(BOT, name_at_table(bot, taken), bot=bot)
    return Seat(FREE, "", code=hashed(code_for(token, room, room_commands.letter(n))))
