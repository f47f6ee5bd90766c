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
        "Please wait for the others.",
    ),
    "dealer/name": (
        voting,
        "B pass",
        "PIT-R01",
        "Vote for a player as the first dealer.",
    ),
    "suits/name": (
        naming_suits,
        "A suits Gas + Oil",
        "PIT-10",
        "Pick 3 different commodities, or leave it to chance.",
    ),
    "round/answer": (
        lambda: rounds(HANDS),
        "A ready",
        "PIT-17",
        "Offer cards of one kind, or pass.",
    ),
    "board/answer": (
        lambda: rounds({"A": "Oil 9"}),
        "A pass",
        "PIT-21",
        "You have a corner: ring the bell, or don't, before you go on.",
    ),
    "board/hold": (
        lambda: rounds(HANDS, frame={"stage": "last corners", "round": 200}),
        "A pass",
        "PIT-R10",
        "The trading in this hand is over.",
    ),
    "board/no_corner": (
        lambda: rounds(HANDS),
        "A corner Oil",
        "PIT-21",
        "Not a corner yet: you have 5 of 9 Oil.",
    ),
    "board/bear": (
        lambda: rounds({"A": "Oil 9 + Bear"}, **BB),
        "A corner Oil",
        "PIT-37",
        "You cannot ring the bell while you hold the Bear: swap it away first.",
    ),
    "set/number": (
        lambda: rounds(HANDS),
        "A offer Oil 5 floor 1",
        "PIT-41",
        "You can swap 1 to 4 cards at a time.",
    ),
    "set/special_missing": (
        lambda: rounds({"A": "Oil 4 + Rice 4 + Bear"}, bull_and_bear=True, mixed_with_specials="any"),
        "A offer Oil + Rice floor 2",
        "PIT-R04",
        "You can mix kinds only with the Bull or the Bear: add one of them, or offer cards of one kind.",
    ),
    "set/one_suit": (
        lambda: rounds(HANDS),
        "A offer Oil + Gas floor 1",
        "PIT-15",
        "Swap cards of one kind; only the Bull and the Bear may go with any.",
    ),
    "set/not_held": (
        lambda: rounds(HANDS),
        "A offer Rice floor 1",
        "PIT-15",
        "You don't have those cards: you hold 4 Gas and 5 Oil.",
    ),
    "offer/floor": (
        lambda: rounds(HANDS),
        "A offer Oil 2 floor 3",
        "PIT-19",
        "The smallest number you would swap is from 1 up to the cards you offer.",
    ),
    "offer/lowered_set": (
        lambda: rounds({"A": "Oil 4 + Gas 4 + Bear"}, **BB, mixed_with_specials="any"),
        "A offer Oil + Gas + Bear floor 2",
        "PIT-R04",
        "If fewer of these cards were swapped, they could be of different kinds: raise the smallest number.",
    ),
    "exchange/closed": (
        sorting,
        "A call Oil 2",
        "PIT-14",
        "Trading has not started: say that you are ready first.",
    ),
    "exchange/answer": (
        lambda: live(HANDS),
        "A open",
        "PIT-20",
        "Trading is on: offer cards, swap, or ring the bell.",
    ),
    "call/backed": (
        lambda: live(HANDS),
        "A call 2",
        "PIT-R11",
        "Pick the cards that you offer, not only a number.",
    ),
    "call/number_alone": (
        lambda: live(HANDS, call_backing="free"),
        "A call Oil 2",
        "PIT-R11",
        "At this table you call only a number, without cards.",
    ),
    "withdraw/nothing": (lambda: live(HANDS), "A withdraw", "PIT-17", "You have nothing to take back."),
    "withdraw/no_offer": (
        lambda: live(HANDS),
        "A withdraw from B",
        "PIT-19",
        "You have offered B nothing.",
    ),
    "match/no_call": (
        lambda: live(HANDS),
        "A match B with Oil",
        "PIT-18",
        "B offers nothing now; choose a player who does.",
    ),
    "match/too_many": (
        lambda: after(live(HANDS), "B call Gas 2"),
        "A match B with Oil 3",
        "PIT-18",
        "B wants to swap only 2 cards.",
    ),
    "lower/no_invitation": (
        lambda: after(live(HANDS), "A call Oil 3"),
        "A lower to B with Oil 2",
        "PIT-19",
        "B has not offered you a smaller swap.",
    ),
    "accept/no_match": (
        lambda: after(live(HANDS), "A call Oil 3"),
        "A accept B with Oil 3",
        "PIT-R12",
        "B has not matched your call.",
    ),
    "trade/number": (
        lambda: after(live(HANDS), "A call Oil 3", "B match A with Gas 2"),
        "A lower to B with Oil",
        "PIT-18",
        "B swaps 2 cards: give 2 too.",
    ),
    "lower/held_up": (
        lambda: after(live(HANDS), "A call Oil 3", "B match A with Rice 2"),
        "A lower to B with Gas 2",
        "PIT-R13",
        "You can give only cards that you hold up.",
    ),
    "board/not_in_play": (
        lambda: live(HANDS),
        "A corner Cocoa",
        "PIT-10",
        "Cocoa is not in this game; there are Gas, Rice, Oil, and Gold.",
    ),
    "board/words": (
        lambda: live(HANDS),
        "A bull corner Oil",
        "PIT-06",
        "The Bull is not in this game: call a plain corner.",
    ),
    "board/bell": (
        lambda: after(live({"A": "Oil 9"}, bell_window_ms=100), "A corner Oil"),
        "B void yes",
        "PIT-R16",
        "Somebody has rung the bell: ring too if you have a corner, or don't.",
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
