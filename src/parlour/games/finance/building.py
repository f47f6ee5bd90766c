"""Houses: on which leases a seat may build and tear down (FIN-044 to FIN-053)."""

from __future__ import annotations

from parlour.games.finance.state import FinanceState
from parlour.kit.bits import members


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
