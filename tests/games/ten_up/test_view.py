"""What a seat sees: the whole table, as numbers, tuples and names."""

from __future__ import annotations

import parlour
from parlour.games.ten_up.view import TenUpView
from parlour.testing import play
from tests.games.ten_up.scenes import look, scene


def test_men_counters_and_points_by_seat() -> None:
    view = look(scene(3, mover="B", A=(14, "T1:4 T2:1"), C=(5, "T2:1 T2:1 T4:3")))
    assert view.mover() == "B"
    assert [view.man(seat) for seat in "ABC"] == [14, 14, 5]
    assert [view.base(seat) for seat in "ABC"] == [0, 14, 0]
    assert [view.is_home(seat) for seat in "ABC"] == [False, True, False]
    assert view.counters("C") == (("T2", 1), ("T2", 1), ("T4", 3))
    assert [view.in_hand(seat) for seat in "ABC"] == [2, 4, 1]
    assert [view.total(seat) for seat in "ABC"] == [5, 0, 5]
    assert (view.goal(), view.table_squares(), view.turn_cap()) == (10, 4, 2000)
    assert view.dial() == (1, 2, 3, 4, 5, 6)


def test_turns_are_counted_over_all_seats() -> None:
    table = scene(chance=[(1, 1), (1, 1)], turns=7)
    play(table, "A spin", "B spin")
    assert look(table).turns() == 9


def test_counters_may_be_written_in_any_order() -> None:
    assert look(scene(A=(0, "T3:1 T1:4 T2:2"))).counters("A") == (("T1", 4), ("T2", 2), ("T3", 1))


def test_room_on_a_table_is_a_counter_below_four_or_one_in_hand() -> None:
    view = look(scene(A=(0, "T1:4 T1:1 T2:2 T2:1"), B=(14, "T1:4")))
    assert [view.has_room("A", name) for name in view.tables()] == [True, True, False, False]
    assert all(view.has_room("B", name) for name in view.tables())
    full = look(scene(A=(0, "T1:4 T2:1 T2:1 T2:1")))
    assert [full.has_room("A", name) for name in full.tables()] == [False, True, False, False]


def test_the_numbers_still_to_play_and_the_points_due() -> None:
    table = scene(chance=[(5, 3)], A=(0, "T1:1 T2:2"), B=(5, "T1:1"))
    assert look(table).numbers_to_play() == ()
    play(table, "A spin")
    assert look(table).numbers_to_play() == (5, 3)
    play(table, "A play 5")
    assert look(table).numbers_to_play() == (3,)
    assert look(table).points_due() == (("A", 1),)
    play(table, "A enter T1")
    assert look(table).numbers_to_play() == ()
    assert look(table).points_due() == ()


def test_nothing_is_to_play_or_due_when_it_is_over() -> None:
    table = scene(chance=[(4, 3)], A=(0, "T1:4 T2:4 T3:1"))
    play(table, "A spin", "A play 4", "A enter T1")
    assert look(table).is_over()
    assert look(table).numbers_to_play() == ()
    assert look(table).points_due() == ()


def test_a_seat_thinks_ahead_on_a_copy() -> None:
    table = scene(chance=[(4, 6)])
    play(table, "A spin")
    view = table.view("A")
    assert isinstance(view, TenUpView)
    ask = view.ask()
    assert ask is not None
    ahead = [view.after(action) for action in ask.actions()]
    assert [after.total("A") for after in ahead if isinstance(after, TenUpView)] == [2, 1]
    assert (view.total("A"), view.man("A")) == (0, 0)


def test_colours_are_seen_once_they_are_taken() -> None:
    table = parlour.open("ten-up", seats=2, chance=[])
    play(table, "A take green")
    assert [look(table).colour(seat) for seat in "AB"] == ["green", ""]
