"""Asks and pendings that games keep between moves, instead of creating them again.

Every client reads the asks as a plain `Ask` of `core.moves`. They differ only in speed: they pick random answers
without going through all choices.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from parlour.core.data.fields import SeatSet
from parlour.core.memo import Memo
from parlour.core.moves import DECIDE, MAX_SEATS, Action, Ask, Choice, Pending
from parlour.core.random_play.fast_random import NUMBER_BITS, NUMBERS, SMALL, FastRandom
from parlour.kit.bits import to_the_left

MAX_KINDS: Final = 32
"""The largest number of choices in a `MenuAsk`."""


@final
class ListedAsk(Ask):
    """An ask with few answers, which are listed once. No domain may be large, no choice `never_random`."""

    def __init__(
        self,
        seat: int,
        choices: tuple[Choice, ...],
        clause: str,
        default_action: Action,
        required: bool = True,
        sealed: bool = False,
        answers: tuple[Action, ...] | None = None,
    ) -> None:
        """`answers`: all of them in the order of the choices, if the caller has them already."""
        super().__init__(seat, choices, clause, default_action, required, sealed)
        self._answers = super().actions() if answers is None else answers

    def size(self) -> int:
        return len(self._answers)

    def actions(self) -> tuple[Action, ...]:
        return self._answers

    def nth(self, n: int) -> Action:
        return self._answers[n]

    def random_answer(self, number: i64, rng: FastRandom) -> Action:
        answers = self._answers
        return answers[number * len(answers) >> NUMBER_BITS]


@final
class MenuAsk(Ask):
    """An ask that is put again and again, with some of a menu's choices open. `put` changes it after a move."""

    def __init__(self, seat: int, choices: tuple[Choice, ...], clause: str, default_action: Action) -> None:
        assert len(choices) <= MAX_KINDS
        super().__init__(seat, choices, clause, default_action)
        self.all_choices = choices
        """Every choice that this ask can ever have. `open_bits` says which of them are open now."""
        self.open_bits: i64 = (1 << len(choices)) - 1
        self.random_bits: i64 = 0
        """The open choices that random play picks from, each equally likely; 0: as in any other ask."""
        self.default_choice: Choice | None = None
        """The choice whose first action a time-out gives. Only a caller that needs the action computes it."""
        self._chosen = self.open_bits
        """The `open_bits` for which `_choices` was computed."""

    @property
    def choices(self) -> tuple[Choice, ...]:
        if self._chosen != self.open_bits:
            self._choices = tuple([choice for n, choice in enumerate(self.all_choices) if self.open_bits >> n & 1])
            self._chosen = self.open_bits
        return self._choices

    @property
    def default_action(self) -> Action:
        return self._default_action if self.default_choice is None else self.default_choice.nth(0)

    def settled(self) -> Ask:
        return Ask(self.seat, self.choices, self.clause, self.default_action, self.required, self.sealed)

    def is_to_choose(self) -> bool:
        """Whether the open choices have changed since they were last computed."""
        return self._chosen != self.open_bits

    def has_chosen(self, choices: tuple[Choice, ...]) -> None:
        """Set the open choices, for a caller that has already computed them."""
        self._choices = choices
        self._chosen = self.open_bits

    def random_choices(self) -> tuple[Choice, ...]:
        return tuple([choice for n, choice in enumerate(self.all_choices) if self.random_bits >> n & 1])

    def random_answer(self, number: i64, rng: FastRandom) -> Action:
        kinds = self.random_bits
        if not kinds:
            return super().random_answer(number, rng)
        pairs = kinds - (kinds >> 1 & 0x55555555)  # inlines `count_of`, for MAX_KINDS bits or fewer
        fours = (pairs & 0x33333333) + (pairs >> 2 & 0x33333333)
        eights = fours + (fours >> 4) & 0x0F0F0F0F
        number *= eights + (eights >> 8) + (eights >> 16) + (eights >> 24) & 63
        skip = number >> NUMBER_BITS
        while skip:
            kinds &= kinds - 1
            skip -= 1
        first: int = kinds & -kinds
        choice = self.all_choices[first.bit_length() - 1]
        only = choice.only
        if only is not None:
            return only
        domain = choice.domain  # inlines `choice.random_answer`
        assert domain is not None
        size = domain.size()
        if size <= SMALL:
            number &= NUMBERS - 1
            return domain.build(choice.make, number * size >> NUMBER_BITS)
        return domain.build(choice.make, rng.below(size))


@final
class PendingCache:
    """The `Pending` objects of a table, with the seats in order from the left of `starting_after`."""

    def __init__(self, starting_after: int, seats: int) -> None:
        self._starting_after = starting_after
        self._seats = seats
        self._pendings: Memo[int, Pending] = Memo(4096)
        """By the seats waited for and the seats free to move."""
        self._every: Memo[SeatSet, list[Pending]] = Memo(256)

    def pending(self, waited: i64, free: i64) -> Pending:
        """Return the `Pending` for the seats that are waited for and the seats that may move, both as bits."""
        key: int = waited << self._seats | free
        pending = self._pendings.get(key)
        if pending is None:
            pending = Pending(DECIDE, self._in_order(waited), None, self._in_order(free))
            self._pendings.keep(key, pending)
        return pending

    def every(self, playing: i64) -> list[Pending]:
        """Return the `Pending` for every set of seats, indexed by that set; the other seats in the game are free."""
        pendings = self._every.get(playing)
        if pendings is None:
            pendings = [self.pending(waited, playing & ~waited) for waited in range(1 << self._seats)]
            self._every.keep(playing, pendings)
        return pendings

    def _in_order(self, among: SeatSet) -> tuple[int, ...]:
        return tuple(to_the_left(self._starting_after, self._seats, among))


_CACHES: Final[Memo[int, PendingCache]] = Memo(MAX_SEATS * MAX_SEATS)


def waits_after(seat: i64, seats: i64) -> PendingCache:
    """Return the cache for a number of seats, in order from the left of one seat."""
    key: int = seats * MAX_SEATS + seat
    found = _CACHES.get(key)
    return _CACHES.keep(key, PendingCache(seat, seats)) if found is None else found
