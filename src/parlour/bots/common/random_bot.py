"""The random bot: every answer is equally likely. The reference for all others."""

from __future__ import annotations

from typing import Any

from parlour.bots.bot import Bot
from parlour.core.moves import Action, Ask, Rng
from parlour.core.view import View


class RandomBot(Bot):
    """Plays any game at random."""

    name = "random"

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        return ask.sample(rng)


BOT = RandomBot
