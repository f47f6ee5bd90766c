"""The figures beside a view: what landing costs now and by which clause, worths, what the Bank has left."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.testing import play
from tests.games.weigh_anchor.harbour import CANADIAN, ITALIAN, SUITE, TANKERS, TUGS, at, board, cash, seen

ANDREA_DORIA, BAYONNE = 16, 15


def figures(**given: Any) -> dict[str, Any]:
    return dict(at(**given).view_data("B")["figures"])  # type: ignore[call-overload]


@pytest.mark.parametrize(
    ("clause", "given", "vessel"),
    [
        ("WA-034", {"fleet": {"A": ["Andrea Doria"]}}, "Andrea Doria"),
        ("WA-037", {"fleet": {"A": [ITALIAN]}}, "Andrea Doria"),
        ("WA-039", {"fleet": {"A": [ITALIAN]}, "levels": {"Andrea Doria": 1}}, "Andrea Doria"),
        ("WA-035", {"fleet": {"A": [ITALIAN]}, "mortgaged": ["Andrea Doria"]}, "Andrea Doria"),
        ("WA-R21", {"fleet": {"A": [TANKERS]}}, "Bayonne"),
    ],
)
def test_the_figure_is_what_the_lander_pays(clause: str, given: dict[str, Any], vessel: str) -> None:
    told = figures(**given)
    assert told["by"][vessel] == clause
    space = ANDREA_DORIA if vessel == "Andrea Doria" else BAYONNE
    table = at({"B": {"at": space - 7}}, mover="B", chance=[(3, 4)], **given)
    play(table, "B throw")
    assert told["now"][vessel] == 1500 - cash(table)["B"]


def test_a_tug_is_told_by_the_usual_throw() -> None:
    told = figures(fleet={"A": [TUGS]})
    assert (told["now"]["Calshot"], told["by"]["Calshot"]) == (7 * board().tug_times[-1], "WA-R20")


def test_only_what_somebody_owns_has_a_figure() -> None:
    told = figures(fleet={"A": ["Rex"], "C": ["Paris"]})
    assert set(told["now"]) == set(told["by"]) == {"Rex", "Paris"}


def test_worths_and_the_bank_s_pieces_follow_the_position() -> None:
    given: dict[str, Any] = {"fleet": {"A": [CANADIAN]}, "levels": {CANADIAN: (SUITE, 4, 4)}}
    table = at(**given)
    told = figures(**given)
    plain = figures()
    assert told["worth"] == {seat: seen(table).worth(seat) for seat in "ABCD"}
    assert (plain["decks"] - told["decks"], plain["suites"] - told["suites"]) == (8, 1)
    assert told["most_decks"] == 4
    assert figures(short=True)["most_decks"] == 3
