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
    "turn/not_yours": (at, "B throw", "CTM-007", "A is asked now; please wait for your turn."),
    "throw/for_lead": (
        lambda: parlour.open(SLUG, seats=3, chance="by hand"),
        "A forfeit",
        "CTM-007",
        "The lead is thrown for now: choose 'throw'.",
    ),
    "throw/first": (at, "A buy 1 Coffee", "CTM-023", "It is time to throw the dice: choose 'throw'."),
    "offer/not_now": (
        lambda: in_pit("Coffee 1", player(Sugar=1)),
        "A offer B: 1 Sugar for 900",
        "CTM-072",
        "Players make each other offers in Open Trading only; now try 'buy 1 Coffee'.",
    ),
    "card/choose_pile": (
        lambda: throws(player(at=22), dice=(5, 5), turn={"doubles": 2}),
        "A throw",
        "CTM-027",
        "Take a card: choose 'take Flyer' or 'take Exchange'.",
    ),
    "call/choose_pit": (
        lambda: throws(player(at=5), dice=(3, 4)),
        "A throw",
        "CTM-078",
        "Your call is done: enter a pit that is open, or choose 'go on'; try 'enter Coffee'.",
    ),
    "pit/full": (
        lambda: throws(player(at=5), player(at="Sugar 1"), player(at="Sugar 2"), dice=(3, 4)),
        "A enter Sugar",
        "CTM-037",
        "Two players are in the Sugar pit already, and no third may enter; try 'enter Coffee'.",
    ),
    "pit/closed": (
        lambda: throws(player(at=5), player(Sugar=10), dice=(3, 4)),
        "A enter Sugar",
        "CTM-039",
        "The Sugar pit is closed; try 'enter Coffee'.",
    ),
    "pit/enter_or_pass": (
        lambda: throws(dice=(3, 4), options={"pit_entry": "optional"}),
        "A throw",
        "CTM-R30",
        "Enter the pit, or choose 'pass by'; try 'enter Coffee'.",
    ),
    "option/choose": (
        lambda: throws(player(at=41), dice=(1, 4)),
        "A buy 1 Coffee",
        "CTM-111",
        "You may use this option or choose 'decline'; it is not for anything else.",
    ),
    "buy/choose": (
        lambda: in_pit("Coffee 1"),
        "A throw",
        "CTM-042",
        "You are to buy Coffee, or to forfeit; try 'buy 1 Coffee'.",
    ),
    "sell/choose": (
        lambda: in_pit("Coffee 5", player(Coffee=1)),
        "A done",
        "CTM-053",
        "You are to sell Coffee, or to forfeit; try 'call'.",
    ),
    "deal/other_commodity": (
        lambda: in_pit("Coffee 1"),
        "A buy 1 Sugar",
        "CTM-042",
        "This stop is for Coffee alone; try 'buy 1 Coffee'.",
    ),
    "buy/too_many": (
        lambda: in_pit("Coffee 1", player(2_000)),
        "A buy 3 Coffee",
        "CTM-016",
        "You have $2,000 and the Cashier 10 Coffee at $900 each: you can buy 2; try 'buy 1 Coffee'.",
    ),
    "buy/limit": (
        lambda: in_pit("Coffee 1", options={"buy_limit_per_stop": 3}),
        "A buy 4 Coffee",
        "CTM-R38",
        "At one stop 3 contracts are the most, from whomever; try 'buy 1 Coffee'.",
    ),
    "buy/partner_first": (
        lambda: in_pit("Coffee 1", player(), player(at="Coffee 4", Coffee=1)),
        "A buy 1 Coffee",
        "CTM-047",
        "You share the pit with seat B, and buy from seat B first; try 'buy 1 Coffee from B'.",
    ),
    "sell/not_owned": (
        lambda: in_pit("Coffee 5", player(Coffee=1)),
        "A sell 2 Coffee",
        "CTM-053",
        "You have 1 Coffee to sell here; try 'call'.",
    ),
    "sell/from_corner": (
        lambda: throws(player(at=0, Coffee=6, Sugar=1), dice=(2, 6)),
        "A sell 1 Coffee",
        "CTM-085",
        "Your Coffee is a Corner, and not sold from here; try 'decline'.",
    ),
    "sell/to_partner": (
        lambda: in_pit("Coffee 5", player(Coffee=1), player(at="Coffee 4")),
        "A sell 1 Coffee",
        "CTM-059",
        "You share the pit with seat B, and sell to seat B; try 'sell 1 Coffee to B'.",
    ),
    "card/buy_or_forfeit": (
        lambda: with_card("F07"),
        "A buy 2 Rubber",
        "CTM-106",
        "The card orders a purchase: buy, or choose 'forfeit'; try 'buy 1 Rubber'.",
    ),
    "card/sell_or_forfeit": (
        lambda: with_card("F06", player(Sugar=2)),
        "A sell 2 Sugar",
        "CTM-058",
        "The card orders a sale: sell, or choose 'forfeit'; try 'sell 1 Sugar'.",
    ),
    "short/choose": (
        lambda: with_card("F06"),
        "A sell 1 Sugar",
        "CTM-057",
        "You are caught short: get a contract, or forfeit; try 'buy in'.",
    ),
    "quote/choose": (
        lambda: after(in_pit("Coffee 1", player(), player(Coffee=2)), "A call"),
        "B offer 3 at 100",
        "CTM-R64",
        "Offer contracts at a price in steps of $100, such as 'offer 1 at 100', or choose 'pass'.",
    ),
    "quote/below_corner_price": (
        lambda: after(in_pit("Coffee 1", player(), player(Coffee=6)), "A call"),
        "B offer 1 at 900",
        "CTM-085",
        "From a Corner you sell at $1,000 or more: offer that, such as 'offer 1 at 1000', or choose 'pass'.",
    ),
    "take/no_offer": (
        lambda: after(in_pit("Coffee 1", player(), player(Coffee=2)), "A call", "B offer 1 at 500"),
        "A take 2 from B",
        "CTM-R64",
        "That was not offered, or is too much; try 'buy 1 Coffee'.",
    ),
    "bid/choose": (
        lambda: after(in_pit("Coffee 5", player(Coffee=1)), "A call", "B bid 500"),
        "C bid 500",
        "CTM-R64",
        "Bid $600 to $20,000, in steps of $100, or choose 'pass'.",
    ),
    "more/choose": (
        lambda: after(
            in_pit("Coffee 1", player(), player(at="Coffee 4", Coffee=3)), "A buy 1 Coffee from B", "A ask for 2 more"
        ),
        "B agree to 3",
        "CTM-R15",
        "Agree to a number, 1 to 2, such as 'agree to 1', or choose 'decline'.",
    ),
    "partner/choose": (
        lambda: after(
            in_pit("Coffee 1", player(), player(at="Coffee 4", Coffee=3), options={"partner_may_forfeit": True}),
            "A buy 1 Coffee from B",
        ),
        "B decline",
        "CTM-R13",
        "You are to deal with your partner: choose 'deal' or 'forfeit'; try 'deal'.",
    ),
    "swap/choose": (
        lambda: in_pit("Coffee 8", player(Sugar=1)),
        "A throw",
        "CTM-062",
        "Name what you give in the swap; try 'give Sugar'.",
    ),
    "swap/not_owned": (
        lambda: in_pit("Coffee 8", player(Sugar=1)),
        "A give Rubber",
        "CTM-062",
        "You own no Rubber to give in a swap; try 'give Sugar'.",
    ),
    "swap/control": (
        lambda: in_pit("Coffee 8", player(Sugar=1, Hides=10)),
        "A give Hides",
        "CTM-095",
        "Your Hides is under Market Control and never moves; try 'give Sugar'.",
    ),
    "swap/no_payment": (
        lambda: in_pit("Coffee 8", player(Sugar=1)),
        "A pay instead",
        "CTM-R20",
        "You cannot pay instead of giving a contract here; try 'give Sugar'.",
    ),
    "trade/choose": (
        lambda: in_pit("Coffee 4", player(Sugar=1)),
        "A throw",
        "CTM-068",
        "This is Open Trading: offer something, answer an offer, or try 'end trading'.",
    ),
    "offer/with_mover": (
        lambda: in_pit("Coffee 4", player(Sugar=1)),
        "B offer C: 100 for 1 Sugar",
        "CTM-R47",
        "Every deal has the mover as one party, and another player in the game.",
    ),
    "offer/limit": (
        lambda: after(
            in_pit("Coffee 4", player(Sugar=1)),
            *[f"A offer B: 1 Sugar for {n}00" for n in (9, 8, 7)],
        ),
        "A offer B: 1 Sugar for 600",
        "CTM-R65",
        "You have made that player 3 offers at this stop; try 'end trading'.",
    ),
    "offer/no_gifts": (
        lambda: in_pit("Coffee 4", player(Sugar=1)),
        "A offer B: 1 Sugar for nothing",
        "CTM-R47",
        "A deal gives something each way, contracts or seats among it, and cash on one side only in steps of $100.",
    ),
    "offer/not_there": (
        lambda: in_pit("Coffee 4", player(Sugar=1)),
        "A offer B: 2 Sugar for 100",
        "CTM-R47",
        "One of you does not have that; try 'end trading'.",
    ),
    "offer/control": (
        lambda: in_pit("Coffee 4", player(Sugar=10)),
        "A offer B: 1 Sugar for 5000",
        "CTM-095",
        "Contracts under Market Control are sold for money only, and only by a player with less than $1,000.",
    ),
    "offer/below_corner_price": (
        lambda: in_pit("Coffee 4", player(Sugar=6)),
        "A offer B: 2 Sugar for 2700",
        "CTM-085",
        "From a Corner contracts go for $2,800 or more, or in a swap; a player with less than $1,000 may take less.",
    ),
    "offer/unknown": (
        lambda: in_pit("Coffee 4", player(Sugar=1)),
        "A accept 1",
        "CTM-R65",
        "There is no open offer of that number to you; try 'end trading'.",
    ),
    "trade/no_deal": (
        lambda: after(in_pit("Coffee 4"), "A end trading"),
        "A buy 2 Coffee",
        "CTM-069",
        "No deal was made: buy 1 contract from the Cashier, or forfeit; try 'buy 1 Coffee'.",
    ),
    "debt/raise_funds": (
        lambda: throws(player(200, 22, Sugar=1), dice=(1, 3)),
        "A forfeit",
        "CTM-R39",
        "You owe $1,000 and have $200: sell to the Cashier; try 'redeem Sugar'.",
    ),
    "debt/not_owned": (
        lambda: throws(player(200, 22, Sugar=1), dice=(1, 3)),
        "A redeem Hides",
        "CTM-R39",
        "You own no Hides; try 'redeem Sugar'.",
    ),
    "debt/no_seat": (
        lambda: throws(player(200, 22, Sugar=1), dice=(1, 3)),
        "A redeem seat",
        "CTM-100",
        "You hold no Broker Seat; try 'redeem Sugar'.",
    ),
    "debt/corner_is_last": (
        lambda: throws(player(200, 22, Sugar=1, Coffee=6), dice=(1, 3)),
        "A redeem Coffee",
        "CTM-R39",
        "Your seats and loose contracts cover what you owe; until then your Corners stay whole: try 'redeem Sugar'.",
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
