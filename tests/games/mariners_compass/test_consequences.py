"""What an answer does in Mariner's Compass, told before it is given."""

from __future__ import annotations

import pytest

from parlour.testing import play
from parlour.testing.told_effects import told_effects
from tests.games.mariners_compass.board import at


@pytest.mark.clause("MAR-14")
def test_mar_14_an_answer_says_how_far_the_pole_is_then() -> None:
    table = at(chance=[(5, 6)])
    play(table, "A spin")
    assert told_effects(table, "A", "play 5") == ["compass to W", "west", "still 4 squares to the Pole"]
    assert told_effects(table, "A", "play 6") == ["compass to W-NW", "+3 squares to the Pole at best"]
    play(table, "A play 6")
    assert told_effects(table, "A", "go NW") == ["north-west", "+3 squares to the Pole"]
