"""The edge of the Table, the Pole, and the ends of the game."""

from __future__ import annotations

import pytest

from parlour.core.refusals import BadData, Refused
from parlour.testing import answers, cited, play
from tests.games.mariners_compass.board import CITY, Man, at, expedition, men, seen

HOME: Man = (None, CITY)


def stops_on(space: int, square: tuple[int, int], **options: object) -> tuple[list[str], tuple[int, int], bool]:
    """A's small man stops on a space: the clauses of what follows, where the expedition is, and whether A has won."""
    table = at(a=((space - 1) % 16, square), b=HOME, chance=[(1, 1)], options=options)
    clauses = cited(play(table, "A spin"))[2:]
    return clauses, expedition(table, "A"), table.view("A").has_won()


@pytest.mark.clause("MAR-19", "MAR-S13")
def test_mar_s13_west_of_the_first_column_the_move_is_lost() -> None:
    assert stops_on(4, (1, 6)) == (["MAR-19"], (1, 6), False)


@pytest.mark.clause("MAR-19", "MAR-S14")
def test_mar_s14_north_east_of_the_corner_the_move_is_lost() -> None:
    assert stops_on(10, (7, 9)) == (["MAR-19"], (7, 9), False)


@pytest.mark.clause("MAR-19")
@pytest.mark.parametrize(
    ("space", "square"),
    [(0, (4, 1)), (2, (4, 1)), (2, (1, 5)), (6, (1, 5)), (8, (3, 9)), (12, (7, 5)), (14, (7, 5)), (14, (4, 1))],
)
def test_mar_19_at_every_edge_the_turn_passes_with_the_lost_move(space: int, square: tuple[int, int]) -> None:
    table = at(a=((space - 1) % 16, square), b=HOME, chance=[(1, 1)])
    assert cited(play(table, "A spin"))[2:] == ["MAR-19"]
    assert expedition(table, "A") == square
    assert answers(table) == ["B spin"]


@pytest.mark.clause("MAR-R04", "MAR-S15")
def test_mar_s15_on_a_blank_with_both_directions_off_the_table_the_move_is_lost() -> None:
    assert stops_on(5, (1, 6)) == (["MAR-R04"], (1, 6), False)


@pytest.mark.clause("MAR-20", "MAR-S17")
def test_mar_s17_stepping_north_on_the_pole_wins() -> None:
    assert stops_on(8, (4, 8)) == (["MAR-11", "MAR-20"], (4, 9), True)


@pytest.mark.clause("MAR-20", "MAR-S18")
def test_mar_s18_stepping_on_it_diagonally_wins() -> None:
    assert stops_on(10, (3, 8)) == (["MAR-11", "MAR-20"], (4, 9), True)


@pytest.mark.clause("MAR-R04", "MAR-R11", "MAR-S19")
def test_mar_s19_beside_the_pole_a_northern_blank_loses_the_move() -> None:
    assert stops_on(7, (5, 9)) == (["MAR-R04"], (5, 9), False)


@pytest.mark.clause("MAR-20", "MAR-S20")
def test_mar_s20_stepping_on_it_sideways_wins() -> None:
    assert stops_on(4, (5, 9)) == (["MAR-11", "MAR-20"], (4, 9), True)


@pytest.mark.clause("MAR-R11")
@pytest.mark.parametrize("column", [1, 2, 3, 5, 6, 7])
def test_mar_r11_the_pole_can_be_missed_sideways(column: int) -> None:
    assert stops_on(8, (column, 8)) == (["MAR-11"], (column, 9), False)


@pytest.mark.clause("MAR-R11")
@pytest.mark.parametrize("column", range(1, 8))
def test_mar_r11_or_any_square_of_the_top_row_counts(column: int) -> None:
    assert stops_on(8, (column, 8), pole_exact=False) == (["MAR-11", "MAR-20"], (column, 9), True)


@pytest.mark.clause("MAR-R11")
def test_mar_r11_by_either_reading_the_row_below_does_not_count() -> None:
    assert stops_on(8, (4, 7), pole_exact=False)[2] is False


@pytest.mark.clause("MAR-20")
def test_mar_20_the_first_there_wins_and_the_other_does_not() -> None:
    table = at(a=(7, (4, 8)), b=(4, (4, 8)), chance=[(1, 1)])
    events = play(table, "A spin")
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.clause, outcome.winners, outcome.scores) == ("pole", "MAR-20", (0,), (1, 0))
    assert table.say(events[-1]) == "A reaches the North Pole and wins!"
    assert table.say(events[-1], "A") == "You reach the North Pole and win!"
    assert not table.view("B").has_won()
    with pytest.raises(Refused) as refused:
        table.act("B", "spin")
    assert refused.value.code == "table/over"


@pytest.mark.clause("MAR-R10", "MAR-R13")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_mar_r10_each_table_has_its_pole_in_the_same_place(seat: str) -> None:
    """North is up the board for both, and each wins on its own Table."""
    far: Man = (None, (2, 2))
    near: Man = (7, (4, 8))
    table = at(a=near if seat == "A" else far, b=near if seat == "B" else far, mover=seat, chance=[(1, 1)])
    play(table, f"{seat} spin")
    assert expedition(table, seat) == seen(table).pole() == (4, 9)
    assert table.view(seat).has_won()


@pytest.mark.clause("MAR-R13")
def test_mar_r13_north_is_the_same_for_both() -> None:
    table = at(a=(4, CITY), b=(6, CITY), chance=[(4, 4), (4, 4)])
    play(table, "A spin", "B spin")
    assert men(table) == {"A": (8, (4, 6)), "B": (10, (5, 6))}


@pytest.mark.clause("MAR-R15")
def test_mar_r15_after_2000_turns_it_is_a_draw() -> None:
    table = at(a=(0, CITY), b=(2, CITY), chance=[(1, 3), (5, 5)], turns=1998)
    play(table, "A spin", "A play 3", "A go W")
    assert not table.is_over()
    events = play(table, "B spin", "B go NW")
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.clause, outcome.winners) == ("turn-cap", "MAR-R15", ())
    assert table.say(events[-1]) == "After 2,000 turns nobody has reached the Pole: it's a draw."


@pytest.mark.clause("MAR-R15")
def test_mar_r15_or_after_another_number() -> None:
    table = at(chance=[(1, 1), (1, 1), (1, 1)], turn_cap=3)
    play(table, "A spin", "B spin")
    assert not table.is_over()
    play(table, "A spin", "A go NE")
    assert table.is_over()
    with pytest.raises(BadData, match="turn_cap is a whole number from 1"):
        at(turn_cap=0)


@pytest.mark.clause("MAR-R15", "MAR-20")
def test_mar_r15_the_pole_on_the_last_turn_still_wins() -> None:
    table = at(a=(7, (4, 8)), b=HOME, chance=[(1, 1)], turns=1999)
    play(table, "A spin")
    assert table.view("A").has_won()
