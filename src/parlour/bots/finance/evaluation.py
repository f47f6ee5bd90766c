"""Evaluation of leases in Finance: their values, and what a complete series may earn.

Sets of leases are bits, in numbered order.
"""

from __future__ import annotations

from typing import Final, final

from parlour.games.finance.view_base import HIDDEN, Sights
from parlour.kit.bits import members

MORTGAGED: Final = 0.55
"""The value of a mortgaged lease, relative to its full value."""
NEARLY: Final = 0.5
"""The value of a series that lacks one lease, in values of that lease."""
EARNINGS: Final = 0.5
"""The value of a complete series, relative to the rent of all its streets with three houses."""
HOUSES_WANTED: Final = 3
MIN_SHARE: Final = 0.35
"""The minimum share of a complete series' value that counts, even without money to build."""
SETS: Final = {4: (0, 0, 40, 130, 320), 2: (0, 0, 60)}
"""The extra value of 0, 1, 2... railroads, or utilities."""
RIVAL: Final = 0.45
"""The weight of a rival's complete series against one's own."""
RIDE: Final = 0.5
"""The value of a free ride, relative to the rent of a street with three houses: about half are used in time."""
MAX_RIDES: Final = 3
"""The maximum number of rides on a series that the bots grant to one player."""


@final
class BoardFacts:
    """The immutable facts of the board, read once; `earnings` is the weight of a complete series' rents."""

    def __init__(self, view: Sights, earnings: float = EARNINGS) -> None:
        self.names = [name for name, _owner, _houses, _mortgaged in view.deeds()]
        self.values = [view.value(name) for name in self.names]
        self.redeem_costs = [view.redeem_cost(name) for name in self.names]
        self.rents = [view.rents(name) for name in self.names]
        ids = [series for series in view.all_series() if view.series_leases(series)]
        self.series_names = ids
        self.series = [sum([1 << self.names.index(name) for name in view.series_leases(id)]) for id in ids]
        self.house_costs = [view.house_cost(id) for id in ids]
        self.of = [
            next(n for n, bits in enumerate(self.series) if bits >> lease & 1) for lease in range(len(self.names))
        ]
        self.streets = [n for n, cost in enumerate(self.house_costs) if cost]
        self.sets = [n for n, cost in enumerate(self.house_costs) if not cost]
        self.spaces = view.spaces()
        self.lease_at = [
            self.names.index(view.lease_at(space)) if view.lease_at(space) else -1 for space in self.spaces
        ]
        self.ride_goods = [[view.ride_goods(id, count) for count in range(1, MAX_RIDES + 1)] for id in ids]
        """For each series the goods that stand for 1, 2... rides on it in a bundle."""
        self.earnings = [
            earnings * sum([self.rents[lease][HOUSES_WANTED] for lease in members(bits) if self.rents[lease]])
            for bits in self.series
        ]


