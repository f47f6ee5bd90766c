"""Why not: the reason that an answer would be refused with, without giving it."""

from __future__ import annotations

import pytest

import parlour
from parlour.bots import find as find_bot
from parlour.bots.playing import play_on, seat_rng
from parlour.core.refusals import Refused
from parlour.table.table import Table

BUILD = "build {vessel} {count}"


@pytest.fixture
def table() -> Table:
    """Ann is to throw, and owns one vessel of the smallest line."""
    start = parlour.open("weigh-anchor", seats=["Ann", "Bo"], chance="by hand")
    start.act("A", start.show(start.asks()[0].default_action))
    start.act("B", start.show(start.asks()[0].default_action))
    for total in (12, 2):
        start.act(start.asks()[0].seat, "throw")
        start.resolve_draw(total // 2, total // 2)
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
    assert "throw" not in dict(table.explanations("A"))


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


@pytest.mark.parametrize("game", ["weigh-anchor", "finance"])
def test_why_not_speaks_only_of_ones_own_things_in_a_sale(game: str) -> None:
    """Nobody asked about a ship that is somebody else's."""
    table = parlour.open(game, seats=3, seed=5)
    bots = {n: find_bot("normal", game) for n in range(3)}
    rngs = {n: seat_rng(5, n) for n in bots}
    for _ in range(400):
        lot = next((dict(frame)["auction"] for frame in stack_of(table) if "auction" in frame), None)
        if lot is not None and table.ask("A") is not None:
            check_own(table, str(lot.get("vessel", lot.get("lease", ""))))
        play_on(table, bots, rngs, 1)


def stack_of(table: Table) -> list[dict[str, dict[str, object]]]:
    stack = table.position().get("stack", [])
    assert isinstance(stack, list)
    return stack


def check_own(table: Table, lot: str) -> None:
    owners = table.position()["owners"]
    assert isinstance(owners, dict)
    kind = "vessel" if "vessel" in table.lexicon.names else "lease"
    others = [deed for deed in table.lexicon.names[kind] if owners.get(deed) != "A" and deed != lot]
    if "A" not in owners.values():
        return
    for pattern, refused in table.explanations("A"):
        assert not [deed for deed in others if deed in refused.text], (pattern, refused.text)
