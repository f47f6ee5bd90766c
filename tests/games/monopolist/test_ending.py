"""How the game is won: more than the Monopolist and than each other, the last with counters, the spins run out."""

from __future__ import annotations

import pytest

from parlour.core.outcome import Outcome
from parlour.testing import cited, play
from tests.games.monopolist.board import asked, at, nobody_lends, stocks, view_of


@pytest.mark.clause("MON-S27", "MON-38", "MON-R19")
def test_mon_s27_more_than_the_monopolist_and_than_each_other_wins() -> None:
    table = at(men={"A": "R1-27"}, counters={"A": 20, "B": 8, "C": 8, "D": 8}, chance=[1350])
    events = play(table, "A spin")
    assert stocks(table) == (21, 8, 8, 8, 19)
    assert table.outcome() == Outcome("capital", "MON-38", (0,), (21, 8, 8, 8))
    assert cited(events)[-1] == "MON-38"


@pytest.mark.clause("MON-38")
def test_mon_38_as_much_as_the_monopolist_is_not_enough() -> None:
    table = at(men={"A": "R1-27"}, counters={"A": 19, "B": 8, "C": 8, "D": 8}, chance=[1350])
    play(table, "A spin")
    assert stocks(table) == (20, 8, 8, 8, 20)
    assert not table.is_over()


@pytest.mark.clause("MON-R20", "MON-38")
def test_mon_r20_a_tie_at_the_top_wins_nothing_and_play_goes_on() -> None:
    table = at(men={"A": "R1-27"}, counters={"A": 20, "B": 21, "C": 2, "D": 1}, chance=[1350], win_check="end_of_turn")
    play(table, "A spin")
    assert stocks(table) == (21, 21, 2, 1, 19)
    assert not table.is_over()
    assert asked(table) == "B"


@pytest.mark.clause("MON-S35", "MON-19", "MON-38", "MON-R19")
def test_mon_s35_nobody_wins_between_the_parts_of_a_dollar() -> None:
    table = at(counters={"A": 10, "B": 19, "C": 8, "D": 8}, chance=[950])
    play(table, "A spin")
    assert stocks(table) == (14, 18, 7, 7, 18)
    assert not table.is_over()


@pytest.mark.clause("MON-R19", "MON-38")
def test_mon_r19_a_player_wins_out_of_turn_when_another_drains_the_monopolist() -> None:
    """The Farmer's circuit leaves the Monopolist 19: the Scientist's 20 are more."""
    table = at(men={"A": "R1-27"}, counters={"A": 10, "B": 20, "C": 7, "D": 7}, chance=[1350])
    play(table, "A spin")
    assert table.view("B").has_won()
    assert table.outcome() == Outcome("capital", "MON-38", (1,), (11, 20, 7, 7))


@pytest.mark.clause("MON-R19", "MON-35")
def test_mon_r19_a_pass_is_a_settlement_of_its_own_and_wins_before_the_landing() -> None:
    """Three spaces on lies a spider, which would have cost two."""
    table = at(men={"A": "R1-23"}, counters={"A": 20, "B": 8, "C": 8, "D": 8}, chance=[1600])
    play(table, "A spin")
    assert stocks(table)[0] == 21
    assert table.view("A").has_won()


@pytest.mark.clause("MON-R19")
def test_mon_r19_by_the_other_reading_the_winner_is_tested_at_the_end_of_the_turn() -> None:
    """The same move: after the pass the spider takes two, and at the end of the turn nobody has won."""
    table = at(men={"A": "R1-23"}, counters={"A": 20, "B": 8, "C": 8, "D": 8}, chance=[1600], win_check="end_of_turn")
    play(table, "A spin")
    assert stocks(table) == (19, 8, 8, 8, 21)
    assert not table.is_over()


