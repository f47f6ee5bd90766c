"""Field types of Corner the Market: commodities, places, cards and the marker by name, and offers."""

from __future__ import annotations

from typing import Annotated, Final

from parlour.core.data.fields import FieldType, TupleOf, WithDefault
from parlour.core.refusals import BadData, expected
from parlour.core.text.names import Names
from parlour.core.text.notation import NameToken, Number
from parlour.kit.pack import Pack
from parlour.kit.trade.bundle import Proposals, proposal_type
from parlour.kit.trade.counts import LOTS, MOST, counts_in, packed


class PlaceToken(NameToken):
    """A place: in data a square's number or 'Coffee 3'; its title is 'Buying option, Rubber'."""

    has_title = True

    def dump(self, value: object, lexicon: Names) -> object:
        assert isinstance(value, int)
        name = lexicon.name(self.category, value)
        return int(name) if name.isdecimal() else name

    def load(self, data: object, lexicon: Names, where: str) -> object:
        if isinstance(data, bool) or not isinstance(data, (int, str)):
            raise self.unlike(data, lexicon, where)
        return lexicon.number(self.category, str(data), where)

    def form(self) -> str:
        return "a square's number or a pit's space"

    def title(self, value: object, lexicon: Names) -> str:
        assert isinstance(value, int)
        return lexicon.name("square", value)


class CardTitleToken(NameToken):
    """A card: its id in notation and data, and its title."""

    has_title = True

    def title(self, value: object, lexicon: Names) -> str:
        assert isinstance(value, int)
        return lexicon.name("title", value)


class Pile(TupleOf):
    """A pile as the list of cards put back under it. The unseen cards are derived from the rest."""

    def dump(self, value: object, lexicon: Names) -> object:
        return super().dump(value.under if isinstance(value, Pack) else value, lexicon)


class SeatCounts(FieldType):
    """Counts by seat, without zeros: {"B": 2}."""

    def dump(self, value: object, lexicon: Names) -> object:
        assert isinstance(value, int)
        return {lexicon.letter(seat): count for seat, count in counts_in(value)}

    def load(self, data: object, lexicon: Names, where: str) -> object:
        if not isinstance(data, dict):
            raise self.unlike(data, lexicon, where)
        counts = [0] * lexicon.seats
        for letter, count in data.items():
            if type(count) is not int or not 0 <= count <= MOST:
                raise BadData(f"{where}.{letter}", expected(f"a whole number from 0 to {MOST}", count))
            counts[lexicon.seat(letter, where)] = count
        return packed(counts)

    def form(self) -> str:
        return "a table of numbers by seats"

    def example(self, lexicon: Names, n: int = 0) -> object:
        return {lexicon.letters[n % lexicon.seats]: 2}


COMMODITY: Final = NameToken("commodity")
PLACE: Final = PlaceToken("place")
CARD: Final = NameToken("card")
PUT_BACK: Final = Pile(CARD)
SEAT_COUNTS: Final = SeatCounts()
OFFERS: Final = WithDefault(Proposals(proposal_type(LOTS)), [])
CommodityName = Annotated[int, COMMODITY]
"""A commodity, or its pit."""
MarkerName = Annotated[int, NameToken("marker")]
PlaceName = Annotated[int, PLACE]
CardTitle = Annotated[int, CardTitleToken("card")]
PileName = Annotated[int, NameToken("pile")]
Steps = Number
