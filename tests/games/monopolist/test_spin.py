"""A spin: who is drawn in, where the man advances, what the space says, and the bonus spin."""

from __future__ import annotations

import pytest

from parlour.core.refusals import Refused
from parlour.games.monopolist.events import DrawnIn
from parlour.table.table import Table
from parlour.testing import answers, cited, play
from tests.games.monopolist.board import asked, at, men, nobody_lends, stocks, view_of

MERCHANT_SPINS = ["C spin", "C stop"]
"""The Merchant's 6 ends on R1-25, a ship, so that a bonus spin is offered."""


def refused(table: Table, line: str) -> Refused:
    with pytest.raises(Refused) as error:
        play(table, line)
    return error.value


def may_spin_again(table: Table, seat: str) -> bool:
    return answers(table) == [f"{seat} spin", f"{seat} stop"]


@pytest.mark.clause("MON-S05", "MON-14", "MON-16", "MON-20")
def test_mon_s05_a_spider_costs_two() -> None:
    table = at(chance=[1350])
    play(table, "A spin")
    assert view_of(table).number(1350) == 3
    assert men(table) == {"A": "R1-03", "B": "R1-25", "C": "R1-19", "D": "R1-12"}
    assert stocks(table) == (2, 4, 4, 4, 50)
    assert asked(table) == "B"


@pytest.mark.clause("MON-S06", "MON-19")
def test_mon_s06_a_dollar_takes_one_from_the_monopolist_and_from_each_opponent() -> None:
    table = at(chance=[950])
    play(table, "A spin")
    assert men(table)["A"] == "R1-07"
    assert stocks(table) == (8, 3, 3, 3, 47)


@pytest.mark.clause("MON-S07", "MON-17")
def test_mon_s07_the_emblem_of_one_s_own_trade_gives_another_spin() -> None:
    table = at(men={"A": "R1-07"}, chance=[2000, 400])
    play(table, "A spin")
    assert men(table)["A"] == "R1-11"
    assert may_spin_again(table, "A")
    play(table, "A spin")
    assert men(table)["A"] == "R1-12"
    assert asked(table) == "B"


@pytest.mark.clause("MON-17")
def test_mon_17_the_other_spin_may_be_left_and_is_taken_unless_told_otherwise() -> None:
    table = at(men={"A": "R1-07"}, chance=[2000, 2000])
    play(table, "A spin", "A stop")
    assert asked(table) == "B"
    table = at(men={"A": "R1-07"}, chance=[2000, 400])
    play(table, "A spin")
    table.time_out("A")
    assert men(table)["A"] == "R1-12"


@pytest.mark.clause("MON-17")
def test_mon_17_another_trade_s_emblem_gives_nothing() -> None:
    table = at(men={"A": "R1-00"}, chance=[400])
    play(table, "A spin")
    assert (men(table)["A"], asked(table)) == ("R1-01", "B")


@pytest.mark.clause("MON-S08", "MON-26", "MON-29", "MON-R21")
def test_mon_s08_the_spinner_s_own_man_moves_in_before_it_advances() -> None:
    table = at(chance=[100])
    events = play(table, "A spin")
    assert cited(events) == ["MON-14", "MON-26", "MON-29", "MON-16"]
    assert men(table)["A"] == "R2-06"
    assert may_spin_again(table, "A")


@pytest.mark.clause("MON-S09", "MON-21", "MON-25", "MON-17")
def test_mon_s09_of_two_adjoining_spaces_the_right_one_is_moved_in_to() -> None:
    table = at(men={"A": "R1-01"}, mover="C", chance=[200])
    play(table, "C spin")
    assert men(table) == {"A": "R2-01", "B": "R1-25", "C": "R1-25", "D": "R1-12"}
    assert may_spin_again(table, "C")


@pytest.mark.clause("MON-S10", "MON-28", "MON-21")
def test_mon_s10_a_man_moved_in_to_a_dollar_receives_as_if_by_a_spin() -> None:
    table = at(men={"A": "R1-02"}, mover="C", chance=[200])
    events = play(table, "C spin")
    assert men(table)["A"] == "R2-02"
    assert stocks(table) == (8, 3, 3, 3, 47)
    assert cited(events).count("MON-28") == 4
    assert men(table)["C"] == "R1-25"
    assert may_spin_again(table, "C")


@pytest.mark.clause("MON-S11", "MON-22")
def test_mon_s11_a_man_not_wholly_covered_stays() -> None:
    table = at(men={"A": "R1-03"}, mover="C", chance=[200])
    play(table, "C spin")
    assert men(table)["A"] == "R1-03"
    assert may_spin_again(table, "C")


