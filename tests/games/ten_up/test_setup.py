"""Before the first turn: players, board, Bases, colours, the lead."""

from __future__ import annotations

from math import hypot

import pytest

import parlour
from parlour.core.refusals import BadData
from parlour.table import library
from parlour.testing import answers, play
from tests.games.ten_up.scenes import look, scene, stands, told


@pytest.mark.clause("TEN-01")
def test_ten_01_two_three_or_four_play() -> None:
    for seats in (2, 3, 4):
        assert len(parlour.open("ten-up", seats=seats, seed=1).names) == seats
    for seats in (1, 5):
        with pytest.raises(BadData, match="is played by 2 to 4"):
            parlour.open("ten-up", seats=seats)


@pytest.mark.clause("TEN-02", "TEN-09", "TEN-S01")
def test_ten_09_men_start_on_their_bases_and_the_counters_are_in_hand() -> None:
    view = look(parlour.open("ten-up", seats=4, seed=1))
    assert [view.man(seat) for seat in "ABCD"] == [0, 14, 0, 14]
    assert [view.in_hand(seat) for seat in "ABCD"] == [4, 4, 4, 4]
    assert all(view.counters(seat) == () for seat in "ABCD")


@pytest.mark.clause("TEN-02")
def test_ten_02_each_player_takes_a_colour_of_his_own_by_seat() -> None:
    table = parlour.open("ten-up", seats=3, chance=[])
    assert answers(table) == ["A take red", "A take blue", "A take green", "A take yellow"]
    play(table, "A take green")
    assert answers(table) == ["B take red", "B take blue", "B take yellow"]
    play(table, "B take red", "C take blue")
    assert [look(table).colour(seat) for seat in "ABC"] == ["green", "red", "blue"]
    assert answers(table) == ["A spin"]


@pytest.mark.clause("TEN-02")
def test_ten_02_the_last_colour_needs_no_choice() -> None:
    table = parlour.open("ten-up", seats=4, chance=[])
    events = play(table, "A take yellow", "B take red", "C take blue")
    assert told(table, events)[-1] == "TEN-02 D plays green."
    assert answers(table) == ["A spin"]


def test_a_late_player_gets_the_first_colour_left() -> None:
    table = parlour.open("ten-up", seats=2, chance=[])
    play(table, "A take red")
    table.time_out("B")
    assert look(table).colour("B") == "blue"


@pytest.mark.clause("TEN-03", "TEN-R05")
def test_ten_03_the_circuit_is_an_oval_row_counted_counter_clockwise() -> None:
    """Each square is as near to the next as the last to the first, and every one turns left about the middle."""
    places = library.edition_data("ten-up")["drawing"]["squares"]
    assert len(places) == len(look(parlour.open("ten-up", seed=1)).circuit()) == 28
    for n, (x, y, _turned) in enumerate(places):
        next_x, next_y, _ = places[(n + 1) % len(places)]
        assert x * next_y - y * next_x > 0
        assert 0.2 < hypot(next_x - x, next_y - y) < 0.24


@pytest.mark.clause("TEN-04", "TEN-R14")
def test_ten_04_four_tables_of_four_squares_each_beside_its_tally_square() -> None:
    view = look(parlour.open("ten-up", seed=1))
    assert view.tables() == ("T1", "T2", "T3", "T4")
    assert view.table_squares() == 4
    tallies = {square: table for square, (kind, _name, table) in enumerate(view.circuit()) if kind == "tally"}
    assert tallies == {4: "T1", 10: "T2", 18: "T3", 24: "T4"}
    drawing = library.edition_data("ten-up")["drawing"]
    for square, table in tallies.items():
        x, y, _turned = drawing["squares"][square]
        gaps = [hypot(x - at[0], y - at[1]) for at in drawing["tables"][table].values()]
        others = [
            hypot(x - at[0], y - at[1]) for t in tallies.values() if t != table for at in drawing["tables"][t].values()
        ]
        assert max(gaps) < min(others)


