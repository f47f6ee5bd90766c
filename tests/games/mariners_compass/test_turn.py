"""A turn: the number, the small man, the expedition."""

from __future__ import annotations

import pytest

from parlour.core.refusals import Refused
from parlour.testing import answers, cited, play
from tests.games.mariners_compass.board import CITY, Man, at, expedition, index, men, seen

FAR: Man = (None, (7, 1))
"""The other's men, out of everybody's way: not entered, and in the south-east corner."""
STEPS = {
    "N": (0, 1),
    "NE": (1, 1),
    "E": (1, 0),
    "SE": (1, -1),
    "S": (0, -1),
    "SW": (-1, -1),
    "W": (-1, 0),
    "NW": (-1, 1),
}
LETTERS = ["S", "SW", "W", "NW", "N", "NE", "E", "SE"]


@pytest.mark.clause("MAR-S01", "MAR-13")
def test_mar_s01_entering_with_5_stands_on_w_and_goes_west() -> None:
    table = at(chance=[(5, 5)])
    play(table, "A spin")
    assert men(table)["A"] == (4, (3, 5))


@pytest.mark.clause("MAR-S02", "MAR-13", "MAR-14")
@pytest.mark.parametrize(("direction", "square"), [("W", (3, 5)), ("NW", (3, 6))])
def test_mar_s02_entering_with_6_gives_the_choice_of_w_and_nw(direction: str, square: tuple[int, int]) -> None:
    table = at(chance=[(6, 6)])
    play(table, "A spin")
    assert answers(table) == ["A go NW", "A go W"]
    assert table.ask("A").choices[0].nth(0) == table.ask("A").default_action  # type: ignore[union-attr]
    play(table, f"A go {direction}")
    assert men(table)["A"] == (5, square)


@pytest.mark.clause("MAR-13")
def test_mar_13_nw_is_the_better_choice_being_nearer_the_pole() -> None:
    """Who does not answer in time is answered for so."""
    table = at(chance=[(6, 6)])
    play(table, "A spin")
    table.time_out("A")
    column, row = expedition(table, "A")
    pole_column, pole_row = seen(table).pole()
    assert (column, row) == (3, 6)
    assert max(abs(pole_column - column), pole_row - row) < max(abs(pole_column - 3), pole_row - 5)


@pytest.mark.clause("MAR-S03", "MAR-R01")
def test_mar_s03_entering_with_1_stands_on_s_itself() -> None:
    table = at(chance=[(1, 1)])
    play(table, "A spin")
    assert men(table)["A"] == (0, (4, 4))


@pytest.mark.clause("MAR-S04", "MAR-14")
@pytest.mark.parametrize(("direction", "square"), [("S", (4, 4)), ("SW", (3, 4))])
def test_mar_s04_entering_with_2_gives_the_choice_of_s_and_sw(direction: str, square: tuple[int, int]) -> None:
    table = at(chance=[(2, 2)])
    play(table, "A spin")
    assert answers(table) == ["A go SW", "A go S"]
    play(table, f"A go {direction}")
    assert men(table)["A"] == (1, square)


@pytest.mark.clause("MAR-S05")
def test_mar_s05_entering_with_3_goes_south_west() -> None:
    table = at(chance=[(3, 3)])
    play(table, "A spin")
    assert men(table)["A"] == (2, (3, 4))


@pytest.mark.clause("MAR-S06", "MAR-R02")
def test_mar_s06_after_entry_the_next_space_is_one() -> None:
    table = at(a=(4, (3, 5)), b=FAR, chance=[(4, 4)])
    play(table, "A spin")
    assert men(table)["A"] == (8, (3, 6))


@pytest.mark.clause("MAR-R02")
@pytest.mark.parametrize(("number", "space"), [(1, 4), (2, 5), (4, 7), (6, 9)])
def test_mar_r02_or_the_space_it_stands_on_is_one(number: int, space: int) -> None:
    table = at(a=(4, (3, 5)), b=FAR, chance=[(number, number)], later_counting="inclusive")
    play(table, "A spin")
    assert index(table, "A") == space


@pytest.mark.clause("MAR-R02")
def test_mar_r02_a_man_that_a_1_leaves_standing_commands_its_letter_again() -> None:
    table = at(a=(4, (3, 5)), b=FAR, chance=[(1, 1)], later_counting="inclusive")
    events = play(table, "A spin")
    assert men(table)["A"] == (4, (2, 5))
    assert cited(events) == ["MAR-09", "MAR-10", "MAR-11"]


@pytest.mark.clause("MAR-R02", "MAR-R01")
def test_mar_r02_entry_is_counted_the_same_by_both_readings() -> None:
    table = at(chance=[(5, 5)], later_counting="inclusive")
    play(table, "A spin")
    assert index(table, "A") == 4


