"""The auction of a vessel: open outcry, or in rotation (WA-030 to WA-033, WA-R14 to WA-R16).

The Bank auctions the vessels of a bankrupt one after another (WA-098, WA-R28).
"""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64, mypyc_attr

from parlour.core.data.fields import WithDefault, enum_of
from parlour.core.data.record_class import record
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.moves import Action, Ask, Pending
from parlour.core.refusals import Reason
from parlour.core.text.notation import Seat
from parlour.games.weigh_anchor.actions import Bid, Hold, Mortgage, Sell
from parlour.games.weigh_anchor.business import cannot_raise, outside_menu, raise_cash
from parlour.games.weigh_anchor.effects import give, pay, set_mortgaged
from parlour.games.weigh_anchor.events import Bought, Held, LotOpened, Unsold
from parlour.games.weigh_anchor.fields import VesselName, VesselSet
from parlour.games.weigh_anchor.figures import liquidation
from parlour.games.weigh_anchor.phases.raising import RaiseCash
from parlour.games.weigh_anchor.phases.takeover import TakeOverMortgages
from parlour.games.weigh_anchor.reasons import BID_CASH, BID_OR_HOLD, BID_TOO_LOW
from parlour.games.weigh_anchor.state import AnchorState
from parlour.kit.asks import waits_after
from parlour.kit.auction import OPEN, OUTCRY, OpenAuction
from parlour.kit.bits import first, next_seat
from parlour.kit.ledger import BANK
from parlour.kit.percent import percent_of
from parlour.kit.property.events import BidPlaced
from parlour.kit.trade.questions import standing_bid

BIDDING: Final = 0
PAYING: Final = 1
SOLD: Final = 2
STAGE: Final = enum_of(
    {
        "bidding": "bids are made",
        "paying": "the winner raises the cash for the bid: `raise_cash` stands on top",
        "sold": "the vessel is sold: what follows stands on top",
    }
)


