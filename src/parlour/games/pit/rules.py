"""The rules of Pit: setup, what is hidden, and the details of refusals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from parlour.core.frames import run
from parlour.core.moves import Action
from parlour.core.rules import Rules
from parlour.games.pit.edition import PitEdition
from parlour.games.pit.invariants import stack_faults, table_faults
from parlour.games.pit.options import Options
from parlour.games.pit.phases.dealing import Dealing
from parlour.games.pit.phases.market import new_market
from parlour.games.pit.phases.opening import DEALER, Opening
from parlour.games.pit.phases.rounds import new_rounds
from parlour.games.pit.reasons import WAIT
from parlour.games.pit.refusal_details import details_of
from parlour.games.pit.state import NO_HAND, PitState


@final
class PitRules(Rules[PitState, PitEdition]):
    """Three to eight seats. The stack is the deals, with the opening or a hand on top."""

    def __init__(self) -> None:
        super().__init__(WAIT)

    def setup(self, edition: PitEdition, options: Mapping[str, object], seats: int) -> PitState:
        s = PitState(
            edition,
            Options(edition, options, seats),
            suits=(),
            dealer=-1,
            scores=[0] * seats,
            hands=[NO_HAND] * seats,
            dealt=0,
            voids=0,
            stack=[Dealing(), Opening(DEALER, [-1] * seats)],
        )
        run(s, None)
        return s

    def begin_turn(self, s: PitState) -> None:
        """Start the hand that has been dealt, or else the next deal. Pit has no turns."""
        super().begin_turn(s)
        if s.is_dealt():
            s.push(new_market(s) if s.options.live else new_rounds(s))

    def broken_invariants(self, s: PitState) -> list[str]:
        return table_faults(s) + stack_faults(s)

    def has_hidden_info(self, s: PitState) -> bool:
        """Return whether a hand is being played, or a vote is still incomplete."""
        top = s.top
        return s.is_dealt() or (isinstance(top, Opening) and top.stage == DEALER and max(top.votes) >= 0)

    def refusal_details(self, s: PitState, seat: int, action: Action) -> dict[str, object]:
        return details_of(s, seat, action)
