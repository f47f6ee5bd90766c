"""A number of things of one kind: the domain of every purchase and sale."""

from __future__ import annotations

from parlour.core.domains import Joint, Show


class UpTo(Joint):
    """Values are (number, kind), the number from 1 to that kind's limit; kinds are commodities, or seats of sellers."""

    def __init__(self, limits: list[int]) -> None:
        self.limits = limits

    def size(self) -> int:
        size = 0
        for limit in self.limits:
            size += limit
        return size

    def pick(self, n: int) -> tuple[object, ...]:
        for kind, limit in enumerate(self.limits):
            if n < limit:
                return (n + 1, kind)
            n -= limit
        raise IndexError("no such number")

    def is_wide(self) -> bool:
        """Numbers are drawn, not listed: between one kind of answer and another there is more to choose."""
        return True

    def contains(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != 2:
            return False
        number, kind = value
        if not isinstance(number, int) or not isinstance(kind, int):
            return False
        return 0 <= kind < len(self.limits) and 1 <= number <= self.limits[kind]

    def plain(self, show: Show, field: int = 0) -> object:
        """The most of each kind."""
        return {
            "up_to": [{"what": show(field + 1, kind), "most": limit} for kind, limit in enumerate(self.limits) if limit]
        }


def only(kinds: int, kind: int, limit: int) -> UpTo:
    """Up to so many of one kind."""
    limits = [0] * kinds
    limits[kind] = limit
    return UpTo(limits)
