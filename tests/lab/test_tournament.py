"""Tournaments: fair rounds on the same dice, and ratings whose intervals hold what they promise."""

from __future__ import annotations

from math import log
from pathlib import Path
from random import Random
from typing import Any

import polars
import pytest

from parlour.core.refusals import BadData
from parlour.lab.statistics.bradley_terry import HALF_A_WIN, Round, chances, elo, fit
from parlour.lab.statistics.summary import Z_95
from parlour.lab.store import GAMES, RUN, SEATS
from parlour.lab.tournament import Tournament, tournament
from parlour.lab.unfinished import FOLDER
from tests.cli.driver import parlour
from tests.lab.bots import FirstBot, FirstTwin, LastBot, Northerner, Southerner

GAME = "mariners-compass"


def held(bots: Any, games: int = 20, **more: Any) -> Tournament:
    usual: dict[str, Any] = {"seed": 1, "options": {"turn_cap": 300}}
    return tournament(GAME, bots, games, **(usual | more))


@pytest.mark.parametrize(("won", "lost"), [(3, 1), (10, 10), (0, 7), (900, 100)])
def test_the_odds_of_two_players_are_those_of_their_wins(won: int, lost: int) -> None:
    found = fit(2, [Round(0, 1, won, lost, 0)])
    assert found.strengths[0] - found.strengths[1] == pytest.approx(log((won + HALF_A_WIN) / (lost + HALF_A_WIN)))
    assert sum(found.strengths) == pytest.approx(0)


def test_ties_pull_players_together_without_being_wins() -> None:
    decided = fit(2, [Round(0, 1, 1, 0, 0)] * 30 + [Round(0, 1, 0, 1, 0)] * 10)
    tied = fit(2, [Round(0, 1, 1, 0, 0)] * 30 + [Round(0, 1, 0, 1, 0)] * 10 + [Round(0, 1, 0, 0, 1)] * 60)
    assert tied.ties > 1 > decided.ties
    won, lost, drawn = chances(tied.strengths[0], tied.strengths[1], tied.ties)
    assert (won, lost, drawn) == pytest.approx((0.30, 0.10, 0.60), abs=0.01)
    assert tied.strengths == pytest.approx(decided.strengths, abs=0.01)


def test_who_never_met_is_rated_by_whom_both_met() -> None:
    found = fit(3, [Round(0, 1, 30, 10, 0), Round(1, 2, 30, 10, 0)])
    assert found.strengths == pytest.approx([log(30.5 / 10.5), 0, -log(30.5 / 10.5)])


def test_400_points_are_odds_of_ten_to_one() -> None:
    assert elo(log(10)) == pytest.approx(400)


def test_the_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """Rounds of two games that share some luck, so that games are not independent."""
    rng = Random(5)
    truth = [0.6, 0.1, -0.7]
    inside = 0
    for _ in range(200):
        rounds = []
        for first, second in ((0, 1), (0, 2), (1, 2)):
            weights = chances(truth[first], truth[second], 0.4)
            for _ in range(80):
                counts = [0, 0, 0]
                result = rng.choices((0, 1, 2), weights)[0]
                for _ in range(2):  # half of the second games repeat the first
                    counts[result] += 1
                    if rng.random() < 0.5:
                        result = rng.choices((0, 1, 2), weights)[0]
                rounds.append(Round(first, second, counts[0], counts[1], counts[2]))
        found = fit(3, rounds)
        inside += sum(abs(found.strengths[n] - truth[n]) < Z_95 * found.errors[n] for n in range(3))
    assert 0.92 < inside / 600 < 0.98


def test_the_better_bot_is_rated_above_with_intervals_apart() -> None:
    found = held([Southerner, Northerner, "random"], 24)
    assert [standing.name for standing in found.standings] == ["northerner", "random", "southerner"]
    best, middle, worst = found.standings
    assert best.interval[0] > middle.rating > worst.interval[1]
    assert [match.games for match in found.matches] == [24, 24, 24]
    assert next(match for match in found.matches if match.first == "southerner").is_decided
    assert all(standing.per_move > 0 for standing in found.standings)


def test_equal_bots_share_every_round_on_the_same_dice() -> None:
    match = held([FirstBot, FirstTwin], 30).matches[0]
    assert all((one.won, one.lost) == (1, 1) or one.tied == 2 for one in match.rounds)
    assert match.share == 0.5
    assert not match.is_decided


