"""Choice menus: the choices that a seat is offered repeatedly, and the steps that say what each kind of choice means.

Games with much business ask most of their questions in windows, and from one ask to the next little changes. So a
`ChoiceMenu` keeps the choices. Before an ask their domains are updated, and bits say which choices are open. They are
valid until the next move, like every ask. A copy of a state starts with menus of its own.

A `Step` is one kind of business, and the only place that says when it is legal. It belongs to one class of actions. It
says what is open to a seat, why anything else is refused, and what an action does. `Steps` lists the steps of a frame
in the order of an ask: a step's place gives its bit, and an action finds its step by its class. A `Role` says which
steps a seat may take at all. Steps hold no data: what belongs to one seat is in its `StepMenu`.

An action is legal if the open domain of its step contains it. The reason for a refusal is looked for afterwards.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from parlour.core.domains import Domain
from parlour.core.events import Log
from parlour.core.frames import Frame, S
from parlour.core.memo import Memo
from parlour.core.moves import Action, Ask, Choice
from parlour.core.refusals import Reason
from parlour.kit.actions import PASSES
from parlour.kit.asks import MenuAsk

F = TypeVar("F", bound=Frame[Any])
A = TypeVar("A", bound=Action)
D = TypeVar("D", bound=Domain | None)

MAX_SETS: Final = 64
"""The number of sets of choices that a menu keeps: more than a few come up only in a whole game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ChoiceMenu:
    """The choices of one seat, in the order of an ask; `clause` is the clause of the window."""

    def __init__(self, seat: int, kinds: tuple[Choice, ...], clause: str) -> None:
        self.seat = seat
        self.all_choices = kinds
        self.clause = clause
        self.random_bits: i64 = sum([1 << n for n, choice in enumerate(kinds) if not choice.never_random])
        """The choices that random play may pick."""
        self._ask = MenuAsk(seat, kinds, clause, PASSES)
        self._choices: Memo[int, tuple[Choice, ...]] | None = None
        """By bits; created on first use, because most menus need none."""

    def choices(self, kinds: int) -> tuple[Choice, ...]:
        """Return the choices selected by bits."""
        if self._choices is None:
            self._choices = Memo(MAX_SETS)
        found = self._choices.get(kinds)
        if found is None:
            found = tuple([choice for n, choice in enumerate(self.all_choices) if kinds >> n & 1])
            self._choices.keep(kinds, found)
        return found

    def ask(self, kinds: i64, default: Choice, required: bool) -> Ask:
        """Return the ask of a window with these choices open. A time-out gives the first answer of `default`."""
        return put(self._ask, kinds, kinds & self.random_bits, default, required)


def put(ask: MenuAsk, kinds: i64, random_bits: i64, default: Choice, required: bool) -> MenuAsk:
    """Reuse an ask with other open choices; `random_bits` selects the ones that random play picks from."""
    ask.open_bits = kinds
    ask.random_bits = random_bits
    ask.default_choice = default
    ask.required = required
    return ask


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Step(Generic[S, F, A, D]):
    """One kind of business. The type's parameters are its state, frame, class of actions and domain."""

    def __init__(self, make: type[A], refusal: Reason) -> None:
        self.make: type[Action] = make
        self.refusal = refusal
        """The reason for refusing it to a seat whose role does not include it, and whenever there is no better one."""
        self.place = -1
        """Its place in the list of steps."""

    @abstractmethod
    def choice(self, s: S, seat: int) -> Choice:
        """Return the choice for a seat's menu, with the domain that `available` updates."""

    @abstractmethod
    def available(self, s: S, frame: F, seat: int, domain: D) -> bool:
        """Update the domain to what is open to a seat now. Return whether anything is."""

    def reason(self, s: S, frame: F, seat: int, action: A) -> Reason:
        """Return why an action that is not available is refused."""
        return self.refusal

    @abstractmethod
    def do(self, s: S, frame: F, seat: int, action: A, log: Log | None) -> None:
        """Apply an action that is available."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class SimpleStep(Step[S, F, A, None]):
    """A step without a domain, always open to a seat whose role includes it."""

    def choice(self, s: S, seat: int) -> Choice:
        return Choice(self.make)

    def available(self, s: S, frame: F, seat: int, domain: None) -> bool:
        return True


@final
class Role:
    """The part of a seat in a frame: the steps it may take, the clause of its ask, the default's place.

    `simple_bits` are the simple steps, `places` the places of the others.
    """

    def __init__(self, clause: str, default: int, simple_bits: i64, places: tuple[int, ...]) -> None:
        self.clause = clause
        self.default = default
        self.simple_bits = simple_bits
        self.places = places

    def has(self, place: int) -> bool:
        return self.simple_bits >> place & 1 == 1 or place in self.places


@final
class StepMenu(ChoiceMenu):
    """The choices of one seat: one for each step, in the same order."""

    def __init__(self, seat: int, kinds: tuple[Choice, ...]) -> None:
        super().__init__(seat, kinds, "")
        self.domains = [choice.domain for choice in kinds]


@final
class Steps(Generic[S, F]):
    """The steps of a frame, in the order of an ask. An action of no step is refused for the reason `other`."""

    def __init__(self, steps: tuple[Step[S, F, Any, Any], ...], other: Reason) -> None:
        self.steps = steps
        self._other = other
        self._by_class = {step.make: step for step in steps}
        for n, step in enumerate(steps):
            step.place = n

    def role(self, clause: str, default: type[Action], *others: type[Action]) -> Role:
        """Return the role of a seat that may take these steps. A time-out gives the first action of `default`."""
        simple_bits: i64 = 0
        places: list[int] = []
        for n, step in enumerate(self.steps):
            if step.make is default or step.make in others:
                if isinstance(step, SimpleStep):
                    simple_bits |= 1 << n
                else:
                    places.append(n)
        return Role(clause, self._by_class[default].place, simple_bits, tuple(places))

    def menu(self, s: S, seat: int) -> StepMenu:
        """Return a new menu for a seat."""
        return StepMenu(seat, tuple([step.choice(s, seat) for step in self.steps]))

    def ask(self, s: S, frame: F, menu: StepMenu, role: Role) -> Ask:
        """Return the ask of a seat in this role: the steps that are available to it."""
        steps = self.steps
        seat = menu.seat
        domains = menu.domains
        open_bits = role.simple_bits
        for n in role.places:
            if steps[n].available(s, frame, seat, domains[n]):
                open_bits |= 1 << n
        ask = menu.ask(open_bits, menu.all_choices[role.default], True)
        ask.clause = role.clause
        return ask

    def cannot(self, s: S, frame: F, menu: StepMenu, role: Role, action: Action) -> Reason | None:
        """Return why a seat in this role may not do this, or None."""
        step = self._by_class.get(type(action))
        if step is None:
            return self._other
        n = step.place
        if not role.has(n):
            return step.refusal
        if step.available(s, frame, menu.seat, menu.domains[n]) and menu.all_choices[n].contains(action):
            return None
        return step.reason(s, frame, menu.seat, action)

    def do(self, s: S, frame: F, seat: int, action: Action, log: Log | None) -> None:
        """Apply an action that `cannot` allows."""
        self._by_class[type(action)].do(s, frame, seat, action, log)
