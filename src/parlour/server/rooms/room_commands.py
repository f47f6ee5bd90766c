"""All commands of a room, as pure functions. Time, randomness and storage are handed in.

Each function judges a command, applies it to the room and returns the entry to store. The change is published only
after the entry is stored; if it cannot be stored, the room is reloaded from its log.
"""

# Compiled with mypyc.

from __future__ import annotations

import msgspec

from parlour.bots import find as find_bot
from parlour.bots.casting import name_at_table, with_character
from parlour.core.record import UNDO
from parlour.core.registry import find as find_game
from parlour.i18n.refusals import refused
from parlour.lessons import play_before
from parlour.server.access.text_rules import checked_name, checked_text
from parlour.server.rooms import entries as log
from parlour.server.rooms.entries import FREE, PERSON, Entry, Opened, Seat
from parlour.server.rooms.room import GATHERING, OVER, PLAYING, STARTING, WATCHER, Room
from parlour.table.opening import board_of


def check_bot(bot: str, game: str, seats: int, edition: str) -> None:
    """Raise BadData if no bot of that name can play at such a table."""
    _rulebook, board = board_of(find_game(game), edition)
    find_bot(bot, game).must_fit(board.lexicon(seats))


# Before play


def open_room(room: Room, wanted: Opened) -> Entry:
    """Make the first entry of a room. Its table is built at once, so that an impossible one is never opened."""
    if room.count:
        raise refused("room/opened")
    # Exactly as it will be read again: the order of a position's parts matters for the header of its record.
    wanted = msgspec.convert(msgspec.to_builtins(wanted, order="deterministic"), Opened)
    room.new_table(wanted, [seat.name or f"Seat {letter(n)}" for n, seat in enumerate(wanted.seats)])
    return room.fold(wanted)


def claim(room: Room, holder: str, seat: int, code: str, name: str) -> Entry:
    """Claim a free seat with an invitation to it or with the join code; at a public table without either."""
    _must_gather(room)
    wanted = _seat(room, seat)
    if wanted.kind != FREE:
        raise refused("seat/taken")
    is_invited = code != "" and code in (wanted.code, room.opened.join)
    if not is_invited and not (room.opened.is_public and code == ""):
        raise refused("seat/no_invitation")
    return room.fold(log.Claimed(seat, checked_name(name, _names(room)), holder))


def free(room: Room, holder: str, seat: int) -> Entry:
    """Give up a seat before play begins, or remove its holder as the host."""
    _must_gather(room)
    wanted = _seat(room, seat)
    if wanted.kind == FREE:
        raise refused("seat/free", seat=letter(seat))
    if holder not in (wanted.holder, room.host):
        raise refused("seat/not_yours", seat=letter(seat))
    return room.fold(log.Freed(seat))


def invite(room: Room, holder: str, seat: int, code: str) -> Entry:
    """Create an invitation to a free seat; `code` is its hash."""
    _must_gather(room)
    _must_host(room, holder)
    if _seat(room, seat).kind != FREE:
        raise refused("seat/taken")
    return room.fold(log.Invited(seat, code))


def seat_bot(room: Room, holder: str, seat: int, bot: str) -> Entry:
    """Seat a bot on a free seat."""
    _must_gather(room)
    _must_host(room, holder)
    if _seat(room, seat).kind != FREE:
        raise refused("seat/taken")
    check_bot(bot, room.opened.game, len(room.seats), room.opened.edition)
    names = _names(room)
    bot = with_character(bot, f"{room.id}/{seat}", names)
    return room.fold(log.Seated(seat, name_at_table(bot, names), bot))


def start(room: Room, holder: str) -> Entry:
    """Set up the table when all seats are taken. The seats may then add to its randomness."""
    _must_gather(room)
    if holder != room.host and not room.seats_of(holder):
        raise refused("room/not_seated")
    empty = [letter(n) for n, seat in enumerate(room.seats) if seat.kind == FREE]
    if empty:
        raise refused("room/seats_free", seat=empty[0])
    table = room.new_table(room.opened, [seat.name for seat in room.seats])
    return room.fold(log.Started(table.journal.text(0)))


