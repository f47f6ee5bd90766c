"""Two small men on one space: displacing, and the further spin on N."""

from __future__ import annotations

import pytest

import parlour
from parlour.testing import answers, cited, play
from tests.games.mariners_compass.board import CITY, at, expedition, index, men, seen


@pytest.mark.clause("MAR-17", "MAR-S09", "MAR-R08")
def test_mar_s09_the_first_comer_is_displaced_to_n_and_its_expedition_stays() -> None:
    table = at(a=(3, CITY), b=(6, (5, 5)), chance=[(3, 3)])
    events = play(table, "A spin")
    assert men(table) == {"A": (6, (3, 6)), "B": (8, (5, 5))}
    assert "MAR-17" in cited(events)
    assert answers(table) == ["B spin"]


@pytest.mark.clause("MAR-17")
@pytest.mark.parametrize("space", [n for n in range(16) if n != 8])
def test_mar_17_it_is_so_on_every_space_but_n_with_letter_or_without(space: int) -> None:
    table = at(a=((space - 2) % 16, CITY), b=(space, CITY), chance=[(2, 2)])
    play(table, "A spin")
    assert (index(table, "A"), index(table, "B")) == (space, 8)


@pytest.mark.clause("MAR-17")
def test_mar_17_passing_is_not_meeting() -> None:
    table = at(a=(3, CITY), b=(5, CITY), chance=[(3, 3)])
    play(table, "A spin")
    assert (index(table, "A"), index(table, "B")) == (6, 5)


@pytest.mark.clause("MAR-R08")
def test_mar_r08_or_the_displaced_expedition_goes_north_before_the_spinner_s() -> None:
    table = at(a=(3, CITY), b=(6, (5, 5)), chance=[(3, 3)], displaced_moves_expedition=True)
    events = play(table, "A spin")
    assert men(table) == {"A": (6, (3, 6)), "B": (8, (5, 6))}
    assert cited(events) == ["MAR-09", "MAR-10", "MAR-17", "MAR-R08", "MAR-11"]
    assert seen(table).mover() == "B"


@pytest.mark.clause("MAR-R08", "MAR-20")
def test_mar_r08_a_pole_reached_by_displacement_wins_at_once() -> None:
    """The spinner's own expedition, one step from its Pole, moves no more."""
    table = at(a=(4, (5, 8)), b=(6, (4, 8)), chance=[(2, 2)], displaced_moves_expedition=True)
    events = play(table, "A spin")
    assert cited(events) == ["MAR-09", "MAR-10", "MAR-17", "MAR-R08", "MAR-20"]
    assert men(table) == {"A": (6, (5, 8)), "B": (8, (4, 9))}
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("pole", (1,))


@pytest.mark.clause("MAR-R08", "MAR-19")
def test_mar_r08_a_displaced_expedition_on_the_top_row_stays() -> None:
    table = at(a=(3, CITY), b=(6, (5, 9)), chance=[(3, 3)], displaced_moves_expedition=True)
    events = play(table, "A spin")
    assert expedition(table, "B") == (5, 9)
    assert cited(events)[3] == "MAR-19"


@pytest.mark.clause("MAR-R09", "MAR-S10")
def test_mar_s10_an_entering_man_displaces() -> None:
    table = at(a=(4, (3, 5)), mover="B", chance=[(5, 5)])
    play(table, "B spin")
    assert men(table) == {"A": (8, (3, 5)), "B": (4, (3, 5))}


@pytest.mark.clause("MAR-R09")
@pytest.mark.parametrize("first", range(1, 7))
@pytest.mark.parametrize("second", range(1, 7))
def test_mar_r09_no_meeting_on_entry_is_on_n(first: int, second: int) -> None:
    """Whatever the two enter with, the second comer is not on N, and a man not yet entered is never displaced."""
    table = at(chance=[(first, first), (second, second)])
    for seat in "AB":
        play(table, f"{seat} spin")
        if not answers(table)[0].endswith("spin"):
            play(table, answers(table)[0])
        if seat == "A":
            assert (index(table, "A"), index(table, "B")) == (first - 1, None)
    assert index(table, "B") == second - 1
    assert index(table, "A") == (8 if first == second else first - 1)
    assert answers(table) == ["A spin"]


@pytest.mark.clause("MAR-18", "MAR-R06", "MAR-S11")
def test_mar_s11_meeting_on_n_moves_north_and_spins_again() -> None:
    table = at(a=(5, (4, 6)), b=(8, (4, 5)), chance=[(3, 3)])
    events = play(table, "A spin")
    assert men(table) == {"A": (8, (4, 7)), "B": (8, (4, 5))}
    assert cited(events) == ["MAR-09", "MAR-10", "MAR-18", "MAR-11"]
    assert answers(table) == ["A spin"]
    assert seen(table).turns() == 0


