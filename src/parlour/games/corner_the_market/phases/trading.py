"""An OPEN TRADING square: offers between the mover and anybody, and what follows if there is no deal (CTM-068 to 074).

Everybody is asked: the others for an offer, or to answer the mover's; the mover last. Who passes is asked again when
the mover offers him something. It ends when the mover has ended it and nobody's answer is wanted.
"""

from __future__ import annotations

from typing import Final, final

from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.moves import MAX_SEATS, ONE_SEAT, Action, Ask, Choice, Pending
from parlour.core.refusals import Reason
from parlour.games.corner_the_market.actions import (
    END_TRADING,
    FORFEIT,
    FORFEITS,
    PASS,
    Accept,
    Buy,
    Counter,
    DeclineOffer,
    EndTrading,
    Forfeit,
    Offer,
    Pass,
)
from parlour.games.corner_the_market.effects import buy, exchange
from parlour.games.corner_the_market.events_deals import (
    DealMade,
    OfferDeclined,
    OfferLapsed,
    OfferMade,
    TradingEnded,
    TradingPassed,
)
from parlour.games.corner_the_market.menu import (
    ACCEPTING,
    COUNTERING,
    DECLINING,
    ENDING,
    OFFERING,
    PASSING,
    CornerDesk,
)
from parlour.games.corner_the_market.phases.debts import forfeit
from parlour.games.corner_the_market.reasons import LAST_RESORT, NO_OFFER, TRADE
from parlour.games.corner_the_market.seating import is_closed, others, waits
from parlour.games.corner_the_market.state import CornerState
from parlour.games.corner_the_market.trade import (
    can_deal,
    cannot_deal,
    cannot_offer,
    has_changed,
    has_left,
    menu_of,
    open_offer,
)
from parlour.games.corner_the_market.upto import UpTo
from parlour.kit.trade.bundle import Proposal, addressed, put
from parlour.kit.trade.counted_trade import TradeSide
from parlour.kit.trade.counts import WIDTH, count_of

TRADING: Final = 0
LAST: Final = 1
OVER: Final = 2
UNKNOWN: Final = -1
STAGES: Final[tuple[str, ...]] = ("trading", "last resort", "over")
TO_MOVER: Final[list[tuple[tuple[int, int], ...]]] = [((seat, seat),) for seat in range(MAX_SEATS)]
"""The only one the others may make offers to."""


def land_on_trading(s: CornerState, pit: int) -> None:
    s.push(Trading(pit))