@pytest.mark.clause("MON-S14", "MON-28", "MON-R06")
def test_mon_s14_a_man_moved_in_to_a_spider_pays() -> None:
    table = at(men={"A": "R3-01/210"}, mover="C", chance=[200])
    play(table, "C spin")
    assert men(table)["A"] == "R4-00/210"
    assert stocks(table) == (2, 4, 4, 4, 50)
    assert may_spin_again(table, "C")


@pytest.mark.clause("MON-S15", "MON-36", "MON-R14")
def test_mon_s15_the_fifth_ring_costs_five_and_the_next_spin_starts_from_the_base() -> None:
    table = at(men={"A": "R4-00/105"}, counters={"A": 7}, mover="C", chance=[200, 1600, 1600])
    play(table, *MERCHANT_SPINS)
    assert men(table)["A"] == "R5-00/105"
    assert stocks(table) == (2, 4, 4, 4, 50)
    assert view_of(table).restarts("A")
    play(table, "D spin")
    assert men(table)["A"] == "R5-00/105"
    play(table, "A spin")
    assert men(table)["A"] == "R1-08"
    assert not view_of(table).restarts("A")


@pytest.mark.clause("MON-S16", "MON-33", "MON-36")
def test_mon_s16_who_loses_his_last_counter_there_is_out() -> None:
    table = at(men={"A": "R4-00/105"}, counters={"A": 5}, mover="C", chance=[200])
    play(table, "C spin")
    nobody_lends(table)
    assert view_of(table).is_out("A")
    assert men(table) == {"A": "", "B": "R1-25", "C": "R1-25", "D": "R1-12"}
    assert stocks(table) == (0, 4, 4, 4, 52)
    assert may_spin_again(table, "C")


@pytest.mark.clause("MON-S17", "MON-26", "MON-36", "MON-R14")
def test_mon_s17_the_spinner_upon_the_fifth_ring_pays_and_does_not_advance() -> None:
    table = at(men={"A": "R4-00/105"}, counters={"A": 7}, chance=[200])
    play(table, "A spin")
    assert men(table)["A"] == "R5-00/105"
    assert stocks(table) == (2, 4, 4, 4, 50)
    assert asked(table) == "B"


@pytest.mark.clause("MON-S23", "MON-27", "MON-R08", "MON-25")
def test_mon_s23_advancing_into_the_span_settles_and_then_moves_in() -> None:
    table = at(men={"A": "R1-02"}, chance=[700])
    play(table, "A spin")
    assert answers(table) == ["A advance", "A decline"]
    events = play(table, "A advance")
    assert stocks(table) == (8, 3, 3, 3, 47)
    assert men(table)["A"] == "R2-05"
    assert cited(events)[-1] == "MON-R08"
    assert asked(table) == "B"


@pytest.mark.clause("MON-S24", "MON-27")
def test_mon_s24_declining_to_advance_loses_the_turn_and_nothing_else() -> None:
    table = at(men={"A": "R1-02"}, chance=[700])
    play(table, "A spin", "A decline")
    assert men(table) == {"A": "R1-02", "B": "R1-25", "C": "R1-19", "D": "R1-12"}
    assert stocks(table) == (4, 4, 4, 4, 48)
    assert asked(table) == "B"


@pytest.mark.clause("MON-27")
def test_mon_27_a_player_who_does_not_answer_advances() -> None:
    table = at(men={"A": "R1-02"}, chance=[700])
    play(table, "A spin")
    table.time_out("A")
    assert men(table)["A"] == "R2-05"


@pytest.mark.clause("MON-S25", "MON-27", "MON-31")
@pytest.mark.parametrize("cell", ["R3-06/1260", "R3-06/1365"])
def test_mon_s25_where_every_cell_is_covered_there_is_no_dodging(cell: str) -> None:
    table = at(men={"A": "R3-03/630"}, chance=[1350])
    play(table, "A spin")
    assert answers(table) == ["A advance to R3-06/1260", "A advance to R3-06/1365", "A decline"]
    play(table, f"A advance to {cell}")
    assert men(table)["A"] == cell.replace("R3-06", "R4-02")
    assert stocks(table) == (2, 4, 4, 4, 50)


@pytest.mark.clause("MON-S26", "MON-27", "MON-31", "MON-19")
def test_mon_s26_a_free_cell_dodges_the_span() -> None:
    table = at(men={"A": "R3-02/420"}, chance=[1270])
    play(table, "A spin")
    assert "R3-05/1155" in view_of(table).covered(1270)
    assert "R3-05/1050" not in view_of(table).covered(1270)
    play(table, "A advance to R3-05/1050")
    assert men(table)["A"] == "R3-05/1050"
    assert stocks(table) == (8, 3, 3, 3, 47)


