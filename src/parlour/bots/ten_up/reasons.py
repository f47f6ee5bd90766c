"""Reasons in Ten-Up: the points of an answer, and what the next spins may bring after it."""

# Compiled with mypyc.

from __future__ import annotations

from collections.abc import Callable

from parlour.bots.bot import Term
from parlour.bots.common.reasons import compared
from parlour.core.moves import Action, Ask
from parlour.games.ten_up.view import TenUpView


def reasons(view: TenUpView, ask: Ask, action: Action, worth: Callable[[TenUpView], float]) -> tuple[Term, ...]:
    """Return how an answer differs from the best other one; `worth` is how good a table looks."""

    def prospects(after: TenUpView) -> float:
        return worth(after) - points(after)

    return compared(view, ask, action, worth, [("points", "count", points), ("prospects", "percent", prospects)])


def points(view: TenUpView) -> float:
    assert view.seat is not None
    return float(view.total(view.seat))
