"""Events of Ten-Up, except those of the lead, and their meaning across all games."""

from __future__ import annotations

from typing import Final

from parlour.core.data.record_class import record, tagged_in
from parlour.core.data.record_types import TaggedUnion
from parlour.core.events import Event
from parlour.core.meaning.event_tags import GAINED, LANDED, LED, LOST, ROLLED, EventTag
from parlour.core.text.notation import Number, Seat
from parlour.games.ten_up.fields import Arrow, Colour, NumberedPlace, PlaceOnTable, Square, Table
from parlour.kit.lead import LEAD_EVENTS


@record
class ColourTaken(Event):
    clause = "TEN-02"
    seat: Seat
    colour: Colour


@record
class ArrowAnnounced(Event):
    clause = "TEN-R03"
    seat: Seat
    arrow: Arrow


@record
class Spun(Event):
    clause = "TEN-10"
    seat: Seat
    first: Number
    second: Number


@record
class ManMoved(Event):
    clause = "TEN-13"
    seat: Seat
    number: Number
    square: Square


@record
class ManSentHome(Event):
    clause: str
    seat: Seat
    by: Seat
    square: Square


@record
class CounterEntered(Event):
    clause: str
    seat: Seat
    place: PlaceOnTable


@record
class CounterForwarded(Event):
    clause: str
    seat: Seat
    place: PlaceOnTable
    to: NumberedPlace


@record
class CounterSetBack(Event):
    clause: str
    seat: Seat
    place: PlaceOnTable
    to: NumberedPlace


@record
class CounterRemoved(Event):
    clause: str
    seat: Seat
    place: PlaceOnTable


@record
class NothingLost(Event):
    clause = "TEN-27"
    seat: Seat


@record
class CountLost(Event):
    clause = "TEN-18"
    seat: Seat


@record
class PointRefused(Event):
    clause = "TEN-R10"
    seat: Seat
    table: Table


@record
class PointsMade(Event):
    clause: str
    seat: Seat
    points: Number


@record
class TurnsRanOut(Event):
    clause = "TEN-R19"
    turns: Number
    points: Number


EVENTS: Final = TaggedUnion(LEAD_EVENTS | tagged_in(__name__))
EVENT_TAGS: Final[tuple[EventTag, ...]] = (
    EventTag(LED, "got_lead", {"seat": "seat"}),
    EventTag(ROLLED, "spun", {"seat": "seat"}),
    EventTag(LANDED, "man_moved", {"seat": "seat", "square": "square"}),
    EventTag(GAINED, "counter_entered", {"seat": "seat"}),
    EventTag(GAINED, "counter_forwarded", {"seat": "seat"}),
    EventTag(LOST, "counter_set_back", {"seat": "seat"}),
    EventTag(LOST, "counter_removed", {"seat": "seat"}),
)
