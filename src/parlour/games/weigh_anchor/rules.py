"""The rules of Weigh Anchor: set-up, invariants, and the details of refusals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from parlour.core.frames import Frame
from parlour.core.moves import Action
from parlour.core.rules import Rules
from parlour.games.weigh_anchor.edition import AnchorEdition
from parlour.games.weigh_anchor.invariants import deed_faults, play_faults, player_faults, stack_faults
from parlour.games.weigh_anchor.options import options_of
from parlour.games.weigh_anchor.phases.landing import is_total_hidden
from parlour.games.weigh_anchor.phases.opening import TO_THROW, OpeningThrow, Sets, Tokens
from parlour.games.weigh_anchor.phases.turn import OPENING, Turn
from parlour.games.weigh_anchor.position import Player, state_of
from parlour.games.weigh_anchor.reasons import OUT_OF_TURN
from parlour.games.weigh_anchor.refusal_details import details_of
from parlour.games.weigh_anchor.state import AnchorState
from parlour.kit.ledger import BANK


@final
class AnchorRules(Rules[AnchorState, AnchorEdition]):
    """The rules of Weigh Anchor. The initial stack: tokens, sets (short game), the opening throw, the turns."""

    def __init__(self) -> None:
        super().__init__(OUT_OF_TURN)

    def setup(self, edition: AnchorEdition, options: Mapping[str, object], seats: int) -> AnchorState:
        chosen = options_of(options, edition)
        stack: list[Frame[AnchorState]] = [Turn(OPENING), OpeningThrow(list(range(seats)), [])]
        if chosen.short:
            stack.append(Sets(TO_THROW, [[] for _ in range(seats)]))
        stack.append(Tokens())
        vessels = len(edition.vessels)
        return state_of(
            edition,
            chosen,
            players=[Player(edition.start_cash, at=0) for _ in range(seats)],
            owners=[BANK] * vessels,
            levels=[0] * vessels,
            mortgaged=0,
            paid=[],
            chance=(),
            chest=(),
            claims=[],
            pot=chosen.pot_start,
            mover=0,
            doubles=0,
            has_left_dock=False,
            turn=0,
            standing=(1 << seats) - 1,
            revision=0,
            stack=stack,
        )

    def is_playing(self, s: AnchorState, seat: int) -> bool:
        return bool(s.playing >> seat & 1)

    def broken_invariants(self, s: AnchorState) -> list[str]:
        return deed_faults(s) + player_faults(s) + play_faults(s) + stack_faults(s)

    def reveals(self, s: AnchorState, seat: int, action: Action) -> bool:
        """Return whether an answer reveals the total worth. Both duties do: it is hidden only until the choice."""
        return is_total_hidden(s, seat)  # WA-046, WA-R08

    def refusal_details(self, s: AnchorState, seat: int, action: Action) -> dict[str, object]:
        return details_of(s, seat, action)
