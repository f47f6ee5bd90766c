"""The only functions that change money, leases, houses, mortgages, rides and agreements, and what follows from them."""

from __future__ import annotations

from typing import Final

from parlour.core.events import Log
from parlour.games.finance.events_trade import RidesLapsed, SharingEnded
from parlour.games.finance.figures import parties
from parlour.games.finance.options import HOUSES_TRAVEL
from parlour.games.finance.plans import TO_STOP, Plan, PlanFrame
from parlour.games.finance.rides import Ride
from parlour.games.finance.state import FinanceState
from parlour.kit.bits import members
from parlour.kit.deeds import NOBODY
from parlour.kit.ledger import BANK, transfer
from parlour.kit.trade.bundle import Bundle, Proposal
from parlour.kit.trade.offers import BUILT, CHANGED_HANDS, LIFTED, MORTGAGED, OfferFrame, OfferVoided, void

PROPOSALS: Final = "FIN-R31"
"""Proposals lapse when something in them changes: whatever changes it sees to that here."""


def pay(s: FinanceState, payer: int, payee: int, amount: int, clause: str, purpose: str, log: Log | None) -> None:
    """Money changes hands: seats or the Bank. What a seat still owes the Bank is taken from what it receives."""
    transfer(s.cash, payer, payee, amount, clause, purpose, log)
    if payer >= 0:
        s.stale |= 1 << payer
    if payee >= 0:
        s.stale |= 1 << payee
        if s.owes[payee]:
            _take_arrears(s, payee, log)


def _take_arrears(s: FinanceState, seat: int, log: Log | None) -> None:
    """FIN-R26, carry: the rest of a debt to the Bank comes out of the next receipts."""
    amount = min(s.owes[seat], s.cash[seat])
    s.owes[seat] -= amount
    transfer(s.cash, seat, BANK, amount, "FIN-R26", "the rest of a debt", log)


def void_proposals(s: FinanceState, leases: int, change: str, log: Log | None) -> None:
    """Leases, as bits, have changed: open proposals that name one of them, or rides on one, lapse (FIN-R31)."""
    for frame in s.stack:
        if isinstance(frame, OfferFrame) and frame.offers:
            void(frame.offers, leases | _rides_on(s, leases, frame.offers), change, PROPOSALS, log)
        if isinstance(frame, PlanFrame) and frame.plans:
            _void_plans(s, frame.plans, leases, change, log)


def _rides_on(s: FinanceState, leases: int, offers: list[Proposal]) -> int:
    """The rides in some offers that are on one of these leases, as bits of a bundle."""
    shift = len(s.owners)
    named = 0
    for offer in offers:
        named |= offer.give.goods >> shift | offer.get.goods >> shift
    found = 0
    for number in members(named):
        if s.edition.rides.scopes[number] & leases:
            found |= 1 << shift + number
    return found


def _void_plans(s: FinanceState, plans: list[Plan], leases: int, change: str, log: Log | None) -> None:
    for plan in plans[:]:
        changed = leases & s.edition.sets.bits[plan.series] if plan.kind != TO_STOP else 0
        if changed:
            plans.remove(plan)
            if log is not None:
                log.add(OfferVoided(PROPOSALS, plan.maker, plan.number, Bundle(0, changed), change))


def give(s: FinanceState, leases: int, to: int, log: Log | None) -> None:
    """Leases, as bits, change hands; NOBODY: they go back to the stack, or out of the game."""
    s.deeds = s.deeds.given(leases, to)
    s.owners = s.deeds.owners
    if leases & s.edition.shared_leases:
        s.partners = s.found_partners()
    forget_all(s)
    if s.rides:
        _bind_rides(s, leases, to, log)
    if s.pacts:
        _end_broken(s, log)
    void_proposals(s, leases, CHANGED_HANDS, log)


def _bind_rides(s: FinanceState, leases: int, to: int, log: Log | None) -> None:
    """FIN-R42: rides follow a lease they bind, bind what the grantor gets, and leave what goes to the Bank."""
    kept: list[Ride] = []
    for ride in s.rides:
        bound = ride.bound
        if to == NOBODY:
            bound &= ~leases
        elif to == ride.grantor:
            bound |= leases & ride.scope
        if not s.options.rides_follow_lease:
            bound &= s.deeds.held[ride.grantor]
        if bound:
            kept.append(ride if bound == ride.bound else Ride(ride.holder, ride.grantor, ride.scope, bound, ride.count))
        elif log is not None:
            log.add(RidesLapsed(ride.holder, ride.scope, ride.count))
    s.rides = kept


def _end_broken(s: FinanceState, log: Log | None) -> None:
    """FIN-R35: a partnership ends when the set is broken, or a partner has no lease of it left."""
    for pact in s.pacts[:]:
        wanted = parties(pact) if pact.holder == NOBODY else 1 << pact.holder
        if s.partners[pact.series] != wanted:
            s.pacts.remove(pact)
            if log is not None:
                log.add(SharingEnded("FIN-R35", pact.series))


def set_houses(s: FinanceState, lease: int, count: int, log: Log | None) -> None:
    """A house goes on a lease, or off it."""
    houses = list(s.houses)
    s.house_stock += houses[lease] - count
    houses[lease] = count
    s.houses = tuple(houses)
    sets = s.options.sets
    series = sets.of[lease]
    has_any = any(houses[other] for other in sets.deeds[series])
    s.built = s.built | sets.bits[series] if has_any else s.built & ~sets.bits[series]
    forget_all(s)  # everybody's building depends on the stock, and series can be split
    moves_alone = s.options.trading == HOUSES_TRAVEL
    void_proposals(s, 1 << lease if moves_alone else sets.bits[series], BUILT, log)


def clear_houses(s: FinanceState, leases: int, log: Log | None) -> None:
    """All houses of some leases are gone with their owner."""
    for lease, count in enumerate(s.houses):
        if count and leases >> lease & 1:
            set_houses(s, lease, 0, log)


def set_mortgaged(s: FinanceState, lease: int, is_mortgaged: bool, log: Log | None) -> None:
    bit = 1 << lease
    s.mortgaged = s.mortgaged | bit if is_mortgaged else s.mortgaged & ~bit
    forget(s, s.owners[lease])
    void_proposals(s, bit, MORTGAGED if is_mortgaged else LIFTED, log)


def forget(s: FinanceState, seat: int) -> None:
    """A seat's choices are to be made anew."""
    if seat >= 0:
        s.stale |= 1 << seat


def forget_all(s: FinanceState) -> None:
    """Leases, houses or agreements have changed, and with them what anybody may do."""
    s.stale = s.unsettled = (1 << s.seats) - 1
