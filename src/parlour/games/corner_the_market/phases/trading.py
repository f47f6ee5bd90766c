"""An OPEN TRADING square: offers between the mover and any seat, and what follows without a deal (CTM-068 to 074).

All seats are asked: the others to make an offer or to answer the mover's, the mover last. A seat that has passed is
asked again when the mover makes it an offer. Trading is over when the mover has ended it and no answer is outstanding.

`STEPS` lists what a seat can do, one step for each kind of action (see kit.menu), and in which situation.
"""

from __future__ import annotations

from typing import Annotated, Final, final

from parlour.core.data.fields import SeatSet, WithDefault, enum_of
from parlour.core.data.record_class import record
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.moves import MAX_SEATS, ONE_SEAT, Action, Ask, Choice, Pending
from parlour.core.refusals import Reason
from parlour.core.text.notation import Number
from parlour.games.corner_the_market.actions import (
    Accept,
    Counter,
    DeclineOffer,
    EndTrading,
    Offer,
    Pass,
)
from parlour.games.corner_the_market.effects import exchange
from parlour.games.corner_the_market.events_trading import DealMade, TradingEnded, TradingPassed
from parlour.games.corner_the_market.fields import OFFERS, SEAT_COUNTS, CommodityName
from parlour.games.corner_the_market.phases.debts import forfeit
from parlour.games.corner_the_market.phases.last_resort import (
    can_buy_last,
    cannot_resort_to,
    last_resort_ask,
    resort_to,
)
from parlour.games.corner_the_market.reasons import NO_OFFER, TRADE
from parlour.games.corner_the_market.seating import is_closed, others, waits
from parlour.games.corner_the_market.state import CornerState
from parlour.games.corner_the_market.trade import (
    Offers,
    can_deal,
    cannot_accept,
    cannot_offer,
    has_changed,
    has_left,
    offer_to,
)
from parlour.kit.actions import OfferNumbers
from parlour.kit.menu import SimpleStep, Step, StepMenu, Steps
from parlour.kit.trade.bundle import Bundle, Proposal, addressed, places_to, put
from parlour.kit.trade.counted_trade import TradeSide
from parlour.kit.trade.counts import WIDTH, count_of
from parlour.kit.trade.offers import OfferDeclined, OfferMade, lapsed_event
from parlour.kit.trade.questions import letter_of, makers_of

TRADING: Final = 0
LAST: Final = 1
OVER: Final = 2
UNKNOWN: Final = -1
STAGE: Final = enum_of(
    {
        "trading": "offers are made and answered",
        "last resort": "without a deal the mover buys from the Cashier or forfeits",
        "over": "the stop is over; waits only under another frame",
    }
)
MOVING: Final = 1
PASSING: Final = 2
OFFERING: Final = 4
ANSWERING: Final = 8
"""The flags of a seat's situation: it is the mover, may pass, may make an offer, has one to answer."""
TO_MOVER: Final[list[tuple[tuple[int, int], ...]]] = [((seat, seat),) for seat in range(MAX_SEATS)]
"""The mover as the only partner for offers of the other seats, by mover."""


def land_on_trading(s: CornerState, pit: int) -> None:
    s.push(Trading(pit, to=0, by=0, offers=[]))


