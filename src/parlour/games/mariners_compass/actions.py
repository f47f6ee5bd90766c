"""Actions of Mariner's Compass, except spinning, and their notation."""

from __future__ import annotations

from typing import Annotated, Final, final

from parlour.core.data.record_class import record
from parlour.core.moves import Action, Choice
from parlour.core.text.names import Names
from parlour.core.text.notation import ActionSyntax, Grammar, NameToken, Number
from parlour.kit.lead import SPIN_VERB


@final
class SquareToken(NameToken):
    """A square by its column and row. Its title is how far the Pole is: 'pole', 'one', '2' and so on."""

    has_title = True

    def title(self, value: object, lexicon: Names) -> str:
        assert isinstance(value, int)
        return lexicon.name("distance", value)


CITY: Final = NameToken("city")
COLOUR: Final = NameToken("colour")
SPACE: Final = NameToken("space")
City = Annotated[int, CITY]
Colour = Annotated[int, COLOUR]
Direction = Annotated[int, NameToken("direction")]
Space = Annotated[int, SPACE]
Square = Annotated[int, SquareToken("square")]


@record
class Start(Action):
    """Choose the city to start from and the colour of one's men."""

    city: City
    colour: Colour


@record
class Play(Action):
    """Choose one of the two numbers spun for the small man."""

    number: Number


@record
class Go(Action):
    """Choose the expedition's direction."""

    direction: Direction


@final
class Stay(Action):
    """Leave the expedition where it stands."""


STAY: Final = Choice(Stay)
GRAMMAR: Final = Grammar(
    [
        SPIN_VERB,
        ActionSyntax(Play, "play {number}"),
        ActionSyntax(Go, "go {direction}"),
        ActionSyntax(Stay, "stay"),
        ActionSyntax(Start, "start from {city} with {colour}"),
    ]
)