@final
class Holdings:
    """The possessions of all seats at this moment, as far as they are visible."""

    def __init__(self, chart: BoardFacts, view: Sights, me: str, seats: tuple[str, ...]) -> None:
        self.chart = chart
        self.me = me
        self.held: dict[str, int] = dict.fromkeys(seats, 0)
        self.cash = {seat: view.cash(seat) for seat in seats}
        self.mortgaged = 0
        self.built = 0
        """The leases of series with a house on them."""
        self.houses: list[int] = []
        self.unsold = 0
        for n, (_name, owner, houses, is_mortgaged) in enumerate(view.deeds()):
            self.houses.append(houses)
            self.mortgaged |= is_mortgaged << n
            if not owner:
                self.unsold |= 1 << n
            elif owner != HIDDEN:
                self.held[owner] |= 1 << n
            if houses:
                self.built |= chart.series[chart.of[n]]
        self.lost = 0
        """The leases out of the game."""
        if self.unsold:
            self.lost = sum([1 << chart.names.index(name) for name in view.withdrawn()])
            self.unsold &= ~self.lost
        self.rides: dict[tuple[str, int], int] = {}
        """The number of free rides that each seat holds on a series."""
        for holder, _grantor, count, leases in view.rides():
            key = holder, chart.of[chart.names.index(leases[0])]
            self.rides[key] = self.rides.get(key, 0) + count
        self.rivals = [seat for seat in seats if view.is_in(seat) and seat != me]

    def base(self, bits: int) -> float:
        """Return the sum of values, with the extra value of railroads and utilities."""
        chart = self.chart
        value = 0.0
        for lease in members(bits):
            value += chart.values[lease] * (MORTGAGED if self.mortgaged >> lease & 1 else 1.0)
        for n in chart.sets:
            scale = SETS.get(chart.series[n].bit_count(), (0, 0, 60))
            value += scale[min((bits & chart.series[n]).bit_count(), len(scale) - 1)]
        return value

    def bonus(self, bits: int, cash: int) -> float:
        """Return the value of complete series, and of series that lack one lease, to an owner with this much money."""
        chart = self.chart
        value = 0.0
        free = bits & ~self.mortgaged & ~self.built
        means = cash + 0.6 * sum([chart.values[lease] for lease in members(free)])
        for n in chart.streets:
            series = chart.series[n]
            mine = bits & series
            if not mine or series & self.lost:
                continue
            if mine == series:
                cost = chart.house_costs[n] * HOUSES_WANTED * series.bit_count()
                value += chart.earnings[n] * min(1.0, max(MIN_SHARE, means / cost))
            elif (series & ~mine).bit_count() == 1:
                value += NEARLY * chart.values[members(series & ~mine)[0]]
        return value

    def gain(self, seat: str, partner: str, give: int, get: int, cash: int) -> float:
        """Return a seat's gain from an exchange: it gives `give` and `cash` (gets it, if negative) for `get`."""
        mine, theirs = self.held[seat], self.held[partner]
        after, after_theirs = mine & ~give | get, theirs & ~get | give
        gain = self.base(after) - self.base(mine) - cash
        gain += self.bonus(after, self.cash[seat] - cash) - self.bonus(mine, self.cash[seat])
        rival = self.bonus(after_theirs, self.cash[partner] + cash) - self.bonus(theirs, self.cash[partner])
        return gain - RIVAL * max(0.0, rival)

    def complete(self, seat: str) -> list[int]:
        """Return the series of streets that a seat owns completely."""
        return [n for n in self.chart.streets if self.held[seat] & self.chart.series[n] == self.chart.series[n]]

    def breaks_series(self, seat: str, give: int) -> bool:
        """Whether giving these away would break up a complete series of the seat."""
        return any(give & self.chart.series[n] for n in self.complete(seat))

    def price_for(self, seat: str, lease: int) -> float:
        """Return the most that a seat would pay for a lease that is for sale."""
        chart = self.chart
        mine = self.held[seat]
        bit = 1 << lease
        value = self.base(mine | bit) - self.base(mine)
        value += self.bonus(mine | bit, self.cash[seat]) - self.bonus(mine, self.cash[seat])
        for rival in self.rivals:  # deny it to the rival it would help most
            theirs = self.held[rival]
            helps = self.bonus(theirs | bit, self.cash[rival]) - self.bonus(theirs, self.cash[rival])
            value = max(value, chart.values[lease] + RIVAL * helps)
        return value

    def rent_of(self, lease: int) -> int:
        """Return the current rough cost of a stop on another's lease."""
        if self.mortgaged >> lease & 1 or self.held[self.me] >> lease & 1 or self.unsold >> lease & 1:
            return 0
        rents = self.chart.rents[lease]
        return rents[self.houses[lease]] if rents else 60

    def ride_value(self, scope: int) -> float:
        """Return the value of a free ride on one of some leases."""
        rents = [self.chart.rents[lease][HOUSES_WANTED] for lease in members(scope) if self.chart.rents[lease]]
        return RIDE * max(rents) if rents else 10.0
