"""The hard bot for Weigh Anchor: search over bids, dealings and decks, with a baseline that builds decks sooner."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Any, Final, cast

from mypy_extensions import mypyc_attr

from parlour.bots.bot import Bot
from parlour.bots.common.property.evaluation import win_chances
from parlour.bots.common.property.searcher import PropertySearcher
from parlour.bots.common.search import Budget, Chances
from parlour.bots.weigh_anchor.baseline import Baseline
from parlour.bots.weigh_anchor.evaluation import BoardFacts, Holdings, facts_of
from parlour.bots.weigh_anchor.normal import NormalBot, best_piece
from parlour.core.moves import Action, Ask
from parlour.core.view import View
from parlour.games.weigh_anchor.actions import (
    Accept,
    Bid,
    Buy,
    Decline,
    DeclineOffer,
    Hold,
    Mortgage,
)
from parlour.games.weigh_anchor.view import AnchorView
from parlour.kit.dice import Throw

CASH: Final = 0.035
HIRE: Final = 0.095
"""The weights of cash and of the total hire of one's vessels, both by square root.

Fitted to the moments of some hundred games and who won them.
"""
TIGHT: Final = 250
"""A seat with less cash is in danger; with more, buying is always best."""


@mypyc_attr(native_class=False)
class HardBot(PropertySearcher):
    """Searches its bids, its dealings with others, its last purchases and its decks; the rest is the baseline's."""

    game = "weigh-anchor"
    budget = Budget(48, 0.5)
    depth = 40
    instead = (Bid, Hold, Buy, Decline, Accept, DeclineOffer, Throw)
    pieces = (Mortgage,)

    def __init__(self) -> None:
        self._facts: BoardFacts | None = None
        """The board's facts for the baseline, read once for all play-outs."""
        self._rival_facts: BoardFacts | None = None
        """The board's facts with the rivals' parameters."""
        super().__init__()

    def baseline(self) -> Bot:
        return Baseline(self._facts)

    def rival(self) -> Bot:
        return NormalBot(self._rival_facts)

    def holdings(self, view: View[Any], seat: int) -> Holdings:
        mine = cast("AnchorView", view)
        if self._facts is None:
            self._facts = facts_of(mine, Baseline.weights)
        return Holdings(self._facts, mine, seat, self.temperament)

    def holdings_as_rivals(self, view: View[Any], seat: int) -> Holdings:
        mine = cast("AnchorView", view)
        if self._rival_facts is None:
            self._rival_facts = facts_of(mine)
        return Holdings(self._rival_facts, mine, seat)

    def is_doubtful(self, view: View[Any], ask: Ask) -> bool:
        mine = cast("AnchorView", view)
        return mine.sale_by_number() >= 0 and mine.cash(ask.seat) - mine.price(mine.for_sale()) < TIGHT

    def next_piece(self, view: View[Any], ask: Ask) -> Action | None:
        fleet = self.holdings(view, ask.seat)
        fleet.reserved = 0
        return best_piece(fleet, {choice.make: choice for choice in ask.choices})

    def estimate(self, view: View[Any]) -> Chances:
        mine = cast("AnchorView", view)
        fleet = self.holdings(view, 0)
        hires = [fleet.income(seat) for seat in range(len(fleet.cash))]
        return win_chances(mine.table_by_number()[0], fleet.cash, hires, CASH, HIRE)


BOT = HardBot
