"""What an answer does in Corner the Market, told before it is given."""

from __future__ import annotations

import pytest

from parlour.testing.told_effects import told_effects
from tests.games.corner_the_market.board import in_pit, player


@pytest.mark.clause("CTM-081")
def test_ctm_081_a_purchase_says_how_much_one_holds_and_what_a_corner_lacks() -> None:
    table = in_pit("Coffee 1", player(22_000))
    assert "you hold 2 Coffee" in told_effects(table, "A", "buy 2 Coffee")
    assert "+one short of a Corner in Coffee" in told_effects(table, "A", "buy 5 Coffee")
    told = told_effects(table, "A", "buy 6 Coffee")
    assert "+you corner Coffee" in told
    assert not any("hold" in each or "short" in each for each in told)
    assert table.consequences("A").money["buy 2 Coffee"] < 0
