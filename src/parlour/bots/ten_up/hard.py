"""The hard bot for Ten-Up: search that plays every answer out to the end."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import mypyc_attr

from parlour.bots.common.search import Budget, Searcher


@mypyc_attr(native_class=False)
class HardBot(Searcher):
    """Plays its answers out. In the questions examined, none had a better answer than that of its baseline."""

    game = "ten-up"
    budget = Budget(64, 0.5)
    depth = 400
    scale = 1.6


BOT = HardBot
