"""The rules of Mariner's Compass: setup, and the details of refusals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from parlour.core.data.fields import ABSENT
from parlour.core.moves import Action
from parlour.core.refusals import BadData
from parlour.core.rules import Rules
from parlour.games.mariners_compass.edition import MarinersEdition
from parlour.games.mariners_compass.invariants import board_faults, stack_faults
from parlour.games.mariners_compass.phases import TO_MOVE, Choosing, Lead, Turn, directions
from parlour.games.mariners_compass.reasons import OUT_OF_TURN
from parlour.games.mariners_compass.state import MarinersState, Options, Player


@final
class MarinersRules(Rules[MarinersState, MarinersEdition]):
    """Two seats. The stack is turns, then the lead, then choosing on top."""

    def __init__(self) -> None:
        super().__init__(OUT_OF_TURN)

    def setup(self, edition: MarinersEdition, options: Mapping[str, object], seats: int) -> MarinersState:
        players = [Player(ABSENT, ABSENT, ABSENT, edition.city) for _ in range(seats)]
        stack = [Turn(), Lead(list(range(seats)), []), Choosing()]
        return MarinersState(edition, Options(options), players, mover=0, turns=0, stack=stack)

    def begin_turn(self, s: MarinersState) -> None:
        """Go to the start of the mover's turn. BadData if players may still be choosing.

        A position of that time must give its stack.
        """
        for seat, player in enumerate(s.players):
            if player.city < 0 or player.colour < 0:
                raise BadData("position", f"MAR-06: {chr(ord('A') + seat)} has not chosen a city and a colour")
        super().begin_turn(s)

    def broken_invariants(self, s: MarinersState) -> list[str]:
        return board_faults(s) + stack_faults(s)

    def refusal_details(self, s: MarinersState, seat: int, action: Action) -> dict[str, object]:
        top = s.top
        if not isinstance(top, Turn):
            return {}
        details: dict[str, object] = {"numbers": [top.first, top.second]}
        if top.stage == TO_MOVE:
            ways = [s.edition.directions[d] for d in directions(s, seat)]
            details |= {"ways": len(ways), "first": ways[0], "second": ways[-1]}
            details["space"] = s.edition.names["space"][s.players[seat].small_man]
        return details
