"""Before the first turn: counters, corners, men, the lead."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import parlour
from parlour.core.refusals import BadData
from parlour.testing import answers, cited, play
from tests.games.monopolist.board import SLUG, asked, at, fresh, men, seated, stocks, view_of


@pytest.mark.clause("MON-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mon_01_two_three_or_four_play(seats: int) -> None:
    assert len(view_of(fresh(seats)).seats()) == seats


@pytest.mark.clause("MON-01")
@pytest.mark.parametrize("seats", [1, 5])
def test_mon_01_nobody_plays_alone_and_there_is_no_fifth_corner(seats: int) -> None:
    with pytest.raises(BadData, match="2 to 4"):
        fresh(seats)


@pytest.mark.clause("MON-S01", "MON-S02", "MON-S03", "MON-10", "MON-11", "MON-R07")
@pytest.mark.parametrize(("seats", "dealt"), [(4, (4, 4, 4, 4, 48)), (3, (5, 5, 5, 49)), (2, (5, 5, 32))])
def test_mon_s01_to_s03_counters_are_dealt(seats: int, dealt: tuple[int, ...]) -> None:
    """Two use 42, so that 22 stay in the box; three leave the odd counter to the Monopolist."""
    assert stocks(fresh(seats)) == dealt
    assert sum(dealt) == (42 if seats == 2 else 64)


@pytest.mark.clause("MON-R07", "MON-11")
@pytest.mark.parametrize(
    ("seats", "options", "dealt"),
    [
        (2, {"two_player_total": 40}, (5, 5, 30)),
        (2, {"two_player_total": 48}, (6, 6, 36)),
        (2, {"odd_counter_to": "box"}, (5, 5, 31)),
        (3, {"odd_counter_to": "box"}, (5, 5, 5, 48)),
        (4, {"odd_counter_to": "box"}, (4, 4, 4, 4, 48)),
        (4, {"two_player_total": 40}, (4, 4, 4, 4, 48)),
    ],
)
def test_mon_r07_the_other_deals(seats: int, options: dict[str, Any], dealt: tuple[int, ...]) -> None:
    assert stocks(fresh(seats, **options)) == dealt


@pytest.mark.clause("MON-02", "MON-13")
def test_mon_02_four_men_of_their_own_colours_and_64_counters() -> None:
    table = seated()
    view = view_of(table)
    assert len({view.colour(seat) for seat in view.seats()}) == 4
    assert sum(stocks(table)) == 64


@pytest.mark.clause("MON-12", "MON-13", "MON-08")
def test_mon_12_a_corner_gives_the_trade_and_the_man_stands_on_its_base() -> None:
    table = fresh()
    play(table, "A take mechanic with green")
    view = view_of(table)
    assert (view.trade("A"), view.colour("A"), view.base("A"), view.cell("A")) == (
        "mechanic",
        "green",
        "R1-07",
        "R1-07",
    )
    assert asked(table) == "B"
    assert not any("mechanic" in line or "green" in line for line in answers(table))
    assert len(answers(table)) == 9


@pytest.mark.clause("MON-12", "MON-13")
@pytest.mark.parametrize(
    ("seats", "trades"),
    [
        (2, ["farmer", "merchant"]),
        (3, ["farmer", "scientist", "merchant"]),
        (4, ["farmer", "scientist", "merchant", "mechanic"]),
    ],
)
def test_mon_12_unless_told_otherwise_seats_take_corners_in_order(seats: int, trades: list[str]) -> None:
    view = view_of(seated(seats))
    assert [view.trade(seat) for seat in view.seats()] == trades
    assert [view.colour(seat) for seat in view.seats()] == ["red", "blue", "green", "yellow"][:seats]


@pytest.mark.clause("MON-12")
def test_mon_12_when_the_usual_corner_is_gone_another_usual_one_is_taken() -> None:
    table = fresh(2)
    play(table, "A take merchant with blue")
    table.time_out("B")
    assert view_of(table).trade("B") == "farmer"
    table = fresh(2)
    play(table, "A take mechanic with blue")
    table.time_out("B")
    assert view_of(table).trade("B") == "merchant"


@pytest.mark.clause("MON-S04", "MON-15", "MON-R26", "MON-16")
def test_mon_s04_the_highest_of_6_5_8_2_leads_and_no_man_is_drawn_in() -> None:
    table = seated(chance=[100, 700, 1600, 2300])
    before = men(table)
    assert "R1-00" in view_of(table).covered(100)
    events = play(table, "A spin", "B spin", "C spin", "D spin")
    assert [table.say(event) for event in events[:4]] == [
        f"{seat} spins {number} to see who starts." for seat, number in zip("ABCD", (6, 5, 8, 2), strict=True)
    ]
    assert men(table) == before
    assert view_of(table).mover() == asked(table) == "C"
    assert view_of(table).spins() == 0


@pytest.mark.clause("MON-R23")
def test_mon_r23_those_who_tie_for_the_lead_spin_again() -> None:
    table = seated(3, chance=[1600, 100, 1700, 350, 0])
    events = play(table, "A spin", "B spin", "C spin")
    assert "MON-R23" in cited(events)
    play(table, "A spin", "C spin")
    assert view_of(table).mover() == "C"


@pytest.mark.clause("MON-15", "MON-R04")
def test_mon_15_the_turn_passes_to_the_left_while_men_move_to_the_right() -> None:
    """Farmer, Scientist, Merchant, Mechanic: against the ticks, in which the men move."""
    table = at(men={"A": "R1-00", "B": "R1-01", "C": "R1-01", "D": "R1-01"}, chance=[2100] * 4)
    lines = dict(view_of(table).black_lines())
    order = [asked(table)]
    for _ in range(4):
        play(table, f"{order[-1]} spin")
        order.append(asked(table))
    assert order == ["A", "B", "C", "D", "A"]
    ticks = [lines[view_of(table).trade(seat)] for seat in order]
    assert [(after - before) % 2520 for before, after in itertools.pairwise(ticks)] == [1890] * 4
    assert men(table) == {"A": "R1-04", "B": "R1-05", "C": "R1-05", "D": "R1-05"}


@pytest.mark.clause("MON-15")
def test_mon_15_the_order_follows_the_corners_not_the_seats() -> None:
    table = fresh(3, chance=[2300, 1600, 100, 2100, 2100, 2100])
    play(table, "A take merchant with red", "B take mechanic with blue", "C take farmer with green")
    play(table, "A spin", "B spin", "C spin")
    order = []
    for _ in range(3):
        order.append(asked(table))
        play(table, f"{order[-1]} spin")
        if asked(table) == order[-1]:
            play(table, f"{order[-1]} stop")
    assert order == ["B", "C", "A"]


@pytest.mark.clause("MON-R03")
def test_mon_r03_right_is_counter_clockwise_and_the_other_reading_is_its_mirror_image() -> None:
    """The same seed gives the same game; only what is told of its direction, and the board drawn from it, differs."""
    tables = [
        parlour.open(SLUG, seats=3, seed=11, options={"right_is": way}) for way in ("counterclockwise", "clockwise")
    ]
    for table in tables:
        while asks := table.asks():
            table.time_out(asks[0].seat)
    first, second = tables
    assert [entry.text for entry in first.moves()] == [entry.text for entry in second.moves()]
    assert first.outcome() == second.outcome()
    assert (view_of(first).direction(), view_of(second).direction()) == ("counterclockwise", "clockwise")


@pytest.mark.clause("MON-R03", "MON-08", "MON-09")
def test_mon_r03_the_base_lies_just_past_its_own_line_in_the_direction_of_play() -> None:
    view = view_of(seated())
    lines = dict(view.black_lines())
    starts = {space[0]: space[3] for space in view.spaces()}
    for seat in view.seats():
        assert starts[view.base(seat)] == lines[view.trade(seat)]