@pytest.mark.clause("MON-S33", "MON-27", "MON-R27")
def test_mon_s33_an_advance_with_a_free_cell_cannot_be_declined() -> None:
    table = at(men={"A": "R3-02/420"}, chance=[1270])
    play(table, "A spin")
    assert answers(table) == ["A advance to R3-05/1050", "A advance to R3-05/1155"]
    assert refused(table, "A decline").clause == "MON-R27"


@pytest.mark.clause("MON-S34", "MON-R08", "MON-R27", "MON-28")
def test_mon_s34_a_covered_cell_may_be_taken_and_draws_in() -> None:
    table = at(men={"A": "R3-02/420"}, chance=[1270])
    play(table, "A spin", "A advance to R3-05/1155")
    assert men(table)["A"] == "R4-01/1155"
    assert stocks(table) == (6, 3, 3, 3, 49)


@pytest.mark.clause("MON-31")
@pytest.mark.parametrize(("rest", "cell"), [(1270, "R3-05/1050"), (1350, "R3-05/1155"), (1417, "R3-05/1155")])
def test_mon_31_unless_told_otherwise_a_free_cell_nearest_the_right_line_is_taken(rest: int, cell: str) -> None:
    table = at(men={"A": "R3-02/420"}, chance=[rest])
    play(table, "A spin")
    table.time_out("A")
    assert men(table)["A"] == cell


@pytest.mark.clause("MON-31")
def test_mon_31_where_all_cells_are_covered_the_usual_one_is_nearest_the_right_line() -> None:
    table = at(men={"A": "R3-03/630"}, chance=[1350])
    play(table, "A spin")
    table.time_out("A")
    assert men(table)["A"] == "R4-02/1365"


@pytest.mark.clause("MON-31")
def test_mon_31_a_man_stands_still_until_play_moves_it() -> None:
    """Nobody is asked to shift a man, neither in his own turn nor in another's."""
    table = at(men={"A": "R3-02/420", "B": "R3-05/1050"}, mover="A", chance=[2300, 2100])
    assert answers(table) == ["A spin"]
    assert refused(table, "A advance to R3-02/525").code == "spin/first"
    play(table, "A spin", "A advance to R3-04/840")
    assert answers(table) == ["B spin"]
    play(table, "B spin")
    assert all("R3-09" in line for line in answers(table))


@pytest.mark.clause("MON-S30", "MON-30")
def test_mon_s30_any_number_of_men_share_a_space() -> None:
    table = at(men={"A": "R1-00", "B": "R1-07", "C": "R1-07", "D": "R1-07"}, chance=[950])
    play(table, "A spin")
    assert men(table) == dict.fromkeys("ABCD", "R1-07")


@pytest.mark.clause("MON-S31", "MON-25", "MON-R06", "MON-R22")
def test_mon_s31_an_emblem_reached_on_another_s_spin_gives_no_spin() -> None:
    table = at(men={"A": "R2-01"}, mover="C", chance=[200])
    events = play(table, "C spin")
    assert men(table)["A"] == "R3-01/210"
    assert next(space for space in view_of(table).spaces() if space[0] == "R3-01")[2] == "sheaf"
    assert "MON-29" not in cited(events)
    assert may_spin_again(table, "C")
    play(table, "C stop")
    assert asked(table) == "D"


@pytest.mark.clause("MON-S32", "MON-25", "MON-R06")
def test_mon_s32_a_middle_on_a_line_counts_to_the_right() -> None:
    table = at(men={"A": "R2-02"}, mover="C", chance=[300])
    play(table, "C spin")
    assert men(table)["A"] == "R3-01/315"
    assert may_spin_again(table, "C")


@pytest.mark.clause("MON-S37", "MON-R14")
def test_mon_s37_a_span_over_the_fifth_ring_does_nothing() -> None:
    table = at(men={"A": "R5-00/105"}, more={"A": {"restart": True}}, mover="C", chance=[200])
    play(table, "C spin")
    assert men(table)["A"] == "R5-00/105"
    assert stocks(table) == (4, 4, 4, 4, 48)
    assert may_spin_again(table, "C")


@pytest.mark.clause("MON-21", "MON-R05")
def test_mon_r05_the_spinner_s_man_moves_in_first_then_the_others_by_turn_order() -> None:
    table = at(men=dict.fromkeys("ABCD", "R1-01"), mover="C", chance=[157])
    events = play(table, "C spin")
    drawn = [event.seat for event in events if isinstance(event, DrawnIn)]
    assert ["ABCD"[seat] for seat in drawn] == ["C", "D", "A", "B"]
    assert cited(events)[1:5] == ["MON-26", "MON-21", "MON-21", "MON-21"]


