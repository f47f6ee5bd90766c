"""Trees of listable answers: at each node the open steps, and where each step leads."""

from __future__ import annotations

from typing import Any, Final, final

from parlour.encoding.actions.step_masks import MaskCache, StepMask


@final
class Node:
    """A node on the way to some answers, or parts of them. A leaf has no steps and one answer."""

    def __init__(self, mask: StepMask, after: dict[int, Node], leaf: Any) -> None:
        self.mask = mask
        """The steps that are open here."""
        self.after = after
        self.leaf = leaf


_NOWHERE: Final[dict[int, Node]] = {}


def leaf_of(masks: MaskCache, answer: Any) -> Node:
    """Return the leaf of an answer."""
    return Node(masks.none, _NOWHERE, answer)


def tree_of(masks: MaskCache, encoded: list[tuple[list[int], Any]], depth: int = 0) -> Node:
    """Build the tree of some answers, each given with its steps, from a depth up to which all steps are equal."""
    if len(encoded) == 1:
        return leaf_of(masks, encoded[0][1])
    parted: dict[int, list[tuple[list[int], Any]]] = {}
    for answer in encoded:
        parted.setdefault(answer[0][depth], []).append(answer)
    after = {step: tree_of(masks, answers, depth + 1) for step, answers in parted.items()}
    return Node(masks.by(list(parted)), after, None)
