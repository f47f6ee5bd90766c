"""The baseline of the search in Mariner's Compass: it calculates how likely each expedition is to arrive first.

The two Tables are independent, so each race can be calculated alone: for every square and every space of the compass,
how many spins it takes if the better number and the better letter are played each time, and from that how likely it is
to have arrived within one, two, three... spins. Both together give the chance to win. The calculation ignores that a
player who is behind may prefer an early chance to few spins; the search covers that.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Any, Final, NamedTuple, cast, final

from mypy_extensions import mypyc_attr

from parlour.bots.bot import Bot, Term
from parlour.bots.common.one_ply import best_answer
from parlour.bots.mariners_compass.normal import moved
from parlour.bots.mariners_compass.reasons import chances
from parlour.bots.temperament import Temperament
from parlour.core.memo import Memo
from parlour.core.moves import Action, Ask, Rng
from parlour.core.view import View
from parlour.games.mariners_compass.view import MarinersView, steps

SPINS: Final = 100
"""The number of spins to look ahead."""
SWEEPS: Final = 60
"""The number of iterations until the expected spins hardly change."""
MAX_CHANCES: Final = 50_000
"""The maximum number of pairs of places whose chances are kept, for each board."""

Square = tuple[int, int]
Place = tuple[int, Square]
"""A space of the compass by number, and the square of the expedition."""


class RaceFacts(NamedTuple):
    """The facts that the calculation depends on."""

    ring: tuple[str, ...]
    dial: tuple[int, ...]
    size: tuple[int, int]
    pole: Square


@mypyc_attr(native_class=False)
class Baseline(Bot):
    """Gives the answer after which it is most likely to win."""

    name = "guide"
    game = "mariners-compass"

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        return best_answer(cast("MarinersView", view), ask, self.temperament, chance_to_win)

    def weigh(self, view: View[Any], ask: Ask, action: Action) -> tuple[Term, ...]:
        return chances(cast("MarinersView", view), ask, action, chance)


def chance_to_win(view: MarinersView, temperament: Temperament) -> float:
    """Return this seat's chance to win, which is the same whatever its temperament."""
    return chance(view)


def chance(view: MarinersView) -> float:
    """Return this seat's chance to win."""
    if view.is_over():
        return 1.0 if view.has_won() else 0.0
    ask = view.ask()
    if ask is not None and ask.size() > 1:  # a direction is still open, and will be chosen as well as the number
        return max([chance(cast("MarinersView", view.after(action))) for action in ask.actions()])
    race = race_of(view)
    first = view.mover_number()
    wins = race.chance(race.place(view, first), race.place(view, 1 - first))
    return wins if first == view.seat else 1 - wins


def arrival(view: MarinersView, seat: str) -> list[float]:
    """Return how likely an expedition has arrived after 0, 1, 2... spins."""
    race = race_of(view)
    return race.arrived[race.place(view, view.lexicon.seat(seat))]


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Race:
    """A board's races. A place is a space of the compass and a square of the Table, as one number."""

    def __init__(self, board: RaceFacts) -> None:
        columns, rows = board.size
        self.squares = columns * rows
        self.last = len(board.ring) - 1
        found = arrivals(board)
        self.arrived = [
            found[space, (square % columns + 1, square // columns + 1)]
            for space in range(len(board.ring))
            for square in range(self.squares)
        ]
        """By place, how likely the Pole has been reached after 0, 1, 2... spins."""
        self._chances: Memo[int, float] = Memo(MAX_CHANCES)

    def place(self, view: MarinersView, seat: int) -> int:
        """Return the place of a seat. A small man that has not entered yet counts from before the first space."""
        space = view.small_man_number(seat)
        return (space if space >= 0 else self.last) * self.squares + view.expedition_number(seat)

    def chance(self, first: int, second: int) -> float:
        """Return how likely the expedition wins that spins first, from the places of both."""
        key = first * len(self.arrived) + second
        known = self._chances.get(key)
        if known is not None:
            return known
        ahead, behind = self.arrived[first], self.arrived[second]
        # The seat that spins first wins if it arrives with a spin before which the other has not arrived.
        wins = 0.0
        for n in range(1, SPINS + 1):
            wins += (ahead[n] - ahead[n - 1]) * (1 - behind[n - 1])
        return self._chances.keep(key, wins)


_RACES: Final[Memo[str, Race]] = Memo(20)


def race_of(view: MarinersView) -> Race:
    """Return the races of a table's board, shared by all bots that play on it."""
    found = _RACES.get(view.board())
    if found is None:
        board = RaceFacts(view.compass(), view.dial(), view.table_size(), view.pole())
        found = _RACES.keep(view.board(), Race(board))
    return found


def arrivals(board: RaceFacts) -> dict[Place, list[float]]:
    """Return for every place how likely the Pole has been reached after 0, 1, 2... spins."""
    moves = all_moves(board)
    to_go = spins_to_go(board, moves)
    chosen = {place: best_first(spin, to_go) for place, spin in moves.items()}
    found = {place: [float(place[1] == board.pole)] for place in moves}
    for n in range(SPINS):
        for place, ways in chosen.items():
            arrived = place[1] == board.pole
            found[place].append(1.0 if arrived else arrived_within(ways, found, n))
    return found


def all_moves(board: RaceFacts) -> dict[Place, list[list[Place]]]:
    """Return for every place and number where the small man and the expedition may move."""
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
    """Return the square after a step; a step off the Table is a lost move."""
    return to if 1 <= to[0] <= board.size[0] and 1 <= to[1] <= board.size[1] else square


def spins_to_go(board: RaceFacts, moves: dict[Place, list[list[Place]]]) -> dict[Place, float]:
    """Return the expected number of spins from every place, with the better moves chosen."""
    to_go = {place: float(steps(place[1], board.pole)) for place in moves}
    for _ in range(SWEEPS):
        before = to_go
        to_go = {place: 0.0 if place[1] == board.pole else spent(spin, before) for place, spin in moves.items()}
    return to_go


def spent(spin: list[list[Place]], to_go: dict[Place, float]) -> float:
    """Return the expected number of spins from a place, this one included."""
    spins = 0.0
    for odds, to in best_first(spin, to_go):
        spins += odds * to_go[to]
    return 1 + spins


def arrived_within(ways: list[tuple[float, Place]], found: dict[Place, list[float]], spins: int) -> float:
    """Return how likely the Pole is reached by one of these ways and then this many spins."""
    chance = 0.0
    for odds, to in ways:
        chance += odds * found[to][spins]
    return chance


def best_first(spin: list[list[Place]], to_go: dict[Place, float]) -> list[tuple[float, Place]]:
    """Return where a spin leads, and how likely.

    With two equal arrows over n numbers, the k-th best is the better of both with odds 2 (n - k) + 1 in n * n.
    """
    best = sorted((min(ways, key=to_go.__getitem__) for ways in spin), key=to_go.__getitem__)
    size = len(best)
    return [((2 * (size - k) - 1) / (size * size), to) for k, to in enumerate(best)]
