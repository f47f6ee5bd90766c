"""The numbers and names that fill in the text of a refusal."""

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
from parlour.games.weigh_anchor.phases.window import Window
from parlour.games.weigh_anchor.state import AnchorState
from parlour.games.weigh_anchor.trading import owned_by, what_changed
from parlour.kit.bits import members
from parlour.kit.split_evenly import least_to_lower, least_to_raise
from parlour.kit.trade.bundle import GOODS, Proposal, find


def facts_of(s: AnchorState, seat: int, action: Action) -> dict[str, object]:
    """All of them, whatever the refusal: it is made once, when somebody has to be told."""
    edition = s.edition
    facts: dict[str, object] = {
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
        _of_vessel(s, seat, action.vessel, isinstance(action, BuildSuite), facts)
    if isinstance(action, Build):
        _of_building(s, action, facts)
    facts.update(_of_frame(s, seat))
    offers = _offers(s)
    partner = _partner(s, action, offers)
    if partner >= 0:
        facts["theirs"] = _goods(s, partner)
        facts["their_cash"] = money(s, s.holdings[partner].cash)
    if isinstance(action, Accept):
        offer = find(offers, action.number)
        facts["number"] = action.number
        if offer is not None:
            facts["change"] = what_changed(s, offer)
    return facts


def money(s: AnchorState, amount: int) -> str:
    return f"{s.edition.currency}{amount:,}"


def _goods(s: AnchorState, seat: int) -> str:
    """What a seat owns, by name."""
    return ", ".join([s.edition.names[GOODS][n] for n in members(owned_by(s, seat))]) or "nothing"


def _partner(s: AnchorState, action: Action, offers: list[Proposal]) -> int:
    """With whom an offer or a counter-offer would deal; -1 where there is nobody."""
    if isinstance(action, Offer):
        return action.to if 0 <= action.to < s.seats else -1
    offer = find(offers, action.number) if isinstance(action, Counter) else None
    return offer.maker if offer is not None else -1


def _of_building(s: AnchorState, action: Build, facts: dict[str, object]) -> None:
    deck_cost = s.edition.groups[s.edition.sets.of[action.vessel]].deck_cost
    facts["total"] = money(s, deck_cost * action.count)


def _of_vessel(s: AnchorState, seat: int, vessel: int, is_suite: bool, facts: dict[str, object]) -> None:
    deed = s.edition.vessels[vessel]
    group = s.edition.groups[deed.group]
    levels = levels_of(s, deed.group)
    vessels = s.edition.sets.deeds[deed.group]
    facts["vessel"] = deed.name
    facts["group"] = group.line
    facts["cost"] = facts["total"] = money(s, group.suite_cost if is_suite else group.deck_cost)
    facts["lacking"] = ", ".join([s.edition.vessels[v].name for v in vessels if s.owner(v) != seat])
    facts["lowest"] = s.edition.vessels[vessels[levels.index(min(levels))]].name
    facts["highest"] = s.edition.vessels[vessels[levels.index(max(levels))]].name
    facts["rise"] = least_to_raise(levels, vessels.index(vessel))
    facts["fall"] = least_to_lower(levels, vessels.index(vessel))
    facts["lift"] = money(s, s.options.lift_cost[vessel])
    facts["loan"] = money(s, deed.loan)
    facts["room"] = sum([max(0, s.most_decks - level) for level in levels])
    facts["levels"] = sum(levels)


def _of_frame(s: AnchorState, seat: int) -> dict[str, object]:
    """What is going on."""
    facts: dict[str, object] = {"lot": "It", "price": "", "least": "", "most": "", "debt": "", "debtor": ""}
    top = s.top
    if isinstance(top, Buying):
        facts["lot"] = s.edition.vessels[top.vessel].name
        facts["price"] = money(s, s.edition.vessels[top.vessel].price)
    elif isinstance(top, Auction):
        facts["lot"] = s.edition.vessels[top.vessel].name
        facts["least"] = money(s, top.least(s))
        facts["most"] = money(s, max(0, top.most(s, seat)))
    elif isinstance(top, Debts):
        facts["debt"] = money(s, top.due())
        facts["debtor"] = f"Seat {chr(ord('A') + top.debtor())}"
    elif isinstance(top, RaiseCash):
        facts["debt"] = money(s, top.amount)
    elif isinstance(top, Scarcity):
        if top.stage == ASKING:
            facts["most"] = room(s, seat, top.kind)
        else:
            floor = top.floor(s, seat)
            facts["least"] = money(s, floor) if floor != NO_PLACE else "nothing"
            facts["most"] = money(s, s.holdings[seat].cash)
    return facts


def _offers(s: AnchorState) -> list[Proposal]:
    top = s.top
    return top.offers if isinstance(top, (Window, Debts)) else []
