"""Evaluation of vessels in Weigh Anchor: the shared evaluation of deeds with this game's weights."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final, final

from parlour.bots.common.property.evaluation import DeedTerms, GroupTerms, PropertyFacts, PropertyHoldings, Weights
from parlour.bots.common.property.money import reserve
from parlour.bots.common.property.visits import visits
from parlour.bots.temperament import NEUTRAL, Temperament
from parlour.core.memo import Memo
from parlour.games.weigh_anchor.view import AnchorView

WEIGHTS: Final = Weights(
    earnings=0.55, min_share=0.3, nearly=0.3, rivals=1.2, rival=0.4, loans=0.5, interest=10, visits=0.0
)
FLEETS: Final = ((0, 0, 60, 200, 500), (0, 0, 60))
"""The extra value of 0, 1, 2... tankers, or tugs."""
MAX_RESERVE: Final = 400


@final
class BoardFacts(PropertyFacts):
    """The immutable facts of the board: vessels in groups."""

    def __init__(self, view: AnchorView, weights: Weights = WEIGHTS) -> None:
        names = [name for name, _owner, _level, _mortgaged in view.deeds()]
        super().__init__(
            weights,
            [
                DeedTerms(name, view.price(name), view.loan(name), view.lift_cost(name), view.hires(name))
                for name in names
            ],
            [GroupTerms(group, view.group_vessels(group), view.deck_cost(group)) for group in view.all_groups()],
            FLEETS,
            {space: view.vessel_at(space) for space in view.spaces()},
            visits(view.throws_by_number(), view.ends_by_number()),
        )
        self.suite_costs = [view.suite_cost(group) for group in self.group_names]


_FACTS: Final[Memo[tuple[str, Weights], BoardFacts]] = Memo(40)


def facts_of(view: AnchorView, weights: Weights = WEIGHTS) -> BoardFacts:
    """Return the facts of a table's board with these weights, shared by all bots that play on it."""
    key = (view.board(), weights)
    found = _FACTS.get(key)
    return _FACTS.keep(key, BoardFacts(view, weights)) if found is None else found


@final
class Holdings(PropertyHoldings[BoardFacts]):
    """The possessions of all seats at this moment, seen by one of them."""

    def __init__(self, facts: BoardFacts, view: AnchorView, me: int, temperament: Temperament = NEUTRAL) -> None:
        super().__init__(facts, me, view.table_by_number(), temperament)
        self.view = view

    def rent_of(self, deed: int) -> int:
        return 0 if self.held[self.me] >> deed & 1 else self.view.hire_by_number(deed)

    def charge_of(self, deed: int) -> int:
        return self.view.hire_by_number(deed)

    def reserve(self) -> int:
        """Return the cash to reserve against the hire ahead."""
        if self.reserved < 0:
            self.reserved = reserve(self, self.view.space_by_number(self.me), MAX_RESERVE)
        return self.reserved

    def spare(self) -> int:
        """Return the cash beyond the reserve."""
        return self.cash[self.me] - self.reserve()

    def spare_to_build(self) -> int:
        """Return the cash that may be spent on a building."""
        return self.cash[self.me] - int(self.reserve() / self.building)