def test_where_seats_are_odd_both_have_the_odd_one_in_turn(tmp_path: Path) -> None:
    found = tournament("ten-up", ["normal", "random"], 7, 1, seats=3, out=tmp_path)
    assert [len(match.rounds) for match in found.matches] == [2]
    assert found.matches[0].games == 12
    lines = [polars.read_parquet(tmp_path / folder / SEATS) for folder in ("normal-random", "random-normal")]
    assert sorted((line["bot"] == "normal").sum() for line in lines) == [6, 12]
    seeds = [polars.read_parquet(tmp_path / folder / GAMES)["seed"] for folder in ("normal-random", "random-normal")]
    assert seeds[0].equals(seeds[1])
    assert seeds[0].n_unique() == 2


def test_a_table_of_four_is_shared_alternately(tmp_path: Path) -> None:
    found = tournament("monopolist", ["normal", "random"], 3, 1, out=tmp_path, options={"spin_cap": 40})
    seats = polars.read_parquet(tmp_path / "normal-random" / SEATS)
    assert found.seats % 2 == 0
    assert seats["bot"].to_list()[: found.seats] == ["normal", "random"] * (found.seats // 2)
    assert found.matches[0].games == 4, "whole rounds"


def counts(found: Tournament) -> list[tuple[float, float, float]]:
    return [(match.won, match.lost, match.tied) for match in found.matches]


def test_an_interrupted_tournament_goes_on(tmp_path: Path) -> None:
    bots = ["tests.lab.bots:FirstBot", "random", "tests.lab.bots:LastBot"]

    def stop(done: int, games: int) -> None:
        assert games == 36
        if done >= 16:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        held(bots, 12, out=tmp_path, batch=4, progress=stop)
    assert (tmp_path / "first-random" / FOLDER).is_dir(), "a pair that is done is kept until all are"
    told: list[int] = []
    found = held(bots, 12, out=tmp_path, progress=lambda done, _games: told.append(done))
    assert told[0] == 12
    assert told[-1] == 36
    assert counts(found) == counts(held([FirstBot, "random", LastBot], 12))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["first-last", "first-random", "random-last"]
    assert sorted(path.name for path in (tmp_path / "first-last").iterdir()) == sorted([GAMES, SEATS, RUN])


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"bots": ["random"]}, "at least two"),
        ({"bots": "random"}, "at least two"),
        ({"bots": ["random", "random"]}, "twice"),
        ({"bots": ["random", "genius"]}, "genius"),
        ({"games": 0}, "games"),
        ({"jobs": 0}, "jobs"),
        ({"batch": 0}, "batch"),
        ({"seats": 3}, "played by 2"),
        ({"options": {"no_such": 1}}, "no_such"),
    ],
)
def test_nonsense_is_refused_before_the_first_game(change: dict[str, Any], said: str) -> None:
    with pytest.raises(BadData, match=said):
        held(
            **({"bots": ["random", "normal"]} | change), progress=lambda _done, _games: pytest.fail("a game was played")
        )


def test_the_command_prints_ratings_shares_and_times() -> None:
    ended = parlour("tournament", "ten-up", "--games", "12", "--bots", "normal,random")
    assert ended.code == 0, ended.err
    for part in ("rating", "normal against random", " ms", "Bradley-Terry", "95 %"):
        assert part in ended.out


def test_a_bot_with_a_number_of_play_outs_is_one_of_its_own() -> None:
    """And the same games are played again: nothing depends on the clock."""
    found = [tournament("monopolist", ["hard@14", "hard@1"], 2, 3) for _ in range(2)]
    assert {standing.name for standing in found[0].standings} == {"hard@14", "hard@1"}
    assert all(standing.per_move > 0 for standing in found[0].standings)
    shares = [[(match.won, match.tied, match.lost) for match in one.matches] for one in found]
    assert shares[0] == shares[1]


def test_an_interval_of_pairs_at_one_table_counts_the_table_once() -> None:
    """Ten copies of each game tell no more than the game itself."""
    games = [(1, 0), (0, 1), (1, 0), (1, 0), (0, 1), (1, 0), (1, 0), (0, 1)] * 5
    once = fit(2, [Round(0, 1, won, lost, 0, deal) for deal, (won, lost) in enumerate(games)])
    copied = fit(2, [Round(0, 1, won, lost, 0, deal) for deal, (won, lost) in enumerate(games) for _ in range(10)])
    apart = fit(2, [Round(0, 1, won, lost, 0) for won, lost in games for _ in range(10)])
    assert copied.errors[0] == pytest.approx(once.errors[0], rel=0.05)
    assert apart.errors[0] < once.errors[0] / 2
