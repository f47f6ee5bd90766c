"""Choice menus: the choices that a seat is offered repeatedly, and the steps that say what each kind of choice means.

Games with much business ask most of their questions in windows, and from one ask to the next little changes. So a
`ChoiceMenu` keeps the choices. Before an ask their domains are updated, and bits say which choices are open. They are
valid until the next move, like every ask. A copy of a state starts with menus of its own.

A `Step` is one kind of business, and the only place that says when it is legal. It belongs to one class of actions. It
says what is open to a seat, why anything else is refused, and what an action does. `Steps` lists the steps of a frame
in the order of an ask: a step's place gives its bit, and an action finds its step by its class. Steps hold no data:
what belongs to one seat is in its `StepMenu`.

The frame describes a seat's situation by flags: it is to throw, it has an offer to answer. A step is considered only
if the situation has all flags of its `when`. How much it costs then depends on its kind:

- A `SimpleStep` is open without being asked.
- A `KeptStep` depends on the seat's own property. It is asked only if that has changed since the last ask.
- Any other `Step` is asked each time.

Most steps are closed most of the time: few seats are in Jail or have houses. `asked_if` names the flags without which
a step is certainly closed, so that it is not asked.

An action is legal if the open domain of its step contains it. The reason for a refusal is looked for afterwards.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from parlour.core.domains import Domain, MemberOf
from parlour.core.events import Log
from parlour.core.frames import Frame, S
from parlour.core.memo import Memo
from parlour.core.moves import Action, Choice
from parlour.core.refusals import Reason
from parlour.kit.actions import PASSES
from parlour.kit.asks import MenuAsk

F_contra = TypeVar("F_contra", bound=Frame[Any], contravariant=True)
A = TypeVar("A", bound=Action)
D = TypeVar("D", bound=Domain | None)

EVERYTHING: Final = -1
"""All flags of a seat's property: every kept step is asked."""
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
        self.menu_ask = MenuAsk(seat, kinds, clause, PASSES)
        """The ask that is put again and again."""
        self._choices: Memo[int, tuple[Choice, ...]] | None = None
        """By bits; created on first use, because most menus need none."""

    def choice_of(self, make: type[Action]) -> Choice:
        """Return the choice of a class of actions."""
        return next(choice for choice in self.all_choices if choice.make is make)

    def choices(self, kinds: int) -> tuple[Choice, ...]:
        """Return the choices selected by bits."""
        if self._choices is None:
            self._choices = Memo(MAX_SETS)
        found = self._choices.get(kinds)
        if found is None:
            found = tuple([choice for n, choice in enumerate(self.all_choices) if kinds >> n & 1])
            self._choices.keep(kinds, found)
        return found

    def ask(self, kinds: i64, default: Choice, required: bool) -> MenuAsk:
        """Return the ask of a window with these choices open. A time-out gives the first answer of `default`."""
        return put(self.menu_ask, kinds, kinds & self.random_bits, default, required)


