"""The baseline of the search in Finance: it pays less for the hope of a series, and drives up what rivals want.

The parameters come from games of variants against the normal bot. A bot that values a complete series at half of what
the normal bot does keeps its money for houses and rents, while others spend it at auctions.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from parlour.bots.common.bidding import raised_bid
from parlour.bots.common.property.evaluation import Weights
from parlour.bots.common.property.money import MIN_RESERVE
from parlour.bots.finance.evaluation import WEIGHTS, BoardFacts, Holdings, facts_of
from parlour.bots.finance.normal import NormalBot
from parlour.core.moves import Action, Ask, Choice, Rng
from parlour.games.finance.actions import Bid, DeclineOffer, Leave
from parlour.games.finance.view_base import FinanceViewBase

PUSH: Final = 0.85
"""How close to a rival's limit it drives the price of a lease that it does not want itself."""


@mypyc_attr(native_class=False)
class Baseline(NormalBot):
    """Trades and builds like the normal bot; at auctions it drives rivals up."""

    name = "guide"
    weights: ClassVar[Weights] = WEIGHTS._replace(earnings=0.25)

    def __init__(self, facts: BoardFacts | None = None, rival_facts: BoardFacts | None = None) -> None:
        super().__init__(facts)
        self._rival_facts = rival_facts
        """The facts of the board with the rivals' parameters."""

    def _bid(
        self, view: FinanceViewBase, holdings: Holdings, ask: Ask, kinds: dict[object, Choice], lease: int, rng: Rng
    ) -> Action:
        if DeclineOffer in kinds:
            return kinds[DeclineOffer].nth(0)
        silent = kinds[Leave].nth(0) if Leave in kinds else ask.default_action
        if Bid not in kinds:
            return silent
        theirs_now = self._as_rivals_see(view, holdings.me)
        theirs = max([limit_of(theirs_now, rival, lease) for rival in holdings.rivals], default=0.0)
        limit = max(holdings.price_for(holdings.me, lease), PUSH * theirs)
        most = int(min(limit, spare(holdings, holdings.me)))
        return raised_bid(kinds[Bid], most, holdings.facts.values[lease], rng) or silent

    def _as_rivals_see(self, view: FinanceViewBase, me: int) -> Holdings:
        """Return the holdings as the normal bot evaluates them."""
        facts = self._rival_facts
        if facts is None:
            facts = self._rival_facts = facts_of(view)
        return Holdings(facts, view, me)


def limit_of(holdings: Holdings, rival: int, lease: int) -> float:
    """Estimate how high a rival will bid: the value of a lease to it, or of keeping it from this seat."""
    value = max(holdings.price_for(rival, lease), holdings.price_to_deny(holdings.me, lease))
    return min(value, spare(holdings, rival))


def spare(holdings: Holdings, seat: int) -> int:
    """Return what a seat can spend and still pay a small rent."""
    return holdings.cash[seat] - MIN_RESERVE // 2
