"""Every refusal is provoked somewhere, with code, clause and what can be done instead; nothing changes by it."""

from __future__ import annotations

import re

import pytest

import parlour
from parlour.core.refusals import Reason, Refused
from parlour.games.weigh_anchor import reasons
from parlour.table.table import Table
from parlour.testing import codes, play, refusal
from tests.games.weigh_anchor.harbour import CUNARD, FRENCH, ITALIAN, SWEDISH, at
from tests.games.weigh_anchor.test_building import one_deck
from tests.games.weigh_anchor.test_buying import rex
from tests.games.weigh_anchor.test_cards import landed_on_duties
from tests.games.weigh_anchor.test_ruin import owing, s69
from tests.games.weigh_anchor.test_selling import mortgaged_rex
from tests.games.weigh_anchor.test_start import opened


def asked(pieces: Table) -> Table:
    play(pieces, "A build Stockholm", "D want 0")
    return pieces


def bidding(pieces: Table) -> Table:
    play(asked(pieces), "B want 1")
    return pieces


def provoked() -> list[tuple[Reason, Table, str]]:
    """A table and an answer for every reason there is."""
    some = at({"B": {"cash": 300}}, {"A": ["Rex", "Tugs", SWEDISH], "B": ["Paris"]}, mortgaged=["Calshot"])
    built = at(fleet={"A": [ITALIAN, FRENCH, CUNARD]}, levels={ITALIAN: (2, 1, 1), CUNARD: 4}, mortgaged=["Paris"])
    suites = at(fleet={"A": [CUNARD]}, levels={CUNARD: 5})
    short = at(fleet={"A": [ITALIAN]}, levels={ITALIAN: 3}, short=True, short_building_from="any_time")
    debt = owing("A", 100, None, {"A": {"cash": 30}}, fleet={"A": ["Rex"]})
    open_offer = at(fleet={"A": ["Rex"]}, mortgaged=["Rex"], players={"B": {"cash": 45}})
    play(open_offer, "A offer B: Rex for 40")
    stale = at(fleet={"A": ["Rex"], "B": ["Cunard Line"]})
    play(stale, "A offer B: Rex for 400", "B build Queen Mary 6")
    refusing = owing(
        "D",
        900,
        "A",
        {"D": {"cash": 0}},
        fleet={"D": ["Rex"]},
        mortgaged=["Rex"],
        creditor_cannot_pay_interest="refuse_to_bank_auction",
    )
    play(refusing, "D go bankrupt")
    both = ["Rex", "Queen Mary"]
    poor = owing(
        "D",
        900,
        "A",
        {"A": {"cash": 140}, "D": {"cash": 0}},
        fleet={"D": both},
        mortgaged=both,
    )
    play(poor, "D go bankrupt")
    raising = rex(players={"B": {"cash": 80}}, fleet={"B": ["Stockholm"]}, bid_limit="raisable")
    play(raising, "B bid 95", "A hold", "C hold", "D hold")
    sets = opened(2, [(5, 6), (1, 2)], short=True)
    choosing = opened(2, [(5, 6), (1, 2)], short=True)
    play(choosing, "A throw", "B throw")
    failing = at({"A": {"at": 10, "dock": 0, "cards": ["CH-08"]}}, chance=[(2, 5)], short=True)
    play(failing, "A throw")
    charge = at({"A": {"at": 15}}, {"B": ["Calshot"]}, chance=[(3, 4), "CH-04"])
    play(charge, "A throw")
    lander = at({"A": {"at": 4, "cash": 90}}, chance=[(3, 4)])
    play(lander, "A throw")
    own = at(fleet={"A": ["Rex"]}, mover="B", business_windows="own_turn_only")
    return [
        (reasons.OUT_OF_TURN, lander, "B pass"),
        (reasons.TAKE_TOKEN, parlour.open("weigh-anchor", seats=2), "A pass"),
        (reasons.THROW_FOR_FIRST, opened(2, []), "A pass"),
        (reasons.THROW_FOR_SETS, sets, "A pass"),
        (reasons.CHOOSE_SET, choosing, "A choose Tugs"),
        (reasons.THROW_NOT_YOURS, some, "B throw"),
        (reasons.THROWER_PASSES, some, "A pass"),
        (reasons.NOT_IN_WINDOW, some, "A buy"),
        (reasons.PASS_STANDS, some, "A rest"),
        (reasons.NO_PASS_STANDS, at(state={"standing": []}), "A resume"),
        (reasons.NOT_YOUR_WINDOW, own, "A mortgage Rex"),
        (reasons.NOT_DOCKED, some, "A pay 50"),
        (reasons.DOCK_THIRD_TURN, at({"A": {"at": 10, "dock": 2}}), "A pay 50"),
        (reasons.DOCK_FINE, at({"A": {"at": 10, "dock": 0, "cash": 5}}), "A pay 50"),
        (reasons.DOCK_NO_CARD, at({"A": {"at": 10, "dock": 0}}), "A use CH-08"),
        (reasons.DOCK_CARD_OR_FINE, failing, "A throw"),
        (reasons.BUY_OR_DECLINE, lander, "A throw"),
        (reasons.BUY_CASH, lander, "A buy"),
        (reasons.BID_OR_HOLD, rex(), "B pass"),
        (reasons.BID_TOO_LOW, rex(), "B bid 0"),
        (reasons.BID_CASH, rex(), "B bid 1501"),
        (reasons.DUTY_CHOOSE, landed_on_duties(500), "A pass"),
        (reasons.THROW_FOR_CHARGE, charge, "A pass"),
        (reasons.BUILD_NOT_A_LINER, some, "A build Calshot"),
        (reasons.BUILD_GROUP, some, "A build Rex"),
        (reasons.BUILD_TOO_EARLY, at(fleet={"A": [ITALIAN]}, short=True), "A build Rex"),
        (reasons.BUILD_MORTGAGED, built, "A build Normandie"),
        (reasons.BUILD_FULL, built, "A build Queen Mary"),
        (reasons.BUILD_SHORT_FULL, short, "A build Rex"),
        (reasons.BUILD_COUNT, built, "A build Rex 99"),
        (reasons.BUILD_UNEVEN, built, "A build Andrea Doria"),
        (reasons.BUILD_NONE_LEFT, drained(), "A build Rex"),
        (reasons.BUILD_CASH, at({"A": {"cash": 99}}, {"A": [ITALIAN]}), "A build Rex"),
        (reasons.BUILD_NOT_READY, built, "A suite Rex"),
        (reasons.SUITE_NONE_LEFT, without_suites(), "A suite Rex"),
        (reasons.SUITE_ONE, suites, "A suite Queen Mary"),
        (reasons.SELL_NOTHING, some, "A sell Rex"),
        (reasons.SELL_NOT_YOURS, some, "A sell Paris"),
        (reasons.SELL_COUNT, built, "A sell Queen Mary 9"),
        (reasons.SELL_UNEVEN, built, "A sell Rex"),
        (reasons.SELL_NO_DECKS, without_decks(), "A sell Rex"),
        (reasons.MORTGAGE_NOT_YOURS, some, "A mortgage Paris"),
        (reasons.MORTGAGE_TWICE, some, "A mortgage Calshot"),
        (reasons.MORTGAGE_IMPROVED, built, "A mortgage Rex"),
        (reasons.LIFT_NOT_YOURS, some, "A lift Paris"),
        (reasons.LIFT_NOT_MORTGAGED, some, "A lift Rex"),
        (reasons.LIFT_CASH, at({"A": {"cash": 5}}, {"A": ["Rex"]}, mortgaged=["Rex"]), "A lift Rex"),
        (reasons.OFFER_NO_PARTNER, some, "A offer A: Rex for 5"),
        (reasons.OFFER_NOT_YOURS, some, "A offer B: Paris for 5"),
        (reasons.OFFER_NOT_THEIRS, some, "A offer B: 5 for Ohio"),
        (reasons.OFFER_IMPROVED, built, "A offer B: Rex for 5"),
        (reasons.OFFER_LOAN, some, "A offer B: 5 for nothing"),
        (reasons.OFFER_CASH, some, "A offer B: 1501 for Paris"),
        (reasons.OFFER_THEIR_CASH, some, "A offer B: Rex for 301"),
        (reasons.OFFER_BOTH_CASH, some, "A offer B: 5 + Rex for 5"),
        (reasons.OFFER_CASH_ONLY, at(fleet={"A": ["Rex"]}, trade_contents="cash_only"), "A offer B: Rex for nothing"),
        (reasons.NO_SUCH_OFFER, some, "A accept 7"),
        (reasons.NOT_YOUR_OFFER, some, "A withdraw 7"),
        (reasons.TRADE_CHANGED, stale, "B accept 1"),
        (reasons.TRADE_INTEREST, open_offer, "B accept 1"),
        (reasons.TAKE_OVER_CHOOSE, mortgaged_rex(), "B lift Paris"),
        (reasons.TAKE_OVER_CASH, poor, "A lift Queen Mary"),
        (reasons.INHERIT_CHOOSE, refusing, "A hold"),
        (reasons.NO_CLAIM, at(claim_hire="manual"), "A ask B for Rex"),
        (reasons.HIRE_AUTOMATIC, some, "A ask B for Rex"),
        (reasons.SETTLE, debt, "A throw"),
        (reasons.NOT_YOUR_DEBT, debt, "B throw"),
        (reasons.DEBT_COVERED, debt, "A go bankrupt"),
        (reasons.OFFER_TO_DEBTOR, debt, "B offer C: 5 for Rex"),
        (reasons.WANT_HOW_MANY, asked(one_deck()), "B want 99"),
        (reasons.FIT_WHERE, fitting(), "A fit Rex"),
        (reasons.RAISE_BID, raising, "B pass"),
        (reasons.PIECE_BID, bidding(one_deck()), "A pass"),
    ]


