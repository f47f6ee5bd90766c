"""Ratings from matches: the Bradley-Terry model with Davidson's ties.

Of two players with strengths s and t (logarithms), the first wins with weight e^s, the second with e^t, and they tie
with weight v e^((s+t)/2). Strengths and v are fitted by maximum likelihood with Newton's method. Half a win is added to
each side of every pair that met, and a twentieth of a tie, so that a player who has won everything has a finite
strength.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final, final

HALF_A_WIN: Final = 0.5
A_LITTLE_TIE: Final = 0.05
STEPS: Final = 100
ENOUGH: Final = 1e-10
FARTHEST: Final = 2.0
"""The maximum length of a Newton step, in any parameter."""

Matrix = list[list[float]]


@final
class Round:
    """Games of two players on the same dice: wins of the first, wins of the second, ties.

    Rounds of one `deal` are not independent of each other, as those of all pairs at one table; others are.
    """

    def __init__(self, first: int, second: int, won: float, lost: float, tied: float, deal: int | None = None) -> None:
        self.first = first
        self.second = second
        self.won = won
        self.lost = lost
        self.tied = tied
        self.deal = deal


@final
class Fit:
    """Strengths with sum zero, the weight of ties, and the uncertainty of each strength."""

    def __init__(self, strengths: list[float], ties: float, errors: list[float]) -> None:
        self.strengths = strengths
        self.ties = ties
        self.errors = errors
        """Standard errors, each of a strength relative to the average of all."""


def fit(players: int, rounds: Sequence[Round]) -> Fit:
    """Fit the most likely strengths, and their errors.

    Games of a round, and rounds of a deal, share their dice and are not independent. So two errors are computed: the
    model's, as if they were independent, and one from how much whole deals differ. The larger one is used.
    """
    totals = _totals(rounds)
    values = [0.0] * (players + 1)  # the last is the logarithm of v
    for _ in range(STEPS):
        slope, curve = _derivatives(values, totals)
        step = _times(_inverse(curve), slope)
        scale = max(1.0, max(abs(part) for part in step) / FARTHEST)
        values = [value + part / scale for value, part in zip(values, step, strict=True)]
        if max(abs(part) for part in step) < ENOUGH:
            break
    average = sum(values[:-1]) / players
    _slope, curve = _derivatives(values, totals)
    cover = _inverse(curve)
    spread = _spread(values, rounds)
    robust = _product(_product(cover, spread), cover)
    errors = [max(_error(cover, n, players), _error(robust, n, players)) for n in range(players)]
    return Fit([value - average for value in values[:-1]], exp(values[-1]), errors)


def _totals(rounds: Sequence[Round]) -> list[Round]:
    pairs: dict[tuple[int, int], Round] = {}
    for one in rounds:
        total = pairs.setdefault(
            (one.first, one.second), Round(one.first, one.second, HALF_A_WIN, HALF_A_WIN, A_LITTLE_TIE)
        )
        total.won += one.won
        total.lost += one.lost
        total.tied += one.tied
    return list(pairs.values())


def chances(first: float, second: float, ties: float) -> tuple[float, float, float]:
    """Return the probabilities of a win of the first, a win of the second, and a tie."""
    gap = (first - second) / 2
    won, lost = exp(gap), exp(-gap)
    whole = won + lost + ties
    return won / whole, lost / whole, ties / whole


def _slope_of(values: Sequence[float], one: Round) -> tuple[float, float]:
    """Return the derivatives of the log-likelihood of some games by the first player's strength and by log v."""
    won, lost, tied = chances(values[one.first], values[one.second], exp(values[-1]))
    games = one.won + one.lost + one.tied
    by_strength = (one.won - one.lost - games * (won - lost)) / 2
    return by_strength, one.tied - games * tied


def _derivatives(values: Sequence[float], totals: Sequence[Round]) -> tuple[list[float], Matrix]:
    """Return the gradient of the log-likelihood and its negative Hessian; strengths are held near 0."""
    size = len(values)
    slope = [0.0] * size
    curve = [[0.0] * size for _ in range(size)]
    for one in totals:
        won, lost, tied = chances(values[one.first], values[one.second], exp(values[-1]))
        games = one.won + one.lost + one.tied
        by_strength, by_ties = _slope_of(values, one)
        signs = {one.first: 1.0, one.second: -1.0}
        strength = games * (won + lost - (won - lost) ** 2) / 4
        cross = -games * (won - lost) * tied / 2
        for n, sign in signs.items():
            slope[n] += sign * by_strength
            curve[n][-1] += sign * cross
            curve[-1][n] += sign * cross
            for m, other in signs.items():
                curve[n][m] += sign * other * strength
        slope[-1] += by_ties
        curve[-1][-1] += games * tied * (1 - tied)
    for n in range(size - 1):
        slope[n] -= sum(values[:-1])
        for m in range(size - 1):
            curve[n][m] += 1.0
    return slope, curve


def _spread(values: Sequence[float], rounds: Sequence[Round]) -> Matrix:
    """Return how much the gradients of whole rounds differ; those of one deal are added up."""
    size = len(values)
    spread = [[0.0] * size for _ in range(size)]
    slopes: dict[tuple[int, int | None], dict[int, float]] = {}
    for n, one in enumerate(rounds):
        by_strength, by_ties = _slope_of(values, one)
        slope = slopes.setdefault((-1, one.deal) if one.deal is not None else (n, None), defaultdict(float))
        slope[one.first] += by_strength
        slope[one.second] -= by_strength
        slope[size - 1] += by_ties
    for slope in slopes.values():
        for n, left in slope.items():
            for m, right in slope.items():
                spread[n][m] += left * right
    return spread


def _error(cover: Matrix, player: int, players: int) -> float:
    """Return the standard error of a strength relative to the average."""
    weights = [(1.0 if n == player else 0.0) - 1 / players for n in range(players)]
    pairs = ((n, m) for n in range(players) for m in range(players))
    return sqrt(max(0.0, sum(weights[n] * weights[m] * cover[n][m] for n, m in pairs)))


def _times(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [sum(cell * value for cell, value in zip(row, vector, strict=True)) for row in matrix]


def _product(left: Matrix, right: Matrix) -> Matrix:
    columns = list(zip(*right, strict=True))
    return [[sum(a * b for a, b in zip(row, column, strict=True)) for column in columns] for row in left]


def _inverse(matrix: Matrix) -> Matrix:
    """Invert by elimination; these matrices are small and positive definite."""
    size = len(matrix)
    rows = [[*row, *(1.0 if n == m else 0.0 for m in range(size))] for n, row in enumerate(matrix)]
    for n in range(size):
        pivot = max(range(n, size), key=lambda m: abs(rows[m][n]))
        rows[n], rows[pivot] = rows[pivot], rows[n]
        rows[n] = [cell / rows[n][n] for cell in rows[n]]
        for m in range(size):
            if m != n:
                rows[m] = [cell - rows[m][n] * top for cell, top in zip(rows[m], rows[n], strict=True)]
    return [row[size:] for row in rows]


def elo(strength: float) -> float:
    """Convert a strength to the Elo scale: 400 points are odds of ten to one."""
    return strength * 400 / log(10)