@record
class Trading(Frame[CornerState]):
    """The mover's stop on an Open Trading square."""

    pit: Annotated[CommodityName, "The pit of the square."]
    to: Annotated[int, WithDefault(SEAT_COUNTS, 0), "How many offers the mover has made to each seat (CTM-R65)."]
    by: Annotated[int, WithDefault(SEAT_COUNTS, 0), "How many offers each seat has made to the mover."]
    offers: Annotated[list[Proposal], OFFERS, "Offers that are open."]
    number: Annotated[Number, "The number of the last offer made."] = 0
    passed: Annotated[SeatSet, "The seats that have nothing to offer."] = 0
    ended: Annotated[bool, "Whether the mover has ended the trading."] = False
    dealt: Annotated[bool, "Whether there has been a deal."] = False
    stage: Annotated[int, STAGE, "What comes next."] = TRADING

    def __post_init__(self) -> None:
        self._waits: list[Pending] = []
        """Cache of what the table waits for, by set of seats."""
        self._sides: list[TradeSide | None] = []
        """Cache of what each seat may put into a deal, valid until the next deal."""
        self._partners: tuple[tuple[int, int], ...] | None = None
        """Cache of the seats the mover may make an offer to, valid until the next deal or until a limit is reached."""
        self._able: SeatSet = UNKNOWN
        """Cache of the seats that could make any deal with the mover, valid until the next deal."""
        self._judged = self.number
        """Offers up to this number must be checked again; nothing has changed hands since the later ones were made."""

    def pending(self, s: CornerState) -> Pending:
        if self.stage == LAST:
            return ONE_SEAT[s.mover]
        if not self._waits:
            self._waits = waits(s)
        return self._waits[self._waiting(s)]

    def ask(self, s: CornerState, seat: int) -> Ask:
        if self.stage == LAST:
            return last_resort_ask(s, seat)
        ask = STEPS.ask(s, self, self.menu_of(s, seat), self.situation(s, seat), True)
        ask.clause = "CTM-068" if seat == s.mover else "CTM-071"
        return ask

    def question_details(self, s: CornerState, seat: int) -> dict[str, object]:
        makers = makers_of(self.offers, seat)
        details = {"seat": letter_of(s.mover), "offers": len(makers), "forfeit": s.edition.amounts.forfeit}
        return details | {"makers": makers} if makers else details

    def check(self, s: CornerState, seat: int, action: Action) -> Reason | None:
        if self.stage == LAST:
            return cannot_resort_to(s, action)
        return STEPS.cannot(s, self, self.menu_of(s, seat), self.situation(s, seat), action)

    def answer(self, s: CornerState, seat: int, action: Action, log: Log | None) -> None:
        if self.stage == LAST:
            self.stage = OVER
            resort_to(s, action, log)
        else:
            STEPS.do(s, self, seat, action, log)

    def advance(self, s: CornerState, log: Log | None) -> bool:
        if self.dealt and is_closed(s, self.pit):  # CTM-R28: the stop that closed the pit is over
            return True
        if self.stage == TRADING and self.ended and not self._waiting(s):
            self.stage = OVER if self.dealt else LAST
            if self.stage == LAST and not can_buy_last(s):
                self.stage = OVER
                forfeit(s, s.mover, "CTM-069", log)
        return self.stage == OVER and s.top is self

    def partners(self, s: CornerState, seat: int) -> tuple[tuple[int, int], ...]:
        """Return the seats that a seat may make an offer to: the mover to any, the others to the mover."""
        if seat != s.mover:
            return TO_MOVER[s.mover]
        if self._partners is None:
            able = self.able_to_deal(s)
            seats = [other for other in others(s, seat) if able >> other & 1 and has_left(s, count_of(self.to, other))]
            self._partners = tuple([(other, other) for other in seats])
        return self._partners

    def sides(self, s: CornerState) -> list[TradeSide | None]:
        """Return what each seat may put into a deal, as far as it has been computed."""
        if not self._sides:
            self._sides = [None] * s.seats
        return self._sides

    def menu_of(self, s: CornerState, seat: int) -> StepMenu:
        """Return a seat's menu in Open Trading."""
        menu = s.menus[seat]
        if menu is None:
            menu = STEPS.new_menu(s, self, seat)
            s.menus[seat] = menu
        return menu

    def situation(self, s: CornerState, seat: int) -> int:
        """Return a seat's situation, as flags. The mover may do anything but pass; the others answer, then offer."""
        is_asked = self.offers and addressed(self.offers) >> seat & 1
        if seat == s.mover:
            return MOVING | OFFERING | ANSWERING if is_asked else MOVING | OFFERING
        return ANSWERING if is_asked else OFFERING | PASSING

    def _waiting(self, s: CornerState) -> SeatSet:
        """Return the seats the table waits for.

        They have an offer to answer, or may still make one; also the mover, until trading is ended.
        """
        asked = 0
        quiet = self.passed
        for offer in self.offers:
            asked |= 1 << offer.to
            quiet |= 1 << offer.maker
        free = self.able_to_deal(s) & ~quiet
        if free and self.by:
            for seat in range(s.seats):
                if free >> seat & 1 and not has_left(s, count_of(self.by, seat)):
                    free &= ~(1 << seat)
        return asked | free if self.ended else asked | free | 1 << s.mover

    def able_to_deal(self, s: CornerState) -> SeatSet:
        """Return the seats that could make any deal with the mover."""
        if self._able == UNKNOWN:
            self._able = 0
            for seat in others(s, s.mover):
                if can_deal(s, seat, s.mover):
                    self._able |= 1 << seat
        return self._able

    def made(self, s: CornerState, seat: int, to: int) -> int:
        """Return how many offers a seat has made to that partner at this stop."""
        if seat != s.mover:
            return count_of(self.by, seat)
        return count_of(self.to, to) if to >= 0 else 0

    def open_offer(self, s: CornerState, seat: int, to: int, give: Bundle, get: Bundle, log: Log | None) -> None:
        """Open an offer; it replaces the open offer between the two seats, if any."""
        self.number += 1
        if s.options.proposals and seat == s.mover:
            self.to += 1 << WIDTH * to
            if not has_left(s, count_of(self.to, to)):
                self._partners = None
        elif s.options.proposals:
            self.by += 1 << WIDTH * seat
        put(self.offers, Proposal(self.number, seat, to, give, get))
        if log is not None:
            log.add(OfferMade("CTM-068" if seat == s.mover else "CTM-071", seat, to, self.number, give, get))

    def can_accept(self, s: CornerState, offer: Proposal) -> bool:
        """Return whether an offer can be carried out; nothing may have changed hands since it was made."""
        return offer.number > self._judged or cannot_accept(s, offer) is None

    def close_deal(self, s: CornerState, offer: Proposal, log: Log | None) -> None:
        """Carry out an offer. One completed deal is enough (CTM-069)."""
        self.close_offer(offer.number)
        self.dealt = True
        self._sides = []
        self._partners = None
        self._able = UNKNOWN
        self._judged = self.number
        if log is not None:
            log.add(DealMade("CTM-069", offer.maker, offer.to, offer.number))
        exchange(s, offer.maker, offer.to, offer.give, offer.get, "CTM-068", log)
        if s.options.offers_lapse:
            self._void_changed(s, log)

    def close_offer(self, number: int) -> None:
        """Remove an open offer."""
        self.offers = [offer for offer in self.offers if offer.number != number]

    def _void_changed(self, s: CornerState, log: Log | None) -> None:
        """Void offers whose goods are gone or are now under a Corner or Control (CTM-R65)."""
        changed = [offer for offer in self.offers if has_changed(s, offer)]
        if not changed:
            return
        self.offers = [offer for offer in self.offers if offer not in changed]
        if log is not None:
            for offer in changed:
                log.add(lapsed_event("CTM-R65", offer))


