"""A pack of cards that is never reshuffled: drawn from the top, put back underneath.

It is not shuffled beforehand: each draw comes from the cards not yet seen, which is the same law. When all have been
seen their order is known, and from then on the pack is a cycle that needs no chance.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from parlour.core.data.values import Value
from parlour.core.moves import Draw
from parlour.core.refusals import RulesBug
from parlour.kit.bits import members

UNKNOWN: Final = -1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Pack(Value):
    """The cards put back, in order, and the unseen ones above them; kept cards are in neither."""

    def __init__(self, under: tuple[int, ...], unseen: int) -> None:
        self.under = under
        self.unseen = unseen

    def top(self) -> int:
        """The card on top; UNKNOWN while it is for chance to say."""
        return UNKNOWN if self.unseen else self.under[0]

    def draw(self, what: str, clause: str, seat: int) -> Draw:
        """The question put to chance: which of the unseen cards is it?"""
        return Draw(what, members(self.unseen), 1, clause, seat)

    def without(self, card: int) -> Pack:
        """The pack when its top card has been taken off."""
        if self.unseen >> card & 1:
            return Pack(self.under, self.unseen ^ 1 << card)
        if self.unseen or not self.under or self.under[0] != card:
            raise RulesBug(f"card {card} is not on top of its pack")
        return Pack(self.under[1:], 0)

    def over(self, card: int) -> Pack:
        """The pack with a card put underneath."""
        return Pack((*self.under, card), self.unseen)
