"""A ring of spaces that tokens go round."""

from __future__ import annotations

from typing import final


@final
class Track:
    """So many spaces in a ring; space 0 is the start."""

    def __init__(self, size: int) -> None:
        self.size = size

    def forward(self, at: int, steps: int) -> int:
        return (at + steps) % self.size

    def reaches_start(self, at: int, steps: int) -> bool:
        """Whether going forward so far lands on the start or passes it; standing on it does not count."""
        return at + steps >= self.size

    def steps_to(self, at: int, to: int) -> int:
        """How far forward a space is; a whole round for the one stood on."""
        return (to - at - 1) % self.size + 1

    def next_of(self, at: int, places: tuple[int, ...]) -> int:
        """Of some spaces, the first one forward."""
        best = places[0]
        for place in places:
            if self.steps_to(at, place) < self.steps_to(at, best):
                best = place
        return best