@final
class Trading(Frame[CornerState]):
    """The mover's stop on an Open Trading square."""

    def __init__(
        self,
        pit: int,
        to: int = 0,
        by: int = 0,
        offers: list[Proposal] | None = None,
        number: int = 0,
        passed: int = 0,
        ended: bool = False,
        dealt: bool = False,
        stage: int = TRADING,
    ) -> None:
        self.pit = pit
        self.to = to
        """How many offers the mover has made to each seat, as counts (CTM-R65)."""
        self.by = by
        """How many offers each seat has made to the mover."""
        self.offers: list[Proposal] = [] if offers is None else offers
        self.number = number
        """The number of the last offer made; answers name the offer they mean."""
        self.passed = passed
        """The seats that have nothing to offer, as bits."""
        self.ended = ended
        self.dealt = dealt
        self.stage = stage
        self._waits: list[Pending] = []
        """Whom the table waits for, by sets of seats."""
        self._sides: list[TradeSide | None] = []
        """What each seat may put into a deal, until there is one."""
        self._partners: tuple[tuple[int, int], ...] | None = None
        """To whom the mover may make an offer, until there is a deal or a limit is reached."""
        self._able = UNKNOWN
        """The seats that could make any deal with the mover, as bits, until there is one."""
        self._judged = number
        """Offers up to this number are judged again; since the later ones were made nothing has changed hands."""

    def pending(self, s: CornerState) -> Pending:
        if self.stage == LAST:
            return ONE_SEAT[s.mover]
        if not self._waits:
            self._waits = waits(s)
        return self._waits[self._waiting(s)]

    def ask(self, s: CornerState, seat: int) -> Ask:
        if self.stage == LAST:
            return Ask(seat, (*self._last_choices(s), FORFEIT), LAST_RESORT.clause, self._usual_buy(s))
        menu = menu_of(s, seat)
        kinds = self._answers(s, menu) if self.offers else 0
        if seat == s.mover:
            return menu.ask_by(TRADE.clause, kinds | ENDING | self._offering(s, menu), END_TRADING)
        if kinds:
            return menu.ask_by("CTM-071", kinds, menu.decline)
        # he is asked because there is a deal he could propose
        return menu.ask_by("CTM-071", PASSING | self._offering(s, menu), PASS)

    def check(self, s: CornerState, seat: int, action: Action) -> Reason | None:
        if self.stage == LAST:
            if isinstance(action, Forfeit) or any(choice.contains(action) for choice in self._last_choices(s)):
                return None
            return LAST_RESORT
        if isinstance(action, Offer):
            is_answer = seat != s.mover and addressed(self.offers) >> seat & 1
            if is_answer:
                return TRADE
            made = self._made(s, seat, action.to)
            return cannot_offer(s, seat, action.to, made, action.give, action.get)
        if isinstance(action, (Accept, DeclineOffer, Counter)):
            return self._cannot_answer(s, seat, action)
        if isinstance(action, EndTrading):
            return None if seat == s.mover else TRADE
        is_pass = isinstance(action, Pass) and seat != s.mover and not addressed(self.offers) >> seat & 1
        return None if is_pass else TRADE

    def answer(self, s: CornerState, seat: int, action: Action, log: Log | None) -> None:
        if self.stage == LAST:
            self._last_resort(s, action, log)
        elif isinstance(action, Offer):
            self._offer(s, seat, action.to, Proposal(self.number + 1, seat, action.to, action.give, action.get), log)
        elif isinstance(action, Counter):
            to = self._partner(s, seat, action.number)
            self._offer(s, seat, to, Proposal(self.number + 1, seat, to, action.give, action.get), log)
        elif isinstance(action, Accept):
            self._accept(s, seat, action.number, log)
        elif isinstance(action, DeclineOffer):
            self.offers = [offer for offer in self.offers if offer.number != action.number]
            if log is not None:
                log.add(OfferDeclined("CTM-R65", seat, action.number))
        elif isinstance(action, EndTrading):
            self.ended = True
            self.offers = []
            if log is not None:
                log.add(TradingEnded("CTM-068", seat))
        else:
            self.passed |= 1 << seat
            if log is not None:
                log.add(TradingPassed("CTM-071", seat))

    def advance(self, s: CornerState, log: Log | None) -> bool:
        if self.dealt and is_closed(s, self.pit):  # CTM-R28: the stop that closed the pit is over
            return True
        if self.stage == TRADING and self.ended and not self._waiting(s):
            self.stage = OVER if self.dealt else LAST
            if self.stage == LAST and not self._last_choices(s):
                self.stage = OVER
                forfeit(s, s.mover, "CTM-069", log)
        return self.stage == OVER and s.top is self

    def copy(self) -> Trading:
        return Trading(
            self.pit,
            self.to,
            self.by,
            self.offers[:],
            self.number,
            self.passed,
            self.ended,
            self.dealt,
            self.stage,
        )

    def _offering(self, s: CornerState, menu: CornerDesk) -> int:
        """The kind of choice for an offer: the mover's to any player, the others' to the mover."""
        partners = TO_MOVER[s.mover]
        if menu.seat == s.mover:
            partners = self._find_partners(s) if self._partners is None else self._partners
            self._partners = partners
        if not partners:
            return 0
        menu.offering.deal_from(self._sides_of(s), partners)
        return OFFERING

    def _sides_of(self, s: CornerState) -> list[TradeSide | None]:
        if not self._sides:
            self._sides = [None] * s.seats
        return self._sides

    def _waiting(self, s: CornerState) -> int:
        """Whose answer is wanted, as bits: who has an offer to answer, who may still make one, and the mover."""
        asked = 0
        quiet = self.passed
        for offer in self.offers:
            asked |= 1 << offer.to
            quiet |= 1 << offer.maker
        free = self._able_to_deal(s) & ~quiet
        if free and self.by:
            for seat in range(s.seats):
                if free >> seat & 1 and not has_left(s, count_of(self.by, seat)):
                    free &= ~(1 << seat)
        return asked | free if self.ended else asked | free | 1 << s.mover

    def _able_to_deal(self, s: CornerState) -> int:
        if self._able == UNKNOWN:
            self._able = 0
            for seat in others(s, s.mover):
                if can_deal(s, seat, s.mover):
                    self._able |= 1 << seat
        return self._able

    def _made(self, s: CornerState, seat: int, to: int) -> int:
        """How many offers a seat has made that partner at this stop."""
        if seat != s.mover:
            return count_of(self.by, seat)
        return count_of(self.to, to) if to >= 0 else 0

    def _find_partners(self, s: CornerState) -> tuple[tuple[int, int], ...]:
        """To whom the mover may make an offer."""
        able = self._able_to_deal(s)
        found: list[tuple[int, int]] = []
        for other in others(s, s.mover):
            if able >> other & 1 and has_left(s, count_of(self.to, other)):
                found.append((other, other))
        return tuple(found)

    def _answers(self, s: CornerState, menu: CornerDesk) -> int:
        """The kinds of choices about the offers made to a seat: to accept, refuse or counter them."""
        seat = menu.seat
        declined = taken = countered = 0
        place = 1  # of each as a bit
        for one in self.offers:
            if one.to == seat:
                declined |= place
                maker = one.maker
                if one.number > self._judged or cannot_deal(s, maker, seat, one.give, one.get) is None:
                    taken |= place
                other = maker if seat == s.mover else seat
                if self._able_to_deal(s) >> other & 1 and has_left(s, self._made(s, seat, maker)):
                    countered |= place
            place <<= 1
        if not declined:
            return 0
        kinds = DECLINING
        menu.declining.put(self.offers, (), declined)
        if taken:
            kinds |= ACCEPTING
            menu.accepting.put(self.offers, (), taken)
        if countered:
            kinds |= COUNTERING
            menu.countering.answer_from(self._sides_of(s), self.offers, countered)
        return kinds

    def _cannot_answer(self, s: CornerState, seat: int, action: Accept | DeclineOffer | Counter) -> Reason | None:
        offer = open_offer(self.offers, seat, action.number)
        if offer is None:
            return NO_OFFER
        if isinstance(action, Accept):
            return cannot_deal(s, offer.maker, seat, offer.give, offer.get)
        if isinstance(action, DeclineOffer):
            return None
        made = self._made(s, seat, offer.maker)
        return cannot_offer(s, seat, offer.maker, made, action.give, action.get)

    def _partner(self, s: CornerState, seat: int, number: int) -> int:
        offer = open_offer(self.offers, seat, number)
        return s.mover if offer is None else offer.maker

    def _offer(self, s: CornerState, seat: int, to: int, offer: Proposal, log: Log | None) -> None:
        """A new offer takes the place of the one between the same two, whoever made it."""
        self.number += 1
        if s.options.proposals and seat == s.mover:
            self.to += 1 << WIDTH * to
            if not has_left(s, count_of(self.to, to)):
                self._partners = None
        elif s.options.proposals:
            self.by += 1 << WIDTH * seat
        put(self.offers, offer)
        if log is not None:
            log.add(
                OfferMade("CTM-068" if seat == s.mover else "CTM-071", seat, to, offer.number, offer.give, offer.get)
            )

    def _accept(self, s: CornerState, seat: int, number: int, log: Log | None) -> None:
        """CTM-069: one completed deal is enough."""
        offer = open_offer(self.offers, seat, number)
        if offer is None:
            return
        self.offers = [one for one in self.offers if one.number != number]
        self.dealt = True
        self._sides = []
        self._partners = None
        self._able = UNKNOWN
        self._judged = self.number
        if log is not None:
            log.add(DealMade("CTM-069", offer.maker, seat, number))
        exchange(s, offer.maker, seat, offer.give, offer.get, "CTM-068", log)
        self._void_changed(s, log)

    def _void_changed(self, s: CornerState, log: Log | None) -> None:
        """CTM-R65: after a deal, offers lapse whose goods are gone or are under a Corner or Control now."""
        changed = [offer for offer in self.offers if has_changed(s, offer)]
        if not changed:
            return
        self.offers = [offer for offer in self.offers if offer not in changed]
        if log is not None:
            for offer in changed:
                log.add(OfferLapsed("CTM-R65", offer.maker, offer.number))

    def _last_limits(self, s: CornerState) -> list[int]:
        """CTM-R63: one contract of any commodity in stock, without the $300."""
        cash = s.cash[s.mover]
        return [int(s.stock[c] > 0 and cash >= s.asking[c]) for c in range(s.edition.kinds)]

    def _last_choices(self, s: CornerState) -> tuple[Choice, ...]:
        domain = UpTo(self._last_limits(s))
        return (Choice(Buy, domain),) if domain.size() else ()

    def _usual_buy(self, s: CornerState) -> Action:
        """CTM-D15: the cheapest."""
        limits = self._last_limits(s)
        for commodity in s.edition.by_price:
            if limits[commodity]:
                return Buy(1, commodity)
        return FORFEITS

    def _last_resort(self, s: CornerState, action: Action, log: Log | None) -> None:
        self.stage = OVER
        if isinstance(action, Buy):
            buy(s, s.mover, action.commodity, action.number, s.asking[action.commodity], "CTM-069", log)
        else:
            forfeit(s, s.mover, "CTM-069", log)
