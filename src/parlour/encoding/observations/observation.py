"""What one seat sees, kept from look to look: only what has changed is written again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from parlour.core.view import OpenView, View
from parlour.encoding.actions.partial_action import PartialAction
from parlour.encoding.observations.features import HIDDEN, Feature, Out, signed_log
from parlour.encoding.observations.field_readers import CachedValue, FieldReader

ASIDE: Final = 3
"""Places before all others: whether this seat is asked, how many steps it has taken, the number it is spelling."""
_NOTHING: Final[list[int]] = []


@final
class Observation:
    """First the seat's place and its answer so far, then how the seats stand, then all that its view tells."""

    def __init__(
        self, out: Out, copy: Callable[[], Any], slot: Feature, reader: FieldReader, actions: int, seats: int, seat: int
    ) -> None:
        """`out`: zeros, one for every number there is. `copy`: gives them away. `slot`: the places of what the view
        tells. `reader`: reads it off the state, where nothing is hidden.
        """
        self._out = out
        self._copy = copy
        self._slot = slot
        self._reader = reader
        self._seats = seats
        self._seat = seat
        self._steps = ASIDE + seats
        self._worths = ASIDE + seats + actions
        self._said: list[int] = []
        self._number = 0
        """The one that is being spelt."""
        self._is_asked = False
        self._stood: dict[str, int | None] = {}
        self._told: dict[str, Any] | None = None
        self._kept: CachedValue | None = None
        """Of the state, once it has been read."""
        out[ASIDE + seat] = 1.0

    def update(self, view: View[Any]) -> None:
        """How the seats stand, and what the view tells, now."""
        out = self._out
        worths = view.worths()
        if worths != self._stood:
            for n, worth in enumerate(worths.values()):
                place = self._worths + (n - self._seat) % self._seats
                out[place] = HIDDEN if worth is None else signed_log(worth)
            self._stood = worths
        at = self._worths + self._seats
        if isinstance(view, OpenView):
            self._read(at, view.state())
        else:
            told = view.to_data()
            if self._told is None:
                self._slot.write(out, at, told, self._seat)
            else:
                self._slot.change(out, at, told, self._told, self._seat)
            self._told = told

    def read(self, answering: PartialAction | None) -> Any:
        """Everything, with the answer that is on its way; what is given is the caller's own."""
        out = self._out
        is_asked = answering is not None
        if is_asked != self._is_asked:
            out[0] = 1.0 if is_asked else 0.0
            self._is_asked = is_asked
        said = _NOTHING if answering is None else answering.said
        if said != self._said:
            self._write_said(said)
            out[1] = float(len(said))
            number = 0 if answering is None else answering.number()
            if number != self._number:
                out[2] = signed_log(number)
                self._number = number
        return self._copy()

    def _write_said(self, said: list[int]) -> None:
        """Write the steps of an answer over others, most often the same less the last."""
        out, before = self._out, self._said
        if not _begins_with(said, before):
            for step in before:
                out[self._steps + step] = 0.0
            before.clear()
        for n in range(len(before), len(said)):
            step = said[n]
            out[self._steps + step] = n + 1.0
            before.append(step)

    def _read(self, at: int, state: Any) -> None:
        if self._kept is None:
            self._kept = self._reader.blank()
        self._reader.change(self._out, at, state, self._kept, self._seat)


def _begins_with(said: list[int], before: list[int]) -> bool:
    if len(before) > len(said):
        return False
    for n, step in enumerate(before):
        if said[n] != step:
            return False
    return True
