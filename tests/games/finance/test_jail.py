"""Jail: into it, the ways out; insurance; house owners' three throws."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.testing import cited, play
from tests.games.finance.town import EXPERIENCED, at, cash, go_on, may, refusal, seen, square, stops, told, waited


def prisoner(tries: int = 0, *dice: object, **given: Any) -> Any:
    """A is in Jail and about to throw."""
    players = {"A": {"at": 20, "jail": tries} | given.pop("mine", {})} | given.pop("players", {})
    return at(players, chance=list(dice), **given)


@pytest.mark.clause("FIN-S22", "FIN-060", "FIN-R25", "FIN-R24")
def test_fin_s22_go_to_jail_without_income() -> None:
    table = stops(30, (2, 4))
    assert (square(table, "A"), seen(table).jail_tries("A"), cash(table)["A"]) == (20, 0, 1000)
    assert "FIN-060" in cited(table.events)
    assert (waited(table), may(table, "A", "end"), may(table, "A", "throw")) == ("A", True, False)


@pytest.mark.clause("FIN-061")
def test_fin_061_the_card_sends_to_jail_too() -> None:
    table = stops(22, (2, 4), "CH01")
    assert (square(table, "A"), seen(table).jail_tries("A"), cash(table)["A"]) == (20, 0, 1000)
    assert "FIN-061" in cited(table.events)


@pytest.mark.clause("FIN-S23", "FIN-062", "FIN-R21", "FIN-082")
def test_fin_s23_out_for_fifty_and_on_at_once() -> None:
    table = prisoner(0, (2, 6), mine={"cash": 400}, leases={"B": ["U. G. I."]})
    play(table, "A pay 50")
    assert (square(table, "A"), cash(table)["A"]) == (28, 318)


@pytest.mark.clause("FIN-S24", "FIN-063", "FIN-R01", "FIN-R22")
@pytest.mark.parametrize("tries", [0, 1])
def test_fin_s24_doubles_bring_him_out_free_without_a_second_throw(tries: int) -> None:
    table = prisoner(tries, (4, 4), leases={"A": ["U. G. I."]}, doubles_extra_throw=True)
    play(table, "A throw")
    assert (square(table, "A"), seen(table).jail_tries("A"), cash(table)["A"]) == (28, -1, 1000)
    assert may(table, "A", "end")


@pytest.mark.clause("FIN-063", "FIN-064")
def test_fin_064_he_stays_while_he_fails() -> None:
    table = prisoner(0, (1, 2))
    play(table, "A throw")
    assert (square(table, "A"), seen(table).jail_tries("A")) == (20, 1)
    go_on(table)
    assert seen(table).mover() == "B"


@pytest.mark.clause("FIN-S25", "FIN-064", "FIN-R22")
def test_fin_s25_on_the_third_turn_he_leaves_with_any_throw() -> None:
    table = prisoner(2, (1, 4), leases={"A": ["Southern Pacific R.R."]})
    assert refusal(table, "A pay 50") == ("jail/fee_over", "FIN-R21")
    play(table, "A throw")
    assert (square(table, "A"), cash(table)["A"], seen(table).jail_tries("A")) == (25, 1000, -1)


@pytest.mark.clause("FIN-R22")
def test_fin_r22_by_a_house_rule_the_third_turn_costs_fifty() -> None:
    table = prisoner(2, (1, 4), leases={"A": ["Southern Pacific R.R."]}, jail_third_turn="pay_50")
    play(table, "A throw")
    assert cash(table)["A"] == 950
    doubles = prisoner(2, (4, 4), leases={"A": ["U. G. I."]}, jail_third_turn="pay_50")
    play(doubles, "A throw")
    assert cash(doubles)["A"] == 1000
    poor = prisoner(2, (1, 4), mine={"cash": 30}, leases={"A": ["Southern Pacific R.R."]}, jail_third_turn="pay_50")
    play(poor, "A throw")
    assert (seen(poor).debt(), square(poor, "A")) == (("A", "", 50), 20)  # owed before the move
    play(poor, "A mortgage Southern Pacific R.R.")
    assert (cash(poor)["A"], square(poor, "A")) == (80, 25)


@pytest.mark.clause("FIN-R21", "FIN-062")
def test_fin_r21_the_fee_on_the_first_or_second_turn_from_cash_in_hand() -> None:
    assert may(prisoner(0), "A", "pay 50")
    assert may(prisoner(1), "A", "pay 50")
    assert refusal(prisoner(0, mine={"cash": 49}), "A pay 50") == ("jail/fee", "FIN-062")
    assert refusal(prisoner(1, jail_fee_window="first_turn"), "A pay 50") == ("jail/fee_over", "FIN-R21")
    assert may(prisoner(0, jail_fee_window="first_turn"), "A", "pay 50")
    assert refusal(at(), "A pay 50") == ("jail/not_in", "FIN-062")


@pytest.mark.clause("FIN-R01")
def test_fin_r01_doubles_bring_no_second_throw_unless_the_table_says_so() -> None:
    table = stops(10, (5, 5))
    assert may(table, "A", "end")
    again = stops(10, (5, 5), (5, 5), (1, 2), doubles_extra_throw=True)
    assert (waited(again), may(again, "A", "throw"), seen(again).turns()) == ("A", True, 0)
    play(again, "A throw")
    assert (square(again, "A"), may(again, "A", "throw")) == (20, True)  # there is no limit
    sent = stops(30, (5, 5), doubles_extra_throw=True)
    assert may(sent, "A", "end")


@pytest.mark.clause("FIN-R23")
def test_fin_r23_a_prisoner_deals() -> None:
    table = prisoner(0, leases={"A": ["Wayback"]})
    play(table, "A offer B: Wayback for 50", "B accept 1")
    assert cash(table)["A"] == 1050


@pytest.mark.clause("FIN-S43", "FIN-120", "FIN-121", "FIN-R36")
def test_fin_s43_insured_he_stays_on_the_corner() -> None:
    table = at({"A": {"at": 22, "cash": 400}}, chance=[(3, 5), (1, 1), (1, 1), (1, 1), (2, 2)], **EXPERIENCED)
    play(table, "A insure the corner", "A throw")
    assert (square(table, "A"), cash(table)["A"], seen(table).jail_tries("A")) == (30, 375, -1)
    assert "FIN-120" in cited(table.events)
    again = at({"A": {"at": 30}}, chance=[(2, 2)], leases={"A": ["Rittenhouse Square"]})
    play(again, "A throw")
    assert square(again, "A") == 34


@pytest.mark.clause("FIN-S44", "FIN-122", "FIN-R36")
def test_fin_s44_the_premium_is_gone_with_the_throw() -> None:
    table = at({"A": {"at": 22}}, {"A": ["railroads"]}, chance=[(1, 2)], **EXPERIENCED)
    play(table, "A insure the corner", "A throw")
    assert (square(table, "A"), cash(table)["A"], seen(table).has_cover()) == (25, 975, (False, False))
    next_turn = at({"A": {"at": 25}}, chance=[(2, 3)], **EXPERIENCED)
    play(next_turn, "A throw")
    assert square(next_turn, "A") == 20


@pytest.mark.clause("FIN-121", "FIN-R36")
@pytest.mark.parametrize(
    ("where", "covered"), [(17, False), (18, True), (20, True), (28, True), (29, False), (30, False)]
)
def test_fin_r36_the_corner_must_be_within_one_throw(where: int, covered: bool) -> None:
    mine: dict[str, Any] = {"at": where} | ({"jail": 0} if where == 20 else {})
    table = at({"A": mine}, **EXPERIENCED)
    assert may(table, "A", "insure the corner") == covered
    assert may(at({"A": mine}, **EXPERIENCED, insurance_range="anywhere"), "A", "insure the corner")
    if not covered:
        assert refusal(table, "A insure the corner") == ("insurance/range", "FIN-R36")


@pytest.mark.clause("FIN-R36", "FIN-121")
def test_fin_r36_the_corner_s_cover_is_none_against_the_card_and_comes_before_the_throw() -> None:
    table = at({"A": {"at": 20}}, chance=[(1, 1), "CH01"], jail_insurance=True)
    play(table, "A insure the corner")
    assert refusal(table, "A insure the corner") == ("insurance/twice", "FIN-120")
    play(table, "A throw")
    play(table, "A cut")
    assert seen(table).jail_tries("A") == 0
    after = stops(10, (4, 6), jail_insurance=True)
    assert not may(after, "A", "insure the corner")


@pytest.mark.clause("FIN-S45", "FIN-123", "FIN-R37")
def test_fin_s45_cover_against_the_card_for_that_cut() -> None:
    table = stops(22, (2, 4), "CH01", players={"A": {"cash": 60}}, **EXPERIENCED)
    play(table, "A insure the card")
    assert (square(table, "A"), cash(table)["A"], seen(table).jail_tries("A")) == (22, 55, -1)
    assert told(table, "card_had_no_effect") == ["A is insured: the card has no effect."]
    other = stops(22, (2, 4), "CH13", players={"A": {"cash": 60}}, jail_insurance=True)
    play(other, "A insure the card")
    assert cash(other)["A"] == 40  # any other card counts as usual
    assert refusal(at(jail_insurance=True), "A insure the card") == ("insurance/none", "FIN-120")


@pytest.mark.clause("FIN-R37")
def test_fin_r37_by_a_house_rule_the_five_are_paid_before_the_throw() -> None:
    given: dict[str, Any] = {"jail_insurance": True, "chance_insurance_timing": "before_throw"}
    table = at({"A": {"at": 16}}, chance=[(2, 4), "CH01"], **given)
    play(table, "A insure the card", "A throw")
    assert (square(table, "A"), cash(table)["A"]) == (22, 995)
    bare = stops(22, (2, 4), "CH01", **given)
    assert seen(bare).jail_tries("A") == 0  # nothing is asked at the cut


@pytest.mark.clause("FIN-S46", "FIN-124", "FIN-R38")
def test_fin_s46_a_house_owner_cannot_insure() -> None:
    given: dict[str, Any] = {"leases": {"A": ["wayback"]}, "houses": {"wayback": (1, 0)}}
    table = at({"A": {"at": 22}}, **given, **EXPERIENCED)
    assert refusal(table, "A insure the corner") == ("insurance/house_owner", "FIN-124")
    play(table, "A tear down Wayback")
    assert may(table, "A", "insure the corner")  # he owns no house now
    chance = stops(22, (2, 4), "CH01", **given, **EXPERIENCED)
    assert seen(chance).jail_tries("A") == 0  # he was not even asked
    alone = at({"A": {"at": 22}}, **given, jail_insurance=True)
    assert may(alone, "A", "insure the corner")


@pytest.mark.clause("FIN-S47", "FIN-125", "FIN-126", "FIN-127", "FIN-R38")
def test_fin_s47_with_three_houses_he_has_the_choice_of_three_throws() -> None:
    given: dict[str, Any] = {"leases": {"A": ["commonwealth", "mainline"]}, "houses": {"commonwealth": (2, 3, 2)}}
    table = prisoner(0, (2, 3), (4, 5), **given, **EXPERIENCED)
    assert refusal(table, "A pay 50") == ("jail/three_throws", "FIN-125")
    play(table, "A throw")
    assert (square(table, "A"), waited(table)) == (20, "A")
    play(table, "A throw", "A keep")
    assert (square(table, "A"), cash(table)["A"]) == (29, 1000)
    third = prisoner(0, (2, 3), (4, 4), (1, 5), **given, **EXPERIENCED)
    play(third, "A throw", "A throw", "A throw")  # doubles mean nothing, and the third binds
    assert square(third, "A") == 26
    off = prisoner(0, (2, 3), **given)
    play(off, "A throw")
    assert seen(off).jail_tries("A") == 1


@pytest.mark.clause("FIN-R38", "FIN-125")
def test_fin_r38_his_status_is_read_after_the_window() -> None:
    given: dict[str, Any] = {"leases": {"A": ["commonwealth"]}, "houses": {"commonwealth": (2, 3, 2)}}
    table = prisoner(0, (2, 3), **given, **EXPERIENCED)
    play(table, "A tear down Broadway", "A throw")
    assert seen(table).jail_tries("A") == 1
