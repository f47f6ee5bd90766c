"""Going round: the black line, its receipts, the restart."""

from __future__ import annotations

import pytest

from parlour.testing import answers, cited, play
from tests.games.monopolist.board import asked, at, men, stocks, view_of


@pytest.mark.clause("MON-S18", "MON-32", "MON-35", "MON-09")
def test_mon_s18_passing_the_line_on_ring_1_pays_one_and_the_next_spin_starts_from_the_base() -> None:
    table = at(men={"A": "R1-27"}, chance=[1350, 1600, 1600, 400, 1600])
    play(table, "A spin")
    assert men(table)["A"] == "R1-02"
    assert stocks(table) == (5, 4, 4, 4, 47)
    assert view_of(table).restarts("A")
    play(table, "B spin", "C spin", "D spin")
    assert men(table)["A"] == "R1-02"
    events = play(table, "A spin")
    assert "MON-32" in cited(events)
    assert men(table)["A"] == "R1-08"


@pytest.mark.clause("MON-09", "MON-35")
def test_mon_09_another_trade_s_line_shows_no_circuit() -> None:
    table = at(men={"A": "R1-05"}, chance=[2100])
    events = play(table, "A spin")
    assert men(table)["A"] == "R1-09"
    assert "MON-35" not in cited(events)
    table = at(men={"A": "R1-25"}, chance=[400])
    play(table, "A spin")
    assert men(table)["A"] == "R1-26"
    assert not view_of(table).restarts("A")


@pytest.mark.clause("MON-S19", "MON-35", "MON-19", "MON-R11")
def test_mon_s19_landing_on_the_base_by_a_move_earns_the_pass_and_the_dollar() -> None:
    table = at(men={"A": "R1-25", "B": "R1-22"}, chance=[1350])
    play(table, "A spin")
    assert men(table)["A"] == "R1-00"
    assert stocks(table) == (9, 3, 3, 3, 46)


@pytest.mark.clause("MON-R11", "MON-32")
def test_mon_r11_starting_from_the_base_and_restarting_on_it_earn_no_dollar() -> None:
    table = at(men={"A": "R1-02"}, more={"A": {"restart": True}}, chance=[1600])
    events = play(table, "A spin")
    assert cited(events)[0] == "MON-32"
    assert "MON-19" not in cited(events)
    assert stocks(table) == (4, 4, 4, 4, 48)
    assert men(table)["A"] == "R1-08"


@pytest.mark.clause("MON-S20", "MON-35")
def test_mon_s20_passing_on_ring_2_pays_two() -> None:
    table = at(men={"A": "R2-18"}, chance=[1350])
    play(table, "A spin")
    assert men(table)["A"] == "R2-01"
    assert stocks(table) == (6, 4, 4, 4, 46)


@pytest.mark.clause("MON-S21", "MON-35", "MON-17", "MON-R10")
@pytest.mark.parametrize("cell", ["R3-01/210", "R3-01/315"])
def test_mon_s21_passing_on_ring_3_pays_two_and_the_bonus_spin_starts_from_the_base(cell: str) -> None:
    table = at(men={"A": "R3-10/2100"}, chance=[1350, 1600])
    play(table, "A spin", f"A advance to {cell}")
    assert men(table)["A"] == cell
    assert stocks(table) == (6, 4, 4, 4, 46)
    assert answers(table) == ["A spin", "A stop"]
    play(table, "A spin")
    assert men(table)["A"] == "R1-08"


@pytest.mark.clause("MON-S22", "MON-35", "MON-20", "MON-R13", "MON-R12")
def test_mon_s22_passing_on_ring_4_pays_four_and_gives_back_what_was_paid() -> None:
    """The 7 passes the line once; what the landing then costs is not given back."""
    table = at(men={"A": "R4-02/1260"}, counters={"A": 6}, more={"A": {"paid": 4}}, chance=[950])
    play(table, "A spin", "A advance to R4-01/1155")
    assert stocks(table) == (12, 4, 4, 4, 40)


