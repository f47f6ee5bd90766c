"""The board in the terminal: forty squares, leases by series with owner, houses and mortgage, and the Auctioneer."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.table.table import Table
from parlour.terminal import boards
from parlour.terminal.boards.ring import short_names
from parlour.testing import play
from tests.games.finance.test_auction import boomtown
from tests.games.finance.test_sharing import THREE_ONE, TWO_TWO, pact
from tests.games.finance.town import at, board, owing, stops


def drawn(table: Table) -> str:
    text = boards.draw("finance", table.view(0), 80).plain
    assert max(len(line) for line in text.split("\n")) <= 80
    return text


def test_leases_have_short_names_of_their_own() -> None:
    short = short_names(board().lease_names)
    assert len(set(short.values())) == 28
    assert (short["U. G. I."], short["A. P. & L."], short["New York Central R.R."]) == ("UGI", "APL", "Cent")


def test_owners_houses_mortgages_values_and_what_is_out() -> None:
    table = at(
        leases={"A": ["wayback"], "B": ["Broadway"]},
        houses={"wayback": (3, 2)},
        mortgaged=["Broadway"],
        withdrawn=["Boomtown"],
    )
    text = drawn(table)
    assert "│Wayb:A│" in text
    assert "Wayb A3 Rube A2" in text
    assert "Broa B-" in text
    assert "Boomxxx Rick100" in text
    assert "Round 1 of 200; 24 leases are still to be sold." in text


def test_men_stand_where_they_are_and_prisoners_in_brackets() -> None:
    table = at({"A": {"at": 22}, "B": {"at": 20, "jail": 1}, "C": {"at": 20}})
    lines = drawn(table).split("\n")
    assert lines[2][lines[1].index("Chance") :].startswith("A")
    assert "(B)" in drawn(table)
    assert lines[2].startswith("│BC    │")


def test_the_auctioneer_announces_cries_and_calls() -> None:
    table = boomtown(leases={"B": ["Easy Street"]})
    assert "Under the hammer: Boomtown, the second of the Boomtown streets to come up." in drawn(table)
    assert "$5 would open the bidding." in drawn(table)
    play(table, "B bid 40")
    assert "Going once for $40, to B! Is that all? $45 would top it." in drawn(table)
    play(table, "C hold", "D hold", "A hold")
    assert "Going twice for $40, to B! Last chance, please!" in drawn(table)
    play(table, "C hold", "D hold", "A hold")
    assert "And sold for $40, to B! The hammer is in the air …" in drawn(table)


def test_proposals_debts_shares_and_claims_are_said_below() -> None:
    offered = at(leases={"A": ["Chevy Chase"], "B": ["Main Line"]}, free_rides=True)
    play(offered, "A offer B: Chevy Chase for 200 + 1 ride on Main Line / Chevy Chase")
    assert " Offer 1: A gives B Chevy Chase for $200 + 1 ride on Main Line / Chevy Chase." in drawn(offered)
    play(offered, "B propose to stop")
    assert " Proposal 2: B would stop now. A, C, and D must agree." in drawn(offered)
    pooled = at(leases=TWO_TWO, utility_deals=True)
    play(pooled, "A share railroads under A: A 50, B 50; B gets 100")
    said = "would share the railroads, A 50, B 50, held by A; B gets $100."
    assert said in drawn(pooled).replace("\n   ", " ")
    shared = at(leases=THREE_ONE, state=pact({"A": 60, "B": 40}))
    assert " The railroads are shared: A 60, B 40." in drawn(shared)
    debt = owing("B", 1100, "A", players={"B": {"cash": 5}}, leases={"B": ["commonwealth", "mainline", "goldberg"]})
    assert " B owes A $1,100." in drawn(debt)
    claimed = stops(14, (2, 2), mover="C", leases={"B": ["Easy Street"]}, forgetters=True)
    assert " B may claim from C: $9, the rent of Easy Street." in drawn(claimed)
    income = stops(3, (5, 3), leases={"A": ["wayback"]}, forgetters=True)
    assert " A may collect $250 before the turn ends." in drawn(income)


def test_what_is_worth_knowing_of_a_seat() -> None:
    ride = {"holder": "B", "grantor": "A", "scope": ["Wayback"], "bound": ["Wayback"], "count": 2}
    given: dict[str, Any] = {"free_rides": True, "auctioneer": "player", "bank_debt": "carry"}
    table = at(
        {"B": {"cash": 0, "owes": 45}, "C": {"is_in": False, "cash": 0}},
        {"A": ["Wayback"]},
        state={"rides": [ride], "auctioneer": "D", "standing": ["A", "B"]},
        **given,
    )
    text = drawn(table)
    assert "A   $1,000  to move, 1 lease" in text
    assert "B       $0  2 free rides, owes the bank $45" in text
    assert "C  out" in text
    assert "D   $1,000  Auctioneer, wants to trade" in text


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_seat_s_money_is_there(seats: int) -> None:
    text = drawn(at(seats=seats))
    for n in range(seats):
        assert f" {chr(ord('A') + n)}   $1,000" in text


def test_owners_left_to_memory_are_not_drawn() -> None:
    table = at(leases={"A": ["Wayback"], "B": ["Broadway"]}, ownership_display="memory")
    text = drawn(table)
    assert "Wayb A" in text
    assert "Broa ?" in text


def test_five_leases_of_one_value_fit_into_the_ring() -> None:
    text = drawn(at(series_rule="cash_value"))
    assert "Boom100 Rick100 Easy100 Wall100 LaSa100" in text


def test_rides_of_an_offer_are_said_as_they_are_typed() -> None:
    table = at(leases={"A": ["Main Line"], "B": ["Chevy Chase"]}, free_rides=True)
    play(table, "A offer B: Main Line for 300 + 2 rides on the mainline series")
    play(table, "B offer C: Chevy Chase for 1 + 1 ride on Main Line / Chevy Chase", "D propose to stop")
    text = drawn(table)
    assert " Offer 1: A gives B Main Line for $300 + 2 rides on the mainline series." in text
    assert " 1 ride on Main Line / Chevy Chase" in text
    assert " A, B, and C must agree." in text
    merged = at(leases={"A": ["Boomtown"]}, free_rides=True, series_rule="cash_value")
    play(
        merged, "A offer B: Boomtown for 1 ride on Boomtown / Rickety Row / Easy Street / Wall Street / LaSalle Street"
    )
    assert " series." not in drawn(merged)  # it would be understood as the three of the list


def test_rides_that_lapse_or_are_struck_off_are_said_in_the_reader_s_person() -> None:
    ride = {"holder": "A", "grantor": "B", "scope": ["Main Line"], "bound": ["Main Line"], "count": 1}
    table = at(leases={"B": ["Main Line"]}, free_rides=True, state={"rides": [ride]})
    events = play(table, "B resign")
    said = [table.say(event, "A") for event in events]
    assert "You lose your free ride on Main Line." in said
