"""Many games by bots: the same whatever the number of processes, and no half-written results."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import polars
import pytest

import parlour
from parlour.bots import find as find_bot
from parlour.core.refusals import BadData, RulesBug
from parlour.core.registry import find
from parlour.lab.plan import game_seed, planned
from parlour.lab.run_settings import RunSettings
from parlour.lab.runner import BATCH
from parlour.lab.simulate import simulate
from parlour.lab.single_game import play_lightly, play_on_a_table
from parlour.lab.statistics.summary import Summary
from parlour.lab.store import GAMES, RECORDS, RUN, SEATS
from parlour.table import library
from tests.lab.bots import Cheat, FirstBot, LastBot, Northerner, OtherGame, Southerner

GAME = "mariners-compass"
SHORT: dict[str, object] = {"turn_cap": 40}


def run(games: int = 20, bots: Any = ("random", "random"), seed: int = 1, **more: Any) -> Summary:
    return simulate(GAME, games, bots, seed, **({"options": SHORT} | more))


def files_in(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir()) if path.is_file()}


def test_one_process_and_two_write_the_same_bytes(tmp_path: Path) -> None:
    for jobs in (1, 2):
        run(3 * BATCH + 5, [FirstBot, "random"], jobs=jobs, out=tmp_path / str(jobs))
    one, two = files_in(tmp_path / "1"), files_in(tmp_path / "2")
    assert one == two
    assert list(one) == sorted([GAMES, SEATS, RUN])


def test_the_same_seed_gives_the_same_run_and_another_seed_another(tmp_path: Path) -> None:
    for name, seed in (("a", 1), ("b", 1), ("c", 2)):
        run(seed=seed, out=tmp_path / name)
    assert files_in(tmp_path / "a") == files_in(tmp_path / "b")
    assert files_in(tmp_path / "a")[GAMES] != files_in(tmp_path / "c")[GAMES]


def test_a_longer_run_begins_like_a_shorter_one(tmp_path: Path) -> None:
    run(10, out=tmp_path / "short")
    run(BATCH + 10, out=tmp_path / "long")
    for name in (GAMES, SEATS):
        short = polars.read_parquet(tmp_path / "short" / name)
        long = polars.read_parquet(tmp_path / "long" / name)
        assert long.head(len(short)).equals(short)


def test_games_on_a_table_and_on_the_bare_rules_are_the_same(tmp_path: Path) -> None:
    run(40, out=tmp_path / "light")
    run(40, out=tmp_path / "table", records=True)
    light, table = files_in(tmp_path / "light"), files_in(tmp_path / "table")
    assert (light[GAMES], light[SEATS]) == (table[GAMES], table[SEATS])
    records = polars.read_parquet(tmp_path / "table" / RECORDS)
    games = polars.read_parquet(tmp_path / "table" / GAMES)
    for record, seed, winners in zip(records["record"], games["seed"], games["winners"], strict=True):
        replayed = parlour.replay(record)
        outcome = replayed.outcome()
        assert outcome is not None
        assert "".join(replayed.lexicon.letter(seat) for seat in outcome.winners) == winners
        assert replayed.dealer.header()["seed"] == seed


@pytest.mark.parametrize("slug", parlour.games())
def test_every_game_is_the_same_on_a_table_and_on_the_bare_rules(slug: str) -> None:
    game = find(slug)
    edition = library.edition(game)
    names = [chr(ord("A") + n) for n in range(edition.most_seats)]
    setting = RunSettings(game, library.rulebook(slug), edition, {}, names)
    for seed in range(3):
        light, table = (
            play(setting, [parlour_random(slug) for _ in names], seed, 400) for play in (play_lightly, play_on_a_table)
        )
        assert (light.outcome, light.answers, light.draws, light.turns) == (
            table.outcome,
            table.answers,
            table.draws,
            table.turns,
        )
        assert light.answers > 10


def parlour_random(slug: str) -> Any:
    return find_bot("random", slug)


def test_bots_move_round_the_seats(tmp_path: Path) -> None:
    run(6, [FirstBot, LastBot], out=tmp_path)
    seats = polars.read_parquet(tmp_path / SEATS)
    assert seats["bot"].to_list() == ["first", "last", "last", "first"] * 3
    assert seats["seat"].to_list() == ["A", "B"] * 6


def test_a_list_of_bots_is_repeated_to_fill_the_table(tmp_path: Path) -> None:
    summary = run(4, [FirstBot])
    assert [share.played for share in summary.by_bot] == [8]


def test_paired_games_throw_the_same_dice_for_every_way_of_seating(tmp_path: Path) -> None:
    run(6, [FirstBot, LastBot], out=tmp_path, paired=True)
    seeds = polars.read_parquet(tmp_path / GAMES)["seed"].to_list()
    assert seeds == [game_seed(1, deal) for deal in (0, 0, 1, 1, 2, 2)]
    bots = polars.read_parquet(tmp_path / SEATS)["bot"].to_list()
    assert bots[:4] == ["first", "last", "last", "first"]


@pytest.mark.parametrize(("bots", "seatings"), [(["random"], 1), (["random", "normal"], 2), (["normal"] * 4, 1)])
def test_as_many_games_share_their_dice_as_there_are_ways_of_seating(bots: list[str], seatings: int) -> None:
    plan = planned("weigh-anchor", bots, 1, seats=4, paired=True)
    assert [plan.deal(n) for n in range(2 * seatings)] == [0] * seatings + [1] * seatings


def test_a_bot_of_ones_own_is_named_by_module_and_class() -> None:
    summary = run(8, ["tests.lab.bots:FirstBot", "random"])
    assert [share.name for share in summary.by_bot] == ["first", "random"]
    same = run(8, [FirstBot, "random"])
    assert [share.won for share in summary.by_bot] == [share.won for share in same.by_bot]


def test_who_plays_north_wins_and_who_plays_south_loses() -> None:
    summary = run(120, [Northerner, Southerner], options={"turn_cap": 2000})
    north, south = summary.by_bot
    assert (north.name, south.name) == ("northerner", "southerner")
    assert north.won > 100
    assert south.interval[1] < 0.5 < north.interval[0]
    assert north.won + south.won + north.drawn == 120
    for share in summary.by_seat:
        assert share.interval[0] < 0.5 < share.interval[1], "seats are told apart from bots"


def test_draws_are_counted_apart() -> None:
    summary = run(10, options={"turn_cap": 1})
    assert summary.endings == [("turn-cap", "MAR-R15", 10)]
    assert [(share.played, share.won, share.drawn) for share in summary.by_seat] == [(10, 0, 10)] * 2
    assert summary.unfinished == 0


def test_a_game_that_will_not_end_is_stopped_and_said_to_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.lab.plan.PATIENCE", 0)
    summary = run(3)
    assert summary.unfinished == 3
    assert [(share.won, share.drawn) for share in summary.by_seat] == [(0, 0)] * 2


def test_the_files_say_what_was_played(tmp_path: Path) -> None:
    run(5, [FirstBot, "random"], seed=9, out=tmp_path)
    facts = json.loads((tmp_path / RUN).read_text(encoding="utf-8"))
    edition = library.bundled_edition(GAME)
    assert facts["game"] == GAME
    assert facts["edition"] == {"id": edition.id, "content": edition.content}
    assert facts["options"] == SHORT
    assert (facts["bots"], facts["seed"], facts["games"]) == (["first", "random"], 9, 5)
    assert facts["parlour"]
    games = polars.read_parquet(tmp_path / GAMES)
    assert games.columns == ["game", "seed", "reason", "clause", "winners", "margin", "answers", "draws", "turns"]
    assert games["game"].to_list() == list(range(5))
    assert games["seed"].to_list() == [game_seed(9, n) for n in range(5)]
    assert polars.read_parquet(tmp_path / SEATS).columns == [
        "game",
        "seat",
        "bot",
        "won",
        "drawn",
        "score",
        "rank",
        "began",
    ]


def test_writing_that_fails_leaves_the_results_that_were_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(5, out=tmp_path)
    before = files_in(tmp_path)

    def write(table: polars.DataFrame, path: Path) -> None:
        path.write_bytes(b"PAR1")
        if path.name.startswith(SEATS):
            raise OSError(28, "No space left on device")

    monkeypatch.setattr(polars.DataFrame, "write_parquet", write)
    with pytest.raises(BadData, match="No space left"):
        run(6, seed=2, out=tmp_path)
    assert files_in(tmp_path) == before


def test_a_run_replaces_the_files_of_another(tmp_path: Path) -> None:
    run(5, out=tmp_path, records=True)
    run(6, seed=2, out=tmp_path)
    assert sorted(files_in(tmp_path)) == sorted([GAMES, SEATS, RUN])
    assert len(polars.read_parquet(tmp_path / GAMES)) == 6


def test_progress_is_told_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    run(BATCH + 3, progress=lambda done, games: told.append((done, games)))
    assert told == [(0, BATCH + 3), (BATCH, BATCH + 3), (BATCH + 3, BATCH + 3)]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"games": 0}, "games"),
        ({"games": -3}, "games"),
        ({"games": 2.5}, "games"),
        ({"games": True}, "games"),
        ({"jobs": 0}, "jobs"),
        ({"jobs": 10_000}, "jobs"),
        ({"batch": 0}, "batch"),
        ({"bots": []}, "bots"),
        ({"bots": "random"}, "bots"),
        ({"bots": ["randon"]}, "did you mean 'random'?"),
        ({"bots": [7]}, "bot"),
        ({"bots": [dict]}, "bot"),
        ({"bots": [OtherGame]}, "finance"),
        ({"bots": ["tests.lab.bots:OtherGame"]}, "finance"),
        ({"bots": ["tests.lab.bots:Nobody"]}, "no class 'Nobody'"),
        ({"bots": ["tests.lab.bots:northing"]}, "is not a bot"),
        ({"bots": ["tests.lab.bots:Bot"]}, "has no name"),
        ({"bots": ["no.such.module:Bot"]}, "No module named 'no'"),
        ({"bots": [":Bot"]}, "cannot be loaded"),
        ({"bots": ["random"] * 3}, "3"),
        ({"bots": ["random"] * 3, "seats": 2}, "3 bots for 2 seats"),
        ({"seats": 5}, "played by 2"),
        ({"seed": None}, "seed"),
        ({"seed": "x"}, "seed"),
        ({"options": {"turn_cap": 0}}, "turn_cap"),
        ({"options": {"no_such": 1}}, "no_such"),
        ({"edition": "no/such.toml"}, "no/such.toml"),
        ({"out": "/dev/null/x"}, "/dev/null/x"),
        ({"out": "\0"}, "written"),
    ],
)
def test_nonsense_is_refused_before_the_first_game(change: dict[str, Any], said: str) -> None:
    with pytest.raises(BadData) as caught:
        run(**change, progress=lambda _done, _games: pytest.fail("a game was played"))
    assert said in str(caught.value)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadData, match="mariners-compass"):
        simulate("mariners", 1, ["random"], 1)


def test_a_bot_that_answers_what_it_was_not_asked_is_found() -> None:
    for records in (False, True):
        with pytest.raises(RulesBug, match="cheat"):
            run(1, [Cheat], records=records)
