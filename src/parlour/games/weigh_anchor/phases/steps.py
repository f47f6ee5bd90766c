"""The steps of a business window: everything that a seat can do there (see kit.menu), in the order of an ask.

A kind of business is one class and one line of `STEPS`. The classes of business with the Bank are in `business`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from parlour.core.domains import MemberOf, OneOf, Rows
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.moves import Action, Choice
from parlour.core.refusals import Reason
from parlour.games.weigh_anchor.actions import (
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
from parlour.games.weigh_anchor.building import (
    Building,
    can_build,
    cannot_build,
    open_groups,
    suite_places,
    why_no_suite,
)
from parlour.games.weigh_anchor.business import Lifting, Mortgaging, SellingBack
from parlour.games.weigh_anchor.events import Rested, Resumed
from parlour.games.weigh_anchor.options import OWN_TURN_ONLY
from parlour.games.weigh_anchor.phases.claims import ask_hire, cannot_claim, claim_rows, waive_hire
from parlour.games.weigh_anchor.phases.dock import (
    is_last_turn,
    leave_by_card,
    leave_by_fine,
    may_leave,
    may_pay_fine,
    throws_now,
)
from parlour.games.weigh_anchor.phases.offers import (
    answer_offer,
    cannot_answer,
    deals_of,
    lapse_to,
    make_offer,
)
from parlour.games.weigh_anchor.phases.ruin import resign
from parlour.games.weigh_anchor.phases.scarcity import order_decks, order_suite
from parlour.games.weigh_anchor.reasons import (
    DOCK_FINE,
    DOCK_NO_CARD,
    DOCK_THIRD_TURN,
    HIRE_AUTOMATIC,
    NO_PASS_STANDS,
    NO_SUCH_OFFER,
    NOT_DOCKED,
    NOT_IN_WINDOW,
    NOT_YOUR_OFFER,
    NOT_YOUR_WINDOW,
    PASS_STANDS,
    THROW_NOT_YOURS,
    THROWER_PASSES,
)
from parlour.games.weigh_anchor.state import AnchorState
from parlour.games.weigh_anchor.trading import cannot_offer
from parlour.kit.actions import RESIGN
from parlour.kit.dice import Throw
from parlour.kit.menu import KeptStep, MemberStep, SimpleStep, Step, Steps
from parlour.kit.trade.deal_menu import ACCEPTING, COUNTERING, DECLINING, OFFERING, WITHDRAWING
from parlour.kit.trade.offers import OfferFrame

THROWER: Final = 32
THROWING: Final = 64
NOT_THROWING: Final = 128
"""The seat closes the window and has not done so; it does that by throwing, or by passing like the others."""
BEGINNING: Final = 256
"""The seat may begin business: any seat, or with own_turn_only the thrower and the seat that has just moved."""
STANDING: Final = 512
NOT_STANDING: Final = 1024
"""Whether a pass of the seat stands."""
MANUAL_HIRE: Final = 2048
"""Hire must be asked for."""
DOCKED: Final = 4096
"""The seat is the thrower, and in the Dock."""

CAN_FIT: Final = 1
HAS_PIECES: Final = 2
"""What a seat has: a group on which it may fit pieces, if it can pay; vessels of groups with pieces."""


@mypyc_attr(allow_interpreted_subclasses=True)
class WindowFrame(OfferFrame[AnchorState]):
    """A business window, as its steps see it."""

    thrower: i64
    moved: i64
    passed: i64

    def may_begin(self, s: AnchorState, seat: i64) -> bool:
        """Return whether a seat may begin business."""
        return s.options.windows != OWN_TURN_ONLY or self.initiators() >> seat & 1 == 1

    def initiators(self) -> i64:
        """Return the seats that may begin business with own_turn_only."""
        seats: i64 = 0
        for seat in (self.thrower, self.moved):
            if seat >= 0:
                seats |= 1 << seat
        return seats

    def pass_seat(self, seat: int, log: Log | None) -> None:
        """Pass; offers left unanswered lapse (WA-D22)."""
        self.passed |= 1 << seat
        if self.offers:
            lapse_to(self.offers, seat, log)


@final
class Throwing(SimpleStep[AnchorState, WindowFrame, Throw]):
    """Close the window by throwing (WA-R13)."""

    def do(self, s: AnchorState, frame: WindowFrame, seat: int, action: Throw, log: Log | None) -> None:
        frame.passed |= 1 << seat


@final
class Passing(SimpleStep[AnchorState, WindowFrame, Pass]):
    """Want no more business for now (WA-R13)."""

    def do(self, s: AnchorState, frame: WindowFrame, seat: int, action: Pass, log: Log | None) -> None:
        frame.pass_seat(seat, log)


@final
class Resting(SimpleStep[AnchorState, WindowFrame, Rest]):
    """Set a standing pass (WA-D28)."""

    def do(self, s: AnchorState, frame: WindowFrame, seat: int, action: Rest, log: Log | None) -> None:
        s.standing |= 1 << seat
        if log is not None:
            log.add(Rested(seat))
        if seat != frame.thrower or not throws_now(s):
            frame.pass_seat(seat, log)


@final
class Resuming(SimpleStep[AnchorState, WindowFrame, Resume]):
    """Lift a standing pass (WA-D28). Other actions leave it in place."""

    def do(self, s: AnchorState, frame: WindowFrame, seat: int, action: Resume, log: Log | None) -> None:
        s.standing &= ~(1 << seat)
        frame.passed &= ~(1 << seat)
        if log is not None:
            log.add(Resumed(seat))


@final
class Resigning(SimpleStep[AnchorState, WindowFrame, Resign]):
    """Leave the game."""

    def choice(self, s: AnchorState, seat: int) -> Choice:
        return RESIGN

    def do(self, s: AnchorState, frame: WindowFrame, seat: int, action: Resign, log: Log | None) -> None:
        resign(s, seat, log)


@final
class PayingFine(Step[AnchorState, WindowFrame, PayFine, OneOf]):
    """Pay the fine and leave the Dock before throwing (WA-D05)."""

    def choice(self, s: AnchorState, seat: int) -> Choice:
        return Choice(PayFine, OneOf((s.edition.fine,)))

    def available(self, s: AnchorState, frame: WindowFrame, seat: int, domain: OneOf) -> bool:
        return may_pay_fine(s, seat)

    def reason(self, s: AnchorState, frame: WindowFrame, seat: int, action: PayFine) -> Reason:
        if not may_leave(s, seat):
            return NOT_DOCKED
        return DOCK_THIRD_TURN if is_last_turn(s, seat) else DOCK_FINE

    def do(self, s: AnchorState, frame: WindowFrame, seat: int, action: PayFine, log: Log | None) -> None:
        leave_by_fine(s, seat, log)


@final
class UsingCard(Step[AnchorState, WindowFrame, UseCard, MemberOf]):
    """Leave the Dock with a card (WA-D05)."""

    def choice(self, s: AnchorState, seat: int) -> Choice:
        return Choice(UseCard, MemberOf(0))

    def available(self, s: AnchorState, frame: WindowFrame, seat: int, domain: MemberOf) -> bool:
        domain.bits = s.holdings[seat].cards if may_leave(s, seat) else 0
        return domain.bits != 0

    def reason(self, s: AnchorState, frame: WindowFrame, seat: int, action: UseCard) -> Reason:
        return DOCK_NO_CARD if may_leave(s, seat) else NOT_DOCKED

    def do(self, s: AnchorState, frame: WindowFrame, seat: int, action: UseCard, log: Log | None) -> None:
        leave_by_card(s, seat, action.card, log)


@final
class Answering(SimpleStep[AnchorState, WindowFrame, Action]):
    """Answer an offer or withdraw one's own (WA-R34). `answering` finds the domains of all four in one pass."""

    def choice(self, s: AnchorState, seat: int) -> Choice:
        return deals_of(s, seat).choice_of(self.make)

    def reason(self, s: AnchorState, frame: WindowFrame, seat: int, action: Action) -> Reason | None:
        return cannot_answer(s, seat, frame.offers, action)

    def do(self, s: AnchorState, frame: WindowFrame, seat: int, action: Action, log: Log | None) -> None:
        answer_offer(s, seat, frame.offers, action, log)


