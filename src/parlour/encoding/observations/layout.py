"""Builds the features of a game's fields from the tables in which the game describes them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

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
    TupleOf,
    WithDefault,
)
from parlour.core.data.outcome_fields import TextField
from parlour.core.data.record_types import RecordType, TaggedUnion
from parlour.core.text.names import Names
from parlour.core.text.notation import NameToken, NumberToken, WordToken
from parlour.encoding.observations.by_field_type import ByFieldType
from parlour.encoding.observations.composite_features import FieldsFeature, FramesFeature, ListFeature, TableFeature
from parlour.encoding.observations.description import LIMIT
from parlour.encoding.observations.features import (
    CountedFeature,
    Feature,
    NameFeature,
    NumberFeature,
    OptionalFeature,
    PresenceFeature,
    SeatFeature,
)

MAX_NUMBERS: Final = 8
MAX_RECORDS: Final = 3
"""The number of list items that have values of their own, where there can be as many."""


def slot_of(kind: FieldType, lexicon: Names) -> Feature:
    """Return the feature of a field type."""
    kind = kind.like()
    return _FEATURES.of(kind)(kind, lexicon)


def _list_slot(item: FieldType, lexicon: Names, most: int | None) -> Feature:
    """Return the feature of a list. `most`: the maximum number of items, if it is known."""
    inner = slot_of(item, lexicon)
    if isinstance(inner, NameFeature):
        inner.high = LIMIT  # a name can occur in a list more than once
    if isinstance(inner, (NameFeature, SeatFeature, FramesFeature)):
        return inner
    own = MAX_NUMBERS if inner.size == 1 else MAX_RECORDS
    return ListFeature(inner, own if most is None else min(own, most))


def _set_slot(kind: Bits, lexicon: Names) -> Feature:
    names = lexicon.names[kind.category]
    things = lexicon.things.get(kind.category)
    return NameFeature(names) if things is None else CountedFeature(names, things)


def _fields_slot(kind: RecordType, lexicon: Names) -> Feature:
    fields: dict[str, tuple[Feature, Any, bool]] = {}
    for name, field in kind.fields.items():
        if isinstance(field, WithDefault):
            fields[name] = (slot_of(field.kind, lexicon), field.dump(field.default, lexicon), True)
        else:
            fields[name] = (slot_of(field, lexicon), None, False)
    return FieldsFeature(fields)


def _column_slot(kind: Column, lexicon: Names) -> Feature:
    return TableFeature(OptionalFeature(slot_of(kind.kind, lexicon)), lexicon.names[kind.category])


_FEATURES: Final[ByFieldType[Callable[[Any, Names], Feature]]] = ByFieldType(
    {
        WithDefault: lambda kind, lexicon: slot_of(kind.kind, lexicon),
        Maybe: lambda kind, lexicon: OptionalFeature(slot_of(kind.kind, lexicon)),
        Absent: lambda kind, lexicon: OptionalFeature(slot_of(kind.kind, lexicon)),
        Flag: lambda kind, lexicon: PresenceFeature(),
        TextField: lambda kind, lexicon: Feature(0),
        NumberToken: lambda kind, lexicon: NumberFeature(),
        NameToken: lambda kind, lexicon: NameFeature(lexicon.names[kind.category]),
        WordToken: lambda kind, lexicon: NameFeature(kind.one_of),
        EnumOf: lambda kind, lexicon: NameFeature(kind.names),
        Bits: _set_slot,
        BySeat: lambda kind, lexicon: TableFeature(slot_of(kind.kind, lexicon), lexicon.letters, by_seat=True),
        Column: _column_slot,
        ListOf: lambda kind, lexicon: _list_slot(kind.kind, lexicon, kind.most(lexicon.seats)),
        TupleOf: lambda kind, lexicon: _list_slot(kind.kind.kind, lexicon, None),
        RecordType: _fields_slot,
        TaggedUnion: lambda kind, lexicon: FramesFeature({n: slot_of(k, lexicon) for n, k in kind.records.items()}),
    },
    other=lambda kind, lexicon: SeatFeature(lexicon.seats),  # seats, and types of a game about seats and numbers
)
