"""Business with the Bank: mortgages and houses (FIN-044 to FIN-057), and the ways to raise cash."""

from __future__ import annotations

from typing import Final, final

from parlour.core.domains import CachedMemberOf
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.moves import Action, Choice
from parlour.core.refusals import Reason
from parlour.games.finance.actions import Build, Mortgage, Redeem, TearDown
from parlour.games.finance.building import buildable, fewest, most_built, removable
from parlour.games.finance.edition import STREET
from parlour.games.finance.effects import pay, set_houses, set_mortgaged
from parlour.games.finance.events_trade import HouseBuilt, HouseTornDown, Mortgaged, Redeemed
from parlour.games.finance.figures import pact_of
from parlour.games.finance.options import CLEAR_LOT, CLEAR_SERIES
from parlour.games.finance.reasons import (
    BUILD_CASH,
    BUILD_FULL,
    BUILD_IN_DEBT,
    BUILD_MORTGAGED,
    BUILD_NO_STREET,
    BUILD_NONE_LEFT,
    BUILD_SERIES,
    BUILD_UNEVEN,
    MORTGAGE_HANDED_OVER,
    MORTGAGE_HOUSES,
    MORTGAGE_NOT_YOURS,
    MORTGAGE_TWICE,
    REDEEM_CASH,
    REDEEM_NOT_MORTGAGED,
    REDEEM_NOT_YOURS,
    TEAR_NOT_YOURS,
    TEAR_NOTHING,
    TEAR_UNEVEN,
)
from parlour.games.finance.state import FinanceState
from parlour.kit.bits import covered, members
from parlour.kit.ledger import BANK
from parlour.kit.menu import MemberStep, Steps

HAS_SERIES: Final = 1
HAS_HOUSES: Final = 2
"""What a seat has: a complete series, or leases of series with houses."""


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


@final
class Mortgaging(MemberStep[FinanceState, Frame[FinanceState], Mortgage]):
    """Mortgage a lease; the Bank lends its value (FIN-055)."""

    def choice(self, s: FinanceState, seat: int) -> Choice:
        return Choice(Mortgage, CachedMemberOf(0, s.edition.mortgages))

    def members(self, s: FinanceState, seat: int) -> int:
        return mortgageable(s, seat)

    def reason(self, s: FinanceState, frame: Frame[FinanceState], seat: int, action: Mortgage) -> Reason:
        lease = action.lease
        if not 0 <= lease < len(s.owners):
            return MORTGAGE_NOT_YOURS
        if s.owners[lease] != seat:
            pact = pact_of(s, lease)
            is_partner = pact is not None and pact.holder >= 0 and pact.shares[seat] > 0
            return MORTGAGE_HANDED_OVER if is_partner else MORTGAGE_NOT_YOURS
        return MORTGAGE_TWICE if s.mortgaged >> lease & 1 else MORTGAGE_HOUSES

    def do(self, s: FinanceState, frame: Frame[FinanceState], seat: int, action: Mortgage, log: Log | None) -> None:
        if log is not None:
            log.add(Mortgaged(seat, action.lease))
        set_mortgaged(s, action.lease, True, log)
        pay(s, BANK, seat, s.options.loans[action.lease], "FIN-055", "the loan on a lease", log)


@final
class TearingDown(MemberStep[FinanceState, Frame[FinanceState], TearDown]):
    """Tear down a house; the Bank refunds half its price (FIN-052)."""

    def choice(self, s: FinanceState, seat: int) -> Choice:
        return Choice(TearDown, CachedMemberOf(0, s.edition.demolitions))

    def members(self, s: FinanceState, seat: int) -> int:
        return removable(s, seat)

    def reason(self, s: FinanceState, frame: Frame[FinanceState], seat: int, action: TearDown) -> Reason:
        lease = action.lease
        if not 0 <= lease < len(s.owners) or s.owners[lease] != seat:
            return TEAR_NOT_YOURS
        return TEAR_NOTHING if s.houses[lease] == 0 else TEAR_UNEVEN

    def do(self, s: FinanceState, frame: Frame[FinanceState], seat: int, action: TearDown, log: Log | None) -> None:
        count = s.houses[action.lease] - 1
        if log is not None:
            log.add(HouseTornDown(seat, action.lease, count))
        set_houses(s, action.lease, count, log)
        pay(s, BANK, seat, s.options.house_back[action.lease], "FIN-052", "a house torn down", log)


