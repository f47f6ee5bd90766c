"""What may be done at a room. Pure: time, chance and storage are handed in, and nothing is spoken here.

Every function judges a command, does it and returns the entry to store. Until that is stored nobody is told; if it
cannot be stored the room is read anew from its log.
"""

# Compiled with mypyc.

from __future__ import annotations

import msgspec

from parlour.bots import find as find_bot
from parlour.core.record import UNDO
from parlour.core.refusals import Refused
from parlour.core.registry import find as find_game
from parlour.server.access.text_rules import bot_name, checked_name, checked_text
from parlour.server.rooms import entries as log
from parlour.server.rooms.entries import FREE, PERSON, Entry, Opened, Seat
from parlour.server.rooms.room import GATHERING, OVER, PLAYING, STARTING, WATCHER, Room
from parlour.table.opening import board_of


def check_bot(bot: str, game: str, seats: int, edition: str) -> None:
    """BadData if no bot of that name can play at such a table."""
    _rulebook, board = board_of(find_game(game), edition)
    find_bot(bot, game).must_fit(board.lexicon(seats))


# Before play


def open_room(room: Room, wanted: Opened) -> Entry:
    """The first entry; its table is tried at once, so that nothing impossible is ever opened."""
    if room.count:
        raise Refused("room/opened", "", "This room is open already.")
    # As it will be read again, letter by letter: the order of a position's parts stands in the header of its record.
    wanted = msgspec.convert(msgspec.to_builtins(wanted, order="deterministic"), Opened)
    room.new_table(wanted, [seat.name or f"Seat {letter(n)}" for n, seat in enumerate(wanted.seats)])
    return room.fold(wanted)


def claim(room: Room, holder: str, seat: int, code: str, name: str) -> Entry:
    """Sit down on a free seat with the invitation to it or to any seat; at a public table without one."""
    _must_gather(room)
    wanted = _seat(room, seat)
    if wanted.kind != FREE:
        raise Refused("seat/taken", "", f"Seat {letter(seat)} is taken.")
    is_invited = code != "" and code in (wanted.code, room.opened.join)
    if not is_invited and not (room.opened.is_public and code == ""):
        raise Refused("seat/no_invitation", "", "This invitation is not for this seat, or has been used.")
    return room.fold(log.Claimed(seat, checked_name(name, _names(room)), holder))


def free(room: Room, holder: str, seat: int) -> Entry:
    """Get up before play begins, or be sent away by the host."""
    _must_gather(room)
    wanted = _seat(room, seat)
    if wanted.kind == FREE:
        raise Refused("seat/free", "", f"Nobody sits on seat {letter(seat)}.")
    if holder not in (wanted.holder, room.host):
        raise Refused("seat/not_yours", "", "Only who sits there or the host can free a seat.")
    return room.fold(log.Freed(seat))


def invite(room: Room, holder: str, seat: int, code: str) -> Entry:
    """Make an invitation to a free seat; `code` is its hash."""
    _must_gather(room)
    _must_host(room, holder)
    if _seat(room, seat).kind != FREE:
        raise Refused("seat/taken", "", f"Seat {letter(seat)} is taken.")
    return room.fold(log.Invited(seat, code))


def seat_bot(room: Room, holder: str, seat: int, bot: str) -> Entry:
    """Let a bot sit on a free seat."""
    _must_gather(room)
    _must_host(room, holder)
    if _seat(room, seat).kind != FREE:
        raise Refused("seat/taken", "", f"Seat {letter(seat)} is taken.")
    check_bot(bot, room.opened.game, len(room.seats), room.opened.edition)
    return room.fold(log.Seated(seat, bot_name(bot, _names(room)), bot))


def start(room: Room, holder: str) -> Entry:
    """All seats are taken: the table stands, and the seats may add to its chance."""
    _must_gather(room)
    if holder != room.host and not room.seats_of(holder):
        raise Refused("room/not_seated", "", "Only somebody at the table can begin the game.")
    empty = [letter(n) for n, seat in enumerate(room.seats) if seat.kind == FREE]
    if empty:
        raise Refused("room/seats_free", "", f"Seat {empty[0]} is still free: invite somebody, or seat a bot.")
    table = room.new_table(room.opened, [seat.name for seat in room.seats])
    return room.fold(log.Started(table.journal.text(0)))


