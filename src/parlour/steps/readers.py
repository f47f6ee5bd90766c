"""A state read straight into numbers: of what has not changed since the last look, nothing is written down.

The slots say where plain data stands among numbers. Where nothing is hidden, a seat is told the whole state, and making
plain data of it for each look takes longer than the game itself. So a reader goes through the fields of the state,
compares them with what it keeps of the last look, and makes plain data of those alone that are new.
"""

from __future__ import annotations

from typing import Any, Final, final

from parlour.core.fields import Bits, BySeat, Column, Kind, OneKindOf, Record, SeatBits, Several, Usual
from parlour.core.lexicon import Lexicon
from parlour.core.values import Value
from parlour.core.words import Number
from parlour.steps.slots import FieldsSlot, FramesSlot, Out, Slot, TableSlot, squashed

_UNKNOWN: Final = object()
"""What equals nothing: it is looked at anew each time."""


@final
class Kept:
    """What is kept of a value that was read: itself, if it cannot change; as plain data; and by its parts."""

    def __init__(self) -> None:
        self.raw: Any = _UNKNOWN
        self.data: Any = None
        self.depth = 0
        """How deep it lay, if it is something on a stack; 0: it was not there."""
        self.parts: list[Kept] = []


class Reader:
    """Reads one field: here as plain data whole, whatever its kind."""

    def __init__(self, kind: Kind, slot: Slot, lexicon: Lexicon) -> None:
        self.kind = kind
        self.slot = slot
        self.lexicon = lexicon

    def first(self, out: Out, at: int, value: Any, me: int) -> Kept:
        """Write into zeros."""
        kept = Kept()
        kept.raw = _fixed(value)
        kept.data = self.kind.dump(value, self.lexicon)
        self.slot.write(out, at, kept.data, me)
        return kept

    def change(self, out: Out, at: int, value: Any, kept: Kept, me: int) -> None:
        """Write over what was read before."""
        if value is kept.raw or value == kept.raw:
            return
        data = self.kind.dump(value, self.lexicon)
        if data != kept.data:
            self.slot.change(out, at, data, kept.data, me)
            kept.data = data
        kept.raw = _fixed(value)

    def wipe(self, out: Out, at: int, kept: Kept, me: int) -> None:
        """Make zeros again of what was read before."""
        self.slot.wipe(out, at, kept.data, me)


@final
class NumberReader(Reader):
    """A number that is plain data already."""

    def change(self, out: Out, at: int, value: Any, kept: Kept, me: int) -> None:
        if value != kept.raw:
            out[at] = squashed(value)
            kept.raw = kept.data = value


@final
class BitsReader(Reader):
    """A set of seats or of things, kept as bits: those that come and go."""

    def __init__(self, kind: Kind, slot: Slot, lexicon: Lexicon) -> None:
        super().__init__(kind, slot, lexicon)
        self.seats = lexicon.seats if isinstance(kind, SeatBits) else 0

    def first(self, out: Out, at: int, value: Any, me: int) -> Kept:
        kept = Kept()
        kept.raw = 0
        self.change(out, at, value, kept, me)
        return kept

    def change(self, out: Out, at: int, value: Any, kept: Kept, me: int) -> None:
        bits: int = value
        changed = bits ^ kept.raw
        while changed:
            n = (changed & -changed).bit_length() - 1
            place = (n - me) % self.seats if self.seats else n
            out[at + place] = 1.0 if bits >> n & 1 else 0.0
            changed &= changed - 1
        kept.raw = value

    def wipe(self, out: Out, at: int, kept: Kept, me: int) -> None:
        self.change(out, at, 0, kept, me)


