"""Plain data as numbers in fixed places: from the tables in which a game says how its fields are written.

A number is written as the logarithm of its size plus one, with its sign; a name, a seat or a stage as a one among
zeros; lists of names as how many there are of each. Seats are counted from the one that looks on, so that all seats see
the table alike. Of other lists only the first items have places; how long they are is always told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import copysign, log1p
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from parlour.core.fields import (
    Absent,
    Bits,
    BySeat,
    Column,
    Fixed,
    Flag,
    Kind,
    Maybe,
    OneKindOf,
    Record,
    SeatBits,
    Several,
    Stage,
    Usual,
)
from parlour.core.lexicon import Lexicon
from parlour.core.outcome_fields import Text
from parlour.core.words import Named, Number, Plain, SeatWord
from parlour.kit.bundle import GOODS, BundleWord
from parlour.kit.counts import Counts, LotsWord

Array = NDArray[np.float32]
HIDDEN: Final = -32.0
"""What stands for a number that may not be known."""
LIMIT: Final = 64.0
"""No number here is larger."""
MOST_NUMBERS: Final = 8
MOST_RECORDS: Final = 3
"""So many items of a list have places of their own."""
_TAKEN: Final = ("category", "kind")


def squashed(number: int | float) -> float:
    """A number's logarithm, one added and its sign kept: money and counts in one measure."""
    return copysign(log1p(abs(number)), number)


class Slot:
    """Some places in an array, and how a piece of plain data is written into them."""

    size = 0

    def write(self, out: Array, at: int, data: Any, me: int) -> None:
        """Write into zeros; what is None leaves them."""
        return


class NumberSlot(Slot):
    size = 1

    def write(self, out: Array, at: int, data: Any, me: int) -> None:
        if data is not None:
            out[at] += squashed(data)


class SomethingSlot(Slot):
    """Whether there is something; true or false."""

    size = 1

    def write(self, out: Array, at: int, data: Any, me: int) -> None:
        if data:
            out[at] = 1


class NameSlot(Slot):
    """A name of a list, or several, or how many of each."""

    def __init__(self, names: Iterable[str]) -> None:
        self.places = {name: n for n, name in enumerate(names)}
        self.size = len(self.places)

    def write(self, out: Array, at: int, data: Any, me: int) -> None:
        if isinstance(data, Mapping):
            for name, count in data.items():
                out[at + self.places[str(name)]] = squashed(count)
        elif isinstance(data, list):
            for name in data:
                out[at + self.places[str(name)]] += 1
        elif data is not None:
            out[at + self.places[str(data)]] += 1


