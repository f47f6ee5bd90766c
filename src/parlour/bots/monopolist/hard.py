"""The hard bot for The Monopolist: it plays like the normal bot, beyond which there is next to nothing to find."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from parlour.bots.common.search import Searcher
from parlour.core.moves import Action, Ask
from parlour.core.view import View


@mypyc_attr(native_class=False)
class HardBot(Searcher):
    """Searches nothing: play-outs found no better answers than those of `normal` (docs/ladder.md has the bound)."""

    game = "monopolist"

    def should_search(self, view: View[Any], ask: Ask, baseline: Action) -> bool:
        return False


BOT = HardBot
