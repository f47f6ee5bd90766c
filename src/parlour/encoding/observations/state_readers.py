"""Readers that write a whole state directly into numbers, skipping what has not changed since the last read.

Features say at which offsets plain data is written. Where nothing is hidden, a seat sees the whole state, and
converting it to plain data for each observation takes longer than the game itself. So a reader goes through the fields
of the state, compares them with its cache, and converts only those that are new.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from parlour.core.data.fields import (
    Absent,
    Bits,
    BySeat,
    Column,
    EnumOf,
    FieldType,
    Flag,
    ListOf,
    Maybe,
    SeatBits,
    WithDefault,
)
from parlour.core.data.record_types import RecordType, TaggedUnion
from parlour.core.data.values import Value
from parlour.core.text.names import Names
from parlour.core.text.notation import NameToken, NumberToken, SeatToken
from parlour.encoding.observations.by_field_type import ByFieldType
from parlour.encoding.observations.composite_features import FieldsFeature, FramesFeature, ListFeature, TableFeature
from parlour.encoding.observations.features import CountedFeature, Feature, Out, signed_log
from parlour.encoding.observations.field_readers import (
    UNKNOWN,
    AbsentReader,
    BitsReader,
    CachedValue,
    CountedReader,
    CountsReader,
    FieldReader,
    FlagReader,
    ListReader,
    NumberReader,
    OneReader,
)
from parlour.kit.trade.bundle import GOODS, BundleToken
from parlour.kit.trade.counts import CountsField


@final
class FieldOfRecord:
    """A field, its offset in the record, and its reader."""

    def __init__(self, reader: FieldReader, place: int) -> None:
        self.reader = reader
        self.place = place


@final
class RecordReader(FieldReader):
    """Reads a record field by field."""

    def __init__(self, kind: RecordType, slot: FieldsFeature, lexicon: Names) -> None:
        super().__init__(kind, slot, lexicon)
        self.record = kind
        self.fields: list[FieldOfRecord] = []
        place = 0
        for n, field in enumerate(kind.fields.values()):
            self.fields.append(FieldOfRecord(reader_of(field, slot.slots[n], lexicon), place))
            place += slot.slots[n].size

    def blank(self) -> CachedValue:
        cache = CachedValue()
        cache.parts = [field.reader.blank() for field in self.fields]
        return cache

    def change(self, out: Out, at: int, value: Any, cache: CachedValue, me: int) -> None:
        parts = cache.parts
        for n, held in enumerate(self.record.field_values(value)):
            part = parts[n]
            if held is not part.raw:
                field = self.fields[n]
                field.reader.change(out, at + field.place, held, part, me)

    def wipe(self, out: Out, at: int, cache: CachedValue, me: int) -> None:
        for n, part in enumerate(cache.parts):
            field = self.fields[n]
            field.reader.wipe(out, at + field.place, part, me)


@final
class SeatsReader(FieldReader):
    """Reads one item per seat, relative to the observer."""

    def __init__(self, kind: BySeat, slot: TableFeature, lexicon: Names) -> None:
        super().__init__(kind, slot, lexicon)
        self.seats = lexicon.seats
        self.size = slot.inner.size
        self.inner = reader_of(kind.kind, slot.inner, lexicon)

    def blank(self) -> CachedValue:
        cache = CachedValue()
        cache.parts = [self.inner.blank() for _ in range(self.seats)]
        return cache

    def change(self, out: Out, at: int, value: Any, cache: CachedValue, me: int) -> None:
        items: list[Any] = value
        for n, item in enumerate(items):
            self.inner.change(out, at + (n - me) % self.seats * self.size, item, cache.parts[n], me)

    def wipe(self, out: Out, at: int, cache: CachedValue, me: int) -> None:
        for n, part in enumerate(cache.parts):
            self.inner.wipe(out, at + (n - me) % self.seats * self.size, part, me)


@final
class ColumnReader(FieldReader):
    """Reads one item per thing; default values are treated as absent."""

    def __init__(self, kind: Column, slot: TableFeature, lexicon: Names) -> None:
        super().__init__(kind, slot, lexicon)
        self.item = kind.kind
        self.usual = kind.default
        self.inner = slot.inner
        self.count = len(lexicon.names[kind.category])

    def blank(self) -> CachedValue:
        cache = CachedValue()
        cache.raw = [self.usual] * self.count
        return cache

    def change(self, out: Out, at: int, value: Any, cache: CachedValue, me: int) -> None:
        if value == cache.raw:
            return
        before = cache.raw
        for n, item in enumerate(value):
            was = before[n]
            if item != was:
                self.inner.change(out, at + n * self.inner.size, self._told(item), self._told(was), me)
        cache.raw = value[:]

    def wipe(self, out: Out, at: int, cache: CachedValue, me: int) -> None:
        self.change(out, at, [self.usual] * self.count, cache, me)

    def _told(self, item: Any) -> Any:
        return None if item == self.usual else self.item.dump(item, self.lexicon)


@final
class StackReader(FieldReader):
    """Reads a stack of objects of several kinds: the last of each kind, and how deep it is."""

    def __init__(self, kind: FieldType, kinds: TaggedUnion, slot: FramesFeature, lexicon: Names) -> None:
        super().__init__(kind, slot, lexicon)
        self.numbers: dict[object, int] = {}
        """Numbers by class; where a class has two names, the first."""
        self.fields: list[FieldOfRecord] = []
        """The fields of each kind; its depth comes first."""
        for name, record in kinds.records.items():
            self.numbers.setdefault(record.make, len(self.fields))
            self.fields.append(FieldOfRecord(reader_of(record, slot.kinds[name], lexicon), slot.places[name]))

    def blank(self) -> CachedValue:
        cache = CachedValue()
        cache.parts = [field.reader.blank() for field in self.fields]
        return cache

    def change(self, out: Out, at: int, value: Any, cache: CachedValue, me: int) -> None:
        stack: list[Any] = value
        seen = 0
        for n in range(len(stack) - 1, -1, -1):
            frame = stack[n]
            number = self.numbers[type(frame)]
            if seen >> number & 1:
                continue
            seen |= 1 << number
            part = cache.parts[number]
            field = self.fields[number]
            place = at + field.place
            field.reader.change(out, place + 1, frame, part, me)
            if part.depth != n + 1:
                out[place] = n + 1.0
                part.depth = n + 1
        if cache.kinds != seen:
            self._drop_others(out, at, cache, seen, me)

    def wipe(self, out: Out, at: int, cache: CachedValue, me: int) -> None:
        self._drop_others(out, at, cache, 0, me)

    def _drop_others(self, out: Out, at: int, cache: CachedValue, seen: int, me: int) -> None:
        """Reset the kinds that are no longer in the stack."""
        for number, part in enumerate(cache.parts):
            if part.depth and not seen >> number & 1:
                self._drop(out, at, number, part, me)
        cache.kinds = seen

    def _drop(self, out: Out, at: int, number: int, part: CachedValue, me: int) -> None:
        field = self.fields[number]
        place = at + field.place
        out[place] = 0.0
        field.reader.wipe(out, place + 1, part, me)
        part.depth = 0


@final
class RowsReader(FieldReader):
    """Reads a list of objects of one kind: its length, and the first items."""

    def __init__(self, kind: FieldType, record: RecordType, slot: ListFeature, lexicon: Names) -> None:
        super().__init__(kind, slot, lexicon)
        self.most = slot.most
        self.size = slot.inner.size
        self.inner = reader_of(record, slot.inner, lexicon)

    def blank(self) -> CachedValue:
        cache = CachedValue()
        cache.parts = [self.inner.blank() for _ in range(self.most)]
        return cache

    def change(self, out: Out, at: int, value: Any, cache: CachedValue, me: int) -> None:
        count = len(value)
        before = cache.depth
        if not count and not before:
            return
        if count != before:
            out[at] = signed_log(count)
            cache.depth = count
        for n, part in enumerate(cache.parts):
            place = at + 1 + n * self.size
            if n < count:
                item = value[n]
                if item is not part.raw:
                    self.inner.change(out, place, item, part, me)
                    part.raw = item if isinstance(item, Value) else UNKNOWN
            elif n < before:
                self.inner.wipe(out, place, part, me)
                part.raw = UNKNOWN

    def wipe(self, out: Out, at: int, cache: CachedValue, me: int) -> None:
        self.change(out, at, (), cache, me)


def reader_of(kind: FieldType, slot: Feature, lexicon: Names) -> FieldReader:
    """Return the reader of a field that is written as a feature."""
    return _READERS.of(kind)(kind, slot, lexicon)


def _optional_reader(kind: Absent | Maybe, slot: Feature, lexicon: Names) -> FieldReader:
    if isinstance(kind, Absent) and isinstance(kind.kind, NumberToken):
        return AbsentReader(kind, slot, lexicon)
    is_one = isinstance(kind.kind, (NameToken, EnumOf, SeatToken))
    return OneReader(kind, slot, lexicon) if is_one else FieldReader(kind, slot, lexicon)


def _set_reader(kind: Bits, slot: Feature, lexicon: Names) -> FieldReader:
    if isinstance(slot, CountedFeature):
        return CountedReader(kind, slot, lexicon)
    is_unlike = _are_unlike(lexicon.names[kind.category])
    return BitsReader(kind, slot, lexicon) if is_unlike else FieldReader(kind, slot, lexicon)


def _counts_reader(kind: CountsField, slot: Feature, lexicon: Names) -> FieldReader:
    is_unlike = _are_unlike(lexicon.names[GOODS])
    return CountsReader(kind, slot, lexicon) if is_unlike else FieldReader(kind, slot, lexicon)


def _list_reader(kind: ListOf, slot: Feature, lexicon: Names) -> FieldReader:
    item = kind.kind
    if isinstance(item, TaggedUnion) and isinstance(slot, FramesFeature):
        return StackReader(kind, item, slot, lexicon)
    if isinstance(item, RecordType) and isinstance(slot, ListFeature):
        return RowsReader(kind, item, slot, lexicon)
    return ListReader(kind, slot, lexicon)


def _are_unlike(names: list[str]) -> bool:
    """Whether all names differ: equal names share an offset."""
    return len(set(names)) == len(names)


_READERS: Final[ByFieldType[Callable[[Any, Any, Names], FieldReader]]] = ByFieldType(
    # Functions: compiled code that calls a class it does not know at compile time leaves its constructor out.
    {
        WithDefault: lambda kind, slot, lexicon: reader_of(kind.kind, slot, lexicon),
        RecordType: lambda kind, slot, lexicon: RecordReader(kind, slot, lexicon),
        BundleToken: lambda kind, slot, lexicon: RecordReader(kind.record, slot, lexicon),
        BySeat: lambda kind, slot, lexicon: SeatsReader(kind, slot, lexicon),
        Column: lambda kind, slot, lexicon: ColumnReader(kind, slot, lexicon),
        ListOf: _list_reader,
        NumberToken: lambda kind, slot, lexicon: NumberReader(kind, slot, lexicon),
        Flag: lambda kind, slot, lexicon: FlagReader(kind, slot, lexicon),
        Absent: _optional_reader,
        Maybe: _optional_reader,
        Bits: _set_reader,
        SeatBits: lambda kind, slot, lexicon: BitsReader(kind, slot, lexicon),
        CountsField: _counts_reader,
        NameToken: lambda kind, slot, lexicon: OneReader(kind, slot, lexicon),
        EnumOf: lambda kind, slot, lexicon: OneReader(kind, slot, lexicon),
        SeatToken: lambda kind, slot, lexicon: OneReader(kind, slot, lexicon),
    },
    other=lambda kind, slot, lexicon: FieldReader(kind, slot, lexicon),
)
