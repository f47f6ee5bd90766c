"""The baseline of the search in Weigh Anchor: it mortgages odd vessels to build decks sooner."""

from __future__ import annotations

from parlour.bots.weigh_anchor.evaluation import Holdings
from parlour.bots.weigh_anchor.normal import DECKS, NormalBot
from parlour.core.moves import Action, Choice
from parlour.games.weigh_anchor.actions import Mortgage
from parlour.games.weigh_anchor.view import AnchorView
from parlour.kit.bits import members


class Baseline(NormalBot):
    """Values and trades like the normal bot, and builds its decks sooner."""

    name = "guide"

    def _build(self, view: AnchorView, fleet: Holdings, kinds: dict[object, Choice]) -> Action | None:
        return super()._build(view, fleet, kinds) or self._pledge(view, fleet, kinds)

    def _pledge(self, view: AnchorView, fleet: Holdings, kinds: dict[object, Choice]) -> Action | None:
        """Mortgage the cheapest odd vessel, if all of them together bring what the next deck lacks."""
        costs = self._next_decks(view, fleet)
        if Mortgage not in kinds or not costs:
            return None
        chart = fleet.chart
        lacking = min(costs) - self._spare(view, fleet)
        whole = fleet.whole(view.me())
        found = [action for action in kinds[Mortgage].enumerate() if isinstance(action, Mortgage)]
        odd = [action for action in found if chart.group_of[action.vessel] not in whole]
        if lacking <= 0 or sum([chart.loans[action.vessel] for action in odd]) < lacking:
            return None
        return min(odd, key=lambda action: chart.prices[action.vessel])

    def _next_decks(self, view: AnchorView, fleet: Holdings) -> list[int]:
        """Return the cost of the next deck in each whole group that has fewer decks than earn most for their price."""
        chart = fleet.chart
        return [
            chart.deck_costs[n]
            for n in fleet.whole(view.me())
            if not chart.groups[n] & fleet.mortgaged
            and min([fleet.levels[v] for v in members(chart.groups[n])]) < DECKS
        ]
