"""Invariants of the frame stack of Finance: `Turn` at the bottom, interruptions above it."""

from __future__ import annotations

from typing import Final

from parlour.core.frames import Frame
from parlour.games.finance.edition import CHANCE, CHEST, UTILITY
from parlour.games.finance.figures import means, raisable, ride_on
from parlour.games.finance.phases import landing, turn
from parlour.games.finance.phases.auction import BIDDING, CALLS, PAYING, Auction
from parlour.games.finance.phases.debts import BID, MAX_OFFERS, RENT, Debts
from parlour.games.finance.phases.landing import Landing
from parlour.games.finance.phases.opening import OpeningThrow
from parlour.games.finance.phases.turn import MAX_THROWS, Turn
from parlour.games.finance.phases.window import Window
from parlour.games.finance.plans import TO_POOL, TO_STOP, Plan
from parlour.games.finance.state import FREE, FinanceState
from parlour.kit.deeds import NOBODY
from parlour.kit.ledger import BANK
from parlour.kit.trade.bundle import Proposal
from parlour.kit.trade.shares import WHOLE

MISFIT: Final = "FIN-020: what goes on does not fit the stage of the turn, or what it interrupts"


def stack_faults(s: FinanceState) -> list[str]:
    """Return the broken invariants of each frame and of neighbouring frames."""
    if not s.stack or not isinstance(s.stack[0], Turn) or any(isinstance(frame, Turn) for frame in s.stack[1:]):
        return ["FIN-020: the stack begins with a turn"]
    if not 0 <= s.mover < s.seats or not 0 <= s.first < s.seats:
        return ["FIN-020: nobody is to move"]
    if s.outcome is not None:
        return []
    faults = _turn_faults(s, s.stack[0])
    for below, frame in zip(s.stack, s.stack[1:], strict=False):
        if not _may_lie_on(below, frame):
            return [MISFIT]
        faults += _frame_faults(s, frame, frame is s.top)
    return faults


def _turn_faults(s: FinanceState, frame: Turn) -> list[str]:
    """Return the broken invariants of a turn: dice, throws out of Jail, a mover who is in the game.

    A mover may be out of the game only when the turn is over.
    """
    faults: list[str] = []
    sides = len(s.edition.dice.faces)
    if not (0 <= frame.first <= sides and 0 <= frame.second <= sides and 0 <= frame.throws <= MAX_THROWS):
        faults.append("FIN-020: no dice show that, or there were too many throws")
    if not s.playing >> s.mover & 1 and frame.stage != turn.NEXT:
        faults.append("FIN-020: the mover is in the game")
    if len(s.stack) == 1:
        if frame.stage not in (turn.THROWING, turn.CHOOSING):
            faults.append(MISFIT)
        is_choosing = frame.stage == turn.CHOOSING
        if (is_choosing or frame.throws) and (s.jail[s.mover] == FREE or frame.throws <= is_choosing):
            faults.append("FIN-126: the throws of a prisoner are counted, and nobody else's")
    return faults


def _may_lie_on(below: Frame[FinanceState], frame: Frame[FinanceState]) -> bool:
    """Return whether one frame can interrupt the other."""
    if isinstance(below, Turn):
        if isinstance(frame, Window):
            return below.stage == (turn.BEFORE if frame.is_before else turn.AFTER)
        if isinstance(frame, Landing):
            return below.stage == turn.LANDED
        if isinstance(frame, OpeningThrow):
            return below.stage == turn.OPENING
        return below.stage == (turn.NEXT if isinstance(frame, Auction) else turn.TO_MOVE)
    if isinstance(below, Auction):
        return isinstance(frame, Debts) and frame.kind == BID and below.stage == PAYING
    if not isinstance(below, (Window, Landing)):
        return False
    return isinstance(frame, Auction) or (isinstance(frame, Debts) and frame.kind != BID)


def _frame_faults(s: FinanceState, frame: Frame[FinanceState], is_top: bool) -> list[str]:
    if isinstance(frame, Auction):
        return _sale_faults(s, frame, is_top) + _offer_faults(s, frame.offers)
    if isinstance(frame, Debts):
        return _debt_faults(s, frame) + _offer_faults(s, frame.offers)
    if isinstance(frame, Landing):
        return _landing_faults(s, frame, is_top)
    if isinstance(frame, Window):
        return _window_faults(s, frame, is_top) + _offer_faults(s, frame.offers) + _plan_faults(s, frame.plans)
    return []


def _window_faults(s: FinanceState, frame: Window, is_top: bool) -> list[str]:
    faults: list[str] = []
    if frame.passed & ~s.playing:
        faults.append("FIN-R31: only players in the game pass")
    if is_top and s.resigning:
        faults.append("FIN-R46: who has resigned leaves at an open window")
    if is_top and frame.waited(s) == 0:
        faults.append("FIN-R31: everybody has passed, so the window is closed")
    return faults


def _landing_faults(s: FinanceState, frame: Landing, is_top: bool) -> list[str]:
    """Return the broken invariants of a stop.

    A question at a stop fits the square. A stop that is interrupted has already asked its question.
    """
    if not 2 <= frame.throw <= 2 * len(s.edition.dice.faces):
        return ["FIN-020: no dice show that"]
    if not is_top:
        return [] if frame.stage == landing.OVER else [MISFIT]
    kind = s.edition.square_kinds[s.at[s.mover]]
    lease = frame.lease(s)
    is_visit = lease >= 0 and s.owners[lease] not in (NOBODY, s.mover)
    fits = False
    if frame.stage == landing.CUTTING:
        fits = kind in (CHANCE, CHEST)
    elif frame.stage == landing.INSURING:
        fits = kind == CHANCE and s.options.jail_insurance
    elif frame.stage in (landing.TO_THROW, landing.THROWING):
        is_utility = is_visit and s.edition.leases[lease].kind == UTILITY
        fits = is_utility and frame.by_card and s.options.throws_for_utility
    elif frame.stage == landing.RIDING:
        fits = is_visit and ride_on(s, s.mover, lease) is not None
    elif frame.stage == landing.COLLECTING:
        fits = is_visit and not s.options.forgetters
    return [] if fits else ["FIN-030: the square that was reached asks nothing of the kind"]


