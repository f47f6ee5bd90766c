"""The rules of Corner the Market: set-up, invariants, and the details of refusals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from parlour.core.moves import Action
from parlour.core.rules import Rules
from parlour.games.corner_the_market.edition import CornerEdition
from parlour.games.corner_the_market.invariants import faults_of
from parlour.games.corner_the_market.options import Options
from parlour.games.corner_the_market.phases.lead import Lead
from parlour.games.corner_the_market.phases.turn import Turn
from parlour.games.corner_the_market.position import Player, state_of
from parlour.games.corner_the_market.reasons import OUT_OF_TURN
from parlour.games.corner_the_market.refusal_details import details_of
from parlour.games.corner_the_market.state import NO_CARD, NO_PIT, CornerState


@final
class CornerRules(Rules[CornerState, CornerEdition]):
    """The rules of Corner the Market, for two to eight seats.

    The stack holds the turns, at the start the lead above them, and during a turn the frames of its square.
    """

    def __init__(self, offers_lapse: bool = True) -> None:
        super().__init__(OUT_OF_TURN)
        self.offers_lapse = offers_lapse

    def setup(self, edition: CornerEdition, options: Mapping[str, object], seats: int) -> CornerState:
        chosen = Options(options, self.offers_lapse)
        start = edition.board.start
        return state_of(
            edition,
            chosen,
            players=[Player(edition.amounts.start, start, [0] * edition.kinds) for _ in range(seats)],
            mover=0,
            marker=edition.first_marker(chosen.months),
            crash=False,
            exchange=(),
            flyer=(),
            card=NO_CARD,
            spared=NO_PIT,
            turns=0,
            stack=[Turn(), Lead(list(range(seats)), [])],
        )

    def is_playing(self, s: CornerState, seat: int) -> bool:
        return s.at[seat] >= 0

    def broken_invariants(self, s: CornerState) -> list[str]:
        return faults_of(s)

    def refusal_details(self, s: CornerState, seat: int, action: Action) -> dict[str, object]:
        return details_of(s, seat, action)
