"""The explainer: why an answer, or a kind of answer with some fields left open, is not possible now."""

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
from parlour.i18n.languages import game_catalogue
from parlour.i18n.sentences import refusal_id
from parlour.table.action_parser import MAX_TEXT, ActionParser

NOT_YOURS = "/not_yours"
MAX_TRIED = 300
"""The maximum number of actions that are checked for one kind of answer."""


@final
class Explainer:
    """Explains for one table why actions are not possible. The state is passed in and never changed.

    It reveals nothing that the refusal of an answer would not reveal to the same seat.
    """

    def __init__(self, game: Game, lexicon: Names, answers: ActionParser) -> None:
        self._game = game
        self._lexicon = lexicon
        self._answers = answers
        self._verbs = {verb.pattern: verb for verb in game.grammar.verbs}

    def find(self, s: Any, seat: int, action: str, fields: Mapping[str, str]) -> Refused | None:
        """Return the refusal; None if such an answer is possible now."""
        pending = self._game.rules.pending(s)
        if seat not in pending.seats and seat not in pending.free:
            return self._answers.out_of_turn(s, seat)
        verb = self._verbs.get(action)
        if verb is not None and not fields and any(c.make is verb.make for c in self._game.rules.ask(s, seat).choices):
            return None
        try:
            tried = self._tried(verb, fields) if verb is not None else [self._answers.read(s, seat, action)]
        except Refused as refused:
            return refused
        except BadData as problem:
            return self._answers.not_understood(s, seat, problem)
        return self._most_informative(s, seat, tried)

    def all(self, s: Any, seat: int) -> list[tuple[str, Refused]]:
        """Return every kind of answer of the game that is not open to a seat now, by pattern, with the refusal."""
        found: list[tuple[str, Refused]] = []
        for pattern in self._verbs:
            refused = self.find(s, seat, pattern, {})
            if refused is not None:
                found.append((pattern, refused))
        return found

    def _tried(self, verb: ActionSyntax, fields: Mapping[str, str]) -> list[Action]:
        """Return actions of one kind with the given fields, and example values for the others."""
        unknown = [name for name in fields if name not in verb.words]
        if unknown or any(len(text) > MAX_TEXT for text in fields.values()):
            problem = f"'{verb.example()}' has no such field; its fields are {', '.join(verb.words) or 'none'}"
            raise BadData("", problem, "field", {"typed": verb.example(), "values": list(verb.words)})
        values = [
            [self._read(word, fields[name])] if name in fields else word.examples(self._lexicon)
            for name, word in verb.words.items()
        ]
        return [verb.make(*row) for row in islice(product(*values), MAX_TRIED)]

    def _read(self, word: Token, text: str) -> object:
        """Read a single field; a token reads only what matches its pattern."""
        if re.fullmatch(word.pattern, text, re.IGNORECASE) is None:
            raise word.unlike(text, self._lexicon, "")
        return word.read(text, self._lexicon)

    def _names_something(self, code: str) -> bool:
        """Whether the text of a refusal names something at this table."""
        return bool(game_catalogue(self._game.slug).arguments(refusal_id(code)) - {"example"})

    def _most_informative(self, s: Any, seat: int, tried: list[Action]) -> Refused | None:
        """Return the most informative refusal of these actions; None if one of them is possible.

        Preferred are reasons that name something at this table, and then the reason that applies to the fewest actions:
        'you lack Bremen' says more than 'vessels only'. That something belongs to somebody else comes last: nobody
        asked about it.
        """
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
            key=lambda code: (code.endswith(NOT_YOURS), not self._names_something(code), often[code]),
        )
        action, reason = first[code]
        return self._answers.refusal(s, seat, action, reason)
