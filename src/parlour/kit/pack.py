"""A pack of cards that is never reshuffled: cards are drawn from the top and put back underneath.

The pack is not shuffled in advance. Each draw picks one of the cards not seen yet, which has the same distribution.
When all have been seen, their order is known, and from then on the pack is a cycle that needs no chance.
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
    """The cards put back, in order, and the unseen cards above them. A card that a player keeps is in neither."""

    def __init__(self, under: tuple[int, ...], unseen: int) -> None:
        self.under = under
        self.unseen = unseen

    def top(self) -> int:
        """Return the card on top; UNKNOWN if chance has to decide."""
        return UNKNOWN if self.unseen else self.under[0]

    def draw(self, what: str, clause: str, seat: int) -> Draw:
        """Return the draw of one of the unseen cards."""
        return Draw(what, members(self.unseen), 1, clause, seat)

    def without(self, card: int) -> Pack:
        """Return the pack without its top card."""
        if self.unseen >> card & 1:
            return Pack(self.under, self.unseen ^ 1 << card)
        if self.unseen or not self.under or self.under[0] != card:
            raise RulesBug(f"card {card} is not on top of its pack")
        return Pack(self.under[1:], 0)

    def over(self, card: int) -> Pack:
        """Return the pack with a card put underneath."""
        return Pack((*self.under, card), self.unseen)