@pytest.mark.clause("MON-R19", "MON-17")
def test_mon_r19_by_the_other_reading_a_bonus_spin_belongs_to_the_turn() -> None:
    """The Scientist passes the line and lands on a telescope: he has not won yet, but when he stops he has."""
    table = at(
        men={"B": "R3-07/1470"},
        counters={"A": 8, "B": 20, "C": 8, "D": 8},
        mover="B",
        chance=[1350],
        win_check="end_of_turn",
    )
    play(table, "B spin", "B advance to R3-10/2100")
    assert stocks(table) == (8, 22, 8, 8, 18)
    assert not table.is_over()
    play(table, "B stop")
    assert table.view("B").has_won()


@pytest.mark.clause("MON-S28", "MON-39", "MON-R28")
def test_mon_s28_the_last_with_counters_wins_at_once_and_no_loan_is_asked_for() -> None:
    table = at(seats=2, counters={"A": 9, "B": 1}, chance=[950])
    play(table, "A spin")
    assert stocks(table) == (11, 0, 31)
    assert table.outcome() == Outcome("last", "MON-39", (0,), (11, 0))


@pytest.mark.clause("MON-39", "MON-R28", "MON-R19")
@pytest.mark.parametrize("win_check", ["after_every_payment", "end_of_turn"])
def test_mon_39_three_others_may_fall_together(win_check: str) -> None:
    table = at(counters={"A": 9, "B": 1, "C": 1, "D": 1}, chance=[950], win_check=win_check)
    play(table, "A spin")
    assert table.outcome() == Outcome("last", "MON-39", (0,), (13, 0, 0, 0))


@pytest.mark.clause("MON-39", "MON-R28")
def test_mon_39_the_spinner_himself_may_fall_and_leave_the_other_the_winner() -> None:
    table = at(seats=2, counters={"A": 2, "B": 5}, chance=[1350])
    play(table, "A spin")
    assert table.outcome() == Outcome("last", "MON-39", (1,), (0, 5))


@pytest.mark.clause("MON-39", "MON-R28")
def test_mon_r28_borrowed_counters_count_as_counters_in_hand() -> None:
    """The Farmer has nothing of his own; the others fall, and he has won with what he borrowed."""
    table = at(seats=3, counters={"A": 3, "B": 1, "C": 1}, more={"A": {"owes": {"C": 3}}}, chance=[950])
    play(table, "A spin")
    assert table.outcome() == Outcome("last", "MON-39", (0,), (3, 0, 0))


@pytest.mark.clause("MON-R17", "MON-38")
def test_mon_r17_a_borrower_counts_without_what_he_owes() -> None:
    """21 in hand less 2: no more than the Monopolist's 19; repaid or not, the debt does not help."""
    given = {"A": 20, "B": 8, "C": 8, "D": 8}
    table = at(men={"A": "R1-27"}, counters=given, more={"A": {"owes": {"B": 2}}}, chance=[1350])
    play(table, "A spin")
    assert stocks(table) == (21, 8, 8, 8, 19)
    assert not table.is_over()
    assert view_of(table).worth("A") == 19


@pytest.mark.clause("MON-R17")
def test_mon_r17_by_the_other_reading_all_counters_in_hand_count() -> None:
    given = {"A": 20, "B": 8, "C": 8, "D": 8}
    table = at(
        men={"A": "R1-27"}, counters=given, more={"A": {"owes": {"B": 2}}}, chance=[1350], borrower_counts="gross"
    )
    play(table, "A spin")
    assert table.outcome() == Outcome("capital", "MON-38", (0,), (21, 8, 8, 8))


@pytest.mark.clause("MON-34", "MON-R17", "MON-R19")
def test_mon_34_a_lender_counts_a_loan_again_when_it_is_repaid() -> None:
    """The Scientist's 20 are no more than the Monopolist's 20 until the Farmer repays one of two."""
    table = at(counters={"A": 5, "B": 20, "C": 9, "D": 10}, more={"A": {"owes": {"B": 2}}})
    assert view_of(table).worth("B") == 20
    play(table, "A repay B 1")
    assert table.outcome() == Outcome("capital", "MON-38", (1,), (3, 21, 9, 10))


