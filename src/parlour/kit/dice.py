"""Dice: the action that throws them, and the draw of their values."""

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
    """`count` dice with `sides` sides, with a draw for each seat."""

    def __init__(self, count: int, sides: int, seats: int, clause: str) -> None:
        self.count = count
        self.faces = tuple(range(1, sides + 1))
        self.draws = tuple([Draw(WHAT, self.faces, count, clause, seat) for seat in range(seats)])
        self.thrown_by = tuple([Pending(CHANCE, (), draw) for draw in self.draws])
        """For each seat, the `Pending` that waits for its throw."""

    def totals(self) -> tuple[int, ...]:
        """Return how many of all throws add up to 0, 1, 2..."""
        counts = [1]
        for _ in range(self.count):
            longer = [0] * (len(counts) + self.faces[-1])
            for total, ways in enumerate(counts):
                for face in self.faces:
                    longer[total + face] += ways
            counts = longer
        return tuple(counts)


def is_doubles(values: list[int]) -> bool:
    """Whether all dice show the same value."""
    for value in values:
        if value != values[0]:
            return False
    return True
