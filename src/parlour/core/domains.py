"""Domains: finite, ordered sets of the values that an answer's fields may take.

Context. An ask does not list its legal actions. Each `Choice` of an ask has a class of actions and a domain for the
fields of that class. Browser, terminal, bots and learning agents all read the same domains, and none of them knows a
rule. A trade offer can have millions of legal values, so a domain is a description (a range, a set of bits, a product)
and is enumerated only when it is small.

A domain has three basic operations: `size()`, `nth(n)` for 0 <= n < size(), and `contains(value)`. Everything else is
derived from them. Random play picks n below `size()`, enumeration counts n up, checks call `contains`. `build` makes
the action with the n-th value; subclasses override it to save a tuple or to reuse an action. `to_data` describes the
domain to a client: `one_of`, `from`/`to`/`step`, `rows`, `each` or `by_first`.

Invariants:

- The order of the values is fixed. `nth` never returns the same value twice, and `contains(nth(n))` is true for each n.
- `contains` accepts any object, including a value of the wrong type from a client, and never raises an exception.
- A `Domain` has values of one field. A `TupleDomain` has tuples, one item per field: fields that depend on each other
  cannot be described separately.
- A domain is valid until the next move, like the ask it belongs to. Games reuse domain objects between asks
  (`CachedMemberOf`, `LazyByFirst`, the trade domains of `kit`), so a caller must not keep one longer.
- Two domains of one class with equal keys (`key()`) have equal values. Caches of masks and encoded asks rely on that.

Design. `size` and `nth` are separate methods, not an iterator, because the fast play-out calls them once per move and
should not allocate. Sets are integers, one bit per member: compiled code handles up to 60 members in one machine
word. No class of the compiled packages is an `ABC`: compiled subclasses share one `isinstance` cache, and an uncompiled
caller would get a wrong answer, for example that a `OneOf` is an `IntRange`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Final, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

T = TypeVar("T")

FEW: Final = 100
"""The number of values up to which a range counts as small enough to list."""

Show = Callable[[int, object], object]
"""Turns the value of the n-th field of an action into plain data."""


ONE_WORD: Final = (1 << 60) - 1
"""The largest bit set that compiled code handles in one machine word."""


def count_of(bits: int) -> int:
    """Count the members of a bit set. Compiled, this is faster than `int.bit_count`."""
    if bits > ONE_WORD:
        return bits.bit_count()
    pairs: i64 = bits
    pairs -= pairs >> 1 & 0x555555555555555
    fours = (pairs & 0x333333333333333) + (pairs >> 2 & 0x333333333333333)
    eights = fours + (fours >> 4) & 0xF0F0F0F0F0F0F0F
    eights += eights >> 8
    eights += eights >> 16
    return (eights + (eights >> 32)) & 127


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain:
    """The values of an action's only field."""

    @abstractmethod
    def size(self) -> int: ...

    @abstractmethod
    def nth(self, n: int) -> object:
        """Return the n-th value, 0 <= n < size(). Sampling, enumeration and masks are all built on this."""

    @abstractmethod
    def contains(self, value: object) -> bool: ...

    def is_large(self) -> bool:
        """Whether the domain has too many values to list."""
        return False

    def key(self) -> object:
        """Return a cache key: equal for two domains with equal values.

        None means that the values are not worth caching, because they rarely come up again.
        """
        return None

    def build(self, make: Callable[..., T], n: int) -> T:
        """Build the action with the n-th value."""
        return make(self.nth(n))

    def to_data(self, show: Show, field: int = 0) -> object:
        """Describe the domain as data for a client; `show` converts a value to its name."""
        return {"one_of": [show(field, self.nth(n)) for n in range(self.size())]}


@mypyc_attr(allow_interpreted_subclasses=True)
class TupleDomain(Domain):
    """The values of several fields that depend on each other. A value is a tuple with one item per field."""

    @abstractmethod
    def pick(self, n: int) -> tuple[object, ...]: ...

    def nth(self, n: int) -> object:
        return self.pick(n)

    def build(self, make: Callable[..., T], n: int) -> T:
        return make(*self.pick(n))

    def to_data(self, show: Show, field: int = 0) -> object:
        rows = [self.pick(n) for n in range(self.size())]
        return {"rows": [[show(field + i, value) for i, value in enumerate(row)] for row in rows]}


class OneOf(Domain):
    """A few listed values, in an order that makes sense to a player."""

    def __init__(self, values: tuple[int, ...]) -> None:
        self.values = values

    def key(self) -> object:
        return self.values

    def size(self) -> int:
        return len(self.values)

    def nth(self, n: int) -> object:
        return self.values[n]

    def contains(self, value: object) -> bool:
        return value in self.values


