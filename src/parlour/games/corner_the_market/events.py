"""Events of Corner the Market, and their game-independent tags."""

from __future__ import annotations

from typing import Final

from parlour.core.data.record_class import record, tagged, tagged_in
from parlour.core.data.record_types import TaggedUnion
from parlour.core.events import Event
from parlour.core.meaning.event_tags import (
    BID,
    BOUGHT,
    BROKEN,
    CORNERED,
    LANDED,
    LED,
    PROPOSED,
    ROLLED,
    RUINED,
    SOLD,
    TRADED,
    EventTag,
)
from parlour.core.text.notation import Number, Seat
from parlour.games.corner_the_market.events_trading import TRADING_EVENTS
from parlour.games.corner_the_market.fields import CardTitle, CommodityName, MarkerName, PlaceName, Steps
from parlour.kit.lead import LEAD_EVENTS
from parlour.kit.ledger import LEDGER_EVENTS, LEDGER_TAGS, Money
from parlour.kit.property.events import BidPlaced, Thrown


@record
class MarkerMoved(Event):
    clause: str
    marker: MarkerName


@record
class CrashBegan(Event):
    clause: str


@record
class CrashWentOn(Event):
    clause: str


@record
class CrashEnded(Event):
    clause: str


@record
class Moved(Event):
    clause: str
    seat: Seat
    steps: Steps
    place: PlaceName


@record
class Sent(Event):
    clause: str
    seat: Seat
    place: PlaceName


@record
class Entered(Event):
    clause: str
    seat: Seat
    pit: CommodityName


@record
class PassedBy(Event):
    clause: str
    seat: Seat
    pit: CommodityName


@record
class PutOut(Event):
    clause: str
    seat: Seat
    pit: CommodityName


@record
class CallCompleted(Event):
    clause: str
    seat: Seat
    number: Number


@record
class CallMissed(Event):
    clause: str
    seat: Seat
    number: Number


@record
class CallKept(Event):
    clause: str
    seat: Seat


@record
class CardTaken(Event):
    clause: str
    seat: Seat
    card: CardTitle


@record
class CardPutBack(Event):
    clause: str
    card: CardTitle


@record
class CardHadNoEffect(Event):
    clause: str
    seat: Seat
    card: CardTitle


@record
class SeatKept(Event):
    clause: str
    seat: Seat
    card: CardTitle


@record
class SeatReturned(Event):
    clause: str
    seat: Seat
    card: CardTitle


@record
class WentBankrupt(Event):
    clause: str
    seat: Seat


@record
class YearEnded(Event):
    clause: str
    first: Number
    second: Number


@record
class Counted(Event):
    clause: str
    seat: Seat
    assets: Money


@record
class LastLeft(Event):
    clause: str
    seat: Seat


@record
class ContractsBought(Event):
    clause: str
    seat: Seat
    number: Number
    commodity: CommodityName
    amount: Money


@record
class ContractsRedeemed(Event):
    clause: str
    seat: Seat
    number: Number
    commodity: CommodityName
    amount: Money


@record
class ContractsPassed(Event):
    clause: str
    seat: Seat
    to: Seat
    number: Number
    commodity: CommodityName
    amount: Money


@record
class ContractReceived(Event):
    clause: str
    seat: Seat
    commodity: CommodityName


@record
class SeatPassed(Event):
    clause: str
    seat: Seat
    to: Seat
    card: CardTitle


@record
class CornerMade(Event):
    clause: str
    seat: Seat
    commodity: CommodityName
    number: Number


@record
class CornerBroken(Event):
    clause: str
    seat: Seat
    commodity: CommodityName


@record
class ControlGained(Event):
    clause: str
    seat: Seat
    commodity: CommodityName


@record
class ControlLost(Event):
    clause: str
    seat: Seat
    commodity: CommodityName


@record
class PitClosed(Event):
    clause: str
    pit: CommodityName


@record
class PitOpened(Event):
    clause: str
    pit: CommodityName


@record
class OffersCalled(Event):
    clause: str
    seat: Seat
    commodity: CommodityName


@record
class BidsCalled(Event):
    clause: str
    seat: Seat
    commodity: CommodityName


@record
class Quoted(Event):
    clause: str
    seat: Seat
    number: Number
    commodity: CommodityName
    price: Money


@record
class BidPassed(Event):
    clause: str
    seat: Seat


@record
class MoreAsked(Event):
    clause: str
    seat: Seat
    to: Seat
    number: Number


@record
class Agreed(Event):
    clause: str
    seat: Seat
    number: Number


@record
class Declined(Event):
    clause: str
    seat: Seat


@record
class SwapNamed(Event):
    clause: str
    seat: Seat
    to: Seat
    commodity: CommodityName


@record
class SwapPaid(Event):
    clause: str
    seat: Seat
    to: Seat


EVENTS: Final = TaggedUnion(
    LEAD_EVENTS | LEDGER_EVENTS | tagged(Thrown, BidPlaced) | tagged_in(__name__) | TRADING_EVENTS
)
EVENT_TAGS: Final[tuple[EventTag, ...]] = (
    EventTag(LED, "got_lead", {"seat": "seat"}),
    EventTag(ROLLED, "thrown", {"seat": "seat"}),
    EventTag(LANDED, "moved", {"seat": "seat", "square": "place"}),
    EventTag(LANDED, "sent", {"seat": "seat", "square": "place"}),
    EventTag(BOUGHT, "contracts_bought", {"seat": "seat", "thing": "commodity", "amount": "amount"}),
    EventTag(SOLD, "contracts_redeemed", {"seat": "seat", "thing": "commodity", "amount": "amount"}),
    EventTag(BOUGHT, "contracts_passed", {"seat": "to", "thing": "commodity", "amount": "amount"}),
    EventTag(SOLD, "contracts_passed", {"seat": "seat", "thing": "commodity", "amount": "amount"}),
    EventTag(BID, "bid_placed", {"seat": "seat", "amount": "amount"}),
    EventTag(PROPOSED, "offered", {"seat": "seat", "to": "to"}),
    EventTag(TRADED, "deal_made", {"seat": "seat", "to": "with_seat"}),
    EventTag(CORNERED, "corner_made", {"seat": "seat", "thing": "commodity"}),
    EventTag(BROKEN, "corner_broken", {"seat": "seat", "thing": "commodity"}),
    EventTag(RUINED, "went_bankrupt", {"seat": "seat"}),
    *LEDGER_TAGS,
)
