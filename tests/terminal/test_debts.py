"""Who must raise money is told how much, to whom, and what is in hand."""

from __future__ import annotations

import pytest

from parlour.table.table import Table
from parlour.terminal import event_lines
from parlour.terminal.seating import SeatedPlayer
from parlour.terminal.session import Session
from tests.games.corner_the_market.board import player, throws
from tests.games.finance import town
from tests.games.weigh_anchor.test_ruin import owing
from tests.terminal.at_screen import at_screen

FINANCE = {"leases": {"A": ["Boomtown", "A. P. & L."]}, "players": {"A": {"cash": 60}}}


def anchor(creditor: str | None = "B") -> Table:
    return owing("A", 1100, creditor, {"A": {"cash": 5}}, fleet={"A": ["Rex"]})


def debts() -> list[tuple[Table, str]]:
    """A debt in every game that has them, and the sentence for the debtor."""
    return [
        (anchor(), "You owe $1,100 to B and have $5 in hand: $1,095 more to raise."),
        (anchor(None), "You owe $1,100 to the bank and have $5 in hand: $1,095 more to raise."),
        (town.owing("A", 100, "B", **FINANCE), "You owe $100 to B and have $60 in hand: $40 more to raise."),
        (
            throws(player(300, 22, Sugar=6), dice=(1, 3)),
            "You owe $1,000 to the Cashier and have $300 in hand: $700 more to raise.",
        ),
    ]


@pytest.mark.parametrize("n", range(4))
def test_the_question_says_what_is_owed_to_whom_and_what_is_in_hand(n: int) -> None:
    table, sentence = debts()[n]
    sitters = [SeatedPlayer(name, None) for name in table.names]
    assert event_lines.owed(table, 0, 0) == sentence
    out = " ".join(at_screen(lambda screen: Session(screen, table, sitters).run(), "quit\n\n").split())
    assert f"{event_lines.question(table, 0, None)}: {event_lines.owed(table, 0, None)}" in out


def test_who_reads_of_another_is_told_in_the_third_person() -> None:
    table = anchor()
    assert event_lines.owed(table, 0, 1) == "A owes $1,100 to you and has $5 in hand: $1,095 more to raise."
    assert event_lines.owed(table, 0, None) == "A owes $1,100 to B and has $5 in hand: $1,095 more to raise."


def test_a_debt_is_told_in_the_language_of_the_reader() -> None:
    said = "Du schuldest der Bank 1.100\u00a0$ und hast 5\u00a0$: Dir fehlen noch 1.095\u00a0$."
    assert event_lines.owed(anchor(None), 0, 0, "de") == said
    assert event_lines.owed(anchor(), 0, 1, "de").startswith("A schuldet dir 1.100\u00a0$ und hat 5\u00a0$")


def test_who_owes_nothing_is_told_nothing() -> None:
    assert event_lines.owed(anchor(), 1, 1) == ""
    assert event_lines.owed(town.at(), 0, 0) == ""
