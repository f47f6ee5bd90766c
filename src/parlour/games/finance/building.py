"""Houses: who may build and tear down which, and the effects (FIN-044 to FIN-053)."""

from __future__ import annotations

from parlour.core.events import Log
from parlour.core.refusals import Reason
from parlour.games.finance.edition import STREET
from parlour.games.finance.effects import pay, set_houses
from parlour.games.finance.events_trade import HouseBuilt, HouseTornDown
from parlour.games.finance.reasons import (
    BUILD_CASH,
    BUILD_FULL,
    BUILD_IN_DEBT,
    BUILD_MORTGAGED,
    BUILD_NO_STREET,
    BUILD_NONE_LEFT,
    BUILD_SERIES,
    BUILD_UNEVEN,
    TEAR_NOT_YOURS,
    TEAR_NOTHING,
    TEAR_UNEVEN,
)
from parlour.games.finance.state import FinanceState
from parlour.kit.bits import has, members
from parlour.kit.ledger import BANK


def cannot_build(s: FinanceState, seat: int, lease: int) -> Reason | None:
    """Return why a seat may not build a house on a lease, or None."""
    if has(buildable(s, seat), lease):
        return None
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
    if s.options.house_supply and s.house_stock <= 0:
        return BUILD_NONE_LEFT
    return BUILD_CASH


def fewest(s: FinanceState, series: int) -> int:
    """Return the lowest number of houses on a space of a series."""
    houses = s.houses
    bits = s.deeds.group_bits[series]
    least = s.edition.most_houses
    while bits:
        low = bits & -bits
        least = min(least, houses[low.bit_length() - 1])
        bits ^= low
    return least


def buildable(s: FinanceState, seat: int) -> int:
    """Return the leases a seat may build on, as bits."""
    whole = s.deeds.whole[seat]
    if not whole or s.owes[seat] or (s.options.house_supply and s.house_stock <= 0):
        return 0
    found = 0
    cash = s.cash[seat]
    for series in members(whole):
        bits = s.deeds.group_bits[series]
        if not s.edition.series[series].is_buildable or s.mortgaged & bits:
            continue
        if cash < s.edition.series[series].house_cost:
            continue
        most = min(fewest(s, series) + s.edition.difference, s.edition.most_houses)
        for lease in members(bits):
            if s.houses[lease] < most:
                found |= 1 << lease
    return found


def cannot_tear_down(s: FinanceState, seat: int, lease: int) -> Reason | None:
    """Return why a seat may not tear down a house on a lease, or None."""
    if has(removable(s, seat), lease):
        return None
    if not 0 <= lease < len(s.owners) or s.owners[lease] != seat:
        return TEAR_NOT_YOURS
    return TEAR_NOTHING if s.houses[lease] == 0 else TEAR_UNEVEN


def most_built(s: FinanceState, seat: int, lease: int) -> int:
    """Return the highest house count on a space of the lease's series that the seat owns.

    With houses_travel, other seats may own the rest of the series.
    """
    bits = s.options.sets.bits[s.options.sets.of[lease]] & s.deeds.held[seat]
    return max([s.houses[other] for other in members(bits)])


def removable(s: FinanceState, seat: int) -> int:
    """Return the leases on which a seat may tear down a house, as bits."""
    found = 0
    left = s.built & s.deeds.held[seat]
    while left:
        low = left & -left
        lease = low.bit_length() - 1
        if s.houses[lease] and (not s.options.even_teardown or s.houses[lease] >= most_built(s, seat, lease)):
            found |= low
        left ^= low
    return found


def build(s: FinanceState, seat: int, lease: int, log: Log | None) -> None:
    """Build a house; it costs the value of its property (FIN-046)."""
    pay(s, seat, BANK, s.options.house_cost[lease], "FIN-046", "a house", log)
    count = s.houses[lease] + 1
    if log is not None:
        log.add(HouseBuilt(seat, lease, count))
    set_houses(s, lease, count, log)


def tear_down(s: FinanceState, seat: int, lease: int, log: Log | None) -> None:
    """Tear down a house; the Bank refunds half its price (FIN-052)."""
    count = s.houses[lease] - 1
    if log is not None:
        log.add(HouseTornDown(seat, lease, count))
    set_houses(s, lease, count, log)
    pay(s, BANK, seat, s.options.house_back[lease], "FIN-052", "a house torn down", log)
