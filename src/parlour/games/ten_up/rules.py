"""The rules of Ten-Up: setup, and the details of refusals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from parlour.core.data.fields import ABSENT
from parlour.core.moves import Action
from parlour.core.refusals import BadData
from parlour.core.rules import Rules
from parlour.games.ten_up.edition import TenUpEdition
from parlour.games.ten_up.invariants import board_faults, points_faults, stack_faults
from parlour.games.ten_up.phases.opening import Choosing, Lead
from parlour.games.ten_up.phases.tally import Tally
from parlour.games.ten_up.phases.turn import Turn
from parlour.games.ten_up.reasons import OUT_OF_TURN
from parlour.games.ten_up.state import Options, Player, TenUpState


@final
class TenUpRules(Rules[TenUpState, TenUpEdition]):
    """Two to four seats. The stack is turns, then the lead, then choosing on top."""

    def __init__(self) -> None:
        super().__init__(OUT_OF_TURN)

    def setup(self, edition: TenUpEdition, options: Mapping[str, object], seats: int) -> TenUpState:
        players = [Player(ABSENT, home, ()) for home in edition.homes[seats]]  # TEN-08, TEN-09
        stack = [Turn(), Lead(list(range(seats)), []), Choosing()]
        return TenUpState(edition, Options(options), players, mover=0, turns=0, stack=stack)

    def begin_turn(self, s: TenUpState) -> None:
        """Go to the start of the mover's turn. BadData if players may still be choosing.

        A position of that time must give its stack.
        """
        for seat, player in enumerate(s.players):
            if player.colour < 0:
                raise BadData("position", f"TEN-02: {chr(ord('A') + seat)} has not chosen a colour")
        super().begin_turn(s)

    def broken_invariants(self, s: TenUpState) -> list[str]:
        # Each check relies on the ones before it.
        return board_faults(s) or points_faults(s) or stack_faults(s)

    def refusal_details(self, s: TenUpState, seat: int, action: Action) -> dict[str, object]:
        top = s.top
        details: dict[str, object] = {"top": s.edition.top}
        if isinstance(top, Turn):
            details["numbers"] = [top.first, top.second]
        elif isinstance(top, Tally):
            details["table"] = s.edition.tables[top.table]
        return details
