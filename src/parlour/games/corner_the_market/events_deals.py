"""Events of Corner the Market about contracts, Corners and deals between players."""

from __future__ import annotations

from typing import Final, final

from parlour.core.data.fields import RecordType
from parlour.core.events import Event
from parlour.core.text.notation import NUMBER, SEAT
from parlour.games.corner_the_market.things import CARD, COMMODITY
from parlour.kit.ledger import MONEY
from parlour.kit.trade.counts import LOTS
from parlour.kit.trade.offers import OfferDeclined as OfferDeclined, OfferLapsed as OfferLapsed, OfferMade as OfferMade


@final
class ContractsBought(Event):
    def __init__(self, clause: str, seat: int, number: int, commodity: int, amount: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.number = number
        self.commodity = commodity
        self.amount = amount


@final
class ContractsRedeemed(Event):
    def __init__(self, clause: str, seat: int, number: int, commodity: int, amount: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.number = number
        self.commodity = commodity
        self.amount = amount


@final
class ContractsPassed(Event):
    def __init__(self, clause: str, seat: int, to: int, number: int, commodity: int, amount: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.to = to
        self.number = number
        self.commodity = commodity
        self.amount = amount


@final
class ContractReceived(Event):
    def __init__(self, clause: str, seat: int, commodity: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.commodity = commodity


@final
class SeatPassed(Event):
    def __init__(self, clause: str, seat: int, to: int, card: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.to = to
        self.card = card


@final
class CornerMade(Event):
    def __init__(self, clause: str, seat: int, commodity: int, number: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.commodity = commodity
        self.number = number


@final
class CornerBroken(Event):
    def __init__(self, clause: str, seat: int, commodity: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.commodity = commodity


@final
class ControlGained(Event):
    def __init__(self, clause: str, seat: int, commodity: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.commodity = commodity


@final
class ControlLost(Event):
    def __init__(self, clause: str, seat: int, commodity: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.commodity = commodity


@final
class PitClosed(Event):
    def __init__(self, clause: str, pit: int) -> None:
        super().__init__(clause)
        self.pit = pit


@final
class PitOpened(Event):
    def __init__(self, clause: str, pit: int) -> None:
        super().__init__(clause)
        self.pit = pit


@final
class OffersCalled(Event):
    def __init__(self, clause: str, seat: int, commodity: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.commodity = commodity


@final
class BidsCalled(Event):
    def __init__(self, clause: str, seat: int, commodity: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.commodity = commodity


@final
class Quoted(Event):
    def __init__(self, clause: str, seat: int, number: int, commodity: int, price: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.number = number
        self.commodity = commodity
        self.price = price


@final
class BidPlaced(Event):
    def __init__(self, clause: str, seat: int, amount: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.amount = amount


@final
class BidPassed(Event):
    def __init__(self, clause: str, seat: int) -> None:
        super().__init__(clause)
        self.seat = seat


@final
class MoreAsked(Event):
    def __init__(self, clause: str, seat: int, to: int, number: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.to = to
        self.number = number


@final
class Agreed(Event):
    def __init__(self, clause: str, seat: int, number: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.number = number


@final
class Declined(Event):
    def __init__(self, clause: str, seat: int) -> None:
        super().__init__(clause)
        self.seat = seat


@final
class SwapNamed(Event):
    def __init__(self, clause: str, seat: int, to: int, commodity: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.to = to
        self.commodity = commodity


@final
class SwapPaid(Event):
    def __init__(self, clause: str, seat: int, to: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.to = to


@final
class DealMade(Event):
    def __init__(self, clause: str, seat: int, with_seat: int, number: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.with_seat = with_seat
        self.number = number


@final
class TradingPassed(Event):
    def __init__(self, clause: str, seat: int) -> None:
        super().__init__(clause)
        self.seat = seat


@final
class TradingEnded(Event):
    def __init__(self, clause: str, seat: int) -> None:
        super().__init__(clause)
        self.seat = seat


DEAL_EVENTS: Final[dict[str, RecordType]] = {
    "contracts_bought": RecordType(
        ContractsBought, {"seat": SEAT, "number": NUMBER, "commodity": COMMODITY, "amount": MONEY}
    ),
    "contracts_redeemed": RecordType(
        ContractsRedeemed, {"seat": SEAT, "number": NUMBER, "commodity": COMMODITY, "amount": MONEY}
    ),
    "contracts_passed": RecordType(
        ContractsPassed, {"seat": SEAT, "to": SEAT, "number": NUMBER, "commodity": COMMODITY, "amount": MONEY}
    ),
    "contract_received": RecordType(ContractReceived, {"seat": SEAT, "commodity": COMMODITY}),
    "seat_passed": RecordType(SeatPassed, {"seat": SEAT, "to": SEAT, "card": CARD}),
    "corner_made": RecordType(CornerMade, {"seat": SEAT, "commodity": COMMODITY, "number": NUMBER}),
    "corner_broken": RecordType(CornerBroken, {"seat": SEAT, "commodity": COMMODITY}),
    "control_gained": RecordType(ControlGained, {"seat": SEAT, "commodity": COMMODITY}),
    "control_lost": RecordType(ControlLost, {"seat": SEAT, "commodity": COMMODITY}),
    "pit_closed": RecordType(PitClosed, {"pit": COMMODITY}),
    "pit_opened": RecordType(PitOpened, {"pit": COMMODITY}),
    "offers_called": RecordType(OffersCalled, {"seat": SEAT, "commodity": COMMODITY}),
    "bids_called": RecordType(BidsCalled, {"seat": SEAT, "commodity": COMMODITY}),
    "quoted": RecordType(Quoted, {"seat": SEAT, "number": NUMBER, "commodity": COMMODITY, "price": MONEY}),
    "bid_placed": RecordType(BidPlaced, {"seat": SEAT, "amount": MONEY}),
    "bid_passed": RecordType(BidPassed, {"seat": SEAT}),
    "more_asked": RecordType(MoreAsked, {"seat": SEAT, "to": SEAT, "number": NUMBER}),
    "agreed": RecordType(Agreed, {"seat": SEAT, "number": NUMBER}),
    "declined": RecordType(Declined, {"seat": SEAT}),
    "swap_named": RecordType(SwapNamed, {"seat": SEAT, "to": SEAT, "commodity": COMMODITY}),
    "swap_paid": RecordType(SwapPaid, {"seat": SEAT, "to": SEAT}),
    "offered": RecordType(OfferMade, {"seat": SEAT, "to": SEAT, "number": NUMBER, "give": LOTS, "get": LOTS}),
    "offer_refused": RecordType(OfferDeclined, {"seat": SEAT, "number": NUMBER}),
    "offer_lapsed": RecordType(OfferLapsed, {"seat": SEAT, "number": NUMBER}),
    "deal_made": RecordType(DealMade, {"seat": SEAT, "with_seat": SEAT, "number": NUMBER}),
    "trading_passed": RecordType(TradingPassed, {"seat": SEAT}),
    "trading_ended": RecordType(TradingEnded, {"seat": SEAT}),
}
