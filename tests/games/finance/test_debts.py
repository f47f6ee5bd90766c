"""Debts: raised from the Bank, put out where they cannot be, and what becomes of a player's things."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.testing import cited, play
from tests.games.finance.town import (
    EXPERIENCED,
    RAILROADS,
    at,
    cash,
    ended,
    go_on,
    houses,
    may,
    owing,
    refusal,
    seen,
    silent,
    stops,
    told,
    waited,
)

DELANCEY: dict[str, Any] = {"B": ["maguire"], "A": ["Boomtown", "A. P. & L."]}


@pytest.mark.clause("FIN-S32", "FIN-100", "FIN-055")
def test_fin_s32_a_rent_is_raised_by_mortgages() -> None:
    table = stops(23, (1, 2), leases=DELANCEY, houses={"maguire": 2}, players={"A": {"cash": 60}})
    assert (seen(table).debt(), waited(table)) == (("A", "B", 210), "A")
    play(table, "A mortgage Boomtown", "A mortgage A. P. & L.")
    assert (cash(table)["A"], cash(table)["B"]) == (30, 1210)


@pytest.mark.clause("FIN-S33", "FIN-100", "FIN-101", "FIN-R27")
def test_fin_s33_who_cannot_raise_it_is_out() -> None:
    table = stops(23, (1, 2), leases=DELANCEY, houses={"maguire": 3}, players={"A": {"cash": 60}})
    view = seen(table)
    assert (view.is_in("A"), cash(table)["A"], cash(table)["B"]) == (False, 0, 1240)
    assert view.is_withdrawn("Boomtown")
    assert view.is_withdrawn("A. P. & L.")
    assert {"FIN-100", "FIN-101"} <= set(cited(table.events))
    assert view.mover() == "B"
    to_bank = stops(
        23, (1, 2), leases=DELANCEY, houses={"maguire": 3}, players={"A": {"cash": 60}}, elimination_cash="bank"
    )
    assert cash(to_bank)["B"] == 1000


@pytest.mark.clause("FIN-S36", "FIN-102", "FIN-100")
def test_fin_s36_the_last_player_wins_at_once() -> None:
    table = stops(23, (1, 2), seats=2, leases={"B": ["maguire"]}, houses={"maguire": 3}, players={"A": {"cash": 60}})
    outcome = ended(table)
    assert (outcome.reason, outcome.clause, outcome.winners) == ("last-left", "FIN-102", (1,))
    assert outcome.scores == (0, 1060 + 3 * 140 + 9 * 70)


@pytest.mark.clause("FIN-S59", "FIN-085", "FIN-100", "FIN-R27")
def test_fin_s59_several_creditors_share_in_proportion() -> None:
    shared = {"pacts": [{"series": "railroads", "shares": {"A": 60, "B": 40}}]}
    table = stops(
        35,
        (2, 3),
        mover="C",
        leases={"A": RAILROADS[:3], "B": RAILROADS[3:]},
        players={"C": {"cash": 100}},
        state=shared,
    )
    assert (cash(table)["A"], cash(table)["B"], seen(table).is_in("C")) == (1060, 1040, False)
    odd = stops(
        35,
        (2, 3),
        mover="C",
        leases={"A": RAILROADS[:3], "B": RAILROADS[3:]},
        players={"C": {"cash": 101}},
        state=shared,
    )
    assert (cash(odd)["A"], cash(odd)["B"]) == (1060, 1041)  # odd dollars to the owner of the lease


@pytest.mark.clause("FIN-S60", "FIN-101", "FIN-R46")
def test_fin_s60_resigning_never_robs_a_creditor() -> None:
    table = owing("A", 80, "B", players={"A": {"cash": 50}}, leases={"A": ["Wayback"]})
    play(table, "A resign")
    assert (cash(table)["B"], cash(table)["A"], seen(table).is_in("A")) == (1080, 0, False)
    assert seen(table).is_withdrawn("Wayback")
    assert "A pays the bank $20 (cash of a player who is out)." in told(table, "paid_bank")
    to_bank = owing("A", 80, "B", players={"A": {"cash": 50}}, leases={"A": ["Wayback"]}, elimination_cash="bank")
    play(to_bank, "A resign")
    assert cash(to_bank)["B"] == 1000


@pytest.mark.clause("FIN-R46")
def test_fin_r46_resigning_in_a_window_leaves_everything_to_the_bank() -> None:
    table = at(leases={"C": ["Wayback", "maguire"]}, houses={"maguire": 1})
    play(table, "C resign")
    view = seen(table)
    assert (view.is_in("C"), cash(table)["C"], view.is_withdrawn("Wayback"), houses(table, "maguire")) == (
        False,
        0,
        True,
        (0, 0, 0),
    )
    mover = at(leases={"A": ["Wayback"]})
    play(mover, "A resign")
    assert (seen(mover).mover(), waited(mover)) == ("B", "B")
    bank = owing("A", 80, None, players={"A": {"cash": 50}}, leases={"A": ["Broadway"]})
    play(bank, "A resign")
    assert seen(bank).is_in("A")  # at the next window, when this is settled
    play(bank, "A mortgage Broadway")
    assert not seen(bank).is_in("A")


@pytest.mark.clause("FIN-100", "FIN-R27")
def test_fin_r27_he_pays_as_soon_as_his_cash_covers_it_and_from_the_bank_only() -> None:
    table = owing(
        "A", 100, "B", players={"A": {"cash": 60}}, leases={"A": ["wayback", "Broadway"]}, houses={"wayback": 1}
    )
    play(table, "A tear down Wayback")
    assert seen(table).debt() == ("A", "B", 100)
    play(table, "A tear down Rubeville")
    assert (cash(table)["A"], cash(table)["B"], seen(table).debt()) == (10, 1100, None)
    busy = owing("A", 100, "B", players={"A": {"cash": 60}}, leases={"A": ["wayback"]})
    for line in ("A build Wayback", "A end", "A redeem Wayback", "A bid 5"):
        assert refusal(busy, line) == ("debt/settle", "FIN-091")
    assert refusal(busy, "C pass") == ("turn/not_yours", "FIN-020")


@pytest.mark.clause("FIN-R27", "FIN-051", "FIN-055")
def test_the_platform_raises_odd_leases_then_houses_then_the_rest() -> None:
    table = owing(
        "A",
        900,
        "B",
        players={"A": {"cash": 0}},
        leases={"A": ["wayback", "maguire", "Broadway", "Boomtown", "Easy Street"]},
        houses={"wayback": (1, 1), "maguire": (1, 0, 0)},
        mortgaged=["Easy Street"],
    )
    for _ in range(8):
        if seen(table).debt() is None:
            break
        table.time_out("A")
    said = told(table, "mortgaged", "house_torn_down")
    assert [line.rstrip(".").split(":")[0] for line in said] == [
        "A mortgages Boomtown",
        "A mortgages Broadway",
        "A tears down a house on Wayback",
        "A tears down a house on Rubeville",
        "A tears down a house on Maguire Street",
        "A mortgages Wayback",
        "A mortgages Rubeville",
        "A mortgages Maguire Street",
    ]


@pytest.mark.clause("FIN-R41", "FIN-133")
def test_fin_r41_income_not_yet_claimed_counts_among_his_means() -> None:
    table = stops(
        3, (5, 3), players={"A": {"cash": 0}}, leases={"B": ["wayback"]}, houses={"wayback": 3}, forgetters=True
    )
    play(table, "B claim A for Rubeville")
    assert (seen(table).debt(), waited(table), seen(table).unclaimed()) == (("A", "B", 130), "A", 250)
    play(table, "A collect")
    assert (cash(table)["A"], cash(table)["B"]) == (120, 1130)


@pytest.mark.clause("FIN-S53", "FIN-137", "FIN-138", "FIN-R43")
def test_fin_s53_only_completed_series_leave_the_game() -> None:
    given: dict[str, Any] = {"leases": {"A": ["wayback", "Boomtown"]}, "mortgaged": ["Boomtown"]}
    table = at(**given, chance=[(5, 6)], players={"B": {"at": 0}}, state={"first": "B"}, **EXPERIENCED)
    play(table, "A resign")
    view = seen(table)
    assert (view.is_withdrawn("Wayback"), view.is_withdrawn("Rubeville"), view.is_withdrawn("Boomtown")) == (
        True,
        True,
        False,
    )
    assert ("Boomtown" in view.stacked(), view.is_mortgaged("Boomtown")) == (True, False)
    play(table, "B throw", "C bid 5")
    silent(table)
    assert view.owner("Boomtown") == "C"
    printed = at(**given)
    play(printed, "A resign")
    assert seen(printed).is_withdrawn("Boomtown")


@pytest.mark.clause("FIN-R43", "FIN-137")
def test_fin_r43_all_railroads_or_both_utilities_are_a_completed_series() -> None:
    table = at(leases={"A": ["railroads", "U. G. I."]}, sometimes=True)
    play(table, "A resign")
    view = seen(table)
    assert all(view.is_withdrawn(lease) for lease in RAILROADS)
    assert "U. G. I." in view.stacked()


@pytest.mark.clause("FIN-R08", "FIN-138")
def test_a_lease_that_comes_back_to_the_stack_sets_the_idle_count_back() -> None:
    owned = [lease for lease in seen(at()).stacked() if lease != "Broadway"]
    table = at(
        {"D": {"at": 0}}, {"A": owned, "B": ["Broadway"]}, mover="D", chance=[(4, 6)], state={"idle": 3}, sometimes=True
    )
    play(table, "B resign", "D throw", "D end")
    assert not told(table, "lease_offered")


@pytest.mark.clause("FIN-S58", "FIN-R30")
def test_fin_s58_the_largest_worth_wins_after_the_last_round() -> None:
    table = at(
        {"A": {"cash": 300}, "B": {"cash": 200, "at": 10}},
        {"A": ["Broadway", "Main Line"], "B": ["wayback"]},
        houses={"wayback": 2},
        mortgaged=["Main Line"],
        seats=2,
        mover="B",
        chance=[(4, 6)],
        state={"round": 199, "first": "A"},
    )
    play(table, "B throw", "B end")
    outcome = ended(table)
    assert (outcome.reason, outcome.clause, outcome.winners, outcome.scores) == (
        "round-limit",
        "FIN-R30",
        (0,),
        (470, 400),
    )


@pytest.mark.clause("FIN-R30")
def test_fin_r30_rounds_are_counted_by_the_seat_that_moved_first() -> None:
    table = at({"A": {"cash": 10}}, mover="C", chance=[(4, 6), (4, 6), (4, 6)], state={"first": "A"})
    play(table, "C throw", "C end", "D throw", "D end")
    assert (seen(table).rounds(), seen(table).mover()) == (1, "A")
    gone = at({"A": {"is_in": False, "cash": 0}}, mover="D", chance=[(4, 6)], state={"first": "A", "standing": []})
    play(gone, "B pass", "C pass", "D throw", "B pass", "C pass", "D end")
    assert (seen(gone).rounds(), seen(gone).mover()) == (1, "B")  # reached or passed
    no_limit = at(mover="D", chance=[(4, 6)], state={"first": "A", "round": 5000}, round_limit=0)
    play(no_limit, "D throw", "D end")
    assert no_limit.outcome() is None
    short = at(mover="D", chance=[(4, 6)], state={"first": "A", "round": 99}, round_limit=100)
    play(short, "D throw", "D end")
    assert ended(short).winners == (0, 1, 2)  # equal worth shares the win


@pytest.mark.clause("FIN-R30")
def test_fin_r30_all_may_agree_to_stop() -> None:
    table = at({"C": {"cash": 1200}})
    play(table, "B propose to stop")
    assert waited(table) == "CDA"
    play(table, "A accept 1", "C accept 1")
    assert table.outcome() is None
    play(table, "D accept 1")
    assert (ended(table).reason, ended(table).winners) == ("consent", (2,))
    refused = at()
    play(refused, "B propose to stop", "A accept 1", "C decline 1")
    assert (refused.outcome(), seen(refused).plans()) == (None, ())


@pytest.mark.clause("FIN-R41", "FIN-100")
def test_a_debtor_need_not_be_the_mover() -> None:
    table = stops(
        14,
        (2, 2),
        (4, 4),
        mover="C",
        leases={"B": ["boomtown"]},
        houses={"boomtown": 5},
        players={"C": {"cash": 100}},
        forgetters=True,
    )
    play(table, "B pass", "C end")
    assert seen(table).mover() == "D"
    play(table, "B claim C for Easy Street")
    assert (seen(table).is_in("C"), cash(table)["B"], waited(table)) == (False, 1100, "D")


@pytest.mark.clause("FIN-101")
def test_fin_101_withdrawn_leases_never_come_back() -> None:
    table = stops(11, (2, 3), (5, 6), withdrawn=["Boomtown"], players={"B": {"at": 0}})
    go_on(table)
    play(table, "B throw")
    assert not told(table, "lease_offered")
    assert "Boomtown" not in seen(table).stacked()
    assert not may(table, "B", "bid 5")


@pytest.mark.clause("FIN-R27", "FIN-R15")
def test_the_platform_tears_down_from_a_space_with_most_houses() -> None:
    table = owing(
        "A",
        60,
        "B",
        players={"A": {"cash": 50}},
        leases={"A": ["wayback"]},
        houses={"wayback": (1, 3)},
        even_teardown=False,
    )
    table.time_out("A")
    assert (seen(table).houses("Wayback"), seen(table).houses("Rubeville")) == (1, 2)
