"""The opening throw: the player with the highest throw moves first (FIN-008)."""

from __future__ import annotations

from parlour.core.data.record_class import record
from parlour.core.moves import Choice, Draw
from parlour.core.refusals import Reason
from parlour.games.finance.reasons import THROW_FOR_FIRST
from parlour.games.finance.state import FinanceState
from parlour.kit.dice import THROW
from parlour.kit.lead import LeadFrame


@record
class OpeningThrow(LeadFrame[FinanceState]):
    """The throws of all players; those who tie for the highest throw again (FIN-R02)."""

    def reason(self) -> Reason:
        return THROW_FOR_FIRST

    def tie_clause(self) -> str:
        return "FIN-R02"

    def draw(self, s: FinanceState, seat: int) -> Draw:
        return s.edition.dice.draws[seat]

    def begin(self, s: FinanceState, leader: int) -> None:
        s.mover = leader
        s.first = leader
        if s.options.has_auctioneer and s.auctioneer < 0:
            s.auctioneer = leader  # FIN-D26

    def choice(self) -> Choice:
        return THROW
