"""The normal bot for Ten-Up: it evaluates the table after each answer, and one spin further."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any, cast

from parlour.bots.bot import Bot
from parlour.bots.common.one_ply import best_answer
from parlour.core.moves import Action, Ask, Rng
from parlour.core.view import View
from parlour.games.ten_up.view import TenUpView

WON = 1000.0
FIELD = 0.6
"""The weight of the rivals' average total; the rest is the leader's."""
SPOILT = 0.6
"""The value of a displaced rival's lost point, relative to a point gained."""
NEXT_SPIN = 0.8
"""The value of a point that the next spin may bring, relative to one that is there."""
DANGER = 1.0
"""The cost of a point that the rivals' next spins may take."""
ROOM = 0.15
"""The value of a Score Table that can take another point."""


class NormalBot(Bot):
    """Collects points, spoils those of others, leader first, and considers where its man is safe."""

    name = "normal"
    game = "ten-up"

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        return best_answer(cast("TenUpView", view), ask, worth)


def worth(view: TenUpView) -> float:
    """Return how good the table looks to a seat."""
    me = view.me()
    if view.is_over():
        return WON if view.has_won() else -WON
    ask = view.ask()
    if ask is not None and view.mover() == me:
        # The turn stops at one's own question, which will be answered as well as this one.
        return max(worth(cast("TenUpView", view.after(action))) for action in ask.actions())
    square = view.man(me)
    if view.mover() == me:
        square = (square + sum(view.numbers_to_play())) % len(view.circuit())
    totals = {seat: view.total(seat) for seat in view.seats()}
    for seat, change in view.points_due():
        totals[seat] = max(0, totals[seat] + change)
    mine = totals.pop(me)
    rivals = FIELD * sum(totals.values()) / len(totals) + (1 - FIELD) * max(totals.values())
    return mine - rivals + ROOM * open_tables(view) + NEXT_SPIN * prospect(view, square) - DANGER * danger(view, square)


def open_tables(view: TenUpView) -> int:
    """Return how many Score Tables can take another point: by a counter that is out there, or one in hand each."""
    me = view.me()
    top = view.table_squares()
    growing = len({table for table, square in view.counters(me) if square < top})
    return growing + min(view.in_hand(me), len(view.tables()) - growing)


def prospect(view: TenUpView, square: int) -> float:
    """Return the points that the next spin brings on average, with its arrows played in the better order."""
    size = len(view.circuit())
    marks = gains(view)
    expected = 0.0
    for chance, (a, b) in spins(view.dial()):
        best = max(marks.get((square + a) % size, 0.0), marks.get((square + b) % size, 0.0))
        expected += chance * (best + marks.get((square + a + b) % size, 0.0))
    return expected


def gains(view: TenUpView) -> dict[int, float]:
    """Return the squares on which something would happen, with the gain of arriving there now."""
    me = view.me()
    found: dict[int, float] = {}
    for square, (kind, _name, table) in enumerate(view.circuit()):
        if kind == "tally" and view.has_room(me, table):
            found[square] = 1.0
        elif kind == "lose" and view.total(me) > 0:
            found[square] = -1.0
    for seat in view.seats():
        if seat != me and not view.is_home(seat):
            square = view.man(seat)
            found[square] = found.get(square, 0.0) + 1 + (SPOILT if view.total(seat) > 0 else 0)
    return found


def danger(view: TenUpView, square: int) -> float:
    """Return what the rivals' next spins cost on average, if they come whenever they can."""
    me = view.me()
    if square == view.base(me):
        return 0.0
    cost = 1.0 + (1 if view.total(me) > 0 else 0)
    size = len(view.circuit())
    safe = 1.0
    for seat in view.seats():
        if seat != me:
            safe *= 1 - reach(view.dial()).get((square - view.man(seat)) % size, 0.0)
    return cost * (1 - safe)


@cache
def spins(dial: tuple[int, ...]) -> tuple[tuple[float, tuple[int, int]], ...]:
    """Return every possible spin with its probability."""
    return tuple((1 / len(dial) ** 2, numbers) for numbers in product(dial, dial))


@cache
def reach(dial: tuple[int, ...]) -> dict[int, float]:
    """Return how likely a man can be brought to a square this far ahead: by one arrow, or by both."""
    chances: dict[int, float] = {}
    for chance, (a, b) in spins(dial):
        for ahead in {a, b, a + b}:
            chances[ahead] = chances.get(ahead, 0.0) + chance
    return chances


BOT = NormalBot
