"""What a bot is, and where bots are found."""

from __future__ import annotations

import importlib
import pkgutil
from abc import ABC, abstractmethod
from difflib import get_close_matches
from functools import cache
from typing import Any, ClassVar, Final, NamedTuple

from parlour.core.moves import Action, Ask, Rng
from parlour.core.refusals import BadData
from parlour.core.text.names import Names
from parlour.core.view import View


class Remark(NamedTuple):
    """What a bot says with an answer, and to which seat."""

    to: str
    text: str


class Bot(ABC):
    """A player that answers asks. It holds nothing between answers that it has not seen through its view.

    A bot is made for one seat of one game, and may remember what it has seen there. Another game needs a new bot.
    """

    name: ClassVar[str]
    """What people type to seat it: 'random', 'normal'."""
    game: str = ""
    """The game it plays; '' for a class that plays every game: one that sits down knows which."""

    remark: Remark | None = None
    """What it has to say about its last answer, such as why it declined an offer."""

    @abstractmethod
    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        """An answer to the ask; `rng` is the bot's only source of chance."""

    def must_fit(self, lexicon: Names) -> None:  # noqa: B027  (most bots play anywhere)
        """BadData if it cannot play at a table with these names and so many seats."""


_GUESTS: Final[dict[tuple[str, str], type[Bot]]] = {}
"""Bots that somebody has brought along, by name and game."""


@cache
def _all() -> tuple[type[Bot], ...]:
    package = importlib.import_module("parlour.bots")
    found: list[type[Bot]] = []
    for info in pkgutil.walk_packages(package.__path__, "parlour.bots."):
        module = importlib.import_module(info.name)
        bot = getattr(module, "BOT", None)
        if bot is not None:
            found.append(bot)
    return tuple(found)


def register(name: str, bot: type[Bot]) -> None:
    """Let a bot of one's own be found by a name, in the game it plays or in all."""
    if any(other.name == name for other in _all()):
        raise BadData("bots", f"there is a bot {name!r} already; give this one another name")
    known = _GUESTS.get((name, bot.game))
    if known is not None and known.__base__ is not bot:
        raise BadData("bots", f"two bots are called {name!r}")
    _GUESTS[name, bot.game] = type(bot.__name__, (bot,), {"name": name})


def unregister(name: str) -> None:
    """Let a bot of one's own be found no more."""
    for key in [key for key in _GUESTS if key[0] == name]:
        del _GUESTS[key]


def names(game: str) -> list[str]:
    """The bots that can play a game."""
    guests = {name for name, its in _GUESTS if its in ("", game)}
    return sorted({bot.name for bot in _all() if bot.game in ("", game)} | guests)


def find(name: str, game: str) -> Bot:
    """A bot by name, made anew for one seat."""
    own = [bot for bot in _all() if bot.name == name and bot.game in ("", game)]
    guests = [bot for key in ((name, game), (name, "")) if (bot := _GUESTS.get(key)) is not None]
    for bot in (*own, *guests):
        found = bot()
        found.game = game
        return found
    near = get_close_matches(name, names(game), 1)
    hint = f"; did you mean {near[0]!r}?" if near else "."
    raise BadData("bots", f"no bot {name!r} plays {game}{hint} There are: {', '.join(names(game))}.")
