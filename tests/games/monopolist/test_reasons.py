"""Every refusal: its code, its clause, its words, and a table left as it was."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import parlour
from parlour.core.refusals import Refused
from parlour.games.monopolist import reasons
from parlour.table.table import Table
from parlour.testing import codes, play, refusal
from tests.games.monopolist.board import SLUG, at, seated


def fresh(*lines: str) -> Table:
    table = parlour.open(SLUG, seats=["Ann", "Bo"], chance="by hand")
    play(table, *lines)
    return table


def after(*lines: str, **position: object) -> Table:
    """A table at a position, some lines later."""
    table = at(**position)  # type: ignore[arg-type]
    play(table, *lines)
    return table


def in_debt() -> Table:
    return at(counters={"A": 3}, more={"A": {"owes": {"C": 9}}})


def bonus() -> Table:
    return after("A spin", men={"A": "R1-07"}, chance=[2000])


def before_the_span() -> Table:
    return after("A spin", men={"A": "R1-02"}, chance=[700])


def before_a_free_cell() -> Table:
    return after("A spin", men={"A": "R3-02/420"}, chance=[1270])


def drawn_in() -> Table:
    return after("A spin", men={"A": "R2-01"}, chance=[200])


def placing() -> Table:
    return after("C spin", men={"A": "R2-02"}, mover="C", chance=[300], placement_prompts="always")


def bankrupt() -> Table:
    return after("B spin", men={"B": "R1-21"}, counters={"B": 2}, mover="B", chance=[1350])


def with_an_offer() -> Table:
    table = bankrupt()
    play(table, "C lend nothing", "D lend 2", "A lend nothing")
    return table


CASES: dict[str, tuple[Callable[[], Table], str, str, str]] = {
    "corner/choose": (
        fresh,
        "A spin",
        "MON-12",
        "Pick a trade and a colour.",
    ),
    "corner/taken": (
        lambda: fresh("A take merchant with red"),
        "B take merchant with blue",
        "MON-12",
        "That trade is taken; pick a free one.",
    ),
    "man/taken": (
        lambda: fresh("A take farmer with red"),
        "B take merchant with red",
        "MON-13",
        "That colour is taken; pick a free one.",
    ),
    "turn/not_yours": (fresh, "B spin", "MON-15", "Wait a moment: Ann is deciding."),
    "spin/for_lead": (seated, "A stop", "MON-15", "Spin now: the highest number goes first."),
    "spin/first": (at, "A stop", "MON-16", "Spin the spider first: your turn starts with it."),
    "repay/no_debt": (in_debt, "A repay B 1", "MON-34", "You owe B nothing; just spin."),
    "repay/too_much": (
        in_debt,
        "A repay C 3",
        "MON-R16",
        "You can repay C 1 to 2, because you must keep 1 counter.",
    ),
    "bonus/choose": (bonus, "A advance", "MON-17", "You earned another spin: take it, or end your turn."),
    "advance/or_decline": (
        before_the_span,
        "A advance to R3-00/0",
        "MON-27",
        "Your 5 leads between the spider's legs: step there, or stay and end your turn.",
    ),
    "advance/choose_cell": (
        before_a_free_cell,
        "A advance",
        "MON-31",
        "Your 3 takes you to a space with several places: choose where you stop.",
    ),
    "advance/other_space": (
        before_a_free_cell,
        "A advance to R3-06/1260",
        "MON-14",
        "That is not 3 spaces on: stop on the space your number leads to.",
    ),
    "decline/cell_is_free": (
        before_a_free_cell,
        "A decline",
        "MON-R27",
        "You can stay only if the spider's legs cover that space; choose where you stop.",
    ),
    "decline/drawn_in": (
        drawn_in,
        "A decline",
        "MON-R09",
        "The spider has just drawn you in, so you have to move your 6.",
    ),
    "place/choose": (
        placing,
        "A spin",
        "MON-31",
        "You dropped to ring 3: choose a place on your new space.",
    ),
    "place/other_space": (
        placing,
        "A place on R3-02/420",
        "MON-25",
        "You dropped to ring 3: stay on your new space and choose a place there.",
    ),
    "lend/choose": (
        bankrupt,
        "C spin",
        "MON-34",
        "B needs a loan: lend 1 to 3, or nothing.",
    ),
    "lend/too_much": (
        bankrupt,
        "C lend 4",
        "MON-R16",
        "You can lend 1 to 3, because you must keep 1.",
    ),
    "loan/choose": (
        with_an_offer,
        "B spin",
        "MON-33",
        "Take a loan, or leave the game.",
    ),
    "loan/no_offer": (
        with_an_offer,
        "B accept C",
        "MON-34",
        "C offers you no loan; take another, or leave the game.",
    ),
}


@pytest.mark.parametrize("code", CASES)
def test_each_refusal_has_its_clause_and_words_and_changes_nothing(code: str) -> None:
    table_of, line, clause, text = CASES[code]
    refused = refusal(table_of(), line)
    assert (refused.code, refused.clause, refused.text) == (code, clause, text)
    assert clause in str(refused)


def test_every_reason_is_provoked_here() -> None:
    assert set(CASES) == codes(reasons)


@pytest.mark.parametrize(
    ("table_of", "line", "code"),
    [
        (fresh, "A take baker with red", "notation/unknown"),
        (fresh, "A take farmer with pink", "notation/unknown"),
        (fresh, "A take farmer", "notation/unknown"),
        (before_a_free_cell, "A advance to R3-05", "notation/unknown"),
        (before_a_free_cell, "A advance to 1050", "notation/unknown"),
        (before_the_span, "A spin", "advance/or_decline"),
        (bankrupt, "C lend 0", "lend/too_much"),
        (bankrupt, "C lend -1", "lend/too_much"),
        (bankrupt, "B withdraw", "turn/not_yours"),
        (with_an_offer, "B accept B", "loan/no_offer"),
        (in_debt, "A repay C 0", "repay/too_much"),
        (at, "A repay C 1", "repay/no_debt"),
    ],
)
def test_what_is_no_answer_is_refused(table_of: Callable[[], Table], line: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        play(table_of(), line)
    assert refused.value.code == code
    assert refused.value.clause[:4] == ("" if code == "notation/unknown" else "MON-")