@final
class Redeeming(MemberStep[FinanceState, Frame[FinanceState], Redeem]):
    """Redeem a mortgage; the seat repays the loan plus 10% (FIN-056)."""

    def choice(self, s: FinanceState, seat: int) -> Choice:
        return Choice(Redeem, CachedMemberOf(0, s.edition.redemptions))

    def members(self, s: FinanceState, seat: int) -> int:
        mortgaged = s.deeds.held[seat] & s.mortgaged
        return mortgaged & covered(s.options.redeems_for, s.cash[seat]) if mortgaged else 0  # FIN-D12

    def reason(self, s: FinanceState, frame: Frame[FinanceState], seat: int, action: Redeem) -> Reason:
        lease = action.lease
        if not 0 <= lease < len(s.owners) or s.owners[lease] != seat:
            return REDEEM_NOT_YOURS
        return REDEEM_CASH if s.mortgaged >> lease & 1 else REDEEM_NOT_MORTGAGED

    def do(self, s: FinanceState, frame: Frame[FinanceState], seat: int, action: Redeem, log: Log | None) -> None:
        pay(s, seat, BANK, s.options.redeem_cost[action.lease], "FIN-056", "a mortgage redeemed", log)
        if log is not None:
            log.add(Redeemed(seat, action.lease))
        set_mortgaged(s, action.lease, False, log)


@final
class Building(MemberStep[FinanceState, Frame[FinanceState], Build]):
    """Build a house; it costs the value of its property (FIN-046)."""

    def choice(self, s: FinanceState, seat: int) -> Choice:
        return Choice(Build, CachedMemberOf(0, s.edition.buildings))

    def members(self, s: FinanceState, seat: int) -> int:
        return buildable(s, seat)

    def reason(self, s: FinanceState, frame: Frame[FinanceState], seat: int, action: Build) -> Reason:
        lease = action.lease
        if not 0 <= lease < len(s.owners) or s.edition.leases[lease].kind != STREET:
            return BUILD_NO_STREET  # FIN-R12
        sets = s.options.sets
        series = sets.of[lease]
        if s.withdrawn >> lease & 1 or not s.deeds.whole[seat] >> series & 1:
            return BUILD_SERIES  # FIN-R28
        if s.owes[seat]:
            return BUILD_IN_DEBT
        if s.mortgaged & sets.bits[series]:
            return BUILD_MORTGAGED  # FIN-057
        if s.houses[lease] >= s.edition.most_houses:
            return BUILD_FULL
        if s.houses[lease] + 1 - fewest(s, series) > s.edition.difference:
            return BUILD_UNEVEN
        return BUILD_NONE_LEFT if s.options.house_supply and s.house_stock <= 0 else BUILD_CASH

    def do(self, s: FinanceState, frame: Frame[FinanceState], seat: int, action: Build, log: Log | None) -> None:
        pay(s, seat, BANK, s.options.house_cost[action.lease], "FIN-046", "a house", log)
        count = s.houses[action.lease] + 1
        if log is not None:
            log.add(HouseBuilt(seat, action.lease, count))
        set_houses(s, action.lease, count, log)


MORTGAGING: Final = Mortgaging(Mortgage, MORTGAGE_NOT_YOURS, is_business=True)
TEARING_DOWN: Final = TearingDown(TearDown, TEAR_NOT_YOURS, is_business=True, asked_if=HAS_HOUSES)
RAISING: Final = Steps[FinanceState, Frame[FinanceState]]((MORTGAGING, TEARING_DOWN), MORTGAGE_NOT_YOURS)
"""The ways to raise cash from the Bank, in a window and in phases that allow no other business."""


def raising_choices(s: FinanceState, seat: int) -> tuple[Choice, ...]:
    """Return the choices to mortgage and to tear down, for phases that allow no other business."""
    menu = RAISING.new_menu(s, s.top, seat)
    return menu.choices(menu.kept_bits)


def cannot_raise(s: FinanceState, seat: int, action: Action) -> Reason | None:
    """Return why a seat may not raise cash in this way, or None."""
    return RAISING.cannot(s, s.top, RAISING.new_menu(s, s.top, seat), 0, action)


def raise_cash(s: FinanceState, seat: int, action: Action, log: Log | None) -> None:
    """Raise cash by a mortgage or by tearing down a house."""
    RAISING.do(s, s.top, seat, action, log)


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
