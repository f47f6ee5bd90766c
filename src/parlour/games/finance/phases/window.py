"""The open windows before the throw and after the stop: business, deals, claims (FIN-R14, FIN-R31, FIN-R41)."""

from __future__ import annotations

from typing import Annotated, Final

from parlour.core.data.fields import FLAG, SEATS, ListOf, WithDefault
from parlour.core.data.record_class import record, record_type
from parlour.core.events import Log
from parlour.core.moves import Action, Ask, Choice, Pending
from parlour.core.refusals import Reason
from parlour.games.finance.actions import (
    END_TURN,
    PASS,
    Accept,
    Build,
    ClaimRent,
    ClaimSingle,
    Collect,
    Counter,
    DeclineOffer,
    EndSharing,
    EndTurn,
    InsureCard,
    InsureCorner,
    Mortgage,
    Offer,
    Pass,
    PayFee,
    ProposeStop,
    Redeem,
    Resign,
    Rest,
    Resume,
    SellEarly,
    Share,
    ShareHeld,
    StrikeOff,
    TearDown,
    Withdraw,
)
from parlour.games.finance.building import build, cannot_build, tear_down
from parlour.games.finance.business import (
    cannot_raise,
    cannot_redeem,
    let_stand,
    menu_of,
    mortgage,
    redeem,
)
from parlour.games.finance.figures import rent_clause
from parlour.games.finance.menu import (
    COLLECTING,
    DECLINING,
    ENDING_TURN,
    LIFTING_PASS,
    OFFERING,
    PASSING,
    SELLING_EARLY,
    SETTING_PASS,
    THROWING,
    WINDOW,
    FinanceMenu,
)
from parlour.games.finance.phases.auction import cannot_sell_early, may_sell_early, sell_early
from parlour.games.finance.phases.claims import (
    cannot_claim,
    cannot_collect,
    claim_choices,
    claimants,
    collect_income,
    may_collect,
    take_claim,
)
from parlour.games.finance.phases.debts import owe_rent
from parlour.games.finance.phases.ending import end_by_worth, resign
from parlour.games.finance.phases.jail import (
    before_throw,
    cannot_insure,
    cannot_pay_fee,
    insure,
    leave_for_fee,
)
from parlour.games.finance.phases.proposals import (
    answer,
    answering,
    cannot_answer,
    drop_retired,
    lapse_all,
    lapse_to,
    make_offer,
    make_plan,
    offering,
)
from parlour.games.finance.plans import TO_STOP, Plan, PlanFrame
from parlour.games.finance.reasons import (
    END_NOT_YOURS,
    INSURE_BEFORE,
    MOVER_GOES_ON,
    NO_PASS_STANDS,
    NOT_IN_JAIL,
    NOT_IN_WINDOW,
    PASS_STANDS,
    THROW_NOT_YOURS,
)
from parlour.games.finance.sharing import (
    agreements,
    cannot_end,
    cannot_join,
    cannot_pool,
    end_sharing,
    to_agree,
)
from parlour.games.finance.state import FREE, FinanceState
from parlour.games.finance.trading import cannot_offer
from parlour.kit.asks import waits_after
from parlour.kit.bits import members
from parlour.kit.dice import THROW, Throw
from parlour.kit.trade.bundle import OFFERS, Proposal
from parlour.kit.trade.deal import UNCOUNTED

UNKNOWN: Final = -1