def _sale_faults(s: FinanceState, frame: Auction, is_top: bool) -> list[str]:
    faults: list[str] = []
    outcry = frame.outcry
    if (outcry.bidders | frame.left) & ~s.playing or (outcry.high >= 0 and not outcry.bidders >> outcry.high & 1):
        faults.append("FIN-R10: only players in the game bid")
    if outcry.high >= 0:
        most = raisable(s, outcry.high) if s.options.bids_liquid else s.cash[outcry.high]
        if outcry.bid > most:
            faults.append("FIN-I08: the standing bid is more than the bidder's cash")
        if outcry.bid < s.options.opening_bid:
            faults.append("FIN-R05: the standing bid is less than a first bid")
    elif outcry.bid:
        faults.append("FIN-R05: the standing bid is nobody's")
    if s.owners[frame.lease] != NOBODY or s.withdrawn >> frame.lease & 1:
        faults.append("FIN-030: a lease under the hammer is nobody's")
    if not 1 <= frame.call <= CALLS:
        faults.append("FIN-032: a lease is called three times")
    if frame.stage != (BIDDING if is_top else PAYING):
        faults.append(MISFIT)
    if frame.offers and not s.options.deals_in_auction:
        faults.append("FIN-R31: nobody deals while a lease is for sale")
    if not faults and is_top and not frame.waited(s):
        faults.append("FIN-032: nobody is left to answer, so the sale is over")
    return faults


def _debt_faults(s: FinanceState, frame: Debts) -> list[str]:
    if not frame.debts or any(debt.amount <= 0 or debt.debtor == debt.creditor for debt in frame.debts):
        return ["FIN-I12: a debt is owed by one to another"]
    faults: list[str] = []
    debtor = frame.debtor()
    if any(debt.debtor != debtor for debt in frame.debts):
        faults.append("FIN-I12: a debt has one debtor")
    parties = [debtor, *[debt.creditor for debt in frame.debts if debt.creditor != BANK]]
    if any(not s.playing >> seat & 1 for seat in parties):
        faults.append("FIN-I12: a debt is owed among players in the game")
    if any((debt.creditor == BANK) != (frame.kind != RENT) for debt in frame.debts):
        faults.append("FIN-I12: a rent is owed to players, anything else to the Bank")
    if frame.kind == BID and not _is_bid(s, frame):
        faults.append("FIN-031: a bid is owed for the lease just sold")
    if s.cash[debtor] >= frame.due():
        faults.append("FIN-I12: a debt that cash covers is paid at once")
    elif means(s, debtor) < frame.due() and not s.options.debtor_sales:
        faults.append("FIN-100: a debt that cannot be raised is settled at once")
    counted = len(frame.made) in ((s.seats,) if s.options.debtor_sales else (0, s.seats))
    if not counted or any(not 0 <= made <= MAX_OFFERS for made in frame.made):
        faults.append("FIN-R27: the offers of a debtor are counted by seat")
    if any(offer.maker != debtor for offer in frame.offers) or (frame.offers and not s.options.debtor_sales):
        faults.append("FIN-R27: while a debt stands only the debtor offers anything, where that is allowed")
    return faults


def _is_bid(s: FinanceState, frame: Debts) -> bool:
    """Return whether a debt is the standing bid of the auction below it."""
    sale = s.stack[-2]
    if not isinstance(sale, Auction):
        return False
    return (sale.outcry.high, sale.outcry.bid) == (frame.debtor(), frame.due())


def _offer_faults(s: FinanceState, offers: list[Proposal]) -> list[str]:
    for offer in offers:
        both_in = s.playing >> offer.maker & 1 and s.playing >> offer.to & 1
        if offer.maker == offer.to or not both_in or not 1 <= offer.number <= s.revision:
            return ["FIN-R31: an offer goes from one player to another, and has a number of this table"]
    return [] if len({offer.number for offer in offers}) == len(offers) else ["FIN-R31: two offers have one number"]


def _plan_faults(s: FinanceState, plans: list[Plan]) -> list[str]:
    for plan in plans:
        agrees = plan.agreed >> plan.maker & 1 and not plan.agreed & ~s.playing
        if not agrees or not 1 <= plan.number <= s.revision or not _is_plan(s, plan):
            return ["FIN-R31: a proposal is open that nobody can have made"]
    return [] if len({plan.series for plan in plans}) == len(plans) else ["FIN-R31: two proposals are about the same"]


def _is_plan(s: FinanceState, plan: Plan) -> bool:
    """Return whether a plan is well-formed.

    Stopping concerns no set. Sharing has shares for all seats and, with a holder, payments for all.
    """
    if plan.kind == TO_STOP:
        return plan.series == NOBODY and plan.holder == NOBODY and not plan.shares and not plan.moneys
    if plan.series not in (s.edition.railroads, s.edition.utilities):
        return False
    if len(plan.shares) != s.seats or min(plan.shares) < 0 or sum(plan.shares) != WHOLE:
        return False
    if (plan.kind == TO_POOL) != s.options.utility_deals:
        return False
    if plan.kind != TO_POOL:
        return plan.holder == NOBODY and not plan.moneys
    return plan.holder >= 0 and s.playing >> plan.holder & 1 == 1 and len(plan.moneys) == s.seats
