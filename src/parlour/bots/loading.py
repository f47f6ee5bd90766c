"""Loading of custom bots: by module and class, or from a file with a trained policy.

Only for input that somebody types on their own machine, because loading runs the module.
"""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Callable, Iterable
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final

from parlour.bots.bot import Bot, find, register
from parlour.bots.common.search import Budget, Searcher
from parlour.core.data.plain_data import LARGEST
from parlour.core.refusals import BadData
from parlour.extras import require_extra

SECONDS: Final = re.compile(r"[0-9]{1,4}(\.[0-9]{1,3})?s")
FILE_BOTS: Final = "parlour.bots"
"""The group of entry points that make a bot from a file: 'policy:FILE' is made by the entry point 'policy'."""


def make(bot: str | type[Bot], game: str) -> Bot:
    """Create a bot for one seat of a game: by name, 'package.module:Class' or 'policy:FILE', or from its class.

    'hard@60' is the bot 'hard' with 60 play-outs for each answer and no time limit, 'hard@2s' with two seconds and as
    many play-outs as they allow.
    """
    if isinstance(bot, str):
        if ":" not in bot:
            name, _, budget = bot.partition("@")
            return thinking(find(name, game), budget) if budget else find(bot, game)
        bot = loaded(bot)
    given: object = bot
    if not isinstance(given, type) or not issubclass(given, Bot):
        raise BadData("bots", f"expected a bot's name, got {type(given).__name__}")
    if bot.game not in ("", game):
        raise BadData("bots", f"the bot {bot.name!r} plays {bot.game}, not {game}")
    made = bot()
    made.game = game
    return made


def load(custom: Iterable[tuple[str, str]]) -> None:
    """Register custom bots under the given names."""
    for name, path in custom:
        register(name, loaded(path))


def thinking(bot: Bot, budget: str) -> Bot:
    """Give a searching bot a budget: play-outs without a time limit (the same game each time), or seconds."""
    if not isinstance(bot, Searcher):
        raise BadData("bots", f"the bot {bot.name!r} of {bot.game} does not search: it takes no budget")
    bot.budget = budget_of(budget)
    bot.name = f"{bot.name}@{budget}"  # type: ignore[misc]  # of this instance, not of its class
    return bot


def budget_of(text: str) -> Budget:
    """Parse a budget: '60' is sixty play-outs, '2s' or '0.5s' are seconds."""
    if text.isascii() and text.isdecimal() and 0 < int(text) <= LARGEST:
        return Budget(int(text))
    if SECONDS.fullmatch(text) and float(text[:-1]) > 0:
        return Budget(LARGEST, float(text[:-1]))
    raise BadData("bots", f"{text!r} is neither a number of play-outs, such as 60, nor a time, such as 2s")


def name_of(bot: str | type[Bot]) -> str:
    """Return the name of a bot in results."""
    if isinstance(bot, str):
        return loaded(bot).name if ":" in bot else bot
    return bot.name


def loaded(path: str) -> type[Bot]:
    """Return the bot class of 'policy:FILE' or 'package.module:Class'; the current folder is searched too."""
    module_name, _, class_name = path.partition(":")
    for maker in entry_points(group=FILE_BOTS, name=module_name):
        return _from_file(maker, class_name)
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        module = importlib.import_module(module_name)
    except (ImportError, ValueError, TypeError) as problem:
        raise BadData("bots", f"{path!r} cannot be loaded: {problem}") from None
    found = getattr(module, class_name, None)
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise BadData("bots", f"{path!r} is not a bot: {module_name} has no class {class_name!r} made from Bot")
    if not isinstance(getattr(found, "name", None), str):
        raise BadData("bots", f"{path!r} has no name")
    if found.__abstractmethods__:
        raise BadData("bots", f"{path!r} does not say how it chooses")
    return found


def _from_file(maker: EntryPoint, file: str) -> type[Bot]:
    """Return the bot class that an entry point makes from a file."""
    require_extra("envs", f"{maker.name}:{file}")
    bot_of: Callable[[str], type[Bot]] = maker.load()
    return bot_of(file)
