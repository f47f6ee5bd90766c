"""Events of Pit: who may see them, and their meaning across all games."""

from __future__ import annotations

from typing import Final

from parlour.core.data.record_class import record, tagged_in, tuple_of
from parlour.core.data.record_types import TaggedUnion
from parlour.core.events import Event
from parlour.core.meaning.event_tags import CALLED, CORNERED, LED, LOST, TRADED, EventTag
from parlour.core.text.notation import Number, Seat
from parlour.games.pit.fields import CardCount, Cards, Commodities, Commodity, CornerWords, Points, Seats, Vote


@record
class DealerNamed(Event):
    clause = "PIT-R01"
    seat: Seat
    player: Seat


@record
class DealerChosen(Event):
    clause = "PIT-09"
    seat: Seat


@record
class SuitsChosen(Event):
    clause = "PIT-10"
    suits: Commodities


@record
class HandDealt(Event):
    clause = "PIT-11"
    dealer: Seat
    number: Number


@record
class TenthCardsDealt(Event):
    clause = "PIT-27"
    seats: Seats


@record
class HandTaken(Event):
    clause = "PIT-12"
    seen_by = tuple_of("seat")
    seat: Seat
    cards: Cards


@record
class Misdealt(Event):
    clause = "PIT-R19"
    dealer: Seat


@record
class Offered(Event):
    clause = "PIT-15"
    seen_by = tuple_of("seat")
    seat: Seat
    cards: Cards
    floor: Number


@record
class Called(Event):
    """A number is called. In silent play it is shown with fingers."""

    clause = "PIT-17"
    seat: Seat
    number: Number


@record
class Shown(Event):
    clause = "PIT-42"
    seat: Seat
    number: Number


@record
class Passed(Event):
    clause = "PIT-18"
    seat: Seat


@record
class Swapped(Event):
    clause: str
    one: Seat
    other: Seat
    number: CardCount


@record
class Traded(Event):
    """The cards of a swap, for one of the two players."""

    clause: str
    seen_by = tuple_of("seat")
    seat: Seat
    other: Seat
    gave: Cards
    got: Cards


@record
class CornerCalled(Event):
    clause = "PIT-21"
    seat: Seat
    words: CornerWords
    commodity: Commodity


@record
class CornerRefused(Event):
    """A false corner call. It does not say why the call is false, because that would reveal the caller's hand."""

    clause = "PIT-R08"
    seat: Seat
    words: CornerWords
    commodity: Commodity


@record
class Fined(Event):
    clause = "PIT-R08"
    seat: Seat
    points: Points


@record
class TieBroken(Event):
    clause = "PIT-R09"
    seat: Seat


@record
class CornerScored(Event):
    clause: str
    seat: Seat
    words: CornerWords
    commodity: Commodity
    points: Points


@record
class Penalised(Event):
    clause: str
    seat: Seat
    cards: Cards
    points: Points


@record
class HandVoided(Event):
    clause = "PIT-R10"
    number: Number


@record
class GameWon(Event):
    clause: str
    seat: Seat
    points: Points


@record
class VoidsRanOut(Event):
    clause = "PIT-R25"
    hands: Number


@record
class MadeReady(Event):
    clause = "PIT-R22"
    seat: Seat


@record
class ExchangeOpened(Event):
    clause = "PIT-14"
    seat: Seat


@record
class HeldUp(Event):
    clause = "PIT-15"
    seen_by = tuple_of("seat")
    seat: Seat
    cards: Cards


@record
class Withdrawn(Event):
    clause = "PIT-17"
    seat: Seat


@record
class Invited(Event):
    clause = "PIT-19"
    seen_by = tuple_of("seat", "other")
    seat: Seat
    other: Seat
    number: CardCount


@record
class Matched(Event):
    """A match that waits for the caller to confirm it."""

    clause = "PIT-R12"
    seen_by = tuple_of("seat", "other")
    seat: Seat
    other: Seat
    number: CardCount


@record
class BidFell(Event):
    clause = "PIT-19"
    seen_by = tuple_of("seat", "other")
    seat: Seat
    other: Seat


@record
class Voted(Event):
    clause = "PIT-R10"
    seat: Seat
    answer: Vote


EVENTS: Final = TaggedUnion(tagged_in(__name__))
EVENT_TAGS: Final[tuple[EventTag, ...]] = (
    EventTag(LED, "hand_dealt", {"seat": "dealer"}),
    EventTag(TRADED, "swapped", {"seat": "one", "to": "other"}),
    EventTag(CORNERED, "corner_scored", {"seat": "seat", "thing": "commodity"}),
    EventTag(LOST, "penalised", {"seat": "seat"}),
    *[EventTag(CALLED, event, {"seat": "seat"}) for event in ("offered", "called", "shown", "held_up")],
)
