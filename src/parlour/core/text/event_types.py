"""Event types: a game's kinds of events by name, and an event as plain data, from which catalogues make sentences."""

from __future__ import annotations

from typing import Final, final

from parlour.core.data.record_types import RecordType, TaggedUnion
from parlour.core.events import Event, TimedOut
from parlour.core.text.names import Names
from parlour.core.text.notation import SEAT, Token

TIMED_OUT: Final = "timed_out"
"""The name of the event that a seat's time ran out."""


@final
class EventTypes:
    """The kinds of events of a game: its own, and those that every game has."""

    def __init__(self, events: TaggedUnion) -> None:
        self._union = TaggedUnion({**events.records, TIMED_OUT: RecordType(TimedOut, {"seat": SEAT})})
        self.records = self._union.records
        self._titled: dict[str, dict[str, Token]] = {}
        for name, record in self.records.items():
            titled = {
                field: kind for field, kind in record.fields.items() if isinstance(kind, Token) and kind.has_title
            }
            if titled:
                self._titled[name] = titled

    def name_of(self, event: Event) -> str:
        return self._union.name_of(event)

    def data(self, event: Event, lexicon: Names) -> dict[str, object]:
        """Return an event as plain data: its name, its clause, its fields, and titles of the fields that have one."""
        name = self._union.name_of(event)
        data: dict[str, object] = {
            "event": name,
            "clause": event.clause,
            "fields": self.records[name].dump(event, lexicon),
        }
        titled = self._titled.get(name)
        if titled is not None:
            data["titles"] = {field: token.title(getattr(event, field), lexicon) for field, token in titled.items()}
        return data
