"""Actions, choices, asks and draws."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, strategies as st

from parlour.core.domains import IntRange, OneOf, Product
from parlour.core.moves import Action, Ask, Choice, Draw, below


class Wait(Action):
    pass


class Bid(Action):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def values(self) -> tuple[object, ...]:
        return (self.amount,)


class Lend(Action):
    def __init__(self, to: int, amount: int) -> None:
        self.to = to
        self.amount = amount

    def values(self) -> tuple[object, ...]:
        return (self.to, self.amount)


def ask() -> Ask:
    choices = (Choice(Wait), Choice(Bid, IntRange(5, 7)), Choice(Lend, Product((OneOf((1, 2)), IntRange(1, 2)))))
    return Ask(0, choices, "X-01", Wait())


def test_actions_are_equal_by_class_and_values() -> None:
    assert Bid(5) == Bid(5) != Bid(6)
    assert Wait() != Bid(5)
    assert Bid(5) != 5
    assert len({Bid(5), Bid(5), Wait(), Wait()}) == 2
    assert repr(Lend(1, 2)) == "Lend(1, 2)"


def test_an_ask_lists_every_answer_of_its_choices_in_order() -> None:
    lends = [Lend(1, 1), Lend(1, 2), Lend(2, 1), Lend(2, 2)]
    assert list(ask().actions()) == [Wait(), Bid(5), Bid(6), Bid(7), *lends]
    assert ask().size() == 8
    assert [action for choice in ask().choices for action in choice.enumerate()] == list(ask().actions())


@pytest.mark.parametrize("action", [Bid(4), Bid(8), Lend(1, 3), Lend(3, 1), Action()])
def test_an_ask_contains_nothing_else(action: Action) -> None:
    assert not ask().contains(action)


def test_sampling_gives_each_answer_about_as_often() -> None:
    rng = Random(1)
    counts = Counter(ask().sample(rng) for _ in range(8000))
    assert set(counts) == set(ask().actions())
    assert max(abs(count - 1000) for count in counts.values()) < 150
    assert {ask().choices[1].sample(rng) for _ in range(100)} == {Bid(5), Bid(6), Bid(7)}


def test_an_ask_without_answers_cannot_be_sampled() -> None:
    with pytest.raises(IndexError):
        Ask(0, (), "X-01", Wait()).sample(Random(1))


def test_below_stays_below() -> None:
    assert {below(Random(seed), 3) for seed in range(100)} == {0, 1, 2}


@given(st.sets(st.integers(1, 9), min_size=1, max_size=5), st.integers(1, 3), st.booleans(), st.randoms())
def test_a_draw_counts_exactly_what_it_may_give(faces: set[int], count: int, returns: bool, rng: Random) -> None:
    if not returns:
        count = min(count, len(faces))
    draw = Draw("spin", tuple(sorted(faces)), count, "X-01", returns=returns)
    outcomes = [tuple(draw.outcome(n)) for n in range(draw.outcomes())]
    assert len(set(outcomes)) == len(outcomes)
    assert all(draw.contains(list(outcome)) for outcome in outcomes)
    assert tuple(draw.pick(lambda n: below(rng, n))) in outcomes
    assert not draw.contains([*outcomes[0], outcomes[0][0]])
    assert not draw.contains([10, *outcomes[0][1:]])
    if not returns and count > 1:
        assert not draw.contains([outcomes[0][0]] * count)


def test_dice_are_counted_with_return_and_cards_without() -> None:
    assert Draw("dice", range(1, 7), 2, "X-01").outcomes() == 36
    assert Draw("cards", range(16), 2, "X-01", returns=False).outcomes() == 240
