"""Measurement of the time that bots think."""

from __future__ import annotations

from time import process_time
from typing import Any, final

from parlour.bots.bot import Bot
from parlour.core.moves import Action, Ask, Rng
from parlour.core.view import View


@final
class ThinkTime:
    """Answers and processor seconds, by bot."""

    def __init__(self) -> None:
        self.thought: dict[str, tuple[int, float]] = {}

    def on(self, bot: Bot) -> Bot:
        """Wrap a bot so that its answers are timed."""
        return TimedBot(bot, self)

    def add(self, name: str, seconds: float) -> None:
        answers, so_far = self.thought.get(name, (0, 0.0))
        self.thought[name] = (answers + 1, so_far + seconds)


@final
class TimedBot(Bot):
    """A bot whose answers are timed."""

    def __init__(self, bot: Bot, clock: ThinkTime) -> None:
        self.name = bot.name  # type: ignore[misc]  # of this instance, not of its class
        self._bot = bot
        self._clock = clock

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        begun = process_time()
        action = self._bot.choose(view, ask, rng)
        self._clock.add(self.name, process_time() - begun)
        return action
