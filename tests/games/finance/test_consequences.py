"""What an answer does in Finance, told before it is given."""

from __future__ import annotations

import pytest

from parlour.testing.told_effects import told_effects
from tests.games.finance.town import at, leases_of, owing


@pytest.mark.clause("FIN-041")
def test_fin_041_a_house_says_what_a_stop_costs_then() -> None:
    table = at(leases={"A": ["wayback"]}, state={"standing": ["B", "C", "D"]})
    street = leases_of("wayback")[-1]
    answer = next(each for each in table.preview("A") if each.startswith(f"build {street}"))
    assert any(each.startswith(f"+a stop on {street} costs $") for each in told_effects(table, "A", answer))


def test_a_debtor_reads_what_is_still_missing() -> None:
    table = owing("A", 300, "B", players={"A": {"cash": 200}}, leases={"A": ["Pennsylvania R.R.", "Santa Fe R.R."]})
    told = told_effects(table, "A", "mortgage Pennsylvania R.R.")
    assert told[-1].endswith("short") or told[-1] == "+enough to pay what you owe"
