"""McLoughlin's Indicator: a spinner with two arrows that replaces two dice."""

from __future__ import annotations

from parlour.core.data.reader import Reader
from parlour.core.moves import Draw
from parlour.core.refusals import BadData


class Indicator:
    """The numbers on the dial, with a draw for each seat."""

    def __init__(self, reader: Reader, seats: int, clause: str) -> None:
        self.arrows = reader.number("arrows", least=2, most=2)
        self.numbers = tuple(reader.numbers("numbers", least=1))
        reader.skip("values_provenance", "provenance")
        if not self.numbers or len(set(self.numbers)) != len(self.numbers):
            raise BadData(f"{reader.where}.numbers", "the dial needs numbers, each of them once")
        self.draws = tuple([Draw("spin", self.numbers, self.arrows, clause, seat) for seat in range(seats)])
