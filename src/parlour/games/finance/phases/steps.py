"""The steps of a window: everything that a seat can do there (see kit.menu), in the order of an ask.

A kind of business is one class and one line of `STEPS`. The classes of business with the Bank are in `business`, those
about Jail in `jail`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from parlour.core.domains import OneOf, Rows
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.moves import Action, Choice
from parlour.core.refusals import Reason
from parlour.games.finance.actions import (
    PROPOSE_STOP,
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
    Withdraw,
)
from parlour.games.finance.business import HAS_HOUSES, HAS_SERIES, MORTGAGING, TEARING_DOWN, Building, Redeeming
from parlour.games.finance.figures import rent_clause
from parlour.games.finance.phases.auction import cannot_sell_early, may_sell_early, sell_early
from parlour.games.finance.phases.claims import cannot_claim, claim_rows, collect_income, may_collect, take_claim
from parlour.games.finance.phases.debts import owe_rent
from parlour.games.finance.phases.ending import end_by_worth, resign
from parlour.games.finance.phases.jail import Insuring, PayingFee
from parlour.games.finance.phases.proposals import (
    answer,
    cannot_answer,
    deals_of,
    lapse_all,
    lapse_to,
    make_offer,
    make_plan,
)
from parlour.games.finance.plans import TO_STOP, PlanFrame
from parlour.games.finance.reasons import (
    BUILD_SERIES,
    END_NOT_YOURS,
    INSURE_BEFORE,
    MOVER_GOES_ON,
    NO_CLAIM,
    NO_INCOME,
    NO_PASS_STANDS,
    NO_SUCH_OFFER,
    NOT_AUCTIONEER,
    NOT_IN_JAIL,
    NOT_IN_WINDOW,
    NOT_SHARED,
    NOT_YOUR_OFFER,
    OFFER_NO_LEASE,
    PASS_STANDS,
    REDEEM_NOT_YOURS,
    SHARE_FORM,
    THROW_NOT_YOURS,
)
from parlour.games.finance.sharing import (
    SharesBySet,
    cannot_join,
    cannot_pool,
    end_sharing,
    ended_by,
    pools,
    shareable,
)
from parlour.games.finance.state import FinanceState
from parlour.games.finance.trading import cannot_offer
from parlour.kit.actions import RESIGN
from parlour.kit.dice import Throw
from parlour.kit.menu import KeptStep, SimpleStep, Step, Steps
from parlour.kit.trade.deal_menu import ACCEPTING, COUNTERING, DECLINING, OFFERING, WITHDRAWING
from parlour.kit.trade.shares import AnyOf

BEFORE: Final = 32
AFTER: Final = 64
OTHERS: Final = 128
"""The mover goes on before the throw, or after the stop; the others, and a mover who has gone on, pass."""
STANDING: Final = 256
NOT_STANDING: Final = 512
"""Whether a pass of the seat stands."""
CUSTOMS: Final = 1024
CLAIMS: Final = 2048
"""The options allow more than deals and a seat's own business; there is something to claim."""
IN_JAIL: Final = 4096
INSURANCE: Final = 8192
"""Before the throw: the mover is in Jail; the options have insurance against it."""

HAS_PACTS: Final = 4
"""Somebody shares income. This is a flag of property, like `HAS_SERIES` and `HAS_HOUSES`."""


@final
class GoingOn(SimpleStep[FinanceState, PlanFrame, Action]):
    """Throw, or end the turn."""

    def do(self, s: FinanceState, frame: PlanFrame, seat: int, action: Action, log: Log | None) -> None:
        frame.passed |= 1 << seat


@final
class Passing(SimpleStep[FinanceState, PlanFrame, Pass]):
    """Pass; proposals left unanswered are declined (FIN-D14)."""

    def do(self, s: FinanceState, frame: PlanFrame, seat: int, action: Pass, log: Log | None) -> None:
        pass_window(s, frame, seat, log)


@final
class Resting(SimpleStep[FinanceState, PlanFrame, Rest]):
    """Set a standing pass."""

    def do(self, s: FinanceState, frame: PlanFrame, seat: int, action: Rest, log: Log | None) -> None:
        s.standing |= 1 << seat
        if seat != s.mover:
            pass_window(s, frame, seat, log)


@final
class Resuming(SimpleStep[FinanceState, PlanFrame, Resume]):
    """Lift a standing pass."""

    def do(self, s: FinanceState, frame: PlanFrame, seat: int, action: Resume, log: Log | None) -> None:
        s.standing &= ~(1 << seat)
        if seat != s.mover:
            frame.passed &= ~(1 << seat)


def pass_window(s: FinanceState, frame: PlanFrame, seat: int, log: Log | None) -> None:
    frame.passed |= 1 << seat
    if frame.offers or frame.plans:
        lapse_to(s, seat, frame.offers, frame.plans, log)


