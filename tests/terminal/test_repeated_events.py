"""A price is told once: by the purchase, not also by the payment. What nothing else tells stays."""

from __future__ import annotations

from parlour.table.table import Table
from parlour.terminal import event_lines
from parlour.testing import play
from tests.games.monopolist.board import at as at_rings
from tests.games.weigh_anchor.harbour import at


def told(table: Table, *lines: str) -> str:
    """What the first player reads of the last of some moves."""
    play(table, *lines[:-1])
    seen = len(table.visible_events(0))
    play(table, lines[-1])
    return event_lines.sentences(table, table.visible_events(0)[seen:], 0).plain


def test_a_purchase_tells_its_price_alone() -> None:
    table = at({"A": {"at": 4, "cash": 500}}, chance=[(3, 4)])
    assert told(table, "A throw", "A buy") == "You buy Statendam for $140."


def test_hire_that_is_paid_at_once_is_told_once() -> None:
    table = at({"A": {"at": 4, "cash": 500}}, {"B": ["Statendam"]}, chance=[(3, 4)])
    text = told(table, "A throw")
    assert "You pay B $10 (hire)." in text
    assert "owe" not in text


def test_counters_for_a_round_are_told_although_the_move_has_the_same_numbers() -> None:
    """2 counters on ring 2, with a move of which 2 is a number as well."""
    text = told(at_rings(men={"A": "R1-27"}, chance=[50]), "A spin")
    assert "round ring 2 and get 2 counters" in text