@final
class Accepting(Step[CornerState, Trading, Accept, OfferNumbers]):
    """Accept an offer that can still be carried out (CTM-069)."""

    def choice(self, s: CornerState, seat: int) -> Choice:
        return Choice(Accept, OfferNumbers())

    def available(self, s: CornerState, frame: Trading, seat: int, domain: OfferNumbers) -> bool:
        places = 0
        place = 1
        for offer in frame.offers:
            if offer.to == seat and frame.can_accept(s, offer):
                places |= place
            place <<= 1
        domain.put(frame.offers, (), places)
        return places != 0

    def reason(self, s: CornerState, frame: Trading, seat: int, action: Accept) -> Reason | None:
        offer = offer_to(seat, frame.offers, action.number)
        return None if offer is None else cannot_accept(s, offer)

    def do(self, s: CornerState, frame: Trading, seat: int, action: Accept, log: Log | None) -> None:
        offer = offer_to(seat, frame.offers, action.number)
        assert offer is not None
        frame.close_deal(s, offer, log)


@final
class Declining(Step[CornerState, Trading, DeclineOffer, OfferNumbers]):
    """Decline an offer (CTM-R65)."""

    def choice(self, s: CornerState, seat: int) -> Choice:
        return Choice(DeclineOffer, OfferNumbers())

    def available(self, s: CornerState, frame: Trading, seat: int, domain: OfferNumbers) -> bool:
        places = places_to(frame.offers, seat)
        domain.put(frame.offers, (), places)
        return places != 0

    def do(self, s: CornerState, frame: Trading, seat: int, action: DeclineOffer, log: Log | None) -> None:
        offer = offer_to(seat, frame.offers, action.number)
        assert offer is not None
        frame.close_offer(offer.number)
        if log is not None:
            log.add(OfferDeclined("CTM-R65", seat, offer.number, offer.maker, offer.give, offer.get))