@final
class Resigning(SimpleStep[FinanceState, PlanFrame, Resign]):
    """Leave the game (FIN-R46)."""

    def choice(self, s: FinanceState, seat: int) -> Choice:
        return RESIGN

    def do(self, s: FinanceState, frame: PlanFrame, seat: int, action: Resign, log: Log | None) -> None:
        resign(s, seat, log)


@final
class ProposingStop(SimpleStep[FinanceState, PlanFrame, ProposeStop]):
    """Propose to end the game (FIN-R30)."""

    def choice(self, s: FinanceState, seat: int) -> Choice:
        return PROPOSE_STOP

    def do(self, s: FinanceState, frame: PlanFrame, seat: int, action: ProposeStop, log: Log | None) -> None:
        make_plan(s, seat, frame.plans, action, log)


@final
class Answering(SimpleStep[FinanceState, PlanFrame, Action]):
    """Answer a proposal or withdraw one's own (FIN-D13). `answering` finds the domains of all four in one pass."""

    def choice(self, s: FinanceState, seat: int) -> Choice:
        return deals_of(s, seat).choice_of(self.make)

    def reason(self, s: FinanceState, frame: PlanFrame, seat: int, action: Action) -> Reason | None:
        return cannot_answer(s, seat, frame.offers, frame.plans, action)

    def do(self, s: FinanceState, frame: PlanFrame, seat: int, action: Action, log: Log | None) -> None:
        plan = answer(s, seat, frame.offers, frame.plans, action, log)
        if plan is not None and plan.kind == TO_STOP:
            end_by_worth(s, "consent", log)


@final
class Offering(SimpleStep[FinanceState, PlanFrame, Offer]):
    """Offer another seat a deal (FIN-R31). `offering` finds the domain."""

    def choice(self, s: FinanceState, seat: int) -> Choice:
        return deals_of(s, seat).choice_of(Offer)

    def reason(self, s: FinanceState, frame: PlanFrame, seat: int, action: Offer) -> Reason | None:
        return cannot_offer(s, seat, action.to, action.give, action.get)

    def do(self, s: FinanceState, frame: PlanFrame, seat: int, action: Offer, log: Log | None) -> None:
        make_offer(s, seat, frame.offers, action, log)


@final
class EndingSharing(KeptStep[FinanceState, PlanFrame, EndSharing, OneOf]):
    """End a partnership (FIN-R35)."""

    def choice(self, s: FinanceState, seat: int) -> Choice:
        return Choice(EndSharing, OneOf(()))

    def available(self, s: FinanceState, frame: Frame[FinanceState], seat: int, domain: OneOf) -> bool:
        domain.values = ended_by(s, seat) if s.pacts else ()
        return len(domain.values) > 0

    def do(self, s: FinanceState, frame: PlanFrame, seat: int, action: EndSharing, log: Log | None) -> None:
        end_sharing(s, action.series, log)


@final
class Sharing(KeptStep[FinanceState, PlanFrame, Share, SharesBySet]):
    """Propose a partnership (FIN-R34)."""

    def choice(self, s: FinanceState, seat: int) -> Choice:
        return Choice(Share, SharesBySet())

    def available(self, s: FinanceState, frame: Frame[FinanceState], seat: int, domain: SharesBySet) -> bool:
        return not s.options.utility_deals and domain.update(s, seat)

    def reason(self, s: FinanceState, frame: PlanFrame, seat: int, action: Share) -> Reason | None:
        return cannot_join(s, seat, action)

    def do(self, s: FinanceState, frame: PlanFrame, seat: int, action: Share, log: Log | None) -> None:
        make_plan(s, seat, frame.plans, action, log)


@final
class Pooling(KeptStep[FinanceState, PlanFrame, ShareHeld, AnyOf]):
    """Propose a deal with one holder (FIN-R35)."""

    def choice(self, s: FinanceState, seat: int) -> Choice:
        return Choice(ShareHeld, AnyOf(()))

    def available(self, s: FinanceState, frame: Frame[FinanceState], seat: int, domain: AnyOf) -> bool:
        if not s.options.utility_deals:
            return False
        domain.parts = tuple([pool for series in shareable(s, seat) for pool in pools(s, series)])
        return len(domain.parts) > 0

    def reason(self, s: FinanceState, frame: PlanFrame, seat: int, action: ShareHeld) -> Reason | None:
        return cannot_pool(s, seat, action)

    def do(self, s: FinanceState, frame: PlanFrame, seat: int, action: ShareHeld, log: Log | None) -> None:
        make_plan(s, seat, frame.plans, action, log)


