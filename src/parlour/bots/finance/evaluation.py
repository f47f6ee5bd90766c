"""Evaluation of leases in Finance: the shared evaluation of deeds with this game's weights, and free rides."""

from __future__ import annotations

from typing import ClassVar, Final, final

from parlour.bots.common.property.evaluation import (
    BUILDINGS_WANTED,
    DeedTerms,
    GroupTerms,
    PropertyFacts,
    PropertyHoldings,
    Weights,
)
from parlour.games.finance.view import FinanceView
from parlour.kit.bits import members

WEIGHTS: Final = Weights(earnings=0.5, min_share=0.35, nearly=0.5, rival=0.45, loans=0.6)
SETS: Final = {4: (0, 0, 40, 130, 320), 2: (0, 0, 60)}
"""The extra value of 0, 1, 2... railroads, or utilities."""
RIDE: Final = 0.5
"""The value of a free ride, relative to the rent of a street with three houses: about half are used in time."""
MAX_RIDES: Final = 3
"""The maximum number of rides on a series that the bots grant to one player."""


@final
class BoardFacts(PropertyFacts):
    """The immutable facts of the board: leases in series."""

    group_word: ClassVar[str] = "series"

    def __init__(self, view: FinanceView, weights: Weights = WEIGHTS) -> None:
        names = [name for name, _owner, _houses, _mortgaged in view.deeds()]
        series = [GroupTerms(id, view.series_leases(id), view.house_cost(id)) for id in view.all_series()]
        series = [one for one in series if one.deeds]
        super().__init__(
            weights,
            [_terms(view, name) for name in names],
            series,
            [SETS.get(len(one.deeds), SETS[2]) for one in series if not one.build_cost],
            {space: view.lease_at(space) for space in view.spaces()},
        )
        self.ride_goods = [[view.ride_goods(id, count) for count in range(1, MAX_RIDES + 1)] for id in self.group_names]
        """For each series the goods that stand for 1, 2... rides on it in a bundle."""


@final
class Holdings(PropertyHoldings[BoardFacts]):
    """The possessions of all seats at this moment, with free rides and leases out of the game."""

    def __init__(self, facts: BoardFacts, view: FinanceView) -> None:
        super().__init__(facts, view)
        if self.unowned:
            self.lost = sum([1 << facts.names.index(name) for name in view.withdrawn()])
            self.unowned &= ~self.lost
        self.rides: dict[tuple[str, int], int] = {}
        """The number of free rides that each seat holds on a series."""
        for holder, _grantor, count, leases in view.rides():
            key = holder, facts.group_of[facts.names.index(leases[0])]
            self.rides[key] = self.rides.get(key, 0) + count

    def rent_of(self, lease: int) -> int:
        """Return the current rough cost of a stop on another's lease."""
        if self.mortgaged >> lease & 1 or self.held[self.me] >> lease & 1 or self.unowned >> lease & 1:
            return 0
        rents = self.facts.rents[lease]
        return rents[self.levels[lease]] if rents else 60

    def ride_value(self, scope: int) -> float:
        """Return the value of a free ride on one of some leases."""
        rents = [self.facts.rents[lease][BUILDINGS_WANTED] for lease in members(scope) if self.facts.rents[lease]]
        return RIDE * max(rents) if rents else 10.0


def _terms(view: FinanceView, lease: str) -> DeedTerms:
    """Return the terms of a lease; its full value counts as the loan."""
    value = view.value(lease)
    return DeedTerms(lease, value, value, view.redeem_cost(lease), view.rents(lease))
