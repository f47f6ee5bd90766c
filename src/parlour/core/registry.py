"""The registry of games: every folder of `parlour.games` that defines a `GAME`, found by scanning.

A rule that changes makes a new version of a game's ruleset. Tables go on under the version they were begun with: a
module `earlier/ruleset_N.py` in the folder of the game defines a `GAME` as version N had it.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import Any, Final, final

from parlour.core.data.fields import FieldType
from parlour.core.data.reader import Reader
from parlour.core.data.record_types import RecordType, TaggedUnion
from parlour.core.edition import Edition
from parlour.core.meaning.consequences import Consequences
from parlour.core.meaning.event_tags import EventTag
from parlour.core.moves import Draw, Rng
from parlour.core.refusals import BadData
from parlour.core.rules import Rules
from parlour.core.text.event_types import EventTypes
from parlour.core.text.names import Names
from parlour.core.text.notation import Grammar, Token
from parlour.core.view import View


@final
class Game:
    """Everything the rest of Parlour knows about a game: its rules and its data. Its texts are in the catalogues."""

    def __init__(
        self,
        slug: str,
        rules: Rules[Any, Any],
        edition: Callable[[Reader], Edition],
        grammar: Grammar,
        draw_notations: dict[str, Token],
        state: RecordType,
        events: TaggedUnion,
        view: Callable[[Rules[Any, Any], Any, Names, int | None], View[Any]],
        endings: tuple[str, ...],
        bound: int,
        brief: dict[str, object] | None = None,
        resample_hidden: Callable[[Any, int | None, Rng], Any] | None = None,
        time_limit: Callable[[Any], int] | None = None,
        event_tags: tuple[EventTag, ...] = (),
        view_fields: dict[str, FieldType] | None = None,
        alike: Callable[[Any, Draw], list[list[int]]] | None = None,
        setup: tuple[str, ...] = (),
        is_live: Callable[[Mapping[str, object]], bool] | None = None,
        turn_number: Callable[[Any], int] | None = None,
        mover: Callable[[Any], int] | None = None,
        consequences: Consequences | None = None,
        earlier_ruleset: int | None = None,
    ) -> None:
        self.slug = slug
        self.rules = rules
        self.edition = edition
        """Reads and validates the data of an edition file."""
        self.grammar = grammar
        self.draw_notations = draw_notations
        """How the values of each draw are written."""
        self.state = state
        """The fields of the state; its constructor also takes the edition and the options."""
        self.events = EventTypes(events)
        self.view = view
        self.endings = endings
        """The ways the game can end, by reason."""
        self.bound = bound
        """Random play with the default options ends within this many moves."""
        self.brief: dict[str, object] = {} if brief is None else brief
        """Options that make a game short, for tests that play one to the end."""
        self.resample_hidden = resample_hidden
        """For games with hidden information: returns the same moment with everything resampled that a seat cannot see.
        """
        self.time_limit = time_limit
        """For games with timed phases: the milliseconds left for the seats waited for to answer; 0 means no limit."""
        self.event_tags = event_tags
        """The meaning of its events, for statistics that do not know the game."""

        self.alike = alike
        """For draws of one of many faces: groups of faces that lead to the same game."""

        self.view_fields: dict[str, FieldType] = state.fields if view_fields is None else view_fields
        """How the fields of a seat's view are written; without hidden information they are those of the state."""
        self.setup = setup
        """Names of the frames before the first turn: colours, tokens, who begins."""
        self.consequences = Consequences() if consequences is None else consequences
        """What it says of an answer before it is given, beside the events that the answer leads to."""
        self._is_live = is_live
        self._turn_number = turn_number
        self._mover = mover
        self.earlier_ruleset = earlier_ruleset
        """The version of the ruleset if it is an earlier one; None for the current one."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the game by its name: a game is code, and another process has its own copy."""
        return find, (self.slug, self.earlier_ruleset)

    def is_live(self, options: Mapping[str, object]) -> bool:
        """Whether everybody plays at once under these options, so that many answers come within a second."""
        return self._is_live is not None and self._is_live(options)

    def turn_number(self, state: Any) -> int | None:
        """Return how many turns are over, in a game of hands how many have been dealt; None if the game counts neither.

        It never goes down, and a move raises it by at most 1.
        """
        return None if self._turn_number is None else self._turn_number(state)

    def mover(self, state: Any) -> int | None:
        """Return the seat whose turn it is; None in a game without turns."""
        return None if self._mover is None else self._mover(state)


def slugs() -> list[str]:
    """Return the names of all games, as people type them."""
    package = importlib.import_module("parlour.games")
    return sorted(found.name.replace("_", "-") for found in pkgutil.iter_modules(package.__path__) if found.ispkg)


FOUND: Final[dict[tuple[str, int | None], Game]] = {}
"""The games loaded so far by slug and earlier ruleset, so that the folder is not scanned each time."""
EARLIER: Final = "ruleset_"
"""How the module of an earlier ruleset begins; its version follows."""


def earlier_rulesets(slug: str) -> list[int]:
    """Return the versions of a game's earlier rulesets under which it can still be played."""
    folder = importlib.import_module(_package(find(slug).slug))
    if importlib.util.find_spec(f"{folder.__name__}.earlier") is None:
        return []
    modules = pkgutil.iter_modules(importlib.import_module(f"{folder.__name__}.earlier").__path__)
    return sorted(int(module.name.removeprefix(EARLIER)) for module in modules if module.name.startswith(EARLIER))


def find(slug: str, earlier_ruleset: int | None = None) -> Game:
    """Return the game with this name, under its current ruleset or an earlier one."""
    key = (slug, earlier_ruleset)
    if key in FOUND:
        return FOUND[key]
    known = slugs()
    if slug not in known:
        near = get_close_matches(slug, known, 1)
        hint = f"; did you mean {near[0]!r}?" if near else "."
        raise BadData("", f"there is no game {slug!r}{hint} The games are {', '.join(known)}.")
    module = _package(slug)
    if earlier_ruleset is not None:
        if earlier_ruleset not in earlier_rulesets(slug):
            raise BadData("", f"this Parlour has no ruleset {earlier_ruleset} of {slug!r}")
        module = f"{module}.earlier.{EARLIER}{earlier_ruleset}"
    game: Game = importlib.import_module(module).GAME
    FOUND[key] = game
    return game


def _package(slug: str) -> str:
    return "parlour.games." + slug.replace("-", "_")
