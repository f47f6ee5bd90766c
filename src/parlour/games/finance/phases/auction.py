"""The auction of a lease: announced, called three times and sold (FIN-030 to FIN-037, FIN-R05 to FIN-R10)."""

from __future__ import annotations

from typing import Annotated, Final

from parlour.core.data.fields import SEATS, WithDefault, enum_of
from parlour.core.data.record_class import record
from parlour.core.events import Log
from parlour.core.moves import Action, Ask, Choice, Pending
from parlour.core.refusals import Reason
from parlour.core.text.notation import NUMBER
from parlour.games.finance.actions import (
    COLLECT,
    HOLD,
    HOLDS,
    LEAVE,
    RESIGN,
    Accept,
    Bid,
    ClaimRent,
    ClaimSingle,
    Collect,
    Counter,
    DeclineOffer,
    Hold,
    Leave,
    Mortgage,
    Offer,
    Resign,
    StrikeOff,
    TearDown,
    Withdraw,
)
from parlour.games.finance.business import cannot_raise, raise_cash, raising_choices
from parlour.games.finance.effects import give, pay
from parlour.games.finance.events_play import Called, Invited, LeaseOffered, LeftSale, Sold, Unsold
from parlour.games.finance.events_trade import WillResign
from parlour.games.finance.fields import LeaseName
from parlour.games.finance.figures import is_house_owner, raisable
from parlour.games.finance.options import BY_AUCTIONEER
from parlour.games.finance.phases.claims import cannot_claim_yet, cannot_collect, collect_income, may_collect
from parlour.games.finance.phases.debts import BID, Debts
from parlour.games.finance.phases.proposals import (
    answer,
    answering,
    cannot_answer,
    deals_of,
    lapse_all,
    lapse_to,
    make_offer,
    offering,
)
from parlour.games.finance.reasons import (
    BID_CASH,
    BID_HOUSE_OWNER,
    BID_IN_DEBT,
    BID_OR_HOLD,
    BID_OWN,
    BID_STEP,
    BID_TOO_LOW,
    LEAVING,
    NO_EARLY_SALE,
    NOT_AUCTIONEER,
    SALE_LEFT,
)
from parlour.games.finance.sale import Sale
from parlour.games.finance.state import IDLE_AFTER_OFFER, FinanceState
from parlour.games.finance.trading import cannot_offer
from parlour.kit.actions import Bids
from parlour.kit.asks import waits_after
from parlour.kit.auction import OUTCRY, OpenAuction
from parlour.kit.bits import first
from parlour.kit.debts import Debt
from parlour.kit.ledger import BANK
from parlour.kit.property.events import BidPlaced
from parlour.kit.trade.bundle import OFFERS, Proposal, addressed
from parlour.kit.trade.deal_menu import DECLINING
from parlour.kit.trade.questions import standing_bid

CLAUSE: Final = "FIN-030"
BIDDING: Final = 0
PAYING: Final = 1
SOLD: Final = 2
STAGE: Final = enum_of(
    {
        "bidding": "bids are made",
        "paying": "the winner raises the cash for the bid: `debts` stands on top",
        "sold": "the lease is sold; waits only under another frame",
    }
)
CALLS: Final = 3
UNKNOWN: Final = -1
MAY_LEAVE: Final[tuple[Choice, ...]] = (HOLD, LEAVE)
HAS_LEFT: Final[tuple[Choice, ...]] = (HOLD,)


