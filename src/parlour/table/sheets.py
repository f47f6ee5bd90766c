"""Sheets: what is sent of one table, part by part. What a part still holds, or has held before, is not written anew."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, final

from parlour.core.fields import Field, Record
from parlour.core.lexicon import Lexicon
from parlour.core.moves import Action, Ask, Choice
from parlour.core.registry import Game
from parlour.table import leaving
from parlour.table.positions import FIGURES

Encode = Callable[[object], bytes]
MOST_KEPT: Final = 256
"""So many kinds of answers, and so many questions, are kept as they are sent."""
MOST_SHEETS: Final = 64
"""For so many editions and numbers of seats."""


@final
class _Line:
    """A field, with what it held when it was last written."""

    def __init__(self, field: Field, head: bytes) -> None:
        self.field = field
        self.head = head
        """Its name, ready to be sent."""
        self.is_flat = field.kind.is_flat()
        """Whether it is enough to look at what it holds to know how that is written."""
        self.held: object = None
        self.text = b""


@final
class Sheet:
    """Of one table, at which nothing is hidden. What it writes is what `encode` makes of the same as plain data."""

    def __init__(self, record: Record, lexicon: Lexicon, encode: Encode) -> None:
        self._record = record
        self._lexicon = lexicon
        self._encode = encode
        self._lines = [_Line(field, encode(field.name) + b":") for field in record.dumped]
        self._figures = encode(FIGURES) + b":"

    def write(self, state: object, figures: Mapping[str, object]) -> bytes:
        """A state, and the figures that are shown beside it."""
        parts: list[bytes] = []
        lines = self._lines
        for n, held in enumerate(self._record.held(state)):
            line = lines[n]
            field = line.field
            if field.has_usual and (held is field.usual or held == field.usual):
                continue
            if not (line.is_flat and line.text and (held is line.held or held == line.held)):
                line.text = line.head + self._encode(field.kind.dump(held, self._lexicon))
                if line.is_flat:
                    line.held = held[:] if isinstance(held, list) else held
            parts.append(line.text)
        if figures:
            parts.append(self._figures + self._encode(figures))
        return b"".join([b"{", b",".join(parts), b"}"])


@final
class AskSheet:
    """What seats are asked at all tables with the same names. It writes what `encode` makes of `leaving.ask_data`: the
    same questions, and the same kinds of answers to them, come again and again."""

    def __init__(self, game: Game, lexicon: Lexicon, encode: Encode) -> None:
        self._game = game
        self._lexicon = lexicon
        self._encode = encode
        self._questions: dict[tuple[str, bool, bool, Action], bytes] = {}
        self._choices: dict[tuple[object, object], bytes] = {}

    def write(self, ask: Ask) -> bytes:
        """An ask, ready to be sent."""
        return self._question(ask) + b",".join([self._choice(choice) for choice in ask.choices]) + b"]}"

    def _question(self, ask: Ask) -> bytes:
        """All of it up to its choices."""
        otherwise = ask.otherwise
        key = (ask.clause, ask.must, ask.sealed, otherwise)
        known = self._questions.get(key)
        if known is None:
            question = leaving.question_data(self._game, self._lexicon, ask)
            known = self._encode(question)[:-1] + b',"choices":['
            if len(self._questions) >= MOST_KEPT:
                self._questions.clear()
            self._questions[key] = known
        return known

    def _choice(self, choice: Choice) -> bytes:
        domain = choice.domain
        found = None if domain is None else domain.key()
        if domain is not None and found is None:  # it is not met again
            return self._described(choice)
        key = (choice.make, found)
        known = self._choices.get(key)
        if known is None:
            if len(self._choices) >= MOST_KEPT:
                self._choices.clear()
            known = self._choices[key] = self._described(choice)
        return known

    def _described(self, choice: Choice) -> bytes:
        return self._encode(self._game.grammar.describe(choice, self._lexicon))


_ASK_SHEETS: Final[dict[Lexicon, AskSheet]] = {}


def ask_sheet(game: Game, lexicon: Lexicon, encode: Encode) -> AskSheet:
    """The one for all tables with these names: what one of them was asked, the next is asked soon."""
    sheet = _ASK_SHEETS.get(lexicon)
    if sheet is None:
        if len(_ASK_SHEETS) >= MOST_SHEETS:
            _ASK_SHEETS.clear()
        sheet = _ASK_SHEETS[lexicon] = AskSheet(game, lexicon, encode)
    return sheet
