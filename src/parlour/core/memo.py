"""A bounded cache, the only cache helper of the engine.

What it is for: values that are dear to compute and depend on nothing but their key, such as the asks of a board or the
offers of a hand. What belongs to one edition, one table or one moment is no memo: it is computed where that object is
made. A memo stands in a module or in an object that tables share, never in an edition, which does not change once it is
read; if a value depends on the edition, its key begins with `edition.content`.

What it bounds: the number of values. Keys come from play and from uploaded editions, and a server runs for months.
Which values are dropped does not matter, because the limits are far above what play needs at a time. So a full memo
drops all of them: a lookup then costs no more than one in a dict, and there is no order to keep.
"""

from __future__ import annotations

from typing import Generic, TypeVar, final

K = TypeVar("K")
V = TypeVar("V")


@final
class Memo(Generic[K, V]):
    """Remembers up to `limit` computed values by key. A full memo drops all of them."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._values: dict[K, V] = {}

    def get(self, key: K) -> V | None:
        """Return the value for a key, or None if it must be computed."""
        return self._values.get(key)

    def keep(self, key: K, value: V) -> V:
        """Remember a value, and return it."""
        if len(self._values) >= self._limit:
            self._values.clear()
        self._values[key] = value
        return value

    def __len__(self) -> int:
        return len(self._values)

    def __reduce__(self) -> tuple[type[Memo[K, V]], tuple[int]]:
        """Copy and pickle an empty memo: the values can be computed again."""
        return Memo, (self._limit,)
