"""Search: it finds what its guide overlooks, gives nothing else without proof, and keeps to its budget."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from parlour.bots import find
from parlour.bots.bot import Bot
from parlour.bots.common.search import (
    Budget,
    Candidate,
    Chances,
    Search,
    Searcher,
    is_hopeless,
    shared,
    softly,
    spread,
    standing,
)
from parlour.bots.loading import make, name_of
from parlour.core.moves import Action, Ask, Rng
from parlour.core.refusals import BadData
from parlour.core.view import View
from parlour.table.table import Table
from parlour.testing import play, random_table
from tests.games.mariners_compass.board import at

GAME = "mariners-compass"


class First(Bot):
    """A guide that takes the first answer there is."""

    name = "first"
    game = GAME

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        return ask.actions()[0]


class Seeker(Searcher):
    """Looks ahead from what the normal bot would do."""

    game = GAME
    budget = Budget(60)
    depth = 12

    def estimate(self, view: View[Any]) -> Chances:
        return standing(view, 1.5)


class Follower(Seeker):
    """The same with a guide that does not think."""

    def baseline(self) -> Bot:
        return First()


def answer(bot: Bot, table: Table, chance: int = 1) -> str:
    """What a bot does in seat A."""
    view = table.view("A")
    ask = view.ask()
    assert ask is not None
    return table.show(bot.choose(view, ask, Random(chance)))


def one_step_from_the_pole() -> Table:
    """A has spun 3 and 1. With 3 the small man stands between N and NE, and NE is the Pole; B is a step from it."""
    table = at(a=(6, (3, 8)), b=(10, (3, 9)), chance=[(3, 1)])
    play(table, "A spin")
    return table


def test_it_finds_the_win_that_the_normal_bot_overlooks() -> None:
    table = one_step_from_the_pole()
    assert answer(find("normal", GAME), table) == "play 1"
    assert answer(Seeker(), table) == "play 3"
    play(table, "A play 3", "A go NE")
    assert table.is_over()


def test_it_corrects_a_guide_that_does_not_think() -> None:
    table = at(a=(4, (4, 8)), b=(10, (3, 8)), chance=[(1, 4)])
    play(table, "A spin")
    assert answer(First(), table) == "play 1"
    assert answer(Follower(), table) == "play 4"


def test_the_same_chance_and_play_outs_give_the_same_answers() -> None:
    for spin in ((3, 1), (5, 2), (6, 4)):
        tables = [at(a=(3, (3, 7)), b=(9, (5, 7)), chance=[spin]) for _ in range(2)]
        for table in tables:
            play(table, "A spin")
        assert answer(Seeker(), tables[0], 5) == answer(Seeker(), tables[1], 5)


@pytest.mark.parametrize("playouts", [1, 2, 11, 40])
def test_it_keeps_to_its_play_outs(playouts: int) -> None:
    search, tried = searching(Budget(playouts))
    search.best(tried)
    assert search.playouts <= playouts


@pytest.mark.parametrize(("playouts", "number"), [(1, 1), (11, 1), (12, 2), (17, 2), (18, 3), (1000, 166)])
def test_it_compares_no_more_answers_than_it_can_try_often_enough(playouts: int, number: int) -> None:
    bot = Seeker()
    bot.budget = Budget(playouts)
    assert bot.least_rounds == 6
    assert bot.comparable() == number


def test_without_time_the_guide_answers() -> None:
    search, tried = searching(Budget(1000, seconds=0.0))
    assert search.best(tried) == tried[0]
    assert search.playouts == 0


def searching(budget: Budget) -> tuple[Search, list[Action]]:
    """A search for A's answer one step from the Pole, with the wrong answer first."""
    view = one_step_from_the_pole().view("A")
    ask = view.ask()
    assert ask is not None
    bot = Follower()
    bot.budget = budget
    return Search(bot, view, ask.seat, Random(1)), list(reversed(ask.actions()))


def test_an_answer_is_as_good_as_the_guide_s_until_proved_better() -> None:
    """Half a play-out more is nothing; the same on every table is."""
    search, tried = searching(Budget(5))
    assert search.best(tried) == tried[0], "too few rounds to prove anything"
    usual, other = Candidate(tried[0]), Candidate(tried[1])
    usual.results, other.results = [0.5] * 8, [0.5] * 8
    assert is_hopeless(other, usual), "the very same is not tried again"
    other.results = [0.5, 0.3] * 4
    assert is_hopeless(other, usual)
    other.results = [0.9, 0.4] * 4
    assert not is_hopeless(other, usual)
    assert other.lead(usual)[0] == pytest.approx(0.15)


def test_of_many_amounts_the_small_steps_are_tried() -> None:
    assert spread(3, 6) == [0, 1, 2]
    found = spread(1000, 6)
    assert (found[0], found[-1]) == (0, 999)
    assert sorted(found) == found
    assert found[1] - found[0] < found[-1] - found[-2]


def test_chances_add_up() -> None:
    assert list(softly([7, 7], 3.0)) == [0.5, 0.5]
    ahead, behind = softly([8, 5], 3.0)
    assert ahead / behind == pytest.approx(2.718281828)
    assert list(shared((1,), 3)) == [0, 1, 0]
    assert sum(shared((), 4)) == pytest.approx(1)


def test_a_number_of_play_outs_goes_with_the_name() -> None:
    bot = make("hard@17", "ten-up")
    assert isinstance(bot, Searcher)
    assert bot.budget.playouts == 17
    assert name_of("hard@17") == "hard@17"
    usual = make("hard", "ten-up")
    assert isinstance(usual, Searcher)
    assert usual.budget.playouts != 17


def test_a_bot_may_be_told_for_how_many_seconds_to_think() -> None:
    bot = make("hard@0.25s", "ten-up")
    assert isinstance(bot, Searcher)
    assert bot.budget.seconds == 0.25
    assert bot.name == name_of("hard@0.25s") == "hard@0.25s"
    brief = make("hard@0.001s", "ten-up")
    table = random_table("ten-up", 2, 1)
    ask = table.asks()[0]
    assert brief.choose(table.view(ask.seat), ask, Random(1)) in list(ask.actions())


@pytest.mark.parametrize(
    "wrong",
    [
        "normal@5",
        "hard@0",
        "hard@-3",
        "hard@many",
        "harder@5",
        "normal@1s",
        "hard@0s",
        "hard@s",
        "hard@1e9s",
        "hard@-1s",
        "hard@99999999999999999999",
    ],
)
def test_a_wrong_number_of_play_outs_is_refused(wrong: str) -> None:
    with pytest.raises(BadData):
        make(wrong, "ten-up")
