"""One-ply search for games without hidden information: pick the answer with the best resulting table."""

# Compiled with mypyc.

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from parlour.bots.temperament import Temperament
from parlour.core.moves import Action, Ask
from parlour.core.view import OpenView

V = TypeVar("V", bound=OpenView[Any])


def best_answer(view: V, ask: Ask, temperament: Temperament, worth: Callable[[V, Temperament], float]) -> Action:
    """Return the answer after which the table looks best to a seat with this temperament; the first of equal ones."""
    actions = ask.actions()
    if len(actions) == 1:
        return actions[0]
    return max(actions, key=lambda action: worth(view.after(action), temperament))  # type: ignore[arg-type]
