"""Evaluation of vessels in Weigh Anchor: their prices, and what a whole group may earn.

Sets of vessels are bits, in the order in which the view lists the deeds.
"""

from __future__ import annotations

from typing import Final, final

from parlour.games.weigh_anchor.view import AnchorView
from parlour.kit.bits import members

MORTGAGED: Final = 0.55
"""The value of a mortgaged vessel, relative to its price."""
NEARLY: Final = 0.3
"""The value of a group that lacks one vessel, in prices."""
EARNINGS: Final = 0.55
"""The value of a whole group, relative to the hire of all its vessels with three decks."""
DECKS_WANTED: Final = 3
MIN_SHARE: Final = 0.3
"""The minimum share of a whole group's value that counts, even without money to build."""
FLEETS: Final = ((0, 0, 60, 200, 500), (0, 0, 60))
"""The extra value of 0, 1, 2... tankers, or tugs."""
RIVAL: Final = 0.4
"""The weight of a rival's whole group against one's own."""
Prospects = tuple[float, list[tuple[float, int]]]
"""What some vessels would raise, and what their groups may bring: each with the cost to build, 0 for none."""


@final
class BoardFacts:
    """The immutable facts of the board, read once."""

    def __init__(self, view: AnchorView) -> None:
        self.names = [name for name, _owner, _level, _mortgaged in view.deeds()]
        self.prices = [view.price(name) for name in self.names]
        self.loans = [view.loan(name) for name in self.names]
        self.lift_costs = [view.lift_cost(name) for name in self.names]
        self.hires = [view.hires(name) for name in self.names]
        self.groups: list[int] = []
        self.group_names = list(view.all_groups())
        self.deck_costs = [view.deck_cost(group) for group in self.group_names]
        self.suite_costs = [view.suite_cost(group) for group in self.group_names]
        for group in self.group_names:
            self.groups.append(sum([1 << self.names.index(name) for name in view.group_vessels(group)]))
        self.group_of = [next(n for n, bits in enumerate(self.groups) if bits >> v & 1) for v in range(len(self.names))]
        self.is_liner = [bool(hires) for hires in self.hires]
        self.spaces = view.spaces()
        self.vessel_at = [
            self.names.index(view.vessel_at(space)) if view.vessel_at(space) else -1 for space in self.spaces
        ]
        self.earnings = [self._earnings(bits) for bits in self.groups]
        self.liners = [n for n, bits in enumerate(self.groups) if self.earnings[n] and bits]
        self.others = [n for n in range(len(self.groups)) if n not in self.liners]

    def _earnings(self, bits: int) -> float:
        return EARNINGS * sum([self.hires[v][DECKS_WANTED] for v in members(bits) if self.is_liner[v]])


@final
class Holdings:
    """The possessions of all seats at this moment."""

    def __init__(self, chart: BoardFacts, view: AnchorView) -> None:
        self.chart = chart
        self.held: dict[str, int] = dict.fromkeys(view.seats(), 0)
        self.cash = {seat: view.cash(seat) for seat in view.seats()}
        self.mortgaged = 0
        self.built = 0
        """The vessels of groups with a piece on them, which cannot be sold."""
        self.levels: list[int] = []
        self.unowned = 0
        for n, (_name, owner, level, is_mortgaged) in enumerate(view.deeds()):
            self.levels.append(level)
            self.mortgaged |= is_mortgaged << n
            if owner:
                self.held[owner] |= 1 << n
            else:
                self.unowned |= 1 << n
            if level:
                self.built |= chart.groups[chart.group_of[n]]
        self.rivals = [seat for seat in view.seats() if view.is_in(seat) and seat != view.me()]
        self._bases: dict[int, float] = {}
        self._prospects: dict[int, Prospects] = {}

    def base(self, bits: int) -> float:
        """Return the sum of prices, with the extra value of tankers and tugs."""
        value = self._bases.get(bits)
        if value is None:
            value = self._bases[bits] = self._base(bits)
        return value

    def bonus(self, bits: int, cash: int) -> float:
        """Return the value of whole groups, and of groups that lack one vessel, to an owner with this much money."""
        prospects = self._prospects.get(bits)
        if prospects is None:
            prospects = self._prospects[bits] = self._prospects_of(bits)
        loans, groups = prospects
        means = cash + loans
        value = 0.0
        for worth, cost in groups:
            value += worth * min(1.0, max(MIN_SHARE, means / cost)) if cost else worth
        return value

    def _base(self, bits: int) -> float:
        chart = self.chart
        value = 0.0
        for v in members(bits):
            value += chart.prices[v] * (MORTGAGED if self.mortgaged >> v & 1 else 1.0)
        for scale, n in zip(FLEETS, chart.others, strict=False):
            value += scale[min((bits & chart.groups[n]).bit_count(), len(scale) - 1)]
        return value

    def _prospects_of(self, bits: int) -> Prospects:
        chart = self.chart
        loans = 0.5 * sum([chart.loans[v] for v in members(bits & ~self.mortgaged & ~self.built)])
        groups: list[tuple[float, int]] = []
        for n in chart.liners:
            group = chart.groups[n]
            mine = bits & group
            if mine == group:
                groups.append((chart.earnings[n], chart.deck_costs[n] * DECKS_WANTED * group.bit_count()))
            elif mine and (group & ~mine).bit_count() == 1:
                groups.append((NEARLY * chart.prices[members(group & ~mine)[0]], 0))
        return loans, groups

    def gain(self, seat: str, partner: str, give: int, get: int, cash: int) -> float:
        """Return a seat's gain from an exchange: it gives `give` and `cash` (gets it, if negative) for `get`."""
        mine, theirs = self.held[seat], self.held[partner]
        after, after_theirs = mine & ~give | get, theirs & ~get | give
        interest = 0.1 * sum([self.chart.loans[v] for v in members(get & self.mortgaged)])
        gain = self.base(after) - self.base(mine) - cash - interest
        gain += self.bonus(after, self.cash[seat] - cash) - self.bonus(mine, self.cash[seat])
        rival = self.bonus(after_theirs, self.cash[partner] + cash) - self.bonus(theirs, self.cash[partner])
        return gain - RIVAL * max(0.0, rival)

    def whole(self, seat: str) -> list[int]:
        """Return the groups of liners that a seat owns completely."""
        return [n for n in self.chart.liners if self.held[seat] & self.chart.groups[n] == self.chart.groups[n]]

    def breaks_group(self, seat: str, give: int) -> bool:
        """Whether giving these away would break up a whole group of the seat."""
        return any(give & self.chart.groups[n] for n in self.whole(seat))

    def price_for(self, seat: str, v: int) -> float:
        """Return the most that a seat would pay for a vessel of the Bank."""
        chart = self.chart
        mine = self.held[seat]
        bit = 1 << v
        value = self.base(mine | bit) - self.base(mine)
        value += self.bonus(mine | bit, self.cash[seat]) - self.bonus(mine, self.cash[seat])
        for rival in self.rivals:  # deny it to the rival it would help most
            theirs = self.held[rival]
            helps = self.bonus(theirs | bit, self.cash[rival]) - self.bonus(theirs, self.cash[rival])
            value = max(value, chart.prices[v] + RIVAL * helps)
        return value
