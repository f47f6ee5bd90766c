"""What a seat has seen in the course of a play: every sight that was new to it, and its own steps, in order.

A long play has seen much, so what is past is kept as a digest: two pasts are the same if and only if theirs are.
"""

from __future__ import annotations

import hashlib
from typing import Final, final

from parlour.envs.game_config import Episode

BITS: Final = 256
"""Of a past."""


@final
class Memory:
    """One seat's past."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._past = hashlib.sha256()
        self._last = ""

    def see(self, episode: Episode) -> None:
        """Keep in mind what the seat sees now; if nothing has changed for it, it has not noticed anything."""
        sight = str(episode.encoding.told(episode.views[self.seat]))
        if sight != self._last:
            self._past.update(f"saw {sight}\n".encode())
            self._last = sight

    def step(self, label: str) -> None:
        """Keep in mind a step of the seat's own."""
        self._past.update(f"said {label}\n".encode())

    def past(self) -> str:
        """Everything so far, as a digest."""
        return self._past.hexdigest()

    def bits(self) -> list[float]:
        """Everything so far, as numbers that are 1 or -1."""
        digest = self._past.digest()
        return [1.0 if digest[n // 8] >> n % 8 & 1 else -1.0 for n in range(BITS)]

    def copy(self) -> Memory:
        twin = Memory(self.seat)
        twin._past = self._past.copy()
        twin._last = self._last
        return twin
