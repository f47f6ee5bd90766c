"""`Memory`: a digest of everything a seat has seen and done in a play, for observations with perfect recall.

A long play has a long past, so only a digest is stored: two pasts are equal if and only if their digests are.
"""

from __future__ import annotations

import hashlib
from typing import Final, final

from parlour.envs.game_config import Episode

BITS: Final = 256
"""The number of bits of a digest."""


@final
class Memory:
    """One seat's past."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._past = hashlib.sha256()
        self._last = ""

    def see(self, episode: Episode) -> None:
        """Add what the seat sees now, if anything has changed for it."""
        seen = str(episode.encoding.view_data(episode.views[self.seat]))
        if seen != self._last:
            self._past.update(f"saw {seen}\n".encode())
            self._last = seen

    def step(self, label: str) -> None:
        """Add a step of the seat itself."""
        self._past.update(f"said {label}\n".encode())

    def past(self) -> str:
        """Return everything so far as a digest."""
        return self._past.hexdigest()

    def bits(self) -> list[float]:
        """Return everything so far as numbers that are 1 or -1."""
        digest = self._past.digest()
        return [1.0 if digest[n // 8] >> n % 8 & 1 else -1.0 for n in range(BITS)]

    def copy(self) -> Memory:
        twin = Memory(self.seat)
        twin._past = self._past.copy()
        twin._last = self._last
        return twin
