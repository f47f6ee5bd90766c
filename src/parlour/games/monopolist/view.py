"""What a seat sees of The Monopolist: everything, because nothing is hidden."""

from __future__ import annotations

from typing import Final, final

from parlour.core.view import OpenView, ValueLine
from parlour.games.monopolist.effects import due_for_passing
from parlour.games.monopolist.ending import worth
from parlour.games.monopolist.phases.bankruptcy import Bankruptcy
from parlour.games.monopolist.phases.turn import Turn
from parlour.games.monopolist.state import MonopolistState, Player
from parlour.kit.board.places import Box, circle

MIDDLE: Final = (0.5, 0.5)
RADIUS: Final = 0.46
SIZE: Final = 0.07
"""The largest size of a space, on a board of width 1. RADIUS is that of the outermost ring."""


@final
class MonopolistView(OpenView[MonopolistState]):
    """The board, the men and the counters. Seats are letters; trades, spaces and cells are names."""

    def mover(self) -> str:
        """The seat whose turn it is."""
        return self.lexicon.letter(self._s.mover)

    def trade(self, seat: int | str) -> str:
        """The trade of a seat; '' before it has one."""
        trade = self._player(seat).trade
        return self._s.edition.trades[trade] if trade >= 0 else ""

    def emblem(self, seat: int | str) -> str:
        """The emblem of a seat's trade; '' before it has one."""
        trade = self._player(seat).trade
        return self._s.edition.trade_emblems[trade] if trade >= 0 else ""

    def colour(self, seat: int | str) -> str:
        """The colour of a seat's man; '' before it has one."""
        colour = self._player(seat).colour
        return self._s.edition.colours[colour] if colour >= 0 else ""

    def cell(self, seat: int | str) -> str:
        """The cell a man stands on; '' when it is off the board."""
        man = self._player(seat).man
        return self._s.edition.board.cell_names[man] if man >= 0 else ""

    def space(self, seat: int | str) -> str:
        """The space a man stands on; '' when it is off the board."""
        man = self._player(seat).man
        board = self._s.edition.board
        return board.spaces[board.space_of[man]].id if man >= 0 else ""

    def ring(self, seat: int | str) -> int:
        """The ring a man stands on, 1 being the outermost; 0 when it is off the board."""
        man = self._player(seat).man
        return self._s.edition.board.ring_of(man).number if man >= 0 else 0

    def base(self, seat: int | str) -> str:
        """The space a seat starts from; '' before it has a corner."""
        trade = self._player(seat).trade
        edition = self._s.edition
        return edition.board.cell_names[edition.bases[trade]] if trade >= 0 else ""

    def is_out(self, seat: int | str) -> bool:
        """Whether a player has left the game."""
        return not self.rules.is_playing(self._s, self.lexicon.seat(seat))

    def restarts(self, seat: int | str) -> bool:
        """Whether a man goes back to its Base before its next spin."""
        return self._player(seat).restart

    def counters(self, seat: int | str) -> int:
        """How many counters a seat has."""
        return self._player(seat).counters

    def worth(self, seat: int | str) -> int:
        """The counters that count to win."""
        return worth(self._s, self._player(seat))

    def worths(self) -> dict[str, int | None]:
        s = self._s
        return {self.lexicon.letters[n]: worth(s, player) for n, player in enumerate(s.players)}

    def progress(self) -> dict[str, dict[str, object]]:
        return {seat: {"have": self.worth(seat), "monopolist": self.monopolist()} for seat in self.seats()}

    def measure(self) -> str:
        return "counters"

    def valuation(self, seat: int | str) -> list[ValueLine]:
        """Counters in hand, minus debts where they count (MON-R17)."""
        player = self._player(seat)
        owed = sum(player.owes)
        lines = [ValueLine("counters", {}, player.counters)]
        if owed and not self._s.options.counts_gross:
            lines.append(ValueLine("debts", {}, -owed))
        return lines

    def paid(self, seat: int | str) -> int:
        """How many counters a player has paid the Monopolist since the last start from the Base."""
        return self._player(seat).paid

    def debts(self, seat: int | str) -> tuple[tuple[str, int], ...]:
        """The debts of a player, by lender."""
        return tuple([(self.lexicon.letter(n), owed) for n, owed in enumerate(self._player(seat).owes) if owed])

    def bankrupt(self) -> str:
        """The player at zero whose bankruptcy is being handled; '' if there is none."""
        top = self._s.top
        return self.lexicon.letter(top.bankrupt) if isinstance(top, Bankruptcy) else ""

    def offers(self) -> tuple[tuple[str, int], ...]:
        """The loans offered to the bankrupt player, by lender."""
        top = self._s.top
        offers = top.offers if isinstance(top, Bankruptcy) else ()
        return tuple([(self.lexicon.letter(n), counters) for n, counters in enumerate(offers) if counters])

    def monopolist(self) -> int:
        """The Monopolist's counters."""
        return self._s.monopolist

    def spins(self) -> int:
        """How many spins have been made since play began."""
        return self._s.spins

    def rest(self) -> int:
        """The tick on which the spider's head rests; -1 before a spin."""
        turn = self._s.stack[0]
        return turn.rest if isinstance(turn, Turn) else -1

    def spaces(self) -> tuple[tuple[str, int, str, int, int, tuple[str, ...]], ...]:
        """Every space: id, ring, emblem, first tick, the tick after its last, and its cells from left to right."""
        board = self._s.edition.board
        return tuple(
            [
                (
                    space.id,
                    space.ring.number,
                    space.emblem,
                    space.start,
                    space.end,
                    tuple([board.cell_names[cell] for cell in board.cells_of[n]]),
                )
                for n, space in enumerate(board.spaces)
            ]
        )

    def numbers(self) -> tuple[int, ...]:
        """The numbers of the triangles, from tick 0 to the right."""
        return tuple(self._s.edition.numbers)

    def black_lines(self) -> tuple[tuple[str, int], ...]:
        """Every corner's trade and the tick of its black line."""
        return tuple(zip(self._s.edition.trades, self._s.edition.lines, strict=True))

    def direction(self) -> str:
        """The direction in which men move, seen from above. If clockwise, the board is drawn mirrored (MON-R03)."""
        return "clockwise" if self._s.options.clockwise else "counterclockwise"

    def number(self, rest: int) -> int:
        """The number under the spider's head."""
        return self._s.edition.number_at[rest]

    def covered(self, rest: int) -> tuple[str, ...]:
        """The cells that lie in the span when the head rests at this tick."""
        covers = self._s.edition.covers[rest]
        names = self._s.edition.board.cell_names
        return tuple([name for cell, name in enumerate(names) if covers[cell]])

    def reached(self, seat: int | str, number: int) -> str:
        """The space a man would reach by that number on its owner's next spin; '' if it is off the board."""
        start = self._start(seat)
        board = self._s.edition.board
        return board.spaces[board.space_of[self._s.edition.onward[start][number][0]]].id if start >= 0 else ""

    def emblem_reached(self, seat: int | str, number: int) -> str:
        """What the space shows that a man would reach by that number; '' for nothing, or off the board."""
        start = self._start(seat)
        board = self._s.edition.board
        return board.spaces[board.space_of[self._s.edition.onward[start][number][0]]].emblem if start >= 0 else ""

    def receipts(self, seat: int | str, number: int) -> int:
        """The amount the Monopolist would pay for passing the line on that move."""
        start = self._start(seat)
        player = self._player(seat)
        if start < 0 or player.restart:
            return 0  # no spin is large enough to go round from the Base
        passes = self._s.edition.passes[player.trade][start][number]
        ring = self._s.edition.board.ring_of(start).number
        return due_for_passing(self._s, self.lexicon.seat(seat), ring, passes) if passes else 0

    def payments(self) -> tuple[int, int, int, int]:
        """The amounts paid: for a dollar by the Monopolist and by each opponent, for a spider, for the last ring."""
        payments = self._s.edition.payments
        return (
            payments.dollar_from_monopolist,
            payments.dollar_from_opponent,
            payments.spider,
            payments.fifth_ring,
        )

    def _start(self, seat: int | str) -> int:
        """Return the cell a man moves from: where it stands, or its Base if it is due to start again."""
        player = self._player(seat)
        return self._s.edition.bases[player.trade] if player.restart else player.man

    def _player(self, seat: int | str) -> Player:
        return self._s.players[self.lexicon.seat(seat)]

    def places(self) -> dict[str, Box]:
        """The spaces in rings round the middle; the first ring is the outermost."""
        board = self._s.edition.board
        boxes: dict[str, Box] = {}
        for ring in board.rings:
            names = [name for n, name in enumerate(board.cell_names) if board.ring_of(n) is ring]
            radius = RADIUS * (1 - (ring.number - 1) / len(board.rings))
            boxes |= circle(names, MIDDLE, radius, min(SIZE, 5 * radius / len(names)), 0.0)
        return boxes
