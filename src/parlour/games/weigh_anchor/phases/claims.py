"""Hire that must be asked for: claims open, are asked for or waived in a window, and lapse (WA-040, WA-R33)."""

from __future__ import annotations

from parlour.core.events import Log
from parlour.core.refusals import Reason
from parlour.games.weigh_anchor.actions import AskHire, Waive
from parlour.games.weigh_anchor.events import ClaimLapsed, ClaimOpened, HireDue, HireWaived
from parlour.games.weigh_anchor.phases.debts import Debts
from parlour.games.weigh_anchor.reasons import HIRE_AUTOMATIC, NO_CLAIM
from parlour.games.weigh_anchor.state import AnchorState, Claim
from parlour.kit.debts import Debt

LAST_TURN = 2
"""A claim lasts until the second turn after the lander's."""


def open_claim(s: AnchorState, owner: int, lander: int, vessel: int, amount: int, log: Log | None) -> None:
    s.claims.append(Claim(owner, lander, vessel, amount, s.turn))
    if log is not None:
        log.add(ClaimOpened(owner, lander, vessel, amount))


def claim_rows(s: AnchorState, seat: int) -> tuple[tuple[int, ...], ...]:
    """Return the hire that a seat may ask for or waive, by lander and vessel."""
    return tuple(dict.fromkeys([(claim.lander, claim.vessel) for claim in s.claims if claim.owner == seat]))


def _claim(s: AnchorState, seat: int, lander: int, vessel: int) -> Claim | None:
    """Return the oldest matching claim of a seat."""
    for claim in s.claims:
        if claim.owner == seat and claim.lander == lander and claim.vessel == vessel:
            return claim
    return None


def cannot_claim(s: AnchorState, seat: int, action: AskHire | Waive) -> Reason | None:
    """Return why a seat may not ask for hire, or None."""
    if not s.options.manual_hire:
        return HIRE_AUTOMATIC
    return None if _claim(s, seat, action.lander, action.vessel) is not None else NO_CLAIM


def ask_hire(s: AnchorState, seat: int, action: AskHire, log: Log | None) -> None:
    """Turn a claim into a debt."""
    claim = _claim(s, seat, action.lander, action.vessel)
    assert claim is not None
    s.claims.remove(claim)
    if log is not None:
        log.add(HireDue("WA-034", claim.lander, seat, claim.vessel, claim.amount))
    s.push(Debts([Debt(claim.lander, seat, claim.amount, "WA-034", "hire")], [], False))


def waive_hire(s: AnchorState, seat: int, action: Waive, log: Log | None) -> None:
    claim = _claim(s, seat, action.lander, action.vessel)
    assert claim is not None
    s.claims.remove(claim)
    if log is not None:
        log.add(HireWaived(seat, claim.lander, claim.vessel))


def lapse_claims(s: AnchorState, log: Log | None) -> None:
    """Drop claims at the first throw of the second turn after the lander's, or at the end of that turn (WA-040)."""
    for claim in s.claims[:]:
        if s.turn >= claim.turn + LAST_TURN:
            s.claims.remove(claim)
            if log is not None:
                log.add(ClaimLapsed(claim.owner, claim.lander, claim.vessel))
