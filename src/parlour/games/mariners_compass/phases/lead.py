"""Spinning for the lead (MAR-07)."""

from __future__ import annotations

from typing import final

from parlour.core.moves import Draw
from parlour.core.refusals import Reason
from parlour.games.mariners_compass.reasons import SPIN_FOR_LEAD
from parlour.games.mariners_compass.state import MarinersState
from parlour.kit.lead import LeadFrame


@final
class Lead(LeadFrame[MarinersState]):
    """Both arrows count, or the higher one (MAR-R03)."""

    def reason(self) -> Reason:
        return SPIN_FOR_LEAD

    def tie_clause(self) -> str:
        return "MAR-R03"

    def draw(self, s: MarinersState, seat: int) -> Draw:
        return s.edition.indicator.draws[seat]

    def worth(self, s: MarinersState, values: list[int]) -> int:
        return max(values) if s.options.lead_by_higher_arrow else sum(values)

    def numbers(self, s: MarinersState, values: list[int]) -> tuple[int, ...]:
        return tuple(values)

    def begin(self, s: MarinersState, leader: int) -> None:
        s.mover = leader

    def copy(self) -> Lead:
        return Lead(self.contenders[:], self.spun[:], self.stage)