@pytest.mark.clause("MON-R05")
def test_mon_r05_each_man_is_settled_before_the_next_is_moved() -> None:
    """Farmer's dollar takes the Scientist's last counter: he has left before his own man could be moved in."""
    table = at(men={"A": "R1-02", "B": "R1-02"}, counters={"B": 1}, mover="C", chance=[200])
    play(table, "C spin")
    nobody_lends(table)
    assert men(table) == {"A": "R2-02", "B": "", "C": "R1-25", "D": "R1-12"}
    assert stocks(table) == (8, 0, 3, 3, 50)


@pytest.mark.clause("MON-26", "MON-33")
def test_mon_26_when_the_spinner_leaves_the_other_men_are_still_moved_in() -> None:
    table = at(men={"A": "R3-01/210", "B": "R1-01"}, counters={"A": 1}, chance=[200])
    play(table, "A spin")
    nobody_lends(table)
    assert men(table)["A"] == ""
    assert men(table)["B"] == "R2-01"
    assert asked(table) == "B"


@pytest.mark.clause("MON-R09", "MON-R24", "MON-29")
def test_mon_r09_after_being_drawn_in_the_advance_is_compulsory() -> None:
    """MON-R24: a bonus earned by moving in can therefore not be kept by declining."""
    table = at(men={"A": "R2-01"}, chance=[200])
    events = play(table, "A spin")
    assert "MON-29" in cited(events)
    assert answers(table) == ["A advance to R3-07/1470", "A advance to R3-07/1575"]
    assert refused(table, "A decline").clause == "MON-R09"
    play(table, "A advance to R3-07/1470")
    assert may_spin_again(table, "A")


@pytest.mark.clause("MON-R09")
def test_mon_r09_a_man_is_drawn_in_once_a_spin() -> None:
    """A 4 goes round ring 4 to the space it was drawn in to; a covered cell of it does not draw in again."""
    table = at(men={"A": "R3-09/1890"}, counters={"A": 10}, chance=[2000])
    play(table, "A spin", "A advance to R4-03/1890")
    assert men(table)["A"] == "R4-03/1890"
    assert asked(table) == "B"


@pytest.mark.clause("MON-R21", "MON-17", "MON-29")
def test_mon_r21_two_emblems_in_one_spin_give_one_bonus() -> None:
    """The Mechanic is drawn in to an anvil and advances 6 to another."""
    table = at(men={"D": "R1-27"}, mover="D", chance=[50, 400])
    events = play(table, "D spin")
    assert {"MON-29", "MON-17"} <= set(cited(events))
    assert men(table)["D"] == "R2-05"
    assert may_spin_again(table, "D")
    play(table, "D spin")
    assert asked(table) == "A"


@pytest.mark.clause("MON-29", "MON-R08")
def test_mon_29_moving_in_after_one_s_own_advance_may_earn_a_spin_too() -> None:
    """A 5 leads the Mechanic's man into the span, from there to the anvil of R2-05."""
    table = at(men={"A": "R1-12", "D": "R1-02"}, mover="D", chance=[700])
    play(table, "D spin", "D advance")
    assert men(table)["D"] == "R2-05"
    assert may_spin_again(table, "D")


@pytest.mark.clause("MON-R08", "MON-36")
def test_mon_r08_advancing_into_the_span_on_ring_4_ends_upon_ring_5_without_a_bonus() -> None:
    table = at(men={"A": "R4-01/630"}, counters={"A": 10}, chance=[1350])
    play(table, "A spin", "A advance to R4-00/0")
    assert men(table)["A"] == "R4-00/0"
    table = at(men={"A": "R4-03/1890"}, counters={"A": 10}, chance=[1350])
    play(table, "A spin", "A advance to R4-02/1260")
    assert men(table)["A"] == "R5-02/1260"
    assert asked(table) == "B"


@pytest.mark.clause("MON-R18")
def test_mon_r18_a_monopolist_short_of_counters_pays_what_he_has() -> None:
    table = at(men={"A": "R1-00"}, counters={"A": 16, "B": 16, "C": 16, "D": 16}, chance=[950], win_check="end_of_turn")
    assert stocks(table)[-1] == 0
    play(table, "A spin")
    assert stocks(table) == (19, 15, 15, 15, 0)
    table = at(
        men={"A": "R4-03/1890"}, counters={"A": 15, "B": 16, "C": 16, "D": 16}, chance=[400], win_check="end_of_turn"
    )
    play(table, "A spin", "A advance to R4-00/525")
    assert stocks(table) == (14, 16, 16, 16, 2)
