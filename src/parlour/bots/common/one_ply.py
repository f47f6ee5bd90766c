"""One-ply search for games without hidden information: pick the answer with the best resulting table."""

# Compiled with mypyc.

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from parlour.core.moves import Action, Ask
from parlour.core.view import OpenView

V = TypeVar("V", bound=OpenView[Any])


def best_answer(view: V, ask: Ask, worth: Callable[[V], float]) -> Action:
    """Return the answer after which the table looks best to this seat; the first of equal ones."""
    actions = ask.actions()
    if len(actions) == 1:
        return actions[0]
    return max(actions, key=lambda action: worth(view.after(action)))  # type: ignore[arg-type]
