"""Events of Mariner's Compass, except those of the lead, and their meaning across all games."""

from __future__ import annotations

from typing import Final

from parlour.core.data.record_class import record, tagged_in
from parlour.core.data.record_types import TaggedUnion
from parlour.core.events import Event
from parlour.core.meaning.event_tags import LANDED, LED, ROLLED, EventTag
from parlour.core.text.notation import Number, Seat
from parlour.games.mariners_compass.actions import City, Colour, Direction, Space, Square
from parlour.kit.lead import LEAD_EVENTS


@record
class Started(Event):
    clause = "MAR-06"
    seat: Seat
    city: City
    colour: Colour


@record
class Spun(Event):
    clause = "MAR-09"
    seat: Seat
    first: Number
    second: Number


@record
class SmallManEntered(Event):
    clause = "MAR-08"
    seat: Seat
    number: Number
    space: Space


@record
class SmallManMoved(Event):
    clause = "MAR-10"
    seat: Seat
    number: Number
    space: Space


@record
class SmallManDisplaced(Event):
    clause = "MAR-17"
    seat: Seat
    by: Seat
    space: Space


@record
class MetOnNorth(Event):
    clause = "MAR-18"
    seat: Seat
    other: Seat


@record
class ExpeditionMoved(Event):
    clause: str
    seat: Seat
    direction: Direction
    square: Square


@record
class MoveLost(Event):
    clause: str
    seat: Seat


@record
class ExpeditionStayed(Event):
    clause = "MAR-R12"
    seat: Seat


@record
class PoleReached(Event):
    clause = "MAR-20"
    seat: Seat
    square: Square


@record
class TurnsRanOut(Event):
    clause = "MAR-R15"
    turns: Number


EVENTS: Final = TaggedUnion(LEAD_EVENTS | tagged_in(__name__))
EVENT_TAGS: Final[tuple[EventTag, ...]] = (
    EventTag(LED, "got_lead", {"seat": "seat"}),
    EventTag(ROLLED, "spun", {"seat": "seat"}),
    EventTag(LANDED, "small_man_entered", {"seat": "seat", "square": "space"}),
    EventTag(LANDED, "small_man_moved", {"seat": "seat", "square": "space"}),
    EventTag(LANDED, "expedition_moved", {"seat": "seat", "square": "square"}),
)
