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

from mypy_extensions import mypyc_attr

from parlour.core.memo import Memo
from parlour.core.text.names import CountedNames
from parlour.encoding.observations.description import (
    COUNT,
    FLAG,
    LIMIT,
    LOG,
    LOG_OR_HIDDEN,
    ObservationField,
    labelled,
    relative_seats,
)

HIDDEN: Final = -32.0
"""The value for a number that the observer may not know."""
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


@mypyc_attr(allow_interpreted_subclasses=True)
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

    def describe(self, name: str, at: int, may_hide: bool = False) -> list[ObservationField]:
        """Return the description of each value, from an offset on. `may_hide`: it may be hidden from the seat."""
        return []


class NumberFeature(Feature):
    def __init__(self) -> None:
        super().__init__(1)

    def write(self, out: Out, at: int, data: Any, me: int) -> None:
        if data is not None:
            out[at] = signed_log(data)

    def change(self, out: Out, at: int, data: Any, old: Any, me: int) -> None:
        out[at] = 0.0 if data is None else signed_log(data)

    def describe(self, name: str, at: int, may_hide: bool = False) -> list[ObservationField]:
        return [ObservationField(name, at, -LIMIT, LIMIT, LOG_OR_HIDDEN if may_hide else LOG)]


class PresenceFeature(Feature):
    """One value: whether there is something, or a boolean."""

    def __init__(self) -> None:
        super().__init__(1)

    def write(self, out: Out, at: int, data: Any, me: int) -> None:
        if data:
            out[at] = 1.0

    def change(self, out: Out, at: int, data: Any, old: Any, me: int) -> None:
        out[at] = 1.0 if data else 0.0

    def describe(self, name: str, at: int, may_hide: bool = False) -> list[ObservationField]:
        return [ObservationField(name, at, 0.0, 1.0, FLAG)]


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

    def describe(self, name: str, at: int, may_hide: bool = False) -> list[ObservationField]:
        return labelled(name, list(self.places), at, 0.0, self.high, FLAG if self.high == 1.0 else COUNT)


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

    def describe(self, name: str, at: int, may_hide: bool = False) -> list[ObservationField]:
        return labelled(name, self.things.names, at, 0.0, LIMIT, COUNT)


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

    def describe(self, name: str, at: int, may_hide: bool = False) -> list[ObservationField]:
        meaning = f"{FLAG}, or {LOG} where it has a number"
        seats = labelled(name, relative_seats(self.seats), at, -LIMIT, LIMIT, meaning)
        return [*seats, ObservationField(f"{name}[other]", at + self.seats, -LIMIT, LIMIT, LOG)]


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

    def describe(self, name: str, at: int, may_hide: bool = False) -> list[ObservationField]:
        return [ObservationField(f"{name}.is_set", at, 0.0, 1.0, FLAG), *self.inner.describe(name, at + 1)]
