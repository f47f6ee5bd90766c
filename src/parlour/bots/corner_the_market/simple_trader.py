"""A simple bot for Corner the Market, for comparison: it buys blocks that make a Corner, and little else."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Any, cast

from mypy_extensions import mypyc_attr

from parlour.bots.bot import Bot
from parlour.core.moves import Action, Ask, Choice, Rng
from parlour.core.view import View
from parlour.games.corner_the_market import actions as act
from parlour.games.corner_the_market.view import CornerView
from parlour.kit.trade.bundle import Bundle
from parlour.kit.trade.counts import LOTS, counts_in

RESERVE = 3
"""The number of forfeits that are reserved in cash."""


@mypyc_attr(native_class=False)
class SimpleTrader(Bot):
    """Keeps a small reserve, bids up to what the Cashier would pay, takes offers that bring more than they cost."""

    name = "trader"
    strength = 40
    game = "corner-the-market"

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        table = cast("CornerView", view)
        for choice in ask.choices:
            answer: Action | None = None
            if choice.make is act.Buy:
                answer = self._block(table, choice)
            elif choice.make is act.Bid:
                answer = self._bid(table, choice)
            elif choice.make is act.Accept:
                answer = self._accept(table, choice)
            if answer is not None:
                return answer
        return ask.default_action

    def _spare(self, view: CornerView) -> int:
        return view.cash(view.me()) - RESERVE * view.forfeit()

    def _block(self, view: CornerView, choice: Choice) -> Action | None:
        """Return the most valuable block that makes or extends a Corner and leaves the reserve."""
        best: tuple[int, Action | None] = (0, None)
        partner = view.partner(view.me())
        for n in range(choice.size()):
            action = cast("act.Buy", choice.nth(n))
            name = view.commodities()[action.commodity]
            price = view.asking(name) + (view.surcharge() if partner and view.stop_commodity() else 0)
            after = view.owns(view.me(), name) + action.number
            gain = view.final_worth(name, after) - view.final_worth(name, after - action.number)
            use = gain - action.number * price
            if after >= view.corner_size() and action.number * price <= self._spare(view) and use > best[0]:
                best = (use, action)
        return best[1]

    def _bid(self, view: CornerView, choice: Choice) -> Action | None:
        bid = cast("act.Bid", choice.nth(0))
        is_cheap = bid.amount <= view.redeeming(view.stop_commodity()) and bid.amount <= self._spare(view)
        return bid if is_cheap else None

    def _accept(self, view: CornerView, choice: Choice) -> Action | None:
        """Accept the first offer that leaves this seat richer."""
        for number, _maker, to, gives, gets in view.offers():
            action = act.Accept(number)
            if to == view.me() and choice.contains(action):
                give, get = (cast("Bundle", LOTS.read(text, view.lexicon)) for text in (gives, gets))
                if self._worth(view, give, 1) + self._worth(view, get, -1) > 0:
                    return action
        return None

    def _worth(self, view: CornerView, bundle: Bundle, sign: int) -> int:
        """Return what a bundle adds to one's final count, or takes from it."""
        worth = sign * bundle.cash
        names = view.commodities()
        for kind, count in counts_in(bundle.goods):
            if kind < len(names):
                held = view.owns(view.me(), names[kind])
                worth += view.final_worth(names[kind], held + sign * count) - view.final_worth(names[kind], held)
            else:
                worth += sign * count * view.seat_value()
        return worth


BOT = SimpleTrader
