"""Field types of Finance: leases, series and cards by name, and how a sentence writes them."""

from __future__ import annotations

from typing import Annotated, Final

from parlour.core.data.fields import Bits
from parlour.core.text.names import Names
from parlour.core.text.notation import NameToken, NumberToken

PLACES: Final = {1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth", 6: "sixth"}


class OrdinalToken(NumberToken):
    """A number written as an ordinal: 'first', 'second'. The Auctioneer announces each piece with one (FIN-033)."""

    def show(self, value: object, lexicon: Names) -> str:
        assert isinstance(value, int)
        return PLACES.get(value, f"{value}th")


class SeriesTitleToken(NameToken):
    """A series as written in a sentence: 'Goldberg', where the notation has 'goldberg'."""

    def show(self, value: object, lexicon: Names) -> str:
        return str(self.dump(value, lexicon)).title()


LEASE: Final = NameToken("lease")
SERIES: Final = NameToken("series")
CARD: Final = NameToken("card")
LeaseName = Annotated[int, LEASE]
LeaseSet = Annotated[int, Bits("lease")]
SeriesName = Annotated[int, SERIES]
SeriesTitle = Annotated[int, SeriesTitleToken(SERIES.category)]
CardName = Annotated[int, CARD]
Ordinal = Annotated[int, OrdinalToken()]
