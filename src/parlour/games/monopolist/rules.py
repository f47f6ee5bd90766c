"""The rules of The Monopolist: setup, and the details of refusals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from parlour.core.data.fields import ABSENT
from parlour.core.moves import Action
from parlour.core.rules import Rules
from parlour.games.monopolist.actions import Accept, Repay
from parlour.games.monopolist.edition import MonopolistEdition
from parlour.games.monopolist.effects import amount_for
from parlour.games.monopolist.invariants import faults_of
from parlour.games.monopolist.phases.bankruptcy import Bankruptcy, most_to_lend
from parlour.games.monopolist.phases.opening import Choosing, Lead
from parlour.games.monopolist.phases.turn import Turn
from parlour.games.monopolist.reasons import OUT_OF_TURN
from parlour.games.monopolist.state import MonopolistState, Options, Player, deal


@final
class MonopolistRules(Rules[MonopolistState, MonopolistEdition]):
    """Two to four seats.

    The stack is turns, then the lead, then choosing on top; bankruptcies go on top of the turns.
    """

    def __init__(self) -> None:
        super().__init__(OUT_OF_TURN)

    def setup(self, edition: MonopolistEdition, options: Mapping[str, object], seats: int) -> MonopolistState:
        chosen = Options(options)
        each, monopolist = deal(edition, chosen, seats)
        players = [Player(ABSENT, ABSENT, ABSENT, each, each) for _ in range(seats)]
        stack = [Turn(), Lead(list(range(seats)), []), Choosing()]
        return MonopolistState(edition, chosen, players, monopolist, mover=0, spins=0, stack=stack)

    def is_playing(self, s: MonopolistState, seat: int) -> bool:
        player = s.players[seat]
        return player.man >= 0 or player.trade < 0  # a seat without a trade has no man either

    def broken_invariants(self, s: MonopolistState) -> list[str]:
        return faults_of(s)

    def refusal_details(self, s: MonopolistState, seat: int, action: Action) -> dict[str, object]:
        top = s.top
        player = s.players[seat]
        details: dict[str, object] = {}
        if isinstance(action, Repay):
            owed = amount_for(player.owes, action.lender)
            details = {"lender": chr(ord("A") + action.lender), "most": min(owed, player.counters - 1)}
        elif isinstance(action, Accept):
            details = {"lender": chr(ord("A") + action.lender)}
        if isinstance(top, Bankruptcy):
            details["bankrupt"] = chr(ord("A") + top.bankrupt)
            details["most"] = most_to_lend(s, seat)
            details["keeps"] = s.options.lender_keeps
        elif isinstance(top, Turn) and player.man >= 0:
            details["ring"] = s.edition.board.ring_of(player.man).number
            details["number"] = s.edition.number_at[top.rest]
        return details
