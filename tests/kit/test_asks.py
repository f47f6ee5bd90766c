"""Asks that games keep: random play picks the same answers from them as from plain asks."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.domains import IntRange
from parlour.core.events import Log
from parlour.core.frames import Frame, State
from parlour.core.moves import ONE_SEAT, Action, Ask, Choice, Pending
from parlour.core.random_play.fast_random import FastRandom
from parlour.core.random_play.playout import play_out, reference_play_out
from parlour.core.registry import find
from parlour.kit.actions import PASS, PASSES, Bid
from parlour.kit.asks import MAX_KINDS, ListedAsk, MenuAsk

STEPS = 4000


class Answered(State):
    """Counts the kinds that were answered."""

    def __init__(self, asking: Asking) -> None:
        self.times = [0] * MAX_KINDS
        super().__init__([asking], None)


class Asking(Frame[Answered]):
    """Asks the same again and again, with some of its kinds open."""

    def __init__(self, kinds: int) -> None:
        class Answer(Action):
            pass

        makes = [type(f"Answer{n}", (Answer,), {"n": n}) for n in range(MAX_KINDS)]
        self.choices = tuple(Choice(make) for make in makes)
        menu_ask = MenuAsk(0, self.choices, "TEN-14", makes[0]())
        menu_ask.open_bits = menu_ask.random_bits = kinds
        self.put: Ask = menu_ask

    def pending(self, s: Answered) -> Pending:
        return ONE_SEAT[0]

    def ask(self, s: Answered, seat: int) -> Ask:
        return self.put

    def answer(self, s: Answered, seat: int, action: Action, log: Log | None) -> None:
        s.times[getattr(action, "n")] += 1  # noqa: B009  (the class is made above)

    def advance(self, s: Answered, log: Log | None) -> bool:
        return False

    def copy(self) -> Asking:
        return self


@pytest.mark.parametrize("kinds", [1, 1 << MAX_KINDS - 1, 0b1010_0110, 0xF0F0F0, (1 << MAX_KINDS) - 1])
def test_each_kind_that_is_open_is_drawn_as_often_and_no_other(kinds: int) -> None:
    s = Answered(Asking(kinds))
    lots = FastRandom(7)
    assert play_out(find("ten-up").rules, s, lots, STEPS) == lots.decisions == STEPS
    fair = STEPS / kinds.bit_count()
    for n, times in enumerate(s.times):
        assert 0.7 * fair < times < 1.3 * fair if kinds >> n & 1 else times == 0


@pytest.mark.parametrize("never_random", [0, 1, MAX_KINDS])
@pytest.mark.parametrize("play", [play_out, reference_play_out])
def test_all_kinds_of_asks_with_the_same_choices_get_the_same_answers(play: Any, never_random: int) -> None:
    asking = Asking(0)
    choices = tuple(
        Choice(choice.make, never_random=n >= MAX_KINDS - never_random) for n, choice in enumerate(asking.choices)
    )
    makes: list[Any] = [Ask, MenuAsk] if never_random else [Ask, MenuAsk, ListedAsk]
    times = []
    for make in makes:
        asking.put = make(0, choices, "TEN-14", choices[0].nth(0))
        s = Answered(asking)
        play(find("ten-up").rules, s, FastRandom(3), STEPS)
        times.append(s.times)
    assert all(each == times[0] for each in times)
    assert sum(times[0]) == STEPS
    if never_random == 1:
        assert times[0][-1] == 0


def test_a_listed_ask_is_read_like_a_plain_one() -> None:
    choices = (Choice(Bid, IntRange(5, 7)), PASS)
    plain, kept = Ask(1, choices, "TEN-14", PASSES), ListedAsk(1, choices, "TEN-14", PASSES)
    assert kept.actions() == plain.actions() == (Bid(5), Bid(6), Bid(7), PASSES)
    assert kept.size() == plain.size() == 4
    assert [kept.nth(n) for n in range(4)] == list(plain.actions())
    assert kept.contains(Bid(6))
    assert not kept.contains(Bid(8))
    assert kept.settled() is kept
