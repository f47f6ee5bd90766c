"""What a seat sees of Ten-Up: everything, because nothing is hidden."""

from __future__ import annotations

from typing import final

from parlour.core.frames import Frame
from parlour.core.view import OpenView, ValueLine
from parlour.games.ten_up.counters import below_top, in_hand, total
from parlour.games.ten_up.phases.gain import Gain
from parlour.games.ten_up.phases.loss import Loss
from parlour.games.ten_up.phases.tally import Tally
from parlour.games.ten_up.phases.turn import FIRST_MOVE, SECOND_MOVE, TO_CHOOSE, Turn
from parlour.games.ten_up.state import TenUpState
from parlour.kit.board.places import Box, ring


@final
class TenUpView(OpenView[TenUpState]):
    """The Circuit and the Score Tables. Seats are letters."""

    def mover(self) -> str:
        """The seat whose turn it is."""
        return self.lexicon.letter(self._s.mover)

    def is_mover(self, seat: int | str) -> bool:
        """Whether it is a seat's turn."""
        return self._s.mover == self.lexicon.seat(seat)

    def turns(self) -> int:
        """How many turns have been played."""
        return self._s.turns

    def colour(self, seat: int | str) -> str:
        """The colour of a seat's man; '' before it has one."""
        colour = self._s.players[self.lexicon.seat(seat)].colour
        return self._s.edition.colours[colour] if colour >= 0 else ""

    def man(self, seat: int | str) -> int:
        """The square of the Circuit a seat's man stands on."""
        return self._s.players[self.lexicon.seat(seat)].man

    def base(self, seat: int | str) -> int:
        """The square of a seat's Base."""
        return self._s.edition.homes[len(self._s.players)][self.lexicon.seat(seat)]

    def is_home(self, seat: int | str) -> bool:
        """Whether a seat's man stands on its own Base."""
        return self.man(seat) == self.base(seat)

    def counters(self, seat: int | str) -> tuple[tuple[str, int], ...]:
        """Score Table and square of each counter a seat has on the tables."""
        edition = self._s.edition
        places = self._s.players[self.lexicon.seat(seat)].counters
        return tuple([(edition.tables[place // edition.top], edition.worth[place]) for place in places])

    def in_hand(self, seat: int | str) -> int:
        """How many counters a seat has not entered yet."""
        return in_hand(self._s, self.lexicon.seat(seat))

    def total(self, seat: int | str) -> int:
        """A seat's points."""
        return total(self._s, self.lexicon.seat(seat))

    def worths(self) -> dict[str, int | None]:
        return {seat: self.total(seat) for seat in self.seats()}

    def progress(self) -> dict[str, dict[str, object]]:
        return {seat: {"have": self.total(seat), "goal": self.goal()} for seat in self.seats()}

    def measure(self) -> str:
        return "points"

    def valuation(self, seat: int | str) -> list[ValueLine]:
        """The counters on the tables, one by one."""
        return [ValueLine("table", {"table": table, "square": worth}, worth) for table, worth in self.counters(seat)]

    def has_room(self, seat: int | str, table: str) -> bool:
        """Whether a seat could keep a point on a Score Table, with a counter on it or one from the hand."""
        number = self.lexicon.seat(seat)
        return in_hand(self._s, number) > 0 or bool(below_top(self._s, number, self._s.edition.tables.index(table)))

    def numbers_to_play(self) -> tuple[int, ...]:
        """The numbers of this turn's spin still to be played. Before the choice: both, in the order spun."""
        turn = self._s.stack[0]
        if not isinstance(turn, Turn) or turn.stage < TO_CHOOSE or self.is_over():
            return ()
        if turn.stage <= FIRST_MOVE:
            return (turn.first, turn.second)
        return (turn.second,) if turn.stage == SECOND_MOVE else ()

    def points_due(self) -> tuple[tuple[str, int], ...]:
        """The points of an arrival still to be settled, the next one first: each a seat and +1 or -1."""
        return tuple([(self.lexicon.letter(seat), change) for seat, change in self.points_due_by_number()])

    # By number, for bots: seats, squares and Score Tables by their places

    def mover_number(self) -> int:
        """The seat whose turn it is."""
        return self._s.mover

    def men_by_number(self) -> list[int]:
        """The square of each seat's man."""
        return [player.man for player in self._s.players]

    def bases_by_number(self) -> tuple[int, ...]:
        """The square of each seat's Base."""
        return self._s.edition.homes[len(self._s.players)]

    def totals_by_number(self) -> list[int]:
        """The points of each seat."""
        return [total(self._s, seat) for seat in range(len(self._s.players))]

    def rooms_by_number(self, seat_number: int) -> list[bool]:
        """For each Score Table, whether a seat could keep a point there."""
        tables = len(self._s.edition.tables)
        if in_hand(self._s, seat_number) > 0:
            return [True] * tables
        return [bool(below_top(self._s, seat_number, table)) for table in range(tables)]

    def growing_by_number(self, seat_number: int) -> list[bool]:
        """For each Score Table, whether a seat has a counter there that can go forward."""
        return [bool(below_top(self._s, seat_number, table)) for table in range(len(self._s.edition.tables))]

    def points_due_by_number(self) -> list[tuple[int, int]]:
        """The points of an arrival still to be settled, the next one first: each a seat and +1 or -1."""
        if self.is_over():
            return []
        due: list[tuple[int, int]] = []
        stack: list[Frame[TenUpState]] = self._s.stack
        for n in range(len(stack) - 1, -1, -1):
            frame = stack[n]
            if isinstance(frame, Loss):
                due.append((frame.seat, -1))
            elif isinstance(frame, (Gain, Tally)):
                due.append((self._s.mover, 1))
        return due

    def board(self) -> str:
        """A key of everything printed: tables with the same edition have the same."""
        return self._s.edition.content

    def circuit(self) -> tuple[tuple[str, str, str], ...]:
        """Kind, name and Score Table of each square, '' for none. The kinds are plain, base, tally and lose."""
        return self._s.edition.circuit

    def dial(self) -> tuple[int, ...]:
        """The numbers each of the two arrows can show."""
        return self._s.edition.indicator.numbers

    def tables(self) -> tuple[str, ...]:
        """The names of the Score Tables."""
        return tuple(self._s.edition.tables)

    def table_squares(self) -> int:
        """How many squares a Score Table has, numbered from 1."""
        return self._s.edition.top

    def goal(self) -> int:
        """The points that win the game."""
        return self._s.edition.goal

    def turn_cap(self) -> int:
        """The number of turns after which the game ends."""
        return self._s.options.turn_cap

    def places(self) -> dict[str, Box]:
        return ring([str(n) for n in range(self._s.edition.length)])
