"""Shares in percent: as text, as data, as a domain, and the whole amounts of money that they yield.

A value is a tuple with one number per seat: its percentage, 0 for a seat without a share. As text: 'A 60, B 40'. The
payments of a deal are also such a tuple: what each seat gets, or pays if negative: 'B gets 100, C pays 20'.
"""

from __future__ import annotations

from math import comb
from typing import Annotated, Final

from parlour.core.data.fields import SeatSet
from parlour.core.domains import Domain, Show, TupleDomain
from parlour.core.memo import Memo
from parlour.core.refusals import BadData, brief
from parlour.core.text.names import Names
from parlour.core.text.notation import NUMBER, Token
from parlour.kit.bits import members

WHOLE: Final = 100
NOTHING: Final = "nothing"
GETS: Final = "gets"
PAYS: Final = "pays"
MAX_PARTIES: Final = 26
WAYS: Final = tuple([[comb(places, cuts) for places in range(WHOLE)] for cuts in range(MAX_PARTIES)])
"""The number of ways to choose so many cuts among so many places."""


class SharesToken(Token):
    """Shares by seat; seats without a share are omitted."""

    def dump(self, value: object, lexicon: Names) -> object:
        assert isinstance(value, tuple)
        return {lexicon.letter(seat): number for seat, number in enumerate(value) if number}

    def load(self, data: object, lexicon: Names, where: str) -> object:
        if not isinstance(data, dict):
            raise self.unlike(data, lexicon, where)
        numbers = [0] * lexicon.seats
        for key, number in data.items():
            if not isinstance(number, int) or isinstance(number, bool):
                raise NUMBER.unlike(number, lexicon, where)
            numbers[lexicon.seat(key, where)] = number
        return tuple(numbers)

    def form(self) -> str:
        return "numbers by seat"

    def example(self, lexicon: Names, n: int = 0) -> object:
        return {lexicon.letters[0]: 60, lexicon.letters[1]: 40}

    def show(self, value: object, lexicon: Names) -> str:
        assert isinstance(value, tuple)
        return ", ".join([f"{lexicon.letter(seat)} {number}" for seat, number in enumerate(value) if number])

    def read(self, text: str, lexicon: Names) -> object:
        numbers = [0] * lexicon.seats
        for part in text.split(","):
            words = part.rsplit(None, 1)
            if len(words) != 2:
                raise BadData("", f"{brief(part.strip())} is no share; write {self.sample(lexicon)!r}")
            seat = lexicon.seat(words[0].strip())
            if numbers[seat]:
                raise BadData("", f"seat {words[0]} stands there twice")
            numbers[seat] = _digits(words[1].removesuffix("%"), lexicon)
        return tuple(numbers)

    def examples(self, lexicon: Names) -> list[object]:
        return [tuple([WHOLE if n == seat else 0 for n in range(lexicon.seats)]) for seat in range(lexicon.seats)]


class PaymentsToken(SharesToken):
    """What each seat gets, or pays (negative), in a deal; 'nothing' if no money moves."""

    def show(self, value: object, lexicon: Names) -> str:
        assert isinstance(value, tuple)
        parts = [
            f"{lexicon.letter(seat)} {GETS if amount > 0 else PAYS} {abs(amount)}"
            for seat, amount in enumerate(value)
            if amount
        ]
        return ", ".join(parts) or NOTHING

    def read(self, text: str, lexicon: Names) -> object:
        amounts = [0] * lexicon.seats
        if text.strip().casefold() == NOTHING:
            return tuple(amounts)
        for part in text.split(","):
            words = part.rsplit(None, 2)
            if len(words) != 3 or words[1].casefold() not in (GETS, PAYS):
                raise BadData("", f"{brief(part.strip())} is no payment; write {self.sample(lexicon)!r}")
            seat = lexicon.seat(words[0].strip())
            if amounts[seat]:
                raise BadData("", f"seat {words[0]} stands there twice")
            amount = _digits(words[2], lexicon)
            amounts[seat] = amount if words[1].casefold() == GETS else -amount
        return tuple(amounts)

    def example(self, lexicon: Names, n: int = 0) -> object:
        return {lexicon.letters[0]: -100, lexicon.letters[1]: 100}

    def examples(self, lexicon: Names) -> list[object]:
        return [(0,) * lexicon.seats]


def _digits(text: str, lexicon: Names) -> int:
    digits = text.removeprefix(lexicon.names["currency"][0]).replace(",", "")
    if not digits.isdecimal() or not digits.isascii():
        raise BadData("", f"{brief(text)} is no number; write digits, such as {NUMBER.sample(lexicon)!r}")
    number = NUMBER.read(digits, lexicon)
    assert isinstance(number, int)
    if not number:
        raise BadData("", "a seat with 0 is left out")
    return number


SHARES: Final = SharesToken()
PAYMENTS: Final = PaymentsToken()
SharesBySeat = Annotated[tuple[int, ...], SHARES]
PaymentsBySeat = Annotated[tuple[int, ...], PAYMENTS]


