"""Actions of Mariner's Compass, except spinning."""

from __future__ import annotations

from typing import Final, final

from parlour.core.moves import Action, Choice


@final
class Start(Action):
    """Choose the city to start from and the colour of one's men."""

    def __init__(self, city: int, colour: int) -> None:
        self.city = city
        self.colour = colour

    def values(self) -> tuple[object, ...]:
        return (self.city, self.colour)


@final
class Play(Action):
    """Choose one of the two numbers spun for the small man."""

    def __init__(self, number: int) -> None:
        self.number = number

    def values(self) -> tuple[object, ...]:
        return (self.number,)


@final
class Go(Action):
    """Choose the expedition's direction."""

    def __init__(self, direction: int) -> None:
        self.direction = direction

    def values(self) -> tuple[object, ...]:
        return (self.direction,)


@final
class Stay(Action):
    """Leave the expedition where it stands."""


STAY: Final = Choice(Stay)
