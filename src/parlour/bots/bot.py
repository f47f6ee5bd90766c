"""The base class of bots, and the registry that finds them by name."""

from __future__ import annotations

import importlib
import pkgutil
from abc import ABC, abstractmethod
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from typing import Any, ClassVar, Final, NamedTuple

from parlour.bots.temperament import NEUTRAL, Temperament, character
from parlour.core.moves import Action, Ask, Rng
from parlour.core.refusals import BadData
from parlour.core.text.names import Names
from parlour.core.view import View


class Remark(NamedTuple):
    """What a bot says with an answer, to which seat, and about which offer. `remark-NAME` in the catalogues has the
    words."""

    to: str
    name: str
    fields: Mapping[str, str | int] = {}
    """What the words name: amounts of money, names of things."""
    offer: int = 0
    """The number of the offer it is about; 0 for none."""


class Term(NamedTuple):
    """Something that a bot weighed for an answer. `term-NAME` in the catalogues has the words."""

    name: str
    amount: float
    """How much it speaks for the answer, below 0 against it, in the unit of the game: money or points."""
    fields: Mapping[str, str | int] = {}
    """What the words name: amounts of money, counts, names of things."""


class Bot(ABC):
    """A player that answers asks. Between answers it knows only what it has seen through its view.

    A bot instance plays one seat of one game, and may remember what it has seen there. Another game needs a new
    instance.
    """

    name: ClassVar[str]
    """The name that people type to seat it: 'random', 'normal'."""
    strength: ClassVar[int] = 50
    """How well it plays compared with the other bots of its game: lists begin with the weakest. 'normal' has 50."""
    game: str = ""
    """The game it plays; '' for a class that plays every game. An instance always knows its game."""

    character: str = ""
    """The character it plays as; '' for none."""
    temperament: Temperament = NEUTRAL
    """How it deviates from the neutral player of its strength."""
    counters: bool = True
    """Whether it answers offers that it does not like with offers of its own."""
    remark: Remark | None = None
    """A comment on its last answer, such as why it declined an offer."""

    @abstractmethod
    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        """Choose an answer to the ask; `rng` is the bot's only source of randomness."""

    def weigh(self, view: View[Any], ask: Ask, action: Action) -> tuple[Term, ...]:
        """Return what speaks for and against an answer, the weightiest first; () if the bot cannot tell."""
        return ()

    def adopt(self, temperament: Temperament) -> None:
        """Play with a temperament from now on."""
        self.temperament = temperament

    def must_fit(self, lexicon: Names) -> None:  # noqa: B027  (most bots play anywhere)
        """BadData if the bot cannot play at a table with these names and this number of seats."""


_CUSTOM: Final[dict[tuple[str, str], type[Bot]]] = {}
"""Registered custom bots, by name and game."""


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
    """Register a custom bot under a name, for the game it plays or for all games."""
    if any(other.name == name for other in _all()):
        raise BadData("bots", f"there is a bot {name!r} already; give this one another name")
    known = _CUSTOM.get((name, bot.game))
    if known is not None and known.__base__ is not bot:
        raise BadData("bots", f"two bots are called {name!r}")
    _CUSTOM[name, bot.game] = type(bot.__name__, (bot,), {"name": name})


def unregister(name: str) -> None:
    """Remove a custom bot."""
    for key in [key for key in _CUSTOM if key[0] == name]:
        del _CUSTOM[key]


def names(game: str) -> list[str]:
    """Return the names of the bots that can play a game."""
    custom = {name for name, its in _CUSTOM if its in ("", game)}
    return sorted({bot.name for bot in _all() if bot.game in ("", game)} | custom)


def names_by_strength(game: str) -> list[str]:
    """Return the names of the bots that can play a game, the weakest first."""
    return sorted(names(game), key=lambda name: (find(name, game).strength, name))


def find(name: str, game: str) -> Bot:
    """Return a new bot for one seat, by name: 'normal', or with a character 'normal/clara'."""
    name, _, who = name.partition("/")
    found = _find(name, game)
    if who:
        found.character = who
        found.name = f"{name}/{who}"  # type: ignore[misc]  # of this instance, not of its class
        found.adopt(character(who).temperament)
    return found


def _find(name: str, game: str) -> Bot:
    own = [bot for bot in _all() if bot.name == name and bot.game in ("", game)]
    custom = [bot for key in ((name, game), (name, "")) if (bot := _CUSTOM.get(key)) is not None]
    for bot in (*own, *custom):
        found = bot()
        found.game = game
        return found
    near = get_close_matches(name, names(game), 1)
    hint = f"; did you mean {near[0]!r}?" if near else "."
    raise BadData("bots", f"no bot {name!r} plays {game}{hint} There are: {', '.join(names(game))}.")
