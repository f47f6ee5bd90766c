"""The hard bot for Mariner's Compass: search a few spins ahead, evaluated by the chance to arrive first."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Any, cast

from mypy_extensions import mypyc_attr

from parlour.bots.bot import Bot
from parlour.bots.common.search import Budget, Chances, Searcher
from parlour.bots.mariners_compass.baseline import Baseline, chance
from parlour.core.view import View
from parlour.games.mariners_compass.view import MarinersView


@mypyc_attr(native_class=False)
class HardBot(Searcher):
    """Its baseline assumes that both play for the fewest spins; the search shows when to play for a chance instead."""

    game = "mariners-compass"
    budget = Budget(240, 0.5)
    depth = 4
    least_rounds = 20

    def baseline(self) -> Bot:
        return Baseline()

    def rival(self) -> Bot:
        return Baseline()

    def estimate(self, view: View[Any]) -> Chances:
        mine = chance(cast("MarinersView", view))
        return [mine if seat == view.seat else 1 - mine for seat in range(2)]


BOT = HardBot