def put(ask: MenuAsk, kinds: i64, random_bits: i64, default: Choice, required: bool) -> MenuAsk:
    """Reuse an ask with other open choices; `random_bits` selects the ones that random play picks from."""
    ask.open_bits = kinds
    ask.random_bits = random_bits
    ask.default_choice = default
    ask.required = required
    return ask


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Step(Generic[S, F_contra, A, D]):
    """One kind of business. The type's parameters are its state, frame, class of actions and domain."""

    def __init__(
        self, make: type[A], refusal: Reason, when: int = 0, is_business: bool = False, asked_if: int = 0
    ) -> None:
        self.make: type[Action] = make
        self.refusal = refusal
        """The reason for refusing it in other situations, and whenever there is no better one."""
        self.when = when
        """The flags that a seat's situation must have."""
        self.is_business = is_business
        """Whether seats that have passed are asked again after it."""
        self.asked_if = asked_if
        """The flags without which `available` finds nothing, so that it is not called.

        They describe the situation or, for a `KeptStep`, the seat's property. They change nothing but the speed.
        """
        self._without_domain: Choice | None = None
        """The choice of a step without a domain. All menus share it."""

    def choice(self, s: S, seat: int) -> Choice:
        """Return the choice for a seat's menu, with the domain that `available` updates."""
        if self._without_domain is None:
            self._without_domain = Choice(self.make)
        return self._without_domain

    @abstractmethod
    def available(self, s: S, frame: F_contra, seat: int, domain: D) -> bool:
        """Update the domain to what is open to a seat now. Return whether anything is."""

    def reason(self, s: S, frame: F_contra, seat: int, action: A) -> Reason | None:
        """Return why an action that is not available is refused; None: for no better reason than `refusal`."""
        return None

    @abstractmethod
    def do(self, s: S, frame: F_contra, seat: int, action: A, log: Log | None) -> None:
        """Apply an action that is available."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class SimpleStep(Step[S, F_contra, A, Domain | None]):
    """A step that is open if the situation has its flags. If it has a domain, the frame updates it with the flags.

    So a missing flag means that the step is not available, and `reason` says why.
    """

    def available(self, s: S, frame: F_contra, seat: int, domain: Domain | None) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class KeptStep(Step[S, F_contra, A, D]):
    """A step that is asked only if the seat's menu is out of date."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class MemberStep(KeptStep[S, F_contra, A, MemberOf]):
    """A kept step that chooses a member of a set, such as one of the seat's deeds."""

    @abstractmethod
    def members(self, s: S, seat: int) -> int:
        """Return the members that a seat may choose now, as bits."""

    def available(self, s: S, frame: F_contra, seat: int, domain: MemberOf) -> bool:
        domain.bits = self.members(s, seat)
        return domain.bits != 0


@final
class Situation:
    """What the flags of a seat's situation mean for the steps: bits of the simple and kept ones, places of the others.

    `default` is the place of the step that a time-out takes.
    """

    def __init__(self, simple_bits: i64, kept_bits: i64, places: list[int], default: int) -> None:
        self.simple_bits = simple_bits
        self.kept_bits = kept_bits
        self.places = places
        self.has_others = len(places) > 0
        self.default = default


@final
class MenuEntry:
    """A step in the menu of a seat. It is final, so compiled code reads it from a list without a type search."""

    def __init__(self, step: Step[Any, Any, Any, Any], choice: Choice, place: int) -> None:
        self.step = step
        self.domain = choice.domain
        self.bit: i64 = 1 << place
        self.asked_if: i64 = step.asked_if
        self.member_step = step if isinstance(step, MemberStep) else None
        self.member_set = choice.domain if isinstance(choice.domain, MemberOf) else None


@final
class Place:
    """A step and its place in the list."""

    def __init__(self, step: Step[Any, Any, Any, Any], place: int) -> None:
        self.make = step.make
        self.step = step
        self.place = place


@final
class StepMenu(ChoiceMenu):
    """The choices of one seat: one for each step, in the same order."""

    def __init__(self, seat: int, kinds: tuple[Choice, ...], clause: str, entries: list[MenuEntry]) -> None:
        super().__init__(seat, kinds, clause)
        self.entries = entries
        self.kept = [entry for entry in entries if isinstance(entry.step, KeptStep)]
        self.kept_bits: i64 = 0
        """The kept steps that were available at the last update, whatever the situation."""


