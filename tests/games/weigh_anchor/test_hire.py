"""Hire charges, with all their cases; asked for by itself, or by hand."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.refusals import Refused
from parlour.table.table import Table
from parlour.testing import cited, play
from tests.games.weigh_anchor.harbour import ITALIAN, TUGS, at, cash, may, seen, space, waited

ANDREA_DORIA, REX, PARIS = 16, 19, 21


def paid_on(vessel: int, **given: Any) -> int:
    """What B pays A for landing on a space, throwing 3 + 4."""
    table = at({"B": {"at": vessel - 7}}, mover="B", chance=[(3, 4)], **given)
    play(table, "B throw")
    assert space(table, "B") == vessel
    assert cash(table)["A"] - 1500 == 1500 - cash(table)["B"]
    return 1500 - cash(table)["B"]


@pytest.mark.clause("WA-S18", "WA-034", "WA-S98", "WA-R33")
def test_wa_s18_wa_s98_the_owner_collects_at_once() -> None:
    assert paid_on(ANDREA_DORIA, fleet={"A": ["Andrea Doria"]}) == 14
    table = at({"B": {"at": 14, "cash": 500}}, {"A": ["Paris"]}, mover="B", chance=[(3, 4)])
    play(table, "B throw")
    assert cash(table)["B"] == 482
    assert seen(table).mover() == "C"


@pytest.mark.clause("WA-S19", "WA-037")
def test_wa_s19_a_whole_group_charges_double() -> None:
    assert paid_on(ANDREA_DORIA, fleet={"A": [ITALIAN]}) == 28


@pytest.mark.clause("WA-S20", "WA-035", "WA-038", "WA-I10")
def test_wa_s20_a_mortgaged_vessel_charges_nothing_the_others_double() -> None:
    assert paid_on(ANDREA_DORIA, fleet={"A": [ITALIAN]}, mortgaged=["Rex"]) == 28
    assert paid_on(REX, fleet={"A": [ITALIAN]}, mortgaged=["Rex"]) == 0


@pytest.mark.clause("WA-036", "WA-029")
def test_wa_036_the_deed_of_a_mortgaged_vessel_lies_face_down() -> None:
    table = at(fleet={"A": ["Rex", "Paris"]})
    events = play(table, "A mortgage Rex")
    assert "A mortgages Rex." in [table.say(event) for event in events]
    assert [seen(table).is_mortgaged(vessel) for vessel in ("Rex", "Paris")] == [True, False]


@pytest.mark.clause("WA-S21", "WA-039", "WA-065")
def test_wa_s21_decks_charge_more_and_the_bare_ones_still_double() -> None:
    built = {"fleet": {"A": [ITALIAN]}, "levels": {"Andrea Doria": 1}}
    assert paid_on(ANDREA_DORIA, **built) == 70
    assert paid_on(REX, **built) == 32


@pytest.mark.clause("WA-S22", "WA-039")
def test_wa_s22_a_suite() -> None:
    assert paid_on(REX, fleet={"A": [ITALIAN]}, levels={ITALIAN: (4, 4, 5)}) == 1000
    rows = [paid_on(REX, fleet={"A": [ITALIAN]}, levels={ITALIAN: (n, n, n)}) for n in range(1, 5)]
    assert rows == [80, 220, 600, 800]


@pytest.mark.clause("WA-034")
def test_wa_034_nobody_pays_on_a_vessel_of_his_own() -> None:
    table = at({"A": {"at": 12}}, {"A": ["Rex"]}, chance=[(3, 4)])
    events = play(table, "A throw")
    assert cash(table)["A"] == 1500
    assert "WA-034" not in cited(events)


@pytest.mark.clause("WA-S23", "WA-R21", "WA-R22")
def test_wa_s23_tankers_charge_by_number_the_mortgaged_one_counted() -> None:
    three = {"fleet": {"A": ["Glückauf", "Murex", "Ohio"]}, "mortgaged": ["Ohio"]}
    assert paid_on(25, **three) == 100
    assert paid_on(35, **three) == 0
    assert paid_on(25, **three, count_mortgaged_for_tankers_tugs=False) == 50


@pytest.mark.clause("WA-R21")
def test_wa_r21_one_to_four_tankers() -> None:
    tankers = ["Murex", "Glückauf", "Ohio", "Bayonne"]
    assert [paid_on(25, fleet={"A": tankers[:n]}) for n in range(1, 5)] == [25, 50, 100, 200]


@pytest.mark.clause("WA-S24", "WA-R20", "WA-R22")
def test_wa_s24_tugs_charge_by_the_throw() -> None:
    for fleet, mortgaged, due in ((["Calshot"], [], 36), ([TUGS], [], 90), ([TUGS], ["Eppleton Hall"], 90)):
        table = at({"B": {"at": 19}}, {"A": fleet}, mover="B", mortgaged=mortgaged, chance=[(4, 5)])
        play(table, "B throw")
        assert 1500 - cash(table)["B"] == due


@pytest.mark.clause("WA-S25", "WA-R20", "WA-R42")
def test_wa_s25_the_next_tug_by_card_costs_ten_times_a_new_throw() -> None:
    table = at({"B": {"at": 15}}, {"A": ["Calshot"]}, mover="B", chance=[(3, 4), "CH-04", (3, 4)])
    play(table, "B throw")
    with pytest.raises(Refused) as refused:
        table.act("B", "pass")
    assert refused.value.code == "throw/for_charge"
    play(table, "B throw")
    assert (space(table, "B"), cash(table)["B"]) == (28, 1430)


@pytest.mark.clause("WA-R42")
def test_wa_r42_the_throw_for_a_charge_is_never_a_doubles() -> None:
    table = at({"B": {"at": 15}}, {"A": ["Calshot"]}, mover="B", chance=[(3, 4), "CH-04", (3, 3)])
    play(table, "B throw", "B throw")
    assert (cash(table)["B"], seen(table).mover()) == (1440, "C")


@pytest.mark.clause("WA-S26", "WA-025", "WA-R21")
def test_wa_s26_the_next_tanker_by_card_doubles_its_hire() -> None:
    table = at({"B": {"at": 33}}, {"A": ["Glückauf", "Murex"]}, mover="B", chance=[(1, 2), "CH-05"])
    play(table, "B throw")
    assert (space(table, "B"), cash(table)["B"], cash(table)["A"]) == (5, 1600, 1600)


@pytest.mark.clause("WA-034", "WA-035", "WA-041", "WA-I10")
@pytest.mark.parametrize(("card", "vessel"), [("CH-04", "Calshot"), ("CH-05", "Murex"), ("CH-06", "Murex")])
def test_wa_035_a_card_charges_nothing_for_one_s_own_or_a_mortgaged_vessel(card: str, vessel: str) -> None:
    for fleet, mortgaged in (({"B": [vessel]}, []), ({"A": [vessel]}, [vessel])):
        table = at({"B": {"at": 15}}, fleet, mover="B", mortgaged=mortgaged, chance=[(3, 4), card])
        play(table, "B throw")
        assert (seen(table).at("B"), seen(table).mover()) == (vessel, "C")
        assert cash(table) == dict.fromkeys("ABCD", 1500)


def manual(seats: int = 4, **given: Any) -> Table:
    """B, about to land on A's lone Paris, where hire has to be asked for."""
    players = {"B": {"at": 14}, "C": {"at": 3}, "D": {"at": 3}}
    chance = [(3, 4), (3, 4), (3, 4), (3, 4), (3, 4)]
    some = {seat: player for seat, player in players.items() if ord(seat) - ord("A") < seats}
    table = at(
        {**some, "A": {"at": 3}}, {"A": ["Paris"]}, mover="B", chance=chance, seats=seats, claim_hire="manual", **given
    )
    play(table, "B throw")
    return table