def drained() -> Table:
    rows = {"Holland America Line": 4, "French Line (CGT)": 4, "White Star Line": (3, 3, 2)}
    return at(fleet={"A": [ITALIAN], "D": list(rows)}, levels=rows)


def without_suites() -> Table:
    rows = dict.fromkeys(["Holland America Line", "French Line (CGT)", "White Star Line", "United States Lines"], 5)
    return at(fleet={"A": [ITALIAN], "D": list(rows)}, levels={ITALIAN: 4} | rows)


def without_decks() -> Table:
    rows = {"Holland America Line": 4, "French Line (CGT)": 4, "White Star Line": (2, 2, 2)}
    return at(fleet={"A": [ITALIAN], "D": list(rows)}, levels={ITALIAN: 5} | rows)


def fitting() -> Table:
    pieces = bidding(one_deck())
    play(pieces, "A bid 60", "B hold")
    return pieces


CASES = {reason.code: (reason, table, line) for reason, table, line in provoked()}


@pytest.mark.parametrize("code", list(CASES))
def test_each_refusal_says_its_code_its_clause_and_what_to_do(code: str) -> None:
    reason, table, line = CASES[code]
    refused = refusal(table, line)
    assert (refused.code, refused.clause) == (reason.code, reason.clause)
    assert not re.search(r"[{}]|  |None", refused.text)


