"""Reasons in Weigh Anchor: what the bots weigh for an answer."""

# Compiled with mypyc.

from __future__ import annotations

from parlour.bots.bot import Term
from parlour.bots.common.property.reasons import (
    of_building,
    of_exchange,
    of_mortgage,
    of_purchase,
    of_redemption,
    of_refusal,
    turned,
)
from parlour.bots.weigh_anchor.evaluation import Holdings
from parlour.core.moves import Action, Ask
from parlour.games.weigh_anchor.actions import (
    Accept,
    Bid,
    Build,
    BuildSuite,
    Buy,
    Counter,
    Decline,
    DeclineOffer,
    Hold,
    Lift,
    Mortgage,
    Offer,
)
from parlour.games.weigh_anchor.view import AnchorView


def reasons(view: AnchorView, fleet: Holdings, ask: Ask, action: Action) -> list[Term]:
    """Return what speaks for and against an answer."""
    facts, letters = fleet.facts, view.seats()
    reserve = fleet.reserve()
    if isinstance(action, (Buy, Decline)):
        vessel = view.sale_by_number()
        price = facts.values[vessel]
        if isinstance(action, Buy):
            return of_purchase(fleet, vessel, price, reserve, letters)
        return of_refusal(fleet, vessel, price, reserve)
    vessel, standing, _bidder = view.lot_by_number()
    if vessel >= 0 and isinstance(action, Bid):
        return of_purchase(fleet, vessel, action.amount, reserve, letters)
    if vessel >= 0 and isinstance(action, Hold):
        return of_refusal(fleet, vessel, standing + 1, reserve)
    if isinstance(action, Build):
        return of_building(fleet, action.vessel, facts.build_costs[facts.group_of[action.vessel]], reserve)
    if isinstance(action, BuildSuite):
        return of_building(fleet, action.vessel, facts.suite_costs[facts.group_of[action.vessel]], reserve)
    if isinstance(action, Mortgage):
        return of_mortgage(fleet, action.vessel)
    if isinstance(action, Lift):
        return of_redemption(fleet, action.vessel, reserve)
    vessels = (1 << len(facts.names)) - 1
    if isinstance(action, Offer):
        cash = action.give.cash - action.get.cash
        return of_exchange(fleet, action.to, action.give.goods & vessels, action.get.goods & vessels, cash, letters)
    if isinstance(action, Counter):
        for number, maker, *_rest in view.offers_by_number():
            if number == action.number:
                cash = action.give.cash - action.get.cash
                return of_exchange(fleet, maker, action.give.goods & vessels, action.get.goods & vessels, cash, letters)
    if isinstance(action, (Accept, DeclineOffer)):
        for number, maker, _to, give_cash, give, get_cash, get in view.offers_by_number():
            if number == action.number:
                terms = of_exchange(fleet, maker, get & vessels, give & vessels, get_cash - give_cash, letters)
                return terms if isinstance(action, Accept) else turned(terms)
    return []
