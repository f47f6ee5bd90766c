"""Steps that are open together: in order, as marks, and as a mask to give away. The same ones come again and again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from parlour.core.refusals import RulesBug
from parlour.encoding.observations.features import Out
from parlour.kit.bits import members

MAX_KNOWN: Final = 5_000
"""So many sets of steps are kept."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Arrays:
    """How numbers are kept and given away."""

    def numbers(self, size: int) -> tuple[Out, Callable[[], Any]]:
        """So many zeros to be written over, and what gives a copy of them away."""
        raise RulesBug(f"{type(self).__name__} does not say where numbers stand")

    def mask(self, marks: bytes) -> Callable[[], Any]:
        """What gives marks away, a copy each time."""
        raise RulesBug(f"{type(self).__name__} does not say how steps are marked")


@final
@mypyc_attr(acyclic=True)
class StepMask:
    """Some steps that are open together."""

    def __init__(self, steps: list[int], marks: bytes, mask: Callable[[], Any]) -> None:
        self.steps = steps
        """In order."""
        self.marks = marks
        """A one for each of them, among all steps there are."""
        self.mask = mask
        """Gives the marks away as an array, the caller's own."""

    def has(self, step: int) -> bool:
        return 0 <= step < len(self.marks) and self.marks[step] != 0


@final
class MaskCache:
    """The ways of one game, each found by its steps as bits."""

    def __init__(self, size: int, arrays: Arrays) -> None:
        """`size`: how many steps there are."""
        self._size = size
        self._arrays = arrays
        self._known: dict[int, StepMask] = {}
        self.none = self._made(0)

    def of(self, bits: int) -> StepMask:
        known = self._known.get(bits)
        if known is None:
            if len(self._known) >= MAX_KNOWN:
                self._known.clear()
            known = self._known[bits] = self._made(bits)
        return known

    def by(self, steps: list[int]) -> StepMask:
        """The mask of a list of steps."""
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
