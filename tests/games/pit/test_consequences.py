"""What an answer does in Pit, told before it is given: only what a seat can see."""

from __future__ import annotations

import pytest

from parlour.testing import play
from parlour.testing.told_effects import told_effects
from tests.games.pit.hands import live, rounds, value

HANDS = {"A": "Oil 5 + Rice 4", "B": "Gas 5 + Rice 4"}


@pytest.mark.clause("PIT-18")
def test_pit_18_a_call_says_who_calls_the_same_number() -> None:
    table = live(HANDS)
    assert told_effects(table, "A", "call Rice 2") == ["nobody calls 2 yet", "leaves you 5 of 9 Oil"]
    play(table, "B call Gas 2")
    assert told_effects(table, "A", "call Rice 2") == ["+B calls 2", "leaves you 5 of 9 Oil"]
    assert told_effects(table, "A", "match B with Rice 2") == ["+swaps 2 with B at once", "leaves you 5 of 9 Oil"]
    assert told_effects(table, "A", "match B with Oil") == ["asks B to swap only 1", "!leaves you 4 of 9 Oil"]


@pytest.mark.clause("PIT-21")
def test_pit_21_hitting_the_board_says_what_it_scores_or_what_is_missing() -> None:
    table = live(HANDS)
    assert told_effects(table, "A", "corner Oil") == ["-not a corner yet: you have 5 of 9 Oil"]
    table = rounds({"A": "Oil 9"})
    assert told_effects(table, "A", "corner Oil") == [f"+rings the bell: you score {value('Oil')}"]
