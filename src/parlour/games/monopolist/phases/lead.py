"""Spinning for the lead (MON-15): only the number counts, and no man is drawn in (MON-R26)."""

from __future__ import annotations

from typing import final

from parlour.core.moves import Draw
from parlour.core.refusals import Reason
from parlour.games.monopolist.reasons import SPIN_FOR_LEAD
from parlour.games.monopolist.state import MonopolistState
from parlour.kit.lead import LeadFrame


@final
class Lead(LeadFrame[MonopolistState]):
    """All players spin the spider. Tied players spin again (MON-R23)."""

    def reason(self) -> Reason:
        return SPIN_FOR_LEAD

    def tie_clause(self) -> str:
        return "MON-R23"

    def draw(self, s: MonopolistState, seat: int) -> Draw:
        return s.edition.draws[s.options.detent][seat]

    def worth(self, s: MonopolistState, values: list[int]) -> int:
        return s.edition.number_at[values[0]]

    def numbers(self, s: MonopolistState, values: list[int]) -> tuple[int, ...]:
        return (s.edition.number_at[values[0]],)

    def begin(self, s: MonopolistState, leader: int) -> None:
        s.mover = leader

    def copy(self) -> Lead:
        return Lead(self.contenders[:], self.spun[:], self.stage)
