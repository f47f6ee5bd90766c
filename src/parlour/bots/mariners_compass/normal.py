"""The normal bot for Mariner's Compass: it counts each expedition's distance and the outlook of the small men."""

from __future__ import annotations

from typing import Any, cast

from parlour.bots.bot import Bot
from parlour.bots.common.one_ply import best_answer
from parlour.core.moves import Action, Ask, Rng
from parlour.core.view import View
from parlour.games.mariners_compass.view import MarinersView, steps

WON = 1000.0
OUTLOOK = 1.4
"""The value of a good place on the compass, in squares."""
RIVAL = 0.7
"""The weight of the other's squares against one's own."""


class NormalBot(Bot):
    """Looks one answer ahead: nearer the Pole is better, and so is a small man whose next spins lead there."""

    name = "normal"
    game = "mariners-compass"

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        return best_answer(cast("MarinersView", view), ask, worth)


def worth(view: MarinersView) -> float:
    """Return how good the table looks to a seat, in squares of its expedition."""
    if view.has_won():
        return WON
    if view.is_over():
        return -WON if any(view.distance(seat) == 0 for seat in view.seats()) else 0.0
    total = 0.0
    for seat in view.seats():
        merit = OUTLOOK * outlook(view, seat) - view.distance(seat)
        total += merit if seat == view.me() else -RIVAL * merit
    return total


def outlook(view: MarinersView, seat: str) -> float:
    """Return the expected progress of the next spin, if the better of its two numbers is played."""
    ring = view.compass()
    man = view.small_man(seat)
    if not man:
        return 0.0
    at = ring.index(man)
    gains = sorted(progress(view, seat, ring[(at + number) % len(ring)]) for number in view.dial())
    # With two equal arrows over n numbers, the best of both is the k-th lowest with odds (2k - 1) in n * n.
    size = len(gains)
    return sum(gain * (2 * k + 1) for k, gain in enumerate(gains)) / (size * size)


def progress(view: MarinersView, seat: str, space: str) -> int:
    """Return how much nearer the Pole the better of a space's letters brings an expedition."""
    here = view.expedition(seat)
    there = [moved(here, letter) for letter in space.split("-")]
    return max(steps(here, view.pole()) - steps(square, view.pole()) for square in there)


def moved(square: tuple[int, int], letter: str) -> tuple[int, int]:
    column, row = square
    return column + ("E" in letter) - ("W" in letter), row + ("N" in letter) - ("S" in letter)


BOT = NormalBot