@final
class Steps(Generic[S, F_contra]):
    """The steps of a frame, in the order of an ask.

    An action of no step is refused for the reason `other`. A time-out takes the first of `defaults` that the situation
    allows. `often` are the classes of most actions, the most frequent first: compiled code finds their steps faster.
    """

    def __init__(
        self,
        steps: tuple[Step[S, F_contra, Any, Any], ...],
        other: Reason,
        defaults: tuple[type[Action], ...] = (),
        often: tuple[type[Action], ...] = (),
    ) -> None:
        self.steps = steps
        self._other = other
        self._places = {step.make: Place(step, n) for n, step in enumerate(steps)}
        self._often = [self._places[make] for make in often]
        self._defaults = [self._places[make].place for make in defaults]
        flags = 0
        for step in steps:
            flags |= step.when if isinstance(step, KeptStep) else step.when | step.asked_if
        self._situations: list[Situation | None] = [None] * (flags + 1)
        """By flags; filled on demand."""

    def new_menu(self, s: S, frame: F_contra, seat: int, clause: str = "") -> StepMenu:
        """Return a new menu for a seat, up to date."""
        choices = tuple([step.choice(s, seat) for step in self.steps])
        entries = [MenuEntry(step, choices[n], n) for n, step in enumerate(self.steps)]
        menu = StepMenu(seat, choices, clause, entries)
        self.update(s, frame, menu)
        return menu

    def update(self, s: S, frame: F_contra, menu: StepMenu, property_flags: i64 = EVERYTHING) -> None:
        """Update the kept steps of a menu that is out of date. `property_flags` say what the seat has."""
        seat = menu.seat
        kept_bits: i64 = 0
        for entry in menu.kept:
            if entry.asked_if & ~property_flags:
                continue
            member_step, member_set = entry.member_step, entry.member_set
            if member_step is not None and member_set is not None:
                members = member_step.members(s, seat)
                member_set.bits = members
                if members:
                    kept_bits |= entry.bit
            elif entry.step.available(s, frame, seat, entry.domain):
                kept_bits |= entry.bit
        menu.kept_bits = kept_bits

    def situation(self, flags: i64) -> Situation:
        """Return what these flags mean."""
        found = self._situations[flags]
        if found is None:
            found = self._new_situation(flags)
            self._situations[flags] = found
        return found

    def _new_situation(self, flags: int) -> Situation:
        simple_bits: i64 = 0
        kept_bits: i64 = 0
        places: list[int] = []
        fits = [step.when & ~flags == 0 for step in self.steps]
        for n, step in enumerate(self.steps):
            if not fits[n]:
                continue
            if isinstance(step, SimpleStep):
                simple_bits |= 1 << n
            elif isinstance(step, KeptStep):
                kept_bits |= 1 << n
            elif step.asked_if & ~flags == 0:
                places.append(n)
        default = [n for n in self._defaults if fits[n]]
        return Situation(simple_bits, kept_bits, places, default[0] if default else 0)

    def ask(self, s: S, frame: F_contra, menu: StepMenu, flags: i64, required: bool) -> MenuAsk:
        """Return the ask of a seat in this situation. The menu must be up to date."""
        situation = self._situations[flags]
        if situation is None:
            situation = self.situation(flags)
        open_bits = situation.simple_bits | situation.kept_bits & menu.kept_bits
        if situation.has_others:
            open_bits |= self._other_bits(s, frame, menu, situation)
        default = menu.all_choices[situation.default]
        return put(menu.menu_ask, open_bits, open_bits & menu.random_bits, default, required)

    def _other_bits(self, s: S, frame: F_contra, menu: StepMenu, situation: Situation) -> i64:
        """Return the bits of the available steps that are neither simple nor kept."""
        seat = menu.seat
        open_bits: i64 = 0
        for n in situation.places:
            entry = menu.entries[n]
            if entry.step.available(s, frame, seat, entry.domain):
                open_bits |= entry.bit
        return open_bits

    def _is_open(self, s: S, frame: F_contra, menu: StepMenu, situation: Situation, place: int) -> bool:
        if place in situation.places:
            entry = menu.entries[place]
            return entry.step.available(s, frame, menu.seat, entry.domain)
        return (situation.simple_bits | situation.kept_bits & menu.kept_bits) >> place & 1 == 1

    def cannot(self, s: S, frame: F_contra, menu: StepMenu, flags: i64, action: Action) -> Reason | None:
        """Return why a seat in this situation may not do this, or None. The menu must be up to date."""
        found = self._places.get(type(action))
        if found is None:
            return self._other
        n, step = found.place, found.step
        if self._is_open(s, frame, menu, self.situation(flags), n) and menu.all_choices[n].contains(action):
            return None
        if step.when & ~flags and not isinstance(step, SimpleStep):
            return step.refusal
        return step.reason(s, frame, menu.seat, action) or step.refusal

    def do(self, s: S, frame: F_contra, seat: int, action: Action, log: Log | None) -> bool:
        """Apply an action that `cannot` allows. Return whether it was business."""
        make = type(action)
        for found in self._often:  # a few comparisons take half the time of a lookup
            if found.make is make:
                break
        else:
            found = self._places[make]
        found.step.do(s, frame, seat, action, log)
        return found.step.is_business
