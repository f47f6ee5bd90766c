"""`Observation`: the numbers that one seat sees, updated in place so that only changes are written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from parlour.core.view import OpenView, View
from parlour.encoding.actions.partial_action import PartialAction
from parlour.encoding.observations.features import HIDDEN, Feature, Out, signed_log
from parlour.encoding.observations.field_readers import CachedValue, FieldReader

ASIDE: Final = 3
"""The values before all others: whether this seat is asked, how many steps it has taken, the number it is writing."""
_NOTHING: Final[list[int]] = []


@final
class Observation:
    """The values of one seat: its seat and its answer so far, the state of the seats, then everything its view
    shows."""

    def __init__(
        self, out: Out, copy: Callable[[], Any], slot: Feature, reader: FieldReader, actions: int, seats: int, seat: int
    ) -> None:
        """Create the buffer. `out`: zeros, one for every value. `copy`: returns a copy of them. `slot`: the feature of
        the view. `reader`: reads the state directly, where nothing is hidden."""
        self._out = out
        self._copy = copy
        self._slot = slot
        self._reader = reader
        self._seats = seats
        self._seat = seat
        self._steps = ASIDE + seats
        self._worths = ASIDE + seats + actions
        self._written: list[int] = []
        self._number = 0
        """The number that is being written."""
        self._is_asked = False
        self._last_worths: dict[str, int | None] = {}
        self._view_data: dict[str, Any] | None = None
        self._cache: CachedValue | None = None
        """The cache of the state, once it has been read."""
        out[ASIDE + seat] = 1.0

    def update(self, view: View[Any]) -> None:
        """Write the state of the seats and what the view shows now."""
        out = self._out
        worths = view.worths()
        if worths != self._last_worths:
            for n, worth in enumerate(worths.values()):
                place = self._worths + (n - self._seat) % self._seats
                out[place] = HIDDEN if worth is None else signed_log(worth)
            self._last_worths = worths
        at = self._worths + self._seats
        if isinstance(view, OpenView):
            self._read(at, view.state())
        else:
            data = view.to_data()
            if self._view_data is None:
                self._slot.write(out, at, data, self._seat)
            else:
                self._slot.change(out, at, data, self._view_data, self._seat)
            self._view_data = data

    def read(self, answering: PartialAction | None) -> Any:
        """Return all values with the partial answer; the result belongs to the caller."""
        out = self._out
        is_asked = answering is not None
        if is_asked != self._is_asked:
            out[0] = 1.0 if is_asked else 0.0
            self._is_asked = is_asked
        steps = _NOTHING if answering is None else answering.all_steps
        if steps != self._written:
            self._write_steps(steps)
            out[1] = float(len(steps))
            number = 0 if answering is None else answering.number()
            if number != self._number:
                out[2] = signed_log(number)
                self._number = number
        return self._copy()

    def _write_steps(self, steps: list[int]) -> None:
        """Replace the steps of the previous partial answer, which often differs only by its last step."""
        out, before = self._out, self._written
        if not _begins_with(steps, before):
            for step in before:
                out[self._steps + step] = 0.0
            before.clear()
        for n in range(len(before), len(steps)):
            step = steps[n]
            out[self._steps + step] = n + 1.0
            before.append(step)

    def _read(self, at: int, state: Any) -> None:
        if self._cache is None:
            self._cache = self._reader.blank()
        self._reader.change(self._out, at, state, self._cache, self._seat)


def _begins_with(steps: list[int], before: list[int]) -> bool:
    if len(before) > len(steps):
        return False
    for n, step in enumerate(before):
        if steps[n] != step:
            return False
    return True
