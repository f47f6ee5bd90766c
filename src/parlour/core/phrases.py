"""Events as data and as sentences: one table of fields, one of sentences, for every reader his own person."""

from __future__ import annotations

import re
from typing import Final, final

from parlour.core.events import Event
from parlour.core.fields import Fixed, OneKindOf
from parlour.core.lexicon import Lexicon
from parlour.core.words import Number, SeatWord, Word

_HOLE: Final = re.compile(r"\{(\w+)('s)?\}")
_ENDING: Final = re.compile(r"\[([^\]|]*)(?:\|([^\]]*))?\]")


class Count(Number):
    """A number of things, spoken with their name: '1 counter', '3 counters'."""

    def __init__(self, one: str, many: str) -> None:
        self.one = one
        self.many = many

    def show(self, value: object, lexicon: Lexicon) -> str:
        assert isinstance(value, int)
        return f"{value:,} {self.one if value == 1 else self.many}"


@final
class Phrasebook:
    """Turns events into plain data and into sentences.

    A sentence has holes for the event's fields, '{payer}' or '{payer's}', and endings in brackets that follow its
    first seat: 'pay[s]' is 'Bo pays' to others and 'You pay' to Bo; '[is|are]' likewise.
    """

    def __init__(self, events: OneKindOf, sentences: dict[str, str]) -> None:
        self.events = events
        self.sentences = sentences

    def data(self, event: Event, lexicon: Lexicon) -> dict[str, object]:
        name = self.events.name_of(event)
        return {
            "event": name,
            "clause": event.clause,
            "fields": self.events.records[name].dump(event, lexicon),
        }

    def say(self, event: Event, lexicon: Lexicon, names: list[str], reader: int | None = None) -> str:
        kind_name = self.events.name_of(event)
        fields = self.events.records[kind_name].fields
        text = self.sentences[kind_name]
        subject: object = None
        for hole in _HOLE.finditer(text):
            if isinstance(fields[hole[1]], SeatWord):
                subject = getattr(event, hole[1])
                break
        is_reader = reader is not None and subject == reader
        text = _ENDING.sub(lambda ending: (ending[2] or "") if is_reader else ending[1], text)

        def fill(hole: re.Match[str]) -> str:
            kind = fields[hole[1]]
            value = getattr(event, hole[1])
            if isinstance(kind, SeatWord):
                if reader is not None and value == reader:
                    return "your" if hole[2] else "you"
                name: str = names[value]
                return name + (hole[2] or "")
            if isinstance(kind, Fixed) and isinstance(kind.kind.kind, SeatWord):
                return listed(["you" if seat == reader else names[seat] for seat in value])
            if isinstance(kind, Word):
                return kind.show(value, lexicon) + (hole[2] or "")
            data = kind.dump(value, lexicon)
            return ", ".join(str(item) for item in data) if isinstance(data, list) else str(data)

        text = with_one_stop(_HOLE.sub(fill, text))
        return text[:1].upper() + text[1:]


def with_one_stop(text: str) -> str:
    """A sentence that ends with a name such as 'Santa Fe R.R.' needs no full stop of its own."""
    return text[:-1] if text.endswith("..") and not text.endswith("...") else text


def listed(items: list[str]) -> str:
    """'Ann', 'Ann and Bo', 'Ann, Bo and Cy'."""
    return " and ".join([", ".join(items[:-1]), items[-1]]) if len(items) > 1 else "".join(items)
