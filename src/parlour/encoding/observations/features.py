"""Features: encode plain data as numbers at fixed offsets, as a game's field tables describe it.

A number is written as the logarithm of its absolute value plus one, with its sign; a name, a seat or an enum value is
one-hot; lists of names are counts. Seats are relative to the observer, so that all seats see the table alike. Of other
lists only the first items are written, but always the length.

Most of a table stays the same from one move to the next, so only what has changed is written again.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import copysign, log1p
from typing import Any, Final, Protocol, final

from parlour.core.memo import Memo
from parlour.core.text.names import CountedNames

HIDDEN: Final = -32.0
"""The value for a number that the observer may not know."""
LIMIT: Final = 64.0
"""The maximum of all values."""
_ABSENT: Final = object()
"""Marks data that was absent."""
_HIDDEN: Final = object()
"""Marks data that the observer may not know."""
_LOGS: Final[Memo[int, float]] = Memo(20_000)
"""Logarithms: the same amounts occur again and again."""


class Out(Protocol):
    """A buffer for numbers: anything with items that can be read and set."""

    def __getitem__(self, place: int, /) -> float: ...
    def __setitem__(self, place: int, number: float, /) -> None: ...


_SMALL: Final[list[float]] = [log1p(number) for number in range(1_000)]
"""Logarithms of small numbers, computed once."""


def signed_log(number: int) -> float:
    """Return log(1 + |number|) with the sign of the number: money and counts on one scale."""
    if 0 <= number < len(_SMALL):
        return _SMALL[number]
    known = _LOGS.get(number)
    return _LOGS.keep(number, copysign(log1p(abs(number)), number)) if known is None else known


class Feature:
    """A range of offsets, and how a piece of plain data is written into it."""

    def __init__(self, size: int) -> None:
        self.size = size

    def write(self, out: Out, at: int, data: Any, me: int) -> None:
        """Write data into zeros; None leaves them unchanged."""
        return

    def wipe(self, out: Out, at: int, data: Any, me: int) -> None:
        """Reset what was written for some data to zeros."""
        for place in range(at, at + self.size):
            out[place] = 0.0

    def change(self, out: Out, at: int, data: Any, old: Any, me: int) -> None:
        """Replace what was written for other data."""
        self.wipe(out, at, old, me)
        self.write(out, at, data, me)


class NumberFeature(Feature):
    def __init__(self) -> None:
        super().__init__(1)

    def write(self, out: Out, at: int, data: Any, me: int) -> None:
        if data is not None:
            out[at] = signed_log(data)

    def change(self, out: Out, at: int, data: Any, old: Any, me: int) -> None:
        out[at] = 0.0 if data is None else signed_log(data)


class PresenceFeature(Feature):
    """One value: whether there is something, or a boolean."""

    def __init__(self) -> None:
        super().__init__(1)

    def write(self, out: Out, at: int, data: Any, me: int) -> None:
        if data:
            out[at] = 1.0

    def change(self, out: Out, at: int, data: Any, old: Any, me: int) -> None:
        out[at] = 1.0 if data else 0.0


class NameFeature(Feature):
    """A name of a list, several names, or the count of each."""

    def __init__(self, names: Iterable[str], high: float = 1.0) -> None:
        """Create the feature. `high`: the maximum value; more than 1 where names are counted."""
        self.places: dict[str, int] = {name: n for n, name in enumerate(names)}
        self.high = high
        super().__init__(len(self.places))

    def write(self, out: Out, at: int, data: Any, me: int) -> None:
        if isinstance(data, str):
            if data in self.places:
                out[at + self.places[data]] += 1.0
            else:
                self._count(out, at, data)
        elif isinstance(data, dict):
            for name, count in data.items():
                out[at + self.places[str(name)]] = signed_log(count)
        elif isinstance(data, (list, tuple)):
            for name in data:
                out[at + self.places[str(name)]] += 1.0
        elif data is not None:
            out[at + self.places[str(data)]] += 1.0

    def change(self, out: Out, at: int, data: Any, old: Any, me: int) -> None:
        if isinstance(data, list) and isinstance(old, list) and data[: len(old)] == old:
            self.write(out, at, data[len(old) :], me)  # cards were added on top
        else:
            self.wipe(out, at, old, me)
            self.write(out, at, data, me)

    def wipe(self, out: Out, at: int, data: Any, me: int) -> None:
        if isinstance(data, str) and data not in self.places:
            for place in range(at, at + self.size):
                out[place] = 0.0
        elif isinstance(data, str):
            out[at + self.places[data]] = 0.0
        elif isinstance(data, (dict, list, tuple)):
            for name in data:
                out[at + self.places[str(name)]] = 0.0
        elif data is not None:
            out[at + self.places[str(data)]] = 0.0

    def _count(self, out: Out, at: int, text: str) -> None:
        """Count several names in one text in the game's notation: 'Oil 2 + Bull'."""
        for part in text.split(" + ") if text else []:
            name, _space, number = part.rpartition(" ")
            is_counted = name in self.places and number.isdecimal()
            out[at + self.places[name if is_counted else part]] += float(number) if is_counted else 1.0


