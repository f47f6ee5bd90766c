"""Mortgages, and the choices a seat has without a partner (FIN-054 to FIN-057)."""

from __future__ import annotations

from parlour.core.events import Log
from parlour.core.moves import Action, Choice
from parlour.core.refusals import Reason
from parlour.games.finance.actions import Mortgage, TearDown
from parlour.games.finance.building import buildable, cannot_tear_down, most_built, removable, tear_down
from parlour.games.finance.effects import pay, set_mortgaged
from parlour.games.finance.events_trade import Mortgaged, Redeemed
from parlour.games.finance.figures import pact_of
from parlour.games.finance.menu import BUILDING, MORTGAGING, RAISING, REDEEMING, TEARING_DOWN, FinanceMenu
from parlour.games.finance.options import CLEAR_LOT, CLEAR_SERIES
from parlour.games.finance.reasons import (
    MORTGAGE_HANDED_OVER,
    MORTGAGE_HOUSES,
    MORTGAGE_NOT_YOURS,
    MORTGAGE_TWICE,
    REDEEM_CASH,
    REDEEM_NOT_MORTGAGED,
    REDEEM_NOT_YOURS,
)
from parlour.games.finance.sharing import agreements
from parlour.games.finance.state import FinanceState
from parlour.games.finance.terms import DealTerms
from parlour.kit.bits import covered, has, members
from parlour.kit.ledger import BANK


def cannot_mortgage(s: FinanceState, seat: int, lease: int) -> Reason | None:
    """Return why a seat may not mortgage a lease, or None."""
    if has(mortgageable(s, seat), lease):
        return None
    if not 0 <= lease < len(s.owners):
        return MORTGAGE_NOT_YOURS
    if s.owners[lease] != seat:
        pact = pact_of(s, lease)
        is_partner = pact is not None and pact.holder >= 0 and pact.shares[seat] > 0
        return MORTGAGE_HANDED_OVER if is_partner else MORTGAGE_NOT_YOURS
    return MORTGAGE_TWICE if s.mortgaged >> lease & 1 else MORTGAGE_HOUSES


def mortgageable(s: FinanceState, seat: int) -> int:
    """Return the leases a seat may mortgage now, as bits. Houses may have to be torn down first (FIN-R17)."""
    free = s.deeds.held[seat] & ~s.mortgaged
    if s.options.mortgaging == CLEAR_SERIES:
        return free & ~s.built
    if s.options.mortgaging == CLEAR_LOT and free & s.built:
        for lease in members(free & s.built):
            if s.houses[lease]:
                free ^= 1 << lease
    return free


def redeemable(s: FinanceState, seat: int) -> int:
    """Return the leases whose mortgage a seat may redeem, as bits (FIN-D12)."""
    mortgaged = s.deeds.held[seat] & s.mortgaged
    return mortgaged & covered(s.options.redeems_for, s.cash[seat]) if mortgaged else 0


def cannot_redeem(s: FinanceState, seat: int, lease: int) -> Reason | None:
    """Return why a seat may not redeem a mortgage, or None."""
    if has(redeemable(s, seat), lease):
        return None
    if not 0 <= lease < len(s.owners) or s.owners[lease] != seat:
        return REDEEM_NOT_YOURS
    return REDEEM_CASH if s.mortgaged >> lease & 1 else REDEEM_NOT_MORTGAGED


def mortgage(s: FinanceState, seat: int, lease: int, log: Log | None) -> None:
    """Mortgage a lease; the Bank lends its value (FIN-055)."""
    if log is not None:
        log.add(Mortgaged(seat, lease))
    set_mortgaged(s, lease, True, log)
    pay(s, BANK, seat, s.options.loans[lease], "FIN-055", "the loan on a lease", log)


