"""Tournaments at mixed tables: every combination plays every seating, and wins are compared with the fair share."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import polars
import pytest

from parlour.core.refusals import BadData
from parlour.lab.store import GAMES, RUN, SEATS
from parlour.lab.tournament.mixed_tables import MixedTournament, mixed_tournament
from parlour.lab.unfinished import FOLDER
from tests.cli.driver import parlour

GAME = "ten-up"


def held(bots: Any = ("normal", "easy", "random"), games: int = 8, **more: Any) -> MixedTournament:
    return mixed_tournament(GAME, list(bots), games, **({"seed": 1, "seats": 4} | more))


def test_every_combination_of_different_bots_has_a_table() -> None:
    found = held(games=1)
    combinations = {frozenset(Counter(table.bots).items()) for table in found.tables}
    assert len(combinations) == len(found.tables) == 12, "of the 15 with repetition, three have one bot alone"
    assert all(len(set(table.bots)) > 1 and len(table.bots) == 4 for table in found.tables)
    assert {table.games for table in found.tables} == {2, 4}, "whole rounds"


def test_all_seatings_are_played_on_the_same_dice(tmp_path: Path) -> None:
    held(("normal", "random"), games=8, seats=3, out=tmp_path)
    seats = polars.read_parquet(tmp_path / "normal-random-normal" / SEATS)
    games = polars.read_parquet(tmp_path / "normal-random-normal" / GAMES)
    one_random = seats.filter(polars.col("bot") == "random")
    assert Counter(one_random["seat"]) == {"A": 3, "B": 3, "C": 3}
    assert games["seed"].n_unique() == 3
    other = polars.read_parquet(tmp_path / "random-normal-random" / GAMES)
    assert other["seed"].to_list() == games["seed"].to_list()
    assert sorted(path.name for path in (tmp_path / "random-normal-random").iterdir()) == sorted([GAMES, SEATS, RUN])


def test_ratings_order_bots_of_clearly_different_strength() -> None:
    found = held(games=24)
    assert [one.name for one in found.standings] == ["normal", "easy", "random"]
    best, _middle, worst = found.standings
    assert best.interval[0] > worst.interval[1]
    assert best.wins.share > best.wins.fair == 0.25 > worst.wins.share
    assert best.wins.is_decided
    assert worst.wins.is_decided
    assert sum(one.wins.won for one in found.standings) == sum(table.games for table in found.tables)
    assert all(one.per_move > 0 for one in found.standings)


def test_one_against_three_has_a_quarter_as_its_fair_share() -> None:
    table = next(table for table in held(("normal", "random"), games=40).tables if table.bots.count("normal") == 1)
    assert table.wins["normal"].fair == 0.25
    assert table.wins["normal"].played == table.games
    assert table.wins["random"].played == 3 * table.games
    assert table.wins["normal"].won + table.wins["random"].won == table.games


def test_a_game_stopped_at_the_limit_is_nobody_s_win() -> None:
    found = held(("normal", "random"), games=4, most=10)
    assert all(one.wins.won == 0 for one in found.standings)
    assert [one.rating for one in found.standings] == pytest.approx([0, 0], abs=1e-6)


def test_an_interrupted_tournament_continues(tmp_path: Path) -> None:
    def stop(done: int, games: int) -> None:
        if done >= 8:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        held(("normal", "random"), out=tmp_path, batch=4, progress=stop)
    assert (tmp_path / "normal-random-normal-normal" / FOLDER).is_dir()
    told: list[int] = []
    found = held(("normal", "random"), out=tmp_path, progress=lambda done, _games: told.append(done))
    assert told[0] == 8
    whole = held(("normal", "random"))
    assert [one.wins.won for one in found.standings] == [one.wins.won for one in whole.standings]
    assert [one.interval for one in found.standings] == [one.interval for one in whole.standings]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"bots": ["random"]}, "at least two"),
        ({"bots": ["random", "random"]}, "twice"),
        ({"games": 0}, "games"),
        ({"seats": 1}, "seats"),
        ({"seats": 9}, "played by 2"),
        ({"bots": [f"hard@{n}" for n in range(1, 20)]}, "more than 300 tables"),
    ],
)
def test_nonsense_is_refused_before_the_first_game(change: dict[str, Any], said: str) -> None:
    with pytest.raises(BadData, match=said):
        held(**(change | {"progress": lambda _done, _games: pytest.fail("a game was played")}))


def test_the_command_prints_ratings_and_every_table() -> None:
    ended = parlour("tournament", GAME, "--mixed", "--seats", "3", "--games", "3", "--bots", "normal,random")
    assert ended.code == 0, ended.err
    for part in ("3 seats, mixed tables", "rating", "2 normal, 1 random: 3 games", "fair share, 33.3 %", " ms"):
        assert part in ended.out


def test_a_character_s_name_makes_no_folder_of_its_own(tmp_path: Path) -> None:
    mixed_tournament("ten-up", ["normal/clara", "easy"], 2, 1, seats=2, most=20, out=tmp_path)
    assert [folder.name for folder in tmp_path.iterdir()] == ["normal.clara-easy"]
