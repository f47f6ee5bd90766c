"""What stands in the live market: calls with the cards held up for them, what others have offered for them, votes."""

from __future__ import annotations

from typing import final

from parlour.core.events import Log
from parlour.games.pit.actions import Cards
from parlour.games.pit.events import BidFell, Withdrawn


@final
class StandingCall:
    """A number called, and the cards held up for it; none where a call is a number alone (PIT-R11)."""

    def __init__(self, seat: int, number: int, cards: Cards) -> None:
        self.seat = seat
        self.number = number
        self.cards = cards


@final
class Bid:
    """Cards offered to one caller: fewer than called to invite him lower, or as many, waiting for his word."""

    def __init__(self, seat: int, to: int, cards: Cards) -> None:
        self.seat = seat
        self.to = to
        self.cards = cards


@final
class Standing:
    """Calls and bids in order of arrival. Neither ever changes: a new one takes its place."""

    def __init__(self, calls: list[StandingCall], bids: list[Bid], yes: int) -> None:
        self.calls = calls
        self.bids = bids
        self.yes = yes
        """The seats, as bits, that have voted to void the hand (PIT-R10)."""

    def copy(self) -> Standing:
        # A call or a bid has a seat, a number and a tuple: copied, so that nothing is shared that could change.
        return Standing(
            [StandingCall(call.seat, call.number, call.cards) for call in self.calls],
            [Bid(bid.seat, bid.to, bid.cards) for bid in self.bids],
            self.yes,
        )

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
        """Whom a seat has offered something."""
        targets: list[int] | None = None
        for bid in self.bids:
            if bid.seat == seat:
                if targets is None:
                    targets = [bid.to]
                else:
                    targets.append(bid.to)
        return () if targets is None else tuple(targets)

    def put_call(self, call: StandingCall, log: Log | None) -> None:
        """A new call takes the place of the old one, and what hung on that falls."""
        self.end_bids(call.seat, log)
        self.calls = [other for other in self.calls if other.seat != call.seat]
        self.calls.append(call)

    def put_bid(self, bid: Bid) -> None:
        """A new bid to the same caller takes the place of the old one."""
        self.bids = [other for other in self.bids if other.seat != bid.seat or other.to != bid.to]
        self.bids.append(bid)

    def end_bid(self, seat: int, to: int, log: Log | None) -> None:
        self.bids = [bid for bid in self.bids if bid.seat != seat or bid.to != to]
        if log is not None:
            log.add(BidFell(seat, to))

    def end_bids(self, seat: int, log: Log | None) -> None:
        """A seat has traded, withdrawn or called anew: what it offered and what it was offered falls."""
        left: list[Bid] = []
        for bid in self.bids:
            if bid.seat != seat and bid.to != seat:
                left.append(bid)
            elif log is not None:
                log.add(BidFell(bid.seat, bid.to))
        self.bids = left

    def withdraw(self, seat: int, log: Log | None) -> None:
        """A seat's call and bids end; that the call has ended is for all to see."""
        if log is not None and self.call(seat) is not None:
            log.add(Withdrawn(seat))
        self.end_all(seat, log)

    def end_all(self, seat: int, log: Log | None) -> None:
        self.end_bids(seat, log)
        self.calls = [call for call in self.calls if call.seat != seat]
