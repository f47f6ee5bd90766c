"""Why something cannot be done now: an answer, or a kind of answer with some of its fields left open."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import islice, product
from typing import Any, final

from parlour.core.moves import Action
from parlour.core.refusals import BadData, Reason, Refused
from parlour.core.registry import Game
from parlour.core.text.names import Names
from parlour.core.text.notation import ActionSyntax, Token
from parlour.table.action_parser import MAX_TEXT, ActionParser

_FACT = re.compile(r"\{(?!example\})")
NOT_YOURS = "/not_yours"
MAX_TRIED = 300
"""Of a kind of answer, so many are judged."""


@final
class Explainer:
    """Judges for one table what nobody does; the state is handed in, and never changed.

    It says nothing that the refusal of an answer does not say to the same seat.
    """

    def __init__(self, game: Game, lexicon: Names, answers: ActionParser) -> None:
        self._game = game
        self._lexicon = lexicon
        self._answers = answers
        self._verbs = {verb.pattern: verb for verb in game.grammar.verbs}

    def find(self, s: Any, seat: int, action: str, fields: Mapping[str, str]) -> Refused | None:
        """The refusal; None if some such answer is right now."""
        pending = self._game.rules.pending(s)
        if seat not in pending.seats and seat not in pending.free:
            return self._answers.out_of_turn(s)
        verb = self._verbs.get(action)
        if verb is not None and not fields and any(c.make is verb.make for c in self._game.rules.ask(s, seat).choices):
            return None
        try:
            tried = self._tried(verb, fields) if verb is not None else [self._answers.read(s, seat, action)]
        except Refused as refused:
            return refused
        except BadData as problem:
            return self._answers.not_understood(s, seat, problem.problem)
        return self._most_telling(s, seat, tried)

    def all(self, s: Any, seat: int) -> list[tuple[str, Refused]]:
        """Every kind of answer that the game knows and that is not open to a seat now, by its pattern."""
        found: list[tuple[str, Refused]] = []
        for pattern in self._verbs:
            refused = self.find(s, seat, pattern, {})
            if refused is not None:
                found.append((pattern, refused))
        return found

    def _tried(self, verb: ActionSyntax, fields: Mapping[str, str]) -> list[Action]:
        """Answers of a kind: with the fields that are given, and whatever the others may be."""
        unknown = [name for name in fields if name not in verb.words]
        if unknown or any(len(text) > MAX_TEXT for text in fields.values()):
            known = ", ".join(verb.words) or "none"
            raise BadData("", f"'{verb.example()}' has no such field; its fields are {known}")
        values = [
            [self._read(word, fields[name])] if name in fields else word.examples(self._lexicon)
            for name, word in verb.words.items()
        ]
        return [verb.make(*row) for row in islice(product(*values), MAX_TRIED)]

    def _read(self, word: Token, text: str) -> object:
        """A field by itself; a word reads only what its pattern lets through."""
        if re.fullmatch(word.pattern, text, re.IGNORECASE) is None:
            raise word.unlike(text, self._lexicon, "")
        return word.read(text, self._lexicon)

    def _most_telling(self, s: Any, seat: int, tried: list[Action]) -> Refused | None:
        """Of the reasons that name something at this table the one that fits the fewest of them, else of all: 'you lack
        Bremen' tells more than 'vessels only'. That something is not one's own comes last: nobody asked about it."""
        first: dict[str, tuple[Action, Reason]] = {}
        often: dict[str, int] = {}
        for action in tried:
            reason = self._game.rules.check(s, seat, action)
            if reason is None:
                return None
            first.setdefault(reason.code, (action, reason))
            often[reason.code] = often.get(reason.code, 0) + 1
        code = min(
            often,
            key=lambda code: (code.endswith(NOT_YOURS), not _FACT.search(first[code][1].template), often[code]),
        )
        action, reason = first[code]
        return self._answers.refusal(s, seat, action, reason)
