"""Descriptions of the values of an observation: name, offset and range. Features describe themselves with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

LIMIT: Final = 64.0
"""The maximum of all values."""
LOG: Final = "sign(x) * log(1 + |x|)"
LOG_OR_HIDDEN: Final = f"{LOG}; -32 if hidden"
FLAG: Final = "0 or 1"
COUNT: Final = "count"
DEPTH: Final = "place on the stack from 1; 0 if absent"


@final
class ObservationField:
    """One value of an observation."""

    def __init__(self, name: str, offset: int, low: float, high: float, meaning: str) -> None:
        self.name = name
        """A dotted path of field names; `[...]` holds a thing, a seat or a position in a list."""
        self.offset = offset
        self.low = low
        self.high = high
        self.meaning = meaning
        """How the value is encoded."""

    def __reduce__(self) -> tuple[Any, ...]:
        return ObservationField, (self.name, self.offset, self.low, self.high, self.meaning)

    def __repr__(self) -> str:
        return f"ObservationField({self.name!r}, {self.offset}, {self.low}, {self.high}, {self.meaning!r})"


def relative_seats(seats: int) -> list[str]:
    """Return names of the seats relative to the observing seat: itself, the next one, the one after that."""
    return ["self"] + [f"+{n}" for n in range(1, seats)]


def labelled(
    group: str, labels: Sequence[str], offset: int, low: float, high: float, meaning: str
) -> list[ObservationField]:
    """Return one field for each label, at consecutive offsets."""
    return [ObservationField(f"{group}[{label}]", offset + n, low, high, meaning) for n, label in enumerate(labels)]
