"""A state read straight into numbers: of what has not changed since the last look, nothing is written down.

The slots say where plain data stands among numbers. Where nothing is hidden, a seat is told the whole state, and making
plain data of it for each look takes longer than the game itself. So a reader goes through the fields of the state,
compares them with what it keeps of the last look, and makes plain data of those alone that are new.
"""

from __future__ import annotations

from typing import Any, final

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
    RecordType,
    SeatBits,
    TaggedUnion,
    WithDefault,
)
from parlour.core.data.values import Value
from parlour.core.text.names import Names
from parlour.core.text.notation import NameToken, NumberToken, SeatToken
from parlour.encoding.observations.features import (
    CountedFeature,
    Feature,
    FieldsFeature,
    FramesFeature,
    ListFeature,
    Out,
    TableFeature,
    signed_log,
)
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
    """A field, where it begins among the places of its record, and who reads it."""

    def __init__(self, reader: FieldReader, place: int) -> None:
        self.reader = reader
        self.place = place


@final
class RecordReader(FieldReader):
    """Field by field."""

    def __init__(self, kind: RecordType, slot: FieldsFeature, lexicon: Names) -> None:
        super().__init__(kind, slot, lexicon)
        self.record = kind
        self.fields: list[FieldOfRecord] = []
        place = 0
        for n, field in enumerate(kind.fields.values()):
            self.fields.append(FieldOfRecord(reader_of(field, slot.slots[n], lexicon), place))
            place += slot.slots[n].size

    def blank(self) -> CachedValue:
        kept = CachedValue()
        kept.parts = [field.reader.blank() for field in self.fields]
        return kept

    def change(self, out: Out, at: int, value: Any, kept: CachedValue, me: int) -> None:
        parts = kept.parts
        for n, held in enumerate(self.record.field_values(value)):
            part = parts[n]
            if held is not part.raw:
                field = self.fields[n]
                field.reader.change(out, at + field.place, held, part, me)

    def wipe(self, out: Out, at: int, kept: CachedValue, me: int) -> None:
        for n, part in enumerate(kept.parts):
            field = self.fields[n]
            field.reader.wipe(out, at + field.place, part, me)


@final
class SeatsReader(FieldReader):
    """Seat by seat, counted from the one that looks on."""

    def __init__(self, kind: BySeat, slot: TableFeature, lexicon: Names) -> None:
        super().__init__(kind, slot, lexicon)
        self.seats = lexicon.seats
        self.size = slot.inner.size
        self.inner = reader_of(kind.kind, slot.inner, lexicon)

    def blank(self) -> CachedValue:
        kept = CachedValue()
        kept.parts = [self.inner.blank() for _ in range(self.seats)]
        return kept

    def change(self, out: Out, at: int, value: Any, kept: CachedValue, me: int) -> None:
        items: list[Any] = value
        for n, item in enumerate(items):
            self.inner.change(out, at + (n - me) % self.seats * self.size, item, kept.parts[n], me)

    def wipe(self, out: Out, at: int, kept: CachedValue, me: int) -> None:
        for n, part in enumerate(kept.parts):
            self.inner.wipe(out, at + (n - me) % self.seats * self.size, part, me)


@final
class ColumnReader(FieldReader):
    """Thing by thing; usual ones are as if they were not there."""

    def __init__(self, kind: Column, slot: TableFeature, lexicon: Names) -> None:
        super().__init__(kind, slot, lexicon)
        self.item = kind.kind
        self.usual = kind.default
        self.inner = slot.inner
        self.count = len(lexicon.names[kind.category])

    def blank(self) -> CachedValue:
        kept = CachedValue()
        kept.raw = [self.usual] * self.count
        return kept

    def change(self, out: Out, at: int, value: Any, kept: CachedValue, me: int) -> None:
        if value == kept.raw:
            return
        before = kept.raw
        for n, item in enumerate(value):
            was = before[n]
            if item != was:
                self.inner.change(out, at + n * self.inner.size, self._told(item), self._told(was), me)
        kept.raw = value[:]

    def wipe(self, out: Out, at: int, kept: CachedValue, me: int) -> None:
        self.change(out, at, [self.usual] * self.count, kept, me)

    def _told(self, item: Any) -> Any:
        return None if item == self.usual else self.item.dump(item, self.lexicon)


