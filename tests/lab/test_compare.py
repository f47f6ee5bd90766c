"""Comparisons find what changed, find nothing where nothing changed, and their intervals hold what they promise."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from parlour.analysis.paired_difference import PairedDifference, student
from parlour.bots.common.dice import SimulatedDice
from parlour.core.moves import Draw
from parlour.core.refusals import BadData
from parlour.core.registry import find
from parlour.lab.batch import play_games
from parlour.lab.compare import Comparison, RulesVariant, compare, gini, measured
from parlour.lab.plan import planned
from parlour.table import library
from tests.cli.driver import parlour

USUAL = {"turn_limit": 30}


def compared(b: RulesVariant, games: int = 16, **more: Any) -> Comparison:
    usual: dict[str, Any] = {"bots": ["normal"], "seed": 1, "seats": 3}
    return compare("weigh-anchor", RulesVariant(USUAL), b, games, **(usual | more))


def test_a_changed_salary_is_found() -> None:
    found = compared(RulesVariant(USUAL, {"amounts.salary": 400}))
    worth = found.of("worth at the end")
    assert worth.is_found
    assert worth.mean > 300
    assert worth.b - worth.a == pytest.approx(worth.mean)
    assert not found.of("turns").is_found, "the turns are limited on both sides"


def test_the_same_rules_on_the_same_dice_are_the_same_games() -> None:
    found = compared(RulesVariant(USUAL), 6)
    assert found.differences
    for one in found.differences:
        assert (one.mean, one.interval) == (0, (0, 0)), one.measure


def test_the_same_dice_make_intervals_narrower() -> None:
    changed = RulesVariant(USUAL, {"amounts.salary": 220})
    same, own = (compared(changed, seed_b=seed).of("worth at the end").interval for seed in (None, 99))
    assert same[1] - same[0] < 0.7 * (own[1] - own[0])


def test_where_nothing_changed_the_intervals_hold_nothing_as_often_as_they_say() -> None:
    """A against A in 120 runs of 10 games, each side with dice of its own so that there is something to get wrong."""
    runs, games = 120, 10
    sides = []
    for seed in (1, 2):
        options = {"turn_cap": 30}
        plan = planned(
            "mariners-compass", ["random"], seed, options=options, paired=True, watch=["worth"], dice_by_seat=True
        )
        sides.append(measured(plan, [play_games(plan, range(runs * games))]))
    a, b = sides
    for measure in ("decisions", "worth at the end", "spread of wealth"):
        inside = 0
        for run in range(runs):
            span = slice(run * games, (run + 1) * games)
            inside += not PairedDifference(measure, a[measure][span], b[measure][span]).is_found
        assert 0.90 <= inside / runs <= 0.99, (measure, inside)


def test_intervals_of_shares_hold_the_truth_as_often_as_they_say() -> None:
    """A seat wins one game in four, and one in three after a change: 400 comparisons of 80 games."""
    rng = Random(3)
    inside = 0
    for _ in range(400):
        a, b = ([float(rng.random() < chance) for _ in range(80)] for chance in (1 / 4, 1 / 3))
        low, high = PairedDifference("share", a, b).interval
        inside += low <= 1 / 12 <= high
    assert 0.92 < inside / 400 < 0.98


def test_seats_of_a_deal_count_as_one_pair() -> None:
    found = compared(RulesVariant(USUAL), 5, bots=["normal", "random", "random"])
    assert (found.games, found.deals) == (6, 2)


@pytest.mark.parametrize(
    ("freedom", "value"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (120, 1.980)]
)
def test_students_t(freedom: int, value: float) -> None:
    assert student(freedom) == pytest.approx(value, abs=0.02 if freedom == 3 else 0.002)


def test_an_interval_by_hand() -> None:
    one = PairedDifference("x", [1, 2, 3], [2, 4, 6])  # differences 1, 2, 3: mean 2, error 1/sqrt(3)
    assert one.mean == 2
    assert one.interval == pytest.approx((2 - 4.30265 / 3**0.5, 2 + 4.30265 / 3**0.5), abs=1e-4)
    assert not one.is_found


@pytest.mark.parametrize(
    ("worths", "value"),
    [([5, 5], 0), ([0, 1], 0.5), ([0, 0, 0, 7], 0.75), ([1, 3], 0.25), ([0, 0], 0), ([-9, 4], 0.5), ([3, 1, 2], 2 / 9)],
)
def test_ginis_coefficient(worths: list[float], value: float) -> None:
    assert gini(worths) == pytest.approx(value)


def test_a_seats_dice_fall_alike_whatever_the_others_throw() -> None:
    mine, yours = (Draw("dice", (1, 2, 3, 4, 5, 6), 2, "X", seat) for seat in (0, 1))
    one, other = SimulatedDice(7, True), SimulatedDice(7, True)
    first = [one.deal(mine) for _ in range(9)]
    for throw in first:
        other.deal(yours)
        assert other.deal(mine) == throw
    shared = SimulatedDice(7, False)
    assert [shared.deal(mine) for _ in range(9)] != first


def test_a_changed_edition_is_another_edition_and_leaves_the_first_alone() -> None:
    game = find("weigh-anchor")
    usual = library.bundled_edition(game.slug)
    changed = library.changed_edition(game, None, {"amounts.salary": 300})
    assert changed.content != usual.content
    assert library.changed_edition(game, None, {}).content == usual.content


@pytest.mark.parametrize(
    "place", ["amounts", "amounts.nothing", "nothing.salary", "amounts.salary.more", "", "edition"]
)
def test_a_place_without_a_value_is_refused(place: str) -> None:
    with pytest.raises(BadData, match="no single value"):
        library.changed_edition(find("weigh-anchor"), None, {place: 1})


def test_the_command_shows_both_rules_and_what_differs() -> None:
    words = ["compare", "weigh-anchor", "--seats", "2", "--games", "4"]
    ended = parlour(*words, "--a", "turn_limit=12", "--b", "turn_limit=12, amounts.salary=900")
    assert ended.code == 0, ended.err
    for part in ("a: turn_limit=12\n", "amounts.salary=900", "worth at the end", "95 %", "share won by B"):
        assert part in ended.out
