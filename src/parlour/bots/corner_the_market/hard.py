"""The hard bot for Corner the Market: search over purchases and sales, with a patient baseline."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from parlour.bots.bot import Bot
from parlour.bots.common.search import Budget, Chances, Searcher, softly, spread
from parlour.bots.corner_the_market.evaluation import Evaluation, worths_of
from parlour.bots.corner_the_market.normal import NormalBot
from parlour.core.moves import Action, Ask
from parlour.core.view import View
from parlour.games.corner_the_market.actions import Buy, Counter, Enter, Give, Offer, Sell
from parlour.games.corner_the_market.view import Facts

SCALE: Final = 9000.0
"""A lead of this much multiplies the odds to win by e."""
NO_PURCHASE: Final = -500.0
"""The value of entering a pit in which nothing can be bought."""
MAX_RANKED: Final = 40
"""The maximum number of answers of a kind that are ranked."""
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

    def candidates(self, view: View[Any], ask: Ask, baseline: Action) -> list[Action]:
        """Return the baseline answer, and the others that promise most by the baseline's evaluation."""
        table = cast("Facts", view)
        judge = HardEvaluation(table, ask.seat, self.temperament)
        found: list[tuple[float, int, Action]] = []
        for choice in ask.choices:
            if choice.never_random or choice.make in self.ignored:
                continue
            for n in spread(choice.size(), MAX_RANKED):
                action = choice.nth(n)
                if action != baseline:
                    found.append((-promise(table, judge, action), len(found), action))
        found.sort()
        return [baseline, *[action for _worth, _n, action in found]][: self.most_tried]

    def estimate(self, view: View[Any]) -> Chances:
        return softly(prospects(cast("Facts", view)), SCALE)

    def result(self, view: View[Any], won: float) -> float:
        """Count the lead as well as the win: a few play-outs show it more clearly."""
        seat = view.seat
        assert seat is not None
        return (won + self.estimate(view)[seat]) / 2


def promise(view: Facts, judge: Evaluation, action: Action) -> float:
    """Return what an answer is worth by an evaluation; 0 for one that buys and sells nothing."""
    if isinstance(action, Enter):
        price = view.asking_by_number(action.pit)
        most = min(judge.stock[action.pit], (judge.cash + view.entry_payment()) // price)
        return max([bargain(judge, action.pit, number, price) for number in range(1, most + 1)], default=NO_PURCHASE)
    if isinstance(action, Buy):
        return bargain(judge, action.commodity, action.number, view.asking_by_number(action.commodity))
    if isinstance(action, Sell):
        price = view.cashier_pays() or view.redeeming_by_number(action.commodity)
        return judge.dollar * action.number * price - judge.losing(action.commodity, action.number)
    if isinstance(action, Give):
        return -judge.losing(action.commodity)
    return 0.0


def bargain(judge: Evaluation, commodity: int, number: int, price: int) -> float:
    """Return the gain of a purchase from the Exchange."""
    return judge.buying(commodity, number) + judge.denial(commodity, number) - judge.dollar * number * price


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