class SeatSlot(Slot):
    """A seat, or several, or a number for each; further numbers stand in a place of their own."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.size = seats + 1

    def write(self, out: Array, at: int, data: Any, me: int) -> None:
        if isinstance(data, Mapping):
            for seat, count in data.items():
                self._mark(out, at, seat, squashed(count) if isinstance(count, int) else 1, me)
        elif isinstance(data, list):
            for item in data:
                self.write(out, at, item, me)
        elif isinstance(data, int):
            out[at + self.seats] += squashed(data)
        elif data:
            self._mark(out, at, data, 1, me)

    def _mark(self, out: Array, at: int, seat: str, value: float, me: int) -> None:
        number = ord(seat) - ord("A") if len(seat) == 1 else self.seats
        out[at + ((number - me) % self.seats if number < self.seats else self.seats)] += value


class MaybeSlot(Slot):
    """Whether there is one, and it."""

    def __init__(self, inner: Slot) -> None:
        self.inner = inner
        self.size = 1 + inner.size

    def write(self, out: Array, at: int, data: Any, me: int) -> None:
        if data is not None and data != "":
            out[at] = 1
            self.inner.write(out, at + 1, data, me)


class ListSlot(Slot):
    """How many there are, and the first of them."""

    def __init__(self, inner: Slot, most: int) -> None:
        self.inner = inner
        self.most = most
        self.size = 1 + most * inner.size

    def write(self, out: Array, at: int, data: Any, me: int) -> None:
        if data is not None:
            out[at] = squashed(len(data))
            for n, item in enumerate(data[: self.most]):
                self.inner.write(out, at + 1 + n * self.inner.size, item, me)


class TableSlot(Slot):
    """One item for each seat, or for each name."""

    def __init__(self, inner: Slot, names: Iterable[str], by_seat: bool = False) -> None:
        self.inner = inner
        self.places = {name: n for n, name in enumerate(names)}
        self.by_seat = by_seat
        self.size = len(self.places) * inner.size

    def write(self, out: Array, at: int, data: Any, me: int) -> None:
        for name, item in (data or {}).items():
            place = self.places[str(name)]
            if self.by_seat:
                place = (place - me) % len(self.places)
            self.inner.write(out, at + place * self.inner.size, item, me)


class FieldsSlot(Slot):
    """Named fields, one after another. A field that is neither there nor usual is hidden."""

    def __init__(self, fields: Mapping[str, tuple[Slot, Any, bool]]) -> None:
        self.fields = fields
        self.size = sum(slot.size for slot, _usual, _is_usual in fields.values())

    def write(self, out: Array, at: int, data: Any, me: int) -> None:
        for name, (slot, usual, is_usual) in self.fields.items():
            if name in data:
                slot.write(out, at, data[name], me)
            elif is_usual:
                slot.write(out, at, usual, me)
            elif isinstance(slot, NumberSlot):
                out[at] = HIDDEN
            at += slot.size


class FramesSlot(Slot):
    """Objects of several kinds, a place for each kind: how deep in the list the last one lies, and its fields."""

    def __init__(self, kinds: Mapping[str, Slot]) -> None:
        self.kinds = kinds
        self.size = sum(1 + slot.size for slot in kinds.values())

    def write(self, out: Array, at: int, data: Any, me: int) -> None:
        items = data if isinstance(data, list) else [] if data is None else [data]
        last = {name: (n + 1, fields) for n, item in enumerate(items) for name, fields in item.items()}
        for name, slot in self.kinds.items():
            if name in last:
                depth, fields = last[name]
                out[at] = depth
                slot.write(out, at + 1, fields, me)
            at += 1 + slot.size


def slot_of(kind: Kind, lexicon: Lexicon) -> Slot:
    """The places of a field, from the way it is written."""
    for known, make in _SLOTS:
        if isinstance(kind, known):
            return make(kind, lexicon)
    category = getattr(kind, "category", None)
    if isinstance(category, str):
        return NameSlot(lexicon.names[category])
    item = getattr(kind, "kind", None)
    if isinstance(item, Kind):
        return _list_slot(item, lexicon)
    return SeatSlot(lexicon.seats)


def _list_slot(item: Kind, lexicon: Lexicon) -> Slot:
    inner = slot_of(item, lexicon)
    if isinstance(inner, (NameSlot, SeatSlot, FramesSlot)):
        return inner
    return ListSlot(inner, MOST_NUMBERS if inner.size == 1 else MOST_RECORDS)


def _fields_slot(kind: Record, lexicon: Lexicon) -> Slot:
    fields: dict[str, tuple[Slot, Any, bool]] = {}
    for name, field in kind.fields.items():
        if isinstance(field, Usual):
            fields[name] = (slot_of(field.kind, lexicon), field.dump(field.usual, lexicon), True)
        else:
            fields[name] = (slot_of(field, lexicon), None, False)
    return FieldsSlot(fields)


def _bundle_slot(goods: Kind, lexicon: Lexicon) -> Slot:
    return FieldsSlot({"cash": (NumberSlot(), 0, True), "goods": (slot_of(goods, lexicon), None, True)})


def _letters(lexicon: Lexicon) -> list[str]:
    return [lexicon.letter(seat) for seat in range(lexicon.seats)]


_SLOTS: Final[list[tuple[type[Kind], Callable[[Any, Lexicon], Slot]]]] = [
    (Usual, lambda kind, lexicon: slot_of(kind.kind, lexicon)),
    (Maybe, lambda kind, lexicon: MaybeSlot(slot_of(kind.kind, lexicon))),
    (Absent, lambda kind, lexicon: MaybeSlot(slot_of(kind.kind, lexicon))),
    (Flag, lambda kind, lexicon: SomethingSlot()),
    (Text, lambda kind, lexicon: Slot()),
    (Number, lambda kind, lexicon: NumberSlot()),
    (SeatWord, lambda kind, lexicon: SeatSlot(lexicon.seats)),
    (SeatBits, lambda kind, lexicon: SeatSlot(lexicon.seats)),
    (Named, lambda kind, lexicon: NameSlot(lexicon.names[kind.category])),
    (Bits, lambda kind, lexicon: NameSlot(lexicon.names[kind.category])),
    (Plain, lambda kind, lexicon: NameSlot(kind.one_of)),
    (Stage, lambda kind, lexicon: NameSlot(kind.names)),
    (Counts, lambda kind, lexicon: NameSlot(lexicon.names[GOODS])),
    (LotsWord, lambda kind, lexicon: _bundle_slot(Counts(), lexicon)),
    (BundleWord, lambda kind, lexicon: _bundle_slot(Bits(GOODS), lexicon)),
    (BySeat, lambda kind, lexicon: TableSlot(slot_of(kind.kind, lexicon), _letters(lexicon), by_seat=True)),
    (
        Column,
        lambda kind, lexicon: TableSlot(MaybeSlot(slot_of(kind.kind, lexicon)), lexicon.names[kind.category]),
    ),
    (Several, lambda kind, lexicon: _list_slot(kind.kind, lexicon)),
    (Fixed, lambda kind, lexicon: _list_slot(kind.kind.kind, lexicon)),
    (Record, _fields_slot),
    (OneKindOf, lambda kind, lexicon: FramesSlot({n: slot_of(k, lexicon) for n, k in kind.records.items()})),
]