@final
class Offering(SimpleStep[AnchorState, WindowFrame, Offer]):
    """Offer another seat a private sale or exchange (WA-075). `offering` finds the domain."""

    def choice(self, s: AnchorState, seat: int) -> Choice:
        return deals_of(s, seat).choice_of(Offer)

    def reason(self, s: AnchorState, frame: WindowFrame, seat: int, action: Offer) -> Reason | None:
        if not frame.may_begin(s, seat):
            return NOT_YOUR_WINDOW
        return cannot_offer(s, seat, action.to, action.give, action.get)

    def do(self, s: AnchorState, frame: WindowFrame, seat: int, action: Offer, log: Log | None) -> None:
        make_offer(s, seat, frame.offers, action, log)


@final
class OrderingDecks(KeptStep[AnchorState, WindowFrame, Build, Building]):
    """Buy decks for a group (WA-061)."""

    def choice(self, s: AnchorState, seat: int) -> Choice:
        return Choice(Build, Building(s, seat))

    def available(self, s: AnchorState, frame: Frame[AnchorState], seat: int, domain: Building) -> bool:
        domain.forget()
        groups = open_groups(s, seat)
        return groups != 0 and can_build(s, seat, groups)

    def reason(self, s: AnchorState, frame: WindowFrame, seat: int, action: Build) -> Reason | None:
        return cannot_build(s, seat, action.vessel, action.count)

    def do(self, s: AnchorState, frame: WindowFrame, seat: int, action: Build, log: Log | None) -> None:
        order_decks(s, seat, action.vessel, action.count, log)


