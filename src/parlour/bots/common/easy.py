"""The easy bot, for every game: it often follows the normal bot, sometimes acts at random, and never makes offers."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from parlour.bots.bot import Bot, Term, find
from parlour.bots.temperament import Temperament
from parlour.core.moves import Action, Ask, Choice, Rng, below
from parlour.core.view import View

WHIMS: Final = 0.4
"""How often it picks a random answer."""
FEW: Final = 40
"""A random answer is one of the first so many of a choice: of amounts, a small one."""
SUMS: Final = 20000
"""A domain with more values than this is not just an amount of money."""


@mypyc_attr(native_class=False)
class EasyBot(Bot):
    """Often answers like the normal bot, sometimes at random; it never composes an answer such as an offer."""

    name = "easy"
    strength = 20

    def __init__(self) -> None:
        self._normal: Bot | None = None
        """The normal bot of this game."""

    def adopt(self, temperament: Temperament) -> None:
        super().adopt(temperament)
        if self._normal is not None:
            self._normal.adopt(temperament)

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        normal = self._with_normal()
        normal_answer = normal.choose(view, ask, rng)
        self.remark = normal.remark
        simple = [choice for choice in ask.choices if not choice.never_random and not is_composed(choice)]
        is_simple = any(type(normal_answer) is choice.make for choice in simple)
        if not simple or (is_simple and rng.random() >= WHIMS):
            return normal_answer
        choice = simple[below(rng, len(simple))]
        return choice.nth(below(rng, min(FEW, choice.size())))

    def weigh(self, view: View[Any], ask: Ask, action: Action) -> tuple[Term, ...]:
        return self._with_normal().weigh(view, ask, action)

    def _with_normal(self) -> Bot:
        if self._normal is None:
            self._normal = find("normal", self.game)
            self._normal.adopt(self.temperament)
            self._normal.counters = False
        return self._normal


def is_composed(choice: Choice) -> bool:
    """Whether an answer has to be composed: its domain is larger than one of amounts of money."""
    return choice.domain is not None and choice.domain.is_large() and choice.size() > SUMS


BOT = EasyBot
