"""Questions name their subject: the lease, who leads, who is owed and what is missing, the rent."""

from __future__ import annotations

from parlour.table.table import Table
from parlour.terminal import event_lines
from parlour.testing import play
from tests.games.finance.test_auction import boomtown
from tests.games.finance.town import at, owing, stops


def asked(table: Table, seat: str) -> str:
    return event_lines.question(table, table.seat(seat), table.seat(seat))


def test_an_auction_names_the_lease_and_who_leads() -> None:
    table = boomtown()
    assert asked(table, "B") == "Bid for Boomtown? Bidding starts at $5."
    play(table, "B bid 20")
    assert asked(table, "C") == "Bid for Boomtown? B leads with $20."
    assert asked(table, "B") == "Boomtown: you lead with $20."


def test_a_debt_names_who_is_owed_how_much_and_what_is_missing() -> None:
    given = {"players": {"A": {"cash": 50}}, "leases": {"A": ["Broadway"]}}
    assert asked(owing("A", 60, "B", **given), "A") == "You owe B $60. Raise $10 more."
    assert asked(owing("A", 60, None, **given), "A") == "You owe the bank $60. Raise $10 more."


def test_a_rent_names_the_visitor_the_lease_and_the_sum() -> None:
    table = stops(14, (2, 2), mover="C", leases={"B": ["Easy Street"]}, passing="B")
    assert asked(table, "B") == "Collect $9 rent from C for Easy Street?"


def test_in_a_window_everyone_reads_what_they_can_do() -> None:
    table = at({"A": {"at": 20, "jail": 0}}, {"B": ["Rubeville"]})
    assert asked(table, "A") == "Roll doubles to get out of Jail, or pay $50?"
    assert asked(table, "B") == "A is about to roll. Trade or build first?"
    play(table, "B offer C: Rubeville for 5", "D propose to stop")
    assert asked(table, "C") == "B has an offer for you. Accept it?"
    assert asked(table, "B") == "D proposes to stop and count up. Agree?"
    assert asked(at(), "A") == "Your turn: roll, or trade and build first"