@pytest.mark.clause("MON-R12")
def test_mon_r12_two_passes_in_one_move_are_paid_once() -> None:
    """From R4-03 a 5 passes the line, goes round, and passes it again."""
    table = at(men={"A": "R4-03/1890"}, counters={"A": 6}, more={"A": {"paid": 4}}, chance=[700])
    play(table, "A spin", "A advance to R4-00/0")
    assert stocks(table)[0] == 6 + 4 + 4 - 2


@pytest.mark.clause("MON-R12")
def test_mon_r12_by_the_other_reading_each_pass_is_paid_and_the_refund_given_once() -> None:
    table = at(men={"A": "R4-03/1890"}, counters={"A": 6}, more={"A": {"paid": 4}}, chance=[700], pass_repeat=True)
    play(table, "A spin", "A advance to R4-00/0")
    assert stocks(table)[0] == 6 + 8 + 4 - 2


@pytest.mark.clause("MON-R13")
def test_mon_r13_payments_count_in_turn_and_out_of_turn_and_earlier_in_the_same_spin() -> None:
    """Two paid before, two when the spinner's own man is drawn in to ring 4: 4 come back with the pass."""
    table = at(men={"A": "R3-11/2310"}, counters={"A": 9}, more={"A": {"paid": 2}}, chance=[2330])
    play(table, "A spin")
    assert men(table)["A"] == "R4-03/2310"
    assert view_of(table).paid("A") == 4
    play(table, "A advance to R4-01/630")
    assert stocks(table)[0] == 9 - 2 + (4 + 4) - 2


@pytest.mark.clause("MON-R13", "MON-R15")
def test_mon_r13_what_was_forgiven_and_what_players_were_paid_does_not_count() -> None:
    """A spider with one counter in hand: 1 is paid, 1 forgiven; a dollar of another's costs 1, which is no payment."""
    table = at(men={"A": "R3-01/210"}, counters={"A": 1}, mover="C", chance=[200])
    play(table, "C spin", "B lend 3", "C lend nothing", "D lend nothing", "A accept B")
    assert view_of(table).paid("A") == 1
    table = at(men={"A": "R1-22", "D": "R1-00"}, mover="D", chance=[950])
    play(table, "D spin")
    assert stocks(table)[0] == 3
    assert view_of(table).paid("A") == 0


@pytest.mark.clause("MON-R13")
@pytest.mark.parametrize(("noted", "counters", "after"), [(9, 6, 6 + 4 + 3 - 2), (5, 6, 6 + 4 - 2)])
def test_mon_r13_by_the_other_reading_the_stock_is_raised_to_the_one_noted(
    noted: int, counters: int, after: int
) -> None:
    """Whatever was paid: if the stock is lower than at the start of the circuit, the difference is given back."""
    table = at(
        men={"A": "R4-02/1260"},
        counters={"A": counters},
        more={"A": {"paid": 4, "noted": noted}},
        chance=[950],
        refund_basis="net_of_start",
    )
    play(table, "A spin", "A advance to R4-01/1155")
    assert stocks(table)[0] == after


@pytest.mark.clause("MON-R13", "MON-32")
def test_mon_r13_the_stock_is_noted_at_each_start_from_the_base() -> None:
    table = at(
        men={"A": "R1-02"},
        counters={"A": 9},
        more={"A": {"restart": True, "paid": 3}},
        chance=[1350],
        refund_basis="net_of_start",
    )
    play(table, "A spin")
    player = table.position()["players"]["A"]  # type: ignore[index]
    assert (player["noted"], player["counters"], view_of(table).paid("A")) == (9, 7, 2)


@pytest.mark.clause("MON-R10", "MON-32")
def test_mon_r10_until_the_restart_a_man_stands_where_it_landed_and_can_be_drawn_in() -> None:
    table = at(men={"A": "R1-27"}, mover="A", chance=[1350, 200])
    play(table, "A spin")
    assert men(table)["A"] == "R1-02"
    play(table, "B spin")
    assert men(table)["A"] == "R2-02"
    assert stocks(table)[0] == 5 + 4
    assert view_of(table).restarts("A")


