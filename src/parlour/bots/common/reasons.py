"""Reasons of bots: the terms that several games share, with numbers that the words of `term-NAME` name."""

# Compiled with mypyc.

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from parlour.bots.bot import Term
from parlour.core.moves import Action, Ask
from parlour.core.view import OpenView

FEW: Final = 60
"""Answers are compared with each other if there are at most so many."""
LEAST: Final = 0.01
"""A difference below this is none."""
DECISIVE: Final = 50.0
"""A difference of this much means that the game is won or lost."""

V = TypeVar("V", bound=OpenView[Any])
Measure = tuple[str, str, Callable[[V], float]]
"""A name, the field that has its number ('count' or 'percent' of a point), and what it measures on a table."""


def sorted_terms(terms: list[Term]) -> tuple[Term, ...]:
    """Return terms that weigh something, the weightiest first."""
    return tuple(sorted([term for term in terms if abs(term.amount) >= LEAST], key=_by_weight))


def _by_weight(term: Term) -> float:
    return -abs(term.amount)


def spending(amount: int, cash: int, reserve: int, dollar: float = 1.0) -> list[Term]:
    """Return what speaks against spending: the price as a part of the cash, and what is missing from the reserve."""
    if amount <= 0:
        return []
    terms = [Term("costs", -dollar * amount, {"amount": amount, "percent": 100 * amount // max(1, cash)})]
    left = cash - amount
    if left < reserve:
        terms.append(Term("thin_reserve", float(left - reserve), {"left": left, "needed": reserve}))
    return terms


def compared(
    view: V, ask: Ask, action: Action, worth: Callable[[V], float], measures: list[Measure[V]]
) -> tuple[Term, ...]:
    """Return how the table after an answer differs from that after the best other answer, measure by measure."""
    if not 1 < ask.size() <= FEW:
        return ()
    best: V | None = None
    most = 0.0
    for other in ask.actions():
        if other != action:
            after: V = view.after(other)  # type: ignore[assignment]
            value = worth(after)
            if best is None or value > most:
                best, most = after, value
    if best is None:
        return ()
    chosen: V = view.after(action)  # type: ignore[assignment]
    terms: list[Term] = []
    for name, field, measure in measures:
        difference = measure(chosen) - measure(best)
        number = round(abs(difference) * (100 if field == "percent" else 1))
        if abs(difference) >= DECISIVE:
            terms.append(Term("decides" if difference > 0 else "no_decides", difference))
        elif number:
            id = name if difference > 0 else f"no_{name}"
            terms.append(Term(id, difference, {field: number}))
    return sorted_terms(terms)
