"""What a server counts of its own work: requests, commands, refusals, bots. Nothing of any table or player."""

from __future__ import annotations

from collections import Counter
from typing import Final

BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper bounds in seconds of the classes of a histogram."""


class Durations:
    """How long something took, in classes."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        """One for each class, and the last for everything longer."""
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        """Count one duration."""
        self.seconds += seconds
        place = 0
        while place < len(BUCKETS) and seconds > BUCKETS[place]:
            place += 1
        self.counts[place] += 1

    def cumulative(self) -> list[tuple[str, float]]:
        """Return the counts as Prometheus wants them: up to each bound."""
        found: list[tuple[str, float]] = []
        total = 0
        for bound, count in zip([*map(str, BUCKETS), "+Inf"], self.counts, strict=True):
            total += count
            found.append((bound, total))
        return found


class Figures:
    """The counters of one process."""

    def __init__(self) -> None:
        self.requests: Counter[tuple[str, str, str]] = Counter()
        """HTTP requests by method, route and status."""
        self.request_times = Durations()
        self.commands: Counter[str] = Counter()
        """Commands on sockets, by kind."""
        self.refusals: Counter[str] = Counter()
        """Refused commands, by code."""
        self.bot_times = Durations()
        """How long bots have thought."""
        self.bot_failures = 0
