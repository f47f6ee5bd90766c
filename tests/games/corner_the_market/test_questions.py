"""Questions name what they are about: the commodity, the price, the other player, what is owed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from parlour.i18n.languages import game_catalogue
from parlour.i18n.sentences import question_text
from parlour.table.table import Table
from parlour.testing import play
from tests.games.corner_the_market.board import SLUG, at, in_pit, player, throws, with_card


def after(table: Table, *lines: str) -> Table:
    play(table, *lines)
    return table


FORFEITING = {"partner_may_forfeit": True}
CASES: list[tuple[Callable[[], Table], str, str]] = [
    (at, "A", "Your turn: roll the dice."),
    (lambda: at(player(at=5)), "A", "Roll 3, on one die or in all, to finish your call."),
    (lambda: at(turn={"doubles": 1}), "A", "Doubles: roll again."),
    (
        lambda: throws(dice=(3, 4), options={"pit_entry": "optional"}),
        "A",
        "Enter the Coffee pit? It pays $2,000.",
    ),
    (
        lambda: throws(player(at=5), dice=(3, 4)),
        "A",
        "Your call is done. Which pit do you enter? It pays $2,000.",
    ),
    (lambda: throws(player(5_000, at=1), dice=(5, 6)), "A", "Buy up to 2 Rubber at $2,400 each?"),
    (lambda: with_card("F01"), "A", "Buy up to 2 of one commodity?"),
    (lambda: with_card("F04", player(Sugar=1)), "A", "Sell up to 2 of one commodity?"),
    (lambda: with_card("F07"), "A", "Buy 1 Rubber for $2,400, or skip and pay $500?"),
    (lambda: with_card("F06", player(Sugar=2)), "A", "Sell 1 Sugar for $1,200, or skip and pay $500?"),
    (lambda: with_card("F06"), "A", "You have no Sugar to sell. Buy 1 for $1,200, or pay $500?"),
    (lambda: in_pit("Coffee 1"), "A", "Buy Coffee at $900 each, or skip and pay $500?"),
    (
        lambda: in_pit("Coffee 1", player(), player(at="Coffee 4", Coffee=1)),
        "A",
        "Buy 1 Coffee from B for $1,200, or pay $500?",
    ),
    (
        lambda: after(
            in_pit("Coffee 1", player(), player(at="Coffee 4", Coffee=3), options=FORFEITING), "A buy 1 Coffee from B"
        ),
        "B",
        "Sell A 1 Coffee for $1,200, or pay $500?",
    ),
    (
        lambda: after(
            in_pit("Coffee 1", player(), player(at="Coffee 4", Coffee=3)), "A buy 1 Coffee from B", "A ask for 2 more"
        ),
        "B",
        "Sell A up to 2 more Coffee at $1,200 each?",
    ),
    (
        lambda: after(in_pit("Coffee 1", player(), player(Coffee=2)), "A call"),
        "B",
        "A wants to buy Coffee. Name your price?",
    ),
    (
        lambda: after(in_pit("Coffee 5", player(Coffee=1)), "A call", "B bid 500"),
        "C",
        "A sells 1 Coffee. Bid $600 or more?",
    ),
    (
        lambda: after(in_pit("Coffee 5", player(Coffee=1)), "A call", "B bid 500", "C pass", "D pass"),
        "A",
        "B bids $500 for 1 Coffee. The Cashier pays $900.",
    ),
    (
        lambda: in_pit("Coffee 5", player(Coffee=6)),
        "A",
        "Break your Coffee corner? The Cashier pays $900 each.",
    ),
    (
        lambda: in_pit("Coffee 5", player(Coffee=1), player(at="Coffee 4")),
        "A",
        "Sell B 1 Coffee for $1,200, or pay $500?",
    ),
    (lambda: in_pit("Coffee 8", player(Sugar=1)), "A", "Swap with B: what do you give?"),
    (
        lambda: after(in_pit("Coffee 8", player(Sugar=1), player(Hides=1)), "A give Sugar"),
        "B",
        "A swaps 1 Sugar with you. What do you give?",
    ),
    (lambda: in_pit("Coffee 4", player(Sugar=1)), "B", "A is trading. Make an offer?"),
    (
        lambda: after(in_pit("Coffee 4", player(Sugar=1)), "A offer B: 1 Sugar for 900"),
        "B",
        "A makes you an offer. Accept it?",
    ),
    (
        lambda: throws(player(200, 22, Sugar=1), dice=(1, 3)),
        "A",
        "You owe the Cashier $1,000. Raise $800 more.",
    ),
    (
        lambda: throws(player(100, 2, Sugar=1), player(Coffee=8), dice=(1, 3)),
        "A",
        "You owe B $300. Raise $200 more.",
    ),
    (
        lambda: throws(player(100, 2, Sugar=1), dice=(1, 3)),
        "A",
        "You owe $600 in all. Raise $500 more.",
    ),
    (
        lambda: after(
            in_pit("Coffee 5", player(Coffee=1), player(1_000, at="Coffee 4", Sugar=1)), "A sell 1 Coffee to B"
        ),
        "B",
        "You owe A $1,200. Raise $200 more.",
    ),
]


@pytest.mark.parametrize(("table_of", "seat", "text"), CASES, ids=[text for _, _, text in CASES])
def test_a_question_says_what_and_how_much(table_of: Callable[[], Table], seat: str, text: str) -> None:
    table = table_of()
    asked = table.ask_data(seat)
    assert asked is not None
    assert question_text(game_catalogue(SLUG), asked, table.reader(seat)) == text
