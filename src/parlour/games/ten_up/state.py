"""The state of a table of Ten-Up."""

from __future__ import annotations

from typing import final

from parlour.core.frames import Frame, State
from parlour.core.outcome import Outcome
from parlour.games.ten_up.edition import TenUpEdition
from parlour.games.ten_up.options import Options


@final
class Player:
    """One seat's colour (-1: not chosen), the square of its man, and the places of its counters, sorted."""

    def __init__(self, colour: int, man: int, counters: tuple[int, ...]) -> None:
        self.colour = colour
        self.man = man
        self.counters = counters


@final
class TenUpState(State):
    """Everything that changes during a game. Copies share the edition and the options, which do not change."""

    def __init__(
        self,
        edition: TenUpEdition,
        options: Options,
        stack: list[Frame[TenUpState]],
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

    def copy(self) -> TenUpState:
        return TenUpState(
            self.edition,
            self.options,
            [frame.copy() for frame in self.stack],
            self.outcome,
            [Player(p.colour, p.man, p.counters) for p in self.players],
            self.mover,
            self.turns,
        )
