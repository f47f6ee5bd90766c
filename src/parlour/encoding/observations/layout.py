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
    SeatBits,
    TupleOf,
    WithDefault,
)
from parlour.core.data.outcome_fields import TextField
from parlour.core.data.record_types import RecordType, TaggedUnion
from parlour.core.text.names import Names
from parlour.core.text.notation import NameToken, NumberToken, SeatToken, WordToken
from parlour.encoding.observations.features import (
    LIMIT,
    CountedFeature,
    Feature,
    FieldsFeature,
    FramesFeature,
    ListFeature,
    NameFeature,
    NumberFeature,
    OptionalFeature,
    PresenceFeature,
    SeatFeature,
    TableFeature,
)
from parlour.kit.trade.bundle import GOODS, BundleToken
from parlour.kit.trade.counts import CountsField

MAX_NUMBERS: Final = 8
MAX_RECORDS: Final = 3
"""The number of list items that have values of their own, where there can be as many."""


def slot_of(kind: FieldType, lexicon: Names) -> Feature:
    """Return the feature of a field type."""
    for known, make in _SLOTS:
        if isinstance(kind, known):
            return make(kind, lexicon)
    category = getattr(kind, "category", None)
    if isinstance(category, str):
        return NameFeature(lexicon.names[category], LIMIT)  # the field type defines how it writes a name
    item = getattr(kind, "kind", None)
    if isinstance(item, FieldType):
        return _list_slot(item, lexicon, None)
    return SeatFeature(lexicon.seats)


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


def _fields_slot(kind: Any, lexicon: Names) -> Feature:
    fields: dict[str, tuple[Feature, Any, bool]] = {}
    for name, field in kind.fields.items():
        if isinstance(field, WithDefault):
            fields[name] = (slot_of(field.kind, lexicon), field.dump(field.default, lexicon), True)
        else:
            fields[name] = (slot_of(field, lexicon), None, False)
    return FieldsFeature(fields)


def _letters(lexicon: Names) -> list[str]:
    return [lexicon.letter(seat) for seat in range(lexicon.seats)]


_SLOTS: Final[list[tuple[type[FieldType], Callable[[Any, Names], Feature]]]] = [
    (WithDefault, lambda kind, lexicon: slot_of(kind.kind, lexicon)),
    (Maybe, lambda kind, lexicon: OptionalFeature(slot_of(kind.kind, lexicon))),
    (Absent, lambda kind, lexicon: OptionalFeature(slot_of(kind.kind, lexicon))),
    (Flag, lambda kind, lexicon: PresenceFeature()),
    (TextField, lambda kind, lexicon: Feature(0)),
    (NumberToken, lambda kind, lexicon: NumberFeature()),
    (SeatToken, lambda kind, lexicon: SeatFeature(lexicon.seats)),
    (SeatBits, lambda kind, lexicon: SeatFeature(lexicon.seats)),
    (NameToken, lambda kind, lexicon: NameFeature(lexicon.names[kind.category])),
    (Bits, _set_slot),
    (WordToken, lambda kind, lexicon: NameFeature(kind.one_of)),
    (EnumOf, lambda kind, lexicon: NameFeature(kind.names)),
    (CountsField, lambda kind, lexicon: NameFeature(lexicon.names[GOODS], LIMIT)),
    (BundleToken, lambda kind, lexicon: _fields_slot(kind.record, lexicon)),
    (BySeat, lambda kind, lexicon: TableFeature(slot_of(kind.kind, lexicon), _letters(lexicon), by_seat=True)),
    (
        Column,
        lambda kind, lexicon: TableFeature(OptionalFeature(slot_of(kind.kind, lexicon)), lexicon.names[kind.category]),
    ),
    (ListOf, lambda kind, lexicon: _list_slot(kind.kind, lexicon, kind.most(lexicon.seats))),
    (TupleOf, lambda kind, lexicon: _list_slot(kind.kind.kind, lexicon, None)),
    (RecordType, _fields_slot),
    (TaggedUnion, lambda kind, lexicon: FramesFeature({n: slot_of(k, lexicon) for n, k in kind.records.items()})),
]
