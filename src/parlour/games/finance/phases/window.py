"""The open windows before the throw and after the stop: business, deals, claims (FIN-R14, FIN-R31, FIN-R41)."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64

from parlour.core.data.fields import FLAG, SEATS, ListOf, WithDefault
from parlour.core.data.record_class import record, record_type
from parlour.core.events import Log
from parlour.core.moves import Action, Ask, Pending
from parlour.core.refusals import Reason
from parlour.games.finance.phases.claims import claimants, may_collect
from parlour.games.finance.phases.ending import resign
from parlour.games.finance.phases.jail import may_pay_fee
from parlour.games.finance.phases.proposals import CLAUSE, answering, deals_of, drop_retired, lapse_all, offering
from parlour.games.finance.phases.steps import (
    AFTER,
    BEFORE,
    CLAIMS,
    CUSTOMS,
    IN_JAIL,
    INSURANCE,
    NOT_STANDING,
    OTHERS,
    STANDING,
    STEPS,
    property_flags,
)
from parlour.games.finance.plans import TO_STOP, Plan, PlanFrame
from parlour.games.finance.sharing import to_agree
from parlour.games.finance.state import FREE, FinanceState
from parlour.kit.asks import waits_after
from parlour.kit.bits import members
from parlour.kit.menu import StepMenu
from parlour.kit.trade.bundle import OFFERS, Proposal
from parlour.kit.trade.questions import letter_of, makers_of, offers_to

UNKNOWN: Final = -1


@record
class Window(PlanFrame):
    """A window before the throw (`is_before`) or after the stop.

    `passed` are the seats that have passed since the last business.
    """

    is_before: Annotated[
        bool, WithDefault(FLAG, True), "Whether it is the window before the throw; false: the one after the stop."
    ]
    passed: Annotated[i64, WithDefault(SEATS, 0), "The seats that have passed since the last business."]
    offers: Annotated[list[Proposal], OFFERS, "Offers that are open."]
    plans: Annotated[
        list[Plan], WithDefault(ListOf(record_type(Plan)), []), "Proposals to several players that are open."
    ]

    def __post_init__(self) -> None:
        self._waited: i64 = UNKNOWN
        """Cache of the seats the window waits for, valid until the next move."""
        self._playing: i64 = UNKNOWN
        """The seats that were in the game when the proposals were last checked."""
        self._pendings: list[Pending] | None = None

    def waited(self, s: FinanceState) -> i64:
        """Return the seats the window waits for.

        They are the mover, seats that have not passed and have no standing pass, and seats with something to answer or
        claim.
        """
        if self._waited == UNKNOWN:
            self._waited = self._find_waited(s)
            self._playing = s.playing
        return self._waited

    def _find_waited(self, s: FinanceState) -> i64:
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
        me: i64 = seat
        menu = s.menus[me]
        if menu is None or s.stale >> me & 1 or not s.options.keeps_sharing:
            menu = self.menu_of(s, me)
        required = (self._waited if self._waited != UNKNOWN else self.waited(s)) >> me & 1 == 1
        return STEPS.ask(s, self, menu, self.situation(s, seat), required)

    def question_details(self, s: FinanceState, seat: int) -> dict[str, object]:
        details = offers_to(self.offers, seat)
        plans = [plan for plan in self.plans if to_agree(s, plan) >> seat & 1]
        if plans:
            makers = makers_of(self.offers, seat) | {str(plan.number): letter_of(plan.maker) for plan in plans}
            moment = "stop" if plans[0].kind == TO_STOP else "proposal"
            return {"moment": moment, "maker": letter_of(plans[0].maker)} | details | {"makers": makers}
        return details or {"moment": self._moment(s, seat), "mover": letter_of(s.mover), "fee": s.edition.fee}

    def _moment(self, s: FinanceState, seat: int) -> str:
        """Return what a seat without a proposal to answer is asked, as the message of its question names it."""
        if not self.is_before and claimants(s, s.mover) >> seat & 1:
            return "claim"
        if may_collect(s, seat):
            return "collect"
        if seat != s.mover or self.passed >> seat & 1:
            return "other-before" if self.is_before else "other-after"
        if not self.is_before:
            return "end"
        if s.jail[seat] == FREE:
            return "roll"
        return "jail-fee" if may_pay_fee(s, seat) else "jail"

    def check(self, s: FinanceState, seat: int, action: Action) -> Reason | None:
        return STEPS.cannot(s, self, self.menu_of(s, seat), self.situation(s, seat), action)

    def answer(self, s: FinanceState, seat: int, action: Action, log: Log | None) -> None:
        if STEPS.do(s, self, seat, action, log):
            self.passed = 0  # after any business, all seats must pass again

    def menu_of(self, s: FinanceState, seat: i64) -> StepMenu:
        """Return a seat's menu, up to date."""
        menu = s.menus[seat]
        if menu is None:
            menu = STEPS.new_menu(s, self, seat, CLAUSE)
            s.menus[seat] = menu
        elif s.stale >> seat & 1 or not s.options.keeps_sharing:
            STEPS.update(s, self, menu, property_flags(s, seat))
        bit: i64 = 1
        s.stale &= ~(bit << seat)
        return menu

    def situation(self, s: FinanceState, seat: int) -> i64:
        """Return a seat's situation, as flags. The choices about deals are updated."""
        me: i64 = seat
        deals = s.deal_menus[me]
        if deals is None:
            deals = deals_of(s, seat)
        flags: i64 = STANDING if s.standing >> me & 1 else NOT_STANDING
        flags |= offering(s, deals)
        if seat != s.mover or self.passed >> me & 1:
            flags |= OTHERS
        elif self.is_before:
            flags |= BEFORE | INSURANCE if s.options.jail_insurance else BEFORE
            if s.jail[me] != FREE:
                flags |= IN_JAIL
        else:
            flags |= AFTER
        if self.offers or self.plans:
            flags |= answering(s, deals, self.offers, self.plans)
        if s.options.has_customs:
            flags |= CUSTOMS | CLAIMS if s.claims else CUSTOMS
        return flags

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
