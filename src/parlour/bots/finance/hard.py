"""The hard bot for Finance: search over its dealings, with a baseline that pays less for the hope of a series."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Any, Final, cast

from mypy_extensions import mypyc_attr

from parlour.bots.bot import Bot
from parlour.bots.common.property.evaluation import win_chances
from parlour.bots.common.search import Budget, Chances, Searcher
from parlour.bots.finance.baseline import Baseline
from parlour.bots.finance.evaluation import BoardFacts, facts_of
from parlour.bots.finance.normal import NormalBot
from parlour.core.moves import Action, Ask, Rng
from parlour.core.view import View
from parlour.games.finance.actions import Accept, DeclineOffer, Offer
from parlour.games.finance.view_base import FinanceViewBase
from parlour.kit.dice import Throw

WORTH: Final = 0.08
RENT: Final = 0.065
"""The weights of a seat's worth and of its total rent, both by square root.

Fitted to the moments of some hundred games and who won them.
"""
DOUBTFUL: Final = (Accept, DeclineOffer, Offer)
"""Baseline answers that are searched; found by counting where search finds something better."""


@mypyc_attr(native_class=False)
class HardBot(Searcher):
    """Searches its dealings with others; everything else, above all its bids, is left to the baseline."""

    game = "finance"
    budget = Budget(48, 0.5)
    depth = 80
    instead = (Accept, DeclineOffer, Throw)

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

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        if self._facts is None or self._rival_facts is None:
            mine = cast("FinanceViewBase", view)
            self._facts, self._rival_facts = facts_of(mine, Baseline.weights), facts_of(mine)
        return super().choose(view, ask, rng)

    def should_search(self, view: View[Any], ask: Ask, baseline: Action) -> bool:
        if not isinstance(baseline, DOUBTFUL):
            return False
        # If owners are left to memory, it does not search: a play-out would show them again.
        return not cast("FinanceViewBase", view).hides_owners()

    def estimate(self, view: View[Any]) -> Chances:
        mine = cast("FinanceViewBase", view)
        playing = mine.table_by_number()[0]
        return win_chances(playing, mine.wealth_by_number(), mine.rents_by_number(), WORTH, RENT)


BOT = HardBot
