"""Forgetters: income, rents and used rides have to be claimed in time."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.testing import cited, play
from tests.games.finance.test_deals import MAINLINE, riding
from tests.games.finance.town import (
    EXPERIENCED,
    at,
    cash,
    go_on,
    may,
    refusal,
    seen,
    silent,
    square,
    stops,
    told,
    waited,
)


@pytest.mark.clause("FIN-S50", "FIN-133", "FIN-022")
def test_fin_s50_income_not_claimed_in_the_turn_is_lost() -> None:
    table = stops(3, (5, 3), leases={"A": ["wayback"]}, **EXPERIENCED)
    assert (cash(table)["A"], seen(table).unclaimed()) == (1000, 250)
    go_on(table)
    assert (cash(table)["A"], seen(table).unclaimed()) == (1000, 0)
    assert told(table, "income_lost") == ["A forgets to collect $250."]
    claimed = stops(3, (5, 3), leases={"A": ["wayback"]}, **EXPERIENCED)
    play(claimed, "A collect")
    assert cash(claimed)["A"] == 1250
    assert refusal(claimed, "A collect") == ("income/none", "FIN-022")


@pytest.mark.clause("FIN-S51", "FIN-134")
def test_fin_s51_rent_not_claimed_before_he_moves_on_is_lost() -> None:
    table = stops(
        14, (2, 2), (5, 5), mover="C", leases={"B": ["Easy Street"]}, players={"C": {"at": 10}}, seats=3, **EXPERIENCED
    )
    assert waited(table) == "BC"
    play(table, "B pass", "C end")
    again = at(
        {"C": {"at": 14}},
        {"B": ["Easy Street"], "C": ["O'Leary Avenue"]},
        mover="C",
        chance=[(5, 5)],
        state={"claims": [{"owner": "B", "visitor": "C", "lease": "Easy Street", "amounts": [0, 9, 0, 0]}]},
        **EXPERIENCED,
    )
    play(again, "C throw")
    assert (seen(again).claims(), cash(again)["C"]) == ((), 1000)
    assert "FIN-134" in cited(again.events)
    assert not may(again, "B", "claim C for Easy Street")


@pytest.mark.clause("FIN-R41", "FIN-134")
def test_fin_r41_a_failed_throw_in_jail_is_no_move() -> None:
    table = at(
        {"C": {"at": 20, "jail": 0}},
        {"B": ["Easy Street"]},
        mover="C",
        chance=[(1, 2)],
        state={"claims": [{"owner": "B", "visitor": "C", "lease": "Easy Street", "amounts": [0, 9, 0, 0]}]},
        forgetters=True,
    )
    play(table, "C throw", "B claim C for Easy Street")
    assert cash(table)["B"] == 1009


@pytest.mark.clause("FIN-S56", "FIN-136", "FIN-R14", "FIN-R41")
def test_fin_s56_the_rent_is_fixed_at_the_stop() -> None:
    table = stops(14, (2, 2), (1, 3), mover="C", leases={"B": ["boomtown"]}, players={"D": {"at": 10}}, **EXPERIENCED)
    play(table, "B build Easy Street", "B claim C for Easy Street")
    assert cash(table)["C"] == 982
    go_on(table)
    play(table, "D throw", "B claim D for Easy Street")
    assert cash(table)["D"] == 955


@pytest.mark.clause("FIN-136", "FIN-R41")
def test_fin_136_the_claim_may_be_for_the_single_rent() -> None:
    table = stops(14, (2, 2), mover="C", leases={"B": ["boomtown"]}, **EXPERIENCED)
    play(table, "B claim single C for Easy Street")
    assert cash(table)["C"] == 991
    plain = stops(14, (2, 2), mover="C", leases={"B": ["Easy Street"]}, **EXPERIENCED)
    assert refusal(plain, "B claim single C for Easy Street") == ("claim/not_double", "FIN-136")


@pytest.mark.clause("FIN-S57", "FIN-133", "FIN-061", "FIN-R25", "FIN-R41")
def test_fin_s57_the_circuit_counts_though_he_is_sent_to_jail() -> None:
    table = stops(7, (6, 6), "CH01", players={"A": {"cash": 100}}, **EXPERIENCED)
    play(table, "A cut")
    assert square(table, "A") == 20
    play(table, "A collect")
    assert cash(table)["A"] == 350


@pytest.mark.clause("FIN-R41")
def test_fin_r41_income_may_be_collected_at_any_moment_of_the_turn() -> None:
    sale = stops(3, (5, 3), **EXPERIENCED)
    play(sale, "B bid 5", "A bid 20", "A collect")  # also in a sale, and though his is the high bid
    assert cash(sale)["A"] == 1250
    cut = stops(7, (6, 6), "CH13", players={"A": {"cash": 10}}, **EXPERIENCED)
    play(cut, "A collect")
    assert (cash(cut)["A"], waited(cut)) == (260, "A")
    other = stops(3, (5, 3), **EXPERIENCED)
    assert refusal(other, "B collect") == ("income/none", "FIN-022")
    silent(other)
    go_on(other)
    assert seen(other).unclaimed() == 0


@pytest.mark.clause("FIN-R41")
def test_fin_r41_a_claim_waits_for_a_sale_and_a_shared_rent_is_claimed_by_any_partner_for_all() -> None:
    claims = [{"owner": "B", "visitor": "C", "lease": "Santa Fe R.R.", "amounts": [90, 60, 0, 0]}]
    table = stops(
        11,
        (2, 3),
        mover="D",
        players={"C": {"at": 35}},
        leases={"B": ["Santa Fe R.R."]},
        state={"claims": claims},
        **EXPERIENCED,
    )
    assert refusal(table, "A claim C for Santa Fe R.R.") == ("claim/waits", "FIN-R41")
    silent(table)
    play(table, "A claim C for Santa Fe R.R.")
    assert (cash(table)["A"], cash(table)["B"], cash(table)["C"]) == (1090, 1060, 850)


@pytest.mark.clause("FIN-135", "FIN-R41")
def test_fin_135_a_ride_not_struck_off_in_time_does_not_count() -> None:
    given: dict[str, Any] = {"leases": {"B": ["mainline"]}, "state": riding(2, MAINLINE)}
    table = stops(26, (2, 3), (1, 1), seats=2, **given, **EXPERIENCED)
    play(table, "A ride")
    assert waited(table) == "BA"
    struck = stops(26, (2, 3), seats=2, **given, **EXPERIENCED)
    play(struck, "A ride", "B strike A on Main Line")
    assert seen(struck).rides()[0][2] == 1
    forgotten = at(
        {"A": {"at": 26}},
        {"B": ["mainline"], "A": ["commonwealth"]},
        chance=[(2, 3)],
        state=riding(2, MAINLINE) | {"claims": [{"owner": "B", "visitor": "A", "lease": "Main Line", "is_ride": True}]},
        **EXPERIENCED,
    )
    play(forgotten, "A throw")
    assert (seen(forgotten).rides()[0][2], seen(forgotten).claims()) == (2, ())
    assert "FIN-135" in cited(forgotten.events)


@pytest.mark.clause("FIN-134", "FIN-R41")
def test_unclaimed_rent_lapses_when_either_side_is_out() -> None:
    for leaver in "BC":
        table = stops(14, (2, 2), mover="C", leases={"B": ["Easy Street"]}, forgetters=True)
        play(table, f"{leaver} resign")
        assert seen(table).claims() == ()


@pytest.mark.clause("FIN-133", "FIN-022", "FIN-I11")
def test_fin_133_two_circuits_of_one_turn_are_collected_together() -> None:
    table = stops(7, (6, 6), "CH02", players={"A": {"cash": 0}}, forgetters=True)
    assert (square(table, "A"), seen(table).unclaimed()) == (0, 500)
    play(table, "A collect")
    assert cash(table)["A"] == 500


@pytest.mark.clause("FIN-R41")
def test_fin_r41_a_debtor_whose_time_is_up_collects_before_anything_is_pledged() -> None:
    table = stops(3, (5, 3), players={"A": {"cash": 0}}, leases={"B": ["wayback"], "A": ["Broadway"]}, forgetters=True)
    play(table, "B claim A for Rubeville")
    assert seen(table).debt() == ("A", "B", 4)
    table.time_out("A")
    assert (cash(table)["A"], seen(table).is_mortgaged("Broadway")) == (246, False)


@pytest.mark.clause("FIN-R41", "FIN-R27")
def test_fin_r27_who_cannot_pay_leaves_the_creditor_his_income_too() -> None:
    table = stops(
        3, (5, 3), players={"A": {"cash": 7}}, leases={"B": ["wayback"]}, houses={"wayback": 5}, forgetters=True
    )
    play(table, "B claim A for Rubeville")
    assert (seen(table).is_in("A"), cash(table)["B"]) == (False, 1257)
