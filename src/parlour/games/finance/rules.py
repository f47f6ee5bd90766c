"""The rules of Finance: set-up, invariants, and the details of refusals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from parlour.core.moves import Action
from parlour.core.rules import Rules
from parlour.games.finance.edition import FinanceEdition
from parlour.games.finance.invariants import lease_faults, play_faults, player_faults
from parlour.games.finance.invariants_stack import stack_faults
from parlour.games.finance.options import Options
from parlour.games.finance.phases.opening import OpeningThrow
from parlour.games.finance.phases.turn import OPENING, Turn
from parlour.games.finance.reasons import OUT_OF_TURN
from parlour.games.finance.refusal_details import details_of
from parlour.games.finance.state import FREE, FinanceState, Player
from parlour.kit.deeds import NOBODY


@final
class FinanceRules(Rules[FinanceState, FinanceEdition]):
    """The rules of Finance. The initial stack holds the opening throw above the turns."""

    def __init__(self) -> None:
        super().__init__(OUT_OF_TURN)

    def setup(self, edition: FinanceEdition, options: Mapping[str, object], seats: int) -> FinanceState:
        chosen = Options(options, edition)
        leases = len(edition.leases)
        return FinanceState(
            edition=edition,
            options=chosen,
            stack=[Turn(OPENING, 0, 0, 0, False), OpeningThrow(list(range(seats)), [])],
            outcome=None,
            players=[Player(edition.start_cash, 0, FREE, True, 0) for _ in range(seats)],
            owners=[NOBODY] * leases,
            houses=[0] * leases,
            mortgaged=0,
            withdrawn=0,
            rides=[],
            pacts=[],
            claims=[],
            income=0,
            cover=0,
            mover=0,
            first=0,
            round=0,
            turn=0,
            idle=0,
            auctioneer=NOBODY,
            has_sold_early=False,
            standing=(1 << seats) - 1,
            resigning=0,
            revision=0,
            chance=(),
            chest=(),
        )

    def copy(self, s: FinanceState) -> FinanceState:
        return s.copy()

    def is_playing(self, s: FinanceState, seat: int) -> bool:
        return bool(s.playing >> seat & 1)

    def broken_invariants(self, s: FinanceState) -> list[str]:
        return lease_faults(s) + player_faults(s) + play_faults(s) + stack_faults(s)

    def refusal_details(self, s: FinanceState, seat: int, action: Action) -> dict[str, object]:
        return details_of(s, seat, action)
