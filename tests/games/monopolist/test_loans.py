"""Bankruptcy: who is asked for a loan, what is owed, who leaves."""

from __future__ import annotations

import pytest

from parlour.core.refusals import Refused
from parlour.testing import answers, cited, play
from tests.games.monopolist.board import asked, at, men, nobody_lends, stocks, view_of


@pytest.mark.clause("MON-S29", "MON-34", "MON-33", "MON-R16", "MON-R17")
def test_mon_s29_a_loan_keeps_a_bankrupt_in_the_game() -> None:
    table = at(men={"B": "R1-21"}, counters={"A": 4, "B": 2, "C": 6, "D": 4}, mover="B", chance=[1350])
    play(table, "B spin")
    assert stocks(table) == (4, 0, 6, 4, 50)
    assert answers(table) == ["C lend nothing", *[f"C lend {n}" for n in range(1, 6)]]
    play(table, "C lend 2", "D lend nothing", "A lend nothing")
    assert answers(table) == ["B accept C", "B withdraw"]
    play(table, "B accept C")
    assert stocks(table) == (4, 2, 4, 4, 50)
    view = view_of(table)
    assert (view.worth("B"), view.worth("C"), view.debts("B")) == (0, 4, (("C", 2),))
    assert not view.is_out("B")
    assert men(table)["B"] == "R1-24"
    assert asked(table) == "C"


@pytest.mark.clause("MON-S36", "MON-33", "MON-34", "MON-R16")
def test_mon_s36_the_others_are_asked_in_order_from_the_bankrupt_s_left() -> None:
    table = at(seats=3, counters={"A": 9, "B": 1, "C": 5}, chance=[950])
    play(table, "A spin")
    assert stocks(table) == (12, 0, 4, 48)
    assert answers(table) == ["C lend nothing", "C lend 1", "C lend 2", "C lend 3"]
    play(table, "C lend nothing")
    assert answers(table) == ["A lend nothing", *[f"A lend {n}" for n in range(1, 12)]]


@pytest.mark.clause("MON-33", "MON-34", "MON-R16")
def test_mon_34_one_lender_only_and_unless_told_otherwise_the_largest_loan_first_made() -> None:
    table = at(men={"B": "R1-21"}, counters={"A": 4, "B": 2, "C": 6, "D": 4}, mover="B", chance=[1350])
    play(table, "B spin", "C lend 1", "D lend 3", "A lend 3")
    assert answers(table) == ["B accept D", "B accept A", "B accept C", "B withdraw"]
    table.time_out("B")
    assert stocks(table) == (4, 3, 6, 1, 50)
    assert view_of(table).debts("B") == (("D", 3),)


@pytest.mark.clause("MON-33")
def test_mon_33_a_bankrupt_may_withdraw_in_spite_of_an_offer() -> None:
    table = at(men={"B": "R1-21"}, counters={"B": 2}, mover="B", chance=[1350])
    play(table, "B spin", "C lend 1", "D lend nothing", "A lend nothing", "B withdraw")
    assert view_of(table).is_out("B")
    assert stocks(table) == (4, 0, 4, 4, 52)
    assert (men(table)["B"], asked(table)) == ("", "C")


@pytest.mark.clause("MON-33", "MON-R16")
def test_mon_33_without_an_offer_a_bankrupt_leaves_and_turns_pass_over_him() -> None:
    table = at(men={"B": "R1-21"}, counters={"B": 2}, mover="B", chance=[1350, 400, 1600, 1600, 1600])
    play(table, "B spin")
    nobody_lends(table)
    order = []
    for _ in range(4):
        order.append(asked(table))
        play(table, f"{order[-1]} spin")
    assert order == ["C", "D", "A", "C"]


@pytest.mark.clause("MON-R16")
def test_mon_r16_who_has_one_counter_is_not_asked() -> None:
    table = at(men={"B": "R1-21"}, counters={"A": 1, "B": 2, "C": 1, "D": 2}, mover="B", chance=[1350])
    play(table, "B spin")
    assert answers(table) == ["D lend nothing", "D lend 1"]
    play(table, "D lend nothing")
    assert view_of(table).is_out("B")


@pytest.mark.clause("MON-R16")
def test_mon_r16_by_the_other_reading_there_are_no_loans() -> None:
    table = at(men={"B": "R1-21"}, counters={"B": 2}, mover="B", chance=[1350], lending=False)
    events = play(table, "B spin")
    assert view_of(table).is_out("B")
    assert cited(events)[-2:] == ["MON-33", "MON-33"]
    assert asked(table) == "C"


