"""Sets of open steps as lists, bytes and arrays, with a cache: the same sets occur again and again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from parlour.core.memo import Memo
from parlour.core.refusals import RulesBug
from parlour.encoding.observations.features import Out
from parlour.kit.bits import members

MAX_KNOWN: Final = 5_000
"""The number of cached sets of steps."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Arrays:
    """How numbers are stored and handed out; subclasses choose the array type."""

    def numbers(self, size: int) -> tuple[Out, Callable[[], Any]]:
        """Return a writable array of zeros, and a function that returns a copy of it."""
        raise RulesBug(f"{type(self).__name__} does not say where numbers stand")

    def mask(self, marks: bytes) -> Callable[[], Any]:
        """Return a function that returns a mask as an array, a new copy each time."""
        raise RulesBug(f"{type(self).__name__} does not say how steps are marked")


@final
@mypyc_attr(acyclic=True)
class StepMask:
    """A set of steps that are open together."""

    def __init__(self, steps: list[int], marks: bytes, array: Callable[[], Any]) -> None:
        self.steps = steps
        """The steps in order."""
        self.marks = marks
        """One byte for every step of the vocabulary; 1 for the open ones."""
        self.array = array
        """Returns the marks as an array that belongs to the caller."""

    def has(self, step: int) -> bool:
        return 0 <= step < len(self.marks) and self.marks[step] != 0


@final
class MaskCache:
    """The step masks of one game, found by their steps as bits."""

    def __init__(self, size: int, arrays: Arrays) -> None:
        """Create the cache. `size`: the number of steps in the vocabulary."""
        self._size = size
        self._arrays = arrays
        self._known: Memo[int, StepMask] = Memo(MAX_KNOWN)
        self.none = self._made(0)

    def of(self, bits: int) -> StepMask:
        known = self._known.get(bits)
        return self._known.keep(bits, self._made(bits)) if known is None else known

    def by(self, steps: list[int]) -> StepMask:
        """Return the mask of a list of steps."""
        bits = 0
        for step in steps:
            bits |= 1 << step
        return self.of(bits)

    def _made(self, bits: int) -> StepMask:
        steps = members(bits)
        marks = bytearray(self._size)
        for step in steps:
            marks[step] = 1
        row = bytes(marks)
        return StepMask(steps, row, self._arrays.mask(row))
