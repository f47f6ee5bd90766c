"""Sheets: what is sent of a table, part by part. What a part still holds, or has held before, is not written anew."""

# Compiled with mypyc.

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, final

from parlour.core.data.fields import RecordField
from parlour.core.domains import Domain, IntRange
from parlour.core.moves import Action, Ask, Choice
from parlour.core.registry import Game
from parlour.core.text.names import Names
from parlour.table import redaction
from parlour.table.positions import FIGURES

Encode = Callable[[object], bytes]
MAX_KEPT: Final = 2048
"""So many values of a field, kinds of answers and questions are kept as they are sent."""
MAX_ENCODER_CACHES: Final = 64
"""For so many editions and numbers of seats."""
FIGURES_HEAD: Final = f'"{FIGURES}":'.encode()


@final
class EncodedField:
    """A field, and how it is written at all tables with the same names."""

    def __init__(self, field: RecordField, lexicon: Names, encode: Encode) -> None:
        self.field = field
        self.is_one = field.kind.is_one()
        self.is_flat = field.kind.is_flat()
        """Whether it is enough to look at what it holds to know how that is written."""
        self._lexicon = lexicon
        self._encode = encode
        self._head = encode(field.name) + b":"
        self._texts: dict[object, bytes] = {}

    def one(self, held: object) -> bytes:
        """A single number or text, with its name. Every table has the same ones, again and again."""
        text = self._texts.get(held)
        if text is None:
            text = self.write(held)
            _keep(self._texts, held, text)
        return text

    def write(self, held: object) -> bytes:
        return self._head + self._encode(self.field.kind.dump(held, self._lexicon))


@final
class ViewEncoder:
    """What somebody sees of a table, field by field: whole, or what has changed in it since the moment before."""

    def __init__(self, lines: list[EncodedField], encode: Encode) -> None:
        """`lines` for the state itself, where nothing of it is hidden."""
        self.moment = 0
        """The next has another number."""
        self.changes = b""
        """What has changed with this moment; nothing where fields came or went with it."""
        self._lines = lines
        self._encode = encode
        self._texts: list[bytes] = []
        """Of fields with their names; '' for one that is left out."""
        self._held: list[object] = [None] * len(lines)
        """By lists, when they were last written: they are seldom the same at two tables."""
        self._names: list[str] = []
        """Of the fields, where what is seen is not the state itself."""
        self._changed: list[bytes] = []
        self._has_same_fields = True

    def turn_to_state(self, held: list[object], figures: Mapping[str, object]) -> None:
        """To what a state holds in its fields, with the figures that are shown beside it. What is seen is what `encode`
        makes of the same as plain data."""
        lines = self._lines
        if not self._texts:
            self._texts = [b""] * (len(lines) + 1)
        for n, line in enumerate(lines):
            value = held[n]
            field = line.field
            if field.has_default and (value is field.default or value == field.default):
                self._put(n, b"")
            elif line.is_one:
                self._put(n, line.one(value))
            elif not line.is_flat:
                self._put(n, line.write(value))
            elif not self._texts[n] or not (value is self._held[n] or value == self._held[n]):
                self._held[n] = value[:] if isinstance(value, list) else value
                self._put(n, line.write(value))
        self._put(len(lines), FIGURES_HEAD + self._encode(figures) if figures else b"")
        self._turn()

    def turn_to(self, data: Mapping[str, object]) -> None:
        """To what somebody sees, as plain data."""
        for name in data:
            if name not in self._names:
                self._names.append(name)
                self._texts.append(b"")
        encode = self._encode
        for n, name in enumerate(self._names):
            self._put(n, encode(name) + b":" + encode(data[name]) if name in data else b"")
        self._turn()

    def whole(self) -> bytes:
        return b"".join([b"{", b",".join([text for text in self._texts if text]), b"}"])

    def _put(self, n: int, text: bytes) -> None:
        before = self._texts[n]
        if text is not before and text != before:
            self._texts[n] = text
            self._changed.append(text)
            if not text or not before:
                self._has_same_fields = False

    def _turn(self) -> None:
        if self._changed:
            self.moment += 1
            self.changes = b"".join([b"{", b",".join(self._changed), b"}"]) if self._has_same_fields else b""
            self._changed = []
            self._has_same_fields = True


@final
class AskEncoder:
    """What seats are asked at all tables with the same names. It writes what `encode` makes of `leaving.ask_data`: the
    same questions, and the same kinds of answers to them, come again and again."""

    def __init__(self, game: Game, lexicon: Names, encode: Encode) -> None:
        self._game = game
        self._lexicon = lexicon
        self._encode = encode
        self._questions: dict[tuple[str, bool, bool, Action], bytes] = {}
        self._choices: dict[object, bytes] = {}

    def write(self, ask: Ask) -> bytes:
        """An ask, ready to be sent."""
        return self._question(ask) + b",".join([self._choice(choice) for choice in ask.choices]) + b"]}"

    def _question(self, ask: Ask) -> bytes:
        """All of it up to its choices."""
        otherwise = ask.default_action
        key = (ask.clause, ask.required, ask.sealed, otherwise)
        known = self._questions.get(key)
        if known is None:
            question = redaction.question_data(self._game, self._lexicon, ask)
            known = self._encode(question)[:-1] + b',"choices":['
            _keep(self._questions, key, known)
        return known

    def _choice(self, choice: Choice) -> bytes:
        domain = choice.domain
        key: object = choice.make
        if domain is not None:
            found = _key(domain)
            if found is None:  # it is not met again
                return self._described(choice)
            # Pit has both: corners that a hand proves, and in the live form all that can be called.
            key = (choice.make, found, choice.irreversible)
        known = self._choices.get(key)
        if known is None:
            known = self._described(choice)
            _keep(self._choices, key, known)
        return known

    def _described(self, choice: Choice) -> bytes:
        return self._encode(self._game.grammar.describe(choice, self._lexicon))


def _keep(texts: dict[Any, bytes], key: object, text: bytes) -> None:
    if len(texts) >= MAX_KEPT:
        texts.clear()
    texts[key] = text


def _key(domain: Domain) -> object:
    """Of a domain. Ranges, which nobody else keeps, are soon met again here: whoever holds is asked for a bid anew."""
    return (IntRange, domain.low, domain.high, domain.step) if isinstance(domain, IntRange) else domain.key()


@final
class EncoderCache:
    """Writes for all tables with the same names: what was written at one of them, is wanted soon at the next."""

    def __init__(self, game: Game, lexicon: Names, encode: Encode) -> None:
        self.asks = AskEncoder(game, lexicon, encode)
        self._lines = [EncodedField(field, lexicon, encode) for field in game.state.dumped]
        self._encode = encode

    def sheet(self) -> ViewEncoder:
        """For what is seen at one table, by everybody or by one of them."""
        return ViewEncoder(self._lines, self._encode)


_SCRIBES: Final[dict[Names, EncoderCache]] = {}


def encoder_cache_for(game: Game, lexicon: Names, encode: Encode) -> EncoderCache:
    """The one for all tables with these names; those of the players are not written."""
    lexicon = lexicon.unnamed()
    encoder_cache = _SCRIBES.get(lexicon)
    if encoder_cache is None:
        if len(_SCRIBES) >= MAX_ENCODER_CACHES:
            _SCRIBES.clear()
        encoder_cache = _SCRIBES[lexicon] = EncoderCache(game, lexicon, encode)
    return encoder_cache
