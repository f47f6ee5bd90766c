"""Which places the fields of a game have among numbers: from the tables in which it says how they are written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

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
from parlour.kit.counts import Counts
from parlour.steps.slots import (
    LIMIT,
    CountedSlot,
    FieldsSlot,
    FramesSlot,
    ListSlot,
    MaybeSlot,
    NameSlot,
    NumberSlot,
    SeatSlot,
    Slot,
    SomethingSlot,
    TableSlot,
)

MOST_NUMBERS: Final = 8
MOST_RECORDS: Final = 3
"""So many items of a list have places of their own, where there can be as many."""


def slot_of(kind: Kind, lexicon: Lexicon) -> Slot:
    """The places of a field, from the way it is written."""
    for known, make in _SLOTS:
        if isinstance(kind, known):
            return make(kind, lexicon)
    category = getattr(kind, "category", None)
    if isinstance(category, str):
        return NameSlot(lexicon.names[category], LIMIT)  # how such a kind writes a name is its own affair
    item = getattr(kind, "kind", None)
    if isinstance(item, Kind):
        return _list_slot(item, lexicon, None)
    return SeatSlot(lexicon.seats)


def _list_slot(item: Kind, lexicon: Lexicon, most: int | None) -> Slot:
    """`most`: how many items there can be, where that is known."""
    inner = slot_of(item, lexicon)
    if isinstance(inner, NameSlot):
        inner.high = LIMIT  # a name can stand in a list more than once
    if isinstance(inner, (NameSlot, SeatSlot, FramesSlot)):
        return inner
    own = MOST_NUMBERS if inner.size == 1 else MOST_RECORDS
    return ListSlot(inner, own if most is None else min(own, most))


def _set_slot(kind: Bits, lexicon: Lexicon) -> Slot:
    names = lexicon.names[kind.category]
    things = lexicon.things.get(kind.category)
    return NameSlot(names) if things is None else CountedSlot(names, things)


def _fields_slot(kind: Any, lexicon: Lexicon) -> Slot:
    fields: dict[str, tuple[Slot, Any, bool]] = {}
    for name, field in kind.fields.items():
        if isinstance(field, Usual):
            fields[name] = (slot_of(field.kind, lexicon), field.dump(field.usual, lexicon), True)
        else:
            fields[name] = (slot_of(field, lexicon), None, False)
    return FieldsSlot(fields)


def _letters(lexicon: Lexicon) -> list[str]:
    return [lexicon.letter(seat) for seat in range(lexicon.seats)]


_SLOTS: Final[list[tuple[type[Kind], Callable[[Any, Lexicon], Slot]]]] = [
    (Usual, lambda kind, lexicon: slot_of(kind.kind, lexicon)),
    (Maybe, lambda kind, lexicon: MaybeSlot(slot_of(kind.kind, lexicon))),
    (Absent, lambda kind, lexicon: MaybeSlot(slot_of(kind.kind, lexicon))),
    (Flag, lambda kind, lexicon: SomethingSlot()),
    (Text, lambda kind, lexicon: Slot(0)),
    (Number, lambda kind, lexicon: NumberSlot()),
    (SeatWord, lambda kind, lexicon: SeatSlot(lexicon.seats)),
    (SeatBits, lambda kind, lexicon: SeatSlot(lexicon.seats)),
    (Named, lambda kind, lexicon: NameSlot(lexicon.names[kind.category])),
    (Bits, _set_slot),
    (Plain, lambda kind, lexicon: NameSlot(kind.one_of)),
    (Stage, lambda kind, lexicon: NameSlot(kind.names)),
    (Counts, lambda kind, lexicon: NameSlot(lexicon.names[GOODS], LIMIT)),
    (BundleWord, lambda kind, lexicon: _fields_slot(kind.record, lexicon)),
    (BySeat, lambda kind, lexicon: TableSlot(slot_of(kind.kind, lexicon), _letters(lexicon), by_seat=True)),
    (
        Column,
        lambda kind, lexicon: TableSlot(MaybeSlot(slot_of(kind.kind, lexicon)), lexicon.names[kind.category]),
    ),
    (Several, lambda kind, lexicon: _list_slot(kind.kind, lexicon, kind.most(lexicon.seats))),
    (Fixed, lambda kind, lexicon: _list_slot(kind.kind.kind, lexicon, None)),
    (Record, _fields_slot),
    (OneKindOf, lambda kind, lexicon: FramesSlot({n: slot_of(k, lexicon) for n, k in kind.records.items()})),
]
