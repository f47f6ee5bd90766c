"""What an answer does in Ten-Up, told before it is given."""

from __future__ import annotations

import pytest

from parlour.testing import play
from parlour.testing.told_effects import told_effects
from tests.games.ten_up.scenes import scene


@pytest.mark.clause("TEN-24", "TEN-25")
def test_ten_24_sending_a_man_home_scores_for_one_and_costs_the_other() -> None:
    table = scene(chance=[(2, 3)], B=(5, "T3:2"))
    play(table, "A spin")
    told = told_effects(table, "A", "play 2")
    assert [each for each in told if "square" not in each] == ["sends B home", "+you score 1", "B loses 1"]


@pytest.mark.clause("TEN-21")
def test_ten_21_the_counter_that_goes_back_costs_one_point() -> None:
    table = scene(chance=[(2, 3)], B=(5, "T1:2 T3:1 T4:1"))
    play(table, "A spin", "A play 2")
    assert told_effects(table, "B", "back T1:2") == ["-you lose 1"]