@final
class Claiming(Step[FinanceState, PlanFrame, Action, Rows]):
    """Claim a rent, or strike off a ride (FIN-R41). A rent is a debt at once; a debt closes proposals (FIN-R31)."""

    def choice(self, s: FinanceState, seat: int) -> Choice:
        return Choice(self.make, Rows(()))

    def available(self, s: FinanceState, frame: PlanFrame, seat: int, domain: Rows) -> bool:
        domain.rows = claim_rows(s, seat, self.make)
        return len(domain.rows) > 0

    def reason(self, s: FinanceState, frame: PlanFrame, seat: int, action: Action) -> Reason | None:
        return cannot_claim(s, seat, action)

    def do(self, s: FinanceState, frame: PlanFrame, seat: int, action: Action, log: Log | None) -> None:
        claim = take_claim(s, seat, action, log)
        if claim is not None:
            lapse_all(s, frame.offers, frame.plans, log)
            rents = s.edition.leases[claim.lease].rents
            is_built = bool(rents) and claim.amounts[claim.owner] > rents[0]
            clause = rent_clause(s, claim.lease, is_built, claim.single > 0)
            owe_rent(s, claim.visitor, claim.lease, claim.amounts, clause, "rent", log)


@final
class Collecting(Step[FinanceState, PlanFrame, Collect, None]):
    """Collect the income for a circuit, as the mover (FIN-D18)."""

    def available(self, s: FinanceState, frame: PlanFrame, seat: int, domain: None) -> bool:
        return may_collect(s, seat)

    def do(self, s: FinanceState, frame: PlanFrame, seat: int, action: Collect, log: Log | None) -> None:
        collect_income(s, log)


@final
class SellingEarly(Step[FinanceState, PlanFrame, SellEarly, None]):
    """Offer one of the last leases, as the Auctioneer (FIN-035, FIN-D08)."""

    def available(self, s: FinanceState, frame: PlanFrame, seat: int, domain: None) -> bool:
        return may_sell_early(s, seat)

    def reason(self, s: FinanceState, frame: PlanFrame, seat: int, action: SellEarly) -> Reason | None:
        return cannot_sell_early(s, seat)

    def do(self, s: FinanceState, frame: PlanFrame, seat: int, action: SellEarly, log: Log | None) -> None:
        lapse_all(s, frame.offers, frame.plans, log)
        sell_early(s, log)


def property_flags(s: FinanceState, seat: i64) -> i64:
    """Return what a seat has, as flags."""
    deeds = s.deeds
    flags: i64 = HAS_PACTS if s.pacts else 0
    if s.built and deeds.held[seat] & s.built:
        flags |= HAS_HOUSES
    return flags | HAS_SERIES if deeds.whole[seat] else flags


STEPS: Final = Steps[FinanceState, PlanFrame](
    (
        Collecting(Collect, NO_INCOME, CUSTOMS),
        GoingOn(Throw, THROW_NOT_YOURS, BEFORE),
        GoingOn(EndTurn, END_NOT_YOURS, AFTER),
        Passing(Pass, MOVER_GOES_ON, OTHERS),
        PayingFee(PayFee, NOT_IN_JAIL, BEFORE, asked_if=IN_JAIL),
        Insuring(InsureCorner, INSURE_BEFORE, BEFORE, is_business=True, asked_if=INSURANCE),
        Insuring(InsureCard, INSURE_BEFORE, BEFORE, is_business=True, asked_if=INSURANCE),
        Answering(DeclineOffer, NO_SUCH_OFFER, DECLINING),
        Answering(Accept, NO_SUCH_OFFER, ACCEPTING, is_business=True),
        Answering(Counter, NO_SUCH_OFFER, COUNTERING),
        Answering(Withdraw, NOT_YOUR_OFFER, WITHDRAWING),
        Claiming(ClaimRent, NO_CLAIM, CLAIMS, is_business=True),
        Claiming(ClaimSingle, NO_CLAIM, CLAIMS, is_business=True),
        Claiming(StrikeOff, NO_CLAIM, CLAIMS, is_business=True),
        Offering(Offer, OFFER_NO_LEASE, OFFERING),
        MORTGAGING,
        TEARING_DOWN,
        Redeeming(Redeem, REDEEM_NOT_YOURS, is_business=True),
        Building(Build, BUILD_SERIES, is_business=True, asked_if=HAS_SERIES),
        EndingSharing(EndSharing, NOT_SHARED, is_business=True, asked_if=HAS_PACTS),
        Sharing(Share, SHARE_FORM),
        Pooling(ShareHeld, SHARE_FORM),
        SellingEarly(SellEarly, NOT_AUCTIONEER, CUSTOMS, is_business=True),
        Resuming(Resume, NO_PASS_STANDS, STANDING),
        Resting(Rest, PASS_STANDS, NOT_STANDING),
        ProposingStop(ProposeStop, NOT_IN_WINDOW),
        Resigning(Resign, NOT_IN_WINDOW, is_business=True),
    ),
    NOT_IN_WINDOW,
    defaults=(DeclineOffer, Throw, EndTurn, Pass),  # FIN-D14
    often=(Offer, Share, Mortgage, Redeem, Rest, Resume, Pass),
)
