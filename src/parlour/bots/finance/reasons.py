"""Reasons in Finance: what the bots weigh for an answer."""

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
from parlour.bots.finance.evaluation import Holdings
from parlour.core.moves import Action, Ask
from parlour.games.finance.actions import Accept, Bid, Build, Counter, DeclineOffer, Leave, Mortgage, Offer, Redeem
from parlour.games.finance.view_base import FinanceViewBase


def reasons(view: FinanceViewBase, holdings: Holdings, ask: Ask, action: Action) -> list[Term]:
    """Return what speaks for and against an answer."""
    facts = holdings.facts
    letters = [view.letter(seat) for seat in range(len(holdings.cash))]
    reserve = holdings.reserve()
    lease, standing, _bidder = view.lot_by_number()
    if lease >= 0 and isinstance(action, Bid):
        return of_purchase(holdings, lease, action.amount, reserve, letters)
    if lease >= 0 and (isinstance(action, Leave) or action == ask.default_action):
        return of_refusal(holdings, lease, standing + 1, reserve)
    if isinstance(action, Build):
        return of_building(holdings, action.lease, facts.build_costs[facts.group_of[action.lease]], reserve)
    if isinstance(action, Mortgage):
        return of_mortgage(holdings, action.lease)
    if isinstance(action, Redeem):
        return of_redemption(holdings, action.lease, reserve)
    if isinstance(action, Offer):
        cash = action.give.cash - action.get.cash
        return _exchange(view, holdings, action.to, action.give.goods, action.get.goods, cash, letters)
    if isinstance(action, Counter):
        for number, maker, *_rest in view.offers_by_number():
            if number == action.number:
                cash = action.give.cash - action.get.cash
                return _exchange(view, holdings, maker, action.give.goods, action.get.goods, cash, letters)
    if isinstance(action, (Accept, DeclineOffer)):
        for number, maker, _to, give_cash, give, get_cash, get in view.offers_by_number():
            if number == action.number:
                terms = _exchange(view, holdings, maker, get, give, get_cash - give_cash, letters)
                return terms if isinstance(action, Accept) else turned(terms)
    return []


def _exchange(
    view: FinanceViewBase, holdings: Holdings, partner: int, give: int, get: int, cash: int, letters: list[str]
) -> list[Term]:
    """Return the terms of an exchange, free rides included."""
    leases = (1 << len(holdings.facts.names)) - 1
    extra = rides_value(view, holdings, get) - rides_value(view, holdings, give)
    return of_exchange(holdings, partner, give & leases, get & leases, cash, letters, extra)


def rides_value(view: FinanceViewBase, holdings: Holdings, goods: int) -> float:
    """Return the value of the free rides among some goods."""
    if not goods >> len(holdings.facts.names):
        return 0.0
    return sum([count * holdings.ride_value(scope) for count, scope in view.rides_in(goods)])
