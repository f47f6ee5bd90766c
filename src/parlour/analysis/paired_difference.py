"""The difference between two paired series of measurements, with a confidence interval."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sqrt, tan
from statistics import NormalDist
from typing import Final, final

LEAST: Final = 2
"""The minimum number of pairs; fewer have no spread."""
LEVEL: Final = 0.95


@final
class PairedDifference:
    """One measure on both sides, and the mean of the differences b - a with its 95 % interval."""

    def __init__(self, measure: str, a: Sequence[float], b: Sequence[float], least: float = 0.0) -> None:
        """`least` is the minimum half width of the interval: a few pairs may all be equal by chance."""
        self.measure = measure
        self.a = sum(a) / len(a)
        self.b = sum(b) / len(b)
        gaps = [right - left for left, right in zip(a, b, strict=True)]
        self.mean = sum(gaps) / len(gaps)
        spread = sqrt(sum((gap - self.mean) ** 2 for gap in gaps) / (len(gaps) - 1))
        reach = max(least, student(len(gaps) - 1) * spread / sqrt(len(gaps)))
        self.interval = (self.mean - reach, self.mean + reach)

    @property
    def is_found(self) -> bool:
        """Whether the interval excludes zero."""
        low, high = self.interval
        return not low <= 0 <= high


def student(freedom: int, level: float = LEVEL) -> float:
    """Return the quantile of Student's t distribution for a two-sided confidence interval.

    Uses the Cornish-Fisher expansion; exact for one and two degrees of freedom.
    """
    tail = (1 + level) / 2
    if freedom == 1:
        return tan(pi * (tail - 0.5))
    if freedom == 2:
        return (2 * tail - 1) * sqrt(2 / (4 * tail * (1 - tail)))
    z = NormalDist().inv_cdf(tail)
    n = freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )
