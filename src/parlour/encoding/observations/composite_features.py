"""Features that are made of others: lists, tables, named fields and stacks of frames."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from parlour.encoding.observations.description import DEPTH, LIMIT, LOG, ObservationField, relative_seats
from parlour.encoding.observations.features import HIDDEN, Feature, NumberFeature, Out, signed_log

_ABSENT: Final = object()
"""Marks data that was absent."""
_HIDDEN: Final = object()
"""Marks data that the observer may not know."""


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

    def describe(self, name: str, at: int, may_hide: bool = False) -> list[ObservationField]:
        found = [ObservationField(f"{name}.length", at, 0.0, LIMIT, LOG)]
        for n in range(self.most):
            found += self.inner.describe(f"{name}[{n}]", at + 1 + n * self.inner.size)
        return found


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

    def describe(self, name: str, at: int, may_hide: bool = False) -> list[ObservationField]:
        found: list[ObservationField] = []
        labels = relative_seats(len(self.places)) if self.by_seat else list(self.places)
        for n, label in enumerate(labels):
            found += self.inner.describe(f"{name}[{label}]", at + n * self.inner.size)
        return found


class FieldsFeature(Feature):
    """Named fields, one after another. A field that is absent and has no default is hidden."""

    def __init__(self, fields: dict[str, tuple[Feature, Any, bool]]) -> None:
        self.names: list[str] = list(fields)
        self.slots: list[Feature] = [slot for slot, _usual, _is_usual in fields.values()]
        self.usual: list[Any] = [usual if is_usual else _HIDDEN for _slot, usual, is_usual in fields.values()]
        super().__init__(sum([slot.size for slot in self.slots]))

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

    def describe(self, name: str, at: int, may_hide: bool = False) -> list[ObservationField]:
        found: list[ObservationField] = []
        for n, field in enumerate(self.names):
            slot = self.slots[n]
            found += slot.describe(f"{name}.{field}" if name else field, at, self.usual[n] is _HIDDEN)
            at += slot.size
        return found


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

    def describe(self, name: str, at: int, may_hide: bool = False) -> list[ObservationField]:
        found: list[ObservationField] = []
        for kind, slot in self.kinds.items():
            found.append(ObservationField(f"{name}.{kind}.depth", at, 0.0, LIMIT, DEPTH))
            found += slot.describe(f"{name}.{kind}", at + 1)
            at += 1 + slot.size
        return found


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
