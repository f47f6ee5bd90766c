"""A SELL square: to the Cashier, to the highest bidder, or to the partner in a shared pit (CTM-053 to CTM-061)."""

from __future__ import annotations

from typing import Annotated, Final

from parlour.core.data.fields import Maybe, enum_of
from parlour.core.data.record_class import record
from parlour.core.events import Log
from parlour.core.moves import ONE_SEAT, Action, Ask, Choice, Pending
from parlour.core.refusals import Reason
from parlour.core.text.notation import Number
from parlour.games.corner_the_market.actions import (
    ACCEPT_BID,
    ACCEPTS_BID,
    CALL,
    DECLINE,
    DONE,
    FORFEIT,
    AcceptBid,
    Call,
    Forfeit,
    More,
    Sell,
    SellTo,
)
from parlour.games.corner_the_market.bidding import (
    answer_bid,
    bid_ask,
    bid_details,
    bidders,
    cannot_bid,
    least_bid,
    start_bidding,
)
from parlour.games.corner_the_market.effects import deal, sell
from parlour.games.corner_the_market.events import BidsCalled
from parlour.games.corner_the_market.fields import CommodityName
from parlour.games.corner_the_market.phases.debts import Forced, can_cover, forfeit
from parlour.games.corner_the_market.phases.sharing import (
    AGREEING as AGREEING,
    CHOOSING as CHOOSING,
    DUTY as DUTY,
    OVER as OVER,
    SharedStop,
    WithPartner,
)
from parlour.games.corner_the_market.phases.short import STARTING, Short
from parlour.games.corner_the_market.prices import has_control, has_corner, surcharge
from parlour.games.corner_the_market.quotes import Quotes
from parlour.games.corner_the_market.reasons import (
    NOT_YOURS_TO_SELL,
    OTHER_COMMODITY,
    SELL_SQUARE,
    TO_PARTNER,
    not_now,
)
from parlour.games.corner_the_market.seating import is_closed, is_gone, partner_of
from parlour.games.corner_the_market.state import CornerState
from parlour.kit.auction import OUTCRY, OpenAuction
from parlour.kit.trade.questions import letter_of

BIDDING: Final = 1
STAGE: Final = enum_of(
    {
        "choosing": "the mover sells, calls for bids, or ends the stop",
        "bidding": "bids are made for the next contract, in rotation",
        "duty": "the partner buys as it must, or pays to be released",
        "agreeing": "the partner agrees to take more, or not",
        "over": "the stop is over; waits only under another frame",
    }
)


def land_on_sell(s: CornerState, commodity: int, log: Log | None) -> None:
    """Start a stop on a SELL square (CTM-054).

    A mover without contracts forfeits or is caught short (CTM-R06). A mover who may not break a Corner does nothing.
    """
    if has_control(s, s.mover, commodity):
        return
    if s.contracts[s.mover][commodity]:
        is_corner = has_corner(s, s.mover, commodity)
        if not (is_corner and s.options.corner_holds_on_sell):  # CTM-R10
            s.push(Selling(commodity, is_corner))
    elif s.options.buys_in_on_sell:
        s.push(Selling(commodity, False))
        s.push(Short(commodity, surcharge(s, partner_of(s, s.mover)), False, STARTING, Quotes((), [])))
    else:
        forfeit(s, s.mover, "CTM-054", log)