def redeem(s: FinanceState, seat: int, lease: int, log: Log | None) -> None:
    """Redeem a mortgage; the seat repays the loan plus 10% (FIN-056)."""
    pay(s, seat, BANK, s.options.redeem_cost[lease], "FIN-056", "a mortgage redeemed", log)
    if log is not None:
        log.add(Redeemed(seat, lease))
    set_mortgaged(s, lease, False, log)


def menu_of(s: FinanceState, seat: int) -> FinanceMenu:
    """Return a seat's menu, with the choices that need no partner brought up to date."""
    menu = s.menus[seat]
    bit = 1 << seat
    if menu is None:
        menu = FinanceMenu(seat, s.edition, DealTerms(s, seat, ()), DealTerms(s, seat, ()))
        s.menus[seat] = menu
        s.unsettled |= bit
    elif not s.stale & bit:
        return menu
    s.stale &= ~bit
    held = s.deeds.held[seat]
    if s.unsettled & bit:
        s.unsettled &= ~bit
        menu.agreements = agreements(s, seat, menu) if s.options.keeps_sharing else 0
        # A seat with a lease that is free to move can trade with any other such seat, whatever their cash.
        menu.deals = s.options.deals_freely and bool(held & ~s.built and s.deeds.owned & ~held & ~s.built)
    open_bits = menu.agreements
    if held:
        menu.mortgaging.bits = mortgageable(s, seat)
        if menu.mortgaging.bits:
            open_bits |= MORTGAGING
        menu.redeeming.bits = redeemable(s, seat)
        if menu.redeeming.bits:
            open_bits |= REDEEMING
        if held & s.built:
            menu.tearing_down.bits = removable(s, seat)
            if menu.tearing_down.bits:
                open_bits |= TEARING_DOWN
        if s.deeds.whole[seat]:
            menu.building.bits = buildable(s, seat)
            if menu.building.bits:
                open_bits |= BUILDING
    menu.business = open_bits
    return menu


def raising_choices(s: FinanceState, seat: int) -> tuple[Choice, ...]:
    """Return the choices to mortgage and to tear down, for phases that allow no other business."""
    menu = menu_of(s, seat)
    return menu.choices(menu.business & RAISING)


def let_stand(s: FinanceState, seat: int, stands: bool) -> None:
    """Set or lift a standing pass."""
    s.standing = s.standing | 1 << seat if stands else s.standing & ~(1 << seat)


def cannot_raise(s: FinanceState, seat: int, action: Action) -> Reason | None:
    """Return why a seat may not raise cash in this way, or None."""
    if isinstance(action, Mortgage):
        return cannot_mortgage(s, seat, action.lease)
    assert isinstance(action, TearDown)
    return cannot_tear_down(s, seat, action.lease)


def raise_cash(s: FinanceState, seat: int, action: Action, log: Log | None) -> None:
    """Raise cash by a mortgage or by tearing down a house."""
    if isinstance(action, Mortgage):
        mortgage(s, seat, action.lease, log)
    else:
        assert isinstance(action, TearDown)
        tear_down(s, seat, action.lease, log)


def next_raise(s: FinanceState, seat: int) -> Action | None:
    """Return the default way for a seat to raise cash (FIN-D16), or None if nothing is left.

    The order is: leases outside complete series, lowest value first; then houses, cheapest series first, from a space
    with the most; then the other leases, lowest value first. Ties go to the lowest number.
    """
    free = mortgageable(s, seat)
    sets = s.options.sets
    odd = sum([1 << lease for lease in members(free) if not s.deeds.whole[seat] >> sets.of[lease] & 1])
    if odd:
        return Mortgage(cheapest(s, odd))
    down = removable(s, seat)
    if down:
        down = sum([1 << lease for lease in members(down) if s.houses[lease] == most_built(s, seat, lease)])
        return TearDown(cheapest(s, down))
    return Mortgage(cheapest(s, free)) if free else None


def cheapest(s: FinanceState, leases: int) -> int:
    """Return the lease of lowest value among `leases`; ties go to the lowest number."""
    return min(members(leases), key=lambda lease: s.edition.leases[lease].value)
