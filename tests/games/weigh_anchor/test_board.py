"""The board in the terminal: forty spaces, deeds by group with owner, levels and mortgage, money, what goes on."""

from __future__ import annotations

import pytest

from parlour.table.table import Table
from parlour.terminal import boards
from parlour.terminal.boards.ring import place, short_names
from parlour.testing import play
from tests.games.weigh_anchor.harbour import CUNARD, ITALIAN, at, seen
from tests.games.weigh_anchor.test_buying import rex
from tests.games.weigh_anchor.test_ruin import owing


def drawn(table: Table) -> str:
    return boards.draw("weigh-anchor", table.view(0), 80).plain


def test_the_forty_spaces_lie_round_the_edge_each_in_its_own_place() -> None:
    places = [place(number)[:2] for number in range(40)]
    assert len(set(places)) == 40
    assert places[0] > places[10]  # from the lower right to the lower left
    assert places[20] == (0, 0)


def test_vessels_have_short_names_of_their_own() -> None:
    short = short_names([name for name, _owner, _level, _mortgaged in seen(at()).deeds()])
    assert len(set(short.values())) == 28
    assert (short["Queen Mary"], short["Île de France"], short["Rex"]) == ("Mary", "Fran", "Rex")


def test_owners_levels_mortgages_and_prices() -> None:
    table = at(fleet={"A": [ITALIAN, CUNARD], "B": ["Paris"]}, levels={ITALIAN: (4, 4, 5)}, mortgaged=["Paris"])
    text = drawn(table)
    assert "│Rex :A│" in text
    assert "│Pari:B│" in text
    assert "Italian Line        Andr A4 Cont A4 Rex  A+" in text
    assert "Pari B-" in text
    assert "Fran220" in text
    assert "The bank has 24 decks and 11 suites." in text


def test_tokens_stand_where_they_are_and_the_docked_in_brackets() -> None:
    table = at({"A": {"at": 24}, "B": {"at": 10, "dock": 1}, "C": {"at": 10}})
    lines = drawn(table).split("\n")
    assert lines[2][lines[1].index("Norm") :].startswith("A")
    assert "(B)" in drawn(table)
    assert any(line.startswith("│BC    │") for line in lines)


def test_what_is_going_on_is_said_below() -> None:
    offered = at({"B": {"cards": ["CH-08"]}}, {"A": ["Rex"], "B": ["Normandie"]})
    play(offered, "A offer B: 200 + Rex for Normandie + card CH-08")
    assert " Offer 1: A gives B $200 + Rex for Normandie + card CH-08." in drawn(offered)
    auctioned = rex()
    assert " Under the hammer: Rex, no bid yet." in drawn(auctioned)
    play(auctioned, "B bid 90")
    assert " Under the hammer: Rex, $90 by B." in drawn(auctioned)
    assert " B owes A $1,100." in drawn(owing("B", 1100, "A", {"B": {"cash": 5}}, fleet={"B": ["Rex"]}))
    buying = at({"A": {"at": 4}}, chance=[(3, 4)])
    play(buying, "A throw")
    assert " A may buy Statendam for $140." in drawn(buying)


@pytest.mark.parametrize("seats", range(2, 9))
def test_every_seat_s_money_is_there(seats: int) -> None:
    text = drawn(at(seats=seats))
    for n in range(seats):
        assert f" {chr(ord('A') + n)}   $1,500" in text
    assert max(len(line) for line in text.split("\n")) <= 80


def test_a_long_offer_is_wrapped() -> None:
    table = at(fleet={"A": [ITALIAN, CUNARD, "White Star Line"], "B": ["United States Lines"]})
    play(table, "A offer B: 900 + Andrea Doria + Conte di Savoia + Rex + Majestic + Titanic + Olympic for America")
    lines = drawn(table).split("\n")
    assert max(len(line) for line in lines) <= 80
    assert lines[-1].startswith("   ")
