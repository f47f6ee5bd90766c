"""Rents and free rides that must be claimed in time, with the forgetters option (FIN-133 to FIN-135, FIN-R41)."""

from __future__ import annotations

from parlour.core.events import Log
from parlour.core.moves import Action
from parlour.core.refusals import Reason
from parlour.games.finance.actions import ClaimRent, ClaimSingle, StrikeOff
from parlour.games.finance.effects import pay, strike_off
from parlour.games.finance.events_play import ClaimLapsed, ClaimOpened, IncomeLost, RideForgotten
from parlour.games.finance.figures import has_part_in
from parlour.games.finance.reasons import CLAIM_NOT_DOUBLE, CLAIM_WAITS, NO_CLAIM, NO_INCOME
from parlour.games.finance.state import Claim, FinanceState
from parlour.kit.ledger import BANK


def open_claim(s: FinanceState, claim: Claim, log: Log | None) -> None:
    """Open a claim of the owner; it is valid until the visitor moves away."""
    s.claims.append(claim)
    if log is not None and not claim.is_ride:
        log.add(ClaimOpened(claim.owner, claim.visitor, claim.lease, sum(claim.amounts)))


def claimants(s: FinanceState, visitor: int) -> int:
    """Return the seats that may claim something for a visitor's stop, as bits."""
    seats = 0
    for claim in s.claims:
        if claim.visitor == visitor:
            for seat in range(s.seats):
                if has_part_in(s, seat, claim):
                    seats |= 1 << seat
    return seats


def claim_rows(s: FinanceState, seat: int, make: type[Action]) -> tuple[tuple[int, ...], ...]:
    """Return what a seat may claim by one class of actions, by visitor and lease."""
    is_ride = make is StrikeOff
    return tuple(
        [
            (claim.visitor, claim.lease)
            for claim in s.claims
            if claim.is_ride == is_ride and (make is not ClaimSingle or claim.single) and has_part_in(s, seat, claim)
        ]
    )


def find_claim(s: FinanceState, seat: int, action: Action) -> Claim | None:
    assert isinstance(action, (ClaimRent, ClaimSingle, StrikeOff))
    for claim in s.claims:
        if claim.visitor == action.visitor and claim.lease == action.lease and has_part_in(s, seat, claim):
            return claim if claim.is_ride == isinstance(action, StrikeOff) else None
    return None


def cannot_claim(s: FinanceState, seat: int, action: Action) -> Reason | None:
    """Return why a seat may not claim, or None."""
    claim = find_claim(s, seat, action)
    if claim is None:
        return NO_CLAIM
    return CLAIM_NOT_DOUBLE if isinstance(action, ClaimSingle) and not claim.single else None


def cannot_claim_yet(s: FinanceState, seat: int, action: Action) -> Reason:
    """Return why a seat may not claim during an auction or a debt; a valid claim waits until that is over (FIN-R41)."""
    reason = cannot_claim(s, seat, action)
    return CLAIM_WAITS if reason is None else reason


def take_claim(s: FinanceState, seat: int, action: Action, log: Log | None) -> Claim | None:
    """Carry out a claim: strike off a ride, or return the rent claim, which becomes a debt at once."""
    claim = find_claim(s, seat, action)
    assert claim is not None
    s.claims.remove(claim)
    if claim.is_ride:
        strike_off(s, claim.visitor, claim.lease, "FIN-135", log)
        return None
    if isinstance(action, ClaimSingle):
        amounts = tuple([claim.single if owner == claim.owner else 0 for owner in range(s.seats)])
        return Claim(claim.owner, claim.visitor, claim.lease, amounts, 0, False)
    return claim


def lapse_claims(s: FinanceState, visitor: int, log: Log | None) -> None:
    """Drop the claims on a visitor who moves away: what was not claimed is lost (FIN-134, FIN-135)."""
    for claim in s.claims[:]:
        if claim.visitor == visitor:
            s.claims.remove(claim)
            if log is not None:
                if claim.is_ride:
                    log.add(RideForgotten(claim.visitor, claim.lease))
                else:
                    log.add(ClaimLapsed(claim.owner, claim.visitor, claim.lease))


def may_collect(s: FinanceState, seat: int) -> bool:
    """Return whether the mover has income to collect, at any time of the turn when a seat is asked (FIN-R41)."""
    return s.income > 0 and seat == s.mover


def cannot_collect(s: FinanceState, seat: int) -> Reason | None:
    return None if may_collect(s, seat) else NO_INCOME


def collect_income(s: FinanceState, log: Log | None) -> None:
    """Pay the income for each circuit (FIN-022). With forgetters this happens on request (FIN-D18)."""
    circuits = s.income
    s.income = 0
    pay(s, BANK, s.mover, circuits * s.edition.income, "FIN-022", "a circuit of the board", log)


def lose_income(s: FinanceState, log: Log | None) -> None:
    """Drop the income that was not collected in the turn (FIN-133)."""
    if s.income:
        if log is not None:
            log.add(IncomeLost(s.mover, s.income * s.edition.income))
        s.income = 0
