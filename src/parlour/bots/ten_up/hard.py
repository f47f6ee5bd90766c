"""Ten-Up with search: every answer is played out to the end."""

from __future__ import annotations

from parlour.bots.common.search import Budget, Searcher


class HardBot(Searcher):
    """Plays its answers out. Of the questions looked at, none had a better answer than that of its guide."""

    game = "ten-up"
    budget = Budget(64, 0.5)
    depth = 400
    scale = 1.6


BOT = HardBot