@pytest.mark.clause("WA-S27", "WA-040", "WA-R33", "WA-I14")
def test_wa_s27_hire_may_be_asked_for_after_the_next_player_has_thrown() -> None:
    table = manual()
    assert cash(table)["B"] == 1500
    assert seen(table).claims() == (("A", "B", "Paris", 18),)
    play(table, "C throw")
    assert may(table, "A", "ask B for Paris")
    play(table, "A ask B for Paris")
    assert (cash(table)["A"], cash(table)["B"]) == (1518, 1482)
    assert seen(table).claims() == ()


@pytest.mark.clause("WA-S28", "WA-040", "WA-R33", "WA-I14")
def test_wa_s28_it_is_lost_when_the_second_player_following_throws() -> None:
    table = manual()
    play(table, "C throw")
    events = play(table, "D throw")
    assert "WA-040" in cited(events)
    with pytest.raises(Refused) as refused:
        table.act("A", "ask B for Paris")
    assert (refused.value.code, refused.value.clause) == ("hire/no_claim", "WA-R33")
    assert cash(table)["B"] == 1500


@pytest.mark.clause("WA-040", "WA-R33", "WA-I14")
def test_wa_040_it_is_lost_with_the_throw_and_not_only_when_that_turn_ends() -> None:
    players = {"B": {"at": 14}, "C": {"at": 3}, "D": {"at": 0}, "A": {"at": 3}}
    chance = [(3, 4), (3, 4), (5, 5)]
    table = at(players, {"A": ["Paris"]}, mover="B", chance=chance, claim_hire="manual")
    play(table, "B throw", "C throw", "D throw")
    assert (waited(table), seen(table).claims()) == ("D", ())  # D has thrown doubles and is to throw again


