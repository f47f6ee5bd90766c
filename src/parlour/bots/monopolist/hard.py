"""The hard bot for The Monopolist: search that plays every answer out to the end."""

from __future__ import annotations

from parlour.bots.common.search import Budget, Searcher


class HardBot(Searcher):
    """Plays its answers out. There are few of them, and they matter less than the spins."""

    game = "monopolist"
    budget = Budget(160, 0.5)
    depth = 400
    scale = 4.0


BOT = HardBot
