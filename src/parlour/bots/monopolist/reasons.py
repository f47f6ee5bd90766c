"""Reasons in The Monopolist: the counters of an answer, and what the next spins may bring after it."""

# Compiled with mypyc.

from __future__ import annotations

from collections.abc import Callable

from parlour.bots.bot import Term
from parlour.bots.common.reasons import compared
from parlour.core.moves import Action, Ask
from parlour.games.monopolist.view import MonopolistView


def reasons(
    view: MonopolistView, ask: Ask, action: Action, worth: Callable[[MonopolistView], float]
) -> tuple[Term, ...]:
    """Return how an answer differs from the best other one; `worth` is how good a table looks."""

    def prospects(after: MonopolistView) -> float:
        return 0.0 if after.is_over() else worth(after) - counters(after)

    return compared(view, ask, action, worth, [("counters", "count", counters), ("prospects", "percent", prospects)])


def counters(view: MonopolistView) -> float:
    assert view.seat is not None
    return float(view.worth(view.seat) or 0)
