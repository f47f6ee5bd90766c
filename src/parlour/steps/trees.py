"""Answers that can be listed, as trees of their steps: what is open, and where each step leads."""

from __future__ import annotations

from typing import Any, final


@final
class Node:
    """A place on the way to some answers, or parts of them: at a leaf no step is left, and there is one answer."""

    def __init__(self, steps: list[int], leaf: Any) -> None:
        self.steps = steps
        """The steps that are open here, in order."""
        self.after: dict[int, Node] = {}
        self.leaf = leaf


def tree_of(spelt: list[tuple[list[int], Any]], depth: int = 0) -> Node:
    """The tree of some answers, each with its steps, from a depth on to which all are alike."""
    if len(spelt) == 1:
        return Node([], spelt[0][1])
    parted: dict[int, list[tuple[list[int], Any]]] = {}
    for answer in spelt:
        parted.setdefault(answer[0][depth], []).append(answer)
    node = Node(sorted(parted), None)
    for step, answers in parted.items():
        node.after[step] = tree_of(answers, depth + 1)
    return node
