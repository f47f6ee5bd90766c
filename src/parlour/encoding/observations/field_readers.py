"""Fields of a state read straight into numbers: what has not changed since the last look is not written again."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from parlour.core.data.fields import ABSENT, FieldType, ListOf, SeatBits
from parlour.core.data.values import Value
from parlour.core.text.names import Names
from parlour.encoding.observations.features import (
    CountedFeature,
    Feature,
    NameFeature,
    OptionalFeature,
    Out,
    SeatFeature,
    signed_log,
)
from parlour.kit.trade.counts import MOST, WIDTH, count_of

UNKNOWN: Final = object()
"""What equals nothing: it is looked at anew each time."""
_NOWHERE: Final = -1


@final
class CachedValue:
    """What is kept of a value that was read: itself, if it cannot change; as plain data; and by its parts."""

    def __init__(self) -> None:
        self.raw: Any = UNKNOWN
        self.data: Any = None
        self.place = _NOWHERE
        """Where its one stands among zeros."""
        self.depth = 0
        """How deep it lay, if it is something on a stack; 0: it was not there. Of a list of objects: how many."""
        self.kinds = 0
        """Of a stack: the kinds of objects that lay on it, as bits."""
        self.parts: list[CachedValue] = []


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class FieldReader:
    """Reads one field: here as plain data whole, whatever its kind.

    `blank` gives what is kept where nothing but zeros has been written; `wipe` comes back to it.
    """

    def __init__(self, kind: FieldType, slot: Feature, lexicon: Names) -> None:
        self.kind = kind
        self.slot = slot
        self.lexicon = lexicon

    def blank(self) -> CachedValue:
        return CachedValue()

    def change(self, out: Out, at: int, value: Any, kept: CachedValue, me: int) -> None:
        """Write over what was read before."""
        if value is kept.raw or value == kept.raw:
            return
        data = self.kind.dump(value, self.lexicon)
        if data != kept.data:
            self.slot.change(out, at, data, kept.data, me)
            kept.data = data
        kept.raw = _fixed(value)

    def wipe(self, out: Out, at: int, kept: CachedValue, me: int) -> None:
        """Make zeros again of what was read before."""
        self.slot.wipe(out, at, kept.data, me)
        kept.data = None
        kept.raw = UNKNOWN


class PlainReader(FieldReader):
    """Reads a value of which zeros are written when it is nothing."""

    def __init__(self, kind: FieldType, slot: Feature, lexicon: Names, nothing: Any = 0) -> None:
        super().__init__(kind, slot, lexicon)
        self.nothing = nothing

    def blank(self) -> CachedValue:
        kept = CachedValue()
        kept.raw = self.nothing
        return kept

    def wipe(self, out: Out, at: int, kept: CachedValue, me: int) -> None:
        self.change(out, at, self.nothing, kept, me)


@final
class NumberReader(PlainReader):
    """A number that is plain data already; 0 is a zero."""

    def change(self, out: Out, at: int, value: Any, kept: CachedValue, me: int) -> None:
        if value != kept.raw:
            out[at] = signed_log(value)
            kept.raw = value


@final
class AbsentReader(PlainReader):
    """A number that may be absent: whether there is one, and it."""

    def __init__(self, kind: FieldType, slot: Feature, lexicon: Names) -> None:
        super().__init__(kind, slot, lexicon, ABSENT)

    def change(self, out: Out, at: int, value: Any, kept: CachedValue, me: int) -> None:
        before: int = kept.raw
        number: int = value
        if number == before:
            return
        if number == ABSENT or before == ABSENT:
            out[at] = 0.0 if number == ABSENT else 1.0
        out[at + 1] = 0.0 if number == ABSENT else signed_log(number)
        kept.raw = value


@final
class FlagReader(PlainReader):
    """True or false: a one or a zero."""

    def __init__(self, kind: FieldType, slot: Feature, lexicon: Names) -> None:
        super().__init__(kind, slot, lexicon, False)

    def change(self, out: Out, at: int, value: Any, kept: CachedValue, me: int) -> None:
        if value is not kept.raw:
            out[at] = 1.0 if value else 0.0
            kept.raw = value


@final
class OneReader(FieldReader):
    """A name, a stage or a seat, or none: a one among zeros."""

    def __init__(self, kind: FieldType, slot: Feature, lexicon: Names) -> None:
        super().__init__(kind, slot, lexicon)
        self.is_maybe = isinstance(slot, OptionalFeature)
        """Whether a place before the others says if there is one."""
        inner = slot.inner if isinstance(slot, OptionalFeature) else slot
        self.names: dict[str, int] = inner.places if isinstance(inner, NameFeature) else {}
        self.seats = lexicon.seats if isinstance(inner, SeatFeature) else 0
        self.places: dict[object, int] = {}
        """By value, as they are met; those of seats by their number, before they are counted from one that looks."""

    def change(self, out: Out, at: int, value: Any, kept: CachedValue, me: int) -> None:
        if value == kept.raw:
            return
        found = self.places.get(value)
        if found is None:
            found = self._find(value)
        place = found
        if place >= 0:
            place = (place - me) % self.seats if self.seats else place
            if self.is_maybe:
                place += 1
        if place != kept.place:
            self._move(out, at, kept.place, place)
            kept.place = place
        kept.raw = value

    def wipe(self, out: Out, at: int, kept: CachedValue, me: int) -> None:
        self._move(out, at, kept.place, _NOWHERE)
        kept.place = _NOWHERE
        kept.raw = UNKNOWN

    def _move(self, out: Out, at: int, before: int, after: int) -> None:
        if before >= 0:
            out[at + before] = 0.0
        if after >= 0:
            out[at + after] = 1.0
        if self.is_maybe and (before < 0) != (after < 0):
            out[at] = 1.0 if after >= 0 else 0.0

    def _find(self, value: Any) -> int:
        data = self.kind.dump(value, self.lexicon)
        if data is None or data == "":
            place = _NOWHERE
        elif self.seats:
            place = int(value)
        else:
            place = self.names[str(data)]
        self.places[value] = place
        return place


@final
class BitsReader(PlainReader):
    """A set of seats or of things, kept as bits: those that come and go."""

    def __init__(self, kind: FieldType, slot: Feature, lexicon: Names) -> None:
        super().__init__(kind, slot, lexicon)
        self.seats = lexicon.seats if isinstance(kind, SeatBits) else 0

    def change(self, out: Out, at: int, value: Any, kept: CachedValue, me: int) -> None:
        bits: int = value
        changed = bits ^ kept.raw
        while changed:
            n = (changed & -changed).bit_length() - 1
            place = (n - me) % self.seats if self.seats else n
            out[at + place] = 1.0 if bits >> n & 1 else 0.0
            changed &= changed - 1
        kept.raw = value


@final
class CountedReader(PlainReader):
    """Reads counts of things of which there can be several."""

    def __init__(self, kind: FieldType, slot: CountedFeature, lexicon: Names) -> None:
        super().__init__(kind, slot, lexicon)
        self.things = slot.things

    def change(self, out: Out, at: int, value: Any, kept: CachedValue, me: int) -> None:
        bits: int = value
        changed = bits ^ kept.raw
        while changed:
            n = (changed & -changed).bit_length() - 1
            is_there = bits >> n & 1 != 0
            thing = self.things.of[n]
            if self.things.is_counted[thing]:
                count = float(self.things.counts[n])
                out[at + thing] = out[at + thing] + (count if is_there else -count)
            else:
                out[at + thing] = 1.0 if is_there else 0.0
            changed &= changed - 1
        kept.raw = value


@final
class CountsReader(PlainReader):
    """So many of each kind, packed into one number: those of which there are more or less."""

    def change(self, out: Out, at: int, value: Any, kept: CachedValue, me: int) -> None:
        counts: int = value
        changed = counts ^ kept.raw
        kind = 0
        while changed:
            if changed & MOST:
                out[at + kind] = signed_log(count_of(counts, kind))
            changed >>= WIDTH
            kind += 1
        kept.raw = value


@final
class ListReader(FieldReader):
    """Item by item: plain data is made of new ones alone. An empty list is zeros."""

    def __init__(self, kind: ListOf, slot: Feature, lexicon: Names) -> None:
        super().__init__(kind, slot, lexicon)
        self.item = kind.kind

    def blank(self) -> CachedValue:
        kept = CachedValue()
        kept.raw = []
        kept.data = []
        return kept

    def change(self, out: Out, at: int, value: Any, kept: CachedValue, me: int) -> None:
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

    def wipe(self, out: Out, at: int, kept: CachedValue, me: int) -> None:
        if kept.data:
            self.slot.wipe(out, at, kept.data, me)
        kept.raw = []
        kept.data = []


def _fixed(value: Any) -> Any:
    """A value as it can be kept to be compared with another later, if it is known what in it can change."""
    if value is None or isinstance(value, (int, str, Value)):
        return value
    if not isinstance(value, (list, tuple)):
        return UNKNOWN
    items: list[Any] = []
    for item in value:
        fixed = item if isinstance(item, (int, Value)) else _fixed(item)
        if fixed is UNKNOWN:
            return UNKNOWN
        items.append(fixed)
    return tuple(items) if isinstance(value, tuple) else items