@final
class ListReader(Reader):
    """Item by item: plain data is made of new ones alone."""

    def __init__(self, kind: Several, slot: Slot, lexicon: Lexicon) -> None:
        super().__init__(kind, slot, lexicon)
        self.item = kind.kind

    def change(self, out: Out, at: int, value: Any, kept: Kept, me: int) -> None:
        if value == kept.raw:
            return
        before: list[Any] = kept.raw if isinstance(kept.raw, list) else []
        known: list[Any] = kept.data
        data: list[Any] = []
        for n, item in enumerate(value):
            is_known = n < len(before) and before[n] is item and isinstance(item, Value)
            data.append(known[n] if is_known else self.item.dump(item, self.lexicon))
        if data != known:
            self.slot.change(out, at, data, known, me)
            kept.data = data
        kept.raw = _fixed(value)


@final
class RecordReader(Reader):
    """Field by field."""

    def __init__(self, kind: Record, slot: FieldsSlot, lexicon: Lexicon) -> None:
        super().__init__(kind, slot, lexicon)
        self.names = list(kind.fields)
        self.readers: list[Reader] = []
        self.places: list[int] = []
        place = 0
        for n, field in enumerate(kind.fields.values()):
            self.readers.append(reader_of(field, slot.slots[n], lexicon))
            self.places.append(place)
            place += slot.slots[n].size

    def first(self, out: Out, at: int, value: Any, me: int) -> Kept:
        kept = Kept()
        for n, name in enumerate(self.names):
            kept.parts.append(self.readers[n].first(out, at + self.places[n], getattr(value, name), me))
        return kept

    def change(self, out: Out, at: int, value: Any, kept: Kept, me: int) -> None:
        parts = kept.parts
        for n, name in enumerate(self.names):
            held = getattr(value, name)
            part = parts[n]
            if held is not part.raw:
                self.readers[n].change(out, at + self.places[n], held, part, me)

    def wipe(self, out: Out, at: int, kept: Kept, me: int) -> None:
        for n, part in enumerate(kept.parts):
            self.readers[n].wipe(out, at + self.places[n], part, me)


@final
class SeatsReader(Reader):
    """Seat by seat, counted from the one that looks on."""

    def __init__(self, kind: BySeat, slot: TableSlot, lexicon: Lexicon) -> None:
        super().__init__(kind, slot, lexicon)
        self.seats = lexicon.seats
        self.size = slot.inner.size
        self.inner = reader_of(kind.kind, slot.inner, lexicon)

    def first(self, out: Out, at: int, value: Any, me: int) -> Kept:
        kept = Kept()
        for n, item in enumerate(value):
            kept.parts.append(self.inner.first(out, at + (n - me) % self.seats * self.size, item, me))
        return kept

    def change(self, out: Out, at: int, value: Any, kept: Kept, me: int) -> None:
        items: list[Any] = value
        for n, item in enumerate(items):
            self.inner.change(out, at + (n - me) % self.seats * self.size, item, kept.parts[n], me)

    def wipe(self, out: Out, at: int, kept: Kept, me: int) -> None:
        for n, part in enumerate(kept.parts):
            self.inner.wipe(out, at + (n - me) % self.seats * self.size, part, me)


@final
class ColumnReader(Reader):
    """Thing by thing; usual ones are as if they were not there."""

    def __init__(self, kind: Column, slot: TableSlot, lexicon: Lexicon) -> None:
        super().__init__(kind, slot, lexicon)
        self.item = kind.kind
        self.usual = kind.usual
        self.inner = slot.inner

    def first(self, out: Out, at: int, value: Any, me: int) -> Kept:
        kept = Kept()
        kept.raw = [self.usual] * len(value)
        self.change(out, at, value, kept, me)
        return kept

    def change(self, out: Out, at: int, value: Any, kept: Kept, me: int) -> None:
        if value == kept.raw:
            return
        before = kept.raw
        for n, item in enumerate(value):
            was = before[n]
            if item != was:
                self.inner.change(out, at + n * self.inner.size, self._told(item), self._told(was), me)
        kept.raw = value[:]

    def wipe(self, out: Out, at: int, kept: Kept, me: int) -> None:
        for n, was in enumerate(kept.raw):
            self.inner.wipe(out, at + n * self.inner.size, self._told(was), me)

    def _told(self, item: Any) -> Any:
        return None if item == self.usual else self.item.dump(item, self.lexicon)


