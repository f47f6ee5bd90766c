"""Ten-Up with search: every answer is played out to the end."""

from __future__ import annotations

from typing import Any, Final

from parlour.bots.search import Budget, Chances, Searcher, standing
from parlour.core.view import View

SCALE: Final = 1.6
"""A lead of so many points makes one e times as likely to win."""


class Reckoner(Searcher):
    """Plays its answers out. It seldom finds anything better than its guide: the normal bot hardly errs here."""

    game = "ten-up"
    budget = Budget(64, 0.5)
    depth = 400

    def estimate(self, view: View[Any]) -> Chances:
        return standing(view, SCALE)


BOT = Reckoner
