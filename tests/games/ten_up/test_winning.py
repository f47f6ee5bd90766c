"""How a game ends: ten points, or the turns run out."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from parlour.testing import answers, play
from tests.games.ten_up.scenes import look, scene, stands, told
from tests.games.ten_up.small import small_edition

AT_THE_END: dict[str, object] = {"win_at": "end_of_turn"}


@pytest.mark.clause("TEN-28", "TEN-R11", "TEN-S20")
def test_ten_s20_ten_wins_at_once_and_the_second_number_is_not_played() -> None:
    table = scene(chance=[(4, 3)], A=(0, "T1:4 T2:4 T3:1"))
    play(table, "A spin", "A play 4")
    events = play(table, "A enter T1")
    assert told(table, events) == [
        "TEN-17 A scores 1 on the bottom-right table.",
        "TEN-28 A has 10 points and wins!",
    ]
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.clause, outcome.winners, outcome.scores) == ("points", "TEN-28", (0,), (10, 0))
    assert look(table).man("A") == 4
    assert table.asks() == []


@pytest.mark.clause("TEN-R08", "TEN-R11", "TEN-S21")
def test_ten_s21_displacing_on_a_square_one_wins_before_the_one_counts() -> None:
    table = scene(chance=[(1, 2)], A=(18, "T1:4 T2:4 T3:1"), B=(21, "T4:2"))
    play(table, "A spin", "A play 1", "A forward T3:1")
    assert table.is_over()
    assert stands(table, "A") == (21, "T1:4 T2:4 T3:2")
    assert stands(table, "B") == (14, "T4:1")


@pytest.mark.clause("TEN-28")
def test_ten_28_nine_points_do_not_win() -> None:
    table = scene(chance=[(1, 2)], A=(1, "T1:3 T2:4 T3:1"))
    play(table, "A spin", "A play 1")
    assert look(table).total("A") == 9
    assert not table.is_over()
    assert answers(table) == ["B spin"]


@pytest.mark.clause("TEN-R11")
def test_ten_r11_or_the_end_of_the_turn_is_waited_for_and_ten_or_more_wins() -> None:
    table = scene(chance=[(4, 6)], A=(0, "T1:4 T2:3 T3:2"), options=AT_THE_END)
    play(table, "A spin", "A play 4")
    assert not table.is_over()
    events = play(table, "A enter T1")
    assert told(table, events)[-1] == "TEN-R11 A has 11 points and wins!"
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("points", (0,), (11, 0))


@pytest.mark.clause("TEN-R11")
def test_ten_r11_ten_that_is_lost_again_before_the_end_of_the_turn_does_not_win() -> None:
    table = scene(chance=[(4, 3)], A=(0, "T1:1 T2:4 T3:4"), options=AT_THE_END)
    play(table, "A spin", "A play 4")
    assert look(table).total("A") == 10
    play(table, "A back T1:2")
    assert not table.is_over()
    assert look(table).total("A") == 9
    assert answers(table) == ["B spin"]


@pytest.mark.clause("TEN-R11", "TEN-I03")
def test_ten_r11_from_nine_thirteen_can_be_made_in_a_turn() -> None:
    table = scene(
        3,
        [(4, 6)],
        A=(0, "T1:3 T2:2 T3:4"),
        B=(4, ""),
        C=(10, ""),
        options=AT_THE_END | {"arrival_order": "square_first"},
    )
    play(table, "A spin", "A play 4", "A enter T4", "A forward T2:3")
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.scores == (13, 0, 0)
    assert stands(table, "A") == (10, "T1:4 T2:4 T3:4 T4:1")


@pytest.mark.clause("TEN-R12")
def test_ten_r12_beyond_the_goal_of_another_board_a_point_can_lack_a_counter(tmp_path: Path) -> None:
    """Two counters of at most 2 are full at 4; the goal is 3, and the end of the turn is waited for."""
    board = small_edition(tmp_path)
    table = scene(3, [(2, 2)], A=(0, "T1:1 T2:1"), B=(2, ""), C=(4, "T2:1"), options=AT_THE_END, edition=board)
    play(table, "A spin")
    events = play(table, "A forward T2:1")
    assert [line.split()[0] for line in told(table, events)] == [
        "TEN-25",  # for displacing B
        "TEN-16",  # for the TALLY ONE square: both counters are on 2 now
        "TEN-13",
        "TEN-24",  # C is sent home from BASE B
        "TEN-24",
        "TEN-18",  # and A has no counter for the point
        "TEN-R11",
    ]
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.scores == (4, 0, 0)


@pytest.mark.clause("TEN-R19")
def test_ten_r19_after_the_last_turn_the_highest_total_wins() -> None:
    table = scene(3, [(1, 1)], mover="B", B=(25, "T1:3"), C=(9, "T2:2"), turns=1999)
    events = play(table, "B spin")
    assert told(table, events)[-1] == "TEN-R19 After 2,000 turns the game ends. The highest score is 3."
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.clause, outcome.winners) == ("turn-cap", "TEN-R19", (1,))
    assert outcome.scores == (0, 3, 2)


@pytest.mark.clause("TEN-R19")
def test_ten_r19_a_tie_is_a_draw_of_those_who_are_level() -> None:
    table = scene(3, [(1, 1)], mover="B", A=(5, "T4:3"), B=(25, "T1:3"), C=(9, "T2:2"), turns=1999)
    play(table, "B spin")
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("turn-cap-draw", (0, 1), (3, 3, 2))


@pytest.mark.clause("TEN-R19")
@pytest.mark.parametrize("cap", [1, 2, 5])
def test_ten_r19_or_after_another_number_of_turns(cap: int) -> None:
    table = scene(chance=[(1, 1)] * cap, A=(5, ""), B=(20, ""), options={"turn_cap": cap})
    for n in range(cap):
        assert not table.is_over()
        play(table, f"{'AB'[n % 2]} spin")
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("turn-cap-draw", (0, 1))


@pytest.mark.clause("TEN-R11", "TEN-R19")
def test_ten_r19_ten_points_in_the_last_turn_win_before_the_turns_run_out() -> None:
    for win_at in ("ten_or_more_immediately", "end_of_turn"):
        table = scene(chance=[(1, 2)], A=(1, "T1:1 T2:4 T3:4"), B=(20, "T4:3"), turns=1999, options={"win_at": win_at})
        play(table, "A spin", "A play 1")
        outcome = table.outcome()
        assert outcome is not None
        assert (outcome.reason, outcome.winners) == ("points", (0,))


@pytest.mark.clause("TEN-28")
def test_ten_28_every_way_to_make_ten_with_up_to_four_counters_wins() -> None:
    """One point short of it, an arrival at the tally square of the last counter's table makes ten."""
    for squares in product((0, 1, 2, 3, 4), repeat=3):
        last = 10 - sum(squares)
        if not 2 <= last <= 4:
            continue
        others = " ".join(f"T{n + 2}:{square}" for n, square in enumerate(squares) if square)
        table = scene(chance=[(1, 2)], A=(1, f"T1:{last - 1} {others}"))
        play(table, "A spin", "A play 1")
        outcome = table.outcome()
        assert outcome is not None
        assert outcome.scores == (10, 0)
