"""The state of a table of Pit."""

from __future__ import annotations

from typing import Final, final

from parlour.core.frames import Frame, State
from parlour.core.outcome import Outcome
from parlour.games.pit.edition import PitEdition
from parlour.games.pit.options import Options

NO_HAND: Final = 0


@final
class PitState(State):
    """Everything that changes during a game. Copies share the edition and the options, which do not change."""

    def __init__(
        self,
        edition: PitEdition,
        options: Options,
        stack: list[Frame[PitState]],
        outcome: Outcome | None,
        suits: tuple[int, ...],
        dealer: int,
        scores: list[int],
        hands: list[int],
        dealt: int,
        voids: int,
    ) -> None:
        self.edition = edition
        self.options = options
        self.suits = suits
        """The suits in play, for the whole game (PIT-10)."""
        self.dealer = dealer
        self.scores = scores
        self.hands = hands
        """Every seat's cards. Between two hands all are empty."""
        self.dealt = dealt
        """How many hands have been dealt, including the one in play."""
        self.voids = voids
        """How many hands in a row were void (PIT-R25)."""
        super().__init__(stack, outcome)

    def copy(self) -> PitState:
        return PitState(
            self.edition,
            self.options,
            [frame.copy() for frame in self.stack],
            self.outcome,
            self.suits,
            self.dealer,
            self.scores[:],
            self.hands[:],
            self.dealt,
            self.voids,
        )

    def is_dealt(self) -> bool:
        """Return whether a hand is being played."""
        return self.hands[0] != NO_HAND