@pytest.mark.clause("MAR-S07", "MAR-16")
def test_mar_s07_the_ring_goes_round() -> None:
    table = at(a=(14, CITY), b=(8, CITY), chance=[(3, 3)])
    play(table, "A spin")
    assert index(table, "A") == 1


@pytest.mark.clause("MAR-S08", "MAR-09")
@pytest.mark.parametrize(("number", "space"), [(3, 8), (5, 10)])
def test_mar_s08_of_two_numbers_the_player_chooses_one(number: int, space: int) -> None:
    table = at(a=(5, CITY), b=FAR, chance=[(3, 5)])
    play(table, "A spin")
    assert answers(table) == ["A play 3", "A play 5"]
    play(table, f"A play {number}")
    assert index(table, "A") == space


@pytest.mark.clause("MAR-09")
def test_mar_09_the_choice_comes_with_each_spin() -> None:
    table = at(a=(5, CITY), b=(14, CITY), chance=[(3, 5), (2, 4), (1, 6)])
    play(table, "A spin", "A play 3", "B spin", "B play 4", "A spin")
    assert answers(table) == ["A play 1", "A play 6"]


@pytest.mark.clause("MAR-05", "MAR-10")
@pytest.mark.parametrize("number", range(1, 7))
def test_mar_10_the_number_moves_the_small_man_and_its_letter_the_expedition(number: int) -> None:
    """The expedition goes where the small man's space says, however large the number was."""
    table = at(a=((4 - number) % 16, CITY), b=FAR, chance=[(number, number)])
    events = play(table, "A spin")
    assert cited(events) == ["MAR-09", "MAR-10", "MAR-11"]
    assert men(table) == {"A": (4, (3, 5)), "B": FAR}


