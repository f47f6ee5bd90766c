"""Incremental JSON encoding of views and asks: unchanged parts reuse their encoded bytes.

Context. A server sends every player an update after every move. Building and encoding the whole view each time took
about three tenths of the cost of a move, and most fields do not change from one move to the next. This module writes
the same bytes as encoding the plain data (`Table.view_data`, `redaction.ask_data`) would, with less work. A contract
test compares both for all games, so the plain way stays the reference. See decisions 025 and 026.

Parts:

- `ViewEncoder`: one viewer's view of one table. `turn_to_state` (no hidden information) or `turn_to` (plain data from a
  view) moves it to the current state. `whole()` returns the encoded view, `changes` only the fields that changed with
  this moment. `changes` is empty if a field appeared or disappeared; then the whole view has to be sent. `moment` goes
  up by one whenever something changed, so a sender knows whether a viewer is exactly one moment behind.
- `EncodedField`: one field of the state, with cached texts for single values. All tables with the same names share it.
- `AskEncoder`: the asks. The question part is cached by clause, flags and default action, a choice by its action class
  and the `key()` of its domain. A choice whose domain has no key is encoded each time.
- `EncoderCache`: the shared encoders for one edition and number of seats. Players' names do not matter, because views
  and asks contain letters only; the cache is keyed by `Names.unnamed()`.

Invariants:

- A field is reused only if an equality check proves it unchanged: numbers, strings, and lists of these (`is_one`,
  `is_flat`). Any other object may have changed inside, so it is encoded each time, and the bytes are compared.
- A list is copied when it is remembered, because play changes lists in place.
- Nothing here decides what a viewer may know. `Table.update_encoder` uses the state only if the view is an `OpenView`;
  otherwise it passes the redacted data of the view.
- Caches are bounded (`Memo`).

Design. The JSON encoder is a parameter, so that this package does not depend on a JSON library.
"""

# Compiled with mypyc.

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, final

from parlour.core.data.record_types import RecordField
from parlour.core.domains import Domain, IntRange
from parlour.core.memo import Memo
from parlour.core.moves import Action, Ask, Choice
from parlour.core.registry import Game
from parlour.core.text.names import Names
from parlour.table import redaction
from parlour.table.positions import FIGURES

Encode = Callable[[object], bytes]
MAX_CACHED: Final = 2048
"""The maximum number of cached texts per field, and of cached choices and questions."""
MAX_ENCODER_CACHES: Final = 64
"""The maximum number of encoder caches, one for each edition and number of seats."""
FIGURES_HEAD: Final = f'"{FIGURES}":'.encode()


@final
class EncodedField:
    """A field and its encoded values, shared by all tables with the same names."""

    def __init__(self, field: RecordField, lexicon: Names, encode: Encode) -> None:
        self.field = field
        self.is_one = field.kind.is_one()
        self.is_flat = field.kind.is_flat()
        """Whether an equality check is enough to know that the encoded value is unchanged."""
        self._lexicon = lexicon
        self._encode = encode
        self._head = encode(field.name) + b":"
        self._texts: Memo[object, bytes] = Memo(MAX_CACHED)

    def one(self, value: object) -> bytes:
        """Encode a single number or text with the field's name. Cached: all tables use the same few values."""
        text = self._texts.get(value)
        if text is None:
            text = self._texts.keep(value, self.write(value))
        return text

    def write(self, value: object) -> bytes:
        return self._head + self._encode(self.field.kind.dump(value, self._lexicon))


