"""The opening throw: the player with the highest throw plays first (WA-016)."""

from __future__ import annotations

from typing import final

from parlour.core.moves import Choice, Draw
from parlour.core.refusals import Reason
from parlour.games.weigh_anchor.reasons import THROW_FOR_FIRST
from parlour.games.weigh_anchor.state import AnchorState
from parlour.kit.dice import THROW
from parlour.kit.lead import LeadFrame


@final
class OpeningThrow(LeadFrame[AnchorState]):
    """The throws of all players, starting with the Banker, who is the first seat (WA-R44)."""

    def reason(self) -> Reason:
        return THROW_FOR_FIRST

    def tie_clause(self) -> str:
        return "WA-R05"

    def draw(self, s: AnchorState, seat: int) -> Draw:
        return s.edition.dice.draws[seat]

    def worth(self, s: AnchorState, values: list[int]) -> int:
        return sum(values)

    def numbers(self, s: AnchorState, values: list[int]) -> tuple[int, ...]:
        return tuple(values)

    def begin(self, s: AnchorState, leader: int) -> None:
        s.mover = leader

    def choice(self) -> Choice:
        return THROW

    def breaks_tie(self, s: AnchorState) -> bool:
        return s.options.tie_by_seat

    def copy(self) -> OpeningThrow:
        return OpeningThrow(self.contenders[:], self.spun[:], self.stage)
