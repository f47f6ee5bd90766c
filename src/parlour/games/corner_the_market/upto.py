"""Domains of a number of things of one kind, for purchases and sales."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

from parlour.core.domains import Show, TupleDomain
from parlour.core.moves import Action, Choice

T = TypeVar("T")


class UpTo(TupleDomain):
    """Domain of pairs (number, kind), the number from 1 to the kind's limit. A kind is a commodity or a seat."""

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

    def is_large(self) -> bool:
        """Return True, so that a random player draws a number instead of listing all numbers with the other answers."""
        return True

    def contains(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != 2:
            return False
        number, kind = value
        if not isinstance(number, int) or not isinstance(kind, int):
            return False
        return 0 <= kind < len(self.limits) and 1 <= number <= self.limits[kind]

    def to_data(self, show: Show, field: int = 0) -> object:
        """Return the limit of each kind as data."""
        return {
            "up_to": [{"item": show(field + 1, kind), "max": limit} for kind, limit in enumerate(self.limits) if limit]
        }


class Only(TupleDomain):
    """Domain of up to a number of a single kind, with the action of every number built once."""

    def __init__(self, kind: int, limit: int, make: Callable[[int, int], Action]) -> None:
        self.kind = kind
        self.actions = tuple([make(number, kind) for number in range(1, limit + 1)])

    def key(self) -> object:
        return (self.kind, len(self.actions))

    def size(self) -> int:
        return len(self.actions)

    def pick(self, n: int) -> tuple[object, ...]:
        return self.actions[n].values()

    def build(self, make: Callable[..., T], n: int) -> T:
        return cast("T", self.actions[n])

    def is_large(self) -> bool:
        return True

    def contains(self, value: object) -> bool:
        return any(action.values() == value for action in self.actions)

    def to_data(self, show: Show, field: int = 0) -> object:
        return {"up_to": [{"item": show(field + 1, self.kind), "max": len(self.actions)}]}


def each_number(make: Callable[[int, int], Action], kinds: int, most: int) -> tuple[tuple[Choice, ...], ...]:
    """Return for every kind and limit the choice of up to that number."""
    return tuple([tuple([Choice(make, Only(kind, limit, make)) for limit in range(most + 1)]) for kind in range(kinds)])
