"""Questions name their subject: the ship, the price, who leads, who is owed and what is missing."""

from __future__ import annotations

from parlour.table.table import Table
from parlour.terminal import event_lines
from parlour.testing import play
from tests.games.weigh_anchor.harbour import at
from tests.games.weigh_anchor.test_buying import rex
from tests.games.weigh_anchor.test_cards import landed_on_duties
from tests.games.weigh_anchor.test_ruin import owing


def asked(table: Table, seat: str) -> str:
    return event_lines.question(table, table.seat(seat), table.seat(seat))


def test_a_ship_for_sale_is_named_with_its_price_or_what_is_missing() -> None:
    for cash, text in ((500, "Buy Statendam for $140?"), (90, "Statendam costs $140. Raise $50 more to buy it?")):
        table = at({"A": {"at": 4, "cash": cash}}, chance=[(3, 4)])
        play(table, "A throw")
        assert asked(table, "A") == text


def test_an_auction_names_the_ship_and_who_leads() -> None:
    table = rex()
    assert asked(table, "B") == "Bid for Rex? Bidding starts at $1."
    play(table, "B bid 20")
    assert asked(table, "C") == "Bid for Rex? B leads with $20."


def test_a_debt_names_who_is_owed_how_much_and_what_is_missing() -> None:
    fleet = {"A": ["Rex"]}
    to_bank = owing("A", 100, None, {"A": {"cash": 30}}, fleet=fleet)
    assert asked(to_bank, "A") == "You owe the bank $100. Raise $70 more."
    to_seat = owing("A", 100, "B", {"A": {"cash": 30}}, fleet=fleet)
    assert asked(to_seat, "A") == "You owe B $100. Raise $70 more."
    assert asked(to_seat, "C") == "A owes $100 and needs cash. Make an offer?"
    play(to_seat, "A offer C: Rex for 90")
    assert asked(to_seat, "C") == "A has an offer for you. Accept it?"


def test_between_rolls_everyone_reads_what_they_can_do() -> None:
    table = at({"A": {"at": 10, "dock": 0}}, {"B": ["Rex"], "C": ["Ohio"]})
    assert asked(table, "A") == "Roll doubles to leave the Graving Dock, or pay $50?"
    assert asked(table, "B") == "A is about to roll. Trade or build first?"
    play(table, "B offer D: Rex for 5", "C offer D: Ohio for 5")
    assert asked(table, "D") == "2 offers are waiting for your answer"
    assert asked(at(), "A") == "Your turn: roll, or trade and build first"


def test_harbour_duties_name_both_amounts() -> None:
    assert asked(landed_on_duties(500), "A") == "Pay $200, or 10% of everything you own?"
