"""Events of Weigh Anchor, and their game-independent tags."""

from __future__ import annotations

from typing import Final

from parlour.core.data.outcome_fields import Text
from parlour.core.data.record_class import record, tagged, tagged_in
from parlour.core.data.record_types import TaggedUnion
from parlour.core.events import Event
from parlour.core.meaning.event_tags import EventTag
from parlour.core.text.notation import Number, Seat
from parlour.games.weigh_anchor.fields import CardName, GroupName, TokenName, VesselName
from parlour.kit.lead import GotLead, SpunForLead, TiedForLead
from parlour.kit.ledger import LEDGER_EVENTS, POT_EVENTS, POT_TAGS, Money
from parlour.kit.property.events import PROPERTY_EVENTS, property_signs
from parlour.kit.trade.offers import OFFER_EVENTS


@record
class TokenTaken(Event):
    clause = "WA-005"
    seat: Seat
    token: TokenName


@record
class ThrownForSets(Event):
    clause = "WAS-01a"
    seat: Seat
    first: Number
    second: Number


@record
class SetChosen(Event):
    clause: str
    seat: Seat
    group: GroupName


@record
class CardDrawn(Event):
    clause: str
    seat: Seat
    card: CardName
    text: Text


@record
class CardKept(Event):
    clause = "WA-042"
    seat: Seat
    card: CardName


@record
class CardUsed(Event):
    clause = "WA-055"
    seat: Seat
    card: CardName


@record
class SentToDock(Event):
    clause: str
    seat: Seat


@record
class LeftDock(Event):
    clause: str
    seat: Seat


@record
class StayedInDock(Event):
    clause: str
    seat: Seat


@record
class Rested(Event):
    clause = "WA-R13"
    seat: Seat


@record
class Resumed(Event):
    clause = "WA-R13"
    seat: Seat


@record
class Declined(Event):
    clause = "WA-030"
    seat: Seat
    vessel: VesselName


@record
class Bought(Event):
    clause: str
    seat: Seat
    vessel: VesselName
    price: Money


@record
class LotOpened(Event):
    clause: str
    vessel: VesselName


@record
class Held(Event):
    clause: str
    seat: Seat


@record
class Unsold(Event):
    clause = "WA-R16"
    vessel: VesselName


@record
class HireDue(Event):
    clause: str
    lander: Seat
    owner: Seat
    vessel: VesselName
    amount: Money


@record
class NoHire(Event):
    clause = "WA-035"
    seat: Seat
    vessel: VesselName


@record
class ClaimOpened(Event):
    clause = "WA-R33"
    owner: Seat
    lander: Seat
    vessel: VesselName
    amount: Money


@record
class HireWaived(Event):
    clause = "WA-R33"
    owner: Seat
    lander: Seat
    vessel: VesselName


@record
class ClaimLapsed(Event):
    clause = "WA-040"
    owner: Seat
    lander: Seat
    vessel: VesselName


@record
class DutyChosen(Event):
    clause = "WA-044"
    seat: Seat
    amount: Money


@record
class ShareChosen(Event):
    clause = "WA-044"
    seat: Seat
    percent: Number
    worth: Money


@record
class Built(Event):
    clause: str
    seat: Seat
    vessel: VesselName
    level: Number


@record
class SuiteFitted(Event):
    clause: str
    seat: Seat
    vessel: VesselName


@record
class BrokenDown(Event):
    clause: str
    seat: Seat
    vessel: VesselName
    level: Number


@record
class Mortgaged(Event):
    clause: str
    seat: Seat
    vessel: VesselName


@record
class Lifted(Event):
    clause: str
    seat: Seat
    vessel: VesselName


@record
class PiecesScarce(Event):
    clause = "WA-074"
    seat: Seat


@record
class PiecesWanted(Event):
    clause = "WA-R27"
    seat: Seat
    count: Number


@record
class PieceOffered(Event):
    clause = "WA-R26"
    left: Number


@record
class PieceSold(Event):
    clause = "WA-R26"
    seat: Seat
    amount: Money


@record
class WentBankrupt(Event):
    clause: str
    seat: Seat
    creditor: Seat


@record
class WentBankruptToBank(Event):
    clause: str
    seat: Seat


@record
class Resigned(Event):
    clause = "WA-R47"
    seat: Seat


@record
class DeedPassed(Event):
    clause: str
    seat: Seat
    vessel: VesselName


@record
class DeedReturned(Event):
    clause: str
    vessel: VesselName


@record
class Retired(Event):
    clause = "WA-099"
    seat: Seat


@record
class TurnsRanOut(Event):
    clause = "WA-R48"
    turns: Number


EVENTS: Final = TaggedUnion(
    LEDGER_EVENTS
    | POT_EVENTS
    | OFFER_EVENTS
    | PROPERTY_EVENTS
    | tagged(thrown_for_first=SpunForLead, tied_for_first=TiedForLead, plays_first=GotLead)
    | tagged_in(__name__)
)
EVENT_TAGS: Final[tuple[EventTag, ...]] = (
    *property_signs(
        "vessel", "plays_first", "hire_due", "bought", "lot_opened", ("went_bankrupt", "went_bankrupt_to_bank"), "dock"
    ),
    *POT_TAGS,
)
