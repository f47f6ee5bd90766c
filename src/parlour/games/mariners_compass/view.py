"""What a seat sees of Mariner's Compass: everything, for nothing is hidden."""

from __future__ import annotations

from typing import final

from parlour.core.view import OpenView
from parlour.games.mariners_compass.state import MarinersState


@final
class MarinersView(OpenView[MarinersState]):
    """The two Tables and the compass, by seats' letters."""

    def mover(self) -> str:
        return self.lexicon.letter(self._s.mover)

    def city(self, seat: str) -> str:
        city = self._s.players[self.lexicon.seat(seat)].city
        return self._s.edition.cities[city] if city >= 0 else ""

    def colour(self, seat: str) -> str:
        colour = self._s.players[self.lexicon.seat(seat)].colour
        return self._s.edition.colours[colour] if colour >= 0 else ""

    def small_man(self, seat: str) -> str:
        """The compass space a small man stands on; '' before it is entered."""
        space = self._s.players[self.lexicon.seat(seat)].small_man
        return self._s.edition.names["space"][space] if space >= 0 else ""

    def expedition(self, seat: str) -> tuple[int, int]:
        """Column and row, counted from the south-west corner of its Table."""
        square = self._s.players[self.lexicon.seat(seat)].expedition
        return square % self._s.edition.columns + 1, square // self._s.edition.columns + 1

    def pole(self) -> tuple[int, int]:
        pole = self._s.edition.pole
        return pole % self._s.edition.columns + 1, pole // self._s.edition.columns + 1

    def table_size(self) -> tuple[int, int]:
        return self._s.edition.columns, self._s.edition.rows

    def compass(self) -> tuple[str, ...]:
        """The spaces of the ring in order; blanks are named after their neighbours."""
        return tuple(self._s.edition.names["space"])

    def dial(self) -> tuple[int, ...]:
        """The numbers an arrow can show."""
        return self._s.edition.indicator.numbers

    def turns(self) -> int:
        return self._s.turns
