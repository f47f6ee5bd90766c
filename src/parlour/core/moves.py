"""What passes between the rules and the seats: actions, the asks they answer, and the draws put to chance."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Protocol, final

from mypy_extensions import i64, mypyc_attr

from parlour.core.domains import Domain, TupleDomain

MAX_SEATS: Final = 26
"""Seats are written A to Z."""
MAX_KINDS: Final = 24
"""An ask that is put again and again has at most so many kinds of answers."""
ALL_KINDS: Final = -1


class Rng(Protocol):
    """What sampling needs of a generator; `random.Random` has it. The rules themselves never hold one."""

    def random(self) -> float: ...


def below(rng: Rng, n: int) -> int:
    """A whole number from 0 to n - 1."""
    return int(rng.random() * n)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Action:
    """A seat's answer. Immutable by custom; equal when of one class with equal values."""

    def values(self) -> tuple[object, ...]:
        """The fields in the order of the constructor, so that `type(action)(*action.values()) == action`."""
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
    """One kind of action open to a seat, and the domain of its fields (None: it has none).

    Grave ones, such as resigning, stand last in their ask. They are as good as the others, but nobody does them by
    chance: they are never drawn by lot.

    `irreversible` marks a choice that ends a seat's game or costs it something that play cannot win back: a client
    asks for confirmation first. Every grave choice is irreversible; going bankrupt is irreversible without being grave.
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


@final
@mypyc_attr(free_list_len=1)
class Ask:
    """A question put to a seat: what it may answer, by which clause, and what a time-out answers for it."""

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
        self._default_action = default_action
        self.default_choice: Choice | None = None
        """The kind of answer whose first is what a time-out answers, where that is not said outright."""
        self.required = required
        self.sealed = sealed
        self.all_choices = choices
        """Every kind of answer the question ever has, and which of them, as bits, it has now (ALL_KINDS: all)."""
        self.open_bits: i64 = ALL_KINDS
        self.random_bits: i64 = 0
        """Of those bits the ones that are not grave, where they are at hand."""
        self.listed: tuple[Action, ...] | None = None
        """Every answer, once the list has been made."""
        self.is_met_again = False
        """Whether it has been answered by lot before; only then is a list worth making."""
        self._choices = choices
        self._chosen: i64 = ALL_KINDS
        """The kinds for which the choices were last picked out."""

    @property
    def default_action(self) -> Action:
        """What a time-out answers."""
        return self._default_action if self.default_choice is None else self.default_choice.nth(0)

    def settled(self) -> Ask:
        """Fix the answer for a time-out now, for callers that may look at the ask after a move."""
        self._default_action = self.default_action
        self.default_choice = None
        return self

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What may be answered, in its order."""
        if self._chosen != self.open_bits:
            self._choices = tuple([choice for n, choice in enumerate(self.all_choices) if self.open_bits >> n & 1])
            self._chosen = self.open_bits
        return self._choices

    def is_to_choose(self) -> bool:
        """Whether other choices are open than were last picked out."""
        return self._chosen != self.open_bits

    def has_chosen(self, choices: tuple[Choice, ...]) -> None:
        """Take the choices that are open now from whoever has them already."""
        self._choices = choices
        self._chosen = self.open_bits

    def size(self) -> int:
        """How many answers there are."""
        size = 0
        for choice in self.choices:
            size += choice.size()
        return size

    def actions(self) -> tuple[Action, ...]:
        """Every answer, listed once and kept; for asks whose size() is small."""
        actions = self.listed
        if actions is None:
            actions = tuple([choice.nth(n) for choice in self.choices for n in range(choice.size())])
            self.listed = actions
        return actions

    def has_listed(self, actions: tuple[Action, ...]) -> None:
        """Take the list of all answers from whoever has it already; they are those of the choices, in their order."""
        self.listed = actions

    def nth(self, n: int) -> Action:
        """The n-th answer of that list, whether it has been made or not."""
        for choice in self.choices:
            size = choice.size()
            if n < size:
                return choice.nth(n)
            n -= size
        raise IndexError("an ask without so many answers")

    def contains(self, action: Action) -> bool:
        return any(choice.contains(action) for choice in self.choices)

    def is_large(self) -> bool:
        """Whether there are too many answers to list them."""
        for choice in self.choices:
            if choice.domain is not None and choice.domain.is_large():
                return True
        return False

    def sample(self, rng: Rng) -> Action:
        """An answer by lot: each equally likely or, where there are too many to list, each kind of answer."""
        return self.pick(lambda n: below(rng, n))

    def pick(self, lot: Callable[[int], int]) -> Action:
        """An answer at random, given a source of whole numbers below n."""
        choices = self.choices
        count = len(choices)
        while count > 1 and choices[count - 1].never_random:  # they stand last
            count -= 1
        if self.is_large():
            choice = choices[lot(count)]
            return choice.nth(lot(choice.size()))
        return self.nth(lot(sum([choice.size() for choice in choices[:count]])))


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
        """Whether chance may answer so."""
        if len(values) != self.count:
            return False
        if not self.returns and len(set(values)) != len(values):
            return False
        return all(value in self.faces for value in values)

    def pick(self, below: Callable[[int], int]) -> list[int]:
        """An answer, given a source of whole numbers below n."""
        faces = self.faces
        sides = len(faces)
        if self.count == 1:
            return [faces[below(sides)]]
        if self.returns:
            return [faces[below(sides)] for _ in range(self.count)]
        left = list(faces)
        return [left.pop(below(len(left))) for _ in range(self.count)]

    def outcomes(self) -> int:
        """How many equally likely answers there are."""
        sides = len(self.faces)
        if self.returns:
            return int(sides**self.count)
        ways = 1
        for i in range(self.count):
            ways *= sides - i
        return ways

    def outcome(self, n: int) -> list[int]:
        """The n-th answer, for a search that weighs them all."""
        left = list(self.faces)
        values: list[int] = []
        for _ in range(self.count):
            n, i = divmod(n, len(left))
            values.append(left[i] if self.returns else left.pop(i))
        return values


DECIDE: Final = 0
"""Seats are waited for; with several, answers are taken in the order in which they arrive."""
SEALED: Final = 1
"""Several seats answer unseen; all answers count at once."""
CHANCE: Final = 2
"""The table waits for a draw."""
OVER: Final = 3


@final
class Pending:
    """Whom the table waits for, and who may move besides: a standing pass may be lifted, a live market has no turns.

    It is the driver's to know: whom a sealed question is put to can be a secret.
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
"""The usual cases, made once: one seat to answer."""
