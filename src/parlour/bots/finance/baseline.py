"""Who guides the search in Finance: it pays less for the hope of a series, and drives up what rivals want.

Found by letting variants play against the normal bot: who counts a complete series at half of what the normal bot takes
it for keeps the money for houses and rents while others spend it at auctions.
"""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.bots.finance.evaluation import RIVAL, BoardFacts, Holdings
from parlour.bots.finance.normal import MIN_RESERVE, NormalBot
from parlour.core.moves import Action, Ask, Choice
from parlour.games.finance.actions import Bid, DeclineOffer, Leave
from parlour.games.finance.view import FinanceView

PUSH: Final = 0.85
"""How far towards a rival's own limit it drives the price of what it does not want itself."""


class Baseline(NormalBot):
    """Trades and builds as the normal bot does; in a sale it goes up by the smallest steps, and drives rivals up."""

    name = "guide"
    earnings: ClassVar[float] = 0.25

    def __init__(self, chart: BoardFacts | None = None, usual: BoardFacts | None = None) -> None:
        super().__init__(chart)
        self._usual = usual
        """The board as others judge it."""

    def _bid(self, view: FinanceView, holdings: Holdings, ask: Ask, kinds: dict[object, Choice]) -> Action:
        lot = view.lot()
        assert lot is not None
        if DeclineOffer in kinds:
            return kinds[DeclineOffer].nth(0)
        silent = kinds[Leave].nth(0) if Leave in kinds else ask.default_action
        if Bid not in kinds:
            return silent
        lease = holdings.chart.names.index(lot[0])
        usual = self._in_their_eyes(view)
        theirs = max([limit_of(usual, rival, lease) for rival in holdings.rivals], default=0.0)
        limit = max(holdings.price_for(holdings.me, lease), PUSH * theirs)
        least = kinds[Bid].nth(0)
        assert isinstance(least, Bid)
        return least if least.amount <= min(limit, spare(holdings, holdings.me)) else silent

    def _in_their_eyes(self, view: FinanceView) -> Holdings:
        """What everybody has, judged as the normal bot judges it."""
        if self._usual is None:
            self._usual = BoardFacts(view)
        return Holdings(self._usual, view, view.me(), view.seats())


def limit_of(holdings: Holdings, rival: str, lease: int) -> float:
    """How high a rival is likely to go: what a lease is worth to it, or to keep it from this seat."""
    mine = holdings.held[holdings.me]
    cash = holdings.cash[holdings.me]
    helps = holdings.bonus(mine | 1 << lease, cash) - holdings.bonus(mine, cash)
    value = max(holdings.price_for(rival, lease), holdings.chart.values[lease] + RIVAL * helps)
    return min(value, spare(holdings, rival))


def spare(holdings: Holdings, seat: str) -> int:
    """What a seat can spend and still pay a small rent."""
    return holdings.cash[seat] - MIN_RESERVE // 2
