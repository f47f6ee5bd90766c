"""The state of a table of Pit."""

from __future__ import annotations

from typing import Annotated, Final

from parlour.core.data.fields import Absent, BySeat, WithDefault
from parlour.core.data.outcome_fields import Ending
from parlour.core.data.record_class import record
from parlour.core.frames import Stack, State
from parlour.core.text.notation import NUMBER, SEAT, Number
from parlour.games.pit.edition import PitEdition
from parlour.games.pit.fields import HAND, Commodities
from parlour.games.pit.options import Options

NO_HAND: Final = 0


@record
class PitState(State):
    """Everything that changes during a game. Copies share the edition and the options, which do not change."""

    edition: PitEdition
    options: Options
    suits: Annotated[Commodities, "The suits in play, one for each player, in the order of the edition (PIT-10)."]
    dealer: Annotated[int, Absent(SEAT), "Who deals; null before the first dealer is known."]
    scores: Annotated[list[int], BySeat(NUMBER), "Each seat's points."]
    hands: Annotated[list[int], BySeat(HAND), "Each seat's cards. Between two hands nobody has any."]
    dealt: Annotated[Number, "How many hands have been dealt, the one in play included."]
    voids: Annotated[int, WithDefault(NUMBER, 0), "How many hands in a row were void (PIT-R25)."]
    stack: Stack
    outcome: Ending = None

    def is_dealt(self) -> bool:
        """Return whether a hand is being played."""
        return self.hands[0] != NO_HAND
