"""Answers that can be listed, as trees of their steps: what is open, and where each step leads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from parlour.core.domains import Among
from parlour.kit.bits import members

_NO_STEPS: Final[list[int]] = []


@final
class Node:
    """A place on the way to some answers, or parts of them: at a leaf no step is left, and there is one answer."""

    def __init__(self, steps: list[int], after: dict[int, Node], leaf: Any) -> None:
        self.steps = steps
        """The steps that are open here, in order."""
        self.after = after
        self.leaf = leaf


_NOWHERE: Final[dict[int, Node]] = {}


def leaf_of(answer: Any) -> Node:
    """Where an answer has been said."""
    return Node(_NO_STEPS, _NOWHERE, answer)


def row_of(domain: Among, make: Callable[..., Any], first: int) -> Node:
    """The tree of answers that are one step each, by the members of a set: that of member 0 is the first."""
    count = domain.size()
    if count == 1:
        return leaf_of(domain.made(make, 0))
    steps = [first + member for member in members(domain.bits)]
    return Node(steps, {step: leaf_of(domain.made(make, n)) for n, step in enumerate(steps)}, None)


def tree_of(spelt: list[tuple[list[int], Any]], depth: int = 0) -> Node:
    """The tree of some answers, each with its steps, from a depth on to which all are alike."""
    if len(spelt) == 1:
        return leaf_of(spelt[0][1])
    parted: dict[int, list[tuple[list[int], Any]]] = {}
    for answer in spelt:
        parted.setdefault(answer[0][depth], []).append(answer)
    after = {step: tree_of(answers, depth + 1) for step, answers in parted.items()}
    return Node(sorted(parted), after, None)
