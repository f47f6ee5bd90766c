"""A desk gives the same choices again, and an ask that is good for the moment."""

from __future__ import annotations

from parlour.core.domains import Among
from parlour.core.moves import Action, Choice
from parlour.kit.desk import Desk


class Wave(Action):
    """Wave."""


class Point(Action):
    """Point at something."""

    def __init__(self, at: int) -> None:
        self.at = at

    def values(self) -> tuple[object, ...]:
        return (self.at,)


def test_choices_are_made_once_and_stand_in_the_order_of_the_desk() -> None:
    things = Among(0b101)
    desk = Desk(2, (Choice(Wave), Choice(Point, things)), "TEN-14")
    ask = desk.ask(0b11, Wave(), True)
    assert (ask.seat, ask.clause, ask.must, ask.otherwise) == (2, "TEN-14", True, Wave())
    assert ask.actions() == (Wave(), Point(0), Point(2))
    things.bits = 0b10
    again = desk.ask(0b11, Point(1), True)
    assert again.actions() == (Wave(), Point(1))
    assert again.otherwise == Point(1)
    assert again.choices is ask.choices


def test_what_is_asked_and_what_may_be_answered_besides_are_told_apart() -> None:
    desk = Desk(0, (Choice(Wave), Choice(Point, Among(1))), "TEN-14")
    assert desk.ask(0b10, Point(0), True).must
    assert not desk.ask(0b10, Point(0), False).must
    assert [choice.make for choice in desk.choices(0b10)] == [Point]
    assert desk.choices(0) == ()