def begin(room: Room) -> Entry:
    """Deal, and ask the first question: when every seat has added to the chance, or has had time to."""
    _must_be_starting(room)
    before = _lines(room)
    room.table.asks()  # chance may have to answer first
    return room.fold(log.Begun(_written(room, before)))


def close(room: Room, holder: str) -> Entry:
    """Give the table up before play has begun."""
    _must_gather(room)
    _must_host(room, holder)
    return room.fold(log.Closed())


# Chance


def pledge(room: Room, holder: str, seat: int, pledged: str) -> Entry:
    """Bind a seat to its nonces, while nobody has opened one."""
    _own(room, holder, seat)
    _must_be_starting(room)
    if room.has_pledged:
        raise Refused("chance/late_pledge", "", "The time for pledges is over.")
    if not takes_pledges(room):
        raise Refused("chance/no_pledges", "", "This table takes no pledges: what they are bound to tells too much.")
    before = _lines(room)
    room.table.pledge(seat, pledged)
    return _moved(room, seat, 0, before)


def takes_pledges(room: Room) -> bool:
    """Not with a seed, and not where play begins at a position that hides something."""
    return room.opened.seed is None and room.table.log_lines() >= 0


def end_pledges(room: Room) -> Entry:
    """Everybody has pledged, or has had time to."""
    _must_be_starting(room)
    if room.has_pledged:
        raise Refused("chance/late_pledge", "", "The time for pledges is over.")
    return room.fold(log.Pledged())


def nonce(room: Room, holder: str, seat: int, opened: str) -> Entry:
    """Open a nonce: the first one before play; those that follow come with a seat's moves."""
    _own(room, holder, seat)
    _must_be_starting(room)
    if not room.has_pledged:
        raise Refused("chance/early_nonce", "", "Nonces are opened when everybody has pledged.")
    before = _lines(room)
    room.table.nonce(seat, opened)
    return _moved(room, seat, 0, before)


# Play


def act(room: Room, holder: str, seat: int, text: str, spent: int = 0, opened: str = "") -> Entry:
    """An answer of a person, with the seat's next nonce if it has one to give."""
    _own(room, holder, seat)
    if seat in room.stand_ins:
        raise Refused("seat/bot_plays", "", "A bot plays for you; take your seat back first.")
    return answer(room, seat, text, spent, opened)


def answer(room: Room, seat: int, text: str, spent: int = 0, opened: str = "") -> Entry:
    """An answer of whoever plays the seat."""
    _must_play(room)
    table = room.table
    action = table.judge(seat, text)
    before = _lines(room)
    if opened:
        table.check_nonce(seat, opened)
        table.nonce(seat, opened)
    table.take(seat, action)
    return _moved(room, seat, spent, before)


def late(room: Room, seat: int, spent: int = 0) -> Entry:
    """A seat's time is up: the table answers for it."""
    _must_play(room)
    before = _lines(room)
    room.table.time_out(seat)
    return _moved(room, seat, spent, before)


def offer_undo(room: Room, holder: str, seat: int) -> Entry:
    """Ask the others to take the last move back."""
    _own(room, holder, seat)
    _must_play(room)
    if room.agreed:
        raise Refused("undo/offered", "", "Somebody has asked for that already.")
    if not room.table.can_undo():
        raise Refused("undo/revealed", "", "There is no move to take back that revealed nothing.")
    return _undo(room, log.UndoOffered(seat), seat)


def answer_undo(room: Room, holder: str, seat: int, agrees: bool) -> Entry:
    _own(room, holder, seat)
    _must_play(room)
    if not room.agreed or seat in room.agreed:
        raise Refused("undo/not_asked", "", "Nobody asks you to take a move back.")
    return _undo(room, log.UndoAnswered(seat, agrees), seat if agrees else WATCHER)


def hand(room: Room, holder: str, seat: int, bot: str) -> Entry:
    """Let a bot play for a while."""
    _own(room, holder, seat)
    _must_play(room)
    if seat in room.stand_ins:
        raise Refused("seat/bot_plays", "", "A bot plays for you already.")
    check_bot(bot, room.opened.game, len(room.seats), room.opened.edition)
    return room.fold(log.Handed(seat, bot))