@final
class StackReader(FieldReader):
    """Objects of several kinds, one upon another: of each kind the last, and how deep it lies."""

    def __init__(self, kind: FieldType, kinds: TaggedUnion, slot: FramesFeature, lexicon: Names) -> None:
        super().__init__(kind, slot, lexicon)
        self.numbers: dict[object, int] = {}
        """By class; where one has two names, the first."""
        self.fields: list[FieldOfRecord] = []
        """Of each kind, its depth first."""
        for name, record in kinds.records.items():
            self.numbers.setdefault(record.make, len(self.fields))
            self.fields.append(FieldOfRecord(reader_of(record, slot.kinds[name], lexicon), slot.places[name]))

    def blank(self) -> CachedValue:
        kept = CachedValue()
        kept.parts = [field.reader.blank() for field in self.fields]
        return kept

    def change(self, out: Out, at: int, value: Any, kept: CachedValue, me: int) -> None:
        stack: list[Any] = value
        seen = 0
        for n in range(len(stack) - 1, -1, -1):
            frame = stack[n]
            number = self.numbers[type(frame)]
            if seen >> number & 1:
                continue
            seen |= 1 << number
            part = kept.parts[number]
            field = self.fields[number]
            place = at + field.place
            field.reader.change(out, place + 1, frame, part, me)
            if part.depth != n + 1:
                out[place] = n + 1.0
                part.depth = n + 1
        if kept.kinds != seen:
            self._drop_others(out, at, kept, seen, me)

    def wipe(self, out: Out, at: int, kept: CachedValue, me: int) -> None:
        self._drop_others(out, at, kept, 0, me)

    def _drop_others(self, out: Out, at: int, kept: CachedValue, seen: int, me: int) -> None:
        """Make zeros again of the kinds that were there and are no more."""
        for number, part in enumerate(kept.parts):
            if part.depth and not seen >> number & 1:
                self._drop(out, at, number, part, me)
        kept.kinds = seen

    def _drop(self, out: Out, at: int, number: int, part: CachedValue, me: int) -> None:
        field = self.fields[number]
        place = at + field.place
        out[place] = 0.0
        field.reader.wipe(out, place + 1, part, me)
        part.depth = 0


@final
class RowsReader(FieldReader):
    """A list of objects of one kind, of which only the first have places: how many there are, and those."""

    def __init__(self, kind: FieldType, record: RecordType, slot: ListFeature, lexicon: Names) -> None:
        super().__init__(kind, slot, lexicon)
        self.most = slot.most
        self.size = slot.inner.size
        self.inner = reader_of(record, slot.inner, lexicon)

    def blank(self) -> CachedValue:
        kept = CachedValue()
        kept.parts = [self.inner.blank() for _ in range(self.most)]
        return kept

    def change(self, out: Out, at: int, value: Any, kept: CachedValue, me: int) -> None:
        count = len(value)
        before = kept.depth
        if not count and not before:
            return
        if count != before:
            out[at] = signed_log(count)
            kept.depth = count
        for n, part in enumerate(kept.parts):
            place = at + 1 + n * self.size
            if n < count:
                item = value[n]
                if item is not part.raw:
                    self.inner.change(out, place, item, part, me)
                    part.raw = item if isinstance(item, Value) else UNKNOWN
            elif n < before:
                self.inner.wipe(out, place, part, me)
                part.raw = UNKNOWN

    def wipe(self, out: Out, at: int, kept: CachedValue, me: int) -> None:
        self.change(out, at, (), kept, me)


def reader_of(kind: FieldType, slot: Feature, lexicon: Names) -> FieldReader:
    """The reader of a field, whose places are those of a slot."""
    if isinstance(kind, WithDefault):
        return reader_of(kind.kind, slot, lexicon)
    if isinstance(kind, RecordType) and isinstance(slot, FieldsFeature):
        return RecordReader(kind, slot, lexicon)
    if isinstance(kind, BundleToken) and isinstance(slot, FieldsFeature):
        return RecordReader(kind.record, slot, lexicon)
    if isinstance(kind, BySeat) and isinstance(slot, TableFeature):
        return SeatsReader(kind, slot, lexicon)
    if isinstance(kind, Column) and isinstance(slot, TableFeature):
        return ColumnReader(kind, slot, lexicon)
    if isinstance(kind, ListOf):
        if isinstance(kind.kind, TaggedUnion) and isinstance(slot, FramesFeature):
            return StackReader(kind, kind.kind, slot, lexicon)
        if isinstance(kind.kind, RecordType) and isinstance(slot, ListFeature):
            return RowsReader(kind, kind.kind, slot, lexicon)
        return ListReader(kind, slot, lexicon)
    if type(kind) is NumberToken:
        return NumberReader(kind, slot, lexicon)
    if isinstance(kind, Flag):
        return FlagReader(kind, slot, lexicon)
    if isinstance(kind, Absent) and type(kind.kind) is NumberToken:
        return AbsentReader(kind, slot, lexicon)
    if isinstance(kind, Bits) and isinstance(slot, CountedFeature):
        return CountedReader(kind, slot, lexicon)
    if isinstance(kind, SeatBits) or (isinstance(kind, Bits) and _are_unlike(lexicon.names[kind.category])):
        return BitsReader(kind, slot, lexicon)
    if isinstance(kind, CountsField) and _are_unlike(lexicon.names[GOODS]):
        return CountsReader(kind, slot, lexicon)
    single = kind.kind if isinstance(kind, (Absent, Maybe)) else kind
    if isinstance(single, (NameToken, EnumOf, SeatToken)):
        return OneReader(kind, slot, lexicon)
    return FieldReader(kind, slot, lexicon)


def _are_unlike(names: list[str]) -> bool:
    """Whether no name stands twice: such names share a place."""
    return len(set(names)) == len(names)