class MemberOf(Domain):
    """The members of a bit set."""

    def __init__(self, bits: int) -> None:
        self.bits = bits

    def key(self) -> object:
        return self.bits

    def size(self) -> int:
        return count_of(self.bits)

    def nth(self, n: int) -> object:
        bits = self.bits
        while n > 0:
            bits &= bits - 1
            n -= 1
        return (bits & -bits).bit_length() - 1

    def contains(self, value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and value >= 0 and bool(self.bits >> value & 1)


class CachedMemberOf(MemberOf):
    """The members of a bit set, with prebuilt actions; for sets that are asked about often."""

    def __init__(self, bits: int, actions: tuple[object, ...]) -> None:
        super().__init__(bits)
        self.actions = actions

    def build(self, make: Callable[..., T], n: int) -> T:
        bits = self.bits
        while n > 0:
            bits &= bits - 1
            n -= 1
        return cast("T", self.actions[(bits & -bits).bit_length() - 1])


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class IntRange(Domain):
    """Whole numbers from low to high in steps: bids, loans, repayments."""

    def __init__(self, low: int, high: int, step: int = 1) -> None:
        self.low = low
        self.high = high
        self.step = step

    def size(self) -> int:
        return max(0, (self.high - self.low) // self.step + 1)

    def nth(self, n: int) -> object:
        return self.low + n * self.step

    def contains(self, value: object) -> bool:
        return (
            isinstance(value, int)
            and not isinstance(value, bool)
            and self.low <= value <= self.high
            and (value - self.low) % self.step == 0
        )

    def is_large(self) -> bool:
        return self.high - self.low >= FEW * self.step

    def to_data(self, show: Show, field: int = 0) -> object:
        return {"from": self.low, "to": self.low + (self.size() - 1) * self.step, "step": self.step}


class Rows(TupleDomain):
    """A few listed tuples."""

    def __init__(self, rows: tuple[tuple[int, ...], ...]) -> None:
        self.rows = rows

    def key(self) -> object:
        return self.rows

    def size(self) -> int:
        return len(self.rows)

    def pick(self, n: int) -> tuple[object, ...]:
        return self.rows[n]

    def contains(self, value: object) -> bool:
        return value in self.rows


class Product(TupleDomain):
    """The combinations of fields that do not depend on each other."""

    def __init__(self, parts: tuple[Domain, ...]) -> None:
        self.parts = parts

    def size(self) -> int:
        size = 1
        for part in self.parts:
            size *= part.size()
        return size

    def pick(self, n: int) -> tuple[object, ...]:
        values: list[object] = []
        for part in reversed(self.parts):
            size = part.size()
            values.append(part.nth(n % size))
            n //= size
        values.reverse()
        return tuple(values)

    def contains(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != len(self.parts):
            return False
        return all(part.contains(item) for part, item in zip(self.parts, value, strict=True))

    def is_large(self) -> bool:
        for part in self.parts:
            if part.is_large():
                return True
        return False

    def to_data(self, show: Show, field: int = 0) -> object:
        return {"each": [part.to_data(show, field + i) for i, part in enumerate(self.parts)]}


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class ByFirst(TupleDomain):
    """Two fields, where the domain of the second depends on the value of the first."""

    def __init__(self, branches: tuple[tuple[int, Domain], ...]) -> None:
        self._branches = branches

    @property
    def branches(self) -> tuple[tuple[int, Domain], ...]:
        """Each first value with the domain of the second field."""
        return self._branches

    def size(self) -> int:
        size = 0
        for _first, domain in self.branches:
            size += domain.size()
        return size

    def pick(self, n: int) -> tuple[object, ...]:
        for first, domain in self.branches:
            size = domain.size()
            if n < size:
                return (first, domain.nth(n))
            n -= size
        raise IndexError("no such value in the domain")

    def build(self, make: Callable[..., T], n: int) -> T:
        for first, domain in self.branches:
            size = domain.size()
            if n < size:
                return make(first, domain.nth(n))
            n -= size
        raise IndexError("no such value in the domain")

    def contains(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != 2:
            return False
        return any(value[0] == first and domain.contains(value[1]) for first, domain in self.branches)

    def is_large(self) -> bool:
        for _first, domain in self.branches:
            if domain.is_large():
                return True
        return False

    def to_data(self, show: Show, field: int = 0) -> object:
        return {
            "by_first": [
                {"first": show(field, first), "then": domain.to_data(show, field + 1)}
                for first, domain in self.branches
            ]
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class LazyByFirst(ByFirst):
    """A `ByFirst` that computes its branches on first use, for an ask that is reused."""

    def __init__(self) -> None:
        super().__init__(())
        self._is_found = False

    @abstractmethod
    def find(self) -> tuple[tuple[int, Domain], ...]: ...

    def forget(self) -> None:
        """Discard the computed branches, because the state has changed."""
        self._is_found = False

    @property
    def branches(self) -> tuple[tuple[int, Domain], ...]:
        if not self._is_found:
            self._branches = self.find()
            self._is_found = True
        return self._branches
