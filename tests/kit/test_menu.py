"""A desk gives the same choices again, and an ask that is good for the moment."""

from __future__ import annotations

from parlour.core.domains import MemberOf
from parlour.core.moves import Action, Ask, Choice
from parlour.kit.actions import Bid, Bids
from parlour.kit.menu import ChoiceMenu


class Wave(Action):
    """Wave."""


class Point(Action):
    """Point at something."""

    def __init__(self, at: int) -> None:
        self.at = at

    def values(self) -> tuple[object, ...]:
        return (self.at,)


def test_choices_are_made_once_and_stand_in_the_order_of_the_desk() -> None:
    things = MemberOf(0b101)
    wave, point = Choice(Wave), Choice(Point, things)
    menu = ChoiceMenu(2, (wave, point), "TEN-14")
    ask = menu.ask(0b11, wave, True)
    assert (ask.seat, ask.clause, ask.required, ask.default_action) == (2, "TEN-14", True, Wave())
    assert ask.actions() == (Wave(), Point(0), Point(2))
    things.bits = 0b10
    again = menu.ask(0b11, point, True)
    assert again.actions() == (Wave(), Point(1))
    assert again.default_action == Point(1)
    assert again.choices is ask.choices


def test_an_ask_with_fewer_choices_has_those_alone() -> None:
    wave, point = Choice(Wave), Choice(Point, MemberOf(1))
    menu = ChoiceMenu(2, (wave, point), "TEN-14")
    assert menu.ask(0b11, wave, True).choices == (wave, point)
    assert menu.ask(0b10, point, True).choices == (point,)
    assert menu.ask(0b01, wave, True).choices == (wave,)


def test_a_time_out_gives_the_first_answer_there_is_when_it_comes() -> None:
    things = MemberOf(0b110)
    point = Choice(Point, things)
    ask = ChoiceMenu(0, (point,), "TEN-14").ask(1, point, True)
    assert ask.default_action == Point(1)
    things.bits = 0b100
    assert ask.default_action == Point(2)
    settled = ask.settled()
    things.bits = 0b1000
    assert (settled.default_action, ask.default_action) == (Point(2), Point(3))  # what was settled stays
    assert type(settled) is Ask


def test_what_is_asked_and_what_may_be_answered_besides_are_told_apart() -> None:
    point = Choice(Point, MemberOf(1))
    menu = ChoiceMenu(0, (Choice(Wave), point), "TEN-14")
    assert menu.ask(0b10, point, True).required
    assert not menu.ask(0b10, point, False).required
    assert menu.choices(0b10) == (point,)
    assert menu.choices(0) == ()


def test_a_bid_is_one_of_a_range_and_made_of_its_own_class() -> None:
    bids = Bids(10, 40, 10)
    assert [bids.build(Bid, n) for n in range(bids.size())] == [Bid(10), Bid(20), Bid(30), Bid(40)]
    assert bids.build(Point, 1) == Point(20)
