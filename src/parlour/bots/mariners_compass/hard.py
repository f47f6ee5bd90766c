"""Mariner's Compass with search: the reckoning of who arrives first, and a few spins played on before it is asked."""

from __future__ import annotations

from typing import Any, cast

from parlour.bots.bot import Bot
from parlour.bots.common.search import Budget, Chances, Searcher
from parlour.bots.mariners_compass.baseline import Baseline, chance
from parlour.core.view import View
from parlour.games.mariners_compass.view import MarinersView


class HardBot(Searcher):
    """Its guide takes both to play for the fewest spins; a few spins on it shows who had better play for a chance."""

    game = "mariners-compass"
    budget = Budget(240, 0.5)
    depth = 4
    least_rounds = 20

    def guide(self) -> Bot:
        return Baseline()

    def rival(self) -> Bot:
        return Baseline()

    def estimate(self, view: View[Any]) -> Chances:
        mine = chance(cast("MarinersView", view))
        return [mine if seat == view.seat else 1 - mine for seat in range(2)]


BOT = HardBot
