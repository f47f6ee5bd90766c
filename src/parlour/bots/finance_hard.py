"""A harder bot for Finance: it reckons what a lease is worth to its rivals, and does not let them have it for less."""

from __future__ import annotations

from typing import Final

from parlour.bots.finance import LEAST_RESERVE, Bidder
from parlour.bots.finance_worth import RIVAL, Holdings
from parlour.core.moves import Action, Ask, Choice
from parlour.games.finance.actions import Bid, DeclineOffer, Leave
from parlour.games.finance.view import FinanceView

PUSH: Final = 0.85
"""How far towards a rival's own limit it drives the price of what it does not want itself."""


class Financier(Bidder):
    """Values and trades as the normal bot does; in a sale it goes up by the smallest steps, and drives rivals up."""

    name = "hard"

    def _bid(self, view: FinanceView, holdings: Holdings, ask: Ask, kinds: dict[object, Choice]) -> Action:
        lot = view.lot()
        assert lot is not None
        if DeclineOffer in kinds:
            return kinds[DeclineOffer].nth(0)
        silent = kinds[Leave].nth(0) if Leave in kinds else ask.otherwise
        if Bid not in kinds:
            return silent
        lease = holdings.chart.names.index(lot[0])
        theirs = max([limit_of(holdings, rival, lease) for rival in holdings.rivals], default=0.0)
        limit = max(holdings.price_for(holdings.me, lease), PUSH * theirs)
        least = kinds[Bid].nth(0)
        assert isinstance(least, Bid)
        return least if least.amount <= min(limit, spare(holdings, holdings.me)) else silent


def limit_of(holdings: Holdings, rival: str, lease: int) -> float:
    """How high a rival is likely to go: what a lease is worth to it, or to keep it from this seat."""
    mine = holdings.held[holdings.me]
    cash = holdings.cash[holdings.me]
    helps = holdings.bonus(mine | 1 << lease, cash) - holdings.bonus(mine, cash)
    value = max(holdings.price_for(rival, lease), holdings.chart.values[lease] + RIVAL * helps)
    return min(value, spare(holdings, rival))


def spare(holdings: Holdings, seat: str) -> int:
    """What a seat can spend and still pay a small rent."""
    return holdings.cash[seat] - LEAST_RESERVE // 2


BOT = Financier