class Splits(Domain):
    """Every way to divide 100 percent among some seats, at least 1 to each."""

    def __init__(self, parties: SeatSet, seats: int) -> None:
        self.parties = parties
        self.seats = seats
        self._members = members(parties)
        self._size = WAYS[parties.bit_count() - 1][WHOLE - 1]

    def size(self) -> int:
        return self._size

    def nth(self, n: int) -> object:
        """Return the n-th division, by choosing cuts between the 100 hundredths: the shares lie between the cuts."""
        numbers = [0] * self.seats
        parties = self._members
        right = WHOLE
        for cuts in range(len(parties) - 1, 0, -1):
            ways = WAYS[cuts]
            # the number of places below the last cut; for a single cut, each place is one way
            below = n if cuts == 1 else _last_up_to(ways, n)
            n -= ways[below]
            numbers[parties[cuts]] = right - below - 1
            right = below + 1
        numbers[parties[0]] = right
        return tuple(numbers)

    def contains(self, value: object) -> bool:
        return isinstance(value, tuple) and len(value) == self.seats and adds_up(value, self.parties)

    def is_large(self) -> bool:
        return True

    def to_data(self, show: Show, field: int = 0) -> object:
        return {"shares_like": show(field, self.nth(0)), "total": WHOLE}


_SPLITS: Final[Memo[tuple[SeatSet, int], Splits]] = Memo(1024)


def splits_among(parties: SeatSet, seats: int) -> Splits:
    """Return every way to divide 100 percent among some seats. Tables share the domain."""
    key = (parties, seats)
    found = _SPLITS.get(key)
    return _SPLITS.keep(key, Splits(parties, seats)) if found is None else found


def adds_up(shares: tuple[int, ...], parties: int) -> bool:
    """Whether exactly these seats have a share, at least 1 each, and 100 in total."""
    for seat, share in enumerate(shares):
        if (share >= 1) != bool(parties >> seat & 1) or share < 0:
            return False
    return sum(shares) == WHOLE


def _last_up_to(ways: list[int], n: int) -> int:
    """Return the last index of an ascending list with a value up to n; compiled, faster than calling `bisect`."""
    low, high = 0, len(ways)
    while high - low > 1:
        middle = (low + high) // 2
        if ways[middle] <= n:
            low = middle
        else:
            high = middle
    return low


class Payments(Domain):
    """What one payer pays each of some seats, up to the payer's cash, or gets from each, up to theirs."""

    def __init__(self, payer: int, others: SeatSet, cash: tuple[int, ...]) -> None:
        self.payer = payer
        self.others = others
        self.cash = cash

    def size(self) -> int:
        size = 1
        for seat in members(self.others):
            size *= self.cash[self.payer] + self.cash[seat] + 1
        return size

    def nth(self, n: int) -> object:
        amounts = [0] * len(self.cash)
        for seat in members(self.others):
            n, step = divmod(n, self.cash[self.payer] + self.cash[seat] + 1)
            amounts[seat] = step if step <= self.cash[self.payer] else self.cash[self.payer] - step
        return tuple(amounts)

    def contains(self, value: object) -> bool:
        return isinstance(value, tuple) and within(value, self.payer, self.others, self.cash)

    def is_large(self) -> bool:
        return True

    def to_data(self, show: Show, field: int = 0) -> object:
        limits = [self.cash[seat] if self.others >> seat & 1 else 0 for seat in range(len(self.cash))]
        return {"pays_up_to": show(field, tuple([-cash for cash in limits])), "gets_up_to": self.cash[self.payer]}


def within(amounts: tuple[int, ...], payer: int, others: SeatSet, cash: tuple[int, ...]) -> bool:
    """Whether each payment can be made by itself, and none goes to or from any other seat."""
    if len(amounts) != len(cash):
        return False
    for seat, amount in enumerate(amounts):
        if amount and not others >> seat & 1:
            return False
        if amount > cash[payer] or -amount > cash[seat]:
            return False
    return True


class AnyOf(TupleDomain):
    """The tuples of several tuple domains, one domain after another."""

    def __init__(self, parts: tuple[TupleDomain, ...]) -> None:
        self.parts = parts

    def size(self) -> int:
        return sum([part.size() for part in self.parts])

    def pick(self, n: int) -> tuple[object, ...]:
        for part in self.parts:
            size = part.size()
            if n < size:
                return part.pick(n)
            n -= size
        raise IndexError("no such value in the domain")

    def contains(self, value: object) -> bool:
        return any(part.contains(value) for part in self.parts)

    def is_large(self) -> bool:
        return any(part.is_large() for part in self.parts)

    def to_data(self, show: Show, field: int = 0) -> object:
        return {"any_of": [part.to_data(show, field) for part in self.parts]}


def split(amount: int, shares: tuple[int, ...], odd_to: int) -> list[int]:
    """Divide an amount by percentages, rounding down; the remainder goes to one seat."""
    parts = [amount * share // WHOLE for share in shares]
    parts[odd_to] += amount * sum(shares) // WHOLE - sum(parts)
    return parts


def in_proportion(amount: int, dues: list[int], odd_to: int) -> list[int]:
    """Divide an amount in proportion to what each is due, rounding down; the remainder goes to one seat."""
    total = sum(dues)
    parts = [amount * due // total for due in dues]
    parts[odd_to] += amount - sum(parts)
    return parts
