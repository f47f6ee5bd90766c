"""An OPEN TRADING square: offers between the mover and any seat, and what follows without a deal (CTM-068 to 074).

All seats are asked: the others to make an offer or to answer the mover's, the mover last. A seat that has passed is
asked again when the mover makes it an offer. Trading is over when the mover has ended it and no answer is outstanding.
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
    CornerMenu,
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
"""The mover as the only partner for offers of the other seats, by mover."""


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
        """How many offers each seat has made to the mover, as counts."""
        self.offers: list[Proposal] = [] if offers is None else offers
        self.number = number
        """The number of the last offer made; answers refer to offers by number."""
        self.passed = passed
        """The seats that have passed, as bits."""
        self.ended = ended
        self.dealt = dealt
        self.stage = stage
        self._waits: list[Pending] = []
        """Cache of what the table waits for, by set of seats."""
        self._sides: list[TradeSide | None] = []
        """Cache of what each seat may put into a deal, valid until the next deal."""
        self._partners: tuple[tuple[int, int], ...] | None = None
        """Cache of the seats the mover may make an offer to, valid until the next deal or until a limit is reached."""
        self._able = UNKNOWN
        """Cache of the seats that could make any deal with the mover, as bits, valid until the next deal."""
        self._judged = number
        """Offers up to this number must be checked again; nothing has changed hands since the later ones were made."""

    def pending(self, s: CornerState) -> Pending:
        if self.stage == LAST:
            return ONE_SEAT[s.mover]
        if not self._waits:
            self._waits = waits(s)
        return self._waits[self._waiting(s)]

    def ask(self, s: CornerState, seat: int) -> Ask:
        if self.stage == LAST:
            return Ask(seat, (*self._last_choices(s), FORFEIT), LAST_RESORT.clause, self._default_buy(s))
        menu = menu_of(s, seat)
        open_bits = self._answers(s, menu) if self.offers else 0
        if seat == s.mover:
            return menu.ask_by(TRADE.clause, open_bits | ENDING | self._offering(s, menu), END_TRADING)
        if open_bits:
            return menu.ask_by("CTM-071", open_bits, menu.decline)
        # the seat is asked only if there is a deal it could propose
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

    def _offering(self, s: CornerState, menu: CornerMenu) -> int:
        """Return the bit of the choice to make an offer: the mover to any seat, the others to the mover."""
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
        """Return the seats the table waits for, as bits.

        They have an offer to answer, or may still make one; also the mover, until trading is ended.
        """
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
        """Return how many offers a seat has made to that partner at this stop."""
        if seat != s.mover:
            return count_of(self.by, seat)
        return count_of(self.to, to) if to >= 0 else 0

    def _find_partners(self, s: CornerState) -> tuple[tuple[int, int], ...]:
        """Return the seats the mover may make an offer to."""
        able = self._able_to_deal(s)
        found: list[tuple[int, int]] = []
        for other in others(s, s.mover):
            if able >> other & 1 and has_left(s, count_of(self.to, other)):
                found.append((other, other))
        return tuple(found)

    def _answers(self, s: CornerState, menu: CornerMenu) -> int:
        """Return the choices about offers made to a seat, as bits: accept, refuse, counter."""
        seat = menu.seat
        declined = taken = countered = 0
        place = 1  # the bit of each offer
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
        open_bits = DECLINING
        menu.declining.put(self.offers, (), declined)
        if taken:
            open_bits |= ACCEPTING
            menu.accepting.put(self.offers, (), taken)
        if countered:
            open_bits |= COUNTERING
            menu.countering.answer_from(self._sides_of(s), self.offers, countered)
        return open_bits

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
        """Open an offer; it replaces the open offer between the two seats, if any."""
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
        """Accept an offer. One completed deal is enough (CTM-069)."""
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
        """Void offers whose goods are gone or are now under a Corner or Control (CTM-R65)."""
        changed = [offer for offer in self.offers if has_changed(s, offer)]
        if not changed:
            return
        self.offers = [offer for offer in self.offers if offer not in changed]
        if log is not None:
            for offer in changed:
                log.add(OfferLapsed("CTM-R65", offer.maker, offer.number))

    def _last_limits(self, s: CornerState) -> list[int]:
        """Return by commodity whether one contract can be bought from stock, without the $300 (CTM-R63)."""
        cash = s.cash[s.mover]
        return [int(s.stock[c] > 0 and cash >= s.asking[c]) for c in range(s.edition.kinds)]

    def _last_choices(self, s: CornerState) -> tuple[Choice, ...]:
        domain = UpTo(self._last_limits(s))
        return (Choice(Buy, domain),) if domain.size() else ()

    def _default_buy(self, s: CornerState) -> Action:
        """Return the default purchase: the cheapest contract (CTM-D15)."""
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
