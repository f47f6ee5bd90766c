"""All changes of money, leases, houses, mortgages, rides and agreements, and of the values derived from them.

No other module changes these parts of the state.
"""

from __future__ import annotations

from typing import Final

from parlour.core.events import Log
from parlour.games.finance.events_play import RideStruck
from parlour.games.finance.events_trade import RidesLapsed, SharingEnded
from parlour.games.finance.figures import parties, ride_on
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
"""The clause by which a proposal lapses when something in it changes. The functions below apply it."""


def pay(s: FinanceState, payer: int, payee: int, amount: int, clause: str, purpose: str, log: Log | None) -> None:
    """Transfer money between seats or the Bank. Arrears to the Bank are deducted from what a seat receives."""
    transfer(s.cash, payer, payee, amount, clause, purpose, log)
    if payer >= 0:
        s.stale |= 1 << payer
    if payee >= 0:
        s.stale |= 1 << payee
        if s.owes[payee]:
            _take_arrears(s, payee, log)


def _take_arrears(s: FinanceState, seat: int, log: Log | None) -> None:
    """Deduct arrears to the Bank from a receipt (FIN-R26, carry)."""
    amount = min(s.owes[seat], s.cash[seat])
    s.owes[seat] -= amount
    transfer(s.cash, seat, BANK, amount, "FIN-R26", "the rest of a debt", log)


def void_proposals(s: FinanceState, leases: int, change: str, log: Log | None) -> None:
    """Void open proposals that name one of these changed leases, or rides on one (FIN-R31)."""
    for frame in s.stack:
        if isinstance(frame, OfferFrame) and frame.offers:
            void(frame.offers, leases | _rides_on(s, leases, frame.offers), change, PROPOSALS, log)
        if isinstance(frame, PlanFrame) and frame.plans:
            _void_plans(s, frame.plans, leases, change, log)


def _rides_on(s: FinanceState, leases: int, offers: list[Proposal]) -> int:
    """Return the rides in these offers that apply to one of the leases, as bits of a bundle."""
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
    """Transfer leases, given as bits. NOBODY returns them to the stack or takes them out of the game."""
    s.deeds = s.deeds.given(leases, to)
    s.owners = s.deeds.owners
    if leases & s.edition.shared_leases:
        partners = s.found_partners()
        if partners != s.partners:  # domains compare the tuple by identity
            s.partners = partners
    forget_all(s)
    if s.rides:
        _bind_rides(s, leases, to, log)
    if s.pacts:
        _end_broken(s, log)
    void_proposals(s, leases, CHANGED_HANDS, log)


def _bind_rides(s: FinanceState, leases: int, to: int, log: Log | None) -> None:
    """Update rides after a transfer of leases (FIN-R42).

    Rides follow a lease they bind, bind what the grantor gets, and do not bind a lease that returns to the Bank.
    """
    remaining: list[Ride] = []
    for ride in s.rides:
        bound = ride.bound
        if to == NOBODY:
            bound &= ~leases
        elif to == ride.grantor:
            bound |= leases & ride.scope
        if not s.options.rides_follow_lease:
            bound &= s.deeds.held[ride.grantor]
        if bound:
            remaining.append(
                ride if bound == ride.bound else Ride(ride.holder, ride.grantor, ride.scope, bound, ride.count)
            )
        elif log is not None:
            log.add(RidesLapsed(ride.holder, ride.scope, ride.count))
    s.rides = remaining


def strike_off(s: FinanceState, seat: int, lease: int, clause: str, log: Log | None) -> None:
    """Reduce a ride on a lease by one (FIN-151)."""
    ride = ride_on(s, seat, lease)
    if ride is None:
        return  # the ride lapsed after the stop
    place = s.rides.index(ride)
    left = ride.count - 1
    if left:
        s.rides[place] = Ride(ride.holder, ride.grantor, ride.scope, ride.bound, left)
    else:
        del s.rides[place]
    if log is not None:
        log.add(RideStruck(clause, seat, lease, left))


def _end_broken(s: FinanceState, log: Log | None) -> None:
    """End partnerships whose set is broken, or in which a partner has no lease left (FIN-R35)."""
    for pact in s.pacts[:]:
        expected = parties(pact) if pact.holder == NOBODY else 1 << pact.holder
        if s.partners[pact.series] != expected:
            s.pacts.remove(pact)
            if log is not None:
                log.add(SharingEnded("FIN-R35", pact.series))


def set_houses(s: FinanceState, lease: int, count: int, log: Log | None) -> None:
    """Set the number of houses on a lease."""
    houses = list(s.houses)
    s.house_stock += houses[lease] - count
    houses[lease] = count
    s.houses = tuple(houses)
    sets = s.options.sets
    series = sets.of[lease]
    has_any = any(houses[other] for other in sets.deeds[series])
    s.built = s.built | sets.bits[series] if has_any else s.built & ~sets.bits[series]
    forget_all(s)  # All seats: building depends on the shared stock, and series can be split.
    moves_alone = s.options.trading == HOUSES_TRAVEL
    void_proposals(s, 1 << lease if moves_alone else sets.bits[series], BUILT, log)


def clear_houses(s: FinanceState, leases: int, log: Log | None) -> None:
    """Remove all houses from these leases, because their owner is out of the game."""
    for lease, count in enumerate(s.houses):
        if count and leases >> lease & 1:
            set_houses(s, lease, 0, log)


def set_mortgaged(s: FinanceState, lease: int, is_mortgaged: bool, log: Log | None) -> None:
    bit = 1 << lease
    s.mortgaged = s.mortgaged | bit if is_mortgaged else s.mortgaged & ~bit
    forget(s, s.owners[lease])
    void_proposals(s, bit, MORTGAGED if is_mortgaged else LIFTED, log)


def forget(s: FinanceState, seat: int) -> None:
    """Mark a seat's menu as out of date."""
    if seat >= 0:
        s.stale |= 1 << seat


def forget_all(s: FinanceState) -> None:
    """Mark all menus as out of date, because leases, houses or agreements have changed."""
    s.stale = (1 << s.seats) - 1
