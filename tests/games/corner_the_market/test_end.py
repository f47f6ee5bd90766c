"""The end of the year and what everything counts (CTM-117 to CTM-122)."""

from __future__ import annotations

import pytest

from parlour.core.outcome import Outcome
from parlour.table.table import Table
from parlour.testing import cited
from tests.games.corner_the_market.board import cash, place, player, seen, throws

S54 = player(4_200, 12, Cotton=7, Rubber=3)


def outcome_of(table: Table) -> Outcome:
    outcome = table.outcome()
    assert outcome is not None
    return outcome


@pytest.mark.clause(
    "CTM-013", "CTM-117", "CTM-118", "CTM-119", "CTM-120", "CTM-121", "CTM-122", "CTM-R04", "CTM-R37", "CTM-S54"
)
def test_ctm_s54_the_year_ends_and_nobody_moves() -> None:
    table = throws(S54, player(at=12), dice=(2, 2), mover="B", marker="autumn", brokers={"A": 1})
    outcome = outcome_of(table)
    assert outcome.scores == (36_000, 20_000, 20_000, 20_000)
    assert (outcome.reason, outcome.winners, place(table, "B")) == ("year-end", (0,), "12")
    assert "CTM-117" in cited(table.events)


@pytest.mark.clause("CTM-120", "CTM-R08", "CTM-R45", "CTM-S55")
def test_ctm_s55_on_double_ones_loose_contracts_count_at_crash_prices() -> None:
    table = throws(S54, player(at=12), dice=(1, 1), mover="B", marker="autumn", brokers={"A": 1})
    assert outcome_of(table).scores[0] == 33_600
    crash = throws(S54, dice=(1, 1), marker="autumn", brokers={"A": 1}, options={"corner_price_in_crash": "crash"})
    assert outcome_of(crash).scores[0] == 7 * 1_400 + 3 * 1_600 + 800 + 4_200


@pytest.mark.clause("CTM-119", "CTM-R09", "CTM-S56")
def test_ctm_s56_control_counts_its_printed_sum() -> None:
    given = player(4_200, 12, Cotton=7, Rubber=3, Coffee=10)
    for dice, total in (((2, 2), 60_000), ((1, 1), 33_600 + 24_000)):
        table = throws(given, dice=dice, marker="autumn", brokers={"A": 1})
        assert outcome_of(table).scores[0] == total


@pytest.mark.clause("CTM-R45", "CTM-117")
def test_ctm_r45_the_last_throw_alone_decides() -> None:
    table = throws(S54, dice=(2, 2), marker="autumn", crash=True, brokers={"A": 1})
    assert outcome_of(table).scores[0] == 36_000
    assert not seen(table).is_crash()


@pytest.mark.clause("CTM-R04", "CTM-120")
def test_ctm_r04_or_loose_contracts_count_at_current_prices() -> None:
    options = {"loose_contract_final_value": "current"}
    table = throws(S54, dice=(2, 2), marker="autumn", brokers={"A": 1}, options=options)
    assert outcome_of(table).scores[0] == 7 * 3_400 + 3 * 4_800 + 800 + 4_200
    crash = throws(S54, dice=(1, 1), marker="autumn", brokers={"A": 1}, options=options)
    assert outcome_of(crash).scores[0] == 33_600


@pytest.mark.clause("CTM-117", "CTM-140")
def test_ctm_140_the_longer_game_ends_in_december() -> None:
    options = {"calendar_mode": "months"}
    table = throws(S54, dice=(2, 2), marker="december", brokers={"A": 1}, options=options)
    assert outcome_of(table).scores[0] == 36_000
    goes_on = throws(player(at=18), dice=(2, 2), marker="november", options=options, then=["F09"])
    assert (seen(goes_on).marker(), goes_on.is_over()) == ("december", False)


@pytest.mark.clause("CTM-117")
@pytest.mark.parametrize("dice", [(3, 3), (1, 2), (6, 6)])
def test_ctm_117_no_other_throw_ends_it(dice: tuple[int, int]) -> None:
    assert not throws(player(at=20), dice=dice, marker="autumn", then=["E06", "E07"]).is_over()


@pytest.mark.clause("CTM-R43", "CTM-122")
def test_ctm_r43_those_who_tie_share_the_victory() -> None:
    table = throws(player(5_000, Coffee=2), player(6_800), player(1_000), dice=(2, 2), marker="autumn", exact=True)
    outcome = outcome_of(table)
    assert (outcome.reason, outcome.clause, outcome.winners) == ("year-end-tie", "CTM-R43", (0, 1))


@pytest.mark.clause("CTM-121", "CTM-122")
def test_ctm_121_a_bankrupt_player_has_nothing_and_does_not_win() -> None:
    table = throws(player(0), player(0, None), player(0), dice=(2, 2), marker="autumn", exact=True)
    assert outcome_of(table).winners == (0, 2)
    assert cash(table, "ABC") == (0, 0, 0)
