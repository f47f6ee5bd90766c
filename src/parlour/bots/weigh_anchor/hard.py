"""Weigh Anchor with search: a guide that pledges odd vessels for decks, and its dealings played on for a while."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final, cast

from parlour.bots.bot import Bot
from parlour.bots.common.search import Budget, Chances, Searcher, softly
from parlour.bots.weigh_anchor.baseline import Baseline
from parlour.bots.weigh_anchor.evaluation import BoardFacts
from parlour.bots.weigh_anchor.normal import NormalBot
from parlour.core.moves import Action, Ask, Rng
from parlour.core.view import View
from parlour.games.weigh_anchor.actions import Accept, Bid, Buy, Decline, DeclineOffer, Hold, Offer
from parlour.games.weigh_anchor.view import AnchorView
from parlour.kit.dice import Throw

CASH: Final = 0.035
HIRE: Final = 0.095
"""What cash, and the hire of all one's vessels together, count towards winning, both by their square roots: found from
the moments of some hundred games and who won them."""
SOME: Final = 100
"""So much hire is added before the root is taken: the first few vessels do not tell much."""
OUT: Final = -20.0
"""How strong a seat is that has left the game."""
TIGHT: Final = 250
"""Whoever has less cash is near his end; before that there is nothing better than to buy."""
RISEN: Final = 0.5
"""A sale is thought about again when the bid has gone up by so much of the vessel's price."""


class HardBot(Searcher):
    """Plays its bids, its dealings with others and its last purchases on for some turns; the rest is its guide's."""

    game = "weigh-anchor"
    budget = Budget(48, 0.5)
    depth = 40
    instead = (Bid, Hold, Buy, Decline, Accept, DeclineOffer, Throw)

    def __init__(self) -> None:
        self._chart: BoardFacts | None = None
        """The board, read once for all who play on."""
        super().__init__()
        self._lot = ""
        """The vessel whose sale was thought about last."""
        self._bid = 0

    def guide(self) -> Bot:
        return Baseline(self._chart)

    def rival(self) -> Bot:
        return NormalBot(self._chart)

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        if self._chart is None:
            self._chart = BoardFacts(cast("AnchorView", view))
        return super().choose(view, ask, rng)

    def is_worth_a_thought(self, view: View[Any], ask: Ask, usual: Action) -> bool:
        mine = cast("AnchorView", view)
        kinds = {choice.make for choice in ask.choices}
        if Bid in kinds:
            return self._is_new(mine)
        if Decline in kinds:
            return mine.cash(mine.me()) - mine.price(mine.for_sale()) < TIGHT
        return isinstance(usual, Offer) or Accept in kinds

    def _is_new(self, view: AnchorView) -> bool:
        """Whether a sale has not been thought about at about this bid."""
        lot = view.lot()
        if lot is None:
            return False
        vessel, bid, _bidder = lot
        if vessel == self._lot and self._bid <= bid < self._bid + RISEN * view.price(vessel):
            return False
        self._lot, self._bid = vessel, bid
        return True

    def estimate(self, view: View[Any]) -> Chances:
        mine = cast("AnchorView", view)
        hires = dict.fromkeys(mine.seats(), 0)
        for vessel, owner, _level, _mortgaged in mine.deeds():
            if owner:
                hires[owner] += mine.hire_now(vessel)
        return softly([strength(mine, seat, hires[seat]) for seat in mine.seats()], 1.0)


def strength(view: AnchorView, seat: str, hire: int) -> float:
    """How strong a seat is with its cash, and with so much hire if every vessel of its were visited."""
    if not view.is_in(seat):
        return OUT
    return CASH * sqrt(max(0, view.cash(seat))) + HIRE * sqrt(SOME + hire)


BOT = HardBot
