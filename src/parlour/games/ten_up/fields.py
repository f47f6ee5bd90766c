"""Field types of Ten-Up. T1:3 is square 3 of Score Table T1; the squares of the Circuit are numbers.

In an event, the title of a place is what a sentence needs of it: its Score Table, or its number.
"""

from __future__ import annotations

from typing import Annotated, Final, final

from parlour.core.data.fields import FieldType, TupleOf
from parlour.core.refusals import BadData, expected
from parlour.core.text.names import Names
from parlour.core.text.notation import NameToken, Token
from parlour.games.ten_up.edition import PLACE_SIGN

ARROW: Final = NameToken("arrow")
COLOUR: Final = NameToken("colour")
PLACE: Final = NameToken("place")
PLACES: Final = TupleOf(PLACE)


@final
class SquareToken(Token):
    """A square of the Circuit: its number in data; its title is its kind, such as 'tally'."""

    has_title = True

    def dump(self, value: object, lexicon: Names) -> object:
        return value

    def load(self, data: object, lexicon: Names, where: str) -> object:
        last = len(lexicon.names["square"]) - 1
        if not isinstance(data, int) or isinstance(data, bool) or not 0 <= data <= last:
            raise BadData(
                where, expected(f"a square of the Circuit, 0 to {last}, such as {self.example(lexicon)}", data)
            )
        return data

    def form(self) -> str:
        return "the number of a square of the Circuit"

    def example(self, lexicon: Names, n: int = 0) -> object:
        return 3 + n

    def title(self, value: object, lexicon: Names) -> str:
        assert isinstance(value, int)
        return lexicon.name("square", value)


@final
class TableOfPlace(NameToken):
    """A place whose title is its Score Table."""

    has_title = True

    def title(self, value: object, lexicon: Names) -> str:
        return self.show(value, lexicon).partition(PLACE_SIGN)[0]


@final
class NumberOfPlace(NameToken):
    """A place whose title is the number of its square."""

    has_title = True

    def title(self, value: object, lexicon: Names) -> str:
        return self.show(value, lexicon).partition(PLACE_SIGN)[2]


@final
class Counters(FieldType):
    """The places of a seat's counters. Read in any order, stored sorted."""

    def like(self) -> FieldType:
        return PLACES

    def dump(self, value: object, lexicon: Names) -> object:
        return PLACES.dump(value, lexicon)

    def load(self, data: object, lexicon: Names, where: str) -> object:
        places = PLACES.load(data, lexicon, where)
        assert isinstance(places, tuple)
        return tuple(sorted(places))

    def form(self) -> str:
        return PLACES.form()

    def example(self, lexicon: Names, n: int = 0) -> object:
        return PLACES.example(lexicon, n)


Arrow = Annotated[int, ARROW]
Colour = Annotated[int, COLOUR]
Place = Annotated[int, PLACE]
PlaceOnTable = Annotated[int, TableOfPlace("place")]
NumberedPlace = Annotated[int, NumberOfPlace("place")]
Square = Annotated[int, SquareToken()]
Table = Annotated[int, NameToken("table")]
