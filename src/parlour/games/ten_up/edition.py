"""The board of Ten-Up: the Circuit with its marked squares, the Score Tables, the Bases of the seats."""

from __future__ import annotations

from typing import Final, final

from parlour.core.data.reader import Reader
from parlour.core.edition import Edition, check_names
from parlour.core.moves import CHANCE, Pending
from parlour.kit.indicator import Indicator

PLAIN: Final = 0
BASE: Final = 1
TALLY: Final = 2
LOSE: Final = 3
KINDS: Final = ("plain", "base", "tally", "lose")
PLACE_SIGN: Final = ":"
"""Separates table and square in the name of a place. No table name may contain it."""
PARTIES: Final = {2: "two_players", 3: "three_players", 4: "four_players"}  # TEN-01


@final
class TenUpEdition(Edition):
    """Typed records of the edition file.

    Squares of the Circuit, Score Tables and places are numbers here. A place is one square of one Score Table. The
    places of the first table come first, each table's in the order of its squares.
    """

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader)
        self._check_seats(reader.at("edition"))
        self.indicator = Indicator(reader.at("indicator"), self.most_seats, "TEN-10")
        self.spinning = tuple([Pending(CHANCE, (), draw) for draw in self.indicator.draws])
        """The pending draw while a seat spins, by seat."""
        self._read_equipment(reader.at("equipment"))
        self._read_colours(reader.at("men"))
        self._read_tables(reader.at("score_tables"))
        self._read_goal(reader.at("goal"))
        self._read_circuit(reader.at("circuit"))
        self._read_bases(reader.at("bases"))
        self.circuit = tuple([self._square(n) for n in range(self.length)])
        """Kind, name and Score Table of each square, for views."""
        self.names = {
            "colour": self.colours,
            "arrow": ["first", "second"],
            "table": self.tables,
            "place": [f"{table}{PLACE_SIGN}{n}" for table in self.tables for n in range(1, self.top + 1)],
            "square": [KINDS[kind] for kind in self.kinds],
        }
        reader.skip("drawing")

    def _check_seats(self, header: Reader) -> None:
        if self.least_seats not in PARTIES:
            raise header.fail("two, three or four play (TEN-01)", "min_players")
        if self.most_seats not in PARTIES:
            raise header.fail("two, three or four play (TEN-01)", "max_players")

    def _read_equipment(self, equipment: Reader) -> None:
        self.counters_each = equipment.number("counters_per_player", least=1)
        men = equipment.number("men")
        if men != self.most_seats:
            raise equipment.fail(f"each of {self.most_seats} players has one man (TEN-02), so not {men}", "men")
        counters = equipment.number("counters")
        if counters != men * self.counters_each:
            wanted = f"expected {men} times {self.counters_each} counters (TEN-02), got {counters}"
            raise equipment.fail(wanted, "counters")
        equipment.number("indicator", least=1, most=1)
        equipment.skip("provenance")

    def _read_colours(self, men: Reader) -> None:
        self.colours = men.texts("colours", count=self.most_seats)  # TEN-02
        men.skip("provenance")
        check_names({"colour": self.colours}, f"{men.where}.colours")

    def _read_tables(self, tables: Reader) -> None:
        self.tables = tables.texts("names", count=tables.number("count", least=1))
        squares = tables.numbers("squares")
        self.top = len(squares)
        """The highest square of a Score Table, which is also the number of its squares."""
        tables.skip("provenance", "names_provenance")
        check_names({"Score Table": self.tables}, f"{tables.where}.names", (PLACE_SIGN,))
        if not squares or squares != list(range(1, self.top + 1)):
            raise tables.fail("they are numbered 1, 2, 3 and so on (TEN-04)", "squares")
        self.worth = tuple([n for _ in self.tables for n in squares])
        """The points of a counter on each place: the number of its square."""

    def _read_goal(self, goal: Reader) -> None:
        self.goal = goal.number("points", least=1)
        goal.skip("provenance")
        most = self.counters_each * self.top
        if self.goal > most:
            raise goal.fail(f"{self.counters_each} counters can make {most} at most", "points")

    def _read_circuit(self, circuit: Reader) -> None:
        self.length = circuit.number("length", least=max(self.indicator.numbers) + 1)
        circuit.text("direction", ("to the right",))  # TEN-13
        circuit.skip("provenance")
        self.kinds = [PLAIN] * self.length
        self.square_names = [""] * self.length
        self.table_of = [-1] * self.length
        """The Score Table next to each TALLY ONE square; -1 elsewhere."""
        for square in circuit.each("squares"):
            index = square.number("index", least=0, most=self.length - 1)
            if self.kinds[index] != PLAIN:
                raise square.fail(f"square {index} stands twice", "index")
            self.kinds[index] = KINDS.index(square.text("kind", KINDS[1:]))
            self.square_names[index] = square.text("name")
            square.skip("provenance")
            if self.kinds[index] == TALLY:
                table = self.tables.index(square.text("table", self.tables))
                if table in self.table_of:
                    raise square.fail(f"{self.tables[table]} has a TALLY ONE square already (TEN-R14)", "table")
                self.table_of[index] = table
        for table, name in enumerate(self.tables):
            if table not in self.table_of:
                raise circuit.fail(f"{name} has no TALLY ONE square (TEN-R14)", "squares")
        if LOSE not in self.kinds:
            raise circuit.fail("there is no square ONE to lose by (TEN-05)", "squares")

    def _read_bases(self, bases: Reader) -> None:
        squares = {self.square_names[n]: n for n in range(self.length) if self.kinds[n] == BASE}
        if len(squares) != 2 or self.kinds.count(BASE) != 2:
            raise bases.fail("the Circuit has two Bases, each with its own name (TEN-08)")
        self.homes: list[tuple[int, ...]] = [()] * (self.most_seats + 1)
        """For each number of players, the Base of every seat."""
        for seats in range(self.least_seats, self.most_seats + 1):
            names = bases.texts(PARTIES[seats], count=seats)
            for name in names:
                if name not in squares:
                    raise bases.fail(f"the Circuit has no Base {name!r}", PARTIES[seats])
            at_first = names.count(names[0])
            if abs(at_first - (seats - at_first)) > 1:
                raise bases.fail("the players start from both Bases, as evenly as can be (TEN-08)", PARTIES[seats])
            self.homes[seats] = tuple([squares[name] for name in names])
        bases.skip("provenance")

    def _square(self, n: int) -> tuple[str, str, str]:
        table = self.table_of[n]
        return KINDS[self.kinds[n]], self.square_names[n], self.tables[table] if table >= 0 else ""
