"""Evaluation of vessels in Weigh Anchor: the shared evaluation of deeds with this game's weights."""

from __future__ import annotations

from typing import Final, final

from parlour.bots.common.property.evaluation import DeedTerms, GroupTerms, PropertyFacts, PropertyHoldings, Weights
from parlour.games.weigh_anchor.view import AnchorView

WEIGHTS: Final = Weights(earnings=0.55, min_share=0.3, nearly=0.3, rival=0.4, loans=0.5, interest=10)
FLEETS: Final = ((0, 0, 60, 200, 500), (0, 0, 60))
"""The extra value of 0, 1, 2... tankers, or tugs."""


@final
class BoardFacts(PropertyFacts):
    """The immutable facts of the board: vessels in groups."""

    def __init__(self, view: AnchorView) -> None:
        names = [name for name, _owner, _level, _mortgaged in view.deeds()]
        super().__init__(
            WEIGHTS,
            [
                DeedTerms(name, view.price(name), view.loan(name), view.lift_cost(name), view.hires(name))
                for name in names
            ],
            [GroupTerms(group, view.group_vessels(group), view.deck_cost(group)) for group in view.all_groups()],
            FLEETS,
            {space: view.vessel_at(space) for space in view.spaces()},
        )
        self.suite_costs = [view.suite_cost(group) for group in self.group_names]


Holdings = PropertyHoldings[BoardFacts]
"""The possessions of all seats at this moment."""
