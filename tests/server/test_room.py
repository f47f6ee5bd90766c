"""A room follows from its entries: whatever is done to one is the same when it is read again."""

from __future__ import annotations

from random import Random

import pytest

import parlour
from parlour.core.refusals import Refused
from parlour.server.rooms import entries, room_commands
from parlour.server.rooms.entries import BOT, FREE, PERSON, Entry, Opened, Seat
from parlour.server.rooms.room import CLOSED, GATHERING, OVER, PLAYING, Room
from parlour.table.positions import HEAD

SECRET = bytes(range(32))


def opened(game: str = "ten-up", seats: list[Seat] | None = None, **more: object) -> Opened:
    usual = [Seat(PERSON, "Ann", "ann"), Seat(FREE, "", code="code of Bo")]
    return Opened(game=game, options={}, seats=usual if seats is None else seats, host="ann", **more)  # type: ignore[arg-type]


def room_of(*wanted: Entry) -> Room:
    room = Room("r", SECRET)
    for entry in wanted:
        room.fold(entry)
    return room


def read_again(log: list[Entry]) -> Room:
    """The same room from its stored entries."""
    room = Room("r", SECRET)
    for entry in log:
        again = entries.load(entries.dump(entry))
        if isinstance(again, entries.ChatSaid):  # a chat line, which is stored apart
            room.add_chat_line(again)
        else:
            room.fold(again, is_new=False)
    return room


def test_words_that_an_older_parlour_has_written_as_entries_are_read_as_such() -> None:
    room = room_of(opened())
    for text in ("one", "two"):
        room.fold(entries.ChatSaid(0, "Ann", text), is_new=False)
    room_commands.say(room, "ann", 0, "three")
    assert [said.text for said in room.chat] == ["one", "two", "three"]
    assert (room.count, room.words, room.lines) == (3, 3, 1)


def test_a_seat_is_claimed_once_with_its_own_invitation() -> None:
    room = Room("r", SECRET)
    room_commands.open_room(room, opened())
    with pytest.raises(Refused, match="not for this seat"):
        room_commands.claim(room, "bo", 1, "another code", "Bo")
    with pytest.raises(Refused, match="taken"):
        room_commands.claim(room, "bo", 0, "code of Bo", "Bo")
    room_commands.claim(room, "bo", 1, "code of Bo", "Bo")
    with pytest.raises(Refused, match="taken"):
        room_commands.claim(room, "eve", 1, "code of Bo", "Eve")
    assert room.seats_of("bo") == [1]
    assert room.seats_of("eve") == []


def test_a_name_cannot_look_like_another_at_the_table() -> None:
    room = Room("r", SECRET)
    room_commands.open_room(room, opened())
    for name in ("Ann", "ANN", "Ánn", "A\u200bnn", "x", "", "Eve (normal)"):
        with pytest.raises(Refused):
            room_commands.claim(room, "bo", 1, "code of Bo", name)
    assert room.count == 1


def test_bots_seated_without_a_name_play_different_characters() -> None:
    room = Room("r", SECRET)
    free = [Seat(FREE, "", code=f"c{n}") for n in range(4)]
    room_commands.open_room(room, opened("finance", [Seat(PERSON, "Clara", "ann"), *free]))
    for seat, bot in ((3, "normal/felix"), (1, "normal"), (2, "hard"), (4, "random")):
        room_commands.seat_bot(room, "ann", seat, bot)
    _clara, one, other, felix, random = room.seats
    assert (felix.name, felix.bot, random.name, random.bot) == (
        "Felix (normal)",
        "normal/felix",
        "Bot 1 (random)",
        "random",
    )
    assert one.bot.startswith("normal/")
    assert other.bot.startswith("hard/")
    first_names = {seat.name.split()[0] for seat in room.seats}
    assert len(first_names) == 5, "nobody shares a name, not even with a person"


def test_nobody_is_dealt_anything_before_all_seats_are_taken() -> None:
    room = Room("r", SECRET)
    room_commands.open_room(
        room,
        opened("pit", [Seat(PERSON, "Ann", "ann"), Seat(FREE, "", code="c"), Seat(BOT, "Ada (normal)", bot="normal")]),
    )
    with pytest.raises(Refused, match="Seat B is still free"):
        room_commands.start(room, "ann")
    assert not room.has_table
    room_commands.claim(room, "bo", 1, "c", "Bo")
    with pytest.raises(Refused, match="Only players at this table"):
        room_commands.start(room, "eve")
    room_commands.start(room, "bo")
    room_commands.begin(room)
    assert room.status == PLAYING


