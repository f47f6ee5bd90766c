"""Every refusal: its code, its clause, its words, and a table left as it was."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import parlour
from parlour.core.refusals import Refused
from parlour.games.corner_the_market import reasons
from parlour.table.table import Table
from parlour.testing import codes, play, refusal
from tests.games.corner_the_market.board import SLUG, at, in_pit, player, throws, with_card


def after(table: Table, *lines: str) -> Table:
    play(table, *lines)
    return table


Case = tuple[Callable[[], Table], str, str, str]
CASES: dict[str, Case] = {
    "turn/not_yours": (at, "B throw", "CTM-007", "Please wait: A is deciding."),
    "throw/for_lead": (
        lambda: parlour.open(SLUG, seats=3, chance="by hand"),
        "A forfeit",
        "CTM-007",
        "Roll first, to see who starts.",
    ),
    "throw/first": (at, "A buy 1 Coffee", "CTM-023", "Roll the dice first."),
    "offer/not_now": (
        lambda: in_pit("Coffee 1", player(Sugar=1)),
        "A offer B: 1 Sugar for 900",
        "CTM-072",
        "You can make each other offers only while somebody is on an Open Trading space.",
    ),
    "card/choose_pile": (
        lambda: throws(player(at=22), dice=(5, 5), turn={"doubles": 2}),
        "A throw",
        "CTM-027",
        "Take a card from one of the two piles first.",
    ),
    "call/choose_pit": (
        lambda: throws(player(at=5), dice=(3, 4)),
        "A throw",
        "CTM-078",
        "Your call is done: enter an open pit, or move on round the board.",
    ),
    "pit/full": (
        lambda: throws(player(at=5), player(at="Sugar 1"), player(at="Sugar 2"), dice=(3, 4)),
        "A enter Sugar",
        "CTM-037",
        "Choose another pit: two players are in the Sugar pit already.",
    ),
    "pit/closed": (
        lambda: throws(player(at=5), player(Sugar=10), dice=(3, 4)),
        "A enter Sugar",
        "CTM-039",
        "Choose another pit: the Sugar pit is closed.",
    ),
    "pit/enter_or_pass": (
        lambda: throws(dice=(3, 4), options={"pit_entry": "optional"}),
        "A throw",
        "CTM-R30",
        "Enter the pit or stay outside first.",
    ),
    "option/choose": (
        lambda: throws(player(at=41), dice=(1, 4)),
        "A buy 1 Coffee",
        "CTM-111",
        "Use the option, or say no to it.",
    ),
    "buy/choose": (
        lambda: in_pit("Coffee 1"),
        "A throw",
        "CTM-042",
        "Buy Coffee here, or skip and pay $500.",
    ),
    "sell/choose": (
        lambda: in_pit("Coffee 5", player(Coffee=1)),
        "A done",
        "CTM-053",
        "Sell Coffee here, or skip and pay $500.",
    ),
    "deal/other_commodity": (
        lambda: in_pit("Coffee 1"),
        "A buy 1 Sugar",
        "CTM-042",
        "You can deal only in Coffee here.",
    ),
    "buy/too_many": (
        lambda: in_pit("Coffee 1", player(2_000)),
        "A buy 3 Coffee",
        "CTM-016",
        "You can buy 2 Coffee at most: you have $2,000, and the Cashier has 10 at $900 each.",
    ),
    "buy/limit": (
        lambda: in_pit("Coffee 1", options={"buy_limit_per_stop": 3}),
        "A buy 4 Coffee",
        "CTM-R38",
        "You can buy 3 contracts at most at one stop.",
    ),
    "buy/partner_first": (
        lambda: in_pit("Coffee 1", player(), player(at="Coffee 4", Coffee=1)),
        "A buy 1 Coffee",
        "CTM-047",
        "B is in the same pit: buy from B first.",
    ),
    "sell/not_owned": (
        lambda: in_pit("Coffee 5", player(Coffee=1)),
        "A sell 2 Coffee",
        "CTM-053",
        "You can sell 1 Coffee at most.",
    ),
    "sell/from_corner": (
        lambda: throws(player(at=0, Coffee=6, Sugar=1), dice=(2, 6)),
        "A sell 1 Coffee",
        "CTM-085",
        "You cannot sell Coffee here, because it is a corner; sell something else.",
    ),
    "sell/to_partner": (
        lambda: in_pit("Coffee 5", player(Coffee=1), player(at="Coffee 4")),
        "A sell 1 Coffee",
        "CTM-059",
        "B is in the same pit: sell to B.",
    ),
    "card/buy_or_forfeit": (
        lambda: with_card("F07"),
        "A buy 2 Rubber",
        "CTM-106",
        "The card says: buy 1 contract, or skip and pay $500.",
    ),
    "card/sell_or_forfeit": (
        lambda: with_card("F06", player(Sugar=2)),
        "A sell 2 Sugar",
        "CTM-058",
        "The card says: sell 1 contract, or skip and pay $500.",
    ),
    "short/choose": (
        lambda: with_card("F06"),
        "A sell 1 Sugar",
        "CTM-057",
        "You have no Sugar to sell: buy one, or skip and pay $500.",
    ),
    "quote/choose": (
        lambda: after(in_pit("Coffee 1", player(), player(Coffee=2)), "A call"),
        "B offer 3 at 100",
        "CTM-R64",
        "Offer 1 to 2 at $100 to $20,000 each, in steps of $100, or pass.",
    ),
    "quote/below_corner_price": (
        lambda: after(in_pit("Coffee 1", player(), player(Coffee=6)), "A call"),
        "B offer 1 at 900",
        "CTM-085",
        "From your corner you can sell at $1,000 or more; ask that, or pass.",
    ),
    "take/no_offer": (
        lambda: after(in_pit("Coffee 1", player(), player(Coffee=2)), "A call", "B offer 1 at 500"),
        "A take 2 from B",
        "CTM-R64",
        "Nobody offers you that many; take an offer as it is, or fewer.",
    ),
    "bid/choose": (
        lambda: after(in_pit("Coffee 5", player(Coffee=1)), "A call", "B bid 500"),
        "C bid 500",
        "CTM-R64",
        "Bid $600 to $20,000, in steps of $100, or pass.",
    ),
    "more/choose": (
        lambda: after(
            in_pit("Coffee 1", player(), player(at="Coffee 4", Coffee=3)), "A buy 1 Coffee from B", "A ask for 2 more"
        ),
        "B agree to 3",
        "CTM-R15",
        "Agree to a number from 1 to 2, or say no.",
    ),
    "partner/choose": (
        lambda: after(
            in_pit("Coffee 1", player(), player(at="Coffee 4", Coffee=3), options={"partner_may_forfeit": True}),
            "A buy 1 Coffee from B",
        ),
        "B decline",
        "CTM-R13",
        "Make the deal, or skip and pay $500.",
    ),
    "swap/choose": (
        lambda: in_pit("Coffee 8", player(Sugar=1)),
        "A throw",
        "CTM-062",
        "Choose what you give in the swap first.",
    ),
    "swap/not_owned": (
        lambda: in_pit("Coffee 8", player(Sugar=1)),
        "A give Rubber",
        "CTM-062",
        "You have no Rubber to give; choose something you have.",
    ),
    "swap/control": (
        lambda: in_pit("Coffee 8", player(Sugar=1, Hides=10)),
        "A give Hides",
        "CTM-095",
        "You control Hides and cannot give it away in a swap; choose something else.",
    ),
    "swap/no_payment": (
        lambda: in_pit("Coffee 8", player(Sugar=1)),
        "A pay instead",
        "CTM-R20",
        "You cannot pay here: give a contract.",
    ),
    "trade/choose": (
        lambda: in_pit("Coffee 4", player(Sugar=1)),
        "A throw",
        "CTM-068",
        "Make an offer, answer one, or finish trading.",
    ),
    "offer/with_mover": (
        lambda: in_pit("Coffee 4", player(Sugar=1)),
        "B offer C: 100 for 1 Sugar",
        "CTM-R47",
        "Make your offer to A: all deals now are with A.",
    ),
    "offer/limit": (
        lambda: after(
            in_pit("Coffee 4", player(Sugar=1)),
            *[f"A offer B: 1 Sugar for {n}00" for n in (9, 8, 7)],
        ),
        "A offer B: 1 Sugar for 600",
        "CTM-R65",
        "You have made this player 3 offers already, and no more are allowed at this stop.",
    ),
    "offer/no_gifts": (
        lambda: in_pit("Coffee 4", player(Sugar=1)),
        "A offer B: 1 Sugar for nothing",
        "CTM-R47",
        "Both sides give something, one of them contracts or Broker Seats; only one side pays, in steps of $100.",
    ),
    "offer/not_there": (
        lambda: in_pit("Coffee 4", player(Sugar=1)),
        "A offer B: 2 Sugar for 100",
        "CTM-R47",
        "Offer only what you have, and ask only for what the other player has.",
    ),
    "offer/control": (
        lambda: in_pit("Coffee 4", player(Sugar=10)),
        "A offer B: 1 Sugar for 5000",
        "CTM-095",
        "Whoever controls a market sells its contracts only for money, and only with less than $1,000 in cash.",
    ),
    "offer/below_corner_price": (
        lambda: in_pit("Coffee 4", player(Sugar=6)),
        "A offer B: 2 Sugar for 2700",
        "CTM-085",
        "Contracts from a corner cost $2,800 or more here; raise the price, or swap contracts.",
    ),
    "offer/unknown": (
        lambda: in_pit("Coffee 4", player(Sugar=1)),
        "A accept 1",
        "CTM-R65",
        "This offer is no longer open to you; choose one that is.",
    ),
    "trade/no_deal": (
        lambda: after(in_pit("Coffee 4"), "A end trading"),
        "A buy 2 Coffee",
        "CTM-069",
        "No deal was made: buy 1 contract from the Cashier, or skip and pay $500.",
    ),
    "debt/raise_funds": (
        lambda: throws(player(200, 22, Sugar=1), dice=(1, 3)),
        "A forfeit",
        "CTM-R39",
        "You owe $1,000 and have $200: sell something to the Cashier first.",
    ),
    "debt/not_owned": (
        lambda: throws(player(200, 22, Sugar=1), dice=(1, 3)),
        "A redeem Hides",
        "CTM-R39",
        "You have no Hides; sell something you have.",
    ),
    "debt/no_seat": (
        lambda: throws(player(200, 22, Sugar=1), dice=(1, 3)),
        "A redeem seat",
        "CTM-100",
        "You have no Broker Seat; sell a contract.",
    ),
    "debt/corner_is_last": (
        lambda: throws(player(200, 22, Sugar=1, Coffee=6), dice=(1, 3)),
        "A redeem Coffee",
        "CTM-R39",
        "You can pay without breaking a corner: sell other contracts or a Broker Seat first.",
    ),
}


@pytest.mark.parametrize("code", CASES)
def test_each_refusal_has_its_clause_and_words_and_changes_nothing(code: str) -> None:
    table_of, line, clause, text = CASES[code]
    refused = refusal(table_of(), line)
    assert (refused.code, refused.clause, refused.text) == (code, clause, text)


def test_every_reason_is_provoked_here() -> None:
    assert set(CASES) == codes(reasons)


@pytest.mark.parametrize(
    "text",
    [
        "offer B: 1 Sugar and 100 for 2 Hides",
        "offer B: 1 Tea for 100",
        "offer B: 0 Sugar for 100",
        "offer B: 100 + 200 for 1 Sugar",
        "offer B: 1 Sugar + 1 Sugar for 100",
        "offer B: 99 Sugar for 100",
        "offer Z: 1 Sugar for 100",
        "offer B: Sugar for 100",
        "buy some Coffee",
        "enter Tea",
    ],
)
def test_what_is_no_answer_of_the_game_is_refused_in_words(text: str) -> None:
    table = in_pit("Coffee 4", player(Sugar=1))
    before = table.record()
    with pytest.raises(Refused) as refused:
        table.act("A", text)
    assert (refused.value.code, table.record()) == ("notation/unknown", before)
