"""Builders for numbers, digit by digit, so that exactly the numbers of the given ranges can be reached."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from parlour.encoding.actions.field_builders import Chain, FieldBuilder
from parlour.encoding.actions.step_masks import MaskCache
from parlour.encoding.actions.step_vocabulary import DIGITS, MINUS, PLUS
from parlour.kit.bits import members
from parlour.kit.trade.shares import WHOLE, Payments, Splits

Span = tuple[int, int, int]
"""Whole numbers from low to high, in steps."""

EITHER_SIGN: Final = 1 << PLUS | 1 << MINUS
TEN_DIGITS: Final = (1 << 10) - 1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class NumberBuilder(FieldBuilder):
    """Builds a number of some ranges: its sign, if it may have either, then its digits, the highest place first."""

    def __init__(self, masks: MaskCache, spans: Sequence[Span]) -> None:
        super().__init__(masks)
        self._below: list[Span] = []
        self._above: list[Span] = []
        for low, high, step in spans:
            _part(self._below, self._above, low, high, step)
        self._is_below = not self._above
        self._unit = 0
        """The place value of the next digit; 0 while the sign is open."""
        self._number = 0
        if self._below and self._above:
            self.mask = masks.of(EITHER_SIGN)
        else:
            self._begin()

    def go(self, step: int) -> None:
        if not self._unit:
            self._is_below = step == MINUS
            self._begin()
            return
        self._number += (step - DIGITS) * self._unit
        self._unit //= 10
        if self._unit:
            self._update_mask()
        else:
            self.end(-self._number if self._is_below else self._number)

    def step_to(self, value: Any) -> int:
        number: int = value
        if not self._unit:
            return MINUS if number < 0 else PLUS
        return DIGITS + abs(number) // self._unit % 10

    def _spans(self) -> list[Span]:
        return self._below if self._is_below else self._above

    def _begin(self) -> None:
        highest = 0
        for _low, high, _step in self._spans():
            highest = max(highest, high)
        unit = 1
        while unit * 10 <= highest:
            unit *= 10
        self._unit = unit
        self._update_mask()

    def _update_mask(self) -> None:
        digits = 0
        for low, high, step in self._spans():
            digits |= _digits(low, high, step, self._number, self._unit)
        self.mask = self.masks.of(digits << DIGITS)


def _digits(low: int, high: int, step: int, number: int, unit: int) -> int:
    """Return the digits, as bits, that can follow at a place on the way to some number of a range."""
    if high < number or low >= number + 10 * unit:
        return 0
    if step <= unit:  # then every digit between the first and the last possible one leads to a number
        first = max(0, (low - number) // unit)
        last = min(9, (high - number) // unit)
        return (TEN_DIGITS >> 9 - last) & TEN_DIGITS << first
    digits = 0
    for digit in range(10):
        start = number + digit * unit
        following = low + max(0, -((low - start) // step)) * step
        if following <= min(high, start + unit - 1):
            digits |= 1 << digit
    return digits


def _part(below: list[Span], above: list[Span], low: int, high: int, step: int) -> None:
    """Split a range into its negative numbers, by their absolute value, and the others. Each ends with a number that is
    in it."""
    if high < low:
        return
    last = low + (high - low) // step * step
    if low >= 0:
        above.append((low, last, step))
        return
    nearest = low + (min(last, -1) - low) // step * step
    below.append((-nearest, -low, step))
    if nearest + step <= last:
        above.append((nearest + step, last, step))


@final
@mypyc_attr(acyclic=True)
class SplitBuilder(Chain):
    """Builds percentages, party by party; the last party takes what is left."""

    def __init__(self, masks: MaskCache, domain: Splits) -> None:
        super().__init__(masks)
        self._parties = members(domain.parties)
        self._seats = domain.seats
        self.advance()

    def next_part(self) -> FieldBuilder | None:
        after = len(self._parties) - len(self.values) - 1
        if after < 0:
            return None
        left = WHOLE - sum(self.values)
        return NumberBuilder(self.masks, [(1 if after else left, left - after, 1)])

    def whole(self) -> Any:
        return by_seat(self._seats, self._parties, self.values)

    def of_part(self, value: Any) -> Any:
        return value[self._parties[len(self.values)]]


@final
@mypyc_attr(acyclic=True)
class PaymentsBuilder(Chain):
    """Builds what the payer pays each of the others; negative amounts are received."""

    def __init__(self, masks: MaskCache, domain: Payments) -> None:
        super().__init__(masks)
        self._others = members(domain.others)
        self._domain = domain
        self.advance()

    def next_part(self) -> FieldBuilder | None:
        n = len(self.values)
        if n == len(self._others):
            return None
        cash = self._domain.cash
        return NumberBuilder(self.masks, [(-cash[self._others[n]], cash[self._domain.payer], 1)])

    def whole(self) -> Any:
        return by_seat(len(self._domain.cash), self._others, self.values)

    def of_part(self, value: Any) -> Any:
        return value[self._others[len(self.values)]]


def by_seat(count: int, seats: list[int], values: list[Any]) -> tuple[int, ...]:
    """Return the values of some seats among so many; the others have 0."""
    found = [0] * count
    for n, seat in enumerate(seats):
        found[seat] = values[n]
    return tuple(found)
