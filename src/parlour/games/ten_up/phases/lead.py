"""Spinning for the lead (TEN-12)."""

from __future__ import annotations

from typing import final

from parlour.core.moves import Draw
from parlour.core.refusals import Reason
from parlour.games.ten_up.reasons import SPIN_FOR_LEAD
from parlour.games.ten_up.state import TenUpState
from parlour.kit.lead import LeadFrame


@final
class Lead(LeadFrame[TenUpState]):
    """Both arrows count, or the higher one (TEN-R01)."""

    def reason(self) -> Reason:
        return SPIN_FOR_LEAD

    def tie_clause(self) -> str:
        return "TEN-R02"

    def draw(self, s: TenUpState, seat: int) -> Draw:
        return s.edition.indicator.draws[seat]

    def worth(self, s: TenUpState, values: list[int]) -> int:
        return max(values) if s.options.lead_by_higher_arrow else sum(values)

    def numbers(self, s: TenUpState, values: list[int]) -> tuple[int, ...]:
        return tuple(values)

    def begin(self, s: TenUpState, leader: int) -> None:
        s.mover = leader

    def copy(self) -> Lead:
        return Lead(self.contenders[:], self.spun[:], self.stage)