@record
class Selling(SharedStop):
    """The mover's stop on a SELL square."""

    commodity: Annotated[CommodityName, "The commodity of the square."]
    cornered: Annotated[bool, "Whether the mover began the stop with a Corner (CTM-055, CTM-R11)."]
    stage: Annotated[int, STAGE, "What comes next."] = CHOOSING
    sold: Annotated[Number, "How many contracts the mover has sold at this stop."] = 0
    outcry: Annotated[
        OpenAuction | None, Maybe(OUTCRY), "The auction of the next contract; null while there is none."
    ] = None
    released: Annotated[bool, "Whether the partner has paid to be released (CTM-R13)."] = False
    asked: Annotated[bool, "Whether the partner has been asked to take more; that happens once."] = False
    wanted: Annotated[Number, "How many more the partner is asked to take."] = 0

    def pending(self, s: CornerState) -> Pending:
        if self.stage == CHOOSING:
            return ONE_SEAT[s.mover]
        if self.stage == BIDDING and self.outcry is not None:
            return ONE_SEAT[self.outcry.turn]
        return ONE_SEAT[partner_of(s, s.mover)]

    def ask(self, s: CornerState, seat: int) -> Ask:
        if self.stage == BIDDING and self.outcry is not None:
            return bid_ask(s, seat, self._least_bid(s), self.outcry)
        if self.stage != CHOOSING:
            return self.ask_partner(seat, s.cash[seat] >= self.partner_price(s))
        choices = self._choices(s)
        return Ask(seat, (*choices, self._way_out()), SELL_SQUARE.clause, self._default_action(s, choices))

    def question_details(self, s: CornerState, seat: int) -> dict[str, object]:
        if self.stage == BIDDING and self.outcry is not None:
            return bid_details(s, self.commodity, self._least_bid(s), self.outcry)
        if self.stage != CHOOSING:
            return self.stop_details(s, "buy", self.partner_price(s), self.wanted)
        if self.sold:
            return self.stop_details(s, "more", 0, self.sold)
        if self._deals_with_partner(s, partner_of(s, s.mover)):
            return self.stop_details(s, "partner", self.partner_price(s), 1)
        if self.outcry is not None and self.outcry.high >= 0:
            details = self.stop_details(s, "bid", self.cashier_price(s), 0)
            details["bidder"] = letter_of(self.outcry.high)
            details["bid"] = self.outcry.bid
            return details
        return self.stop_details(s, "corner" if self.cornered else "cashier", self.cashier_price(s), 0)

    def check(self, s: CornerState, seat: int, action: Action) -> Reason | None:
        if self.stage == BIDDING and self.outcry is not None:
            return cannot_bid(s, seat, self._least_bid(s), self.outcry, action)
        if self.stage != CHOOSING:
            return self.cannot_as_partner(action)
        if self._way_out().contains(action) or any(choice.contains(action) for choice in self._choices(s)):
            return None
        return self._why_not(s, action)

    def answer(self, s: CornerState, seat: int, action: Action, log: Log | None) -> None:
        if self.stage == BIDDING and self.outcry is not None:
            answer_bid(s, self.outcry, seat, action, log)
        elif self.stage != CHOOSING:
            self.answer_as_partner(s, seat, action, log)
        else:
            self._choose(s, action, log)

    def advance(self, s: CornerState, log: Log | None) -> bool:
        if is_gone(s) or is_closed(s, self.commodity):  # CTM-R28: the stop that closed the pit is over
            return True
        if self.stage == BIDDING and self.outcry is not None:
            least = max(self._least_bid(s), self.outcry.bid + s.edition.amounts.step)
            able = sum([1 << seat for seat in range(s.seats) if s.cash[seat] >= least])
            if not self.outcry.is_open(able, s.seats):
                self.stage = CHOOSING
        if self.stage == CHOOSING and not self._choices(s):
            self.stage = OVER  # all contracts are sold, or none could be bought in
        return self.stage == OVER and s.top is self

    def cashier_price(self, s: CornerState) -> int:
        """Return the Cashier's price (CTM-053, CTM-056, CTM-R03, CTM-R11)."""
        if self.cornered or (s.options.sell_pays_current and not self.released):
            return s.current[self.commodity]
        return s.redeeming[self.commodity]

    def _owned(self, s: CornerState) -> int:
        return s.contracts[s.mover][self.commodity]

    def _deals_with_partner(self, s: CornerState, partner: int) -> bool:
        """Return whether mover and partner must deal (CTM-059). A Corner frees both from it (CTM-R62)."""
        return partner >= 0 and not self.cornered and not self.released

    def _least_bid(self, s: CornerState) -> int:
        return least_bid(s, self.commodity, has_corner(s, s.mover, self.commodity))

    def _way_out(self) -> Choice:
        if self.sold:
            return DONE
        return DECLINE if self.cornered else FORFEIT

    def _choices(self, s: CornerState) -> tuple[Choice, ...]:
        """Return the mover's choices, except the way out."""
        owned = self._owned(s)
        if not owned:
            return ()
        partner = partner_of(s, s.mover)
        if self._deals_with_partner(s, partner):
            return self._with_partner(s, partner, owned)
        choices: list[Choice] = []
        if self.outcry is None:
            if bidders(s, self._least_bid(s), partner):
                choices.append(CALL)
        elif self.outcry.high >= 0:
            choices.append(ACCEPT_BID)
        choices.append(s.edition.sales[self.commodity][owned])
        return tuple(choices)

    def _with_partner(self, s: CornerState, partner: int, owned: int) -> tuple[Choice, ...]:
        if not self.sold or s.options.duty_without_end:
            return (Choice(SellTo, WithPartner(self.commodity, partner)),)
        if self.asked:
            return ()
        return tuple(self.more_choices(min(owned, s.cash[partner] // self.partner_price(s))))

    def _default_action(self, s: CornerState, choices: tuple[Choice, ...]) -> Action:
        """Return the default action (CTM-D08, CTM-D10): call for bids, then sell one at the better price.

        With a Corner the mover sells nothing.
        """
        if not self.sold and not self.cornered:
            if choices[0] is CALL or choices[0].make is SellTo:
                return choices[0].nth(0)
            if self.outcry is not None and self.outcry.high >= 0 and self.outcry.bid > self.cashier_price(s):
                return ACCEPTS_BID
            return choices[-1].nth(0)
        return self._way_out().nth(0)

    def _why_not(self, s: CornerState, action: Action) -> Reason:
        if isinstance(action, (Sell, SellTo)):
            if action.commodity != self.commodity:
                return OTHER_COMMODITY
            if isinstance(action, Sell) and self._deals_with_partner(s, partner_of(s, s.mover)):
                return TO_PARTNER
            return NOT_YOURS_TO_SELL
        return not_now(action, SELL_SQUARE)

    def _choose(self, s: CornerState, action: Action, log: Log | None) -> None:
        if isinstance(action, Sell):
            self.stage = OVER
            self.sold += action.number
            clause = "CTM-056" if self.cornered else "CTM-053"
            sell(s, s.mover, self.commodity, action.number, self.cashier_price(s), clause, log)
        elif isinstance(action, SellTo):
            self._offer_to_partner(s, action.buyer, log)
        elif isinstance(action, Call):
            self.outcry = start_bidding(s, bidders(s, self._least_bid(s), partner_of(s, s.mover)))
            self.stage = BIDDING
            if log is not None:
                log.add(BidsCalled("CTM-R64", s.mover, self.commodity))
        elif isinstance(action, AcceptBid) and self.outcry is not None:
            self.sold += 1
            buyer, bid = self.outcry.high, self.outcry.bid
            self.outcry = None
            deal(s, s.mover, buyer, self.commodity, 1, bid, "CTM-056" if self.cornered else "CTM-053", log)
        elif isinstance(action, More):
            self.ask_for_more(s, action.number, log)
        else:
            self.stage = OVER
            if isinstance(action, Forfeit):
                forfeit(s, s.mover, "CTM-058", log)

    def _offer_to_partner(self, s: CornerState, partner: int, log: Log | None) -> None:
        """Offer a contract to the partner (CTM-R13, CTM-R14).

        A partner who may forfeit is not bankrupted by a purchase they cannot pay.
        """
        if not s.options.partner_may_forfeit:
            self.deal_by_duty(s, log)
        elif can_cover(s, partner, self.partner_price(s)):
            self.stage = DUTY
        else:
            self.released = True
            forfeit(s, partner, "CTM-R13", log)

    def deal_by_duty(self, s: CornerState, log: Log | None) -> None:
        self.sold += 1
        s.push(Forced(partner_of(s, s.mover), self.commodity, self.partner_price(s)))

    def deal_by_consent(self, s: CornerState, number: int, log: Log | None) -> None:
        self.sold += number
        deal(s, s.mover, partner_of(s, s.mover), self.commodity, number, self.partner_price(s), "CTM-R15", log)