@record
class Window(PlanFrame):
    """A window before the throw (`is_before`) or after the stop.

    `passed` are the seats that have passed since the last business.
    """

    is_before: Annotated[
        bool, WithDefault(FLAG, True), "Whether it is the window before the throw; false: the one after the stop."
    ]
    passed: Annotated[int, WithDefault(SEATS, 0), "The seats that have passed since the last business."]
    offers: Annotated[list[Proposal], OFFERS, "Offers that are open."]
    plans: Annotated[
        list[Plan], WithDefault(ListOf(record_type(Plan)), []), "Proposals to several players that are open."
    ]

    def __post_init__(self) -> None:
        self._waited = UNKNOWN
        """Cache of the seats the window waits for, valid until the next move."""
        self._playing = UNKNOWN
        """The seats that were in the game when the proposals were last checked."""
        self._pendings: list[Pending] | None = None

    def waited(self, s: FinanceState) -> int:
        """Return the seats the window waits for.

        They are the mover, seats that have not passed and have no standing pass, and seats with something to answer or
        claim.
        """
        if self._waited == UNKNOWN:
            self._waited = self._find_waited(s)
            self._playing = s.playing
        return self._waited

    def _find_waited(self, s: FinanceState) -> int:
        waited = s.playing & (~s.standing | 1 << s.mover)
        if s.claims and not self.is_before:
            waited |= claimants(s, s.mover) & s.playing  # FIN-D19, FIN-D20
        waited &= ~self.passed
        for offer in self.offers:
            waited |= 1 << offer.to
        for plan in self.plans:
            waited |= to_agree(s, plan)
        return waited

    def pending(self, s: FinanceState) -> Pending:
        pendings = self._pendings
        if pendings is None:
            pendings = waits_after(s.mover, s.seats).every(s.playing)  # FIN-R50
            self._pendings = pendings
        return pendings[self._waited if self._waited != UNKNOWN else self.waited(s)]

    def ask(self, s: FinanceState, seat: int) -> Ask:
        menu = s.menus[seat]
        if menu is None or s.stale >> seat & 1:
            menu = menu_of(s, seat)
        open_bits = menu.business | (LIFTING_PASS if s.standing >> seat & 1 else SETTING_PASS)
        default = PASS
        if seat != s.mover or self.passed >> seat & 1:
            open_bits |= PASSING
        elif self.is_before:
            open_bits |= THROWING if s.jail[seat] == FREE and not s.options.jail_insurance else before_throw(s)
            default = THROW
        else:
            open_bits |= ENDING_TURN
            default = END_TURN
        if self.offers or self.plans:
            open_bits |= answering(s, menu, self.offers, self.plans)
            if open_bits & DECLINING:
                default = menu.decline  # FIN-D14
        if menu.deals and menu.partners == s.playing:
            menu.offering.counted = UNCOUNTED
            open_bits |= OFFERING
        else:
            open_bits |= offering(s, menu)
            menu.partners = s.playing if open_bits & OFFERING and not s.options.debts_linger else 0
        required = (self._waited if self._waited != UNKNOWN else self.waited(s)) >> seat & 1 == 1
        if s.options.has_customs:
            if not s.options.keeps_sharing:
                open_bits |= agreements(s, seat, menu)
            if may_sell_early(s, seat):
                open_bits |= SELLING_EARLY
            if may_collect(s, seat):
                open_bits |= COLLECTING  # FIN-D18
            if s.claims:
                return self._ask_with_claims(s, menu, open_bits, default, required)
        return menu.ask(open_bits, default, required)

    def _ask_with_claims(
        self, s: FinanceState, menu: FinanceMenu, open_bits: int, default: Choice, required: bool
    ) -> Ask:
        """Return an ask with claims, placed after the answers to proposals and before business."""
        before = menu.choices(open_bits & OFFERING - 1)
        after = menu.choices(open_bits & -OFFERING)
        return Ask(menu.seat, before + claim_choices(s, menu.seat) + after, WINDOW, default.nth(0), required)

    def check(self, s: FinanceState, seat: int, action: Action) -> Reason | None:
        goes_on = seat == s.mover and not self.passed >> seat & 1
        if isinstance(action, Throw):
            return None if goes_on and self.is_before else THROW_NOT_YOURS
        if isinstance(action, EndTurn):
            return None if goes_on and not self.is_before else END_NOT_YOURS
        if isinstance(action, Pass):
            return MOVER_GOES_ON if goes_on else None
        if isinstance(action, Rest):
            return PASS_STANDS if s.standing >> seat & 1 else None
        if isinstance(action, Resume):
            return None if s.standing >> seat & 1 else NO_PASS_STANDS
        if isinstance(action, (Resign, ProposeStop)):
            return None
        if isinstance(action, (Accept, DeclineOffer, Counter, Withdraw)):
            return cannot_answer(s, seat, self.offers, self.plans, action)
        if isinstance(action, (ClaimRent, ClaimSingle, StrikeOff)):
            return cannot_claim(s, seat, action)
        if isinstance(action, Collect):
            return cannot_collect(s, seat)
        if isinstance(action, (PayFee, InsureCorner, InsureCard)):
            in_time = goes_on and self.is_before
            if isinstance(action, PayFee):
                return cannot_pay_fee(s, seat, action) if in_time else NOT_IN_JAIL
            return cannot_insure(s, seat, action) if in_time else INSURE_BEFORE
        return self._cannot_do_business(s, seat, action)

    def _cannot_do_business(self, s: FinanceState, seat: int, action: Action) -> Reason | None:
        if isinstance(action, Offer):
            return cannot_offer(s, seat, action.to, action.give, action.get)
        if isinstance(action, (Mortgage, TearDown)):
            return cannot_raise(s, seat, action)
        if isinstance(action, Redeem):
            return cannot_redeem(s, seat, action.lease)
        if isinstance(action, Build):
            return cannot_build(s, seat, action.lease)
        if isinstance(action, Share):
            return cannot_join(s, seat, action)
        if isinstance(action, ShareHeld):
            return cannot_pool(s, seat, action)
        if isinstance(action, EndSharing):
            return cannot_end(s, seat, action.series)
        return cannot_sell_early(s, seat) if isinstance(action, SellEarly) else NOT_IN_WINDOW

    def answer(self, s: FinanceState, seat: int, action: Action, log: Log | None) -> None:
        if isinstance(action, Offer):
            make_offer(s, seat, self.offers, action, log)
        elif isinstance(action, Mortgage):
            self.passed = 0  # after any business, all seats must pass again
            mortgage(s, seat, action.lease, log)
        elif isinstance(action, Redeem):
            self.passed = 0
            redeem(s, seat, action.lease, log)
        elif isinstance(action, (Share, ShareHeld, ProposeStop)):
            make_plan(s, seat, self.plans, action, log)
        elif isinstance(action, Resume):
            let_stand(s, seat, False)
            if seat != s.mover:
                self.passed &= ~(1 << seat)
        elif isinstance(action, Rest):
            let_stand(s, seat, True)
            if seat != s.mover:
                self._pass(s, seat, log)
        elif isinstance(action, (Throw, EndTurn)):
            self.passed |= 1 << seat
        elif isinstance(action, Pass):
            self._pass(s, seat, log)
        elif isinstance(action, (DeclineOffer, Withdraw, Counter)):
            answer(s, seat, self.offers, self.plans, action, log)
        elif isinstance(action, Collect):
            collect_income(s, log)
        elif isinstance(action, PayFee):
            leave_for_fee(s, seat, log)
            self.passed |= 1 << seat  # FIN-R21: the mover throws at once
        else:
            self.passed = 0
            self._do_business(s, seat, action, log)

    def _pass(self, s: FinanceState, seat: int, log: Log | None) -> None:
        """Pass; proposals left unanswered are declined (FIN-D14)."""
        self.passed |= 1 << seat
        if self.offers or self.plans:
            lapse_to(s, seat, self.offers, self.plans, log)

    def _do_business(self, s: FinanceState, seat: int, action: Action, log: Log | None) -> None:
        if isinstance(action, Build):
            build(s, seat, action.lease, log)
        elif isinstance(action, TearDown):
            tear_down(s, seat, action.lease, log)
        elif isinstance(action, Accept):
            plan = answer(s, seat, self.offers, self.plans, action, log)
            if plan is not None and plan.kind == TO_STOP:
                end_by_worth(s, "consent", log)
        elif isinstance(action, (ClaimRent, ClaimSingle, StrikeOff)):
            self._claim(s, seat, action, log)
        elif isinstance(action, (InsureCorner, InsureCard)):
            insure(s, seat, action, log)
        elif isinstance(action, EndSharing):
            end_sharing(s, action.series, log)
        elif isinstance(action, SellEarly):
            lapse_all(s, self.offers, self.plans, log)
            sell_early(s, log)
        else:
            assert isinstance(action, Resign)
            resign(s, seat, log)

    def _claim(self, s: FinanceState, seat: int, action: Action, log: Log | None) -> None:
        """Claim a rent, which is a debt at once (FIN-R41). A debt closes open proposals (FIN-R31)."""
        claim = take_claim(s, seat, action, log)
        if claim is not None:
            lapse_all(s, self.offers, self.plans, log)
            rents = s.edition.leases[claim.lease].rents
            is_built = bool(rents) and claim.amounts[claim.owner] > rents[0]
            clause = rent_clause(s, claim.lease, is_built, claim.single > 0)
            owe_rent(s, claim.visitor, claim.lease, claim.amounts, clause, "rent", log)

    def advance(self, s: FinanceState, log: Log | None) -> bool:
        if s.resigning:
            for seat in members(s.resigning):  # FIN-R46: now they leave
                if s.outcome is None:
                    resign(s, seat, log)
            if s.outcome is not None:
                return False
        if self._playing != s.playing:
            has_changed = self._playing != UNKNOWN
            self._playing = s.playing
            self._pendings = None
            if has_changed and (self.offers or self.plans):
                drop_retired(s, self.offers, self.plans, log)
        if s.playing >> s.mover & 1:
            self._waited = self._find_waited(s)
            if self._waited:
                return False
        if self.offers or self.plans:
            lapse_all(s, self.offers, self.plans, log)
        return True

    def copy(self) -> Window:
        window = Window(self.is_before, self.passed, self.offers[:], self.plans[:])
        window._playing = self._playing
        return window