@pytest.mark.clause("TEN-05", "TEN-06")
def test_ten_05_the_marked_squares_have_their_names() -> None:
    view = look(parlour.open("ten-up", seed=1))
    marked = {n: (kind, name) for n, (kind, name, _table) in enumerate(view.circuit()) if kind != "plain"}
    assert marked == {
        0: ("base", "BASE A"),
        4: ("tally", "TALLY ONE"),
        7: ("lose", "ONE"),
        10: ("tally", "TALLY ONE"),
        14: ("base", "BASE B"),
        18: ("tally", "TALLY ONE"),
        21: ("lose", "ONE"),
        24: ("tally", "TALLY ONE"),
    }
    assert {view.base(seat) for seat in "AB"} == {0, 14}


@pytest.mark.clause("TEN-08")
@pytest.mark.parametrize(("seats", "split"), [(2, [1, 1]), (3, [2, 1]), (4, [2, 2])])
def test_ten_08_the_players_are_shared_between_the_bases(seats: int, split: list[int]) -> None:
    view = look(parlour.open("ten-up", seats=seats, seed=1))
    homes = [view.base(seat) for seat in view.seats()]
    assert [homes.count(0), homes.count(14)] == split
    assert [view.man(seat) for seat in view.seats()] == homes


@pytest.mark.clause("TEN-R18", "TEN-S02")
@pytest.mark.parametrize("lead", [(6, 1, 1), (1, 6, 1), (1, 1, 6)])
def test_ten_r18_of_three_the_second_seat_is_alone_whoever_leads(lead: tuple[int, ...]) -> None:
    table = parlour.open("ten-up", seats=3, chance=[(n, n) for n in lead])
    play(table, "A take red", "B take blue", "C take green", "A spin", "B spin", "C spin")
    view = look(table)
    assert view.mover() == "ABC"[lead.index(6)]
    assert [view.man(seat) for seat in "ABC"] == [0, 14, 0]


@pytest.mark.clause("TEN-12", "TEN-R01", "TEN-S03")
def test_ten_12_the_highest_sum_plays_first() -> None:
    table = lead_of_three([(5, 6), (6, 4), (2, 2)])
    assert answers(table) == ["A spin"]
    assert look(table).mover() == "A"


@pytest.mark.clause("TEN-R01")
def test_ten_r01_or_the_highest_single_arrow() -> None:
    lead = [(5, 5), (6, 1), (2, 2)]
    assert look(lead_of_three(lead)).mover() == "A"
    assert look(lead_of_three(lead, lead_value="higher_arrow")).mover() == "B"


@pytest.mark.clause("TEN-R02")
def test_ten_r02_those_who_tie_for_the_lead_spin_again() -> None:
    table = lead_of_three([(5, 6), (2, 2), (6, 5), (1, 1), (1, 2)])
    assert answers(table) == ["A spin"]
    events = play(table, "A spin", "C spin")
    assert told(table, events)[-1] == "TEN-12 C starts."
    assert look(table).mover() == "C"


@pytest.mark.clause("TEN-12")
def test_ten_12_the_turn_passes_to_the_left() -> None:
    table = scene(3, [(1, 1), (2, 2), (3, 3), (1, 1)], mover="B")
    movers = []
    for _turn in range(4):
        movers.append(look(table).mover())
        play(table, f"{movers[-1]} spin")
    assert movers == ["B", "C", "A", "B"]


@pytest.mark.clause("TEN-26")
def test_ten_26_counters_share_a_square_of_a_table() -> None:
    """Two of A's and one of B's on T2:1, and a further one of B's joins them."""
    table = scene(2, [(1, 2)], mover="B", A=(5, "T2:1 T2:1"), B=(7, "T2:1"), options={"tally_prefers": "free"})
    play(table, "B spin", "B play 1", "B enter T2")
    assert stands(table, "A") == (5, "T2:1 T2:1")
    assert stands(table, "B") == (10, "T2:1 T2:1")


def lead_of_three(spins: list[tuple[int, int]], **options: object) -> parlour.Table:
    table = parlour.open("ten-up", seats=3, chance=spins, options=options)
    play(table, "A take red", "B take blue", "C take green", "A spin", "B spin", "C spin")
    return table
