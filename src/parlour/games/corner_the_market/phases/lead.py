"""Throwing for the lead (CTM-007, CTM-D01)."""

from __future__ import annotations

from parlour.core.data.record_class import record
from parlour.core.moves import Choice, Draw
from parlour.core.refusals import Reason
from parlour.games.corner_the_market.reasons import THROW_FOR_LEAD
from parlour.games.corner_the_market.state import CornerState
from parlour.kit.dice import THROW
from parlour.kit.lead import LeadFrame


@record
class Lead(LeadFrame[CornerState]):
    """The throws for the lead: the highest total begins, those who tie throw again."""

    def reason(self) -> Reason:
        return THROW_FOR_LEAD

    def tie_clause(self) -> str:
        return "CTM-007"

    def draw(self, s: CornerState, seat: int) -> Draw:
        return s.edition.dice.draws[seat]

    def begin(self, s: CornerState, leader: int) -> None:
        s.mover = leader

    def choice(self) -> Choice:
        return THROW
