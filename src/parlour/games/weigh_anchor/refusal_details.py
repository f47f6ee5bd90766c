"""The numbers and names that fill the texts of refusals."""

from __future__ import annotations

from parlour.core.moves import Action
from parlour.games.weigh_anchor.actions import (
    Accept,
    Build,
    BuildSuite,
    Counter,
    Fit,
    Lift,
    Mortgage,
    Offer,
    RefuseVessel,
    Sell,
    TakeOver,
)
from parlour.games.weigh_anchor.figures import levels_of
from parlour.games.weigh_anchor.options import FIRST_SALARY
from parlour.games.weigh_anchor.phases.auction import Auction
from parlour.games.weigh_anchor.phases.buying import Buying
from parlour.games.weigh_anchor.phases.debts import Debts
from parlour.games.weigh_anchor.phases.raising import RaiseCash
from parlour.games.weigh_anchor.phases.scarcity import ASKING, NO_PLACE, Scarcity, room
from parlour.games.weigh_anchor.state import AnchorState
from parlour.games.weigh_anchor.trading import owned_by, what_changed
from parlour.kit.bits import members
from parlour.kit.split_evenly import least_to_lower, least_to_raise
from parlour.kit.trade.bundle import GOODS, Proposal, find
from parlour.kit.trade.offers import open_offers


def details_of(s: AnchorState, seat: int, action: Action) -> dict[str, object]:
    """Return all details for any refusal. They are only computed when a refusal is shown."""
    edition = s.edition
    details: dict[str, object] = {
        "cash": money(s, s.holdings[seat].cash),
        "fine": money(s, edition.fine),
        "flat": edition.duties,
        "percent": edition.duties_percent,
        "decks": s.most_decks,
        "stock": s.decks,
        "when": "after your first salary" if s.options.builds_from == FIRST_SALARY else "after your first move",
        "goods": _goods(s, seat),
        "theirs": "nothing",
        "their_cash": "nothing",
        "vessel": "that vessel",
        "group": "the group",
        "lacking": "some",
        "lowest": "another",
        "highest": "another",
        "rise": 0,
        "fall": 0,
        "cost": "more",
        "total": "more",
        "lift": "more",
        "loan": "more",
        "room": 0,
        "levels": 0,
        "number": 0,
        "change": "something in it has changed",
    }
    if isinstance(action, (Build, BuildSuite, Sell, Mortgage, Lift, Fit, TakeOver, RefuseVessel)):
        _of_vessel(s, seat, action.vessel, isinstance(action, BuildSuite), details)
    if isinstance(action, Build):
        _of_building(s, action, details)
    details.update(_of_frame(s, seat))
    offers = open_offers(s)
    partner = _partner(s, action, offers)
    if partner >= 0:
        details["theirs"] = _goods(s, partner)
        details["their_cash"] = money(s, s.holdings[partner].cash)
    if isinstance(action, Accept):
        offer = find(offers, action.number)
        details["number"] = action.number
        if offer is not None:
            details["change"] = what_changed(s, offer)
    return details


def money(s: AnchorState, amount: int) -> str:
    return f"{s.edition.currency}{amount:,}"


def _goods(s: AnchorState, seat: int) -> str:
    """Return the names of what a seat owns."""
    return ", ".join([s.edition.names[GOODS][n] for n in members(owned_by(s, seat))]) or "nothing"


def _partner(s: AnchorState, action: Action, offers: list[Proposal]) -> int:
    """Return the seat that an offer or counter-offer is addressed to, or -1."""
    if isinstance(action, Offer):
        return action.to if 0 <= action.to < s.seats else -1
    offer = find(offers, action.number) if isinstance(action, Counter) else None
    return offer.maker if offer is not None else -1


def _of_building(s: AnchorState, action: Build, details: dict[str, object]) -> None:
    deck_cost = s.edition.groups[s.edition.sets.of[action.vessel]].deck_cost
    details["total"] = money(s, deck_cost * action.count)


def _of_vessel(s: AnchorState, seat: int, vessel: int, is_suite: bool, details: dict[str, object]) -> None:
    deed = s.edition.vessels[vessel]
    group = s.edition.groups[deed.group]
    levels = levels_of(s, deed.group)
    vessels = s.edition.sets.deeds[deed.group]
    details["vessel"] = deed.name
    details["group"] = group.line
    details["cost"] = details["total"] = money(s, group.suite_cost if is_suite else group.deck_cost)
    details["lacking"] = ", ".join([s.edition.vessels[v].name for v in vessels if s.owner(v) != seat])
    details["lowest"] = s.edition.vessels[vessels[levels.index(min(levels))]].name
    details["highest"] = s.edition.vessels[vessels[levels.index(max(levels))]].name
    details["rise"] = least_to_raise(levels, vessels.index(vessel))
    details["fall"] = least_to_lower(levels, vessels.index(vessel))
    details["lift"] = money(s, s.options.lift_cost[vessel])
    details["loan"] = money(s, deed.loan)
    details["room"] = sum([max(0, s.most_decks - level) for level in levels])
    details["levels"] = sum(levels)


def _of_frame(s: AnchorState, seat: int) -> dict[str, object]:
    """Return the details of the top frame."""
    details: dict[str, object] = {"lot": "It", "price": "", "least": "", "most": "", "debt": "", "debtor": ""}
    top = s.top
    if isinstance(top, Buying):
        details["lot"] = s.edition.vessels[top.vessel].name
        details["price"] = money(s, s.edition.vessels[top.vessel].price)
    elif isinstance(top, Auction):
        details["lot"] = s.edition.vessels[top.vessel].name
        details["least"] = money(s, top.least(s))
        details["most"] = money(s, max(0, top.most(s, seat)))
    elif isinstance(top, Debts):
        details["debt"] = money(s, top.due())
        details["debtor"] = f"Seat {chr(ord('A') + top.debtor())}"
    elif isinstance(top, RaiseCash):
        details["debt"] = money(s, top.amount)
    elif isinstance(top, Scarcity):
        if top.stage == ASKING:
            details["most"] = room(s, seat, top.kind)
        else:
            floor = top.floor(s, seat)
            details["least"] = money(s, floor) if floor != NO_PLACE else "nothing"
            details["most"] = money(s, s.holdings[seat].cash)
    return details
