"""The business window between two throws (WA-R13): open to all, closed when all have passed."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64, mypyc_attr

from parlour.core.data.fields import SEATS, Absent, WithDefault
from parlour.core.data.record_class import record
from parlour.core.events import Log
from parlour.core.moves import Action, Ask, Choice, Pending
from parlour.core.refusals import Reason
from parlour.core.text.notation import SEAT
from parlour.games.weigh_anchor.actions import (
    PASS,
    Accept,
    AskHire,
    Build,
    BuildSuite,
    Counter,
    DeclineOffer,
    Lift,
    Mortgage,
    Offer,
    Pass,
    PayFine,
    Resign,
    Rest,
    Resume,
    Sell,
    UseCard,
    Waive,
    Withdraw,
)
from parlour.games.weigh_anchor.building import cannot_build, cannot_build_suite, sell
from parlour.games.weigh_anchor.business import (
    cannot_lift,
    cannot_raise,
    let_stand,
    lift,
    menu_of,
    mortgage,
)
from parlour.games.weigh_anchor.events import Rested, Resumed
from parlour.games.weigh_anchor.menu import (
    DECLINING,
    LIFTING_PASS,
    OFFERING,
    PASSING,
    PAYING_FINE,
    SETTING_PASS,
    THROWING,
    USING_CARD,
    WINDOW,
    AnchorMenu,
)
from parlour.games.weigh_anchor.options import OWN_TURN_ONLY
from parlour.games.weigh_anchor.phases.claims import ask_hire, cannot_claim, claim_choices, waive_hire
from parlour.games.weigh_anchor.phases.dock import (
    cannot_pay_fine,
    cannot_use_card,
    leave_by_card,
    leave_by_fine,
    may_leave,
    may_pay_fine,
    throws_now,
)
from parlour.games.weigh_anchor.phases.offers import (
    answer_offer,
    answering,
    cannot_answer,
    drop_retired,
    lapse,
    lapse_to,
    make_offer,
    offering,
)
from parlour.games.weigh_anchor.phases.round import pass_turn, turns_have_run_out
from parlour.games.weigh_anchor.phases.ruin import resign
from parlour.games.weigh_anchor.phases.scarcity import order_decks, order_suite
from parlour.games.weigh_anchor.reasons import (
    NO_PASS_STANDS,
    NOT_IN_WINDOW,
    NOT_YOUR_WINDOW,
    PASS_STANDS,
    THROW_NOT_YOURS,
    THROWER_PASSES,
)
from parlour.games.weigh_anchor.state import AnchorState
from parlour.games.weigh_anchor.trading import cannot_offer
from parlour.kit.asks import waits_after
from parlour.kit.dice import THROW, Throw
from parlour.kit.trade.bundle import OFFERS, Proposal, addressed
from parlour.kit.trade.offers import OfferFrame

NOBODY: Final = -1
UNKNOWN: Final = -1


@record
@mypyc_attr(free_list_len=1)
class Window(OfferFrame[AnchorState]):
    """A business window.

    `thrower` is the seat that closes it by throwing (NOBODY: all seats just pass). `moved` is the seat that has just
    moved. `passed` are the seats that have passed since the last business.
    """

    thrower: Annotated[
        i64, Absent(SEAT), "The seat that closes the window by throwing: the mover; null where all just pass."
    ]
    moved: Annotated[i64, WithDefault(Absent(SEAT), NOBODY), "The seat that has just moved."]
    passed: Annotated[i64, WithDefault(SEATS, 0), "The seats that have passed since the last business."]
    offers: Annotated[list[Proposal], OFFERS, "Offers that are open."]

    def __post_init__(self) -> None:
        self._waited: i64 = UNKNOWN
        """Cache of the seats the window waits for, valid until the next move."""
        self._pendings: list[Pending] | None = None
        self._playing: i64 = 0
        """The seats that were in the game when the offers were last checked."""

    def waited(self, s: AnchorState) -> i64:
        """Return the seats that have neither passed nor a standing pass, or that have an offer to answer."""
        if self._waited == UNKNOWN:
            self._waited = self._find_waited(s)
        return self._waited

    def _find_waited(self, s: AnchorState) -> i64:
        standing = s.standing
        if self.thrower >= 0 and (not s.options.short or throws_now(s)):
            standing &= ~(1 << self.thrower)
        waited = s.playing & ~standing & ~self.passed
        if s.options.windows == OWN_TURN_ONLY:
            waited &= self._initiators()
        return waited | addressed(self.offers) if self.offers else waited

    def _initiators(self) -> i64:
        """Return the seats that may begin business with own_turn_only."""
        seats: i64 = 0
        for seat in (self.thrower, self.moved):
            if seat >= 0:
                seats |= 1 << seat
        return seats

    def pending(self, s: AnchorState) -> Pending:
        pendings = self._pendings
        if pendings is None:
            start = self.thrower if self.thrower >= 0 else s.mover
            if start == 0:
                start = s.seats
            pendings = waits_after(start - 1, s.seats).every(s.playing)
            self._pendings = pendings
        return pendings[self._waited if self._waited != UNKNOWN else self.waited(s)]

    def _is_to_throw(self, s: AnchorState) -> bool:
        """Return whether the thrower has neither thrown nor lost the turn."""
        return not self.passed >> self.thrower & 1 and (not s.options.short or throws_now(s))

    def may_begin(self, s: AnchorState, seat: int) -> bool:
        return s.options.windows != OWN_TURN_ONLY or bool(self._initiators() >> seat & 1)

    def ask(self, s: AnchorState, seat: int) -> Ask:
        me: i64 = seat
        menu = s.menus[me]
        if menu is None or s.stale >> me & 1:
            menu = menu_of(s, seat)
        options = s.options
        open_bits: i64 = LIFTING_PASS if s.standing >> me & 1 else SETTING_PASS
        default = PASS
        if me != self.thrower or self.passed >> me & 1 or (options.short and not throws_now(s)):
            open_bits |= PASSING
        else:
            open_bits |= THROWING
            default = THROW
            if s.holdings[me].dock >= 0:
                open_bits |= self._leaving_dock(s, seat, menu)
                default = self._leaves_in_time(s, seat, menu, open_bits)
        required = (self._waited if self._waited != UNKNOWN else self.waited(s)) >> me & 1 == 1
        if self.offers:
            open_bits |= answering(s, menu, self.offers)
            if required and open_bits & DECLINING:
                default = menu.decline  # WA-D22
        if options.windows != OWN_TURN_ONLY or self.may_begin(s, seat):
            open_bits |= menu.business
            if menu.partners == s.playing and not options.cash_only and (s.owned & ~s.built or s.cards_kept):
                menu.offering.count_anew()  # the partners are unchanged
                open_bits |= OFFERING
            else:
                open_bits |= offering(s, menu, s.playing)
        if s.claims:
            return self._ask_with_claims(s, seat, menu, open_bits, default, required)
        return menu.ask(open_bits, default, required)

    def _leaving_dock(self, s: AnchorState, seat: int, menu: AnchorMenu) -> i64:
        """Return the choices to leave the Dock without throwing, as bits: pay, or use a card (WA-D05)."""
        open_bits: i64 = 0
        if may_leave(s, seat):
            if may_pay_fine(s, seat):
                open_bits = PAYING_FINE
            if s.holdings[seat].cards:
                open_bits |= USING_CARD
                menu.cards.bits = s.holdings[seat].cards
        return open_bits

    def _leaves_in_time(self, s: AnchorState, seat: int, menu: AnchorMenu, open_bits: i64) -> Choice:
        """Return the choice for a time-out in the Dock (WA-D05).

        It is to throw; on the last turn, a player without enough cash uses a card.
        """
        is_last = s.holdings[seat].dock + 1 >= s.form().dock_turns and not s.options.short
        uses_card = is_last and open_bits & USING_CARD and s.holdings[seat].cash < s.edition.fine
        return menu.using_card if uses_card else THROW

    def _ask_with_claims(
        self, s: AnchorState, seat: int, menu: AnchorMenu, open_bits: i64, default: Choice, required: bool
    ) -> Ask:
        """Return an ask with hire claims, placed after the answers to offers and before business."""
        before = menu.choices(open_bits & OFFERING - 1)
        after = menu.choices(open_bits & -OFFERING)
        return Ask(seat, before + claim_choices(s, seat) + after, WINDOW, default.nth(0), required)

    def check(self, s: AnchorState, seat: int, action: Action) -> Reason | None:
        if isinstance(action, Throw):
            return None if seat == self.thrower and self._is_to_throw(s) else THROW_NOT_YOURS
        if isinstance(action, Pass):
            return THROWER_PASSES if seat == self.thrower and self._is_to_throw(s) else None
        if isinstance(action, Rest):
            return PASS_STANDS if s.standing >> seat & 1 else None
        if isinstance(action, Resume):
            return None if s.standing >> seat & 1 else NO_PASS_STANDS
        if isinstance(action, Resign):
            return None
        if isinstance(action, (Accept, DeclineOffer, Counter, Withdraw)):
            return cannot_answer(s, seat, self.offers, action)
        if isinstance(action, (AskHire, Waive)):
            return cannot_claim(s, seat, action)
        if isinstance(action, (PayFine, UseCard)):
            if seat != self.thrower or self.passed >> seat & 1:
                return THROW_NOT_YOURS
            return cannot_pay_fine(s, seat, action) if isinstance(action, PayFine) else cannot_use_card(s, seat, action)
        return self._cannot_do_business(s, seat, action)

    def _cannot_do_business(self, s: AnchorState, seat: int, action: Action) -> Reason | None:
        if not isinstance(action, (Mortgage, Sell, Lift, Build, BuildSuite, Offer)):
            return NOT_IN_WINDOW
        if not self.may_begin(s, seat):
            return NOT_YOUR_WINDOW
        if isinstance(action, (Mortgage, Sell)):
            return cannot_raise(s, seat, action)
        if isinstance(action, Lift):
            return cannot_lift(s, seat, action.vessel)
        if isinstance(action, Build):
            return cannot_build(s, seat, action.vessel, action.count)
        if isinstance(action, BuildSuite):
            return cannot_build_suite(s, seat, action.vessel)
        return cannot_offer(s, seat, action.to, action.give, action.get)

    def answer(self, s: AnchorState, seat: int, action: Action, log: Log | None) -> None:
        if isinstance(action, Throw):
            self.passed |= 1 << seat
        elif isinstance(action, Offer):
            make_offer(s, seat, self.offers, action, log)
        elif isinstance(action, Pass):
            self._pass(seat, log)
        elif isinstance(action, Rest):
            let_stand(s, seat, True)
            if log is not None:
                log.add(Rested(seat))
            if seat != self.thrower or not throws_now(s):
                self._pass(seat, log)
        elif isinstance(action, Resume):
            let_stand(s, seat, False)  # other actions leave a standing pass in place
            self.passed &= ~(1 << seat)
            if log is not None:
                log.add(Resumed(seat))
        elif self._do_business(s, seat, action, log):
            self.passed = 0  # after any business, all seats must pass again

    def _pass(self, seat: int, log: Log | None) -> None:
        """Pass; offers left unanswered lapse (WA-D22)."""
        self.passed |= 1 << seat
        if self.offers:
            lapse_to(self.offers, seat, log)

    def _do_business(self, s: AnchorState, seat: int, action: Action, log: Log | None) -> bool:
        """Carry out an action. Returns True if it was business, False if it only concerned an open offer."""
        if isinstance(action, Mortgage):
            mortgage(s, seat, action.vessel, log)
        elif isinstance(action, Lift):
            lift(s, seat, action.vessel, s.options.lift_cost[action.vessel], "WA-086", log)
        elif isinstance(action, (Accept, DeclineOffer, Counter, Withdraw)):
            return answer_offer(s, seat, self.offers, action, log)
        elif isinstance(action, Sell):
            sell(s, seat, action.vessel, action.count, log)
        elif isinstance(action, Build):
            order_decks(s, seat, action.vessel, action.count, log)
        elif isinstance(action, BuildSuite):
            order_suite(s, seat, action.vessel, log)
        elif isinstance(action, AskHire):
            ask_hire(s, seat, action, log)
        elif isinstance(action, Waive):
            waive_hire(s, seat, action, log)
        elif isinstance(action, PayFine):
            leave_by_fine(s, seat, log)
        elif isinstance(action, UseCard):
            leave_by_card(s, seat, action.card, log)
        else:
            assert isinstance(action, Resign)
            resign(s, seat, log)
        return True

    def advance(self, s: AnchorState, log: Log | None) -> bool:
        if self._playing != s.playing:
            self._playing = s.playing
            self._pendings = None
            if self.offers:
                drop_retired(s, self.offers, log)
        if self.thrower >= 0 and not s.playing >> self.thrower & 1:
            pass_turn(s, s.doubles > 0)  # the thrower has resigned, so the next seat throws
            self.thrower = NOBODY if turns_have_run_out(s) else s.mover
        waited = self._find_waited(s)
        self._waited = waited
        if waited:
            return False
        if self.offers:
            lapse(self.offers, log)
        return True
