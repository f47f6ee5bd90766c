"""Moves: the actions of seats, the asks they answer, the draws put to chance, and who is waited for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Protocol, final

from mypy_extensions import i64, mypyc_attr

from parlour.core.domains import Domain, TupleDomain
from parlour.core.random_play.fast_random import NUMBER_BITS, NUMBERS, SMALL, FastRandom

MAX_SEATS: Final = 26
"""Seats are written A to Z."""


class Rng(Protocol):
    """The random generator that sampling needs; `random.Random` fits. The rules themselves never hold one."""

    def random(self) -> float: ...


def below(rng: Rng, n: int) -> int:
    """Return a random whole number from 0 to n - 1."""
    return int(rng.random() * n)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Action:
    """A seat's answer. Immutable by convention; equal to an action of the same class with equal values."""

    def values(self) -> tuple[object, ...]:
        """Return the fields in the order of the constructor, so that `type(action)(*action.values()) == action`."""
        return ()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.values()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and type(self) is type(other) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.values()!r}"


@final
@mypyc_attr(free_list_len=1)
class Choice:
    """One kind of action open to a seat, with the domain of its fields (None: the action has no fields).

    `never_random` marks a choice such as resigning, which is legal but which random play never picks. Such choices are
    the last ones of their ask.

    `irreversible` marks a choice that ends a seat's game or costs it something that play cannot win back: a client asks
    for confirmation first. Every choice that is never random is irreversible; going bankrupt is irreversible, but
    random play may pick it.
    """

    def __init__(
        self,
        make: Callable[..., Action],
        domain: Domain | None = None,
        never_random: bool = False,
        irreversible: bool = False,
    ) -> None:
        self.make = make
        self.domain = domain
        self.never_random = never_random
        self.irreversible = never_random or irreversible
        self.only = make() if domain is None else None

    def size(self) -> int:
        return 1 if self.domain is None else self.domain.size()

    def nth(self, n: int) -> Action:
        if self.only is not None:
            return self.only
        assert self.domain is not None
        return self.domain.build(self.make, n)

    def sample(self, rng: Rng) -> Action:
        return self.nth(below(rng, self.size()))

    def random_answer(self, number: i64, rng: FastRandom) -> Action:
        """Pick an action for `core.random_play`: `number` decides if there are few, otherwise `rng`."""
        size = self.size()
        return self.nth(number * size >> NUMBER_BITS if size <= SMALL else rng.below(size))

    def enumerate(self) -> Iterator[Action]:
        for n in range(self.size()):
            yield self.nth(n)

    def contains(self, action: Action) -> bool:
        if type(action) is not self.make:
            return False
        domain = self.domain
        if domain is None:
            return True
        values = action.values()
        if isinstance(domain, TupleDomain):
            return domain.contains(values)
        return len(values) == 1 and domain.contains(values[0])


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask:
    """A question put to a seat: what it may answer, by which clause, and what a time-out answers for it.

    An ask of the rules is valid until the next move: games reuse some of them (`kit.asks`). `settled` makes it last.
    """

    def __init__(
        self,
        seat: int,
        choices: tuple[Choice, ...],
        clause: str,
        default_action: Action,
        required: bool = True,
        sealed: bool = False,
    ) -> None:
        self.seat = seat
        self.clause = clause
        self.required = required
        self.sealed = sealed
        self._choices = choices
        self._default_action = default_action

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What the seat may answer, in order."""
        return self._choices

    @property
    def default_action(self) -> Action:
        """The answer that a time-out gives."""
        return self._default_action

    def settled(self) -> Ask:
        """Return an ask that stays as it is, for callers that may look at it after a move."""
        return self

    def size(self) -> int:
        """Return the number of answers."""
        size = 0
        for choice in self.choices:
            size += choice.size()
        return size

    def actions(self) -> tuple[Action, ...]:
        """List every answer, in the order of the choices; use it for asks whose size() is small."""
        return tuple([choice.nth(n) for choice in self.choices for n in range(choice.size())])

    def nth(self, n: int) -> Action:
        """Return the n-th answer, without listing them."""
        for choice in self.choices:
            size = choice.size()
            if n < size:
                return choice.nth(n)
            n -= size
        raise IndexError("an ask without so many answers")

    def contains(self, action: Action) -> bool:
        return any(choice.contains(action) for choice in self.choices)

    def is_large(self) -> bool:
        """Whether there are too many answers to list."""
        for choice in self.choices:
            if choice.domain is not None and choice.domain.is_large():
                return True
        return False

    def sample(self, rng: Rng) -> Action:
        """Pick an answer at random: each one is equally likely or, if there are too many to list, each choice is."""
        return self.pick(lambda n: below(rng, n))

    def pick(self, below: Callable[[int], int]) -> Action:
        """Pick an answer at random, given a function that returns a random whole number below n."""
        choices = self.choices
        count = _often_random(choices)
        if self.is_large():
            choice = choices[below(count)]
            return choice.nth(below(choice.size()))
        return self.nth(below(sum([choice.size() for choice in choices[:count]])))

    def random_choices(self) -> tuple[Choice, ...]:
        """Return the choices that the game gives to `core.random_play`, each equally likely; empty if it gives none."""
        return ()

    def random_answer(self, number: i64, rng: FastRandom) -> Action:
        """Pick an answer for `core.random_play`, with the distribution described there.

        `number` is a random number below `NUMBERS`; a large domain takes another one from `rng`. Subclasses that a game
        keeps between moves override this with a faster way to the same answer.
        """
        choices = self.choices
        if choices[len(choices) - 1].never_random or self.is_large():
            number *= _often_random(choices)
            return choices[number >> NUMBER_BITS].random_answer(number & (NUMBERS - 1), rng)
        return self.nth(number * self.size() >> NUMBER_BITS)


def _often_random(choices: tuple[Choice, ...]) -> int:
    """Return how many of some choices, the first ones, random play picks from."""
    count = len(choices)
    while count > 1 and choices[count - 1].never_random:  # these come last
        count -= 1
    return count


@final
@mypyc_attr(free_list_len=1)
class Draw:
    """A question put to chance: `count` faces, thrown independently (dice, spinner) or drawn without return (cards)."""

    def __init__(
        self,
        what: str,
        faces: Sequence[int],
        count: int,
        clause: str,
        seat: int = -1,
        returns: bool = True,
        seen_by: tuple[int, ...] | None = None,
    ) -> None:
        self.what = what
        self.faces = faces
        self.count = count
        self.clause = clause
        self.seat = seat
        self.returns = returns
        self.seen_by = seen_by

    def contains(self, values: list[int]) -> bool:
        """Whether these values are a possible result."""
        if len(values) != self.count:
            return False
        if not self.returns and len(set(values)) != len(values):
            return False
        return all(value in self.faces for value in values)

    def pick(self, below: Callable[[int], int]) -> list[int]:
        """Pick a result, given a function that returns a random whole number below n."""
        faces = self.faces
        sides = len(faces)
        if self.count == 1:
            return [faces[below(sides)]]
        if self.returns:
            return [faces[below(sides)] for _ in range(self.count)]
        left = list(faces)
        return [left.pop(below(len(left))) for _ in range(self.count)]

    def outcomes(self) -> int:
        """Return the number of equally likely results."""
        sides = len(self.faces)
        if self.returns:
            return int(sides**self.count)
        ways = 1
        for i in range(self.count):
            ways *= sides - i
        return ways

    def outcome(self, n: int) -> list[int]:
        """Return the n-th result, for a search that considers them all."""
        left = list(self.faces)
        values: list[int] = []
        for _ in range(self.count):
            n, i = divmod(n, len(left))
            values.append(left[i] if self.returns else left.pop(i))
        return values


DECIDE: Final = 0
"""Seats are waited for; with several, answers are accepted in the order in which they arrive."""
SEALED: Final = 1
"""Several seats answer in secret; all answers take effect at once."""
CHANCE: Final = 2
"""The table waits for a draw."""
OVER: Final = 3


@final
class Pending:
    """The seats the table waits for, and the seats that are free to move but not waited for.

    Free seats exist because a standing pass can be lifted and a live market has no turns. Only the driver sees this
    object: whom a sealed question is put to can be a secret.
    """

    def __init__(
        self, kind: int, seats: tuple[int, ...] = (), draw: Draw | None = None, free: tuple[int, ...] = ()
    ) -> None:
        self.kind = kind
        self.seats = seats
        self.draw = draw
        self.free = free


NOBODY: Final = Pending(OVER)
ONE_SEAT: Final[list[Pending]] = [Pending(DECIDE, (seat,)) for seat in range(MAX_SEATS)]
"""The most common case, created once: one seat must answer."""
