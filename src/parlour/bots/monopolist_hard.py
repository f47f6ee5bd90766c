"""The Monopolist with search: every answer is played out to the end."""

from __future__ import annotations

from typing import Any, Final

from parlour.bots.search import Budget, Chances, Searcher, standing
from parlour.core.view import View

SCALE: Final = 4.0
"""A lead of so many counters makes one e times as likely to win."""


class Magnate(Searcher):
    """Plays its answers out. There are few, and what they decide is little beside what the spins do."""

    game = "monopolist"
    budget = Budget(160, 0.5)
    depth = 400

    def estimate(self, view: View[Any]) -> Chances:
        return standing(view, SCALE)


BOT = Magnate