def begin(room: Room) -> Entry:
    """Deal, and ask the first question, after the seats have added to the randomness or had time to."""
    _must_be_starting(room)
    before = _lines(room)
    room.table.asks()  # makes the draws that come first
    if room.guide is not None:
        play_before(room.table, room.guide.step)
        room.guide.let_others_answer()
    return room.fold(log.Begun(_written(room, before)))


def close(room: Room, holder: str) -> Entry:
    """Close the table before play has begun."""
    _must_gather(room)
    _must_host(room, holder)
    return room.fold(log.Closed())


# Randomness


def pledge(room: Room, holder: str, seat: int, pledged: str) -> Entry:
    """Bind a seat to its nonces, before any seat reveals one."""
    _own(room, holder, seat)
    _must_be_starting(room)
    if room.has_pledged:
        raise refused("chance/late_pledge")
    if not takes_pledges(room):
        raise refused("chance/no_pledges")
    before = _lines(room)
    room.table.pledge(seat, pledged)
    return _moved(room, seat, 0, before)


def takes_pledges(room: Room) -> bool:
    """Whether seats can pledge: not with a seed, and not if play begins at a position that hides something."""
    return room.opened.seed is None and room.table.log_lines() >= 0


def end_pledges(room: Room) -> Entry:
    """End the time for pledges."""
    _must_be_starting(room)
    if room.has_pledged:
        raise refused("chance/late_pledge")
    return room.fold(log.Pledged())


def nonce(room: Room, holder: str, seat: int, opened: str) -> Entry:
    """Reveal a nonce: the first one before play. Later ones come with a seat's moves."""
    _own(room, holder, seat)
    _must_be_starting(room)
    if not room.has_pledged:
        raise refused("chance/early_nonce")
    before = _lines(room)
    room.table.nonce(seat, opened)
    return _moved(room, seat, 0, before)


# Play


def act(room: Room, holder: str, seat: int, text: str, spent: int = 0, opened: str = "") -> Entry:
    """Apply a person's answer, with the seat's next nonce if it has one to give."""
    _own(room, holder, seat)
    if seat in room.stand_ins:
        raise refused("seat/bot_plays")
    return answer(room, seat, text, spent, opened)


def answer(room: Room, seat: int, text: str, spent: int = 0, opened: str = "") -> Entry:
    """Apply an answer of a person or bot that plays the seat."""
    _must_play(room)
    table = room.table
    guide = room.guide
    if guide is not None:
        action = guide.judge(text)
        before = _lines(room)
        guide.take(action)
        return _moved(room, seat, spent, before)
    action = table.judge(seat, text)
    before = _lines(room)
    if opened:
        table.check_nonce(seat, opened)
        table.nonce(seat, opened)
    table.take(seat, action)
    return _moved(room, seat, spent, before)


def late(room: Room, seat: int, spent: int = 0) -> Entry:
    """Answer for a seat whose time is up."""
    _must_play(room)
    before = _lines(room)
    room.table.time_out(seat)
    return _moved(room, seat, spent, before)


def offer_undo(room: Room, holder: str, seat: int) -> Entry:
    """Ask the others to undo the last move."""
    _own(room, holder, seat)
    _must_play(room)
    if room.agreed:
        raise refused("undo/offered")
    if not room.table.can_undo():
        raise refused("undo/revealed")
    return _undo(room, log.UndoOffered(seat), seat)


def answer_undo(room: Room, holder: str, seat: int, agrees: bool) -> Entry:
    _own(room, holder, seat)
    _must_play(room)
    if not room.agreed or seat in room.agreed:
        raise refused("undo/not_asked")
    return _undo(room, log.UndoAnswered(seat, agrees), seat if agrees else WATCHER)


