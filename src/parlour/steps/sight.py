"""What one seat sees, kept from look to look: only what has changed is written again."""

from __future__ import annotations

from typing import Any, Final, final

from parlour.steps.answering import Answering
from parlour.steps.slots import HIDDEN, Out, Slot, squashed

ASIDE: Final = 3
"""Places before all others: whether this seat is asked, how many steps it has taken, the number it is spelling."""


@final
class Sight:
    """First the seat's place and its answer so far, then how the seats stand, then all that its view tells."""

    def __init__(self, out: Out, slot: Slot, actions: int, seats: int, seat: int) -> None:
        """`out`: zeros, one for every number there is. `slot`: the places of what the view tells."""
        self._out = out
        self._slot = slot
        self._seats = seats
        self._seat = seat
        self._steps = ASIDE + seats
        self._worths = ASIDE + seats + actions
        self._said: list[int] = []
        self._stood: dict[str, int | None] = {}
        self._told: Any = None
        out[ASIDE + seat] = 1.0

    def tell(self, worths: dict[str, int | None], told: dict[str, Any]) -> None:
        """How the seats stand, and what the view tells, now."""
        out = self._out
        if worths != self._stood:
            for n, worth in enumerate(worths.values()):
                place = self._worths + (n - self._seat) % self._seats
                out[place] = HIDDEN if worth is None else squashed(worth)
            self._stood = worths
        at = self._worths + self._seats
        if self._told is None:
            self._slot.write(out, at, told, self._seat)
        else:
            self._slot.change(out, at, told, self._told, self._seat)
        self._told = told

    def look(self, answering: Answering | None) -> None:
        """Write the answer that is on its way."""
        out = self._out
        for step in self._said:
            out[self._steps + step] = 0.0
        self._said = []
        out[0] = 0.0 if answering is None else 1.0
        out[1] = 0.0
        out[2] = 0.0
        if answering is not None and answering.said:
            said = answering.said
            self._said = said[:]
            out[1] = float(len(said))
            out[2] = squashed(answering.number())
            for n, step in enumerate(said):
                out[self._steps + step] = n + 1.0
