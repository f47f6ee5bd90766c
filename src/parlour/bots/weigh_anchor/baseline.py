"""The baseline of the search in Weigh Anchor: it mortgages odd vessels to build decks sooner."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import mypyc_attr

from parlour.bots.common.property.evaluation import BUILDINGS_WANTED
from parlour.bots.common.property.money import deed_to_mortgage
from parlour.bots.weigh_anchor.evaluation import Holdings
from parlour.bots.weigh_anchor.normal import NormalBot
from parlour.core.moves import Action, Choice
from parlour.games.weigh_anchor.actions import Mortgage
from parlour.kit.bits import members


@mypyc_attr(native_class=False)
class Baseline(NormalBot):
    """Values and trades like the normal bot, and builds its decks sooner."""

    name = "guide"

    def _build(self, fleet: Holdings, kinds: dict[object, Choice]) -> Action | None:
        return super()._build(fleet, kinds) or self._pledge(fleet, kinds)

    def _pledge(self, fleet: Holdings, kinds: dict[object, Choice]) -> Action | None:
        """Mortgage the cheapest odd vessel, if all of them together bring what the next deck lacks."""
        costs = self._next_decks(fleet)
        if Mortgage not in kinds or not costs:
            return None
        vessels = [action.vessel for action in kinds[Mortgage].enumerate() if isinstance(action, Mortgage)]
        found = deed_to_mortgage(fleet, vessels, min(costs) - fleet.spare_to_build())
        return None if found is None else Mortgage(found)

    def _next_decks(self, fleet: Holdings) -> list[int]:
        """Return the cost of the next deck in each whole group that has fewer decks than earn most for their price."""
        facts = fleet.facts
        return [
            facts.build_costs[n]
            for n in fleet.complete(fleet.me)
            if not facts.groups[n] & fleet.mortgaged
            and min([fleet.levels[v] for v in members(facts.groups[n])]) < BUILDINGS_WANTED
        ]
