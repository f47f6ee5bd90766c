"""Field types of The Monopolist: trades, colours and cells by name, counters, and counters by seat."""

from __future__ import annotations

from typing import Annotated, Final, final

from parlour.core.data.fields import FieldType
from parlour.core.refusals import BadData, expected
from parlour.core.text.names import Names
from parlour.core.text.notation import NameToken, Number
from parlour.games.monopolist.board import SPACE_ID


@final
class CellToken(NameToken):
    """A cell by its name, such as R3-05/1050. Its title is the number of its ring, which is what people see."""

    has_title = True

    def title(self, value: object, lexicon: Names) -> str:
        assert isinstance(value, int)
        match = SPACE_ID.match(lexicon.name(self.category, value))
        assert match is not None
        return match[1]


TRADE: Final = NameToken("trade")
COLOUR: Final = NameToken("colour")
CELL: Final = CellToken("cell")
Trade = Annotated[int, TRADE]
Colour = Annotated[int, COLOUR]
Cell = Annotated[int, CELL]
Counters = Number
MONOPOLIST: Final = "monopolist"
"""The name of the Monopolist where creditors are named by seats' letters."""


class Sums(FieldType):
    """Counters by seat, without zeros: {"B": 2}. The Monopolist may follow the last seat."""

    def __init__(self, with_monopolist: bool = False) -> None:
        self.with_monopolist = with_monopolist

    def dump(self, value: object, lexicon: Names) -> object:
        assert isinstance(value, tuple)
        names = self._names(lexicon)
        return {names[n]: counters for n, counters in enumerate(value) if counters}

    def load(self, data: object, lexicon: Names, where: str) -> object:
        if not isinstance(data, dict):
            raise self.unlike(data, lexicon, where)
        names = self._names(lexicon)
        sums = [0] * len(names)
        for name, counters in data.items():
            if not isinstance(counters, int) or isinstance(counters, bool) or counters < 0:
                raise BadData(f"{where}.{name}", expected("a number of counters such as 3", counters))
            is_monopolist = self.with_monopolist and name == MONOPOLIST
            sums[lexicon.seats if is_monopolist else lexicon.seat(name, where)] = counters
        return tuple(sums) if any(sums) else ()

    def form(self) -> str:
        return "a table of counters by seats"

    def example(self, lexicon: Names, n: int = 0) -> object:
        return {lexicon.letters[n % lexicon.seats]: 3}

    def _names(self, lexicon: Names) -> list[str]:
        letters = [lexicon.letter(seat) for seat in range(lexicon.seats)]
        return [*letters, MONOPOLIST] if self.with_monopolist else letters
