"""The state of a table of Mariner's Compass."""

from __future__ import annotations

from typing import final

from parlour.core.frames import Frame, State
from parlour.core.outcome import Outcome
from parlour.games.mariners_compass.edition import MarinersEdition
from parlour.games.mariners_compass.options import Options


@final
class Player:
    """One seat's men: its start, its colour (-1: not chosen), small man (-1: not entered) and expedition."""

    def __init__(self, city: int, colour: int, small_man: int, expedition: int) -> None:
        self.city = city
        self.colour = colour
        self.small_man = small_man
        self.expedition = expedition


@final
class MarinersState(State):
    """Everything that changes during a game. Copies share the edition and the options, which do not change."""

    def __init__(
        self,
        edition: MarinersEdition,
        options: Options,
        stack: list[Frame[MarinersState]],
        outcome: Outcome | None,
        players: list[Player],
        mover: int,
        turns: int,
    ) -> None:
        self.edition = edition
        self.options = options
        self.players = players
        self.mover = mover
        self.turns = turns
        super().__init__(stack, outcome)

    def copy(self) -> MarinersState:
        return MarinersState(
            self.edition,
            self.options,
            [frame.copy() for frame in self.stack],
            self.outcome,
            [Player(p.city, p.colour, p.small_man, p.expedition) for p in self.players],
            self.mover,
            self.turns,
        )
