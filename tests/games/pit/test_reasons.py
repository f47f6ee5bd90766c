"""Every refusal: its code, its clause, its words, and a table left as it was."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import parlour
from parlour.core.refusals import Refused
from parlour.games.pit import reasons
from parlour.table.table import Table
from parlour.testing import codes, play, refusal
from tests.games.pit.hands import BB, live, rounds

HANDS = {"A": "Oil 5 + Gas 4", "B": "Gas 5 + Rice 4", "C": "Rice 5 + Gold 4", "D": "Gold 5 + Oil 4"}


def after(table: Table, *lines: str) -> Table:
    play(table, *lines)
    return table


def voting() -> Table:
    return parlour.open("pit", seats=3, options={"first_dealer": "vote"}, chance="by hand")


def naming_suits() -> Table:
    return parlour.open("pit", seats=3, options={"first_dealer": "host", "suits_choice": "dealer"}, chance="by hand")


def sorting() -> Table:
    return live(HANDS, frame={"stage": "sorting", "ready": ["B"]})


CASES: dict[str, tuple[Callable[[], Table], str, str, str]] = {
    "turn/wait": (
        lambda: after(rounds(HANDS), "A pass"),
        "A pass",
        "PIT-20",
        "There is nothing for you to answer now; please wait for the others.",
    ),
    "dealer/name": (
        voting,
        "B pass",
        "PIT-R01",
        "The first dealer is voted for: name a player, as in 'dealer B'.",
    ),
    "suits/name": (
        naming_suits,
        "A suits Gas + Oil",
        "PIT-10",
        "Name 3 commodities, one for each player, out of Gas, Silver, Rice, Oil, Cattle, Gold, Platinum, Cocoa; "
        "or 'suits by lot'.",
    ),
    "round/answer": (
        lambda: rounds(HANDS),
        "A ready",
        "PIT-17",
        "It is a round: 'pass', or offer cards as in 'offer CARDS floor NUMBER'.",
    ),
    "board/answer": (
        lambda: rounds({"A": "Oil 9"}),
        "A pass",
        "PIT-21",
        "Your hand is a corner: 'corner Oil', or 'hold' to go on.",
    ),
    "board/hold": (
        lambda: rounds(HANDS, frame={"stage": "last corners", "round": 200}),
        "A pass",
        "PIT-R10",
        "The trading of this hand is over: choose 'hold'.",
    ),
    "board/no_corner": (
        lambda: rounds(HANDS),
        "A corner Oil",
        "PIT-21",
        "Your hand is no such corner; 'pass' is an answer here.",
    ),
    "board/bear": (
        lambda: rounds({"A": "Oil 9 + Bear"}, **BB),
        "A corner Oil",
        "PIT-37",
        "While you hold the Bear you cannot lay down your hand.",
    ),
    "set/number": (
        lambda: rounds(HANDS),
        "A offer Oil 5 floor 1",
        "PIT-41",
        "A trade is of 1 to 4 cards, the Bull and the Bear counted.",
    ),
    "set/special_missing": (
        lambda: rounds({"A": "Oil 4 + Rice 4 + Bear"}, bull_and_bear=True, mixed_with_specials="any"),
        "A offer Oil + Rice floor 2",
        "PIT-R04",
        "At this table cards of several suits are a set only with a special card: "
        "add the Bull or the Bear, or offer cards of one suit.",
    ),
    "set/one_suit": (
        lambda: rounds(HANDS),
        "A offer Oil + Gas floor 1",
        "PIT-15",
        "The cards of a trade are of one suit, the Bull and the Bear apart.",
    ),
    "set/not_held": (
        lambda: rounds(HANDS),
        "A offer Rice floor 1",
        "PIT-15",
        "You do not hold these cards; your hand is Gas 4, Oil 5.",
    ),
    "offer/floor": (
        lambda: rounds(HANDS),
        "A offer Oil 2 floor 3",
        "PIT-19",
        "The floor is a number from 1 to that of the cards offered.",
    ),
    "offer/lowered_set": (
        lambda: rounds({"A": "Oil 4 + Gas 4 + Bear"}, **BB, mixed_with_specials="any"),
        "A offer Oil + Gas + Bear floor 2",
        "PIT-R04",
        "Lowered down to its floor, this offer would not always be a legal set.",
    ),
    "exchange/closed": (
        sorting,
        "A call Oil 2",
        "PIT-14",
        "The Exchange is not open yet: choose 'ready'.",
    ),
    "exchange/answer": (
        lambda: live(HANDS),
        "A open",
        "PIT-20",
        "The Exchange is open: call, match, withdraw, vote, or hit the board.",
    ),
    "call/backed": (
        lambda: live(HANDS),
        "A call 2",
        "PIT-R11",
        "A call is made with the cards for it, as in 'call CARDS'.",
    ),
    "call/number_alone": (
        lambda: live(HANDS, call_backing="free"),
        "A call Oil 2",
        "PIT-R11",
        "At this table a call is a number alone, as in 'call 2'.",
    ),
    "withdraw/nothing": (lambda: live(HANDS), "A withdraw", "PIT-17", "No call and no offer of yours stands."),
    "withdraw/no_offer": (
        lambda: live(HANDS),
        "A withdraw from B",
        "PIT-19",
        "You have offered this player nothing.",
    ),
    "match/no_call": (
        lambda: live(HANDS),
        "A match B with Oil",
        "PIT-18",
        "This player is calling no number; choose one who does.",
    ),
    "match/too_many": (
        lambda: after(live(HANDS), "B call Gas 2"),
        "A match B with Oil 3",
        "PIT-18",
        "That is more than this player has called.",
    ),
    "lower/no_invitation": (
        lambda: after(live(HANDS), "A call Oil 3"),
        "A lower to B with Oil 2",
        "PIT-19",
        "This player has not invited you to lower your call.",
    ),
    "accept/no_match": (
        lambda: after(live(HANDS), "A call Oil 3"),
        "A accept B with Oil 3",
        "PIT-R12",
        "This player has not matched your call.",
    ),
    "trade/number": (
        lambda: after(live(HANDS), "A call Oil 3", "B match A with Gas 2"),
        "A lower to B with Oil",
        "PIT-18",
        "An exchange moves as many cards both ways: as many as offered.",
    ),
    "lower/held_up": (
        lambda: after(live(HANDS), "A call Oil 3", "B match A with Rice 2"),
        "A lower to B with Gas 2",
        "PIT-R13",
        "Only cards that you hold up may go.",
    ),
    "board/not_in_play": (
        lambda: live(HANDS),
        "A corner Cocoa",
        "PIT-10",
        "This commodity is not in play; Gas, Rice, Oil, Gold are.",
    ),
    "board/words": (
        lambda: live(HANDS),
        "A bull corner Oil",
        "PIT-06",
        "The Bull is not in the deck: a corner is a corner, no more.",
    ),
    "board/bell": (
        lambda: after(live({"A": "Oil 9"}, bell_window_ms=100), "A corner Oil"),
        "B void yes",
        "PIT-R16",
        "The board has been hit: only a corner counts now, or 'hold'.",
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
    ["call", "call Oil 0", "call Oil 200", "call + Oil", "offer 2", "match Z with Oil", "corner", "void maybe"],
)
def test_what_is_no_message_is_not_understood(text: str) -> None:
    table = live(HANDS)
    with pytest.raises(Refused) as refused:
        table.act("A", text)
    assert refused.value.code == "notation/unknown"
