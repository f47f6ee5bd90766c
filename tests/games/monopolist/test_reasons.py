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
        "Choose a corner and a man: for example 'take farmer with red'.",
    ),
    "corner/taken": (
        lambda: fresh("A take merchant with red"),
        "B take merchant with blue",
        "MON-12",
        "That corner is taken; choose another, such as 'take farmer with blue'.",
    ),
    "man/taken": (
        lambda: fresh("A take farmer with red"),
        "B take merchant with red",
        "MON-13",
        "That man is taken; choose another, such as 'take merchant with blue'.",
    ),
    "turn/not_yours": (fresh, "B spin", "MON-15", "Ann is asked now; please wait for your turn."),
    "spin/for_lead": (seated, "A stop", "MON-15", "The lead is spun for now: choose 'spin'."),
    "spin/first": (at, "A stop", "MON-16", "Your turn begins with a spin: choose 'spin'."),
    "repay/no_debt": (in_debt, "A repay B 1", "MON-34", "You owe that player nothing: choose 'spin'."),
    "repay/too_much": (
        in_debt,
        "A repay C 3",
        "MON-R16",
        "You have 3 and owe 9: repay at least 1, at most what you owe, and keep at least 1; or choose 'spin'.",
    ),
    "bonus/choose": (bonus, "A advance", "MON-17", "You have earned a spin: choose 'spin' or 'stop'."),
    "advance/or_decline": (
        before_the_span,
        "A advance to R3-00/0",
        "MON-27",
        "The 5 leads you into the span: choose 'advance' or 'decline'.",
    ),
    "advance/choose_cell": (
        before_a_free_cell,
        "A advance",
        "MON-31",
        "The 3 leads you to R3-05: choose one of its cells, such as 'advance to R3-05/1050'.",
    ),
    "advance/other_space": (
        before_a_free_cell,
        "A advance to R3-06/1260",
        "MON-14",
        "The 3 leads you to R3-05 and nowhere else: try 'advance to R3-05/1050'.",
    ),
    "decline/cell_is_free": (
        before_a_free_cell,
        "A decline",
        "MON-R27",
        "Not all of R3-05 lies in the span, so you must advance: try 'advance to R3-05/1050'.",
    ),
    "decline/drawn_in": (
        drawn_in,
        "A decline",
        "MON-R09",
        "You were drawn in by this spin, so you must advance: try 'advance to R3-07/1575'.",
    ),
    "place/choose": (
        placing,
        "A spin",
        "MON-31",
        "You were drawn in to R3-01: choose one of its cells, such as 'place on R3-01/315'.",
    ),
    "place/other_space": (
        placing,
        "A place on R3-02/420",
        "MON-25",
        "You were drawn in to R3-01 and nowhere else: try 'place on R3-01/315'.",
    ),
    "lend/choose": (
        bankrupt,
        "C spin",
        "MON-34",
        "Seat B asks for a loan: lend 1 to 3, such as 'lend 1', or choose 'lend nothing'.",
    ),
    "lend/too_much": (
        bankrupt,
        "C lend 4",
        "MON-R16",
        "You can lend 1 to 3, for you must keep some; or choose 'lend nothing'.",
    ),
    "loan/choose": (
        with_an_offer,
        "B spin",
        "MON-33",
        "You are bankrupt: take a loan, such as 'accept D', or 'withdraw' from the game.",
    ),
    "loan/no_offer": (
        with_an_offer,
        "B accept C",
        "MON-34",
        "That player offers you nothing: try 'accept D' or 'withdraw'.",
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
