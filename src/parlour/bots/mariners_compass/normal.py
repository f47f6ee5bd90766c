"""The normal bot for Mariner's Compass: it counts each expedition's distance and the outlook of the small men."""

# Compiled with mypyc.

from __future__ import annotations

from functools import partial
from typing import Any, Final, cast

from mypy_extensions import mypyc_attr

from parlour.bots.bot import Bot, Term
from parlour.bots.common.one_ply import best_answer
from parlour.bots.mariners_compass.reasons import reasons
from parlour.bots.temperament import NEUTRAL, Temperament
from parlour.core.moves import Action, Ask, Rng
from parlour.core.view import View
from parlour.games.mariners_compass.view import MarinersView, steps

WON: Final = 1000.0
OUTLOOK: Final = 1.4
"""The value of a good place on the compass, in squares."""
SIDE: Final = 1000
"""More steps than any Table has."""
RIVAL: Final = 0.7
"""The weight of the other's squares against one's own."""


@mypyc_attr(native_class=False)
class NormalBot(Bot):
    """Looks one answer ahead: nearer the Pole is better, and so is a small man whose next spins lead there."""

    name = "normal"
    game = "mariners-compass"

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        return best_answer(cast("MarinersView", view), ask, self.temperament, worth)

    def weigh(self, view: View[Any], ask: Ask, action: Action) -> tuple[Term, ...]:
        table = cast("MarinersView", view)
        return reasons(table, ask, action, partial(_worth, self.temperament))


def _worth(temperament: Temperament, view: MarinersView) -> float:
    return worth(view, temperament)


def worth(view: MarinersView, temperament: Temperament = NEUTRAL) -> float:
    """Return how good the table looks to a seat of this temperament, in squares of its expedition."""
    if view.has_won():
        return WON
    seats = range(view.lexicon.seats)
    if view.is_over():
        return -WON if any(view.distance(seat) == 0 for seat in seats) else 0.0
    total = 0.0
    for seat in seats:
        if seat == view.seat:
            prospects = temperament.hope * OUTLOOK * outlook(view, seat)
            total += prospects - temperament.building * view.distance(seat)
        else:
            total -= temperament.reserve * RIVAL * (OUTLOOK * outlook(view, seat) - view.distance(seat))
    return total


def outlook(view: MarinersView, seat: int) -> float:
    """Return the expected progress of the next spin, if the better of its two numbers is played."""
    at = view.small_man_number(seat)
    if at < 0:
        return 0.0
    ring = view.compass()
    here, pole = view.expedition(seat), view.pole()
    gains = [progress(here, pole, ring[(at + number) % len(ring)]) for number in view.dial()]
    gains.sort()
    # With two equal arrows over n numbers, the best of both is the k-th lowest with odds (2k - 1) in n * n.
    size = len(gains)
    return sum([gain * (2 * k + 1) for k, gain in enumerate(gains)]) / (size * size)


def progress(here: tuple[int, int], pole: tuple[int, int], space: str) -> int:
    """Return how much nearer the Pole the better of a space's letters brings an expedition."""
    now = steps(here, pole)
    best = -SIDE
    for letter in space.split("-"):
        best = max(best, now - steps(moved(here, letter), pole))
    return best


def moved(square: tuple[int, int], letter: str) -> tuple[int, int]:
    column, row = square
    return column + ("E" in letter) - ("W" in letter), row + ("N" in letter) - ("S" in letter)


BOT = NormalBot
