"""Describes every value of an observation: its name, its offset and its range."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from parlour.encoding.observations import features

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


def described(slot: features.Feature, name: str, at: int, may_hide: bool = False) -> list[ObservationField]:
    """Return the fields of a feature that begins at an offset. `may_hide`: a value may be hidden from the seat."""
    if isinstance(slot, features.NumberFeature):
        return [ObservationField(name, at, -features.LIMIT, features.LIMIT, LOG_OR_HIDDEN if may_hide else LOG)]
    if isinstance(slot, features.PresenceFeature):
        return [ObservationField(name, at, 0.0, 1.0, FLAG)]
    if isinstance(slot, features.NameFeature):
        meaning = FLAG if slot.high == 1.0 else COUNT
        return labelled(name, list(slot.places), at, 0.0, slot.high, meaning)
    if isinstance(slot, features.CountedFeature):
        return labelled(name, slot.things.names, at, 0.0, features.LIMIT, COUNT)
    if isinstance(slot, features.SeatFeature):
        seats = labelled(
            name,
            relative_seats(slot.seats),
            at,
            -features.LIMIT,
            features.LIMIT,
            f"{FLAG}, or {LOG} where it has a number",
        )
        return [*seats, ObservationField(f"{name}[other]", at + slot.seats, -features.LIMIT, features.LIMIT, LOG)]
    if isinstance(slot, features.OptionalFeature):
        return [ObservationField(f"{name}.is_set", at, 0.0, 1.0, FLAG), *described(slot.inner, name, at + 1)]
    return _described_parts(slot, name, at)


def _described_parts(slot: features.Feature, name: str, at: int) -> list[ObservationField]:
    """Return the fields of a feature that is made of named or numbered parts."""
    found: list[ObservationField] = []
    if isinstance(slot, features.ListFeature):
        found.append(ObservationField(f"{name}.length", at, 0.0, features.LIMIT, LOG))
        for n in range(slot.most):
            found += described(slot.inner, f"{name}[{n}]", at + 1 + n * slot.inner.size)
    elif isinstance(slot, features.TableFeature):
        labels = relative_seats(len(slot.places)) if slot.by_seat else list(slot.places)
        for n, label in enumerate(labels):
            found += described(slot.inner, f"{name}[{label}]", at + n * slot.inner.size)
    elif isinstance(slot, features.FieldsFeature):
        for n, field in enumerate(slot.names):
            part = slot.slots[n]
            found += described(part, f"{name}.{field}" if name else field, at, slot.may_hide(n))
            at += part.size
    elif isinstance(slot, features.FramesFeature):
        for kind, part in slot.kinds.items():
            found.append(ObservationField(f"{name}.{kind}.depth", at, 0.0, features.LIMIT, DEPTH))
            found += described(part, f"{name}.{kind}", at + 1)
            at += 1 + part.size
    return found
