"""The baseline of the search in Finance: it pays less for the hope of a series, and drives up what rivals want.

The parameters come from games of variants against the normal bot. A bot that values a complete series at half of what
the normal bot does keeps its money for houses and rents, while others spend it at auctions.
"""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.bots.common.property.evaluation import Weights
from parlour.bots.common.property.money import MIN_RESERVE
from parlour.bots.finance.evaluation import WEIGHTS, BoardFacts, Holdings
from parlour.bots.finance.normal import NormalBot
from parlour.core.moves import Action, Ask, Choice
from parlour.games.finance.actions import Bid, DeclineOffer, Leave
from parlour.games.finance.view import FinanceView

PUSH: Final = 0.85
"""How close to a rival's limit it drives the price of a lease that it does not want itself."""


class Baseline(NormalBot):
    """Trades and builds like the normal bot; at auctions it raises by the smallest step, and drives rivals up."""

    name = "guide"
    weights: ClassVar[Weights] = WEIGHTS._replace(earnings=0.25)

    def __init__(self, facts: BoardFacts | None = None, rival_facts: BoardFacts | None = None) -> None:
        super().__init__(facts)
        self._rival_facts = rival_facts
        """The facts of the board with the rivals' parameters."""

    def _bid(self, view: FinanceView, holdings: Holdings, ask: Ask, kinds: dict[object, Choice]) -> Action:
        lot = view.lot()
        assert lot is not None
        if DeclineOffer in kinds:
            return kinds[DeclineOffer].nth(0)
        silent = kinds[Leave].nth(0) if Leave in kinds else ask.default_action
        if Bid not in kinds:
            return silent
        lease = holdings.facts.names.index(lot[0])
        theirs_now = self._as_rivals_see(view)
        theirs = max([limit_of(theirs_now, rival, lease) for rival in holdings.rivals], default=0.0)
        limit = max(holdings.price_for(holdings.me, lease), PUSH * theirs)
        least = kinds[Bid].nth(0)
        assert isinstance(least, Bid)
        return least if least.amount <= min(limit, spare(holdings, holdings.me)) else silent

    def _as_rivals_see(self, view: FinanceView) -> Holdings:
        """Return the holdings as the normal bot evaluates them."""
        if self._rival_facts is None:
            self._rival_facts = BoardFacts(view)
        return Holdings(self._rival_facts, view)


def limit_of(holdings: Holdings, rival: str, lease: int) -> float:
    """Estimate how high a rival will bid: the value of a lease to it, or of keeping it from this seat."""
    value = max(holdings.price_for(rival, lease), holdings.price_to_deny(holdings.me, lease))
    return min(value, spare(holdings, rival))


def spare(holdings: Holdings, seat: str) -> int:
    """Return what a seat can spend and still pay a small rent."""
    return holdings.cash[seat] - MIN_RESERVE // 2
