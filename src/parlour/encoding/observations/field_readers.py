"""Readers that write fields of a state directly into numbers; fields that have not changed are skipped."""

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
"""A value that equals nothing, so it is always read again."""
_NOWHERE: Final = -1


@final
class CachedValue:
    """The cache of a value that was read: the value itself if it is immutable, its plain data, and its parts."""

    def __init__(self) -> None:
        self.raw: Any = UNKNOWN
        self.data: Any = None
        self.place = _NOWHERE
        """The offset of its one, if it is one-hot."""
        self.depth = 0
        """How deep it was in a stack; 0 if it was absent. For a list of objects: its length."""
        self.kinds = 0
        """For a stack: the kinds of objects in it, as bits."""
        self.parts: list[CachedValue] = []


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class FieldReader:
    """Reads one field by way of its plain data, whatever its type.

    `blank` returns the cache for a range of zeros; `wipe` restores that state.
    """

    def __init__(self, kind: FieldType, slot: Feature, lexicon: Names) -> None:
        self.kind = kind
        self.slot = slot
        self.lexicon = lexicon

    def blank(self) -> CachedValue:
        return CachedValue()

    def change(self, out: Out, at: int, value: Any, cache: CachedValue, me: int) -> None:
        """Replace what was read before."""
        if value is cache.raw or value == cache.raw:
            return
        data = self.kind.dump(value, self.lexicon)
        if data != cache.data:
            self.slot.change(out, at, data, cache.data, me)
            cache.data = data
        cache.raw = _fixed(value)

    def wipe(self, out: Out, at: int, cache: CachedValue, me: int) -> None:
        """Reset what was read before to zeros."""
        self.slot.wipe(out, at, cache.data, me)
        cache.data = None
        cache.raw = UNKNOWN


class PlainReader(FieldReader):
    """Base class of readers whose empty value is all zeros."""

    def __init__(self, kind: FieldType, slot: Feature, lexicon: Names, nothing: Any = 0) -> None:
        super().__init__(kind, slot, lexicon)
        self.nothing = nothing

    def blank(self) -> CachedValue:
        cache = CachedValue()
        cache.raw = self.nothing
        return cache

    def wipe(self, out: Out, at: int, cache: CachedValue, me: int) -> None:
        self.change(out, at, self.nothing, cache, me)


@final
class NumberReader(PlainReader):
    """Reads a number that is plain data already; 0 is written as zero."""

    def change(self, out: Out, at: int, value: Any, cache: CachedValue, me: int) -> None:
        if value != cache.raw:
            out[at] = signed_log(value)
            cache.raw = value


@final
class AbsentReader(PlainReader):
    """Reads a number that may be absent: whether there is one, and the number."""

    def __init__(self, kind: FieldType, slot: Feature, lexicon: Names) -> None:
        super().__init__(kind, slot, lexicon, ABSENT)

    def change(self, out: Out, at: int, value: Any, cache: CachedValue, me: int) -> None:
        before: int = cache.raw
        number: int = value
        if number == before:
            return
        if number == ABSENT or before == ABSENT:
            out[at] = 0.0 if number == ABSENT else 1.0
        out[at + 1] = 0.0 if number == ABSENT else signed_log(number)
        cache.raw = value


@final
class FlagReader(PlainReader):
    """Reads a boolean as one or zero."""

    def __init__(self, kind: FieldType, slot: Feature, lexicon: Names) -> None:
        super().__init__(kind, slot, lexicon, False)

    def change(self, out: Out, at: int, value: Any, cache: CachedValue, me: int) -> None:
        if value is not cache.raw:
            out[at] = 1.0 if value else 0.0
            cache.raw = value


