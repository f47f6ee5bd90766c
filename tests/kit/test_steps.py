"""Steps: bits by place, actions to their step by class, legality by the open domain, the reason afterwards."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.domains import MemberOf
from parlour.core.events import Log
from parlour.core.frames import Frame, State
from parlour.core.moves import Action, Choice
from parlour.core.refusals import Reason
from parlour.kit.menu import SimpleStep, Step, Steps

NOTHING_ELSE = Reason("test/other", "T-1", "Point or wave.")
NO_POINTING = Reason("test/point", "T-2", "Not that.")
TAKEN = Reason("test/taken", "T-3", "That is taken.")
NO_WAVING = Reason("test/wave", "T-4", "You may not wave.")


class Wave(Action):
    """Wave."""


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

    def __init__(self, free: int) -> None:
        self.free = free
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

    def reason(self, s: Any, frame: Fair, seat: int, action: Point) -> Reason:
        return TAKEN if action.at in (0, 1, 2) else self.refusal

    def do(self, s: Any, frame: Fair, seat: int, action: Point, log: Log | None) -> None:
        frame.free &= ~(1 << action.at)
        frame.done.append(f"{seat} points at {action.at}")


class Waving(SimpleStep[Any, Fair, Wave]):
    def do(self, s: Any, frame: Fair, seat: int, action: Wave, log: Log | None) -> None:
        frame.done.append(f"{seat} waves")


STEPS = Steps[Any, Fair]((Pointing(Point, NO_POINTING), Waving(Wave, NO_WAVING)), NOTHING_ELSE)
BOTH = STEPS.role("T-5", Wave, Point)
ONLY_POINTING = STEPS.role("T-6", Point)
STATE = State([], None)


def test_an_ask_has_the_available_steps_of_the_role_in_the_order_of_the_list() -> None:
    menu = STEPS.menu(STATE, 3)
    ask = STEPS.ask(STATE, Fair(0b101), menu, BOTH)
    assert (ask.seat, ask.clause, len(ask.choices), ask.default_action) == (3, "T-5", 2, Wave())
    assert ask.actions() == (Point(0), Point(2), Wave())
    assert STEPS.ask(STATE, Fair(0), menu, BOTH).actions() == (Wave(),)
    only = STEPS.ask(STATE, Fair(0b10), menu, ONLY_POINTING)
    assert (only.clause, only.actions(), only.default_action) == ("T-6", (Point(1),), Point(1))


def test_an_action_is_legal_if_it_is_in_the_open_domain() -> None:
    menu = STEPS.menu(STATE, 0)
    assert STEPS.cannot(STATE, Fair(0b100), menu, BOTH, Point(2)) is None
    assert STEPS.cannot(STATE, Fair(0b100), menu, BOTH, Wave()) is None


@pytest.mark.parametrize(
    ("action", "reason"), [(Point(1), TAKEN), (Point(9), NO_POINTING), (Wave(), NO_WAVING), (Shout(), NOTHING_ELSE)]
)
def test_every_other_action_has_a_reason(action: Action, reason: Reason) -> None:
    menu = STEPS.menu(STATE, 0)
    assert STEPS.cannot(STATE, Fair(0b101), menu, ONLY_POINTING, action) is reason


def test_an_action_is_done_by_the_step_of_its_class() -> None:
    fair = Fair(0b111)
    STEPS.do(STATE, fair, 1, Point(0), None)
    STEPS.do(STATE, fair, 2, Wave(), None)
    assert fair.done == ["1 points at 0", "2 waves"]
    assert fair.free == 0b110


def test_menus_of_two_seats_have_domains_of_their_own() -> None:
    one, two = STEPS.menu(STATE, 0), STEPS.menu(STATE, 1)
    first = STEPS.ask(STATE, Fair(0b001), one, ONLY_POINTING)
    STEPS.ask(STATE, Fair(0b010), two, ONLY_POINTING)
    assert first.actions() == (Point(0),)
