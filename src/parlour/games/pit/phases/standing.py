"""The live market: standing calls with the cards held up for them, bids on them, and votes."""

from __future__ import annotations

from typing import Annotated

from parlour.core.data.fields import ListOf, SeatSet, WithDefault
from parlour.core.data.record_class import record, record_type
from parlour.core.data.values import Value
from parlour.core.events import Log
from parlour.core.text.notation import Number, Seat
from parlour.games.pit.events import BidFell, Withdrawn
from parlour.games.pit.fields import Cards


@record
class StandingCall(Value):
    """A called number and the cards held up for it. There are none if calls are numbers alone (PIT-R11)."""

    seat: Annotated[Seat, "Who calls."]
    number: Annotated[Number, "How many cards."]
    cards: Annotated[Cards, "The cards held up for it; none where a call is a number alone (PIT-R11)."] = ()


@record
class Bid(Value):
    """Cards offered to one caller.

    Fewer cards than called invite the caller to lower. As many wait for the caller to confirm.
    """

    seat: Annotated[Seat, "Who offers."]
    to: Annotated[Seat, "The caller it is offered to."]
    cards: Annotated[Cards, "The cards offered."]


@record
class Standing:
    """Calls and bids in order of arrival. They are never changed, only replaced."""

    calls: Annotated[
        list[StandingCall],
        WithDefault(ListOf(record_type(StandingCall)), []),
        "Calls that stand, in order of arrival; one for each seat at most.",
    ]
    bids: Annotated[
        list[Bid],
        WithDefault(ListOf(record_type(Bid)), []),
        "What others have offered to callers, in order of arrival.",
    ]
    yes: Annotated[SeatSet, "The seats that have voted to void the hand (PIT-R10)."] = 0

    def call(self, seat: int) -> StandingCall | None:
        for call in self.calls:
            if call.seat == seat:
                return call
        return None

    def bid(self, seat: int, to: int) -> Bid | None:
        for bid in self.bids:
            if bid.seat == seat and bid.to == to:
                return bid
        return None

    def targets(self, seat: int) -> tuple[int, ...]:
        """Return the seats to which a seat has made a bid."""
        targets: list[int] | None = None
        for bid in self.bids:
            if bid.seat == seat:
                if targets is None:
                    targets = [bid.to]
                else:
                    targets.append(bid.to)
        return () if targets is None else tuple(targets)

    def put_call(self, call: StandingCall, log: Log | None) -> None:
        """Replace a seat's call. All bids to and from that seat end."""
        self.end_bids(call.seat, log)
        self.calls = [other for other in self.calls if other.seat != call.seat]
        self.calls.append(call)

    def put_bid(self, bid: Bid) -> None:
        """Replace a seat's bid to the same caller."""
        self.bids = [other for other in self.bids if other.seat != bid.seat or other.to != bid.to]
        self.bids.append(bid)

    def end_bid(self, seat: int, to: int, log: Log | None) -> None:
        self.bids = [bid for bid in self.bids if bid.seat != seat or bid.to != to]
        if log is not None:
            log.add(BidFell(seat, to))

    def end_bids(self, seat: int, log: Log | None) -> None:
        """End all bids to and from a seat that has traded, withdrawn or made a new call."""
        left: list[Bid] = []
        for bid in self.bids:
            if bid.seat != seat and bid.to != seat:
                left.append(bid)
            elif log is not None:
                log.add(BidFell(bid.seat, bid.to))
        self.bids = left

    def withdraw(self, seat: int, log: Log | None) -> None:
        """End a seat's call and bids. The end of the call is public."""
        if log is not None and self.call(seat) is not None:
            log.add(Withdrawn(seat))
        self.end_all(seat, log)

    def end_all(self, seat: int, log: Log | None) -> None:
        self.end_bids(seat, log)
        self.calls = [call for call in self.calls if call.seat != seat]
