"""Points lost. From square 4 the spin 1 and 2, the 1 first, arrives at 7, a square ONE, by way of 5."""

from __future__ import annotations

import pytest

import parlour
from parlour.testing import answers, play
from tests.games.ten_up.scenes import look, otherwise, scene, stands, told


def at_one(counters: str, square: int = 7) -> parlour.Table:
    """A with these counters has just arrived at a square ONE, with his second number."""
    table = scene(chance=[(1, 2)], A=(square - 3, counters))
    play(table, "A spin", "A play 1")
    assert look(table).man("A") == square
    return table


@pytest.mark.clause("TEN-05", "TEN-20", "TEN-21", "TEN-22", "TEN-S09")
@pytest.mark.parametrize(("answer", "after"), [("back T1:2", "T1:1 T3:1"), ("back T3:1", "T1:2")])
def test_ten_s09_the_loser_chooses_which_counter_goes_back(answer: str, after: str) -> None:
    table = at_one("T1:2 T3:1")
    assert answers(table) == ["A back T3:1", "A back T1:2"]
    play(table, f"A {answer}")
    assert stands(table, "A") == (7, after)
    assert look(table).total("A") == 2
    assert answers(table) == ["B spin"]


@pytest.mark.clause("TEN-22")
@pytest.mark.parametrize("square", [7, 21])
def test_ten_22_a_square_one_takes_a_point(square: int) -> None:
    assert stands(at_one("T4:3", square), "A") == (square, "T4:2")


@pytest.mark.clause("TEN-20", "TEN-S23")
def test_ten_s23_a_counter_on_1_goes_back_in_hand() -> None:
    table = scene(chance=[(1, 2)], A=(18, "T2:1"))
    events = play(table, "A spin", "A play 1")
    assert told(table, events)[-1] == "TEN-22 A loses 1: a counter leaves the top-right table."
    assert stands(table, "A") == (21, "")
    assert look(table).in_hand("A") == 4
    assert look(table).total("A") == 0


@pytest.mark.clause("TEN-27", "TEN-S10")
def test_ten_27_who_has_no_counter_out_loses_nothing() -> None:
    table = scene(chance=[(1, 2)], A=(4, ""))
    events = play(table, "A spin", "A play 1")
    assert told(table, events)[-1] == "TEN-27 A has no points to lose."
    assert stands(table, "A") == (7, "")
    assert answers(table) == ["B spin"]


@pytest.mark.clause("TEN-21", "TEN-26")
def test_ten_21_counters_on_one_square_are_one_answer() -> None:
    assert stands(at_one("T2:3 T2:3"), "A") == (7, "T2:2 T2:3")
    assert answers(at_one("T2:1 T2:1 T3:2")) == ["A back T2:1", "A back T3:2"]


@pytest.mark.clause("TEN-21")
def test_ten_21_who_does_not_choose_sets_back_the_lowest_on_the_lowest_table() -> None:
    table = at_one("T1:3 T2:2 T4:2")
    assert otherwise(table) == "A back T2:2"
    table.time_out("A")
    assert stands(table, "A") == (7, "T1:3 T2:1 T4:2")


@pytest.mark.clause("TEN-20")
def test_ten_20_a_loss_stays_on_its_table() -> None:
    """A counter on T2:1 comes off; it does not slip to the top of T1."""
    table = at_one("T1:4 T2:1")
    play(table, "A back T2:1")
    assert stands(table, "A") == (7, "T1:4")


@pytest.mark.clause("TEN-05")
def test_ten_05_the_log_says_the_word_beside_the_square_too() -> None:
    table = scene(chance=[(1, 2)], A=(4, "T1:2"))
    play(table, "A spin")
    said = told(table, table.act("A", "play 1"))
    assert "TEN-13 A moves 2, to LOSE ONE." in said