@pytest.mark.clause("MAR-11", "MAR-15", "MAR-04")
@pytest.mark.parametrize("space", range(0, 16, 2))
def test_mar_15_letters_move_along_the_sides_or_diagonally(space: int) -> None:
    letter = LETTERS[space // 2]
    table = at(a=((space - 1) % 16, CITY), b=FAR, chance=[(1, 1)])
    play(table, "A spin")
    column, row = STEPS[letter]
    assert men(table)["A"] == (space, (CITY[0] + column, CITY[1] + row))
    straight = letter in ("N", "S", "E", "W")
    assert (abs(column) + abs(row) == 1) == straight


@pytest.mark.clause("MAR-14", "MAR-04")
@pytest.mark.parametrize("space", range(1, 16, 2))
def test_mar_14_a_blank_gives_the_choice_of_its_two_neighbours(space: int) -> None:
    beside = {LETTERS[space // 2], LETTERS[(space // 2 + 1) % 8]}
    for letter in beside:
        table = at(a=((space - 1) % 16, CITY), b=FAR, chance=[(1, 1)])
        play(table, "A spin")
        assert set(answers(table)) == {f"A go {one}" for one in beside}
        play(table, f"A go {letter}")
        assert expedition(table, "A") == (CITY[0] + STEPS[letter][0], CITY[1] + STEPS[letter][1])


@pytest.mark.clause("MAR-16")
@pytest.mark.parametrize("number", range(1, 7))
def test_mar_16_expeditions_move_one_square_and_small_men_the_number(number: int) -> None:
    table = at(a=(6, CITY), b=FAR, chance=[(number, number)])
    play(table, "A spin")
    if answers(table)[0] != "B spin":
        play(table, answers(table)[0])
    column, row = expedition(table, "A")
    assert index(table, "A") == 6 + number
    assert max(abs(column - CITY[0]), abs(row - CITY[1])) == 1


@pytest.mark.clause("MAR-12")
def test_mar_12_the_other_plays_likewise_and_so_in_turn() -> None:
    table = at(chance=[(5, 5), (3, 3), (4, 4), (2, 2)])
    asked: list[str] = []
    for seat in ("A", "B", "A", "B"):
        asked += answers(table)
        play(table, f"{seat} spin")
    assert asked == ["A spin", "B spin", "A spin", "B spin"]
    assert men(table) == {"A": (8, (3, 6)), "B": (4, (2, 4))}
    assert seen(table).turns() == 4


@pytest.mark.clause("MAR-12")
def test_mar_12_small_man_first_then_expedition() -> None:
    table = at(a=(4, CITY), b=FAR, chance=[(1, 1)])
    play(table, "A spin")
    assert men(table)["A"] == (5, CITY)
    play(table, "A go NW")
    assert men(table)["A"] == (5, (3, 6))


@pytest.mark.clause("MAR-S16", "MAR-R04")
def test_mar_s16_a_blank_beside_the_edge_forces_the_direction_that_is_left() -> None:
    table = at(a=(12, (4, 1)), b=(8, CITY), chance=[(1, 1)])
    events = play(table, "A spin")
    assert men(table)["A"] == (13, (5, 1))
    assert cited(events)[-1] == "MAR-11"
    assert answers(table) == ["B spin"]


@pytest.mark.clause("MAR-R04")
@pytest.mark.parametrize(("direction", "square"), [("E", (5, 1)), ("SE", (4, 1))])
def test_mar_r04_or_an_impossible_direction_may_be_named_to_lose_the_move(
    direction: str, square: tuple[int, int]
) -> None:
    table = at(a=(12, (4, 1)), b=(8, CITY), chance=[(1, 1)], blank_choice="free")
    play(table, "A spin")
    assert answers(table) == ["A go E", "A go SE"]
    events = play(table, f"A go {direction}")
    assert cited(events) == (["MAR-11"] if direction == "E" else ["MAR-19"])
    assert expedition(table, "A") == square
    assert answers(table) == ["B spin"]


@pytest.mark.clause("MAR-R05")
def test_mar_r05_a_number_that_makes_the_move_impossible_may_be_chosen() -> None:
    table = at(a=(2, (1, 6)), b=FAR, chance=[(2, 6)])
    play(table, "A spin")
    assert answers(table) == ["A play 2", "A play 6"]
    events = play(table, "A play 2")
    assert cited(events) == ["MAR-10", "MAR-19"]
    assert men(table)["A"] == (4, (1, 6))


@pytest.mark.clause("MAR-S21", "MAR-R12")
def test_mar_s21_the_expedition_must_move_even_away_from_the_pole() -> None:
    table = at(a=(13, (4, 8)), b=(8, CITY), chance=[(3, 3)])
    play(table, "A spin")
    assert men(table)["A"] == (0, (4, 7))
    assert answers(table) == ["B spin"]


@pytest.mark.clause("MAR-R12")
@pytest.mark.parametrize(("answer", "square"), [("go S", (4, 7)), ("stay", (4, 8))])
def test_mar_r12_or_it_may_be_left_where_it_stands(answer: str, square: tuple[int, int]) -> None:
    table = at(a=(13, (4, 8)), b=(8, CITY), chance=[(3, 3)], expedition_move="optional")
    play(table, "A spin")
    assert answers(table) == ["A go S", "A stay"]
    events = play(table, f"A {answer}")
    assert expedition(table, "A") == square
    assert cited(events) == (["MAR-R12"] if answer == "stay" else ["MAR-11"])
    assert answers(table) == ["B spin"]


@pytest.mark.clause("MAR-R12", "MAR-19")
def test_mar_r12_where_nothing_is_possible_nothing_is_asked() -> None:
    table = at(a=(2, (1, 6)), b=FAR, chance=[(2, 2)], expedition_move="optional")
    assert cited(play(table, "A spin"))[-1] == "MAR-19"
    assert answers(table) == ["B spin"]


@pytest.mark.clause("MAR-S22", "MAR-21", "MAR-R14")
def test_mar_s22_in_the_longer_game_the_first_arrow_must_be_used() -> None:
    table = at(chance=[(2, 6)], arrow_choice="fixed_first")
    play(table, "A spin")
    assert index(table, "A") == 1
    assert answers(table) == ["A go SW", "A go S"]


@pytest.mark.clause("MAR-21", "MAR-R14")
@pytest.mark.parametrize(("arrow", "spaces"), [("fixed_first", [1, 3, 7]), ("fixed_second", [5, 1, 6])])
def test_mar_21_one_arrow_is_used_throughout(arrow: str, spaces: list[int]) -> None:
    """Both players, every spin; no number is ever asked for."""
    table = at(b=(15, CITY), chance=[(2, 6), (4, 2), (6, 1)], arrow_choice=arrow)
    seen: list[int | None] = []
    for seat in "ABA":
        play(table, f"{seat} spin")
        assert not any("play" in answer for answer in answers(table))
        if answers(table)[0] not in ("A spin", "B spin"):
            play(table, answers(table)[0])
        seen.append(index(table, seat))
    assert seen == spaces


@pytest.mark.clause("MAR-21")
def test_mar_21_a_fixed_arrow_s_other_number_cannot_be_played() -> None:
    table = at(chance=[(2, 6)], arrow_choice="fixed_first")
    play(table, "A spin")
    with pytest.raises(Refused) as refused:
        play(table, "A play 6")
    assert refused.value.code == "direction/choose"
