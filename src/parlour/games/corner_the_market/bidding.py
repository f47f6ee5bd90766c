"""Bids for one contract on a SELL square: an open auction in rotation (CTM-R64)."""

from __future__ import annotations

from parlour.core.data.fields import SeatSet
from parlour.core.domains import IntRange
from parlour.core.events import Log
from parlour.core.moves import Action, Ask, Choice
from parlour.core.refusals import Reason
from parlour.games.corner_the_market.actions import PASS, PASSES, Bid, Pass
from parlour.games.corner_the_market.events import BidPassed
from parlour.games.corner_the_market.reasons import BID_OR_PASS, not_now
from parlour.games.corner_the_market.seating import others
from parlour.games.corner_the_market.state import CornerState
from parlour.kit.auction import OpenAuction
from parlour.kit.bits import next_seat
from parlour.kit.property.events import BidPlaced
from parlour.kit.trade.questions import letter_of


def least_bid(s: CornerState, commodity: int, is_corner: bool) -> int:
    """Return the lowest bid: one step, or for a contract of a Corner more than the Current Price (CTM-056)."""
    step = s.edition.amounts.step
    return s.current[commodity] + step if is_corner else step


def bidders(s: CornerState, least: int, partner: int) -> SeatSet:
    """Return the seats that can bid.

    In a shared pit only the partner can (CTM-R62), otherwise all, if players may deal here.
    """
    if partner >= 0:
        return 1 << partner if s.cash[partner] >= least else 0
    found = 0
    if not s.options.deals_in_trading_only:  # CTM-R12
        for seat in others(s, s.mover):
            if s.cash[seat] >= least:
                found |= 1 << seat
    return found


def start_bidding(s: CornerState, bidding_seats: SeatSet) -> OpenAuction:
    """Start the auction with the first bidder on the mover's left."""
    return OpenAuction(bidding_seats, turn=next_seat(s.mover, s.seats, bidding_seats))


def _bids(s: CornerState, seat: int, least: int, outcry: OpenAuction) -> IntRange:
    step = s.edition.amounts.step
    return IntRange(max(least, outcry.bid + step), s.cash[seat], step)


def bid_ask(s: CornerState, seat: int, least: int, outcry: OpenAuction) -> Ask:
    """Return the ask of an auction (CTM-D09): bid above the last bid within the seat's cash, or pass and stay out."""
    return Ask(seat, (PASS, Choice(Bid, _bids(s, seat, least, outcry))), BID_OR_PASS.clause, PASSES)


def bid_details(s: CornerState, commodity: int, least: int, outcry: OpenAuction) -> dict[str, object]:
    """Return what the question of `bid_ask` names."""
    return {
        "kind": "bid",
        "seat": letter_of(s.mover),
        "commodity": s.edition.commodities[commodity].name,
        "least": max(least, outcry.bid + s.edition.amounts.step),
    }


def cannot_bid(s: CornerState, seat: int, least: int, outcry: OpenAuction, action: Action) -> Reason | None:
    if isinstance(action, Pass) or (isinstance(action, Bid) and _bids(s, seat, least, outcry).contains(action.amount)):
        return None
    return not_now(action, BID_OR_PASS)


def answer_bid(s: CornerState, outcry: OpenAuction, seat: int, action: Action, log: Log | None) -> None:
    if isinstance(action, Bid):
        outcry.place(seat, action.amount, s.seats)
        if log is not None:
            log.add(BidPlaced("CTM-R64", seat, action.amount))
    else:
        outcry.hold(seat, s.seats)
        if log is not None:
            log.add(BidPassed("CTM-R64", seat))
