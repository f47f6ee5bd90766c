"""The games: every folder of `parlour.games` that has a `GAME`, found by scanning. No list is edited anywhere."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import Any, Final, final

from parlour.core.data.fields import FieldType, RecordType
from parlour.core.data.reader import Reader
from parlour.core.edition import Edition
from parlour.core.event_tags import EventTag
from parlour.core.moves import Ask, Draw, Rng
from parlour.core.refusals import BadData
from parlour.core.rules import Rules
from parlour.core.text.event_text import EventText
from parlour.core.text.names import Names
from parlour.core.text.notation import Grammar, Token
from parlour.core.view import View


@final
class Game:
    """Everything the rest of Parlour knows of a game: its rules, its data, its words."""

    def __init__(
        self,
        slug: str,
        rules: Rules[Any, Any],
        edition: Callable[[Reader], Edition],
        grammar: Grammar,
        draw_notations: dict[str, Token],
        state: RecordType,
        event_text: EventText,
        view: Callable[[Rules[Any, Any], Any, Names, int | None], View[Any]],
        endings: dict[str, str],
        questions: dict[str, str],
        bound: int,
        brief: dict[str, object] | None = None,
        resample_hidden: Callable[[Any, int | None, Rng], Any] | None = None,
        time_limit: Callable[[Any], int] | None = None,
        event_tags: tuple[EventTag, ...] = (),
        view_fields: dict[str, FieldType] | None = None,
        alike: Callable[[Any, Draw], list[list[int]]] | None = None,
        setup: tuple[str, ...] = (),
        is_live: Callable[[Mapping[str, object]], bool] | None = None,
    ) -> None:
        self.slug = slug
        self.rules = rules
        self.edition = edition
        """Reads and checks an edition file's data."""
        self.grammar = grammar
        self.draw_notations = draw_notations
        """What each draw's values are called."""
        self.state = state
        """The table of the state's fields; its constructor also takes the edition and the options."""
        self.event_text = event_text
        self.view = view
        self.endings = endings
        """Each way of ending, by its reason, as a sentence about '{winners}'."""
        self.questions = questions
        """What each ask wants to know, by its clause, in a few words for the page and the prompt; where a clause asks
        for two things, by the clause and the first answer ('WAS-01a throw')."""
        self.bound = bound
        """Random play under the default options ends within so many moves."""
        self.brief: dict[str, object] = {} if brief is None else brief
        """Options that bring the end near, for a whole game that should not take long."""
        self.resample_hidden = resample_hidden
        """Where something is hidden: the same moment with everything dealt anew that a seat cannot see."""
        self.time_limit = time_limit
        """Where the rules speak of time: milliseconds that those who are waited for have left to answer; 0 for ever."""
        self.event_tags = event_tags
        """What its events mean to whoever counts them without knowing the game."""

        self.alike = alike
        """Where a draw of one face has many faces: which of them lead to the same game, in groups."""

        self.view_fields: dict[str, FieldType] = state.fields if view_fields is None else view_fields
        """How the fields of what a seat is told are written; where nothing is hidden, they are the state's."""
        self.setup = setup
        """Names of the frames before the first turn: colours, tokens, who begins."""
        self._is_live = is_live

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is code: it is pickled by its name, and another process has its own."""
        return find, (self.slug,)

    def is_live(self, options: Mapping[str, object]) -> bool:
        """Whether everybody plays at once under these options, so that many answers come within a second."""
        return self._is_live is not None and self._is_live(options)

    def question(self, ask: Ask) -> str:
        """What an ask wants to know, in a few words; empty if nobody has said it."""
        if ask.choices:
            pattern = self.grammar.verb(ask.choices[0].make).pattern
            found = self.questions.get(f"{ask.clause} {pattern}")
            if found is not None:
                return found
        return self.questions.get(ask.clause, "")


def slugs() -> list[str]:
    """The games there are, by the names people type."""
    package = importlib.import_module("parlour.games")
    return sorted(found.name.replace("_", "-") for found in pkgutil.iter_modules(package.__path__) if found.ispkg)


FOUND: Final[dict[str, Game]] = {}
"""The games that have been asked for: the folder is not looked through each time."""


def find(slug: str) -> Game:
    """The game of that name."""
    if slug in FOUND:
        return FOUND[slug]
    known = slugs()
    if slug not in known:
        near = get_close_matches(slug, known, 1)
        hint = f"; did you mean {near[0]!r}?" if near else "."
        raise BadData("", f"there is no game {slug!r}{hint} The games are {', '.join(known)}.")
    game: Game = importlib.import_module("parlour.games." + slug.replace("-", "_")).GAME
    FOUND[slug] = game
    return game
