"""Mariner's Compass, reckoned out: how likely each expedition has arrived after so many spins, and who is first.

The two Tables are apart, so each race can be reckoned alone: for every square and every space of the compass, how many
spins it takes if the better number and the better letter are played each time, and from that how likely it is to have
arrived within one, two, three... spins. Both together say who wins. What it leaves out is that who is behind
may play for a sooner chance instead of few spins; that is for the search that it guides.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple, cast

from parlour.bots.bot import Bot
from parlour.bots.common.one_ply import best_answer
from parlour.bots.mariners_compass.normal import moved
from parlour.core.moves import Action, Ask, Rng
from parlour.core.view import View
from parlour.games.mariners_compass.view import MarinersView, steps

SPINS: Final = 100
"""So many spins are looked ahead."""
SWEEPS: Final = 60
"""How often the spins to go are reckoned from one another, until they hardly change."""

Square = tuple[int, int]
Place = tuple[int, Square]
"""A space of the compass by number, and the square of the expedition."""


class RaceFacts(NamedTuple):
    """What the reckoning depends on."""

    ring: tuple[str, ...]
    dial: tuple[int, ...]
    size: tuple[int, int]
    pole: Square


class Baseline(Bot):
    """Gives the answer after which it is most likely to win."""

    name = "guide"
    game = "mariners-compass"

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        return best_answer(cast("MarinersView", view), ask, chance)


def chance(view: MarinersView) -> float:
    """How likely this seat is to win."""
    if view.is_over():
        return 1.0 if view.has_won() else 0.0
    ask = view.ask()
    if ask is not None and ask.size() > 1:  # a direction is still to be chosen, and will be as well as the number
        return max(chance(cast("MarinersView", view.after(action))) for action in ask.actions())
    first, second = view.seats() if view.mover() == view.seats()[0] else reversed(view.seats())
    ahead, behind = arrival(view, first), arrival(view, second)
    # Whoever spins first wins if he arrives with a spin before which the other has not arrived.
    wins = sum((ahead[n] - ahead[n - 1]) * (1 - behind[n - 1]) for n in range(1, SPINS + 1))
    return wins if first == view.me() else 1 - wins


def arrival(view: MarinersView, seat: str) -> list[float]:
    """How likely an expedition has arrived after 0, 1, 2... spins."""
    board = RaceFacts(view.compass(), view.dial(), view.table_size(), view.pole())
    man = view.small_man(seat)
    # A small man that is still to enter counts from before the first space.
    space = board.ring.index(man) if man else len(board.ring) - 1
    return arrivals(board)[space, view.expedition(seat)]


@cache
def arrivals(board: RaceFacts) -> dict[Place, list[float]]:
    """For every place how likely the Pole has been reached after 0, 1, 2... spins."""
    moves = all_moves(board)
    to_go = spins_to_go(board, moves)
    chosen = {place: best_first(spin, to_go) for place, spin in moves.items()}
    found = {place: [float(place[1] == board.pole)] for place in moves}
    for n in range(SPINS):
        for place, ways in chosen.items():
            arrived = place[1] == board.pole
            found[place].append(1.0 if arrived else sum(odds * found[to][n] for odds, to in ways))
    return found


def all_moves(board: RaceFacts) -> dict[Place, list[list[Place]]]:
    """From every place, for every number, where the small man and the expedition may come to stand."""
    columns, rows = board.size
    squares = [(column, row) for column in range(1, columns + 1) for row in range(1, rows + 1)]
    moves: dict[Place, list[list[Place]]] = {}
    for space in range(len(board.ring)):
        landings = [(space + number) % len(board.ring) for number in board.dial]
        for square in squares:
            moves[space, square] = [
                [(landing, within(board, square, moved(square, letter))) for letter in board.ring[landing].split("-")]
                for landing in landings
            ]
    return moves


def within(board: RaceFacts, square: Square, to: Square) -> Square:
    """A step off the Table is a lost move."""
    return to if 1 <= to[0] <= board.size[0] and 1 <= to[1] <= board.size[1] else square


def spins_to_go(board: RaceFacts, moves: dict[Place, list[list[Place]]]) -> dict[Place, float]:
    """How many spins it takes from every place on average, the better ways being chosen."""
    to_go = {place: float(steps(place[1], board.pole)) for place in moves}
    for _ in range(SWEEPS):
        to_go = {
            place: 0.0 if place[1] == board.pole else 1 + sum(odds * to_go[to] for odds, to in best_first(spin, to_go))
            for place, spin in moves.items()
        }
    return to_go


def best_first(spin: list[list[Place]], to_go: dict[Place, float]) -> list[tuple[float, Place]]:
    """Where a spin leads, and how likely: of two equal arrows over n numbers the k-th best is the better of both with
    odds 2 (n - k) + 1 in n * n."""
    best = sorted((min(ways, key=to_go.__getitem__) for ways in spin), key=to_go.__getitem__)
    size = len(best)
    return [((2 * (size - k) - 1) / (size * size), to) for k, to in enumerate(best)]