@pytest.mark.clause("MON-R25")
def test_mon_r25_after_the_last_spin_the_richest_wins() -> None:
    table = at(counters={"A": 3, "B": 9, "C": 4, "D": 4}, spins=1999, chance=[400])
    events = play(table, "A spin")
    assert table.outcome() == Outcome("spin-cap", "MON-R25", (1,), (3, 9, 4, 4))
    assert cited(events)[-1] == "MON-R25"


@pytest.mark.clause("MON-R25")
def test_mon_r25_a_tie_is_a_draw() -> None:
    table = at(counters={"A": 9, "B": 9, "C": 4, "D": 4}, spins=4, chance=[400], spin_cap=5)
    play(table, "A spin")
    assert table.outcome() == Outcome("spin-cap-tie", "MON-R25", (0, 1), (9, 9, 4, 4))


@pytest.mark.clause("MON-R25", "MON-R17")
def test_mon_r25_the_richest_is_reckoned_without_his_debts() -> None:
    table = at(
        counters={"A": 9, "B": 8, "C": 4, "D": 4}, more={"A": {"owes": {"C": 2}}}, spins=4, chance=[400], spin_cap=5
    )
    play(table, "A spin")
    assert table.outcome() == Outcome("spin-cap", "MON-R25", (1,), (7, 8, 4, 4))


@pytest.mark.clause("MON-R25")
def test_mon_r25_every_spin_counts_but_those_for_the_lead_and_the_last_is_played_out() -> None:
    """The cap stops a bonus spin, but not the advance it would follow."""
    table = at(men={"A": "R1-07"}, spins=4, chance=[2000], spin_cap=5)
    events = play(table, "A spin")
    assert "MON-17" in cited(events)
    assert table.outcome() == Outcome("spin-cap-tie", "MON-R25", (0, 1, 2, 3), (4, 4, 4, 4))


@pytest.mark.clause("MON-R25", "MON-R19")
def test_mon_r25_a_winner_at_the_last_spin_wins_by_capital() -> None:
    table = at(
        men={"A": "R1-27"},
        counters={"A": 20, "B": 8, "C": 8, "D": 8},
        spins=4,
        chance=[1350],
        spin_cap=5,
        win_check="end_of_turn",
    )
    play(table, "A spin")
    assert table.outcome() == Outcome("capital", "MON-38", (0,), (21, 8, 8, 8))


@pytest.mark.clause("MON-R25", "MON-33")
def test_mon_r25_a_player_who_has_left_is_not_the_richest() -> None:
    """He has nothing, which is more than the others have when they owe."""
    table = at(
        seats=3,
        men={"B": None},
        counters={"A": 2, "B": 0, "C": 3},
        more={"A": {"owes": {"C": 5}}},
        spins=4,
        chance=[400],
        spin_cap=5,
    )
    play(table, "A spin")
    assert table.outcome() == Outcome("spin-cap", "MON-R25", (2,), (-3, 0, 3))


@pytest.mark.clause("MON-R05", "MON-39")
def test_mon_r05_settled_together_all_may_fall_together_and_nobody_has_won() -> None:
    position = {"men": {"A": "R3-00/0", "B": "R3-00/105"}, "counters": {"A": 2, "B": 1}, "chance": [157]}
    one_by_one = at(seats=2, **position)  # type: ignore[arg-type]
    play(one_by_one, "A spin")
    assert one_by_one.outcome() == Outcome("last", "MON-39", (1,), (0, 1))
    together = at(seats=2, **position, resolution_order="simultaneous")  # type: ignore[arg-type]
    events = play(together, "A spin")
    assert together.outcome() == Outcome("all-ruined", "MON-R05", (), (0, 0))
    assert together.say(events[-1]) == "Nobody has any counters left: it's a draw."


@pytest.mark.clause("MON-33", "MON-39")
def test_mon_33_three_play_on_when_the_fourth_has_left() -> None:
    table = at(counters={"A": 4, "B": 1, "C": 4, "D": 4}, chance=[950])
    play(table, "A spin")
    nobody_lends(table)
    assert stocks(table) == (8, 0, 3, 3, 50)
    assert not table.is_over()
