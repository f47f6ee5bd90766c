"""Every refusal: its code, its clause, its words, and a table left as it was."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import parlour
from parlour.core.refusals import Refused
from parlour.games.mariners_compass import reasons
from parlour.table.table import Table
from parlour.testing import codes, play, refusal
from tests.games.mariners_compass.board import CITY, at


def fresh(*lines: str) -> Table:
    table = parlour.open("mariners-compass", seats=["Ann", "Bo"], chance="by hand")
    play(table, *lines)
    return table


def choosing_a_number() -> Table:
    table = at(a=(5, CITY), chance=[(3, 5)])
    play(table, "A spin")
    return table


def on_a_blank() -> Table:
    table = at(a=(4, CITY), chance=[(1, 1)])
    play(table, "A spin")
    return table


def on_a_blank_by_the_edge() -> Table:
    """Of E and SE one leads off the Table; a choice remains because the expedition may be left where it stands."""
    table = at(a=(12, (4, 1)), chance=[(1, 1)], expedition_move="optional")
    play(table, "A spin")
    return table


CHOSEN = ("A start from New York with red", "B start from London with blue")
CASES: dict[str, tuple[Callable[[], Table], str, str, str]] = {
    "start/choose": (
        fresh,
        "A spin",
        "MAR-06",
        "Pick a city and a colour that are still free.",
    ),
    "spin/for_lead": (lambda: fresh(*CHOSEN), "A play 3", "MAR-07", "Spin now: the highest spin goes first."),
    "turn/not_yours": (lambda: fresh(*CHOSEN), "B spin", "MAR-12", "Wait a moment: it's Ann's turn."),
    "spin/first": (lambda: at(a=(5, CITY)), "A play 3", "MAR-08", "Spin the arrows first: your turn starts with it."),
    "number/choose": (
        choosing_a_number,
        "A play 4",
        "MAR-09",
        "You spun 3 and 5: choose one of them.",
    ),
    "direction/choose": (
        on_a_blank,
        "A go S",
        "MAR-14",
        "At W-NW on the compass you can go north-west or west.",
    ),
    "direction/must_move": (
        on_a_blank,
        "A stay",
        "MAR-R12",
        "Your expedition has to move: go north-west or west.",
    ),
    "direction/off_table": (
        on_a_blank_by_the_edge,
        "A go SE",
        "MAR-R04",
        "That leads off the map; you can go east.",
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
    ("line", "code"),
    [
        ("A start from Paris with red", "notation/unknown"),
        ("A start from New York with green", "notation/unknown"),
        ("A start from London", "notation/unknown"),
        ("A go N", "start/choose"),
        ("B start from London with blue", "turn/not_yours"),
    ],
)
def test_a_start_that_is_no_choice_is_refused(line: str, code: str) -> None:
    table = fresh()
    with pytest.raises(Refused) as refused:
        play(table, line)
    assert (refused.value.code, refused.value.clause[:3]) == (code, "" if code == "notation/unknown" else "MAR")
    assert table.moves() == []


@pytest.mark.parametrize("line", ["B start from New York with blue", "B start from London with red"])
def test_mar_06_what_the_other_has_chosen_is_gone(line: str) -> None:
    table = fresh("A start from New York with red")
    with pytest.raises(Refused) as refused:
        play(table, line)
    assert refused.value.code == "start/choose"
    assert refused.value.text == "Pick a city and a colour that are still free."
