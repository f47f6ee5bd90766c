"""The normal bot for Ten-Up: it evaluates the table after each answer, and one spin further."""

# Compiled with mypyc.

from __future__ import annotations

from functools import partial
from typing import Any, Final, cast, final

from mypy_extensions import mypyc_attr

from parlour.bots.bot import Bot, Term
from parlour.bots.common.one_ply import best_answer
from parlour.bots.temperament import Temperament
from parlour.bots.ten_up.reasons import reasons
from parlour.core.memo import Memo
from parlour.core.moves import Action, Ask, Rng
from parlour.core.view import View
from parlour.games.ten_up.view import TenUpView

WON: Final = 1000.0
FIELD: Final = 0.6
"""The weight of the rivals' average total; the rest is the leader's."""
SPOILT: Final = 0.6
"""The value of a displaced rival's lost point, relative to a point gained."""
NEXT_SPIN: Final = 0.8
"""The value of a point that the next spin may bring, relative to one that is there."""
DANGER: Final = 1.0
"""The cost of a point that the rivals' next spins may take."""
ROOM: Final = 0.15
"""The value of a Score Table that can take another point."""


@mypyc_attr(native_class=False)
class NormalBot(Bot):
    """Collects points, spoils those of others, leader first, and considers where its man is safe."""

    name = "normal"
    game = "ten-up"

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        table = cast("TenUpView", view)
        return best_answer(table, ask, self.temperament, board_of(table).worth)

    def weigh(self, view: View[Any], ask: Ask, action: Action) -> tuple[Term, ...]:
        table = cast("TenUpView", view)
        return reasons(table, ask, action, partial(_worth, board_of(table), self.temperament))


def _worth(board: Board, temperament: Temperament, view: TenUpView) -> float:
    return board.worth(view, temperament)


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Board:
    """What a board is like, and how good a table on it looks. Seats, squares and Score Tables are numbers."""

    def __init__(self, view: TenUpView) -> None:
        circuit, dial, tables = view.circuit(), view.dial(), view.tables()
        self.size = len(circuit)
        self.tallies = [
            (square, tables.index(table)) for square, (kind, _name, table) in enumerate(circuit) if kind == "tally"
        ]
        """The squares that give a point, each with its Score Table."""
        self.losses = [square for square, (kind, _name, _table) in enumerate(circuit) if kind == "lose"]
        self.likely = 1 / len(dial) ** 2
        """The probability of each spin."""
        self.spins = [(a, b, self.likely * (1 if a == b else 2)) for a in dial for b in dial if a <= b]
        """The numbers of both arrows, the lower one first, with their probability."""
        self.reach = [0.0] * max(self.size, 2 * max(dial) + 1)
        """How likely a man can be brought to a square this far ahead: by one arrow, or by both."""
        for a, b, likely in self.spins:
            for ahead in {a, b, a + b}:
                self.reach[ahead] += likely

    def worth(self, view: TenUpView, temperament: Temperament) -> float:
        """Return how good the table looks to a seat of this temperament."""
        if view.is_over():
            return WON if view.has_won() else -WON
        me = view.seat
        assert me is not None
        men = view.men_by_number()
        square = men[me]
        if view.mover_number() == me:
            ask = view.ask()
            if ask is not None:
                # The turn stops at one's own question, which will be answered as well as this one.
                return max([self.worth(cast("TenUpView", view.after(action)), temperament) for action in ask.actions()])
            square = (square + sum(view.numbers_to_play())) % self.size
        totals = view.totals_by_number()
        has_points = [total > 0 for total in totals]
        for seat, change in view.points_due_by_number():
            totals[seat] = max(0, totals[seat] + change)
        mine = totals.pop(me)
        rivals = FIELD * sum(totals) / len(totals) + (1 - FIELD) * max(totals)
        bases = view.bases_by_number()
        look = temperament.building * mine - rivals + ROOM * open_tables(view, me)
        look += temperament.hope * NEXT_SPIN * self.prospect(square, self.gains(view, me, men, bases, has_points))
        if square != bases[me]:
            look -= temperament.reserve * DANGER * self.danger(me, square, men, has_points[me])
        return look

    def prospect(self, square: int, gains: list[float]) -> float:
        """Return the points that the next spin brings on average, with its arrows played in the better order."""
        size = self.size
        ahead = gains[square:] + gains[:square]
        expected = 0.0
        for a, b, likely in self.spins:
            first, second = ahead[a % size], ahead[b % size]
            expected += likely * ((max(second, first)) + ahead[(a + b) % size])
        return expected

    def gains(
        self, view: TenUpView, me: int, men: list[int], bases: tuple[int, ...], has_points: list[bool]
    ) -> list[float]:
        """Return for each square the gain of arriving there now."""
        found = [0.0] * self.size
        rooms = view.rooms_by_number(me)
        for square, table in self.tallies:
            if rooms[table]:
                found[square] = 1.0
        if has_points[me]:
            for square in self.losses:
                found[square] = -1.0
        for seat, man in enumerate(men):
            if seat != me and man != bases[seat]:
                found[man] += 1.0 + (SPOILT if has_points[seat] else 0.0)
        return found

    def danger(self, me: int, square: int, men: list[int], has_points: bool) -> float:
        """Return what the rivals' next spins cost on average, if they come whenever they can."""
        safe = 1.0
        for seat, man in enumerate(men):
            if seat != me:
                safe *= 1 - self.reach[(square - man) % self.size]
        return (2.0 if has_points else 1.0) * (1 - safe)


def open_tables(view: TenUpView, me: int) -> int:
    """Return how many Score Tables can take another point: by a counter that is out there, or one in hand each."""
    growing = view.growing_by_number(me).count(True)
    return growing + min(view.in_hand(me), len(view.tables()) - growing)


_BOARDS: Final[Memo[str, Board]] = Memo(20)


def board_of(view: TenUpView) -> Board:
    """Return the board of a table, shared by all bots that play on it."""
    found = _BOARDS.get(view.board())
    return _BOARDS.keep(view.board(), Board(view)) if found is None else found


BOT = NormalBot
