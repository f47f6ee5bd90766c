"""Questions name what they are about, and nothing that the seat does not know."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import parlour
from parlour.i18n.languages import game_catalogue
from parlour.i18n.sentences import question_text
from parlour.table.table import Table
from parlour.testing import play
from tests.games.pit.hands import BB, live, rounds

HANDS = {"A": "Oil 5 + Gas 4", "B": "Gas 5 + Rice 4"}


def asked(table: Table, seat: str) -> str:
    data = table.ask_data(seat)
    assert data is not None
    return question_text(game_catalogue("pit"), data, table.reader(seat))


def after(table: Table, *lines: str) -> Table:
    play(table, *lines)
    return table


def naming_suits() -> Table:
    return parlour.open("pit", seats=3, options={"first_dealer": "host", "suits_choice": "dealer"}, chance="by hand")


CASES: list[tuple[Callable[[], Table], str, str]] = [
    (naming_suits, "A", "Pick 3 commodities to play with."),
    (lambda: rounds(HANDS), "A", "Pick cards to swap, or pass."),
    (lambda: rounds({"A": "Oil 9"}), "A", "You have a corner in Oil, worth 65 points. Ring the bell?"),
    (lambda: rounds({"A": "Oil 9 + Bull"}, **BB), "A", "You have a corner in Oil, worth 130 points. Ring the bell?"),
    (
        lambda: after(live({"A": "Oil 9"}, bell_window_ms=100), "A corner Oil"),
        "B",
        "A has rung the bell. Do you have a corner too?",
    ),
    (lambda: live(HANDS), "A", "Trade now!"),
    (lambda: live(HANDS, frame={"stage": "sorting", "ready": ["B"]}), "A", "Ready?"),
]


@pytest.mark.parametrize(("table_of", "seat", "text"), CASES, ids=[text for _, _, text in CASES])
def test_a_question_says_what_and_how_much(table_of: Callable[[], Table], seat: str, text: str) -> None:
    assert asked(table_of(), seat) == text


def test_a_corner_of_another_seat_is_in_no_question() -> None:
    table = rounds({"A": "Oil 9"})
    for seat in "BCD":
        data = table.ask_data(seat)
        assert data is not None
        assert "details" not in data