@record
@mypyc_attr(free_list_len=1)
class Auction(Frame[AnchorState]):
    """The auction of one vessel. `lander` is the seat asked last: the one that declined it, or the bankrupt."""

    vessel: Annotated[VesselName, "The vessel that is auctioned."]
    lander: Annotated[Seat, "The seat asked last: who declined the vessel, or the bankrupt."]
    stage: Annotated[int, WithDefault(STAGE, BIDDING), "What comes next."]
    outcry: Annotated[OpenAuction, OUTCRY, "The bidders and the standing bid."]

    def least(self, s: AnchorState) -> int:
        """Return the lowest bid allowed now."""
        if self.outcry.high >= 0:
            return self.outcry.bid + 1
        if s.options.least_bid:
            return s.options.least_bid
        return percent_of(s.edition.vessels[self.vessel].price, 50, s.options.rounding)

    def most(self, s: AnchorState, seat: int) -> int:
        """Return the highest bid allowed to a seat now: its cash, or what it could raise (WA-R15)."""
        most: int = s.holdings[seat].cash
        if s.options.bids_raisable:
            most = liquidation(s, seat)
        return most - self._reserve(s)

    def _reserve(self, s: AnchorState) -> int:
        """Return the interest due in addition to the bid, for a vessel that stays mortgaged (WA-R28)."""
        return s.options.interest[self.vessel] if s.mortgaged >> self.vessel & 1 else 0

    def able(self, s: AnchorState, seats: i64) -> i64:
        """Return the seats among these that can reach the next bid, raising cash if necessary (WA-R14)."""
        needed = self.least(s) + self._reserve(s)
        able = seats
        for seat, holding in enumerate(s.holdings):
            if able >> seat & 1 and holding.cash < needed and liquidation(s, seat) < needed:
                able ^= 1 << seat
        return able

    def pending(self, s: AnchorState) -> Pending:
        waited = self.able(s, self.outcry.asked())
        free = self.able(s, self.outcry.may_raise())
        return waits_after(self.lander, s.seats).pending(waited, free)

    def ask(self, s: AnchorState, seat: int) -> Ask:
        is_waited = self.outcry.asked() >> seat & 1 == 1
        return outside_menu(s, seat).bid(self.least(s), self.most(s, seat), is_waited)

    def question_details(self, s: AnchorState, seat: int) -> dict[str, object]:
        return {"vessel": s.edition.vessels[self.vessel].name, **standing_bid(self.outcry, self.least(s))}

    def check(self, s: AnchorState, seat: int, action: Action) -> Reason | None:
        if isinstance(action, Hold):
            return None
        if isinstance(action, Bid):
            if action.amount < self.least(s):
                return BID_TOO_LOW
            return BID_CASH if action.amount > self.most(s, seat) else None
        return cannot_raise(s, seat, action) if isinstance(action, (Mortgage, Sell)) else BID_OR_HOLD

    def answer(self, s: AnchorState, seat: int, action: Action, log: Log | None) -> None:
        seats = s.seats
        if isinstance(action, Hold):
            self.outcry.hold(seat, seats)
            if log is not None:
                log.add(Held("WA-R14", seat))
        elif isinstance(action, Bid):
            self.outcry.place(seat, action.amount, seats)
            if log is not None:
                log.add(BidPlaced("WA-032", seat, action.amount))
        else:
            raise_cash(s, seat, action, log)  # not a raise of the bid, so nobody is asked again (WA-R15)

    def advance(self, s: AnchorState, log: Log | None) -> bool:
        outcry = self.outcry
        if self.stage == BIDDING:
            if outcry.is_open(self.able(s, outcry.others()), s.seats):
                return False
            if outcry.high < 0:
                set_mortgaged(s, BANK, self.vessel, False, log)
                if log is not None:
                    log.add(Unsold(self.vessel))
                return True
            self.stage = PAYING
            if s.holdings[outcry.high].cash < outcry.bid + self._reserve(s):
                self._have_raised(s)
                return False
        if self.stage == PAYING:
            self.stage = SOLD
            self._hand_over(s, log)
            return s.top is self
        return True

    def _have_raised(self, s: AnchorState) -> None:
        """Push a frame in which the winner raises the sum at once; it is paid like a debt (bid_limit = raisable)."""
        s.push(RaiseCash(self.outcry.high, self.outcry.bid + self._reserve(s)))

    def _hand_over(self, s: AnchorState, log: Log | None) -> None:
        """Transfer the deed to the winner, who pays the Bank in cash (WA-031)."""
        winner, bid, vessel = self.outcry.high, self.outcry.bid, self.vessel
        pay(s, winner, BANK, bid, "WA-031", "an auction", log)
        give(s, 1 << vessel, winner, log)
        if log is not None:
            log.add(Bought("WA-031", winner, vessel, bid))
        if s.mortgaged >> vessel & 1:  # WA-R28, stay: as WA-090 and WA-091
            pay(s, winner, BANK, s.options.interest[vessel], "WA-091", "interest on a mortgage taken over", log)
            s.push(TakeOverMortgages(winner, 1 << vessel, "WA-090"))


def open_auction(s: AnchorState, vessel: int, lander: int, clause: str, log: Log | None) -> None:
    """Open the auction of a vessel; all seats in the game may bid (WA-032)."""
    turn = next_seat(lander, s.seats, s.playing) if s.options.rotation else OPEN
    s.push(Auction(vessel, lander, BIDDING, OpenAuction(s.playing, turn=turn)))
    if log is not None:
        log.add(LotOpened(clause, vessel))


@record
class EstateSale(Frame[AnchorState]):
    """The Bank auctions vessels in the order of the board, one at a time (WA-098, WA-R28)."""

    vessels: Annotated[VesselSet, "The vessels still to be auctioned, in the order of the board."]
    bankrupt: Annotated[Seat, "Whose they were."]

    def advance(self, s: AnchorState, log: Log | None) -> bool:
        if self.vessels == 0:
            return True
        vessel = first(self.vessels)
        self.vessels &= self.vessels - 1
        open_auction(s, vessel, self.bankrupt, "WA-098", log)
        return False
