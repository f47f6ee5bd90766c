"""How likely a chi-square this large would be if all were well: the upper tail, by series and continued fraction."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, lgamma, log


def tail(statistic: float, freedom: int) -> float:
    """P(X >= statistic) for a chi-square of so many degrees of freedom."""
    a, x = freedom / 2, statistic / 2
    if x <= 0:
        return 1.0
    front = exp(a * log(x) - x - lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        n = a
        while term > total * 1e-16:
            n += 1
            term *= x / n
            total += term
        return max(0.0, 1 - front * total)
    tiny = 1e-300
    b = x + 1 - a
    c = 1 / tiny
    d = 1 / b
    fraction = d
    for n in range(1, 10_000):
        step = -n * (n - a)
        b += 2
        d = step * d + b
        d = 1 / (d if abs(d) > tiny else tiny)
        c = b + step / c
        c = c if abs(c) > tiny else tiny
        fraction *= d * c
        if abs(d * c - 1) < 1e-15:
            break
    return front * fraction


def statistic(counts: Sequence[int]) -> float:
    """Of counts that should all be equal."""
    due = sum(counts) / len(counts)
    return sum((count - due) ** 2 for count in counts) / due
