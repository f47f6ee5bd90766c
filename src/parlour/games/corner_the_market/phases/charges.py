"""Charges of squares and cards: fines, commissions, Corner Penalties."""

from __future__ import annotations

from parlour.core.events import Log
from parlour.games.corner_the_market.effects import CASHIER
from parlour.games.corner_the_market.phases.debts import charge, settle
from parlour.games.corner_the_market.seating import others
from parlour.games.corner_the_market.state import CornerState
from parlour.kit.debts import Debt


def pay_fine(s: CornerState, amount: int, log: Log | None) -> None:
    """Charge a fine (CTM-104). A Broker pays nothing, or half rounded up to a whole step (CTM-R05)."""
    if s.broker_seats[s.mover]:
        step = s.edition.amounts.step
        amount = -(-amount // (2 * step)) * step if s.options.brokers_pay_half else 0
    charge(s, s.mover, CASHIER, amount, "CTM-104", "fine", log)


def pay_commissions(s: CornerState, log: Log | None) -> None:
    """Charge commissions (CTM-101, CTM-102).

    A mover who is a Broker receives from every non-Broker. A mover who is not pays every Broker (CTM-103).
    """
    rate = s.edition.amounts.commission
    seats = s.broker_seats[s.mover].bit_count()
    debts: list[Debt] = []
    for other in others(s, s.mover):
        theirs = s.broker_seats[other].bit_count()
        if seats and not theirs:
            debts.append(Debt(other, s.mover, rate * seats, "CTM-101", "commission"))
        elif theirs and not seats:
            debts.append(Debt(s.mover, other, rate * theirs, "CTM-102", "commission"))
    settle(s, debts, log)


def pay_corner_penalties(s: CornerState, log: Log | None) -> None:
    """Charge the mover the premiums of every other player's Corners (CTM-090); without any Corner, CTM-091."""
    debts: list[Debt] = []
    for other in others(s, s.mover):
        amount = premiums(s, other)
        if amount:
            debts.append(Debt(s.mover, other, amount, "CTM-090", "Corner Penalty"))
    if not debts and (s.options.sole_corner_pays or not premiums(s, s.mover)):  # CTM-R33
        amount = s.edition.amounts.no_corner
        debts = [Debt(s.mover, other, amount, "CTM-091", "no Corner") for other in others(s, s.mover)]
    settle(s, debts, log)


def premiums(s: CornerState, seat: int) -> int:
    """Return the premiums of all Corners of a player; Control counts as a Corner of ten (CTM-R34)."""
    total = 0
    for commodity, number in enumerate(s.contracts[seat]):
        total += s.edition.premiums[commodity][number]
    return total
