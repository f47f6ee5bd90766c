"""Why not: the reason that an answer would be refused with, without giving it."""

from __future__ import annotations

import pytest

import parlour
from parlour.core.refusals import Refused
from parlour.table.table import Table

BUILD = "build {vessel} {count}"


@pytest.fixture
def table() -> Table:
    """Ann is to throw, and owns one vessel of the smallest line."""
    start = parlour.open("weigh-anchor", seats=["Ann", "Bo"], chance="by hand")
    start.act("A", start.show(start.asks()[0].otherwise))
    start.act("B", start.show(start.asks()[0].otherwise))
    for total in (12, 2):
        start.act(start.asks()[0].seat, "throw")
        start.fate(total // 2, total // 2)
    return start


def why(table: Table, action: str, **fields: str) -> Refused:
    refused = table.why_not("A", action, fields)
    assert refused is not None
    return refused


def test_the_reason_is_that_of_the_refusal(table: Table) -> None:
    with pytest.raises(Refused) as refused:
        table.act("A", "buy")
    told = why(table, "buy")
    assert (told.code, told.clause, told.text) == (refused.value.code, refused.value.clause, refused.value.text)


def test_what_can_be_done_has_no_reason_against_it(table: Table) -> None:
    assert table.why_not("A", "throw") is None
    assert "throw" not in dict(table.whys("A"))


def test_a_field_that_is_given_is_judged_and_the_others_are_tried(table: Table) -> None:
    vessel = table.lexicon.names["vessel"][0]
    told = why(table, BUILD, vessel=vessel)
    with pytest.raises(Refused) as refused:
        table.act("A", f"build {vessel} 1")
    assert (told.code, told.text) == (refused.value.code, refused.value.text)


def test_who_is_not_asked_is_told_whom_the_table_waits_for() -> None:
    table = parlour.open("ten-up", seats=["Ann", "Bo"], seed=1)
    table.asks()
    waiting = 1 - table.asks()[0].seat
    refused = table.why_not(waiting, "spin")
    assert refused is not None
    assert refused.code == table.game.rules.out_of_turn.code


@pytest.mark.parametrize(
    ("action", "fields"),
    [
        ("fly to the moon", {}),
        (BUILD, {"captain": "Nemo"}),
        (BUILD, {"vessel": "Nautilus"}),
        (BUILD, {"vessel": "x" * 3000}),
        (BUILD, {"count": "many"}),
        ("", {}),
    ],
)
def test_what_is_no_action_of_the_game_is_said_to_be_none(table: Table, action: str, fields: dict[str, str]) -> None:
    assert why(table, action, **fields).code == "notation/unknown"
