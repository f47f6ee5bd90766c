"""Corner the Market with search: a patient guide that grudges rivals everything, and its dealings played to the end."""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from parlour.bots.bot import Bot
from parlour.bots.common.search import Budget, Chances, Searcher, softly
from parlour.bots.corner_the_market.evaluation import Evaluation, Facts
from parlour.bots.corner_the_market.normal import NormalBot
from parlour.core.moves import Action, Ask
from parlour.core.view import View
from parlour.games.corner_the_market.actions import Buy, Counter, Enter, Give, Offer, Sell
from parlour.games.corner_the_market.view import CornerView

SCALE: Final = 9000.0
"""A lead of so much makes one e times as likely to win."""
RUINED: Final = -10 * SCALE
MATTERS: Final = (Buy, Enter, Sell, Give)
"""Questions with one of these are thought about; found by counting where search finds something better."""


class HardEvaluation(Evaluation):
    """What has not come by now comes slowly; and one rival's gain is one's own loss, two rivals' half of it each."""

    slow: ClassVar[float] = 24.0

    def envy(self) -> float:
        return 1.0 / max(1, len(self.others()))


class Baseline(NormalBot):
    """The normal bot with a keener judge: the guide of the search."""

    name = "guide"

    def judge(self, view: Facts) -> Evaluation:
        return HardEvaluation(view)


class HardBot(Searcher):
    """Plays its purchases and sales out; its offers are those of the guide."""

    game = "corner-the-market"
    budget = Budget(96, 0.5)
    depth = 400
    most_tried = 4
    ignored = (Offer, Counter)

    def guide(self) -> Bot:
        return Baseline()

    def is_worth_a_thought(self, view: View[Any], ask: Ask, usual: Action) -> bool:
        return any(choice.make in MATTERS for choice in ask.choices)

    def estimate(self, view: View[Any]) -> Chances:
        mine = cast("CornerView", view)
        return softly([prospect(mine, seat) for seat in mine.seats()], SCALE)


def prospect(view: CornerView, seat: str) -> float:
    """Half what a seat has now, half what it would count at the end of the year."""
    if view.is_out(seat):
        return RUINED
    holdings = zip(view.commodities(), view.holdings(seat), strict=True)
    final = view.cash(seat) + sum(view.final_worth(commodity, number) for commodity, number in holdings)
    return (view.assets(seat) + final) / 2


BOT = HardBot
