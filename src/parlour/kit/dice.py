"""Dice: throwing them is an action, and what they show a draw, made once for every seat."""

from __future__ import annotations

from typing import Final, final

from parlour.core.moves import CHANCE, Action, Choice, Draw, Pending
from parlour.core.text.notation import ActionSyntax

WHAT: Final = "dice"


@final
class Throw(Action):
    """Throw the dice."""


THROW: Final = Choice(Throw)
THROWS: Final = Throw()
THROW_VERB: Final = ActionSyntax(Throw, "throw")


@final
class Dice:
    """So many dice of so many sides."""

    def __init__(self, count: int, sides: int, seats: int, clause: str) -> None:
        self.faces = tuple(range(1, sides + 1))
        self.draws = tuple([Draw(WHAT, self.faces, count, clause, seat) for seat in range(seats)])
        self.thrown_by = tuple([Pending(CHANCE, (), draw) for draw in self.draws])
        """The table waits for the throw of each seat."""


def is_doubles(values: list[int]) -> bool:
    """Whether all dice show the same."""
    for value in values:
        if value != values[0]:
            return False
    return True
