"""Mortgages: the value lent, value and a tenth paid back."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.testing import cited, play
from tests.games.finance.town import at, board, cash, houses, may, refusal, seen, stops


@pytest.mark.clause("FIN-S19", "FIN-054", "FIN-055", "FIN-056")
def test_fin_s19_borrowing_the_value_and_paying_it_back_with_a_tenth() -> None:
    table = at({"A": {"cash": 20}}, {"A": ["Broadway"]})
    events = play(table, "A mortgage Broadway")
    assert (cash(table)["A"], seen(table).is_mortgaged("Broadway")) == (190, True)
    assert "FIN-055" in cited(events)
    assert refusal(table, "A mortgage Broadway") == ("mortgage/twice", "FIN-055")
    assert seen(table).redeem_cost("Broadway") == 187
    play(table, "A redeem Broadway")
    assert (cash(table)["A"], seen(table).is_mortgaged("Broadway")) == (3, False)
    assert all(lease.value > 0 for lease in board().leases)


@pytest.mark.clause("FIN-056")
def test_fin_056_who_has_less_cannot_redeem() -> None:
    table = at({"A": {"cash": 186}}, {"A": ["Broadway"]}, mortgaged=["Broadway"])
    assert refusal(table, "A redeem Broadway") == ("redeem/cash", "FIN-056")


@pytest.mark.clause("FIN-S21", "FIN-057", "FIN-R17")
def test_fin_s21_all_houses_of_the_series_come_down_before_a_mortgage() -> None:
    table = at({"A": {"cash": 0}}, {"A": ["goldberg"]}, houses={"goldberg": 1})
    assert refusal(table, "A mortgage Epstein Road") == ("mortgage/houses", "FIN-R17")
    play(table, "A tear down Goldberg Square", "A tear down Cohen Boulevard")
    assert refusal(table, "A mortgage Goldberg Square") == ("mortgage/houses", "FIN-R17")
    play(table, "A tear down Epstein Road")
    assert cash(table)["A"] == 165
    play(table, "A mortgage Epstein Road")
    assert cash(table)["A"] == 275


@pytest.mark.clause("FIN-R17")
def test_fin_r17_by_house_rules_fewer_houses_stand_in_the_way() -> None:
    given: dict[str, Any] = {"leases": {"A": ["goldberg"]}, "houses": {"goldberg": (1, 1, 0)}}
    lot = at(**given, mortgage_with_houses="clear_lot")
    assert refusal(lot, "A mortgage Goldberg Square") == ("mortgage/houses", "FIN-R17")
    play(lot, "A mortgage Cohen Boulevard")
    assert houses(lot, "goldberg") == (1, 1, 0)
    assert refusal(lot, "A build Epstein Road") == ("build/mortgaged", "FIN-050")
    free = at(**given, mortgage_with_houses="allowed")
    play(free, "A mortgage Goldberg Square")
    assert houses(free, "goldberg") == (1, 1, 0)
    standing = stops(16, (2, 2), mover="B", mortgaged=["Goldberg Square"], mortgage_with_houses="allowed", **given)
    assert cash(standing)["B"] == 1000  # houses on the mortgaged lease earn nothing


@pytest.mark.clause("FIN-R23", "FIN-055")
def test_fin_r23_a_prisoner_mortgages_and_collects() -> None:
    table = at({"B": {"at": 20, "jail": 1}}, {"B": ["Broadway"]})
    play(table, "B mortgage Broadway")
    assert cash(table)["B"] == 1170
    rent = stops(3, (1, 2), leases={"B": ["Rubeville"]}, players={"B": {"at": 20, "jail": 1}})
    assert cash(rent)["B"] == 1004
    assert not may(table, "A", "mortgage Broadway")


@pytest.mark.clause("FIN-R17", "FIN-R18", "FIN-R27", "FIN-R06")
def test_fin_r17_another_s_houses_stand_in_the_way_of_a_loan_and_it_counts_for_nothing() -> None:
    given: dict[str, Any] = {
        "leases": {"A": ["Wayback"], "B": ["Rubeville"]},
        "houses": {"Rubeville": 1},
        "trade_with_houses": "houses_travel",
    }
    lot = stops(3, (1, 2), players={"A": {"cash": 19}}, **given)
    assert (seen(lot).is_in("A"), cash(lot)["B"]) == (False, 1019)  # nobody is asked for what he cannot raise
    clear = stops(3, (1, 2), players={"A": {"cash": 19}}, mortgage_with_houses="clear_lot", **given)
    assert may(clear, "A", "mortgage Wayback")
    sale = stops(11, (2, 3), players={"A": {"cash": 19}}, bid_limit="liquid", **given)
    assert [may(sale, "A", f"bid {bid}") for bid in (19, 20)] == [True, False]
    assert seen(sale).worth("A") == 19
