"""The business window between two throws (WA-R13): open to all, closed when all have passed."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64, mypyc_attr

from parlour.core.data.fields import SEATS, Absent, WithDefault
from parlour.core.data.record_class import record
from parlour.core.events import Log
from parlour.core.moves import Action, Ask, Pending
from parlour.core.refusals import Reason
from parlour.core.text.notation import SEAT
from parlour.games.weigh_anchor.actions import UseCard
from parlour.games.weigh_anchor.options import OWN_TURN_ONLY
from parlour.games.weigh_anchor.phases.dock import may_pay_fine, throws_now
from parlour.games.weigh_anchor.phases.offers import answering, deals_of, drop_retired, lapse, offering
from parlour.games.weigh_anchor.phases.round import pass_turn, turns_have_run_out
from parlour.games.weigh_anchor.phases.steps import (
    BEGINNING,
    DOCKED,
    MANUAL_HIRE,
    NOT_STANDING,
    NOT_THROWING,
    STANDING,
    STEPS,
    THROWER,
    THROWING,
    WindowFrame,
    property_flags,
)
from parlour.games.weigh_anchor.state import AnchorState
from parlour.kit.asks import waits_after
from parlour.kit.menu import StepMenu
from parlour.kit.trade.bundle import OFFERS, Proposal, addressed
from parlour.kit.trade.deal_menu import DECLINING
from parlour.kit.trade.questions import letter_of, offers_to

CLAUSE: Final = "WA-R13"
NOBODY: Final = -1
UNKNOWN: Final = -1


@record
@mypyc_attr(free_list_len=1)
class Window(WindowFrame):
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
            waited &= self.initiators()
        return waited | addressed(self.offers) if self.offers else waited

    def pending(self, s: AnchorState) -> Pending:
        pendings = self._pendings
        if pendings is None:
            start = self.thrower if self.thrower >= 0 else s.mover
            if start == 0:
                start = s.seats
            pendings = waits_after(start - 1, s.seats).every(s.playing)
            self._pendings = pendings
        return pendings[self._waited if self._waited != UNKNOWN else self.waited(s)]

    def ask(self, s: AnchorState, seat: int) -> Ask:
        me: i64 = seat
        menu = s.menus[me]
        if menu is None or s.stale >> me & 1:
            menu = self.menu_of(s, me)
        required = (self._waited if self._waited != UNKNOWN else self.waited(s)) >> me & 1 == 1
        flags = self.situation(s, seat)
        ask = STEPS.ask(s, self, menu, flags, required)
        if flags & DOCKED and not flags & DECLINING and self._uses_card(s, seat):
            ask.default_choice = menu.choice_of(UseCard)
        return ask

    def _uses_card(self, s: AnchorState, seat: int) -> bool:
        """Return whether a time-out in the Dock uses a card: on the last turn, without enough cash (WA-D05)."""
        holding = s.holdings[seat]
        is_last = holding.dock + 1 >= s.form().dock_turns and not s.options.short
        return is_last and holding.cards != 0 and holding.cash < s.edition.fine

    def question_details(self, s: AnchorState, seat: int) -> dict[str, object]:
        details = offers_to(self.offers, seat)
        return details or {"moment": self._moment(s, seat), "mover": letter_of(s.mover), "fine": s.edition.fine}

    def _moment(self, s: AnchorState, seat: int) -> str:
        """Return what a seat without an offer to answer is asked, as the message of its question names it."""
        if seat == self.thrower and not throws_now(s):
            return "skip"
        if seat == self.thrower and not self.passed >> seat & 1:
            if s.holdings[seat].dock < 0:
                return "roll"
            return "dock-fine" if may_pay_fine(s, seat) else "dock"
        if self.thrower == NOBODY:
            return "last" if turns_have_run_out(s) else "moving"
        return "other"

    def check(self, s: AnchorState, seat: int, action: Action) -> Reason | None:
        return STEPS.cannot(s, self, self.menu_of(s, seat), self.situation(s, seat), action)

    def answer(self, s: AnchorState, seat: int, action: Action, log: Log | None) -> None:
        if STEPS.do(s, self, seat, action, log):
            self.passed = 0  # after any business, all seats must pass again

    def menu_of(self, s: AnchorState, seat: i64) -> StepMenu:
        """Return a seat's menu, up to date."""
        menu = s.menus[seat]
        if menu is None:
            menu = STEPS.new_menu(s, self, seat, CLAUSE)
            s.menus[seat] = menu
        elif s.stale >> seat & 1:
            STEPS.update(s, self, menu, property_flags(s, seat))
        bit: i64 = 1
        s.stale &= ~(bit << seat)
        return menu

    def situation(self, s: AnchorState, seat: int) -> i64:
        """Return a seat's situation, as flags. The choices about deals are updated."""
        me: i64 = seat
        flags: i64 = STANDING if s.standing >> me & 1 else NOT_STANDING
        if me != self.thrower or self.passed >> me & 1:
            flags |= NOT_THROWING
        else:
            flags |= THROWER | NOT_THROWING if s.options.short and not throws_now(s) else THROWER | THROWING
            if s.holdings[me].dock >= 0:
                flags |= DOCKED
        deals = s.deal_menus[me]
        if deals is None:
            deals = deals_of(s, seat)
        if s.options.windows != OWN_TURN_ONLY or self.may_begin(s, me):
            flags |= BEGINNING | offering(s, deals, s.playing)
        if self.offers:
            flags |= answering(s, deals, self.offers)
        return flags | MANUAL_HIRE if s.options.manual_hire else flags

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
