"""Event texts: events as plain data, and as sentences that address the reader ('You pay', 'Bo pays')."""

from __future__ import annotations

import re
from typing import Final, final

from parlour.core.data.fields import FieldType, TupleOf
from parlour.core.data.record_types import RecordType, TaggedUnion
from parlour.core.events import Event, TimedOut
from parlour.core.memo import Memo
from parlour.core.text.names import Names
from parlour.core.text.notation import SEAT, NumberToken, SeatToken, Token

TIMED_OUT: Final = "timed_out"
"""The name of the event that a seat's time ran out."""
_HOLE: Final = re.compile(r"\{(\w+)('s)?\}")
_ENDING: Final = re.compile(r"\[([^\]|]*)(?:\|([^\]]*))?\]")


class CountedNoun(NumberToken):
    """A number of things, written with their name: '1 counter', '3 counters'."""

    def __init__(self, one: str, many: str) -> None:
        self.one = one
        self.many = many

    def show(self, value: object, lexicon: Names) -> str:
        assert isinstance(value, int)
        return f"{value:,} {self.one if value == 1 else self.many}"


@final
class _Part:
    """A piece of a sentence: some text and the field that follows it. The last piece has no field."""

    def __init__(self, text: str, field: str = "", own: str = "", kind: FieldType | None = None) -> None:
        self.text = text
        self.field = field
        self.own = own
        """The possessive ending 's, or empty."""
        self.kind = kind


@final
class _Sentence:
    """A parsed sentence in two versions: for other readers, and for the seat it is about."""

    def __init__(self, name: str, text: str, record: RecordType) -> None:
        self.name = name
        self.record = record
        fields = record.fields
        self.subject = ""
        """The first field that is a seat."""
        for hole in _HOLE.finditer(text):
            if isinstance(fields[hole[1]], SeatToken):
                self.subject = hole[1]
                break
        self.to_others = _parts(_ENDING.sub(r"\1", text), fields)
        self.to_subject = _parts(_ENDING.sub(r"\2", text), fields)


@final
class EventText:
    """Converts events to plain data and to sentences.

    A sentence has placeholders for the event's fields, '{payer}' or '{payer's}', and endings in brackets that agree
    with its first seat: 'pay[s]' is 'Bo pays' to others and 'You pay' to Bo; '[is|are]' likewise.
    """

    def __init__(self, events: TaggedUnion, sentences: dict[str, str]) -> None:
        self.events = TaggedUnion({**events.records, TIMED_OUT: RecordType(TimedOut, {"seat": SEAT})})
        """The game's own events, and those that every game has."""
        self.sentences = {**sentences, TIMED_OUT: "{seat's} time ran out."}
        self._parsed: Memo[type[object], _Sentence] = Memo(len(self.sentences))
        """Parsed sentences by the class of their event, for those used so far."""

    def data(self, event: Event, lexicon: Names) -> dict[str, object]:
        sentence = self._sentence(event)
        return {
            "event": sentence.name,
            "clause": event.clause,
            "fields": sentence.record.dump(event, lexicon),
        }

    def say(self, event: Event, lexicon: Names, names: list[str], reader: int | None = None) -> str:
        sentence = self._sentence(event)
        parts = sentence.to_others
        if reader is not None and sentence.subject and getattr(event, sentence.subject) == reader:
            parts = sentence.to_subject
        words: list[str] = []
        for part in parts:
            words.append(part.text)
            if part.kind is not None:
                words.append(_fill(part, getattr(event, part.field), lexicon, names, reader))
        text = with_one_stop("".join(words))
        first = text[:1]
        return first.upper() + text[1:] if first.islower() else text

    def _sentence(self, event: Event) -> _Sentence:
        known = self._parsed.get(type(event))
        if known is None:
            name = self.events.name_of(event)
            known = self._parsed.keep(type(event), _Sentence(name, self.sentences[name], self.events.records[name]))
        return known


def _parts(text: str, fields: dict[str, FieldType]) -> list[_Part]:
    parts: list[_Part] = []
    end = 0
    for hole in _HOLE.finditer(text):
        parts.append(_Part(text[end : hole.start()], hole[1], hole[2] or "", fields[hole[1]]))
        end = hole.end()
    parts.append(_Part(text[end:]))
    return parts


def _fill(part: _Part, value: object, lexicon: Names, names: list[str], reader: int | None) -> str:
    """Return the text for the placeholder of a piece."""
    kind = part.kind
    assert kind is not None
    if isinstance(kind, SeatToken):
        if reader is not None and value == reader:
            return "your" if part.own else "you"
        assert isinstance(value, int)
        return names[value] + part.own
    if isinstance(kind, TupleOf) and isinstance(kind.kind.kind, SeatToken):
        assert isinstance(value, tuple)
        return listed(["you" if seat == reader else names[seat] for seat in value])
    if isinstance(kind, Token):
        return kind.show(value, lexicon) + part.own
    data = kind.dump(value, lexicon)
    return ", ".join([str(item) for item in data]) if isinstance(data, list) else str(data)


def with_one_stop(text: str) -> str:
    """Remove the second of two full stops, after a name such as 'Santa Fe R.R.'."""
    return text[:-1] if text.endswith("..") and not text.endswith("...") else text


def listed(items: list[str]) -> str:
    """Join items as in 'Ann', 'Ann and Bo', 'Ann, Bo and Cy'."""
    return " and ".join([", ".join(items[:-1]), items[-1]]) if len(items) > 1 else "".join(items)
