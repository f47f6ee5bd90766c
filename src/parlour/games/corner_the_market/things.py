"""Notation of commodities, places, cards and the marker."""

from __future__ import annotations

from typing import Final

from parlour.core.text.event_text import CountedNoun
from parlour.core.text.names import Names
from parlour.core.text.notation import NameToken


class Place(NameToken):
    """A place: in data a square's number or 'Coffee 3', in a sentence with its name, '12, Buying option, Rubber'."""

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

    def show(self, value: object, lexicon: Names) -> str:
        assert isinstance(value, int)
        return lexicon.name("stop", value)


class Titled(NameToken):
    """A card: its id in notation and data, its title in a sentence."""

    def show(self, value: object, lexicon: Names) -> str:
        assert isinstance(value, int)
        return lexicon.name("title", value)


COMMODITY: Final = NameToken("commodity")
MARKER: Final = NameToken("marker")
PLACE: Final = Place("place")
CARD: Final = Titled("card")
CARD_ID: Final = NameToken("card")
STEPS: Final = CountedNoun("space", "spaces")