@pytest.mark.clause("WA-S29", "WA-R33")
def test_wa_s29_with_two_players_until_the_lander_throws_again() -> None:
    table = manual(2)
    play(table, "A throw")
    assert may(table, "A", "ask B for Paris")
    late = manual(2)
    play(late, "A throw", "B throw")
    assert not may(late, "A", "ask B for Paris")
    play(table, "A ask B for Paris")
    assert cash(table)["B"] == 1482


@pytest.mark.clause("WA-R33")
def test_wa_r33_the_lander_s_own_extra_throws_do_not_count() -> None:
    table = at({"B": {"at": 13}}, {"A": ["Paris"]}, mover="B", chance=[(4, 4), (4, 5)], seats=2, claim_hire="manual")
    play(table, "B throw", "B throw")
    assert may(table, "A", "ask B for Paris")


@pytest.mark.clause("WA-S30", "WA-R33")
def test_wa_s30_a_claim_stays_with_the_owner_of_that_moment() -> None:
    table = manual()
    play(table, "A offer C: Paris for 100", f"C accept {seen(table).offers()[0][0] if seen(table).offers() else 1}")
    assert seen(table).owner("Paris") == "C"
    play(table, "A ask B for Paris")
    assert (cash(table)["A"], cash(table)["B"], cash(table)["C"]) == (1618, 1482, 1400)


@pytest.mark.clause("WA-R33")
def test_wa_r33_hire_may_be_waived_and_mortgaging_later_changes_nothing() -> None:
    table = manual()
    play(table, "A mortgage Paris")
    assert may(table, "A", "ask B for Paris")
    play(table, "A waive B for Paris")
    assert not may(table, "A", "ask B for Paris")
    assert cash(table)["B"] == 1500


@pytest.mark.clause("WA-R33", "WA-I14")
def test_wa_r33_a_claim_dies_with_either_party_and_by_default_none_is_ever_open() -> None:
    table = manual()
    play(table, "B resign")
    assert seen(table).claims() == ()
    default = at({"B": {"at": 14}}, {"A": ["Paris"]}, mover="B", chance=[(3, 4)])
    play(default, "B throw")
    assert seen(default).claims() == ()
    with pytest.raises(Refused) as refused:
        default.act("A", "ask B for Paris")
    assert refused.value.code == "hire/automatic"


@pytest.mark.clause("WA-R33", "WA-I14")
def test_wa_r33_a_claim_dies_with_its_owner_too() -> None:
    table = manual()
    play(table, "A resign")
    assert seen(table).claims() == ()


@pytest.mark.clause("WA-R40", "WA-R33")
def test_wa_r40_open_claims_are_void_when_the_short_game_ends() -> None:
    table = manual(short=True)
    assert seen(table).claims() != ()
    play(table, "D resign")
    assert (table.is_over(), seen(table).claims(), cash(table)["A"]) == (True, (), 1500)


@pytest.mark.clause("WA-R33")
def test_wa_r33_a_turn_without_a_throw_lets_claims_lapse_at_its_end() -> None:
    """Short game: the second turn after the lander's is a way out of the Dock by money."""
    table = at(
        {"A": {"at": 3, "cash": 500}, "B": {"at": 14}, "C": {"at": 3}, "D": {"at": 10, "dock": 0}},
        {"A": ["Paris"]},
        mover="B",
        chance=[(3, 4), (3, 4)],
        claim_hire="manual",
        short=True,
    )
    play(table, "B throw", "C throw")
    assert may(table, "A", "ask B for Paris")
    play(table, "D pay 50")
    assert seen(table).mover() == "A"
    assert seen(table).claims() == ()
