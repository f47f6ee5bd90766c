"""A bot for every game that plays like a child: it knows how, but its thoughts wander, and it proposes nothing."""

from __future__ import annotations

from typing import Any, Final

from parlour.bots.bot import Bot, find
from parlour.core.moves import Action, Ask, Choice, Rng, below
from parlour.core.view import View

WHIMS: Final = 0.4
"""How often it does the first thing that comes to mind."""
FEW: Final = 40
"""A whim is one of the first so many: of amounts, a small one."""
SUMS: Final = 20000
"""More answers than this are no sums of money any more."""


class EasyBot(Bot):
    """Often does what the normal bot would do, sometimes anything; what has to be made up, such as an offer, never."""

    name = "easy"

    def __init__(self) -> None:
        self._elder: Bot | None = None
        """Who has shown it how to play."""

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        if self._elder is None:
            self._elder = find("normal", self.game)
        wise = self._elder.choose(view, ask, rng)
        self.remark = self._elder.remark
        simple = [choice for choice in ask.choices if not choice.never_random and not is_made_up(choice)]
        is_simple = any(type(wise) is choice.make for choice in simple)
        if not simple or (is_simple and rng.random() >= WHIMS):
            return wise
        choice = simple[below(rng, len(simple))]
        return choice.nth(below(rng, min(FEW, choice.size())))


def is_made_up(choice: Choice) -> bool:
    """Whether an answer has to be composed: there is more to choose from than sums of money."""
    return choice.domain is not None and choice.domain.is_large() and choice.size() > SUMS


BOT = EasyBot
