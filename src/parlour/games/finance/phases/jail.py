"""Jail: going there, leaving it, and insurance against it (FIN-060 to FIN-064, FIN-120 to FIN-127)."""

from __future__ import annotations

from typing import final

from parlour.core.domains import OneOf
from parlour.core.events import Log
from parlour.core.moves import Action, Choice
from parlour.core.refusals import Reason
from parlour.games.finance.actions import InsureCard, InsureCorner, PayFee
from parlour.games.finance.effects import pay
from parlour.games.finance.events_play import Insured, LeftJail, SentToJail
from parlour.games.finance.figures import is_house_owner, most_houses
from parlour.games.finance.plans import PlanFrame
from parlour.games.finance.reasons import (
    INSURANCE_CASH,
    INSURANCE_HOUSE_OWNER,
    INSURANCE_RANGE,
    INSURED_ALREADY,
    JAIL_FEE,
    JAIL_FEE_OVER,
    JAIL_THREE_THROWS,
    NO_INSURANCE,
    NOT_IN_JAIL,
)
from parlour.games.finance.state import CARD, CORNER, FREE, FinanceState
from parlour.kit.ledger import BANK
from parlour.kit.menu import Step


def send(s: FinanceState, seat: int, clause: str, log: Log | None) -> None:
    """Move a player's piece back to the Jail corner, without income (FIN-R25)."""
    s.at[seat] = s.edition.jail
    s.jail[seat] = 0
    if log is not None:
        log.add(SentToJail(clause, seat))


def leave(s: FinanceState, seat: int, clause: str, log: Log | None) -> None:
    s.jail[seat] = FREE
    if log is not None:
        log.add(LeftJail(clause, seat))


def has_three_throws(s: FinanceState, seat: int) -> bool:
    """Return whether a seat has enough houses on one property not to stay in Jail (FIN-125)."""
    return s.options.house_owners and most_houses(s, seat) >= s.edition.throw_houses


def _cannot_leave(s: FinanceState, seat: int) -> Reason | None:
    """Return why a seat may not pay to leave Jail at all, or None."""
    if s.jail[seat] == FREE:
        return NOT_IN_JAIL
    if has_three_throws(s, seat):
        return JAIL_THREE_THROWS
    return JAIL_FEE_OVER if s.jail[seat] >= s.options.fee_turns else None  # FIN-R21


def may_pay_fee(s: FinanceState, seat: int) -> bool:
    """Return whether a seat may pay the fee and leave Jail."""
    return s.cash[seat] >= s.edition.fee and _cannot_leave(s, seat) is None


@final
class PayingFee(Step[FinanceState, PlanFrame, PayFee, OneOf]):
    """Pay the fee and leave Jail (FIN-062, FIN-D02). The mover throws at once (FIN-R21)."""

    def choice(self, s: FinanceState, seat: int) -> Choice:
        return Choice(PayFee, OneOf((s.edition.fee,)))

    def available(self, s: FinanceState, frame: PlanFrame, seat: int, domain: OneOf) -> bool:
        return s.jail[seat] != FREE and may_pay_fee(s, seat)

    def reason(self, s: FinanceState, frame: PlanFrame, seat: int, action: PayFee) -> Reason:
        return _cannot_leave(s, seat) or JAIL_FEE

    def do(self, s: FinanceState, frame: PlanFrame, seat: int, action: PayFee, log: Log | None) -> None:
        pay(s, seat, BANK, s.edition.fee, "FIN-062", "the fee of Jail", log)
        leave(s, seat, "FIN-062", log)
        frame.passed |= 1 << seat


@final
class Insuring(Step[FinanceState, PlanFrame, Action, None]):
    """Insure against the corner or the card before the throw (FIN-D01, FIN-D04)."""

    def available(self, s: FinanceState, frame: PlanFrame, seat: int, domain: None) -> bool:
        return s.options.jail_insurance and cannot_insure(s, seat, self.make is InsureCard) is None

    def reason(self, s: FinanceState, frame: PlanFrame, seat: int, action: Action) -> Reason | None:
        return cannot_insure(s, seat, self.make is InsureCard)

    def do(self, s: FinanceState, frame: PlanFrame, seat: int, action: Action, log: Log | None) -> None:
        insure(s, seat, action, log)


def cannot_insure(s: FinanceState, seat: int, is_card: bool) -> Reason | None:
    """Return why the mover may not insure before the throw, or None."""
    if not s.options.jail_insurance:
        return NO_INSURANCE
    if is_card:
        if not s.options.card_cover_before:
            return NO_INSURANCE  # FIN-R37: it is paid before the cut
        return _cannot_buy_cover(s, seat, CARD, s.edition.card_premium)
    reason = _cannot_buy_cover(s, seat, CORNER, s.edition.corner_premium)
    if reason is None and not s.options.insures_anywhere:
        least, most = s.edition.reach
        if not least <= s.edition.track.steps_to(s.at[seat], s.edition.corner) <= most:
            return INSURANCE_RANGE  # FIN-R36
    return reason


def _cannot_buy_cover(s: FinanceState, seat: int, cover: int, premium: int) -> Reason | None:
    if s.cover & cover:
        return INSURED_ALREADY
    if s.options.house_owners and is_house_owner(s, seat):
        return INSURANCE_HOUSE_OWNER  # FIN-124
    return INSURANCE_CASH if s.cash[seat] < premium else None


def may_insure_cut(s: FinanceState, seat: int) -> bool:
    """Return whether the mover may insure before the cut, after stopping at Chance (FIN-D03)."""
    if not s.options.jail_insurance or s.options.card_cover_before:
        return False
    return _cannot_buy_cover(s, seat, CARD, s.edition.card_premium) is None


def insure(s: FinanceState, seat: int, action: Action, log: Log | None) -> None:
    """Pay a premium, which is never returned (FIN-121, FIN-122, FIN-123)."""
    if isinstance(action, InsureCorner):
        s.cover |= CORNER
        pay(s, seat, BANK, s.edition.corner_premium, "FIN-120", "Jail insurance", log)
    else:
        s.cover |= CARD
        pay(s, seat, BANK, s.edition.card_premium, "FIN-123", "Jail insurance", log)
    if log is not None:
        is_corner = isinstance(action, InsureCorner)
        log.add(Insured("FIN-120" if is_corner else "FIN-123", seat, "the corner" if is_corner else "the card"))
