"""Reasons in Mariner's Compass: the squares of an answer, and what the next spins may bring after it."""

# Compiled with mypyc.

from __future__ import annotations

from collections.abc import Callable

from parlour.bots.bot import Term
from parlour.bots.common.reasons import compared
from parlour.core.moves import Action, Ask
from parlour.games.mariners_compass.view import MarinersView


def reasons(view: MarinersView, ask: Ask, action: Action, worth: Callable[[MarinersView], float]) -> tuple[Term, ...]:
    """Return how an answer differs from the best other one; `worth` is how good a table looks."""

    def prospects(after: MarinersView) -> float:
        return 0.0 if after.is_over() else worth(after) - nearness(after) - lead(after)

    measures: list[tuple[str, str, Callable[[MarinersView], float]]] = [
        ("nearer", "count", nearness),
        ("hinders", "count", lead),
        ("outlook", "percent", prospects),
    ]
    return compared(view, ask, action, worth, measures)


def chances(view: MarinersView, ask: Ask, action: Action, chance: Callable[[MarinersView], float]) -> tuple[Term, ...]:
    """Return how much likelier this seat wins after an answer than after the best other one."""
    return compared(view, ask, action, chance, [("chance", "percent", chance)])


def nearness(view: MarinersView) -> float:
    assert view.seat is not None
    return -float(view.distance(view.seat))


def lead(view: MarinersView) -> float:
    """Return the squares that the other still has to go."""
    assert view.seat is not None
    return float(view.distance(1 - view.seat))