@record
class Auction(Sale):
    """The auction of one lease. `call` is the last call made. Seats in `left` are not asked again."""

    lease: Annotated[LeaseName, "The lease that is sold."]
    stage: Annotated[int, WithDefault(STAGE, BIDDING), "What comes next."]
    call: Annotated[int, WithDefault(NUMBER, 1), "The call just made, 1 to 3."]
    left: Annotated[int, WithDefault(SEATS, 0), "The seats that have left the sale; they are not asked again."]
    outcry: Annotated[OpenAuction, OUTCRY, "The bidders and the standing bid."]
    offers: Annotated[list[Proposal], OFFERS, "Offers that are open, where deals are allowed in a sale."]

    def __post_init__(self) -> None:
        self._waited = UNKNOWN
        """Cache of the seats the auction waits for, valid until the next move; not used while offers are open."""

    def least(self, s: FinanceState) -> int:
        """Return the lowest bid allowed now (FIN-034, FIN-R05)."""
        least = self.outcry.bid + s.edition.least_raise if self.outcry.high >= 0 else s.options.opening_bid
        step = s.options.bid_step
        return least if step == 1 else -(-least // step) * step

    def most(self, s: FinanceState, seat: int) -> int:
        """Return the highest bid allowed to a seat now (FIN-R06)."""
        return raisable(s, seat) if s.options.bids_liquid else s.cash[seat]

    def cannot_buy(self, s: FinanceState, seat: int) -> Reason | None:
        """Return why a seat may not bid for this lease at all, or None."""
        if seat == self.outcry.high:
            return BID_OWN
        if s.owes[seat]:
            return BID_IN_DEBT
        if s.options.house_owners and not s.options.owners_may_bid and is_house_owner(s, seat):
            sets = s.options.sets
            if not s.deeds.held[seat] & sets.bits[sets.of[self.lease]]:
                return BID_HOUSE_OWNER  # FIN-128, FIN-R39
        return None

    def polled(self, s: FinanceState) -> int:
        """Return the seats that must still answer this call: those that can raise enough for the next bid."""
        asked = self.outcry.asked() & ~self.left
        least = self.least(s)
        polled = asked
        while asked:
            bit = asked & -asked
            asked ^= bit
            seat = first(bit)
            if (s.cash[seat] < least and raisable(s, seat) < least) or (
                (s.options.house_owners or s.owes[seat]) and self.cannot_buy(s, seat) is not None
            ):
                polled ^= bit
        return polled

    def waited(self, s: FinanceState) -> int:
        if self._waited != UNKNOWN:
            return self._waited
        return self.polled(s) | addressed(self.offers) if self.offers else self.polled(s)

    def pending(self, s: FinanceState) -> Pending:
        waited = self.waited(s)
        return waits_after(s.mover, s.seats).pending(waited, s.playing & ~waited)

    def ask(self, s: FinanceState, seat: int) -> Ask:
        choices = HAS_LEFT if self.left >> seat & 1 else MAY_LEAVE
        default_action: Action = HOLDS  # FIN-D06
        least, most = self.least(s), self.most(s, seat)
        if most >= least and self.cannot_buy(s, seat) is None:
            choices += (Choice(Bid, Bids(least, most, s.options.bid_step)),)
        choices += raising_choices(s, seat)
        if may_collect(s, seat):
            choices += (COLLECT,)  # FIN-D18
        if s.options.deals_in_auction:
            menu = deals_of(s, seat)
            open_bits = answering(s, menu, self.offers, [])
            if open_bits & DECLINING:
                default_action = menu.decline.nth(0)
            choices += menu.choices(open_bits | offering(s, menu))
        if not s.resigning >> seat & 1:
            choices += (RESIGN,)
        return Ask(seat, choices, CLAUSE, default_action, bool(self.waited(s) >> seat & 1))

    def question_details(self, s: FinanceState, seat: int) -> dict[str, object]:
        return {"lease": s.edition.lease_names[self.lease], **standing_bid(self.outcry, self.least(s))}

    def check(self, s: FinanceState, seat: int, action: Action) -> Reason | None:
        if isinstance(action, Hold):
            return None
        if isinstance(action, Leave):
            return SALE_LEFT if self.left >> seat & 1 else None
        if isinstance(action, Bid):
            return self._cannot_bid(s, seat, action.amount)
        if isinstance(action, (Mortgage, TearDown)):
            return cannot_raise(s, seat, action)
        if isinstance(action, Resign):
            return LEAVING if s.resigning >> seat & 1 else None
        if isinstance(action, Collect):
            return cannot_collect(s, seat)
        if s.options.deals_in_auction:
            if isinstance(action, Offer):
                return cannot_offer(s, seat, action.to, action.give, action.get)
            if isinstance(action, (Accept, DeclineOffer, Counter, Withdraw)):
                return cannot_answer(s, seat, self.offers, [], action)
        if isinstance(action, (ClaimRent, ClaimSingle, StrikeOff)):
            return cannot_claim_yet(s, seat, action)
        return BID_OR_HOLD

    def _cannot_bid(self, s: FinanceState, seat: int, amount: int) -> Reason | None:
        reason = self.cannot_buy(s, seat)
        if reason is not None:
            return reason
        if amount < self.least(s):
            return BID_TOO_LOW
        if amount > self.most(s, seat):
            return BID_CASH
        return BID_STEP if amount % s.options.bid_step else None

    def answer(self, s: FinanceState, seat: int, action: Action, log: Log | None) -> None:
        if isinstance(action, Hold):
            self.outcry.hold(seat, s.seats)
            if self.offers:
                lapse_to(s, seat, self.offers, [], log)
        elif isinstance(action, Bid):
            self.outcry.place(seat, action.amount, s.seats)
            self.left &= ~(1 << seat)
            if log is not None:
                log.add(BidPlaced("FIN-031", seat, action.amount))
            self._make_call(s, 1, log)
        elif isinstance(action, Leave):
            self.left |= 1 << seat
            if self.offers:
                lapse_to(s, seat, self.offers, [], log)
            if log is not None:
                log.add(LeftSale(seat))
        elif isinstance(action, Collect):
            collect_income(s, log)
        elif isinstance(action, Offer):
            make_offer(s, seat, self.offers, action, log)
        elif isinstance(action, (Accept, DeclineOffer, Counter, Withdraw)):
            answer(s, seat, self.offers, [], action, log)
        elif isinstance(action, Resign):  # a bid already made stands (FIN-R46)
            s.resigning |= 1 << seat
            self.left |= 1 << seat
            if log is not None:
                log.add(WillResign(seat))
        else:
            raise_cash(s, seat, action, log)  # FIN-D07

    def advance(self, s: FinanceState, log: Log | None) -> bool:
        if self.stage == BIDDING:
            if self.offers:
                self._waited = UNKNOWN
                return False  # offers are answered before the next call
            while True:
                self._waited = self.polled(s)
                if self._waited:
                    return False
                if self.call == CALLS:
                    return self._close(s, log)
                self.outcry.held = 0
                self._make_call(s, self.call + 1, log)
        if self.stage == PAYING:
            self._hand_over(s, log)
        return True

    def _make_call(self, s: FinanceState, call: int, log: Log | None) -> None:
        """Make a call: once, twice, and sold (FIN-032). Before the first bid the lease is called as often."""
        self.call = call
        if log is not None:
            if self.outcry.high >= 0:
                log.add(Called(s.edition.calls[call - 1], self.outcry.bid))
            else:
                log.add(Invited(call, self.least(s)))

    def _close(self, s: FinanceState, log: Log | None) -> bool:
        winner = self.outcry.high
        if winner < 0:  # FIN-R09: the lease stays in the stack
            self.stage = SOLD
            if log is not None:
                log.add(Unsold(self.lease))
            return True
        if self.offers:
            lapse_all(s, self.offers, [], log)
        if s.cash[winner] < self.outcry.bid:  # FIN-R06, liquid: the winner raises the cash at once
            self.stage = PAYING
            debt = Debt(winner, BANK, self.outcry.bid, "FIN-031", "a lease bought")
            s.push(Debts([debt], BID, self.lease, False, [], [0] * s.seats))
            return False
        pay(s, winner, BANK, self.outcry.bid, "FIN-031", "a lease bought", log)
        self._hand_over(s, log)
        return True

    def _hand_over(self, s: FinanceState, log: Log | None) -> None:
        """Transfer the lease to the highest bidder, who has paid (FIN-031)."""
        self.stage = SOLD
        winner = self.outcry.high
        give(s, 1 << self.lease, winner, log)
        if log is not None:
            log.add(Sold(winner, self.lease, self.outcry.bid))


def open_auction(s: FinanceState, lease: int, clause: str, log: Log | None) -> None:
    """Open the auction of a lease from the stack.

    The announcement says how many of its series have come up (FIN-033, FIN-R48).
    """
    s.idle = IDLE_AFTER_OFFER
    auction = Auction(lease, BIDDING, 0, s.resigning, OpenAuction(s.playing), [])
    s.push(auction)
    if log is not None:
        log.add(LeaseOffered(clause, lease, ordinal(s, lease), s.edition.leases[lease].series))
    auction._make_call(s, 1, log)


def ordinal(s: FinanceState, lease: int) -> int:
    """Return the announced place of a lease in its series (FIN-R48).

    It is one more than the number of other leases of the series that are no longer in the stack.
    """
    sets = s.options.sets
    return 1 + (sets.bits[sets.of[lease]] & ~s.stacked() & ~(1 << lease)).bit_count()


def may_sell_early(s: FinanceState, seat: int) -> bool:
    """Return whether the Auctioneer may offer one of the last leases: once between two throws (FIN-D08)."""
    if s.options.early_sale != BY_AUCTIONEER or seat != s.auctioneer or s.has_sold_early:
        return False
    return 0 < s.stacked().bit_count() <= s.edition.early_sale


def cannot_sell_early(s: FinanceState, seat: int) -> Reason | None:
    if s.options.early_sale != BY_AUCTIONEER or seat != s.auctioneer:
        return NOT_AUCTIONEER
    return None if may_sell_early(s, seat) else NO_EARLY_SALE


def sell_early(s: FinanceState, log: Log | None) -> None:
    """Open the early sale of the lease with the lowest number (FIN-035)."""
    s.has_sold_early = True
    open_auction(s, first(s.stacked()), "FIN-035", log)
