"""The actions of Ten-Up as text. T1:3 is square 3 of Score Table T1; the squares of the Circuit are numbers."""

from __future__ import annotations

from typing import Final, final

from parlour.core.lexicon import Lexicon
from parlour.core.refusals import BadData, expected
from parlour.core.words import NUMBER, Grammar, Named, Verb, Word
from parlour.games.ten_up.actions import Announce, Back, Enter, Forward, Play, Refuse, Take
from parlour.kit.lead import SPIN_VERB


@final
class SquareWord(Word):
    """A square of the Circuit: its number as data, its number and name in a sentence."""

    def dump(self, value: object, lexicon: Lexicon) -> object:
        return value

    def load(self, data: object, lexicon: Lexicon, where: str) -> object:
        last = len(lexicon.names["square"]) - 1
        if not isinstance(data, int) or isinstance(data, bool) or not 0 <= data <= last:
            raise BadData(
                where, expected(f"a square of the Circuit, 0 to {last}, such as {self.example(lexicon)}", data)
            )
        return data

    def form(self) -> str:
        return "the number of a square of the Circuit"

    def example(self, lexicon: Lexicon, n: int = 0) -> object:
        return 3 + n

    def show(self, value: object, lexicon: Lexicon) -> str:
        assert isinstance(value, int)
        return lexicon.name("square", value)


COLOUR: Final = Named("colour")
ARROW: Final = Named("arrow")
TABLE: Final = Named("table")
PLACE: Final = Named("place")
SQUARE: Final = SquareWord()

GRAMMAR: Final = Grammar(
    [
        SPIN_VERB,
        Verb(Play, "play {number}", {"number": NUMBER}),
        Verb(Enter, "enter {table}", {"table": TABLE}),
        Verb(Forward, "forward {place}", {"place": PLACE}),
        Verb(Back, "back {place}", {"place": PLACE}),
        Verb(Refuse, "refuse"),
        Verb(Announce, "announce {arrow}", {"arrow": ARROW}),
        Verb(Take, "take {colour}", {"colour": COLOUR}),
    ]
)
