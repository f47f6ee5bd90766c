"""Finance with search: a guide that pays less for hopes, and its dealings played on for a while."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final, cast

from parlour.bots.bot import Bot
from parlour.bots.common.search import Budget, Chances, Searcher, softly
from parlour.bots.finance.baseline import Baseline
from parlour.bots.finance.evaluation import BoardFacts
from parlour.bots.finance.normal import NormalBot
from parlour.core.moves import Action, Ask, Rng
from parlour.core.view import View
from parlour.games.finance.actions import Accept, DeclineOffer, Offer
from parlour.games.finance.view import FinanceView
from parlour.games.finance.view_base import HIDDEN
from parlour.kit.dice import Throw

WORTH: Final = 0.08
RENT: Final = 0.065
"""What a seat's worth, and the rent of all its leases together, count towards winning, both by their square roots:
found from the moments of some hundred games and who won them."""
SOME: Final = 100
"""So much rent is added before the root is taken: the first few leases do not tell much."""
OUT: Final = -20.0
"""How strong a seat is that has left the game."""
DOUBTFUL: Final = (Accept, DeclineOffer, Offer)
"""Answers of the guide's that are thought about; found by counting where search finds something better."""


class HardBot(Searcher):
    """Plays its dealings with others on for some turns; the rest, and its bids above all, are its guide's."""

    game = "finance"
    budget = Budget(48, 0.5)
    depth = 80
    instead = (Accept, DeclineOffer, Throw)

    def __init__(self) -> None:
        self._chart: BoardFacts | None = None
        """The board as its guide judges it, read once for all who play on."""
        self._usual: BoardFacts | None = None
        """The board as others judge it."""
        super().__init__()

    def guide(self) -> Bot:
        return Baseline(self._chart, self._usual)

    def rival(self) -> Bot:
        return NormalBot(self._usual)

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        if self._chart is None or self._usual is None:
            mine = cast("FinanceView", view)
            self._chart, self._usual = BoardFacts(mine, Baseline.earnings), BoardFacts(mine)
        return super().choose(view, ask, rng)

    def is_worth_a_thought(self, view: View[Any], ask: Ask, usual: Action) -> bool:
        if not isinstance(usual, DOUBTFUL):
            return False
        # where one must remember who bought what, it does not play on: that would be to see it again
        return all(owner != HIDDEN for _lease, owner, _houses, _mortgaged in cast("FinanceView", view).deeds())

    def estimate(self, view: View[Any]) -> Chances:
        mine = cast("FinanceView", view)
        rents = dict.fromkeys(mine.seats(), 0)
        for lease, owner, _houses, _mortgaged in mine.deeds():
            if owner in rents:
                rents[owner] += mine.rent_now(lease)
        return softly([strength(mine, seat, rents[seat]) for seat in mine.seats()], 1.0)


def strength(view: FinanceView, seat: str, rent: int) -> float:
    """How strong a seat is with what it could raise, and with so much rent if every lease of its were visited."""
    if not view.is_in(seat):
        return OUT
    return WORTH * sqrt(max(0, view.worth(seat))) + RENT * sqrt(SOME + rent)


BOT = HardBot