@pytest.mark.clause("MON-R16")
def test_mon_r16_a_lender_may_have_to_keep_more() -> None:
    table = at(
        men={"B": "R1-21"},
        counters={"A": 3, "B": 2, "C": 6, "D": 4},
        mover="B",
        chance=[1350],
        lender_keeps_at_least=3,
    )
    play(table, "B spin")
    assert answers(table) == ["C lend nothing", "C lend 1", "C lend 2", "C lend 3"]
    with pytest.raises(Refused, match="1 to 3"):
        play(table, "C lend 4")
    play(table, "C lend nothing")
    assert answers(table) == ["D lend nothing", "D lend 1"]
    play(table, "D lend nothing")
    assert view_of(table).is_out("B")


@pytest.mark.clause("MON-34", "MON-R16")
def test_mon_r16_a_debt_is_repaid_in_parts_before_the_first_spin_of_a_turn() -> None:
    table = at(counters={"A": 5}, more={"A": {"owes": {"C": 3, "D": 9}}}, chance=[2000])
    assert answers(table)[0] == "A spin"
    assert answers(table)[1:] == [*[f"A repay C {n}" for n in (1, 2, 3)], *[f"A repay D {n}" for n in (1, 2, 3, 4)]]
    events = play(table, "A repay C 2")
    assert cited(events) == ["MON-34"]
    assert stocks(table) == (3, 4, 6, 4, 47)
    assert view_of(table).debts("A") == (("C", 1), ("D", 9))
    play(table, "A repay C 1", "A repay D 1")
    assert view_of(table).debts("A") == (("D", 8),)
    assert answers(table) == ["A spin"]


@pytest.mark.clause("MON-R16")
def test_mon_r16_before_a_bonus_spin_nothing_is_repaid_and_a_borrower_keeps_unless_told_otherwise() -> None:
    table = at(
        men={"A": "R1-07"}, counters={"A": 5}, more={"A": {"owes": {"C": 3}}}, chance=[2000, 400, 1600, 1600, 1600]
    )
    table.time_out("A")
    assert answers(table) == ["A spin", "A stop"]
    assert stocks(table)[0] == 5


@pytest.mark.clause("MON-R16", "MON-33")
def test_mon_r16_a_borrower_at_zero_again_may_borrow_again_and_each_debt_is_kept() -> None:
    table = at(
        men={"B": "R1-21"},
        counters={"A": 4, "B": 2, "C": 6, "D": 4},
        more={"B": {"owes": {"C": 2, "D": 1}}},
        mover="B",
        chance=[1350],
    )
    play(table, "B spin", "C lend 3", "D lend nothing", "A lend 1", "B accept C")
    assert view_of(table).debts("B") == (("C", 5), ("D", 1))


@pytest.mark.clause("MON-R16")
def test_mon_r16_a_borrower_who_leaves_owes_no_more() -> None:
    table = at(men={"B": "R1-21"}, counters={"B": 2, "C": 6}, more={"B": {"owes": {"C": 2}}}, mover="B", chance=[1350])
    play(table, "B spin")
    nobody_lends(table)
    assert view_of(table).debts("B") == ()
    assert stocks(table)[2] == 6


@pytest.mark.clause("MON-R16")
def test_mon_r16_a_lender_who_leaves_is_owed_no_more() -> None:
    table = at(
        men={"B": "R1-21"}, counters={"A": 6, "B": 2}, more={"A": {"owes": {"B": 3, "C": 1}}}, mover="B", chance=[1350]
    )
    play(table, "B spin")
    nobody_lends(table)
    assert view_of(table).debts("A") == (("C", 1),)


@pytest.mark.clause("MON-R19", "MON-R16", "MON-38")
def test_mon_r19_a_debt_forgotten_with_its_lender_may_make_a_winner() -> None:
    table = at(
        men={"B": "R1-21"},
        counters={"A": 28, "B": 2, "C": 4, "D": 4},
        more={"A": {"owes": {"B": 2}}},
        mover="B",
        chance=[1350],
        win_check="after_every_payment",
    )
    assert stocks(table)[-1] == 26
    play(table, "B spin")
    assert stocks(table)[-1] == 28
    nobody_lends(table)
    assert not table.is_over()
    table = at(
        men={"B": "R1-21"},
        counters={"A": 29, "B": 2, "C": 4, "D": 4},
        more={"A": {"owes": {"B": 5}}},
        mover="B",
        chance=[1350],
    )
    play(table, "B spin")
    assert not table.is_over()
    nobody_lends(table)
    assert table.view("A").has_won()


