"""What an answer does in Weigh Anchor, told before it is given."""

from __future__ import annotations

import pytest

from parlour.testing import play
from parlour.testing.told_effects import told_effects
from tests.games.weigh_anchor.harbour import CANADIAN, at, board, seen, vessels_of


@pytest.mark.clause("WA-037")
def test_wa_037_buying_the_last_ship_of_a_line_completes_it_and_doubles_the_hire_of_the_others() -> None:
    *first, last = vessels_of(CANADIAN)
    above = [{"buying": {"vessel": last, "stage": "asking"}}]
    table = at({"A": {"at": board().names["space"].index(last)}}, {"A": first}, above=above)
    hire = seen(table).hire_now(first[0])
    told = told_effects(table, "A", "buy")
    assert told == [
        f"+{last} is yours",
        "+you complete Canadian Pacific",
        f"+a stop on {first[0]} costs ${2 * hire}, not ${hire}",
    ]


@pytest.mark.clause("WA-039")
def test_wa_039_a_deck_says_what_a_stop_costs_then() -> None:
    table = at(fleet={"A": [CANADIAN]})
    ship = vessels_of(CANADIAN)[-1]
    bare, decked = 2 * seen(table).hires(ship)[0], seen(table).hires(ship)[1]
    assert f"+a stop on {ship} costs ${decked}, not ${bare}" in told_effects(table, "A", f"build {ship} 1")


@pytest.mark.clause("WA-031")
def test_wa_031_a_bid_says_what_it_leaves_and_what_is_above_the_price() -> None:
    above = [{"buying": {"vessel": "Paris", "stage": "asking"}}]
    table = at({"A": {"at": 21, "cash": 742}, "B": {"cash": 500}}, seats=2, above=above)
    play(table, "A decline")
    assert told_effects(table, "A", "bid 190") == ["leaves you $552 if you win"]
    assert told_effects(table, "A", "bid 260") == ["leaves you $482 if you win", "!$40 above its printed price"]


@pytest.mark.clause("WA-R31")
def test_wa_r31_a_debtor_reads_what_is_still_missing() -> None:
    debt = {"debtor": "A", "creditor": "B", "amount": 300, "clause": "WA-034", "purpose": "hire"}
    table = at({"A": {"cash": 100}}, {"A": ["Rex", "Paris"]}, above=[{"debts": {"debts": [debt]}}])
    assert "still $100 short" in told_effects(table, "A", "mortgage Rex")
    play(table, "A mortgage Rex")
    assert "+enough to pay what you owe" in told_effects(table, "A", "mortgage Paris")
    poor = at({"A": {"cash": 100}}, above=[{"debts": {"debts": [debt]}}])
    assert not any("enough" in told for told in told_effects(poor, "A", "go bankrupt"))
