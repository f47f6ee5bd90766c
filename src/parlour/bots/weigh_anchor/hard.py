"""The hard bot for Weigh Anchor: search over bids and dealings, with a baseline that builds decks sooner."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Any, Final, cast

from mypy_extensions import mypyc_attr

from parlour.bots.bot import Bot
from parlour.bots.common.property.evaluation import win_chances
from parlour.bots.common.search import Budget, Chances, Searcher
from parlour.bots.weigh_anchor.baseline import Baseline
from parlour.bots.weigh_anchor.evaluation import BoardFacts, facts_of
from parlour.bots.weigh_anchor.normal import NormalBot
from parlour.core.moves import Action, Ask, Rng
from parlour.core.view import View
from parlour.games.weigh_anchor.actions import Accept, Bid, Buy, Decline, DeclineOffer, Hold, Offer
from parlour.games.weigh_anchor.view import AnchorView
from parlour.kit.dice import Throw

CASH: Final = 0.035
HIRE: Final = 0.095
"""The weights of cash and of the total hire of one's vessels, both by square root.

Fitted to the moments of some hundred games and who won them.
"""
TIGHT: Final = 250
"""A seat with less cash is in danger; with more, buying is always best."""
RISEN: Final = 0.5
"""An auction is searched again when the bid has risen by this fraction of the vessel's price."""


@mypyc_attr(native_class=False)
class HardBot(Searcher):
    """Searches its bids, its dealings with others and its last purchases; the rest is left to the baseline."""

    game = "weigh-anchor"
    budget = Budget(48, 0.5)
    depth = 40
    instead = (Bid, Hold, Buy, Decline, Accept, DeclineOffer, Throw)

    def __init__(self) -> None:
        self._facts: BoardFacts | None = None
        """The board's facts, read once for all play-outs."""
        super().__init__()
        self._lot = -1
        """The vessel of the auction that was searched last."""
        self._bid = 0

    def baseline(self) -> Bot:
        return Baseline(self._facts)

    def rival(self) -> Bot:
        return NormalBot(self._facts)

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        if self._facts is None:
            self._facts = facts_of(cast("AnchorView", view))
        return super().choose(view, ask, rng)

    def should_search(self, view: View[Any], ask: Ask, baseline: Action) -> bool:
        mine = cast("AnchorView", view)
        kinds: set[object] = {choice.make for choice in ask.choices}
        if Bid in kinds:
            return self._is_new(mine)
        if Decline in kinds:
            return mine.cash(ask.seat) - mine.price(mine.for_sale()) < TIGHT
        return isinstance(baseline, Offer) or Accept in kinds

    def _is_new(self, view: AnchorView) -> bool:
        """Whether an auction has not been searched at about this bid."""
        vessel, bid, _bidder = view.lot_by_number()
        if vessel < 0:
            return False
        if vessel == self._lot and self._bid <= bid < self._bid + RISEN * facts_of(view).values[vessel]:
            return False
        self._lot, self._bid = vessel, bid
        return True

    def estimate(self, view: View[Any]) -> Chances:
        mine = cast("AnchorView", view)
        playing = mine.table_by_number()[0]
        return win_chances(playing, mine.wealth_by_number(), mine.hires_by_number(), CASH, HIRE)


BOT = HardBot
