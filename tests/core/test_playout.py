"""Random play: of the kinds of answers that are open each is drawn, and no other."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.events import Log
from parlour.core.frames import Frame, State
from parlour.core.moves import MAX_KINDS, ONE_SEAT, Action, Ask, Choice, Pending
from parlour.core.playout import FastRandom, play_out, reference_play_out
from parlour.core.registry import find

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
        self.put = Ask(0, tuple(Choice(make) for make in makes), "TEN-14", makes[0]())
        self.put.open_bits = self.put.random_bits = kinds

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
def test_answers_that_somebody_has_listed_are_picked_as_those_that_nobody_has(play: Any, never_random: int) -> None:
    times = []
    for is_listed in (False, True):
        asking = Asking(0)
        kinds = [
            Choice(choice.make, never_random=n >= MAX_KINDS - never_random)
            for n, choice in enumerate(asking.put.all_choices)
        ]
        asking.put = Ask(0, tuple(kinds), "TEN-14", kinds[0].nth(0))
        if is_listed:
            asking.put.actions()
        s = Answered(asking)
        play(find("ten-up").rules, s, FastRandom(3), STEPS)
        times.append(s.times)
    assert times[0] == times[1]
    assert sum(times[0]) == STEPS
    if never_random == 1:
        assert times[0][-1] == 0
