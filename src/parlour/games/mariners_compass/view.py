"""What a seat sees of Mariner's Compass: everything, because nothing is hidden."""

from __future__ import annotations

from typing import Final, final

from parlour.core.view import OpenView
from parlour.games.mariners_compass.state import MarinersState
from parlour.kit.board.places import Box, circle, grid

COMPASS: Final = (0.24, 0.5)
"""The middle of the compass, on a board 1 wide and 1 high."""
RADIUS: Final = 0.2
SPACE: Final = 0.06
CHART: Final[Box] = (0.52, 0.1, 0.46, 0.8)


@final
class MarinersView(OpenView[MarinersState]):
    """The two Tables and the compass. Seats are letters."""

    def mover(self) -> str:
        """The seat whose turn it is."""
        return self.lexicon.letter(self._s.mover)

    def city(self, seat: int | str) -> str:
        """The city a seat starts from; '' before it has chosen."""
        city = self._s.players[self.lexicon.seat(seat)].city
        return self._s.edition.cities[city] if city >= 0 else ""

    def colour(self, seat: int | str) -> str:
        """The colour of a seat's men; '' before it has chosen."""
        colour = self._s.players[self.lexicon.seat(seat)].colour
        return self._s.edition.colours[colour] if colour >= 0 else ""

    def small_man(self, seat: int | str) -> str:
        """The compass space a small man stands on; '' before it is entered."""
        space = self._s.players[self.lexicon.seat(seat)].small_man
        return self._s.edition.names["space"][space] if space >= 0 else ""

    def small_man_number(self, seat: int | str) -> int:
        """The place in `compass` of the space a small man stands on; -1 before it is entered."""
        return self._s.players[self.lexicon.seat(seat)].small_man

    def expedition(self, seat: int | str) -> tuple[int, int]:
        """Column and row of an expedition, counted from the south-west corner of its Table."""
        return self._place(self._s.players[self.lexicon.seat(seat)].expedition)

    def distance(self, seat: int | str) -> int:
        """The steps from an expedition to the Pole if every direction could be chosen. A diagonal step is one."""
        return steps(self.expedition(seat), self.pole())

    def worths(self) -> dict[str, int | None]:
        """The squares that each expedition has gained since it left its city."""
        all_the_way = steps(self._place(self._s.edition.city), self.pole())
        return {seat: all_the_way - self.distance(seat) for seat in self.seats()}

    def progress(self) -> dict[str, dict[str, object]]:
        return {seat: {"left": self.distance(seat)} for seat in self.seats()}

    def measure(self) -> str:
        return "squares"

    def mover_number(self) -> int:
        """The number of the seat whose turn it is."""
        return self._s.mover

    def expedition_number(self, seat_number: int) -> int:
        """The square of an expedition, counted row by row from the south-west corner of its Table."""
        return self._s.players[seat_number].expedition

    def board(self) -> str:
        """A key of everything printed: tables with the same edition have the same."""
        return self._s.edition.content

    def pole(self) -> tuple[int, int]:
        """Column and row of the Pole."""
        return self._place(self._s.edition.pole)

    def table_size(self) -> tuple[int, int]:
        """The columns and rows of a Table."""
        return self._s.edition.columns, self._s.edition.rows

    def compass(self) -> tuple[str, ...]:
        """The spaces of the ring in order. Blanks are named after their neighbours."""
        return tuple(self._s.edition.names["space"])

    def dial(self) -> tuple[int, ...]:
        """The numbers an arrow can show."""
        return self._s.edition.indicator.numbers

    def turns(self) -> int:
        """How many turns have been played."""
        return self._s.turns

    def places(self) -> dict[str, Box]:
        """The compass is on the left, South at its foot. A city's Table is on the right, north at the top."""
        edition = self._s.edition
        names = edition.names["square"]
        rows = [names[n : n + edition.columns] for n in range(0, len(names), edition.columns)]
        from_north = [name for row in reversed(rows) for name in row]
        return circle(edition.names["space"], COMPASS, RADIUS, SPACE, 0.5) | grid(from_north, edition.columns, CHART)

    def _place(self, square: int) -> tuple[int, int]:
        columns = self._s.edition.columns
        return square % columns + 1, square // columns + 1


def steps(one: tuple[int, int], other: tuple[int, int]) -> int:
    """Return the steps from square to square. A diagonal step is one."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))
