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
    """What a board is like, and how good a table on it looks. Seats are numbers."""

    def __init__(self, circuit: tuple[tuple[str, str, str], ...], dial: tuple[int, ...]) -> None:
        self.size = len(circuit)
        self.tallies = [(square, table) for square, (kind, _name, table) in enumerate(circuit) if kind == "tally"]
        """The squares that give a point, each with its Score Table."""
        self.losses = [square for square, (kind, _name, _table) in enumerate(circuit) if kind == "lose"]
        self.spins = [(a, b) for a in dial for b in dial]
        self.likely = 1 / len(dial) ** 2
        """The probability of each spin."""
        self.reach = [0.0] * max(self.size, 2 * max(dial) + 1)
        """How likely a man can be brought to a square this far ahead: by one arrow, or by both."""
        for a, b in self.spins:
            for ahead in {a, b, a + b}:
                self.reach[ahead] += self.likely

    def worth(self, view: TenUpView, temperament: Temperament) -> float:
        """Return how good the table looks to a seat of this temperament."""
        if view.is_over():
            return WON if view.has_won() else -WON
        me = view.seat
        assert me is not None
        is_mine = view.is_mover(me)
        ask = view.ask() if is_mine else None
        if ask is not None:
            # The turn stops at one's own question, which will be answered as well as this one.
            return max([self.worth(cast("TenUpView", view.after(action)), temperament) for action in ask.actions()])
        square = view.man(me)
        if is_mine:
            square = (square + sum(view.numbers_to_play())) % self.size
        totals = [view.total(seat) for seat in range(view.lexicon.seats)]
        has_points = [total > 0 for total in totals]
        for letter, change in view.points_due():
            seat = view.lexicon.seat(letter)
            totals[seat] = max(0, totals[seat] + change)
        mine = totals.pop(me)
        rivals = FIELD * sum(totals) / len(totals) + (1 - FIELD) * max(totals)
        look = temperament.building * mine - rivals + ROOM * open_tables(view, me)
        look += temperament.hope * NEXT_SPIN * self.prospect(view, me, square, has_points)
        return look - temperament.reserve * DANGER * self.danger(view, me, square, has_points[me])

    def prospect(self, view: TenUpView, me: int, square: int, has_points: list[bool]) -> float:
        """Return the points that the next spin brings on average, with its arrows played in the better order."""
        size = self.size
        marks = self.gains(view, me, has_points)
        expected = 0.0
        for a, b in self.spins:
            first, second = marks[(square + a) % size], marks[(square + b) % size]
            expected += self.likely * ((max(first, second)) + marks[(square + a + b) % size])
        return expected

    def gains(self, view: TenUpView, me: int, has_points: list[bool]) -> list[float]:
        """Return for each square the gain of arriving there now."""
        found = [0.0] * self.size
        for square, table in self.tallies:
            if view.has_room(me, table):
                found[square] = 1.0
        if has_points[me]:
            for square in self.losses:
                found[square] = -1.0
        for seat, has_any in enumerate(has_points):
            if seat != me and not view.is_home(seat):
                found[view.man(seat)] += 1 + (SPOILT if has_any else 0)
        return found

    def danger(self, view: TenUpView, me: int, square: int, has_points: bool) -> float:
        """Return what the rivals' next spins cost on average, if they come whenever they can."""
        if square == view.base(me):
            return 0.0
        cost = 1.0 + (1 if has_points else 0)
        safe = 1.0
        for seat in range(view.lexicon.seats):
            if seat != me:
                safe *= 1 - self.reach[(square - view.man(seat)) % self.size]
        return cost * (1 - safe)


def open_tables(view: TenUpView, me: int) -> int:
    """Return how many Score Tables can take another point: by a counter that is out there, or one in hand each."""
    top = view.table_squares()
    growing = len({table for table, square in view.counters(me) if square < top})
    return growing + min(view.in_hand(me), len(view.tables()) - growing)


_BOARDS: Final[Memo[tuple[tuple[tuple[str, str, str], ...], tuple[int, ...]], Board]] = Memo(20)


def board_of(view: TenUpView) -> Board:
    """Return the board of a table, shared by all bots that play on it."""
    key = (view.circuit(), view.dial())
    found = _BOARDS.get(key)
    return _BOARDS.keep(key, Board(view.circuit(), view.dial())) if found is None else found


BOT = NormalBot