@final
class StackReader(Reader):
    """Objects of several kinds, one upon another: of each kind the last, and how deep it lies."""

    def __init__(self, kind: Kind, kinds: OneKindOf, slot: FramesSlot, lexicon: Lexicon) -> None:
        super().__init__(kind, slot, lexicon)
        self.kinds = kinds
        self.readers: dict[str, Reader] = {}
        for name, record in kinds.records.items():
            self.readers[name] = reader_of(record, slot.kinds[name], lexicon)
        self.places = slot.places

    def first(self, out: Out, at: int, value: Any, me: int) -> Kept:
        kept = Kept()
        kept.data = {}
        self.change(out, at, value, kept, me)
        return kept

    def change(self, out: Out, at: int, value: Any, kept: Kept, me: int) -> None:
        known: dict[str, Kept] = kept.data
        stack: list[Any] = value
        last: dict[str, int] = {}
        for n, frame in enumerate(stack):
            last[self.kinds.name_of(frame)] = n
        for name, n in last.items():
            self._read(out, at + self.places[name], name, stack[n], n + 1, known, me)
        if len(last) != len(known):
            for name in [name for name in known if name not in last]:
                self._drop(out, at + self.places[name], name, known, me)

    def wipe(self, out: Out, at: int, kept: Kept, me: int) -> None:
        known: dict[str, Kept] = kept.data
        for name in list(known):
            self._drop(out, at + self.places[name], name, known, me)

    def _read(self, out: Out, at: int, name: str, frame: Any, depth: int, known: dict[str, Kept], me: int) -> None:
        reader = self.readers[name]
        part = known.get(name)
        if part is None:
            part = known[name] = reader.first(out, at + 1, frame, me)
        else:
            reader.change(out, at + 1, frame, part, me)
        if part.depth != depth:
            out[at] = float(depth)
            part.depth = depth

    def _drop(self, out: Out, at: int, name: str, known: dict[str, Kept], me: int) -> None:
        out[at] = 0.0
        self.readers[name].wipe(out, at + 1, known.pop(name), me)


def reader_of(kind: Kind, slot: Slot, lexicon: Lexicon) -> Reader:
    """The reader of a field, whose places are those of a slot."""
    if isinstance(kind, Usual):
        return reader_of(kind.kind, slot, lexicon)
    if isinstance(kind, Record) and isinstance(slot, FieldsSlot):
        return RecordReader(kind, slot, lexicon)
    if isinstance(kind, BySeat) and isinstance(slot, TableSlot):
        return SeatsReader(kind, slot, lexicon)
    if isinstance(kind, Column) and isinstance(slot, TableSlot):
        return ColumnReader(kind, slot, lexicon)
    if isinstance(kind, Several) and isinstance(kind.kind, OneKindOf) and isinstance(slot, FramesSlot):
        return StackReader(kind, kind.kind, slot, lexicon)
    if isinstance(kind, Several):
        return ListReader(kind, slot, lexicon)
    if type(kind) is Number:
        return NumberReader(kind, slot, lexicon)
    if isinstance(kind, SeatBits) or (isinstance(kind, Bits) and _are_unlike(lexicon.names[kind.category])):
        return BitsReader(kind, slot, lexicon)
    return Reader(kind, slot, lexicon)


def _are_unlike(names: list[str]) -> bool:
    """Whether no name stands twice: such names share a place."""
    return len(set(names)) == len(names)


def _fixed(value: Any) -> Any:
    """A value as it can be kept to be compared with another later, if it is known what in it can change."""
    if value is None or isinstance(value, (int, str, Value)):
        return value
    if not isinstance(value, (list, tuple)):
        return _UNKNOWN
    items: list[Any] = []
    for item in value:
        fixed = item if isinstance(item, (int, Value)) else _fixed(item)
        if fixed is _UNKNOWN:
            return _UNKNOWN
        items.append(fixed)
    return tuple(items) if isinstance(value, tuple) else items