@final
class Countering(Step[CornerState, Trading, Counter, Offers]):
    """Answer an offer with another one (CTM-R65)."""

    def choice(self, s: CornerState, seat: int) -> Choice:
        return Choice(Counter, Offers(s, seat))

    def available(self, s: CornerState, frame: Trading, seat: int, domain: Offers) -> bool:
        places = 0
        place = 1
        for offer in frame.offers:
            if offer.to == seat:
                other = offer.maker if seat == s.mover else seat
                if frame.able_to_deal(s) >> other & 1 and has_left(s, frame.made(s, seat, offer.maker)):
                    places |= place
            place <<= 1
        if places:
            domain.answer_from(frame.sides(s), frame.offers, places)
        return places != 0

    def reason(self, s: CornerState, frame: Trading, seat: int, action: Counter) -> Reason | None:
        offer = offer_to(seat, frame.offers, action.number)
        if offer is None:
            return None
        made = frame.made(s, seat, offer.maker)
        return cannot_offer(s, seat, offer.maker, made, action.give, action.get)

    def do(self, s: CornerState, frame: Trading, seat: int, action: Counter, log: Log | None) -> None:
        offer = offer_to(seat, frame.offers, action.number)
        assert offer is not None
        frame.open_offer(s, seat, offer.maker, action.give, action.get, log)


@final
class Ending(SimpleStep[CornerState, Trading, EndTrading]):
    """End the trading, as the mover (CTM-068). Answers to the mover's offers lapse with them."""

    def do(self, s: CornerState, frame: Trading, seat: int, action: EndTrading, log: Log | None) -> None:
        frame.ended = True
        if log is not None:
            log.add(TradingEnded("CTM-068", seat))
            for offer in frame.offers:
                log.add(lapsed_event("CTM-068", offer))
        frame.offers = []


@final
class Passing(SimpleStep[CornerState, Trading, Pass]):
    """Make the mover no offer (CTM-071)."""

    def do(self, s: CornerState, frame: Trading, seat: int, action: Pass, log: Log | None) -> None:
        frame.passed |= 1 << seat
        if log is not None:
            log.add(TradingPassed("CTM-071", seat))


@final
class Offering(Step[CornerState, Trading, Offer, Offers]):
    """Make an offer: the mover to any seat, the others to the mover (CTM-068, CTM-071)."""

    def choice(self, s: CornerState, seat: int) -> Choice:
        return Choice(Offer, Offers(s, seat))

    def available(self, s: CornerState, frame: Trading, seat: int, domain: Offers) -> bool:
        partners = frame.partners(s, seat)
        if partners:
            domain.deal_from(frame.sides(s), partners)
        return len(partners) > 0

    def reason(self, s: CornerState, frame: Trading, seat: int, action: Offer) -> Reason | None:
        made = frame.made(s, seat, action.to)
        return cannot_offer(s, seat, action.to, made, action.give, action.get)

    def do(self, s: CornerState, frame: Trading, seat: int, action: Offer, log: Log | None) -> None:
        frame.open_offer(s, seat, action.to, action.give, action.get, log)


STEPS: Final = Steps[CornerState, Trading](
    (
        Accepting(Accept, NO_OFFER, ANSWERING),
        Declining(DeclineOffer, NO_OFFER, ANSWERING),
        Countering(Counter, NO_OFFER, ANSWERING),
        Ending(EndTrading, TRADE, MOVING),
        Passing(Pass, TRADE, PASSING),
        Offering(Offer, TRADE, OFFERING),
    ),
    TRADE,
    defaults=(EndTrading, DeclineOffer, Pass),  # CTM-D13, CTM-D14
)
