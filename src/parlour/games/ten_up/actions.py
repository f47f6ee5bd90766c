"""Actions of Ten-Up, except spinning."""

from __future__ import annotations

from typing import Final, final

from parlour.core.moves import Action, Choice


@final
class Take(Action):
    """Choose the colour of one's man and counters."""

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def values(self) -> tuple[object, ...]:
        return (self.colour,)


@final
class Announce(Action):
    """Say before the spin which arrow will be played first."""

    def __init__(self, arrow: int) -> None:
        self.arrow = arrow

    def values(self) -> tuple[object, ...]:
        return (self.arrow,)


@final
class Play(Action):
    """Choose which of the two numbers spun is played first."""

    def __init__(self, number: int) -> None:
        self.number = number

    def values(self) -> tuple[object, ...]:
        return (self.number,)


@final
class Enter(Action):
    """Keep a point by entering a counter on the first square of a Score Table."""

    def __init__(self, table: int) -> None:
        self.table = table

    def values(self) -> tuple[object, ...]:
        return (self.table,)


@final
class Forward(Action):
    """Keep a point by moving a counter forward from its place."""

    def __init__(self, place: int) -> None:
        self.place = place

    def values(self) -> tuple[object, ...]:
        return (self.place,)


@final
class Back(Action):
    """Lose a point by setting a counter back from its place."""

    def __init__(self, place: int) -> None:
        self.place = place

    def values(self) -> tuple[object, ...]:
        return (self.place,)


@final
class Refuse(Action):
    """Do not enter another counter, and lose the point."""


REFUSE: Final = Choice(Refuse)