@pytest.mark.clause("MON-R10")
def test_mon_r10_by_another_reading_the_bonus_spin_goes_on_from_there() -> None:
    """And the line, passed already, pays nothing more until the restart on the next turn."""
    table = at(men={"A": "R3-10/2100"}, chance=[1350, 1600, 400, 400, 400, 1600], bonus_after_pass="continue")
    play(table, "A spin", "A advance to R3-01/210", "A spin")
    assert answers(table) == ["A advance to R3-09/1890", "A advance to R3-09/1995"]
    play(table, "A advance to R3-09/1890")
    assert view_of(table).restarts("A")
    play(table, "B spin", "C spin", "D spin", "A spin")
    assert men(table)["A"] == "R1-08"


@pytest.mark.clause("MON-R10", "MON-R12")
@pytest.mark.parametrize(("pass_repeat", "receipts"), [(False, 0), (True, 2)])
def test_mon_r10_a_second_pass_before_the_restart_pays_only_where_each_pass_does(
    pass_repeat: bool, receipts: int
) -> None:
    """Having passed already, a bonus spin brings the man from R3-09 over the line once more, to R3-02, a dollar."""
    table = at(
        men={"A": "R3-09/1890"},
        more={"A": {"restart": True}},
        turn={"stage": "to spin again", "bonus": 1},
        chance=[700],
        bonus_after_pass="continue",
        pass_repeat=pass_repeat,
    )
    play(table, "A spin", "A advance to R3-02/420")
    assert stocks(table)[0] == 4 + 4 + receipts


@pytest.mark.clause("MON-R10")
def test_mon_r10_by_a_third_reading_the_man_goes_back_as_soon_as_its_space_is_settled() -> None:
    table = at(men={"A": "R1-25", "B": "R1-22"}, chance=[1350], restart_moment="at_once")
    events = play(table, "A spin")
    assert stocks(table) == (9, 3, 3, 3, 46)
    assert cited(events)[-1] == "MON-32"
    assert men(table)["A"] == "R1-00"
    assert table.position()["players"]["A"]["noted"] == 9  # type: ignore[index]


@pytest.mark.clause("MON-R10", "MON-R08")
def test_mon_r10_a_man_gone_back_at_once_is_not_drawn_in_after_its_advance() -> None:
    """A 6 over the line ends in the span [0, 315]; the Base lies in it too."""
    drawn_in = at(men={"A": "R1-23"}, chance=[157])
    play(drawn_in, "A spin", "A advance")
    assert men(drawn_in)["A"] == "R2-01"
    table = at(men={"A": "R1-23"}, chance=[157], restart_moment="at_once")
    play(table, "A spin", "A advance")
    assert men(table)["A"] == "R1-00"


@pytest.mark.clause("MON-R10", "MON-36")
def test_mon_r10_at_once_also_from_the_fifth_ring_and_the_turn_is_over() -> None:
    table = at(men={"A": "R4-00/105"}, counters={"A": 7}, chance=[200], restart_moment="at_once")
    play(table, "A spin")
    assert men(table)["A"] == "R1-00"
    assert stocks(table)[0] == 2
    assert asked(table) == "B"


@pytest.mark.clause("MON-36", "MON-32")
def test_mon_36_a_bonus_spin_starts_from_the_base_as_well() -> None:
    table = at(
        men={"A": "R1-20"}, more={"A": {"restart": True}}, turn={"stage": "to spin again", "bonus": 1}, chance=[1600]
    )
    play(table, "A spin")
    assert men(table)["A"] == "R1-08"


@pytest.mark.clause("MON-35", "MON-R12")
def test_mon_35_the_line_is_passed_on_the_ring_the_man_is_on_after_being_drawn_in() -> None:
    """Drawn in from ring 1 to R2-19, then 6 over the line: ring 2 pays."""
    table = at(men={"A": "R1-27"}, chance=[50])
    play(table, "A spin")
    assert men(table)["A"] == "R2-05"
    assert stocks(table)[0] == 4 + 2
