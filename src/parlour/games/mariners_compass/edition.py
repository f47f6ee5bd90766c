"""The board of Mariner's Compass: the ring of letters, and two equal Tables with a city and a Pole."""

from __future__ import annotations

from typing import Final, final

from parlour.core.data.reader import Reader
from parlour.core.edition import Edition, check_names
from parlour.kit.indicator import Indicator

BLANK: Final = ""
NOTATION: Final = (" with ",)
"""Separators of the notation. No name may contain one."""


@final
class MarinersEdition(Edition):
    """Typed records of the edition file. Squares, spaces and directions are numbers here and names in the notation."""

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader)
        if self.least_seats != 2 or self.most_seats != 2:
            raise reader.at("edition").fail("Mariner's Compass is for two players (MAR-01)")
        self.indicator = Indicator(reader.at("indicator"), self.most_seats, "MAR-08")
        self.colours = reader.at("men").texts("colours")
        self._read_compass(reader.at("compass"))
        self._read_tables(reader)
        self.names = {
            "city": self.cities,
            "colour": self.colours,
            "direction": self.directions,
            "space": self._space_names(),
            "square": [f"({n % self.columns + 1}, {n // self.columns + 1})" for n in range(self.columns * self.rows)],
        }
        check_names(self.names, reader.where, NOTATION)
        self.names["distance"] = [self._distance(n) for n in range(self.columns * self.rows)]
        equipment = reader.at("equipment")
        equipment.number("large_men", least=self.most_seats, most=self.most_seats)
        equipment.number("small_men", least=self.most_seats, most=self.most_seats)
        equipment.number("indicator", least=1)
        for part in (equipment, reader.at("men")):
            part.skip("provenance")
        if len(set(self.colours)) != self.most_seats:
            raise reader.at("men").fail(f"expected {self.most_seats} different colours", "colours")
        reader.skip("drawing")

    def _read_compass(self, compass: Reader) -> None:
        steps = compass.at("steps")
        steps.skip("provenance")
        vectors = {name: steps.numbers(name, count=2) for name in steps.names() if name != "provenance"}
        for name, vector in vectors.items():
            if vector == [0, 0] or max(abs(vector[0]), abs(vector[1])) != 1 or list(vectors.values()).count(vector) > 1:
                raise steps.fail("a step is one square, in a direction of its own (MAR-15, MAR-16)", name)
        # The default order of directions: nearest to north first, west before east.
        self.directions = sorted(vectors, key=lambda name: (_away_from_north(vectors[name]), vectors[name][0]))
        self.vectors = [vectors[name] for name in self.directions]
        letters = compass.texts("letters", count=compass.number("spaces", least=4))
        self.letters = [self.directions.index(letter) if letter in vectors else -1 for letter in letters]
        for n, letter in enumerate(letters):
            if letter != BLANK and letter not in vectors:
                raise compass.fail(f"the letter {letter!r} has no step", "letters")
            if letter == BLANK and BLANK in (letters[n - 1], letters[(n + 1) % len(letters)]):
                raise compass.fail(f"space {n} is blank, and so is one beside it (MAR-14)", "letters")
        if sorted(letter for letter in letters if letter) != sorted(vectors):
            raise compass.fail("every direction stands on the ring once", "letters")
        self.entry = letters.index(compass.text("entry_space", self.directions))
        self.displaced_to = letters.index(compass.text("displaced_to", self.directions))
        if not compass.flag("entry_counts_start"):
            raise compass.fail("the entry counts its first space as one (MAR-R01)", "entry_counts_start")
        compass.text("direction")
        compass.skip("provenance")
        size = len(letters)
        self.ways = tuple(
            [
                (self.letters[n],)
                if self.letters[n] >= 0
                else tuple(sorted((self.letters[n - 1], self.letters[(n + 1) % size])))
                for n in range(size)
            ]
        )
        """The directions each space of the compass allows: its letter, or for a blank those of its neighbours."""

    def _read_tables(self, reader: Reader) -> None:
        tables = reader.each("tables")
        if len(tables) != self.most_seats:
            raise reader.fail(f"expected {self.most_seats} Tables", "tables")
        self.cities = [table.text("city") for table in tables]
        self.columns = tables[0].number("columns", least=1)
        self.rows = tables[0].number("rows", least=1)
        city = tables[0].numbers("city_at", count=2)
        pole = tables[0].numbers("pole_at", count=2)
        for table in tables:
            table.text("id")
            table.text("end_of_board", ("west", "east"))
            table.skip("provenance")
            if (
                table.number("columns") != self.columns
                or table.number("rows") != self.rows
                or table.numbers("city_at") != city
                or table.numbers("pole_at") != pole
            ):
                raise table.fail("the two Tables are equal (MAR-03)")
        if city != [(self.columns + 1) // 2, (self.rows + 1) // 2] or self.columns % 2 == 0 or self.rows % 2 == 0:
            raise tables[0].fail("the city is the centre of its Table (MAR-03)", "city_at")
        if not (city[1] < pole[1] <= self.rows and 1 <= pole[0] <= self.columns):
            raise tables[0].fail("the Pole lies on the Table, north of the city (MAR-13)", "pole_at")
        self.city = self.square(city[0], city[1])
        self.pole = self.square(pole[0], pole[1])
        self.top_row = self.square(1, self.rows)
        self.steps = [
            [self._step(square, vector) for vector in self.vectors] for square in range(self.columns * self.rows)
        ]
        """The square one step from a square in a direction; -1 off the Table."""

    def square(self, column: int, row: int) -> int:
        return (row - 1) * self.columns + column - 1

    def _step(self, square: int, vector: list[int]) -> int:
        column = square % self.columns + vector[0]
        row = square // self.columns + vector[1]
        inside = 0 <= column < self.columns and 0 <= row < self.rows
        return row * self.columns + column if inside else -1

    def _distance(self, square: int) -> str:
        """Return how many steps a square is from the Pole, if every direction could be chosen, for sentences."""
        columns = abs(square % self.columns - self.pole % self.columns)
        rows = abs(square // self.columns - self.pole // self.columns)
        steps = max(columns, rows)
        return ("pole", "one")[steps] if steps < 2 else str(steps)

    def _space_names(self) -> list[str]:
        size = len(self.letters)
        letters = [self.directions[d] if d >= 0 else BLANK for d in self.letters]
        return [letters[n] or f"{letters[n - 1]}-{letters[(n + 1) % size]}" for n in range(size)]


def _away_from_north(vector: list[int]) -> int:
    """Return the angle to north in eighths of a turn: N 0, NW and NE 1, W and E 2, SW and SE 3, S 4."""
    column, row = vector
    return 2 - 2 * row if column == 0 else 2 - row
