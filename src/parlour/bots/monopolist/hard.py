"""The hard bot for The Monopolist: search that plays every answer out to the end."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import mypyc_attr

from parlour.bots.common.search import Budget, Searcher


@mypyc_attr(native_class=False)
class HardBot(Searcher):
    """Plays its answers out. There are few of them, and they matter less than the spins."""

    game = "monopolist"
    budget = Budget(160, 0.5)
    depth = 400
    scale = 4.0


BOT = HardBot