@pytest.mark.clause("MAR-18", "MAR-S12")
def test_mar_s12_the_further_spin_is_a_whole_move_and_then_the_other_plays() -> None:
    table = at(a=(8, (4, 7)), b=(8, CITY), chance=[(2, 4)])
    play(table, "A spin", "A play 2")
    assert men(table) == {"A": (10, (5, 8)), "B": (8, CITY)}
    assert answers(table) == ["B spin"]


@pytest.mark.clause("MAR-18", "MAR-12")
def test_mar_18_meeting_and_further_spin_are_one_turn() -> None:
    table = at(a=(5, (4, 6)), b=(8, CITY), chance=[(3, 3), (2, 2)])
    play(table, "A spin", "A spin")
    assert men(table)["A"] == (10, (5, 8))
    assert (seen(table).mover(), seen(table).turns()) == ("B", 1)


@pytest.mark.clause("MAR-18")
def test_mar_18_the_last_comer_spins_again_whoever_it_is() -> None:
    table = at(a=(8, CITY), b=(4, (2, 2)), mover="B", chance=[(4, 4)])
    play(table, "B spin")
    assert men(table) == {"A": (8, CITY), "B": (8, (2, 3))}
    assert answers(table) == ["B spin"]


@pytest.mark.clause("MAR-R06")
def test_mar_r06_or_the_further_spin_comes_without_a_move_north() -> None:
    table = at(a=(5, (4, 6)), b=(8, CITY), chance=[(3, 3), (2, 2)], meet_at_n="respin_without_move")
    events = play(table, "A spin")
    assert cited(events) == ["MAR-09", "MAR-10", "MAR-18"]
    assert men(table)["A"] == (8, (4, 6))
    assert answers(table) == ["A spin"]
    play(table, "A spin")
    assert men(table)["A"] == (10, (5, 7))
    assert answers(table) == ["B spin"]


@pytest.mark.clause("MAR-R06", "MAR-19")
def test_mar_r06_a_lost_move_north_does_not_cost_the_further_spin() -> None:
    table = at(a=(5, (5, 9)), b=(8, CITY), chance=[(3, 3)])
    events = play(table, "A spin")
    assert cited(events)[-1] == "MAR-19"
    assert answers(table) == ["A spin"]


@pytest.mark.clause("MAR-R06", "MAR-R12")
def test_mar_r06_a_choice_to_stay_does_not_cost_it_either() -> None:
    table = at(a=(5, CITY), b=(8, CITY), chance=[(3, 3)], expedition_move="optional")
    play(table, "A spin")
    assert answers(table) == ["A go N", "A stay"]
    play(table, "A stay")
    assert answers(table) == ["A spin"]


@pytest.mark.clause("MAR-R07")
@pytest.mark.parametrize("number", range(1, 7))
def test_mar_r07_the_further_spin_never_ends_on_n(number: int) -> None:
    table = at(a=(8, CITY), b=(8, CITY), chance=[(number, number)])
    play(table, "A spin")
    assert index(table, "A") == 8 + number
    if not answers(table)[0].endswith("spin"):
        play(table, answers(table)[0])
    assert answers(table) == ["B spin"]


@pytest.mark.clause("MAR-R07", "MAR-R02")
def test_mar_r07_counting_its_own_space_a_1_stays_on_n_and_is_no_new_meeting() -> None:
    table = at(a=(8, CITY), b=(8, CITY), chance=[(1, 1), (1, 1), (2, 2)], later_counting="inclusive")
    events = play(table, "A spin")
    assert cited(events) == ["MAR-09", "MAR-10", "MAR-11"]
    assert men(table) == {"A": (8, (4, 6)), "B": (8, CITY)}
    play(table, "B spin")
    assert men(table) == {"A": (8, (4, 6)), "B": (8, (4, 6))}
    assert answers(table) == ["A spin"]


@pytest.mark.clause("MAR-18", "MAR-20", "MAR-S24")
def test_mar_s24_a_pole_reached_on_meeting_wins_without_a_further_spin() -> None:
    table = at(a=(6, (4, 8)), b=(8, CITY), chance=[(2, 2)])
    play(table, "A spin")
    assert expedition(table, "A") == (4, 9)
    assert table.is_over()
    assert answers(table) == []
    assert parlour.at(table.position()).is_over()