def take_back(room: Room, holder: str, seat: int) -> Entry:
    _own(room, holder, seat)
    _must_play(room)
    if seat not in room.stand_ins:
        raise Refused("seat/yours", "", "You play this seat yourself.")
    return room.fold(log.TakenBack(seat))


def leave(room: Room, holder: str, seat: int, bot: str) -> Entry:
    """Resign from the table: a bot plays the seat to the end, and it is nobody's any more."""
    _own(room, holder, seat)
    _must_play(room)
    check_bot(bot, room.opened.game, len(room.seats), room.opened.edition)
    return room.fold(log.Left(seat, bot))


def say(room: Room, holder: str, seat: int | None, text: str) -> Entry:
    _must_have_chat(room)
    if seat is not None:
        _own(room, holder, seat)
    name = "A watcher" if seat is None else room.seats[seat].name
    return room.fold(log.ChatSaid(WATCHER if seat is None else seat, name, checked_text(text)))


def remark(room: Room, seat: int, text: str) -> Entry:
    """What a bot says from its seat."""
    _must_play(room)
    _must_have_chat(room)
    return room.fold(log.ChatSaid(seat, room.seats[seat].name, checked_text(text)))


def rematched(room: Room, holder: str, other: str) -> Entry:
    """Record that all players of this room move to another one for a rematch."""
    if not room.seats_of(holder):
        raise Refused("room/not_seated", "", "Only somebody at the table can ask for a rematch.")
    if room.status != OVER:
        raise Refused("room/not_over", "", "A rematch begins when the game is over.")
    if room.rematch:
        raise Refused("room/rematched", "", "A rematch has been opened already.")
    return room.fold(log.Rematched(other))


def letter(seat: int) -> str:
    return chr(ord("A") + seat)


def _lines(room: Room) -> int:
    """How many lines the table's journal has."""
    return len(room.table.journal.entries)


def _written(room: Room, before: int) -> list[tuple[str, str]]:
    """What was written there since it had so many."""
    return [(line.who, line.text) for line in room.table.journal.entries[before:]]


def _moved(room: Room, seat: int, spent: int, before: int) -> Entry:
    """Something was done at the table; it is kept by what was written there."""
    return room.fold(log.Moved(_written(room, before), seat, spent))


def _undo(room: Room, entry: log.UndoOffered | log.UndoAnswered, agrees: int) -> Entry:
    """With the last agreement the move is taken back in the same entry."""
    needed = set(room.people()) - set(room.stand_ins)
    if agrees == WATCHER or not needed <= room.agreed | {agrees}:
        return room.fold(entry)
    room.table.undo()
    return room.fold(log.UndoAnswered(entry.seat, True, [(UNDO, room.table.journal.entries[-1].text)]))


def _names(room: Room) -> list[str]:
    return [seat.name for seat in room.seats if seat.kind != FREE]


def _seat(room: Room, seat: int) -> Seat:
    if not 0 <= seat < len(room.seats):
        raise Refused("seat/unknown", "", f"There is no such seat; they are A to {letter(len(room.seats) - 1)}.")
    return room.seats[seat]


def _own(room: Room, holder: str, seat: int) -> None:
    wanted = _seat(room, seat)
    if wanted.kind != PERSON or wanted.holder != holder:
        raise Refused("seat/not_yours", "", f"Seat {letter(seat)} is not yours.")


def _must_host(room: Room, holder: str) -> None:
    if holder != room.host:
        raise Refused("room/not_host", "", "Only the host can do that.")


def _must_gather(room: Room) -> None:
    if room.status != GATHERING:
        raise Refused("room/begun", "", "The game has begun already, or the room is closed.")


def _must_have_chat(room: Room) -> None:
    if room.is_chat_damaged:
        text = "The stored chat of this table is damaged, so nothing more can be added to it. The game goes on."
        raise Refused("chat/damaged", "", text)


def _must_be_starting(room: Room) -> None:
    if room.status != STARTING:
        raise Refused("room/not_starting", "", "That belongs to the moment before play begins.")


def _must_play(room: Room) -> None:
    if room.status == OVER:
        raise Refused("table/over", "", "The game is over.")
    if room.status != PLAYING:
        raise Refused("room/not_started", "", "The game has not begun yet.")