@pytest.mark.clause("MON-R15", "MON-33")
def test_mon_r15_who_owes_more_than_he_has_pays_all_and_the_rest_is_forgiven() -> None:
    table = at(men={"A": "R4-00/105"}, counters={"A": 3}, chance=[200])
    events = play(table, "A spin", "B lend 2", "C lend nothing", "D lend nothing", "A accept B")
    assert "MON-R15" in cited(events)
    assert stocks(table) == (2, 2, 4, 4, 52)


@pytest.mark.clause("MON-R15")
def test_mon_r15_by_the_other_reading_the_rest_is_paid_from_a_loan() -> None:
    """Five are due and three paid; of a loan of three the Monopolist gets two."""
    table = at(men={"A": "R4-00/105"}, counters={"A": 3}, chance=[200], shortfall="owed")
    assert stocks(table)[-1] == 49
    play(table, "A spin")
    assert stocks(table)[-1] == 52
    play(table, "B lend 3", "C lend nothing", "D lend nothing", "A accept B")
    assert stocks(table) == (1, 1, 4, 4, 54)
    assert view_of(table).debts("A") == (("B", 3),)
    assert asked(table) == "B"


@pytest.mark.clause("MON-R15", "MON-R16")
def test_mon_r15_a_loan_that_the_rest_uses_up_leaves_the_borrower_bankrupt_again() -> None:
    table = at(men={"A": "R4-00/105"}, counters={"A": 3}, chance=[200], shortfall="owed")
    play(table, "A spin", "B lend 1", "C lend nothing", "D lend nothing", "A accept B")
    assert stocks(table) == (0, 3, 4, 4, 53)
    assert asked(table) == "B"
    play(table, "B lend nothing", "C lend 2", "D lend nothing", "A accept C")
    assert stocks(table) == (1, 3, 2, 4, 54)
    assert view_of(table).debts("A") == (("B", 1), ("C", 2))


@pytest.mark.clause("MON-R15")
def test_mon_r15_whoever_leaves_owes_the_rest_no_more() -> None:
    table = at(men={"A": "R4-00/105"}, counters={"A": 3}, chance=[200], shortfall="owed")
    play(table, "A spin")
    nobody_lends(table)
    assert view_of(table).is_out("A")
    assert "arrears" not in str(table.position())


@pytest.mark.clause("MON-R15", "MON-R05")
def test_mon_r15_the_monopolist_is_paid_the_rest_before_the_players() -> None:
    """All settle together: two dollars and a spider find the Scientist with one counter."""
    table = at(
        men={"A": "R1-02", "B": "R3-01/210", "D": "R1-02"},
        counters={"B": 1},
        mover="C",
        chance=[200],
        shortfall="owed",
        resolution_order="simultaneous",
    )
    play(table, "C spin")
    before = stocks(table)
    assert before[1] == 0
    play(table, "C lend 1", "D lend 5", "A lend nothing", "B accept D")
    after = stocks(table)
    assert after[-1] - before[-1] == 2
    assert after[0] - before[0] == 1
    assert after[1] == 2
    assert sum(after) == 64


@pytest.mark.clause("MON-R28", "MON-33")
def test_mon_r28_players_at_zero_are_dealt_with_in_turn_order_from_the_spinner() -> None:
    """The Merchant's dollar takes the last counters of Farmer and Scientist; the Farmer comes first."""
    table = at(men={"C": "R1-00"}, counters={"A": 1, "B": 1}, mover="C", chance=[950])
    play(table, "C spin")
    assert stocks(table) == (0, 0, 8, 3, 53)
    assert table.position()["stack"][-1] == {"bankruptcy": {"bankrupt": "A", "asked": 1}}  # type: ignore[index]
    assert asked(table) == "C"
    play(table, "C lend nothing", "D lend 1", "A accept D")
    assert table.position()["stack"][-1] == {"bankruptcy": {"bankrupt": "B"}}  # type: ignore[index]
    assert asked(table) == "C"
    play(table, "C lend nothing", "D lend nothing")
    assert (view_of(table).is_out("A"), view_of(table).is_out("B")) == (False, True)


@pytest.mark.clause("MON-34", "MON-R19")
def test_mon_r19_a_loan_may_make_a_third_player_win() -> None:
    """Two are tied above the Monopolist; when one of them lends, the other has more than each."""
    table = at(men={"B": "R1-21"}, counters={"A": 22, "B": 2, "C": 22, "D": 1}, mover="B", chance=[1350])
    play(table, "B spin", "C lend 3", "A lend nothing")
    assert not table.is_over()
    play(table, "B accept C")
    assert table.view("A").has_won()