@final
class CountedFeature(Feature):
    """Several names with counts: one value for each thing."""

    def __init__(self, names: list[str], things: CountedNames) -> None:
        self.things = things
        self._by_name = {name: (things.of[n], float(things.counts[n])) for n, name in enumerate(names)}
        super().__init__(len(things.names))

    def write(self, out: Out, at: int, data: Any, me: int) -> None:
        names: list[str] = [] if data is None else data
        for name in names:
            place, count = self._by_name[name]
            out[at + place] += count

    def wipe(self, out: Out, at: int, data: Any, me: int) -> None:
        names: list[str] = [] if data is None else data
        for name in names:
            out[at + self._by_name[name][0]] = 0.0


class SeatFeature(Feature):
    """A seat, several seats, or a number for each; further numbers have values of their own."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        super().__init__(seats + 1)

    def write(self, out: Out, at: int, data: Any, me: int) -> None:
        if isinstance(data, str):
            if data:
                self._mark(out, at, data, 1.0, me)
        elif isinstance(data, int):
            out[at + self.seats] += signed_log(data)
        elif isinstance(data, dict):
            for seat, count in data.items():
                self._mark(out, at, seat, signed_log(count) if isinstance(count, int) else 1.0, me)
        elif isinstance(data, (list, tuple)):
            for item in data:
                self.write(out, at, item, me)

    def change(self, out: Out, at: int, data: Any, old: Any, me: int) -> None:
        if isinstance(data, str) and data and isinstance(old, str) and old:
            out[at + self._place(old, me)] = 0.0
            out[at + self._place(data, me)] = 1.0
        else:
            self.wipe(out, at, old, me)
            self.write(out, at, data, me)

    def wipe(self, out: Out, at: int, data: Any, me: int) -> None:
        if data is not None:
            super().wipe(out, at, data, me)

    def _mark(self, out: Out, at: int, seat: str, value: float, me: int) -> None:
        out[at + self._place(seat, me)] += value

    def _place(self, seat: str, me: int) -> int:
        number = ord(seat) - ord("A") if len(seat) == 1 else self.seats
        return (number - me) % self.seats if number < self.seats else self.seats


class OptionalFeature(Feature):
    """Whether there is a value, and the value."""

    def __init__(self, inner: Feature) -> None:
        self.inner = inner
        super().__init__(1 + inner.size)

    def write(self, out: Out, at: int, data: Any, me: int) -> None:
        if data is not None and data != "":
            out[at] = 1.0
            self.inner.write(out, at + 1, data, me)

    def wipe(self, out: Out, at: int, data: Any, me: int) -> None:
        if data is not None and data != "":
            out[at] = 0.0
            self.inner.wipe(out, at + 1, data, me)

    def change(self, out: Out, at: int, data: Any, old: Any, me: int) -> None:
        if data is None or data == "" or old is None or old == "":
            self.wipe(out, at, old, me)
            self.write(out, at, data, me)
        else:
            self.inner.change(out, at + 1, data, old, me)


class ListFeature(Feature):
    """The length of a list, and its first items."""

    def __init__(self, inner: Feature, most: int) -> None:
        self.inner = inner
        self.most = most
        super().__init__(1 + most * inner.size)

    def write(self, out: Out, at: int, data: Any, me: int) -> None:
        if data is not None:
            out[at] = signed_log(len(data))
            for n in range(min(len(data), self.most)):
                self.inner.write(out, at + 1 + n * self.inner.size, data[n], me)

    def wipe(self, out: Out, at: int, data: Any, me: int) -> None:
        if data is not None:
            out[at] = 0.0
            for n in range(min(len(data), self.most)):
                self.inner.wipe(out, at + 1 + n * self.inner.size, data[n], me)

    def change(self, out: Out, at: int, data: Any, old: Any, me: int) -> None:
        if data is None or old is None:
            self.wipe(out, at, old, me)
            self.write(out, at, data, me)
            return
        count, before = len(data), len(old)
        if count != before:
            out[at] = signed_log(count)
        for n in range(min(max(count, before), self.most)):
            place = at + 1 + n * self.inner.size
            if n >= before:
                self.inner.write(out, place, data[n], me)
            elif n >= count:
                self.inner.wipe(out, place, old[n], me)
            elif data[n] != old[n]:
                self.inner.change(out, place, data[n], old[n], me)


class TableFeature(Feature):
    """One item for each seat, or for each name."""

    def __init__(self, inner: Feature, names: Iterable[str], by_seat: bool = False) -> None:
        self.inner = inner
        self.places: dict[str, int] = {name: n for n, name in enumerate(names)}
        self.by_seat = by_seat
        super().__init__(len(self.places) * inner.size)

    def write(self, out: Out, at: int, data: Any, me: int) -> None:
        if data is not None:
            items: dict[Any, Any] = data
            for name, item in items.items():
                self.inner.write(out, at + self._place(name, me), item, me)

    def wipe(self, out: Out, at: int, data: Any, me: int) -> None:
        if data is not None:
            items: dict[Any, Any] = data
            for name, item in items.items():
                self.inner.wipe(out, at + self._place(name, me), item, me)

    def change(self, out: Out, at: int, data: Any, old: Any, me: int) -> None:
        items: dict[Any, Any] = {} if data is None else data
        before: dict[Any, Any] = {} if old is None else old
        for name, item in items.items():
            was = before.get(name, _ABSENT)
            if was is _ABSENT:
                self.inner.write(out, at + self._place(name, me), item, me)
            elif item != was:
                self.inner.change(out, at + self._place(name, me), item, was, me)
        for name, was in before.items():
            if name not in items:
                self.inner.wipe(out, at + self._place(name, me), was, me)

    def _place(self, name: Any, me: int) -> int:
        place = self.places[str(name)]
        return ((place - me) % len(self.places) if self.by_seat else place) * self.inner.size


class FieldsFeature(Feature):
    """Named fields, one after another. A field that is absent and has no default is hidden."""

    def __init__(self, fields: dict[str, tuple[Feature, Any, bool]]) -> None:
        self.names: list[str] = list(fields)
        self.slots: list[Feature] = [slot for slot, _usual, _is_usual in fields.values()]
        self.usual: list[Any] = [usual if is_usual else _HIDDEN for _slot, usual, is_usual in fields.values()]
        super().__init__(sum([slot.size for slot in self.slots]))

    def may_hide(self, n: int) -> bool:
        """Whether the n-th field can be absent without a default: then it is hidden from the seat."""
        return self.usual[n] is _HIDDEN

    def write(self, out: Out, at: int, data: Any, me: int) -> None:
        if data is not None:
            self._set(out, at, data, me, True)

    def wipe(self, out: Out, at: int, data: Any, me: int) -> None:
        if data is not None:
            self._set(out, at, data, me, False)

    def _set(self, out: Out, at: int, given: dict[str, Any], me: int, writes: bool) -> None:
        """Write all fields, or reset them."""
        for n, name in enumerate(self.names):
            slot = self.slots[n]
            value = given.get(name, self.usual[n])
            if value is _HIDDEN:
                if isinstance(slot, NumberFeature):
                    out[at] = HIDDEN if writes else 0.0
            elif writes:
                slot.write(out, at, value, me)
            else:
                slot.wipe(out, at, value, me)
            at += slot.size

    def change(self, out: Out, at: int, data: Any, old: Any, me: int) -> None:
        if data is None or old is None:
            self.wipe(out, at, old, me)
            self.write(out, at, data, me)
            return
        given: dict[str, Any] = data
        before: dict[str, Any] = old
        for n, name in enumerate(self.names):
            slot = self.slots[n]
            value = given.get(name, self.usual[n])
            was = before.get(name, self.usual[n])
            if value is not was and value != was:
                if value is not _HIDDEN and was is not _HIDDEN:
                    slot.change(out, at, value, was, me)
                elif value is _HIDDEN:
                    slot.wipe(out, at, was, me)
                    if isinstance(slot, NumberFeature):
                        out[at] = HIDDEN
                else:
                    if isinstance(slot, NumberFeature):
                        out[at] = 0.0
                    slot.write(out, at, value, me)
            at += slot.size


class FramesFeature(Feature):
    """Objects of several kinds, with a range for each kind: how deep in the list the last one is, and its fields."""

    def __init__(self, kinds: dict[str, Feature]) -> None:
        self.kinds = kinds
        self.places: dict[str, int] = {}
        """Where the range of each kind begins."""
        size = 0
        for name, slot in kinds.items():
            self.places[name] = size
            size += 1 + slot.size
        super().__init__(size)

    def write(self, out: Out, at: int, data: Any, me: int) -> None:
        last = _last(data)
        for name, slot in self.kinds.items():
            if name in last:
                depth, fields = last[name]
                out[at] = depth
                slot.write(out, at + 1, fields, me)
            at += 1 + slot.size

    def wipe(self, out: Out, at: int, data: Any, me: int) -> None:
        last = _last(data)
        for name, slot in self.kinds.items():
            if name in last:
                out[at] = 0.0
                slot.wipe(out, at + 1, last[name][1], me)
            at += 1 + slot.size

    def change(self, out: Out, at: int, data: Any, old: Any, me: int) -> None:
        if isinstance(data, list) and isinstance(old, list) and _differ_on_top(data, old):
            before: dict[str, Any] = old[len(old) - 1]
            after: dict[str, Any] = data[len(data) - 1]
            for name, fields in after.items():
                self.kinds[name].change(out, at + self.places[name] + 1, fields, before[name], me)
        else:
            self._change_all(out, at, data, old, me)

    def _change_all(self, out: Out, at: int, data: Any, old: Any, me: int) -> None:
        last, before = _last(data), _last(old)
        for name, slot in self.kinds.items():
            there, was = last.get(name), before.get(name)
            if there is not None and was is not None:
                out[at] = there[0]
                if there[1] != was[1]:
                    slot.change(out, at + 1, there[1], was[1], me)
            elif there is not None:
                out[at] = there[0]
                slot.write(out, at + 1, there[1], me)
            elif was is not None:
                out[at] = 0.0
                slot.wipe(out, at + 1, was[1], me)
            at += 1 + slot.size


def _differ_on_top(data: list[Any], old: list[Any]) -> bool:
    """Whether only the fields of the last object have changed, as in most moves."""
    top = len(data) - 1
    if top < 0 or top != len(old) - 1:
        return False
    for n in range(top):
        if data[n] != old[n]:
            return False
    after: dict[str, Any] = data[top]
    before: dict[str, Any] = old[top]
    return after.keys() == before.keys()


def _last(data: Any) -> dict[str, tuple[float, Any]]:
    """Return the last object of each kind, and how deep it is in the list."""
    items: list[Any] = data if isinstance(data, list) else [] if data is None else [data]
    found: dict[str, tuple[float, Any]] = {}
    for n, item in enumerate(items):
        for name, fields in item.items():
            found[name] = (float(n + 1), fields)
    return found
