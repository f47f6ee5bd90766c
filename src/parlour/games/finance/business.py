"""Mortgages, and the choices of a seat that does business on its own account (FIN-054 to FIN-057)."""

from __future__ import annotations

from parlour.core.events import Log
from parlour.core.moves import Action, Choice
from parlour.core.refusals import Reason
from parlour.games.finance.actions import Mortgage, TearDown
from parlour.games.finance.building import buildable, cannot_tear_down, most_built, removable, tear_down
from parlour.games.finance.effects import pay, set_mortgaged
from parlour.games.finance.events_trade import Mortgaged, Redeemed
from parlour.games.finance.figures import pact_of
from parlour.games.finance.menu import BUILDING, MORTGAGING, RAISING, REDEEMING, TEARING_DOWN, FinanceDesk
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
from parlour.kit.bits import members
from parlour.kit.ledger import BANK


def houses_in_the_way(s: FinanceState, lease: int) -> bool:
    """Whether houses must come down before a lease is mortgaged (FIN-R17)."""
    if s.options.mortgaging == CLEAR_SERIES:
        return bool(s.built >> lease & 1)
    return s.options.mortgaging == CLEAR_LOT and s.houses[lease] > 0


def cannot_mortgage(s: FinanceState, seat: int, lease: int) -> Reason | None:
    """Why a seat may not mortgage a lease."""
    if not 0 <= lease < len(s.owners):
        return MORTGAGE_NOT_YOURS
    if s.owners[lease] != seat:
        pact = pact_of(s, lease)
        is_partner = pact is not None and pact.holder >= 0 and pact.shares[seat] > 0
        return MORTGAGE_HANDED_OVER if is_partner else MORTGAGE_NOT_YOURS
    if s.mortgaged >> lease & 1:
        return MORTGAGE_TWICE
    return MORTGAGE_HOUSES if houses_in_the_way(s, lease) else None


def mortgageable(s: FinanceState, seat: int) -> int:
    """The leases a seat may mortgage, as bits, as `cannot_mortgage` has it."""
    free = s.deeds.held[seat] & ~s.mortgaged
    if s.options.mortgaging == CLEAR_SERIES:
        return free & ~s.built
    if s.options.mortgaging == CLEAR_LOT and free & s.built:
        for lease in members(free & s.built):
            if s.houses[lease]:
                free ^= 1 << lease
    return free


def cannot_redeem(s: FinanceState, seat: int, lease: int) -> Reason | None:
    """Why a seat may not redeem a mortgage."""
    if not 0 <= lease < len(s.owners) or s.owners[lease] != seat:
        return REDEEM_NOT_YOURS
    if not s.mortgaged >> lease & 1:
        return REDEEM_NOT_MORTGAGED
    return REDEEM_CASH if s.cash[seat] < s.options.redeem_cost[lease] else None


def mortgage(s: FinanceState, seat: int, lease: int, log: Log | None) -> None:
    """The Bank lends the value of the lease (FIN-055)."""
    if log is not None:
        log.add(Mortgaged(seat, lease))
    set_mortgaged(s, lease, True, log)
    pay(s, BANK, seat, s.options.loans[lease], "FIN-055", "the loan on a lease", log)


def redeem(s: FinanceState, seat: int, lease: int, log: Log | None) -> None:
    """The loan is paid back with 10% (FIN-056)."""
    pay(s, seat, BANK, s.options.redeem_cost[lease], "FIN-056", "a mortgage redeemed", log)
    if log is not None:
        log.add(Redeemed(seat, lease))
    set_mortgaged(s, lease, False, log)


def menu_of(s: FinanceState, seat: int) -> FinanceDesk:
    """A seat's desk, with what it may do on its own account brought up to date."""
    menu = s.desks[seat]
    bit = 1 << seat
    if menu is None:
        menu = FinanceDesk(seat, s.edition, DealTerms(s, seat, ()), DealTerms(s, seat, ()))
        s.desks[seat] = menu
        s.unsettled |= bit
    elif not s.stale & bit:
        return menu
    s.stale &= ~bit
    held = s.deeds.held[seat]
    if s.unsettled & bit:
        s.unsettled &= ~bit
        menu.agreements = agreements(s, seat, menu) if s.options.keeps_sharing else 0
        # one who has a lease that is free to move can deal with another who has one, whatever the cash
        menu.deals = s.options.deals_freely and bool(held & ~s.built and s.deeds.owned & ~held & ~s.built)
    kinds = menu.agreements
    if held:
        mortgaged = held & s.mortgaged
        free = held & ~s.mortgaged & ~s.built if s.options.mortgaging == CLEAR_SERIES else mortgageable(s, seat)
        if free:
            kinds |= MORTGAGING
            menu.mortgaging.bits = free
        if mortgaged:
            redeems = s.options.redeems_for
            cash = s.cash[seat]
            mortgaged &= redeems[cash] if cash < len(redeems) else redeems[-1]  # FIN-D12
            if mortgaged:
                kinds |= REDEEMING
                menu.redeeming.bits = mortgaged
        if held & s.built:
            menu.tearing_down.bits = removable(s, seat)
            if menu.tearing_down.bits:
                kinds |= TEARING_DOWN
        if s.deeds.whole[seat]:
            menu.building.bits = buildable(s, seat)
            if menu.building.bits:
                kinds |= BUILDING
    menu.business = kinds
    return menu


def raising_choices(s: FinanceState, seat: int) -> tuple[Choice, ...]:
    """Mortgaging and tearing down, where nothing else of one's own business has a place."""
    menu = menu_of(s, seat)
    return menu.choices(menu.business & RAISING)


def let_stand(s: FinanceState, seat: int, stands: bool) -> None:
    """A pass stands from now on, or is lifted."""
    s.standing = s.standing | 1 << seat if stands else s.standing & ~(1 << seat)


def cannot_raise(s: FinanceState, seat: int, action: Action) -> Reason | None:
    """Judge a way of raising cash."""
    if isinstance(action, Mortgage):
        return cannot_mortgage(s, seat, action.lease)
    assert isinstance(action, TearDown)
    return cannot_tear_down(s, seat, action.lease)


def raise_cash(s: FinanceState, seat: int, action: Action, log: Log | None) -> None:
    """Mortgage, or tear down."""
    if isinstance(action, Mortgage):
        mortgage(s, seat, action.lease, log)
    else:
        assert isinstance(action, TearDown)
        tear_down(s, seat, action.lease, log)


def next_raise(s: FinanceState, seat: int) -> Action | None:
    """What the platform raises first (FIN-D16); None when nothing is left.

    Leases outside complete series, lowest value first; then houses, cheapest series first, from a space with most;
    then the other leases, lowest value first; ties by lowest number.
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
    """Of some leases the one of lowest value, ties by lowest number."""
    return min(members(leases), key=lambda lease: s.edition.leases[lease].value)
