"""A turn: two numbers, two moves, in the order the player likes."""

from __future__ import annotations

import pytest

from parlour.games.ten_up.events import ManMoved
from parlour.testing import answers, cited, play, random_play, random_table
from tests.games.ten_up.scenes import look, otherwise, scene, stands, told

ANNOUNCED: dict[str, object] = {"arrow_order": "announce_before_spin"}
PASSED: dict[str, object] = {"first_square": "passed_over"}


@pytest.mark.clause("TEN-10", "TEN-11", "TEN-14", "TEN-S04")
def test_ten_s04_four_first_tallies_twice() -> None:
    table = scene(chance=[(4, 6)])
    play(table, "A spin")
    assert answers(table) == ["A play 4", "A play 6"]
    events = play(table, "A play 4")
    assert stands(table, "A") == (10, "T1:1 T2:1")
    assert look(table).total("A") == 2
    assert cited(events) == ["TEN-13", "TEN-15", "TEN-13", "TEN-15"]


@pytest.mark.clause("TEN-11", "TEN-S05")
def test_ten_s05_six_first_tallies_once() -> None:
    table = scene(chance=[(4, 6)])
    play(table, "A spin", "A play 6")
    assert stands(table, "A") == (10, "T2:1")
    assert look(table).total("A") == 1


@pytest.mark.clause("TEN-10", "TEN-S24")
def test_ten_s24_equal_numbers_are_both_played_and_leave_no_choice() -> None:
    table = scene(chance=[(2, 2)])
    events = play(table, "A spin")
    assert [event.square for event in events if isinstance(event, ManMoved)] == [2, 4]
    assert stands(table, "A") == (4, "T1:1")
    assert answers(table) == ["B spin"]


@pytest.mark.clause("TEN-R03")
def test_ten_r03_the_order_is_chosen_after_the_spin_and_both_numbers_are_played() -> None:
    table = scene(chance=[(5, 3)])
    play(table, "A spin")
    assert look(table).numbers_to_play() == (5, 3)
    assert otherwise(table) == "A play 5"
    events = table.time_out("A")
    assert told(table, events)[:3] == [
        "TEN-11 A's time ran out.",
        "TEN-13 A moves 5.",
        "TEN-13 A moves 3.",
    ]


@pytest.mark.clause("TEN-R03")
@pytest.mark.parametrize(("arrow", "counters"), [("first", "T2:1"), ("second", "T1:1 T2:1")])
def test_ten_r03_or_the_order_is_announced_before_the_spin(arrow: str, counters: str) -> None:
    table = scene(chance=[(6, 4)], options=ANNOUNCED)
    assert answers(table) == ["A announce first", "A announce second"]
    assert otherwise(table) == "A announce first"
    events = play(table, f"A announce {arrow}")
    assert told(table, events) == [f"TEN-R03 A will start with the {arrow} arrow."]
    assert answers(table) == ["A spin"]
    play(table, "A spin")
    assert stands(table, "A") == (10, counters)
    assert answers(table) == ["B announce first", "B announce second"]


@pytest.mark.clause("TEN-R04")
def test_ten_r04_the_first_square_counts() -> None:
    table = scene(chance=[(4, 1)], B=(4, "T2:1"))
    play(table, "A spin", "A play 4", "A enter T3")
    assert stands(table, "A") == (5, "T1:1 T3:1")
    assert stands(table, "B") == (14, "")


@pytest.mark.clause("TEN-R04")
def test_ten_r04_or_it_is_only_passed_over_and_no_order_is_asked_for() -> None:
    table = scene(chance=[(4, 1)], B=(4, "T2:1"), options=PASSED)
    events = play(table, "A spin")
    assert [event.square for event in events if isinstance(event, ManMoved)] == [4, 5]
    assert stands(table, "A") == (5, "")
    assert stands(table, "B") == (4, "T2:1")
    assert answers(table) == ["B spin"]


@pytest.mark.clause("TEN-R04")
def test_ten_r04_the_last_square_counts_also_where_the_first_is_passed_over() -> None:
    table = scene(chance=[(1, 3)], B=(4, "T2:1"), options=PASSED)
    play(table, "A spin", "A enter T3")
    assert stands(table, "A") == (4, "T1:1 T3:1")
    assert stands(table, "B") == (14, "")


@pytest.mark.clause("TEN-R03", "TEN-R04")
def test_nothing_is_announced_where_the_first_square_is_passed_over() -> None:
    table = scene(chance=[(4, 1)], options=ANNOUNCED | PASSED)
    assert answers(table) == ["A spin"]
    play(table, "A spin")
    assert answers(table) == ["B spin"]


@pytest.mark.clause("TEN-13")
def test_ten_13_moves_are_counted_to_the_right_from_the_base() -> None:
    """One from the Base is the next square, not the Base itself."""
    table = scene(chance=[(1, 1), (1, 1)])
    play(table, "A spin", "B spin")
    assert stands(table, "A") == (2, "")
    assert stands(table, "B") == (16, "")


@pytest.mark.clause("TEN-03", "TEN-07", "TEN-R17", "TEN-S22")
def test_ten_s22_the_men_go_round_and_passing_a_base_does_nothing() -> None:
    table = scene(chance=[(3, 1)], A=(26, "T1:1"))
    events = play(table, "A spin", "A play 3")
    assert told(table, events)[1:] == ["TEN-13 A moves 3.", "TEN-13 A moves 1."]
    assert stands(table, "A") == (2, "T1:1")


@pytest.mark.clause("TEN-R17")
def test_ten_r17_landing_on_a_base_does_nothing() -> None:
    table = scene(chance=[(1, 3)], A=(24, "T1:1"))
    events = play(table, "A spin", "A play 1")
    assert cited(events) == ["TEN-10", "TEN-13", "TEN-13"]
    assert stands(table, "A") == (0, "T1:1")


@pytest.mark.clause("TEN-07")
def test_ten_07_the_men_keep_going_round_until_somebody_has_the_points() -> None:
    """Everybody goes round several times, in turn, and stops when one has ten."""
    table = random_table("ten-up", 3, seed=5)
    squares = [0, 0, 0]
    for events in random_play(table, 5):
        for event in events:
            if isinstance(event, ManMoved):
                squares[event.seat] += event.number
        assert table.is_over() == (max(look(table).total(seat) for seat in "ABC") == 10)
    assert min(squares) > 2 * 28