def test_every_reason_is_provoked() -> None:
    assert set(CASES) == codes(reasons)


def test_the_table_after_a_bankruptcy_asks_the_creditor_alone() -> None:
    with pytest.raises(Refused) as refused:
        s69().act("B", "hold")
    assert refused.value.code == "turn/not_yours"


@pytest.mark.parametrize(
    ("line", "way"),
    [
        ("A build Queen Mary", "start with Queen Elizabeth, or buy 2 decks at once"),
        ("A sell Queen Elizabeth 1", "Queen Elizabeth has nothing on it"),
        ("A build Rex 0", "1 to 12 decks"),
        ("A build Rex 12", "costs $1,200 and you have $1,100"),
        ("A build Paris", "you lack Paris, Île de France, and Normandie"),
        ("A mortgage Calshot", "paying that off costs $83"),
        ("A offer B: 5 for Ohio", "you can ask for Majestic and Get Out card (Chance)"),
        ("A offer B: Rex for 301", "B has only $300"),
        ("A offer B: Rex for -5", "Nothing here is called “-5”. Write it like “Stockholm”."),
        ("A build Rexx", "Nothing here is called “Rexx”. Did you mean “build Rex 1”?"),
        ("A bild Rex 1", "“bild Rex 1” is no action of this game. Did you mean “build Rex 1”?"),
        ("A thorw", "Did you mean “throw”?"),
        ("A offer B: Rex for Majestik", "Nothing here is called “Majestik”. Did you mean “Majestic”?"),
        ("A bid ten", "“bid ten” cannot be read. Write it like “bid 2”."),
    ],
)
def test_a_refusal_says_what_can_be_done_instead(line: str, way: str) -> None:
    table = at(
        {"A": {"cash": 1100}, "B": {"cash": 300, "cards": ["CH-08"]}},
        {"A": [ITALIAN, CUNARD, "Tugs"], "B": ["Majestic"]},
        levels={CUNARD: (0, 1)},
        mortgaged=["Calshot"],
    )
    with pytest.raises(Refused) as refused:
        table.act(*line.split(" ", 1))
    assert way in refused.value.text
    assert not refused.value.text.endswith("?.")


def test_pieces_come_off_evenly_and_the_refusal_says_how() -> None:
    table = at(fleet={"A": [ITALIAN]}, levels={ITALIAN: (2, 1, 1)})
    with pytest.raises(Refused, match="start with Andrea Doria, or sell 2 at once"):
        table.act("A", "sell Rex")
    play(table, "A sell Rex 2")


def test_the_seats_waited_for_are_listed() -> None:
    table = rex()
    play(table, "B bid 20")
    with pytest.raises(Refused, match="wait: C, D, and A must answer first"):
        table.act("B", "bid 30")
