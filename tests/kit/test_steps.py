"""Steps: bits by place, actions to their step by class, legality by the open domain, the reason afterwards."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.domains import MemberOf
from parlour.core.events import Log
from parlour.core.frames import Frame, State
from parlour.core.moves import Action, Choice
from parlour.core.refusals import Reason
from parlour.kit.menu import KeptStep, SimpleStep, Step, Steps

NOTHING_ELSE = Reason("test/other", "T-1")
NO_POINTING = Reason("test/point", "T-2")
TAKEN = Reason("test/taken", "T-3")
NO_WAVING = Reason("test/wave", "T-4")
NO_CHAIR = Reason("test/sit", "T-6")


POINTING = 1
WAVING = 2
"""The flags of a situation."""


class Wave(Action):
    """Wave."""


class Sit(Action):
    """Sit on something of one's own."""

    def __init__(self, on: int) -> None:
        self.on = on

    def values(self) -> tuple[object, ...]:
        return (self.on,)


class Shout(Action):
    """No step does that."""


class Point(Action):
    """Point at something."""

    def __init__(self, at: int) -> None:
        self.at = at

    def values(self) -> tuple[object, ...]:
        return (self.at,)


class Fair(Frame[Any]):
    """Things that can be pointed at, once."""

    def __init__(self, free: int, chairs: int = 0) -> None:
        self.free = free
        self.chairs = chairs
        self.done: list[str] = []

    def advance(self, s: Any, log: Log | None) -> bool:
        return False

    def copy(self) -> Fair:
        return self


class Pointing(Step[Any, Fair, Point, MemberOf]):
    def choice(self, s: Any, seat: int) -> Choice:
        return Choice(Point, MemberOf(0))

    def available(self, s: Any, frame: Fair, seat: int, domain: MemberOf) -> bool:
        domain.bits = frame.free
        return frame.free != 0

    def reason(self, s: Any, frame: Fair, seat: int, action: Point) -> Reason | None:
        return TAKEN if action.at in (0, 1, 2) else None

    def do(self, s: Any, frame: Fair, seat: int, action: Point, log: Log | None) -> None:
        frame.free &= ~(1 << action.at)
        frame.done.append(f"{seat} points at {action.at}")


class Waving(SimpleStep[Any, Fair, Wave]):
    def do(self, s: Any, frame: Fair, seat: int, action: Wave, log: Log | None) -> None:
        frame.done.append(f"{seat} waves")


class Sitting(KeptStep[Any, Fair, Sit, MemberOf]):
    def choice(self, s: Any, seat: int) -> Choice:
        return Choice(Sit, MemberOf(0))

    def available(self, s: Any, frame: Fair, seat: int, domain: MemberOf) -> bool:
        domain.bits = frame.chairs
        return frame.chairs != 0

    def do(self, s: Any, frame: Fair, seat: int, action: Sit, log: Log | None) -> None:
        frame.done.append(f"{seat} sits on {action.on}")


STEPS = Steps[Any, Fair](
    (
        Pointing(Point, NO_POINTING, POINTING, is_business=True),
        Waving(Wave, NO_WAVING, WAVING),
        Sitting(Sit, NO_CHAIR, WAVING),
    ),
    NOTHING_ELSE,
    defaults=(Wave, Point),
    often=(Wave,),
)
BOTH = POINTING | WAVING
NEAR = 4
HAS_CHAIRS = 1
"""A flag of the situation and one of property, for steps that are asked only with them."""
RARE_STEPS = Steps[Any, Fair](
    (
        Pointing(Point, NO_POINTING, POINTING, asked_if=NEAR),
        Waving(Wave, NO_WAVING, WAVING),
        Sitting(Sit, NO_CHAIR, asked_if=HAS_CHAIRS),
    ),
    NOTHING_ELSE,
    defaults=(Wave,),
)
STATE = State([], None)
NOTHING = Fair(0)


def test_an_ask_has_the_available_steps_of_the_situation_in_the_order_of_the_list() -> None:
    menu = STEPS.new_menu(STATE, NOTHING, 3, "T-5")
    ask = STEPS.ask(STATE, Fair(0b101), menu, BOTH, False)
    assert (ask.seat, ask.clause, ask.open_bits, ask.required) == (3, "T-5", 0b011, False)
    assert ask.actions() == (Point(0), Point(2), Wave())
    assert STEPS.ask(STATE, Fair(0), menu, BOTH, True).actions() == (Wave(),)
    assert STEPS.ask(STATE, Fair(0b10), menu, POINTING, True).actions() == (Point(1),)


