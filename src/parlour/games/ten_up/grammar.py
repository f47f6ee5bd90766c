"""The notation of Ten-Up. T1:3 is square 3 of Score Table T1; the squares of the Circuit are numbers."""

from __future__ import annotations

from typing import Final, final

from parlour.core.refusals import BadData, expected
from parlour.core.text.names import Names
from parlour.core.text.notation import NUMBER, ActionSyntax, Grammar, NameToken, Token
from parlour.games.ten_up.actions import Announce, Back, Enter, Forward, Play, Refuse, Take
from parlour.kit.lead import SPIN_VERB


@final
class SquareToken(Token):
    """A square of the Circuit: its number in data, its number and name in a sentence."""

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

    def show(self, value: object, lexicon: Names) -> str:
        assert isinstance(value, int)
        return lexicon.name("square", value)


COLOUR: Final = NameToken("colour")
ARROW: Final = NameToken("arrow")
TABLE: Final = NameToken("table")
PLACE: Final = NameToken("place")
SQUARE: Final = SquareToken()

GRAMMAR: Final = Grammar(
    [
        SPIN_VERB,
        ActionSyntax(Play, "play {number}", {"number": NUMBER}),
        ActionSyntax(Enter, "enter {table}", {"table": TABLE}),
        ActionSyntax(Forward, "forward {place}", {"place": PLACE}),
        ActionSyntax(Back, "back {place}", {"place": PLACE}),
        ActionSyntax(Refuse, "refuse"),
        ActionSyntax(Announce, "announce {arrow}", {"arrow": ARROW}),
        ActionSyntax(Take, "take {colour}", {"colour": COLOUR}),
    ]
)
