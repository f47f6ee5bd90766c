"""Events of Open Trading in Corner the Market."""

from __future__ import annotations

from typing import Final

from parlour.core.data.record_class import record, tagged_in
from parlour.core.data.record_types import RecordType
from parlour.core.events import Event
from parlour.core.text.notation import NUMBER, SEAT, Number, Seat
from parlour.kit.trade.counts import LOTS
from parlour.kit.trade.offers import OfferDeclined, OfferLapsed, OfferMade


@record
class DealMade(Event):
    clause: str
    seat: Seat
    with_seat: Seat
    number: Number


@record
class TradingPassed(Event):
    clause: str
    seat: Seat


@record
class TradingEnded(Event):
    clause: str
    seat: Seat


LOTS_EXCHANGED: Final = {"give": LOTS, "get": LOTS}
TRADING_EVENTS: Final[dict[str, RecordType]] = {
    "offered": RecordType(OfferMade, {"seat": SEAT, "to": SEAT, "number": NUMBER, **LOTS_EXCHANGED}),
    "offer_refused": RecordType(OfferDeclined, {"seat": SEAT, "number": NUMBER, "maker": SEAT, **LOTS_EXCHANGED}),
    "offer_lapsed": RecordType(OfferLapsed, {"seat": SEAT, "number": NUMBER, "to": SEAT, **LOTS_EXCHANGED}),
    **tagged_in(__name__),
}
