"""Positions that no play can reach are refused with a sentence, and by the rule that they break."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from parlour.core.refusals import BadData
from tests.games.finance.town import AFTER, BEFORE, OVER, RAILROADS, at

OUT: dict[str, Any] = {"is_in": False, "cash": 0}
LANDED: dict[str, Any] = {"stage": "landed", "first": 2, "second": 3}
NEXT: dict[str, Any] = {"stage": "next"}
DEBT: dict[str, Any] = {"debtor": "A", "creditor": "B", "amount": 1050, "clause": "FIN-040", "purpose": "rent"}
TWO_TWO = {"A": RAILROADS[:2], "B": RAILROADS[2:]}


def landing(stage: str, throw: int = 5, **given: Any) -> dict[str, Any]:
    return {"above": [{"landing": {"stage": stage, "throw": throw}}], "turn": LANDED, **given}


def sale(outcry: Mapping[str, Any] | None = None, turn: Mapping[str, Any] = NEXT, **given: Any) -> dict[str, Any]:
    """A lease under the hammer between turns; `auction` changes more of it."""
    auction = {"lease": "Broadway", "outcry": {"bidders": list("ABCD"), **(outcry or {})}, **given.pop("auction", {})}
    return {"above": [{"auction": auction}], "turn": turn, **given}


def debt(frame: Mapping[str, Any] | None = None, below: Any = None, **given: Any) -> dict[str, Any]:
    """A owes B $1,050 with Broadway to mortgage; `one` changes the debt, `frame` what goes with it."""
    one = {key: value for key, value in (DEBT | given.pop("one", {})).items() if value is not None}
    frames = [below or {"landing": {"throw": 5}}, {"debts": {"debts": [one], **(frame or {})}}]
    return {"above": frames, "turn": LANDED, "leases": {"A": ["Broadway"]}, **given}


def claim(**changed: Any) -> dict[str, Any]:
    one = {"owner": "B", "visitor": "C", "lease": "Broadway", "amounts": [0, 20, 0, 0], **changed}
    return {"forgetters": True, "leases": {"B": ["Broadway"]}, "state": {"claims": [one]}}


def offer(**changed: Any) -> dict[str, Any]:
    one = {"number": 1, "maker": "A", "to": "B", "give": {"cash": 5}, "get": {"goods": ["Broadway"]}, **changed}
    above = [{"window": {"offers": [one]}}]
    return {"above": above, "leases": {"B": ["Broadway"]}, "state": {"revision": 1}}


def plan(shares: list[int] | None = None, **changed: Any) -> dict[str, Any]:
    one = {"number": 1, "maker": "A", "kind": "sharing", "agreed": ["A"], "series": "railroads", **changed}
    one["shares"] = shares if shares is not None else [50, 50, 0, 0]
    one = {key: value for key, value in one.items() if value is not None}
    readings = {"utility_deals": True} if one["kind"] == "holding" else {}
    return {"above": [{"window": {"plans": [one]}}], "leases": TWO_TWO, "state": {"revision": 1}, **readings}


def gone(seat: str, **state: Any) -> dict[str, Any]:
    standing = [other for other in "ABCD" if other != seat]
    return {"players": {seat: OUT}, "state": {"standing": standing, **state}}


def riding(**changed: Any) -> dict[str, Any]:
    ride = {"holder": "A", "grantor": "B", "scope": ["Main Line"], "bound": ["Main Line"], "count": 1, **changed}
    return {"state": {"rides": [ride]}, "free_rides": True}


GOOD: dict[str, dict[str, Any]] = {
    "a sale between turns": sale(),
    "a sale between turns after its mover has left": sale() | gone("A") | sale({"bidders": list("BCD")}),
    "a sale in a turn": sale(turn=LANDED) | {"above": [{"landing": {"throw": 5}}, *sale()["above"]]},
    "a debt": debt(),
    "a debt of one who may sell": debt({"made": [0, 1, 3, 0]}, debtor_sales=True),
    "a claim": claim(),
    "a claim that may be single": claim(amounts=[0, 40, 0, 0], single=20),
    "an offer": offer(),
    "a plan to share": plan(),
    "a plan with a holder": plan(kind="holding", holder="A", moneys=[0, 50, 0, 0]),
    "a plan to stop": plan([], kind="stop", series=None),
    "a ride that has followed its lease": riding() | {"leases": {"C": ["mainline"]}},
    "used cards where they are drawn": {"deck_mode": "draw", "state": {"chance": ["CH01"], "chest": ["CC02"]}},
    "a choice of throws": {
        "above": [],
        "turn": {"stage": "choosing a throw", "throws": 2, "first": 1, "second": 2},
        "players": {"A": {"at": 20, "jail": 0}},
    },
    "three circuits in a turn of many throws": {
        "forgetters": True,
        "doubles_extra_throw": True,
        "state": {"income": 3},
    },
}

BAD: list[tuple[str, str, dict[str, Any]]] = [
    ("FIN-R26", "owing the Bank where nothing is carried", {"players": {"A": {"owes": 5, "cash": 0}}}),
    ("FIN-R26", "owing the Bank with cash in hand", {"players": {"A": {"owes": 5}}, "bank_debt": "carry"}),
    ("FIN-020", "a mover who is out", gone("A")),
    ("FIN-R03", "an Auctioneer who is out", gone("B", auctioneer="B") | {"auctioneer": "player"}),
    ("FIN-R03", "an Auctioneer where the platform calls", {"state": {"auctioneer": "B"}}),
    ("FIN-R08", "an early sale by nobody", {"state": {"has_sold_early": True}}),
    ("FIN-R41", "a claim of nothing", claim(amounts=[0, 0, 0, 0])),
    ("FIN-R41", "a claim without amounts", claim(amounts=[])),
    ("FIN-R41", "a claim for too few seats", claim(amounts=[0, 20])),
    ("FIN-R41", "a claim for too many seats", claim(amounts=[0, 20, 0, 0, 0])),
    ("FIN-R41", "a claim of the visitor's own", claim(amounts=[0, 20, 7, 0])),
    ("FIN-R41", "a claim below zero", claim(amounts=[-5, 20, 0, 0])),
    ("FIN-R41", "a double rent that is not double", claim(single=20)),
    ("FIN-R41", "a claim on oneself", claim(visitor="B", amounts=[20, 0, 0, 0])),
    ("FIN-R41", "a ride with a rent", claim(is_ride=True) | {"free_rides": True}),
    ("FIN-R41", "a ride where there are none", claim(is_ride=True, amounts=[])),
    ("FIN-R41", "one stop claimed twice", claim() | {"state": {"claims": claim()["state"]["claims"] * 2}}),
    ("FIN-120", "an insurance that is not sold", {"jail_insurance": True, "state": {"cover": 4}}),
    ("FIN-I11", "three circuits in one throw", {"forgetters": True, "state": {"income": 3}}),
    ("FIN-I15", "a game beyond its last round", {"state": {"round": 200}}),
    ("FIN-R07", "a card under the deck twice", {"deck_mode": "draw", "state": {"chance": ["CH01", "CH01"]}}),
    ("FIN-R07", "a card in the other deck", {"deck_mode": "draw", "state": {"chance": ["CC01"]}}),
    ("FIN-R07", "used cards where they are cut", {"state": {"chest": ["CC01"]}}),
    ("FIN-I17", "rides from oneself", riding(holder="B") | {"leases": {"B": ["mainline"]}}),
    (
        "FIN-I17",
        "rides on a lease that the grantor has sold",
        riding() | {"leases": {"C": ["mainline"]}, "free_rides_follow": "grantor"},
    ),
    ("FIN-020", "a window before the throw after the stop", {"turn": OVER}),
    ("FIN-020", "a window after the stop before the throw", {"above": AFTER}),
    ("FIN-020", "a window in a window", {"above": BEFORE + BEFORE}),
    ("FIN-020", "a turn that waits for nothing", {"above": [], "turn": {"stage": "to move"}}),
    ("FIN-020", "dice with nine eyes", {"above": [], "turn": {"stage": "throwing", "first": 9}}),
    ("FIN-020", "a stop that no dice lead to", landing("cutting", 1, players={"A": {"at": 7}})),
    ("FIN-126", "a choice of throws outside Jail", {"above": [], "turn": {"stage": "choosing a throw", "throws": 2}}),
    (
        "FIN-126",
        "a choice before the first throw",
        {
            "above": [],
            "turn": {"stage": "choosing a throw", "throws": 1},
            "players": {"A": {"at": 20, "jail": 0}},
        },
    ),
    ("FIN-020", "the opening throw in a turn", {"above": [{"opening_throw": {"contenders": ["A"]}}]}),
    ("FIN-030", "a stop that is over", landing("over")),
    ("FIN-020", "a sale over a stop that still asks", debt(below={"landing": {"throw": 5, "stage": "riding"}})),
    ("FIN-030", "a cut on Start", landing("cutting")),
    ("FIN-030", "insurance on Start", landing("insuring", jail_insurance=True)),
    ("FIN-030", "a throw for a street", landing("to throw", leases={"B": ["Wayback"]}, players={"A": {"at": 1}})),
    ("FIN-030", "a ride without rides", landing("riding", leases={"B": ["Wayback"]}, players={"A": {"at": 1}})),
    ("FIN-030", "a rent of nobody", landing("collecting", players={"A": {"at": 1}})),
    ("FIN-030", "a rent of one's own", landing("collecting", leases={"A": ["Wayback"]}, players={"A": {"at": 1}})),
    ("FIN-020", "a sale before the throw, without a window", sale(turn={})),
    ("FIN-R10", "a bid of one who may not bid", sale({"bidders": ["A", "B"], "high": "C", "bid": 10})),
    ("FIN-R10", "a bidder who is out", sale() | gone("D")),
    ("FIN-R05", "a bid below the first", sale({"high": "B", "bid": 4})),
    ("FIN-R05", "a bid of nobody", sale({"bid": 10})),
    ("FIN-I08", "a bid beyond the cash", sale({"high": "B", "bid": 1001})),
    ("FIN-I08", "a bid beyond all means", sale({"high": "B", "bid": 1001}, bid_limit="liquid")),
    ("FIN-032", "a fourth call", sale(auction={"call": 4})),
    ("FIN-032", "a sale that nobody is asked about", sale({"held": list("ABCD")})),
    ("FIN-020", "a sale that is over", sale(auction={"stage": "sold"})),
    ("FIN-020", "a sale that is paid for without a debt", sale(auction={"stage": "paying"})),
    (
        "FIN-R31",
        "an offer during a sale",
        sale(auction={"offers": [{"number": 1, "maker": "A", "to": "B", "give": {"cash": 5}, "get": {"cash": 0}}]})
        | {"state": {"revision": 1}},
    ),
    ("FIN-I12", "a debt to oneself", debt(one={"creditor": "A"})),
    ("FIN-I12", "a debt of nothing", debt(one={"amount": 0})),
    ("FIN-I12", "a debt that cash covers", debt(one={"amount": 1000})),
    ("FIN-100", "a debt beyond all means", debt(one={"amount": 1171})),
    ("FIN-I12", "a debt to one who is out", debt() | gone("B")),
    ("FIN-I12", "a rent owed to the Bank", debt(one={"creditor": None})),
    ("FIN-I12", "taxes owed to a player", debt({"kind": "to the bank"})),
    ("FIN-I12", "a debt of nobody", debt({"debts": []})),
    ("FIN-I12", "a debt of two", debt({"debts": [DEBT, DEBT | {"debtor": "C"}]})),
    ("FIN-020", "a bid owed without a sale", debt({"kind": "bid"}, one={"creditor": None})),
    ("FIN-R27", "offers that are not counted", debt(debtor_sales=True)),
    ("FIN-R27", "too many offers", debt({"made": [0, 4, 0, 0]}, debtor_sales=True)),
    ("FIN-R31", "an offer to oneself", offer(to="A")),
    ("FIN-R31", "an offer to one who is out", offer(to="C") | gone("C", revision=1)),
    ("FIN-R31", "an offer with a number to come", offer(number=2)),
    ("FIN-R31", "a proposal without its maker", plan(agreed=["B"])),
    ("FIN-R31", "a proposal about streets", plan(series="wayback")),
    ("FIN-R31", "shares that do not add up", plan([50, 49, 0, 0])),
    ("FIN-R31", "shares for too few", plan([50, 50])),
    ("FIN-R31", "a holder without money for all", plan(kind="holding", holder="A")),
    ("FIN-R31", "a deal without a holder", plan(kind="holding", moneys=[0, 0, 0, 0])),
    ("FIN-R31", "a holder where each keeps his leases", plan(holder="A")),
    ("FIN-R31", "stopping with shares", plan(kind="stop")),
    ("FIN-R31", "a pass of one who is out", {"above": [{"window": {"passed": ["B"]}}]} | gone("B")),
    ("FIN-R46", "one who has resigned, at a window", {"state": {"resigning": ["B"]}}),
]


@pytest.mark.clause("FIN-020", "FIN-R41", "FIN-I12", "FIN-R31")
@pytest.mark.parametrize(("id", "wrong"), [pytest.param(id, wrong, id=name) for id, name, wrong in BAD])
def test_an_impossible_position_is_refused_in_a_sentence(id: str, wrong: dict[str, Any]) -> None:
    with pytest.raises(BadData) as refused:
        at(**wrong)
    assert f"{id}: " in str(refused.value)
    assert "Error" not in str(refused.value)


@pytest.mark.parametrize("name", list(GOOD))
def test_its_possible_neighbour_is_taken(name: str) -> None:
    table = at(**GOOD[name])
    again = table.position()
    assert table.asks() or table.draw() is not None
    assert at(**GOOD[name]).position() == again
