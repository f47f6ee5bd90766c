"""The hard bot for Corner the Market: search over purchases and sales, with a patient baseline."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from parlour.bots.bot import Bot
from parlour.bots.common.search import Budget, Chances, Searcher, softly
from parlour.bots.corner_the_market.evaluation import Evaluation, worths_of
from parlour.bots.corner_the_market.normal import NormalBot
from parlour.core.moves import Action, Ask
from parlour.core.view import View
from parlour.games.corner_the_market.actions import Buy, Counter, Enter, Give, Offer, Sell
from parlour.games.corner_the_market.view import Facts

SCALE: Final = 9000.0
"""A lead of this much multiplies the odds to win by e."""
RUINED: Final = -10 * SCALE
MATTERS: Final = (Buy, Enter, Sell, Give)
"""Only asks with one of these choices are searched; found by counting where search finds something better."""


class HardEvaluation(Evaluation):
    """Expects contracts to come in more slowly, and counts rivals' gains fully, divided by the number of rivals."""

    slow: ClassVar[float] = 24.0

    def envy(self) -> float:
        return 1.0 / max(1, len(self.others))


@mypyc_attr(native_class=False)
class Baseline(NormalBot):
    """The normal bot with `HardEvaluation`: the baseline of the search."""

    name = "guide"

    def judge(self, view: Facts, me: int) -> Evaluation:
        return HardEvaluation(view, me, self.temperament)


@mypyc_attr(native_class=False)
class HardBot(Searcher):
    """Searches its purchases and sales; its offers are those of the baseline."""

    game = "corner-the-market"
    budget = Budget(96, 0.5)
    depth = 400
    most_tried = 4
    ignored = (Offer, Counter)

    def baseline(self) -> Bot:
        return Baseline()

    def should_search(self, view: View[Any], ask: Ask, baseline: Action) -> bool:
        return any(choice.make in MATTERS for choice in ask.choices)

    def estimate(self, view: View[Any]) -> Chances:
        return softly(prospects(cast("Facts", view)), SCALE)


def prospects(view: Facts) -> list[float]:
    """Return for each seat the mean of its assets now and of what they would count at the end of the year."""
    playing, cash, contracts, _stock = view.table_by_number()
    worths = worths_of(view).final
    found: list[float] = []
    for seat, held in enumerate(contracts):
        if not playing >> seat & 1:
            found.append(RUINED)
            continue
        final = cash[seat] + sum([worths[commodity][max(0, number)] for commodity, number in enumerate(held)])
        found.append((view.assets(seat) + final) / 2)
    return found


BOT = HardBot