@final
class OrderingSuite(MemberStep[AnchorState, WindowFrame, BuildSuite]):
    """Buy a suite for a vessel (WA-070)."""

    def choice(self, s: AnchorState, seat: int) -> Choice:
        return Choice(BuildSuite, MemberOf(0))

    def members(self, s: AnchorState, seat: int) -> int:
        return suite_places(s, seat, open_groups(s, seat))

    def reason(self, s: AnchorState, frame: WindowFrame, seat: int, action: BuildSuite) -> Reason | None:
        return why_no_suite(s, seat, action.vessel)

    def do(self, s: AnchorState, frame: WindowFrame, seat: int, action: BuildSuite, log: Log | None) -> None:
        order_suite(s, seat, action.vessel, log)


@final
class Claiming(Step[AnchorState, WindowFrame, AskHire | Waive, Rows]):
    """Ask for hire, or waive it (WA-R33)."""

    def choice(self, s: AnchorState, seat: int) -> Choice:
        return Choice(self.make, Rows(()))

    def available(self, s: AnchorState, frame: WindowFrame, seat: int, domain: Rows) -> bool:
        domain.rows = claim_rows(s, seat)
        return len(domain.rows) > 0

    def reason(self, s: AnchorState, frame: WindowFrame, seat: int, action: AskHire | Waive) -> Reason | None:
        return cannot_claim(s, seat, action)

    def do(self, s: AnchorState, frame: WindowFrame, seat: int, action: AskHire | Waive, log: Log | None) -> None:
        if isinstance(action, AskHire):
            ask_hire(s, seat, action, log)
        else:
            waive_hire(s, seat, action, log)


def property_flags(s: AnchorState, seat: i64) -> i64:
    """Return what a seat has, as flags."""
    holding = s.holdings[seat]
    flags: i64 = HAS_PIECES if holding.vessels & s.built else 0
    return flags | CAN_FIT if holding.groups and open_groups(s, seat) else flags


STEPS: Final = Steps[AnchorState, WindowFrame](
    (
        Throwing(Throw, THROW_NOT_YOURS, THROWING),
        Passing(Pass, THROWER_PASSES, NOT_THROWING),
        PayingFine(PayFine, THROW_NOT_YOURS, THROWER, is_business=True, asked_if=DOCKED),
        UsingCard(UseCard, THROW_NOT_YOURS, THROWER, is_business=True, asked_if=DOCKED),
        Answering(DeclineOffer, NO_SUCH_OFFER, DECLINING),
        Answering(Accept, NO_SUCH_OFFER, ACCEPTING, is_business=True),
        Answering(Counter, NO_SUCH_OFFER, COUNTERING),
        Answering(Withdraw, NOT_YOUR_OFFER, WITHDRAWING),
        Claiming(AskHire, HIRE_AUTOMATIC, MANUAL_HIRE, is_business=True),
        Claiming(Waive, HIRE_AUTOMATIC, MANUAL_HIRE, is_business=True),
        Offering(Offer, NOT_YOUR_WINDOW, OFFERING),
        Mortgaging(Mortgage, NOT_YOUR_WINDOW, BEGINNING, is_business=True),
        SellingBack(Sell, NOT_YOUR_WINDOW, BEGINNING, is_business=True, asked_if=HAS_PIECES),
        Lifting(Lift, NOT_YOUR_WINDOW, BEGINNING, is_business=True),
        OrderingDecks(Build, NOT_YOUR_WINDOW, BEGINNING, is_business=True, asked_if=CAN_FIT),
        OrderingSuite(BuildSuite, NOT_YOUR_WINDOW, BEGINNING, is_business=True, asked_if=CAN_FIT),
        Resuming(Resume, NO_PASS_STANDS, STANDING),
        Resting(Rest, PASS_STANDS, NOT_STANDING),
        Resigning(Resign, NOT_IN_WINDOW, is_business=True),
    ),
    NOT_IN_WINDOW,
    defaults=(DeclineOffer, Throw, Pass),  # WA-D22
    often=(Offer, Mortgage, Throw, Lift, Rest, Resume, Pass),
)
