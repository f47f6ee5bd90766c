"""A closed track of spaces that tokens move round."""

from __future__ import annotations

from typing import final


@final
class Track:
    """A ring of `size` spaces; space 0 is the start."""

    def __init__(self, size: int) -> None:
        self.size = size

    def forward(self, at: int, steps: int) -> int:
        return (at + steps) % self.size

    def reaches_start(self, at: int, steps: int) -> bool:
        """Whether moving forward this far lands on the start or passes it; standing on it does not count."""
        return at + steps >= self.size

    def steps_to(self, at: int, to: int) -> int:
        """Return how far forward a space is; a whole round for the current one."""
        return (to - at - 1) % self.size + 1

    def next_of(self, at: int, places: tuple[int, ...]) -> int:
        """Return the first of some spaces going forward."""
        best = places[0]
        for place in places:
            if self.steps_to(at, place) < self.steps_to(at, best):
                best = place
        return best
