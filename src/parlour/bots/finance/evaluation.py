"""What leases are worth to whom, as the bot for Finance reckons it: values, and what a complete series may earn.

Sets of leases are bits, in numbered order.
"""

from __future__ import annotations

from typing import Final, final

from parlour.games.finance.view_base import HIDDEN, Sights
from parlour.kit.bits import members

MORTGAGED: Final = 0.55
"""What a mortgaged lease counts of its value."""
NEARLY: Final = 0.5
"""What lacking one lease of a series counts, in values of that lease."""
EARNINGS: Final = 0.5
"""What a complete series counts of the rent of all its streets with three houses."""
HOUSES_WANTED: Final = 3
MIN_SHARE: Final = 0.35
"""A complete series counts so much at least, however little money there is to build."""
SETS: Final = {4: (0, 0, 40, 130, 320), 2: (0, 0, 60)}
"""What 0, 1, 2... railroads, or utilities, count beside their value."""
RIVAL: Final = 0.45
"""What a rival's complete series counts against one's own."""
RIDE: Final = 0.5
"""What a free ride counts of the rent of a street with three houses: about every other one is used in time."""
MAX_RIDES: Final = 3
"""So many rides on a series are granted to one player, by custom."""


@final
class BoardFacts:
    """The facts of the board that never change, read once; `earnings` is what a complete series counts of its rents."""

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
        """For each series what stands for 1, 2... rides on it in a bundle."""
        self.earnings = [
            earnings * sum([self.rents[lease][HOUSES_WANTED] for lease in members(bits) if self.rents[lease]])
            for bits in self.series
        ]


@final
class Holdings:
    """Who owns what at this moment, as far as it is shown."""

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
        """How many free rides each seat holds on a series."""
        for holder, _grantor, count, leases in view.rides():
            key = holder, chart.of[chart.names.index(leases[0])]
            self.rides[key] = self.rides.get(key, 0) + count
        self.rivals = [seat for seat in seats if view.is_in(seat) and seat != me]

    def base(self, bits: int) -> float:
        """Values, and what railroads and utilities count together."""
        chart = self.chart
        value = 0.0
        for lease in members(bits):
            value += chart.values[lease] * (MORTGAGED if self.mortgaged >> lease & 1 else 1.0)
        for n in chart.sets:
            scale = SETS.get(chart.series[n].bit_count(), (0, 0, 60))
            value += scale[min((bits & chart.series[n]).bit_count(), len(scale) - 1)]
        return value

    def bonus(self, bits: int, cash: int) -> float:
        """What complete series, and series that lack one lease, count for an owner with so much money."""
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
        """What an exchange brings a seat: it gives `give` and `cash` (or gets it, below zero) for `get`."""
        mine, theirs = self.held[seat], self.held[partner]
        after, after_theirs = mine & ~give | get, theirs & ~get | give
        gain = self.base(after) - self.base(mine) - cash
        gain += self.bonus(after, self.cash[seat] - cash) - self.bonus(mine, self.cash[seat])
        rival = self.bonus(after_theirs, self.cash[partner] + cash) - self.bonus(theirs, self.cash[partner])
        return gain - RIVAL * max(0.0, rival)

    def complete(self, seat: str) -> list[int]:
        """The series of streets that a seat owns whole."""
        return [n for n in self.chart.streets if self.held[seat] & self.chart.series[n] == self.chart.series[n]]

    def breaks_series(self, seat: str, give: int) -> bool:
        """Whether parting with these would break up a series that the seat owns whole."""
        return any(give & self.chart.series[n] for n in self.complete(seat))

    def price_for(self, seat: str, lease: int) -> float:
        """What a seat would pay at most for a lease that is for sale."""
        chart = self.chart
        mine = self.held[seat]
        bit = 1 << lease
        value = self.base(mine | bit) - self.base(mine)
        value += self.bonus(mine | bit, self.cash[seat]) - self.bonus(mine, self.cash[seat])
        for rival in self.rivals:  # keep it from whoever it would serve most
            theirs = self.held[rival]
            helps = self.bonus(theirs | bit, self.cash[rival]) - self.bonus(theirs, self.cash[rival])
            value = max(value, chart.values[lease] + RIVAL * helps)
        return value

    def rent_of(self, lease: int) -> int:
        """What a stop on a lease of another's costs about now."""
        if self.mortgaged >> lease & 1 or self.held[self.me] >> lease & 1 or self.unsold >> lease & 1:
            return 0
        rents = self.chart.rents[lease]
        return rents[self.houses[lease]] if rents else 60

    def ride_value(self, scope: int) -> float:
        """What a free ride on one of some leases is worth."""
        rents = [self.chart.rents[lease][HOUSES_WANTED] for lease in members(scope) if self.chart.rents[lease]]
        return RIDE * max(rents) if rents else 10.0
