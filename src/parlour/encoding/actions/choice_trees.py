"""Answers that can be listed, as trees of their steps: what is open, and where each step leads."""

from __future__ import annotations

from typing import Any, Final, final

from parlour.encoding.actions.step_masks import MaskCache, StepMask


@final
class Node:
    """A place on the way to some answers, or parts of them: at a leaf no step is left, and there is one answer."""

    def __init__(self, ways: StepMask, after: dict[int, Node], leaf: Any) -> None:
        self.ways = ways
        """The steps that are open here."""
        self.after = after
        self.leaf = leaf


_NOWHERE: Final[dict[int, Node]] = {}


def leaf_of(known: MaskCache, answer: Any) -> Node:
    """Where an answer has been said."""
    return Node(known.none, _NOWHERE, answer)


def tree_of(known: MaskCache, spelt: list[tuple[list[int], Any]], depth: int = 0) -> Node:
    """The tree of some answers, each with its steps, from a depth on to which all are alike."""
    if len(spelt) == 1:
        return leaf_of(known, spelt[0][1])
    parted: dict[int, list[tuple[list[int], Any]]] = {}
    for answer in spelt:
        parted.setdefault(answer[0][depth], []).append(answer)
    after = {step: tree_of(known, answers, depth + 1) for step, answers in parted.items()}
    return Node(known.by(list(parted)), after, None)
