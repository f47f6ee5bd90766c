"""Tables that begin at the first turn, what a guest is told, and the address for invitations."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import parlour
from parlour.client import Client
from parlour.core.refusals import BadData, Refused
from parlour.core.registry import find
from parlour.server.settings import Settings, settings_from_options
from tests.server.asking import ask
from tests.server.running import Server
from tests.server.scripted import BOT, FRIEND, ME, opened, play_out, until

LAN = Settings("", "0.0.0.0", 8765, ("127.0.0.1:8765", "localhost:8765", "192.168.1.7:8765"))


@pytest.fixture
def host(served: Server) -> Iterator[Client]:
    with parlour.connect(served.url) as host:
        yield host


@pytest.fixture
def friend(served: Server) -> Iterator[Client]:
    with parlour.connect(served.url) as friend:
        yield friend


@pytest.mark.parametrize("game", parlour.games())
def test_a_settled_table_begins_at_the_first_turn(game: str, host: Client) -> None:
    seats = [ME, BOT] if game == "mariners-compass" else [ME, BOT, BOT]
    table, _codes = opened(host, game, seats, skip_setup=True)
    seat = host.sit(table)
    seat.start()
    until(lambda: seat.room["status"] == "playing" and seat.view is not None, seat)
    frames = {name for frame in (seat.view or {}).get("stack", []) for name in frame}
    assert not frames & set(find(game).setup)


def test_a_settled_game_is_played_to_its_end_and_its_record_is_good(host: Client) -> None:
    table, _codes = opened(host, "ten-up", [ME, BOT], skip_setup=True, seed=4)
    seat = host.sit(table)
    seat.start()
    play_out([seat], Random(1))
    assert parlour.replay(host.record(table)).is_over()


def test_a_settled_table_has_no_position_of_its_own(host: Client) -> None:
    position = parlour.open("ten-up", seats=2, seed=1).position()
    with pytest.raises(Refused, match="skip_setup"):
        host.open("ten-up", [ME, BOT], skip_setup=True, position=position)


def test_a_guest_is_told_what_the_invitation_is_for(served: Server, host: Client, friend: Client) -> None:
    table, codes = opened(host, "pit", [ME, FRIEND, BOT])

    def welcome(code: str, name: str = table) -> tuple[int, dict[str, object]]:
        said = ask(served.port, "POST", f"/api/tables/{name}/welcome", {"code": code}, token=friend.token)
        return said.status, said.json()

    status, told = welcome(codes["B"])
    assert status == 200
    assert (told["title"], told["host"], told["can_sit"], told["can_watch"]) == ("Pit", "Ann", True, True)
    assert welcome(codes[""])[1]["can_sit"] is False
    assert welcome("")[0] == 404
    assert welcome("wrong") == welcome("wrong", "BCDFGHJKLM")
    assert welcome("wrong")[0] == 404


def test_the_short_code_gives_any_free_seat_until_play_begins(served: Server, host: Client, friend: Client) -> None:
    table, codes = opened(host, "ten-up", [ME, FRIEND, FRIEND])
    links = ask(served.port, "GET", f"/api/tables/{table}/invitations", token=host.token).json()
    short = next(link["code"] for link in links if link["seat"] == "*")
    assert len(short) == 6
    assert friend.claim(table, short, "Bo") == "B"
    assert friend.claim(table, short, "Bo") == "B"
    with parlour.connect(served.url) as other:
        assert other.claim(table, short, "Cy") == "C"
    host.sit(table).free_seat("C")
    with parlour.connect(served.url) as late, pytest.raises(Refused):
        late.claim(table, short[::-1], "Eve")
    with parlour.connect(served.url) as cy:
        cy.claim(table, short, "Cy")
        host.sit(table).start()
        with parlour.connect(served.url) as eve, pytest.raises(Refused):
            eve.claim(table, short, "Eve")
    assert codes["B"]


def test_invitations_have_an_address_that_others_reach() -> None:
    assert LAN.address_for_others("127.0.0.1:8765") == "http://192.168.1.7:8765"
    assert LAN.address_for_others("localhost:8765") == "http://192.168.1.7:8765"
    assert LAN.address_for_others("192.168.1.7:8765") == "http://192.168.1.7:8765"
    assert Settings("").address_for_others("127.0.0.1:8765") == "http://127.0.0.1:8765"
    named = settings_from_options("127.0.0.1", 8765, "sqlite://", False, ("games.example.org",), True, False)
    assert named.address_for_others("127.0.0.1:8765") == "https://games.example.org"


def test_the_page_is_told_that_address(served: Server, host: Client) -> None:
    said = ask(served.port, "POST", "/api/me", {}, token=host.token)
    assert said.json()["address"] == f"http://127.0.0.1:{served.port}"


def test_an_unknown_transport_is_refused() -> None:
    given = ("127.0.0.1", 8765, "sqlite://", False, (), False, False)
    assert settings_from_options(*given).transport == "fast"
    assert settings_from_options(*given, transport="plain").transport == "plain"
    with pytest.raises(BadData, match="expected 'fast' or 'plain', got 'quick'"):
        settings_from_options(*given, transport="quick")
