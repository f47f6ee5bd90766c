"""Evaluation of leases in Finance: the shared evaluation of deeds with this game's weights, and free rides."""

# Compiled with mypyc.

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
from parlour.bots.common.property.money import reserve
from parlour.bots.common.property.visits import visits
from parlour.bots.temperament import NEUTRAL, Temperament
from parlour.core.memo import Memo
from parlour.games.finance.view_base import FinanceViewBase
from parlour.kit.bits import members

WEIGHTS: Final = Weights(earnings=0.5, min_share=0.35, nearly=0.5, rivals=1.35, rival=0.45, loans=0.6)
SETS: Final = {4: (0, 0, 40, 130, 320), 2: (0, 0, 60)}
"""The extra value of 0, 1, 2... railroads, or utilities."""
RIDE: Final = 0.5
"""The value of a free ride, relative to the rent of a street with three houses: about half are used in time."""
MAX_RESERVE: Final = 420
MAX_RIDES: Final = 3
"""The maximum number of rides on a series that the bots grant to one player."""


@final
class BoardFacts(PropertyFacts):
    """The immutable facts of the board: leases in series."""

    group_word: ClassVar[str] = "series"

    def __init__(self, view: FinanceViewBase, weights: Weights = WEIGHTS) -> None:
        names = [name for name, _owner, _houses, _mortgaged in view.deeds()]
        series = [GroupTerms(id, view.series_leases(id), view.house_cost(id)) for id in view.all_series()]
        series = [one for one in series if one.deeds]
        super().__init__(
            weights,
            [_terms(view, name) for name in names],
            series,
            [SETS.get(len(one.deeds), SETS[2]) for one in series if not one.build_cost],
            {space: view.lease_at(space) for space in view.spaces()},
            visits(view.throws_by_number(), view.ends_by_number()),
        )
        self.ride_goods = [[view.ride_goods(id, count) for count in range(1, MAX_RIDES + 1)] for id in self.group_names]
        """For each series the goods that stand for 1, 2... rides on it in a bundle."""


_FACTS: Final[Memo[tuple[str, Weights], BoardFacts]] = Memo(40)


def facts_of(view: FinanceViewBase, weights: Weights = WEIGHTS) -> BoardFacts:
    """Return the facts of a table's board with these weights, shared by all bots that play on it."""
    key = (view.board(), weights)
    found = _FACTS.get(key)
    return _FACTS.keep(key, BoardFacts(view, weights)) if found is None else found


@final
class Holdings(PropertyHoldings[BoardFacts]):
    """The possessions of all seats at this moment, with free rides and leases out of the game."""

    def __init__(self, facts: BoardFacts, view: FinanceViewBase, me: int, temperament: Temperament = NEUTRAL) -> None:
        super().__init__(facts, me, view.table_by_number(), temperament)
        self.view = view

    def rides(self, holder: int, group: int) -> int:
        """Return the number of free rides that a seat holds on a series."""
        found = 0
        for one, count, lease in self.view.rides_by_number():
            if one == holder and self.facts.group_of[lease] == group:
                found += count
        return found

    def rent_of(self, deed: int) -> int:
        """Return the current rough cost of a stop on another's lease."""
        if self.mortgaged >> deed & 1 or self.held[self.me] >> deed & 1 or self.unowned >> deed & 1:
            return 0
        rents = self.facts.rents[deed]
        return rents[self.levels[deed]] if rents else 60

    def charge_of(self, deed: int) -> int:
        return self.view.rent_by_number(deed)

    def reserve(self) -> int:
        """Return the cash to reserve against the rents ahead."""
        if self.reserved < 0:
            self.reserved = reserve(self, self.view.square_by_number(self.me), MAX_RESERVE)
        return self.reserved

    def spare(self) -> int:
        """Return the cash beyond the reserve."""
        return self.cash[self.me] - self.reserve()

    def spare_to_build(self) -> int:
        """Return the cash that may be spent on a building."""
        return self.cash[self.me] - int(self.reserve() / self.building)

    def ride_value(self, scope: int) -> float:
        """Return the value of a free ride on one of some leases."""
        rents = [self.facts.rents[lease][BUILDINGS_WANTED] for lease in members(scope) if self.facts.rents[lease]]
        return RIDE * max(rents) if rents else 10.0


def _terms(view: FinanceViewBase, lease: str) -> DeedTerms:
    """Return the terms of a lease; its full value counts as the loan."""
    value = view.value(lease)
    return DeedTerms(lease, value, value, view.redeem_cost(lease), view.rents(lease))
