"""Answers that can be listed, as trees of their steps: what is open, and where each step leads."""

from __future__ import annotations

from typing import final

from parlour.core.moves import Action


@final
class Node:
    """A place on the way to some answers: at a leaf there is one left."""

    def __init__(self, steps: list[int], action: Action | None) -> None:
        self.steps = steps
        """The steps that are open here, in order."""
        self.after: dict[int, Node] = {}
        self.action = action


def tree_of(spelt: list[tuple[list[int], Action]], depth: int = 0) -> Node:
    """The tree of some answers, each with its steps, from a depth on to which all are alike."""
    if len(spelt) == 1:
        return Node([], spelt[0][1])
    parted: dict[int, list[tuple[list[int], Action]]] = {}
    for answer in spelt:
        parted.setdefault(answer[0][depth], []).append(answer)
    node = Node(sorted(parted), None)
    for step, answers in parted.items():
        node.after[step] = tree_of(answers, depth + 1)
    return node
