"""The Monopolist with search: every answer is played out to the end."""

from __future__ import annotations

from parlour.bots.common.search import Budget, Searcher


class HardBot(Searcher):
    """Plays its answers out. There are few, and what they decide is little beside what the spins do."""

    game = "monopolist"
    budget = Budget(160, 0.5)
    depth = 400
    scale = 4.0


BOT = HardBot