def test_a_time_out_takes_the_first_default_that_the_situation_allows() -> None:
    menu = STEPS.new_menu(STATE, NOTHING, 3, "T-5")
    assert STEPS.ask(STATE, Fair(0b10), menu, BOTH, True).default_action == Wave()
    assert STEPS.ask(STATE, Fair(0b10), menu, POINTING, True).default_action == Point(1)


def test_a_kept_step_is_asked_only_when_the_menu_is_updated() -> None:
    menu = STEPS.new_menu(STATE, NOTHING, 0)
    STEPS.update(STATE, Fair(0, chairs=0b10), menu)
    assert STEPS.ask(STATE, Fair(0), menu, BOTH, True).actions() == (Wave(), Sit(1))
    assert STEPS.ask(STATE, Fair(0b1), menu, POINTING, True).actions() == (Point(0),)
    STEPS.update(STATE, Fair(0), menu)
    assert STEPS.ask(STATE, Fair(0, chairs=0b10), menu, BOTH, True).actions() == (Wave(),)


def test_a_step_is_not_asked_without_the_flags_it_depends_on() -> None:
    menu = RARE_STEPS.new_menu(STATE, NOTHING, 0)
    assert RARE_STEPS.ask(STATE, Fair(0b1), menu, BOTH, True).actions() == (Wave(),)
    assert RARE_STEPS.ask(STATE, Fair(0b1), menu, BOTH | NEAR, True).actions() == (Point(0), Wave())


def test_a_kept_step_is_not_asked_without_the_property_it_depends_on() -> None:
    menu = RARE_STEPS.new_menu(STATE, Fair(0, chairs=0b1), 0)
    assert RARE_STEPS.ask(STATE, NOTHING, menu, WAVING, True).actions() == (Wave(), Sit(0))
    RARE_STEPS.update(STATE, Fair(0, chairs=0b10), menu, HAS_CHAIRS)
    assert RARE_STEPS.ask(STATE, NOTHING, menu, WAVING, True).actions() == (Wave(), Sit(1))
    RARE_STEPS.update(STATE, Fair(0, chairs=0b10), menu, 0)
    assert RARE_STEPS.ask(STATE, NOTHING, menu, WAVING, True).actions() == (Wave(),)


def test_a_step_that_is_not_asked_still_says_why_it_is_refused() -> None:
    menu = RARE_STEPS.new_menu(STATE, NOTHING, 0)
    assert RARE_STEPS.cannot(STATE, Fair(0b1), menu, POINTING | NEAR, Point(0)) is None
    assert RARE_STEPS.cannot(STATE, Fair(0b1), menu, POINTING, Point(0)) is TAKEN
    assert RARE_STEPS.cannot(STATE, Fair(0b1), menu, NEAR, Point(0)) is NO_POINTING


def test_an_action_is_legal_if_it_is_in_the_open_domain() -> None:
    menu = STEPS.new_menu(STATE, NOTHING, 0)
    STEPS.update(STATE, Fair(0, chairs=0b1), menu)
    assert STEPS.cannot(STATE, Fair(0b100), menu, BOTH, Point(2)) is None
    assert STEPS.cannot(STATE, Fair(0b100), menu, BOTH, Wave()) is None
    assert STEPS.cannot(STATE, Fair(0b100), menu, BOTH, Sit(0)) is None


@pytest.mark.parametrize(
    ("action", "flags", "reason"),
    [
        (Point(1), BOTH, TAKEN),
        (Point(9), BOTH, NO_POINTING),
        (Point(1), WAVING, NO_POINTING),
        (Wave(), POINTING, NO_WAVING),
        (Sit(0), BOTH, NO_CHAIR),
        (Shout(), BOTH, NOTHING_ELSE),
    ],
)
def test_every_other_action_has_a_reason(action: Action, flags: int, reason: Reason) -> None:
    menu = STEPS.new_menu(STATE, NOTHING, 0)
    assert STEPS.cannot(STATE, Fair(0b101), menu, flags, action) is reason


def test_an_action_is_done_by_the_step_of_its_class() -> None:
    fair = Fair(0b111)
    is_business = [STEPS.do(STATE, fair, 1, Point(0), None), STEPS.do(STATE, fair, 2, Wave(), None)]
    assert is_business == [True, False]
    assert fair.done == ["1 points at 0", "2 waves"]
    assert fair.free == 0b110


def test_menus_of_two_seats_have_domains_of_their_own() -> None:
    one, two = STEPS.new_menu(STATE, NOTHING, 0), STEPS.new_menu(STATE, NOTHING, 1)
    first = STEPS.ask(STATE, Fair(0b001), one, POINTING, True)
    STEPS.ask(STATE, Fair(0b010), two, POINTING, True)
    assert first.actions() == (Point(0),)
