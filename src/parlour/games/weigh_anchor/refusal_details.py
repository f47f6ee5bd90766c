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
from parlour.games.weigh_anchor.phases.debts import Debts, Inheritance
from parlour.games.weigh_anchor.phases.raising import RaiseCash
from parlour.games.weigh_anchor.phases.scarcity import ASKING, DECK, Scarcity, room
from parlour.games.weigh_anchor.state import AnchorState
from parlour.games.weigh_anchor.trading import owned_by, what_changed
from parlour.kit.bits import first, members
from parlour.kit.split_evenly import least_to_lower, least_to_raise
from parlour.kit.trade.bundle import GOODS, Proposal, find
from parlour.kit.trade.offers import open_offers
from parlour.kit.trade.questions import letter_of


def details_of(s: AnchorState, seat: int, action: Action) -> dict[str, object]:
    """Return all details for any refusal. They are only computed when a refusal is shown."""
    edition = s.edition
    details: dict[str, object] = {
        "cash": s.holdings[seat].cash,
        "fine": edition.fine,
        "flat": edition.duties,
        "percent": edition.duties_percent,
        "decks": s.most_decks,
        "stock": s.decks,
        "when": "salary" if s.options.builds_from == FIRST_SALARY else "move",
        "goods": _goods(s, seat),
    }
    if isinstance(action, (Build, BuildSuite, Sell, Mortgage, Lift, Fit, TakeOver, RefuseVessel)):
        _of_vessel(s, seat, action.vessel, isinstance(action, BuildSuite), details)
    if isinstance(action, Build):
        deck_cost = edition.groups[edition.sets.of[action.vessel]].deck_cost
        details["total"] = deck_cost * action.count
    details.update(_of_frame(s, seat))
    offers = open_offers(s)
    partner = _partner(s, action, offers)
    if partner >= 0:
        details["partner"] = letter_of(partner)
        details["theirs"] = _goods(s, partner)
        details["their_cash"] = s.holdings[partner].cash
    if isinstance(action, Accept):
        offer = find(offers, action.number)
        if offer is not None:
            details["partner"] = letter_of(offer.maker)
            details["change"] = what_changed(s, offer)
    return details


def _goods(s: AnchorState, seat: int) -> dict[str, object]:
    """Return what a seat owns, as a bundle without cash."""
    return {"goods": [s.edition.names[GOODS][n] for n in members(owned_by(s, seat))]}


def _partner(s: AnchorState, action: Action, offers: list[Proposal]) -> int:
    """Return the seat that an offer or counter-offer is addressed to, or -1."""
    if isinstance(action, Offer):
        return action.to if 0 <= action.to < s.seats else -1
    offer = find(offers, action.number) if isinstance(action, Counter) else None
    return offer.maker if offer is not None else -1


def _of_vessel(s: AnchorState, seat: int, vessel: int, is_suite: bool, details: dict[str, object]) -> None:
    deed = s.edition.vessels[vessel]
    group = s.edition.groups[deed.group]
    levels = levels_of(s, deed.group)
    vessels = s.edition.sets.deeds[deed.group]
    details["vessel"] = deed.name
    details["group"] = group.line
    details["cost"] = details["total"] = group.suite_cost if is_suite else group.deck_cost
    details["lacking"] = [s.edition.vessels[v].name for v in vessels if s.owner(v) != seat]
    details["lowest"] = s.edition.vessels[vessels[levels.index(min(levels))]].name
    details["highest"] = s.edition.vessels[vessels[levels.index(max(levels))]].name
    details["rise"] = least_to_raise(levels, vessels.index(vessel))
    details["fall"] = least_to_lower(levels, vessels.index(vessel))
    details["lift"] = s.options.lift_cost[vessel]
    details["loan"] = deed.loan
    details["room"] = sum([max(0, s.most_decks - level) for level in levels])
    details["levels"] = sum(levels)


def _of_frame(s: AnchorState, seat: int) -> dict[str, object]:
    """Return the details of the top frame."""
    top = s.top
    if isinstance(top, Buying):
        return {"lot": s.edition.vessels[top.vessel].name, "price": s.edition.vessels[top.vessel].price}
    if isinstance(top, Auction):
        return {
            "lot": s.edition.vessels[top.vessel].name,
            "least": top.least(s),
            "most": max(0, top.most(s, seat)),
        }
    if isinstance(top, Debts):
        return {"debt": top.due(), "debtor": letter_of(top.debtor())}
    if isinstance(top, RaiseCash):
        return {"debt": top.amount}
    if isinstance(top, Inheritance):
        return {"lot": s.edition.vessels[first(top.vessels)].name}
    if not isinstance(top, Scarcity):
        return {}
    piece = "deck" if top.kind == DECK else "suite"
    if top.stage == ASKING:
        return {"piece": piece, "most": room(s, seat, top.kind)}
    return {"piece": piece, "least": max(0, top.floor(s, seat)), "most": s.holdings[seat].cash}
