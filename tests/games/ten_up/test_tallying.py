"""Points gained on TALLY ONE squares. From square 1 the spin 1 and 2, the 1 first, arrives at 4, by way of 2."""

from __future__ import annotations

import pytest

import parlour
from parlour.testing import answers, play
from tests.games.ten_up.scenes import look, otherwise, scene, stands, told

FREE: dict[str, object] = {"tally_prefers": "free"}


def at_tally(counters: str, **options: object) -> parlour.Table:
    """A with these counters has just arrived at 4, next to T1, with his second number."""
    table = scene(chance=[(1, 2)], A=(1, counters), options=options)
    play(table, "A spin", "A play 1")
    assert look(table).man("A") == 4
    return table


@pytest.mark.clause("TEN-14", "TEN-15")
def test_ten_15_the_first_point_enters_a_counter_on_square_1_of_that_table() -> None:
    table = scene(chance=[(1, 2)], A=(1, "T3:2"))
    play(table, "A spin")
    events = play(table, "A play 1")
    assert told(table, events)[-1] == "TEN-15 A scores 1 on the bottom-right table."
    assert stands(table, "A") == (4, "T1:1 T3:2")
    assert look(table).in_hand("A") == 2


@pytest.mark.clause("TEN-16", "TEN-S06")
@pytest.mark.parametrize(("before", "after"), [("T1:1", "T1:2"), ("T1:2", "T1:3"), ("T1:3", "T1:4")])
def test_ten_16_further_points_move_the_counter_on(before: str, after: str) -> None:
    table = at_tally(before)
    assert stands(table, "A") == (4, after)
    assert answers(table) == ["B spin"]


@pytest.mark.clause("TEN-16", "TEN-R09", "TEN-S26")
def test_ten_s26_a_counter_put_there_by_a_displacement_is_the_table_s_counter() -> None:
    table = scene(chance=[(1, 4), (1, 1), (1, 1)], A=(27, ""), B=(0, ""))
    play(table, "A spin", "A play 1", "A enter T1")
    assert stands(table, "A") == (4, "T1:2")
    assert look(table).in_hand("A") == 3


@pytest.mark.clause("TEN-17", "TEN-S07")
def test_ten_17_after_four_another_counter_may_be_entered() -> None:
    table = at_tally("T1:4")
    assert answers(table) == ["A enter T1", "A refuse"]
    assert otherwise(table) == "A enter T1"
    events = play(table, "A enter T1")
    assert told(table, events) == ["TEN-17 A scores 1 on the bottom-right table."]
    assert stands(table, "A") == (4, "T1:1 T1:4")
    assert look(table).total("A") == 5


@pytest.mark.clause("TEN-R10")
def test_ten_r10_or_the_point_is_refused_and_lost() -> None:
    table = at_tally("T1:4")
    events = play(table, "A refuse")
    assert told(table, events) == ["TEN-R10 A brings no other counter to the bottom-right table and skips the point."]
    assert stands(table, "A") == (4, "T1:4")
    assert answers(table) == ["B spin"]


@pytest.mark.clause("TEN-18", "TEN-S08")
def test_ten_s08_after_four_with_none_in_hand_the_count_is_lost() -> None:
    table = scene(chance=[(1, 2)], A=(1, "T1:4 T2:1 T2:1 T3:1"))
    events = play(table, "A spin", "A play 1")
    assert told(table, events)[-1] == "TEN-18 A has no counter for the point and cannot score it."
    assert stands(table, "A") == (4, "T1:4 T2:1 T2:1 T3:1")
    assert answers(table) == ["B spin"]


@pytest.mark.clause("TEN-18", "TEN-R15", "TEN-S25")
def test_ten_s25_nor_can_a_first_counter_be_entered_with_none_in_hand() -> None:
    table = at_tally("T2:2 T3:1 T3:1 T4:1")
    assert stands(table, "A") == (4, "T2:2 T3:1 T3:1 T4:1")
    assert answers(table) == ["B spin"]


@pytest.mark.clause("TEN-R15")
def test_ten_r15_with_all_counters_out_one_on_the_table_still_moves_on() -> None:
    assert stands(at_tally("T1:2 T3:1 T3:1 T4:1"), "A") == (4, "T1:3 T3:1 T3:1 T4:1")


@pytest.mark.clause("TEN-R09")
def test_ten_r09_of_several_below_four_the_player_chooses_one() -> None:
    table = at_tally("T1:1 T1:3")
    assert answers(table) == ["A forward T1:3", "A forward T1:1"]
    assert otherwise(table) == "A forward T1:3"
    events = play(table, "A forward T1:1")
    assert told(table, events) == ["TEN-16 A scores 1: a counter on the bottom-right table goes up to 2."]
    assert stands(table, "A") == (4, "T1:2 T1:3")


@pytest.mark.clause("TEN-R09")
def test_ten_r09_one_below_four_moves_on_although_another_is_on_four() -> None:
    assert stands(at_tally("T1:2 T1:4"), "A") == (4, "T1:3 T1:4")


@pytest.mark.clause("TEN-R09", "TEN-26")
def test_ten_r09_two_counters_on_one_square_are_no_choice() -> None:
    assert stands(at_tally("T1:2 T1:2"), "A") == (4, "T1:2 T1:3")


@pytest.mark.clause("TEN-R09")
def test_ten_r09_or_the_player_may_enter_a_new_one_freely() -> None:
    table = at_tally("T1:1 T1:3", **FREE)
    assert answers(table) == ["A forward T1:3", "A forward T1:1", "A enter T1"]
    assert otherwise(table) == "A forward T1:3"
    events = play(table, "A enter T1")
    assert told(table, events) == ["TEN-R09 A scores 1 on the bottom-right table."]
    assert stands(table, "A") == (4, "T1:1 T1:1 T1:3")


@pytest.mark.clause("TEN-R09")
def test_ten_r09_freely_still_asks_only_where_there_is_a_choice() -> None:
    assert stands(at_tally("", **FREE), "A") == (4, "T1:1")
    assert stands(at_tally("T1:2 T2:1 T2:1 T2:1", **FREE), "A") == (4, "T1:3 T2:1 T2:1 T2:1")
    assert answers(at_tally("T1:4", **FREE)) == ["A enter T1", "A refuse"]
    assert answers(at_tally("T1:2", **FREE)) == ["A forward T1:2", "A enter T1"]


@pytest.mark.clause("TEN-14")
@pytest.mark.parametrize(("square", "table_name"), [(4, "T1"), (10, "T2"), (18, "T3"), (24, "T4")])
def test_ten_14_each_tally_square_counts_on_its_own_table(square: int, table_name: str) -> None:
    table = scene(chance=[(1, 2)], A=(square - 3, ""), B=(14, ""))
    play(table, "A spin", "A play 1")
    assert stands(table, "A") == (square, f"{table_name}:1")
