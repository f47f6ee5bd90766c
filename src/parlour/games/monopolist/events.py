"""Events of The Monopolist, except those of the lead."""

from __future__ import annotations

from typing import Final

from parlour.core.data.record_class import record, tagged_in
from parlour.core.data.record_types import TaggedUnion
from parlour.core.events import Event
from parlour.core.meaning.event_tags import GAINED, LANDED, LED, LOST, ROLLED, RUINED, EventTag
from parlour.core.text.notation import Number, Seat
from parlour.games.monopolist.fields import Cell, Colour, Counters, Trade
from parlour.kit.lead import LEAD_EVENTS


@record
class CornerTaken(Event):
    clause = "MON-12"
    seat: Seat
    trade: Trade
    colour: Colour


@record
class Restarted(Event):
    clause = "MON-32"
    seat: Seat
    cell: Cell


@record
class Spun(Event):
    clause = "MON-14"
    seat: Seat
    number: Number
    rest: Number


@record
class DrawnIn(Event):
    clause: str
    seat: Seat
    cell: Cell


@record
class Placed(Event):
    clause = "MON-31"
    seat: Seat
    cell: Cell


@record
class Advanced(Event):
    clause = "MON-16"
    seat: Seat
    number: Number
    cell: Cell


@record
class Declined(Event):
    clause = "MON-27"
    seat: Seat


@record
class LinePassed(Event):
    clause = "MON-35"
    seat: Seat
    ring: Number
    counters: Counters


@record
class CapitalTaken(Event):
    clause: str
    seat: Seat
    counters: Counters


@record
class PlayerPaid(Event):
    clause: str
    seat: Seat
    to: Seat
    counters: Counters


@record
class MonopolistPaid(Event):
    clause: str
    seat: Seat
    counters: Counters


@record
class RestForgiven(Event):
    clause = "MON-R15"
    seat: Seat
    counters: Counters


@record
class RestOwed(Event):
    clause = "MON-R15"
    seat: Seat
    counters: Counters


@record
class SpinEarned(Event):
    clause: str
    seat: Seat


@record
class Stopped(Event):
    clause = "MON-17"
    seat: Seat


@record
class WentBankrupt(Event):
    clause = "MON-33"
    seat: Seat


@record
class LoanOffered(Event):
    clause = "MON-34"
    seat: Seat
    to: Seat
    counters: Counters


@record
class NothingOffered(Event):
    clause = "MON-34"
    seat: Seat
    to: Seat


@record
class LoanTaken(Event):
    clause = "MON-34"
    seat: Seat
    lender: Seat
    counters: Counters


@record
class LoanRepaid(Event):
    clause = "MON-34"
    seat: Seat
    lender: Seat
    counters: Counters


@record
class LeftGame(Event):
    clause = "MON-33"
    seat: Seat


@record
class MonopolyBroken(Event):
    clause = "MON-38"
    seat: Seat
    counters: Counters


@record
class LastLeft(Event):
    clause = "MON-39"
    seat: Seat


@record
class AllRuined(Event):
    def __init__(self) -> None:
        super().__init__("MON-R05")


@record
class SpinsRanOut(Event):
    clause = "MON-R25"
    spins: Number


EVENTS: Final = TaggedUnion(LEAD_EVENTS | tagged_in(__name__))
EVENT_TAGS: Final[tuple[EventTag, ...]] = (
    EventTag(LED, "got_lead", {"seat": "seat"}),
    EventTag(ROLLED, "spun", {"seat": "seat"}),
    EventTag(LANDED, "advanced", {"seat": "seat", "square": "cell"}),
    EventTag(LANDED, "drawn_in", {"seat": "seat", "square": "cell"}),
    EventTag(LANDED, "placed", {"seat": "seat", "square": "cell"}),
    EventTag(RUINED, "went_bankrupt", {"seat": "seat"}),
    EventTag(GAINED, "line_passed", {"seat": "seat"}),
    EventTag(GAINED, "capital_taken", {"seat": "seat"}),
    EventTag(LOST, "player_paid", {"seat": "seat"}),
    EventTag(GAINED, "player_paid", {"seat": "to"}),
    EventTag(LOST, "monopolist_paid", {"seat": "seat"}),
    EventTag(GAINED, "loan_taken", {"seat": "seat"}),
    EventTag(LOST, "loan_repaid", {"seat": "seat"}),
)