@final
class OneReader(FieldReader):
    """Reads a name, an enum value or a seat, or none, as one-hot."""

    def __init__(self, kind: FieldType, slot: Feature, lexicon: Names) -> None:
        super().__init__(kind, slot, lexicon)
        self.is_maybe = isinstance(slot, OptionalFeature)
        """Whether a value before the others says if there is one."""
        inner = slot.inner if isinstance(slot, OptionalFeature) else slot
        self.names: dict[str, int] = inner.places if isinstance(inner, NameFeature) else {}
        self.seats = lexicon.seats if isinstance(inner, SeatFeature) else 0
        self.places: dict[object, int] = {}
        """Offsets by value, filled on first use. Seats are entered by number, before they are made relative to the
        observer."""

    def change(self, out: Out, at: int, value: Any, cache: CachedValue, me: int) -> None:
        if value == cache.raw:
            return
        found = self.places.get(value)
        if found is None:
            found = self._find(value)
        place = found
        if place >= 0:
            place = (place - me) % self.seats if self.seats else place
            if self.is_maybe:
                place += 1
        if place != cache.place:
            self._move(out, at, cache.place, place)
            cache.place = place
        cache.raw = value

    def wipe(self, out: Out, at: int, cache: CachedValue, me: int) -> None:
        self._move(out, at, cache.place, _NOWHERE)
        cache.place = _NOWHERE
        cache.raw = UNKNOWN

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
    """Reads a set of seats or things, stored as bits: writes only the members that come and go."""

    def __init__(self, kind: FieldType, slot: Feature, lexicon: Names) -> None:
        super().__init__(kind, slot, lexicon)
        self.seats = lexicon.seats if isinstance(kind, SeatBits) else 0

    def change(self, out: Out, at: int, value: Any, cache: CachedValue, me: int) -> None:
        bits: int = value
        changed = bits ^ cache.raw
        while changed:
            n = (changed & -changed).bit_length() - 1
            place = (n - me) % self.seats if self.seats else n
            out[at + place] = 1.0 if bits >> n & 1 else 0.0
            changed &= changed - 1
        cache.raw = value


@final
class CountedReader(PlainReader):
    """Reads counts of things of which there can be several."""

    def __init__(self, kind: FieldType, slot: CountedFeature, lexicon: Names) -> None:
        super().__init__(kind, slot, lexicon)
        self.things = slot.things

    def change(self, out: Out, at: int, value: Any, cache: CachedValue, me: int) -> None:
        bits: int = value
        changed = bits ^ cache.raw
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
        cache.raw = value


@final
class CountsReader(PlainReader):
    """Reads counts of each kind, packed into one number: writes only the counts that change."""

    def change(self, out: Out, at: int, value: Any, cache: CachedValue, me: int) -> None:
        counts: int = value
        changed = counts ^ cache.raw
        kind = 0
        while changed:
            if changed & MOST:
                out[at + kind] = signed_log(count_of(counts, kind))
            changed >>= WIDTH
            kind += 1
        cache.raw = value


@final
class ListReader(FieldReader):
    """Reads a list item by item: only new items are converted to plain data. An empty list is all zeros."""

    def __init__(self, kind: ListOf, slot: Feature, lexicon: Names) -> None:
        super().__init__(kind, slot, lexicon)
        self.item = kind.kind

    def blank(self) -> CachedValue:
        cache = CachedValue()
        cache.raw = []
        cache.data = []
        return cache

    def change(self, out: Out, at: int, value: Any, cache: CachedValue, me: int) -> None:
        if value == cache.raw:
            return
        before: list[Any] = cache.raw if isinstance(cache.raw, list) else []
        known: list[Any] = cache.data
        data: list[Any] = []
        for n, item in enumerate(value):
            is_known = n < len(before) and before[n] is item and isinstance(item, Value)
            data.append(known[n] if is_known else self.item.dump(item, self.lexicon))
        if data != known:
            self.slot.change(out, at, data, known, me)
            cache.data = data
        cache.raw = _fixed(value)

    def wipe(self, out: Out, at: int, cache: CachedValue, me: int) -> None:
        if cache.data:
            self.slot.wipe(out, at, cache.data, me)
        cache.raw = []
        cache.data = []


def _fixed(value: Any) -> Any:
    """Return a value in a form that can be compared later, if it is known which of its parts can change."""
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