def hand(room: Room, holder: str, seat: int, bot: str) -> Entry:
    """Let a bot play a seat for a while."""
    _own(room, holder, seat)
    _must_play(room)
    if seat in room.stand_ins:
        raise refused("seat/bot_plays")
    check_bot(bot, room.opened.game, len(room.seats), room.edition)
    return room.fold(log.Handed(seat, bot))


def take_back(room: Room, holder: str, seat: int) -> Entry:
    _own(room, holder, seat)
    _must_play(room)
    if seat not in room.stand_ins:
        raise refused("seat/yours")
    return room.fold(log.TakenBack(seat))


def leave(room: Room, holder: str, seat: int, bot: str) -> Entry:
    """Resign: a bot plays the seat to the end, and nobody holds it any more."""
    _own(room, holder, seat)
    _must_play(room)
    check_bot(bot, room.opened.game, len(room.seats), room.edition)
    return room.fold(log.Left(seat, bot))


def say(room: Room, holder: str, seat: int | None, text: str) -> Entry:
    _must_have_chat(room)
    if seat is not None:
        _own(room, holder, seat)
    name = "A watcher" if seat is None else room.seats[seat].name
    return room.fold(log.ChatSaid(WATCHER if seat is None else seat, name, checked_text(text)))


def remark(room: Room, seat: int, said: log.StoredRemark, text: str) -> Entry:
    """Make a bot's chat message. `text` is for clients without the words of the remark."""
    _must_play(room)
    _must_have_chat(room)
    return room.fold(log.ChatSaid(seat, room.seats[seat].name, checked_text(text), said))


def rematched(room: Room, holder: str, other: str) -> Entry:
    """Record that all players of this room move to another one for a rematch."""
    if not room.seats_of(holder):
        raise refused("room/not_seated")
    if room.status != OVER:
        raise refused("room/not_over")
    if room.rematch:
        raise refused("room/rematched")
    return room.fold(log.Rematched(other))


def letter(seat: int) -> str:
    return chr(ord("A") + seat)


def _lines(room: Room) -> int:
    """Return the number of lines in the table's journal."""
    return len(room.table.journal.entries)


def _written(room: Room, before: int) -> list[tuple[str, str]]:
    """Return the journal's lines after a number."""
    return [(line.who, line.text) for line in room.table.journal.entries[before:]]


def _moved(room: Room, seat: int, spent: int, before: int) -> Entry:
    """Make the entry of a move from the journal lines that it added."""
    return room.fold(log.Moved(_written(room, before), seat, spent))


def _undo(room: Room, entry: log.UndoOffered | log.UndoAnswered, agrees: int) -> Entry:
    """Apply an offer or answer. The last agreement also undoes the move, in the same entry."""
    needed = set(room.people()) - set(room.stand_ins)
    if agrees == WATCHER or not needed <= room.agreed | {agrees}:
        return room.fold(entry)
    room.table.undo()
    return room.fold(log.UndoAnswered(entry.seat, True, [(UNDO, room.table.journal.entries[-1].text)]))


def _names(room: Room) -> list[str]:
    return [seat.name for seat in room.seats if seat.kind != FREE]


def _seat(room: Room, seat: int) -> Seat:
    if not 0 <= seat < len(room.seats):
        raise refused("seat/unknown", last=letter(len(room.seats) - 1))
    return room.seats[seat]


def _own(room: Room, holder: str, seat: int) -> None:
    wanted = _seat(room, seat)
    if wanted.kind != PERSON or wanted.holder != holder:
        raise refused("seat/not_yours", seat=letter(seat))


def _must_host(room: Room, holder: str) -> None:
    if holder != room.host:
        raise refused("room/not_host")


def _must_gather(room: Room) -> None:
    if room.status != GATHERING:
        raise refused("room/begun")


def _must_have_chat(room: Room) -> None:
    if room.is_chat_damaged:
        raise refused("chat/damaged")


def _must_be_starting(room: Room) -> None:
    if room.status != STARTING:
        raise refused("room/not_starting")


def _must_play(room: Room) -> None:
    if room.status == OVER:
        raise refused("table/over")
    if room.status != PLAYING:
        raise refused("room/not_started")