def test_who_gets_up_loses_the_seat_at_once_and_the_old_invitation_with_it() -> None:
    room = Room("r", SECRET)
    room_commands.open_room(room, opened())
    room_commands.claim(room, "bo", 1, "code of Bo", "Bo")
    room_commands.free(room, "bo", 1)
    assert room.seats_of("bo") == []
    with pytest.raises(Refused):
        room_commands.claim(room, "bo", 1, "code of Bo", "Bo")
    with pytest.raises(Refused, match="Only the host"):
        room_commands.invite(room, "bo", 1, "next code")
    room_commands.invite(room, "ann", 1, "next code")
    room_commands.claim(room, "eve", 1, "next code", "Eve")
    with pytest.raises(Refused, match="Seat B is not yours"):
        room_commands.free(room, "bo", 1)
    room_commands.free(room, "ann", 1)
    room_commands.seat_bot(room, "ann", 1, "normal")
    assert room.bots()[1].startswith("normal/")
    assert room.status == GATHERING


def test_a_host_may_give_a_room_up_before_play_and_nobody_else() -> None:
    room = Room("r", SECRET)
    room_commands.open_room(room, opened())
    with pytest.raises(Refused, match="Only the host"):
        room_commands.close(room, "bo")
    room_commands.close(room, "ann")
    assert room.status == CLOSED
    with pytest.raises(Refused):
        room_commands.start(room, "ann")


@pytest.mark.parametrize("game", parlour.games())
def test_a_room_read_again_is_the_same_room(game: str) -> None:
    """Whole games, cut anywhere: state, log, clocks and chat are what they were."""
    least = parlour.open(game).lexicon.seats
    seats = [Seat(PERSON, f"Player {n}", f"holder {n}") for n in range(least)]
    rng = Random(game)
    room = Room("r", SECRET)
    log = [room_commands.open_room(room, opened(game, seats, clock=entries.Clock(bank=60, back=1)))]
    log += [room_commands.start(room, "holder 0"), room_commands.begin(room)]
    for turn in range(120):
        if room.status != PLAYING:
            break
        asks = room.table.asks()
        ask = asks[rng.randrange(len(asks))]
        holder = f"holder {ask.seat}"
        log.append(
            room_commands.act(room, holder, ask.seat, room.table.show(ask.sample(rng)), spent=rng.randrange(3000))
        )
        if turn % 40 == 7:
            log.append(room_commands.say(room, holder, ask.seat, "well played"))
        if turn % 30 == 0:
            again = read_again(log)
            assert again.table.record() == room.table.record()
            assert again.table.position() == room.table.position()
            assert (again.spent, again.status, again.count) == (room.spent, room.status, room.count)
            assert again.chat == room.chat
    assert read_again(log).table.position() == room.table.position()


def test_a_move_is_taken_back_when_all_agree() -> None:
    room = Room("r", SECRET)
    seats = [Seat(PERSON, "Ann", "ann"), Seat(PERSON, "Bo", "bo")]
    log = [
        room_commands.open_room(room, opened(seats=seats)),
        room_commands.start(room, "ann"),
        room_commands.begin(room),
    ]
    log.append(room_commands.act(room, "ann", 0, "take red"))
    log.append(room_commands.offer_undo(room, "ann", 0))
    with pytest.raises(Refused, match="Nobody has asked you"):
        room_commands.answer_undo(room, "ann", 0, True)
    log.append(room_commands.answer_undo(room, "bo", 1, False))
    assert len(room.table.moves()) == 1
    log.append(room_commands.offer_undo(room, "ann", 0))
    log.append(room_commands.answer_undo(room, "bo", 1, True))
    assert room.table.moves() == []
    assert read_again(log).table.record() == room.table.record()


def test_only_who_holds_a_seat_moves_for_it() -> None:
    room = Room("r", SECRET)
    room_commands.open_room(room, opened(seats=[Seat(PERSON, "Ann", "ann"), Seat(PERSON, "Bo", "bo")]))
    room_commands.start(room, "ann")
    room_commands.begin(room)
    for holder in ("bo", "", "eve"):
        with pytest.raises(Refused, match="Seat A is not yours"):
            room_commands.act(room, holder, 0, "take red")
    assert room.count == 3


def test_a_bot_may_play_for_somebody_for_a_while() -> None:
    room = Room("r", SECRET)
    room_commands.open_room(room, opened(seats=[Seat(PERSON, "Ann", "ann"), Seat(PERSON, "Bo", "bo")]))
    room_commands.start(room, "ann")
    room_commands.begin(room)
    room_commands.hand(room, "ann", 0, "normal")
    assert room.bots_asked() == [0]
    with pytest.raises(Refused, match="A bot plays for you"):
        room_commands.act(room, "ann", 0, "take red")
    room_commands.answer(room, 0, "take red")
    room_commands.take_back(room, "ann", 0)
    assert room.bots() == {}
    assert room.status != OVER


@pytest.mark.parametrize("game", parlour.games())
def test_a_room_at_a_position_is_read_again_whatever_the_order_of_its_parts(game: str) -> None:
    before = parlour.open(game, seed=2)
    seats = [Seat(PERSON, f"Player {n}", f"holder {n}") for n in range(before.lexicon.seats)]
    start = {key: value for key, value in reversed(before.position().items()) if key not in HEAD}
    room = Room("r", SECRET)
    log = [room_commands.open_room(room, opened(game, seats, start=start)), room_commands.start(room, "ann")]
    log.append(room_commands.begin(room))
    assert read_again(log).table.record() == room.table.record()
