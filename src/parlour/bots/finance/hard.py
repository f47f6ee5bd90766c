"""The hard bot for Finance: search over bids, dealings and houses, with a baseline that pays less for a series."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Any, Final, cast

from mypy_extensions import mypyc_attr

from parlour.bots.bot import Bot
from parlour.bots.common.property.evaluation import win_chances
from parlour.bots.common.property.searcher import PropertySearcher
from parlour.bots.common.search import Budget, Chances
from parlour.bots.finance.baseline import Baseline
from parlour.bots.finance.evaluation import BoardFacts, Holdings, facts_of
from parlour.bots.finance.normal import NormalBot, best_house
from parlour.core.moves import Action, Ask
from parlour.core.view import View
from parlour.games.finance.actions import Accept, Bid, DeclineOffer, Leave, Mortgage
from parlour.games.finance.view_base import FinanceViewBase
from parlour.kit.dice import Throw

WORTH: Final = 0.08
RENT: Final = 0.065
"""The weights of a seat's worth and of its total rent, both by square root.

Fitted to the moments of some hundred games and who won them.
"""


@mypyc_attr(native_class=False)
class HardBot(PropertySearcher):
    """Searches its bids, its dealings with others and its houses; everything else is left to the baseline."""

    game = "finance"
    budget = Budget(48, 0.5)
    depth = 80
    instead = (Bid, Leave, Accept, DeclineOffer, Throw)
    pieces = (Mortgage,)
    least_bid = 0.75

    def __init__(self) -> None:
        self._facts: BoardFacts | None = None
        """The board's facts for the baseline, read once for all play-outs."""
        self._rival_facts: BoardFacts | None = None
        """The board's facts with the rivals' parameters."""
        super().__init__()

    def baseline(self) -> Bot:
        return Baseline(self._facts, self._rival_facts)

    def rival(self) -> Bot:
        return NormalBot(self._rival_facts)

    def holdings(self, view: View[Any], seat: int) -> Holdings:
        mine = cast("FinanceViewBase", view)
        if self._facts is None:
            self._facts = facts_of(mine, Baseline.weights)
        return Holdings(self._facts, mine, seat, self.temperament)

    def holdings_as_rivals(self, view: View[Any], seat: int) -> Holdings:
        mine = cast("FinanceViewBase", view)
        if self._rival_facts is None:
            self._rival_facts = facts_of(mine)
        return Holdings(self._rival_facts, mine, seat)

    def should_search(self, view: Any, ask: Ask, baseline: Action) -> bool:
        # If owners are left to memory, it does not search: a play-out would show them again.
        return not view.hides_owners() and super().should_search(view, ask, baseline)

    def next_piece(self, view: View[Any], ask: Ask) -> Action | None:
        found = best_house(self.holdings(view, ask.seat))
        return found if found is not None and ask.contains(found) else None

    def estimate(self, view: View[Any]) -> Chances:
        mine = cast("FinanceViewBase", view)
        holdings = self.holdings(view, 0)
        rents = [holdings.income(seat) for seat in range(len(holdings.cash))]
        return win_chances(mine.table_by_number()[0], mine.wealth_by_number(), rents, WORTH, RENT)


BOT = HardBot
