"""The random bot: every answer is equally likely. The reference for all others."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from parlour.bots.bot import Bot
from parlour.core.moves import Action, Ask, Rng
from parlour.core.view import View


@mypyc_attr(native_class=False)
class RandomBot(Bot):
    """Plays any game at random."""

    name = "random"
    strength = 0

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        return ask.sample(rng)


BOT = RandomBot
