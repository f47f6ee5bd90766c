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
from parlour.games.finance.position import Player, state_of
from parlour.games.finance.reasons import OUT_OF_TURN
from parlour.games.finance.refusal_details import details_of
from parlour.games.finance.state import FinanceState
from parlour.kit.deeds import NOBODY


@final
class FinanceRules(Rules[FinanceState, FinanceEdition]):
    """The rules of Finance. The initial stack holds the opening throw above the turns."""

    def __init__(self) -> None:
        super().__init__(OUT_OF_TURN)

    def setup(self, edition: FinanceEdition, options: Mapping[str, object], seats: int) -> FinanceState:
        leases = len(edition.leases)
        return state_of(
            edition,
            Options(options, edition),
            players=[Player(edition.start_cash, 0) for _ in range(seats)],
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
            stack=[Turn(OPENING), OpeningThrow(list(range(seats)), [])],
        )

    def is_playing(self, s: FinanceState, seat: int) -> bool:
        return bool(s.playing >> seat & 1)

    def broken_invariants(self, s: FinanceState) -> list[str]:
        return lease_faults(s) + player_faults(s) + play_faults(s) + stack_faults(s)

    def refusal_details(self, s: FinanceState, seat: int, action: Action) -> dict[str, object]:
        return details_of(s, seat, action)