@final
class ViewEncoder:
    """Encodes a view of a table field by field: in full, or only the fields changed since the last moment."""

    def __init__(self, fields: list[EncodedField], encode: Encode) -> None:
        """`fields` are those of the state, for a view without hidden information."""
        self.moment = 0
        """Goes up by one whenever the view changes."""
        self.changes = b""
        """The fields changed with this moment; empty if a field appeared or disappeared."""
        self._fields = fields
        self._encode = encode
        self._texts: list[bytes] = []
        """The encoded fields with their names; empty for an omitted field."""
        self._values: list[object] = [None] * len(fields)
        """The values of list fields when they were last encoded; tables rarely share these."""
        self._names: list[str] = []
        """The names of the fields, if the view is not the state itself."""
        self._changed: list[bytes] = []
        self._has_same_fields = True

    def turn_to_state(self, values: list[object], figures: Mapping[str, object]) -> None:
        """Move to the current values of a state's fields, with the figures that are shown with it.

        The result is what `encode` returns for the plain data.
        """
        fields = self._fields
        if not self._texts:
            self._texts = [b""] * (len(fields) + 1)
        for n, encoded in enumerate(fields):
            value = values[n]
            field = encoded.field
            if field.has_default and (value is field.default or value == field.default):
                self._put(n, b"")
            elif encoded.is_one:
                self._put(n, encoded.one(value))
            elif not encoded.is_flat:
                self._put(n, encoded.write(value))
            elif not self._texts[n] or not (value is self._values[n] or value == self._values[n]):
                self._values[n] = value[:] if isinstance(value, list) else value
                self._put(n, encoded.write(value))
        self._put(len(fields), FIGURES_HEAD + self._encode(figures) if figures else b"")
        self._turn()

    def turn_to(self, data: Mapping[str, object]) -> None:
        """Move to a view given as plain data."""
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
    """Encodes asks for all tables with the same names, with caches for questions and choices.

    It writes what `encode` returns for `redaction.ask_data`.
    """

    def __init__(self, game: Game, lexicon: Names, encode: Encode) -> None:
        self._game = game
        self._lexicon = lexicon
        self._encode = encode
        self._questions: Memo[tuple[str, bool, bool, Action], bytes] = Memo(MAX_CACHED)
        self._choices: Memo[object, bytes] = Memo(MAX_CACHED)

    def write(self, ask: Ask, details: Mapping[str, object]) -> bytes:
        """Encode an ask; `details` is what its question may name."""
        return self._question(ask, details) + b",".join([self._choice(choice) for choice in ask.choices]) + b"]}"

    def _question(self, ask: Ask, details: Mapping[str, object]) -> bytes:
        """Encode everything before the choices."""
        if details:  # sums and names, which rarely come up again
            return self._before_choices(redaction.question_data(self._game, self._lexicon, ask, details))
        default = ask.default_action
        key = (ask.clause, ask.required, ask.sealed, default)
        known = self._questions.get(key)
        if known is None:
            question = redaction.question_data(self._game, self._lexicon, ask, details)
            known = self._questions.keep(key, self._before_choices(question))
        return known

    def _before_choices(self, question: Mapping[str, object]) -> bytes:
        return self._encode(question)[:-1] + b',"choices":['

    def _choice(self, choice: Choice) -> bytes:
        domain = choice.domain
        key: object = choice.make
        if domain is not None:
            found = _key(domain)
            if found is None:  # not worth caching
                return self._described(choice)
            # Pit needs `irreversible` in the key: corners that the hand proves, and in the live form all that can be
            # called.
            key = (choice.make, found, choice.irreversible)
        known = self._choices.get(key)
        if known is None:
            known = self._choices.keep(key, self._described(choice))
        return known

    def _described(self, choice: Choice) -> bytes:
        return self._encode(self._game.grammar.describe(choice, self._lexicon))


def _key(domain: Domain) -> object:
    """Return the cache key of a domain. Ranges have no key of their own, but here they soon come up again: in bids."""
    return (IntRange, domain.low, domain.high, domain.step) if isinstance(domain, IntRange) else domain.key()


@final
class EncoderCache:
    """The encoders that all tables with the same names share."""

    def __init__(self, game: Game, lexicon: Names, encode: Encode) -> None:
        self.asks = AskEncoder(game, lexicon, encode)
        self._fields = [EncodedField(field, lexicon, encode) for field in game.state.dumped]
        self._encode = encode

    def new_encoder(self) -> ViewEncoder:
        """Return a new encoder for the view of one table, for all viewers or one of them."""
        return ViewEncoder(self._fields, self._encode)


_ENCODER_CACHES: Final[Memo[Names, EncoderCache]] = Memo(MAX_ENCODER_CACHES)


def encoder_cache_for(game: Game, lexicon: Names, encode: Encode) -> EncoderCache:
    """Return the shared encoders for these names; players' names are ignored."""
    lexicon = lexicon.unnamed()
    encoder_cache = _ENCODER_CACHES.get(lexicon)
    if encoder_cache is None:
        encoder_cache = _ENCODER_CACHES.keep(lexicon, EncoderCache(game, lexicon, encode))
    return encoder_cache
