"""Everything that people can do at a running server, each through HTTP and a socket as any program would."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import sleep

import msgspec
import pytest
import segno

import parlour
from parlour.client import Client
from parlour.client.seat import new_id
from parlour.core.refusals import BadData, Refused
from parlour.server.messages import Id
from tests.server.asking import ask
from tests.server.running import BOTH, EACH_TRANSPORT, Forked, Server
from tests.server.scripted import BOT, FRIEND, ME, opened, play_out, until


@pytest.fixture
def host(served: Server) -> Iterator[Client]:
    with parlour.connect(served.url) as host:
        yield host


@pytest.fixture
def friend(served: Server) -> Iterator[Client]:
    with parlour.connect(served.url) as friend:
        yield friend


@pytest.fixture
def third(served: Server) -> Iterator[Client]:
    with parlour.connect(served.url) as third:
        yield third


def test_ids_of_commands_come_in_the_order_of_time_and_never_twice() -> None:
    first, twin = new_id(), new_id()
    sleep(0.002)
    assert len({first, twin, new_id()}) == 3
    assert max(first, twin) < new_id()
    assert msgspec.convert(first, Id) == first


@BOTH
def test_a_table_with_every_kind_of_seat_is_opened_claimed_watched_and_played(
    host: Client, friend: Client, third: Client
) -> None:
    seats: list[dict[str, object]] = [
        ME,
        {"who": "here", "name": "Zoe"},
        FRIEND,
        {"who": "bot", "bot": "random", "name": "Ada"},
    ]
    table, codes = opened(host, "monopolist", seats, clock={"bank": 600, "increment": 2})
    assert set(codes) == {"C", ""}
    mine, other = host.sit(table, "A", pledges=False), host.sit(table, "B", pledges=False)
    with pytest.raises(Refused, match="Seat C is still free"):
        mine.start()
    assert friend.claim(table, codes["C"], "Bo") == "C"
    assert friend.claim(table, codes["C"], "Bo") == "C"  # the answer was lost, say, and it is asked again
    guest = friend.sit(table, pledges=False)
    watcher = third.sit(table, code=codes[""])
    guest.start()
    until(lambda: mine.room["status"] == "playing", mine)
    assert [seat["name"] for seat in mine.room["seats"]] == ["Ann", "Zoe", "Bo", "Ada (random)"]
    assert mine.room["clock"] == {"move": 0, "bank": 600, "increment": 2}
    assert (watcher.seat, watcher.ask, watcher.you["seats"]) == (None, None, [])
    assert mine.you["seats"] == ["A", "B"]
    assert play_out([mine, other, guest], Random(1), moves=12) >= 12
    until(lambda: watcher.view == mine.view, watcher, mine)
    mine.say("well played")
    until(lambda: bool(guest.chat), guest)
    assert guest.chat[-1] == {"name": "Ann", "seat": "A", "text": "well played"}
    assert watcher.room["clock"]["bank"] == 600


def test_a_host_rearranges_the_seats_before_play(host: Client, friend: Client) -> None:
    table, codes = opened(host, "ten-up", [ME, FRIEND])
    seat = host.sit(table)
    friend.claim(table, codes["B"], "Bo")
    guest = friend.sit(table)
    seat.free_seat("B")
    with pytest.raises(Refused, match="not yours"):
        guest.say("still here?")
    with pytest.raises(Refused, match="This seat is taken"):
        friend.claim(table, codes["B"], "Bo")
    again = seat.invite("B")
    assert seat.invite("B") != again
    with pytest.raises(Refused, match="no such table"):
        friend.claim(table, again, "Bo")
    seat.seat_bot("B", "random")
    seat.start()
    until(lambda: seat.room["status"] == "playing", seat)
    table, codes = opened(host, "ten-up", [ME, FRIEND])
    given_up = host.sit(table)
    given_up.give_up()
    assert given_up.is_over
    with pytest.raises(Refused, match="has started, or the table is closed"):
        friend.claim(table, codes["B"], "Bo")


def test_anybody_may_sit_down_at_a_public_table(host: Client, friend: Client, third: Client, served: Server) -> None:
    table, _codes = opened(host, "ten-up", [ME, FRIEND, FRIEND], public=True)
    assert table in [line["table"] for line in friend.public()]
    assert friend.claim(table, "", "Bo", "C") == "C"
    assert friend.claim(table, "", "Bo", "C") == "C"
    with pytest.raises(Refused, match="taken"):
        third.claim(table, "", "Cy", "C")
    assert third.claim(table, "", "Cy") == "B"
    with parlour.connect(served.url) as stranger:
        assert stranger.sit(table).seat is None


def test_a_private_table_is_nobody_else_s_business(host: Client, friend: Client) -> None:
    table, codes = opened(host, "ten-up", [ME, FRIEND])
    for look in (lambda: friend.sit(table), lambda: friend.record(table), lambda: friend.invitations(table)):
        with pytest.raises(Refused, match="no such table"):
            look()
    with pytest.raises(Refused, match="no such table"):
        friend.claim(table, "", "Bo", "B")
    assert table not in [line["table"] for line in friend.public()]
    invitations = host.invitations(table)
    assert invitations.pop("*") not in codes.values()
    assert invitations == codes
    assert friend.sit(table, code=codes[""]).seat is None
    with pytest.raises(Refused, match="no such table"):
        friend.claim(table, codes[""], "Bo", "B")  # a link to watch gives nobody a seat


@BOTH
def test_a_move_is_taken_back_when_all_agree(host: Client, friend: Client) -> None:
    table, codes = opened(host, "ten-up", [ME, FRIEND], seed=5)
    friend.claim(table, codes["B"], "Bo")
    mine, other = host.sit(table), friend.sit(table)
    mine.start()
    until(lambda: mine.ask is not None, mine, other)
    before = mine.view
    mine.act("take red")
    mine.offer_undo()
    until(lambda: bool(other.room["undo_agreed"]), other)
    other.answer_undo(False)
    with pytest.raises(Refused, match="Nobody has asked you"):
        other.answer_undo(True)
    mine.offer_undo()
    other.answer_undo(True)
    until(lambda: mine.view == before and other.view == before, mine, other)
    mine.act("take blue")
    assert "undo" in mine.log


def test_a_seat_is_handed_to_a_bot_taken_back_and_left_for_good(host: Client, friend: Client) -> None:
    table, codes = opened(host, "mariners-compass", [ME, FRIEND])
    friend.claim(table, codes["B"], "Bo")
    mine, other = host.sit(table), friend.sit(table)
    mine.start()
    until(lambda: mine.room["status"] == "playing", mine, other)
    mine.hand_to_bot("random")
    until(lambda: other.ask is not None, mine, other)
    assert mine.ask is None
    assert mine.room["seats"][0]["bot"] == "random"
    with pytest.raises(Refused, match="A bot plays for you"):
        mine.act("spin")
    mine.take_back()
    play_out([mine, other], Random(2), moves=6)
    other.leave("random")
    until(lambda: mine.room["seats"][1]["kind"] == "bot", mine)
    assert mine.room["seats"][1]["name"] == "Bo"
    assert table in [line["table"] for line in friend.tables()]  # to watch
    with pytest.raises(Refused, match="no such table"):
        friend.sit(table, "B")
    play_out([mine], Random(3), moves=6)


def test_tables_that_wait_for_me_come_first_and_a_rematch_is_found_there(host: Client, friend: Client) -> None:
    waiting, codes = opened(host, "ten-up", [ME, FRIEND], seed=1)
    friend.claim(waiting, codes["B"], "Bo")
    first, _codes = opened(host, "ten-up", [ME, BOT])
    seats = [host.sit(waiting), friend.sit(waiting)]
    seats[0].start()
    until(lambda: seats[0].ask is not None, *seats)
    other, _codes = opened(host, "ten-up", [ME, FRIEND])
    listed = [line["table"] for line in host.tables()]
    assert listed[0] == waiting
    assert set(listed) == {waiting, first, other}
    assert [line["waits_for_me"] for line in host.tables()] == [True, False, False]
    assert [line["waits_for_me"] for line in friend.tables()] == [False]
    with pytest.raises(Refused, match="when the game is over"):
        seats[0].rematch()
    play_out(seats, Random(1))
    again = seats[1].rematch()
    until(lambda: seats[0].room["rematch"] == again, *seats)
    assert again in [line["table"] for line in host.tables()]
    mine, theirs = host.sit(again), friend.sit(again)
    assert [seat["name"] for seat in mine.room["seats"]] == ["Ann", "Bo"]
    theirs.start()
    until(lambda: mine.ask is not None, mine, theirs)
    assert host.invitations(again) == {"": codes[""]}  # the same link to watch is good again


def test_a_host_who_only_looks_on_finds_his_table_again(host: Client) -> None:
    table, _codes = opened(host, "ten-up", [BOT, BOT])
    assert table in [line["table"] for line in host.tables()]
    seat = host.sit(table)
    assert seat.seat is None
    seat.start()
    until(lambda: seat.is_over, seat)


def test_a_record_of_a_finished_table_and_one_s_own_log_of_a_running_one(host: Client) -> None:
    table, _codes = opened(host, "ten-up", [ME, BOT], seed=3)
    seat = host.sit(table)
    seat.start()
    until(lambda: seat.ask is not None, seat)
    running = host.record(table)
    assert running == seat.log
    play_out([seat], Random(3))
    record = host.record(table)
    assert record.startswith(running.splitlines()[0])
    assert parlour.replay(record).is_over()


def test_a_record_or_a_position_is_played_on_from(host: Client) -> None:
    before = parlour.open("mariners-compass", seats=["Ann", "Bo"], seed=9)
    for _ in range(8):
        ask = before.asks()[0]
        before.act(ask.seat, ask.default_action)
    moves = len(before.moves())
    middle, _codes = opened(host, "mariners-compass", [ME, BOT], record=before.record(), moves=moves - 3)
    whole, _codes = opened(host, "mariners-compass", [ME, BOT], record=before.record())
    given, _codes = opened(host, "mariners-compass", [ME, BOT], position=before.position())
    for table in (middle, whole, given):
        seat = host.sit(table)
        seat.start()
        until(lambda seat=seat: seat.room["status"] == "playing", seat)  # type: ignore[misc]
        seat.close()
    for wrong, said in (
        ({"record": "nothing"}, "line 1"),
        ({"position": {"game": "pit"}}, "it is of pit"),
        ({"position": {"game": "ten-up", "nothing": 1}}, "nothing"),
        ({"record": before.record(), "position": before.position()}, "not at both"),
        ({"record": before.record(), "moves": 10**6, "game": "ten-up"}, "it is of mariners-compass"),
    ):
        with pytest.raises((Refused, BadData), match=said):
            host.open(**{"game": "ten-up" if "position" in wrong else "mariners-compass", "seats": [ME, BOT], **wrong})  # type: ignore[arg-type]


def test_trades_and_bids_go_over_the_wire(host: Client, friend: Client) -> None:
    table, codes = opened(host, "weigh-anchor", [ME, FRIEND], seed=4)
    friend.claim(table, codes["B"], "Bo")
    seats = [host.sit(table), friend.sit(table)]
    seats[0].start()
    until(lambda: seats[0].room["status"] == "playing", *seats)
    rng = Random(4)
    wanted = {"bid_placed", "lot_opened", "offer_made"}
    happened: set[str] = set()
    for _ in range(12):
        play_out(seats, rng, moves=25)
        happened = {event["event"] for event in seats[0].events}
        if wanted <= happened:
            break
    assert wanted <= happened, sorted(happened)


@EACH_TRANSPORT
def test_one_comes_back_after_a_restart_as_if_nothing_had_been(transport: str, tmp_path: Path) -> None:
    server = Forked(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", transport=transport).start()
    try:
        host = parlour.connect(server.url)
        table, _codes = opened(host, "mariners-compass", [ME, {"who": "here", "name": "Zoe"}])
        seats = [host.sit(table, "A"), host.sit(table, "B")]
        seats[0].start()
        play_out(seats, Random(1), moves=5)
        seats[0].say("until tomorrow")
        view = seats[0].view
        server.stop()
        server.start()
        again = parlour.connect(server.url, host.token)
        assert table in [line["table"] for line in again.tables()]
        later = [again.sit(table, "A"), again.sit(table, "B")]
        assert later[0].view == view
        assert later[0].chat[-1]["text"] == "until tomorrow"
        assert play_out(later, Random(2), moves=4) >= 4
        assert play_out(seats, Random(3), moves=2) >= 2  # those who were there come back by themselves
        again.close()
        host.close()
    finally:
        server.stop()


@pytest.mark.parametrize("game", parlour.games())
def test_every_game_is_played_at_a_server_without_a_line_of_code_for_it(game: str, host: Client) -> None:
    seats = [ME, *[BOT] * (parlour.open(game).lexicon.seats - 1)]
    table, _codes = opened(host, game, seats)
    seat = host.sit(table)
    seat.start()
    until(lambda: seat.room["status"] == "playing", seat)
    assert seat.view is not None
    assert play_out([seat], Random(game), moves=3) <= 3


def test_a_seat_may_ask_what_its_answers_cost(host: Client, third: Client) -> None:
    stack = [{"turn": {}}, {"window": {"thrower": "A"}}]
    position = {"game": "weigh-anchor", "seats": 2, "owners": {"Rex": "A"}, "mover": "A", "stack": stack}
    table, codes = opened(host, "weigh-anchor", [ME, {"who": "here", "name": "Zoe"}], position=position)
    mine, watcher = host.sit(table, "A", pledges=False), third.sit(table, code=codes[""])
    mine.start()
    until(lambda: mine.ask is not None, mine)
    before = mine.view
    assert mine.preview() == {"mortgage Rex": 100}
    assert mine.view == before
    with pytest.raises(Refused) as refused:
        watcher.preview()
    assert refused.value.code == "room/not_seated"


@pytest.mark.clause("WA-046", "WA-R08")
def test_no_message_tells_the_total_at_harbour_duties(host: Client) -> None:
    """Neither the view, the ask nor the preview that the server sends names what 10% comes to; nor can it be undone."""
    stack = [{"turn": {"stage": "landed"}}, {"landing": {"stage": "choosing a duty", "throw": 4}}]
    players = {"A": {"cash": 640, "at": 4}}
    position = {"game": "weigh-anchor", "seats": 2, "players": players, "owners": {"Paris": "A"}, "stack": stack}
    table, _codes = opened(host, "weigh-anchor", [ME, {"who": "here", "name": "Zoe"}], position=position)
    mine = host.sit(table, "A", pledges=False)
    mine.start()
    until(lambda: mine.ask is not None, mine)
    assert mine.preview() == {}
    assert mine.view is not None
    assert mine.view["figures"]["worth"]["A"] is None
    mine.act("duty 10%")
    with pytest.raises(Refused) as refused:
        mine.offer_undo()
    assert refused.value.code == "undo/revealed"


def test_a_seat_may_ask_why_it_cannot_do_something(host: Client, third: Client) -> None:
    table, codes = opened(host, "ten-up", [ME, {"who": "here", "name": "Zoe"}])
    mine, other = host.sit(table, "A", pledges=False), host.sit(table, "B", pledges=False)
    watcher = third.sit(table, code=codes[""])
    with pytest.raises(Refused) as refused:
        mine.why_not("spin")
    assert refused.value.code == "room/not_started"
    mine.start()
    until(lambda: mine.ask is not None or other.ask is not None, mine, other)
    asked, waiting = (mine, other) if mine.ask is not None else (other, mine)
    assert asked.ask is not None
    assert asked.why_not(asked.ask["default_action"]) == []
    assert asked.why_not("take {colour}", colour="mauve")[0]["code"] == "notation/unknown"
    with pytest.raises(Refused) as refused:
        asked.act("refuse")
    (why,) = asked.why_not("refuse")
    told = {"action": "refuse", "code": refused.value.code, "clause": refused.value.clause, "text": refused.value.text}
    assert why == told | {"details": {}, "name": ""}
    assert "refuse" in [each["action"] for each in asked.why_not()]
    assert {each["code"] for each in waiting.why_not()} == {"turn/not_yours"}
    with pytest.raises(Refused) as refused:
        watcher.why_not("spin")
    assert refused.value.code == "room/not_seated"


def test_an_invitation_is_drawn_as_a_qr_code(served: Server, host: Client) -> None:
    link = f"{served.url}/#/join/ABCDEFGH23/0123456789abcdef"
    said = ask(served.port, "POST", "/api/qr", {"text": link}, token=host.token)
    rows = said.json()["rows"]
    assert rows == ["".join(map(str, row)) for row in segno.make(link, error="m").matrix]
    assert {len(row) for row in rows} == {len(rows)}
    assert rows[0].startswith("1111111"), "the mark in the corner"
    for wrong in ({"text": ""}, {"text": "x" * 500}, {}):
        assert ask(served.port, "POST", "/api/qr", wrong, token=host.token).status == 422


def test_a_refusal_is_in_the_language_of_the_client(served: Server) -> None:
    with Client(served.url, language="de") as ann:
        with pytest.raises(Refused) as refused:
            ann.open("ten-up", [{"who": "me", "name": "A"}, {"who": "bot"}])
        assert (refused.value.text, refused.value.details) == ("Ein Name hat 2 bis 40 Zeichen.", {"most": 40})
        table = ann.open("ten-up", [{"who": "me", "name": "Ann"}, {"who": "friend"}])["table"]
        with pytest.raises(Refused, match="Platz B ist noch frei"):
            ann.sit(table).start()
