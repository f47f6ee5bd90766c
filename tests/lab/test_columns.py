"""Who began and who came where, in every game; the limit of moves; and errors of bots in other processes."""

from __future__ import annotations

from pathlib import Path

import polars
import pytest

import parlour
from parlour.core.outcome import Outcome
from parlour.core.registry import find
from parlour.lab.batch import play_games, rank_of
from parlour.lab.plan import planned
from parlour.lab.simulate import simulate
from parlour.lab.tournament import tournament
from tests.cli.driver import parlour as command
from tests.lab.bots import Breaker, Complainer, Refuser, Waiter


@pytest.mark.parametrize("game", parlour.games())
def test_every_game_tells_who_began(game: str) -> None:
    plans = [
        planned(game, ["random"], 3, options=find(game).brief, records=records, most=60) for records in (False, True)
    ]
    lightly, on_a_table = (play_games(plan, range(3)).games for plan in plans)
    for one, other in zip(lightly, on_a_table, strict=True):
        began = [seat.seat for seat in one.seats if seat.began]
        assert len(began) == 1
        assert [seat.began for seat in one.seats] == [seat.began for seat in other.seats]
        assert [seat.rank for seat in one.seats] == [seat.rank for seat in other.seats]


def test_who_began_is_the_one_who_got_the_lead() -> None:
    plan = planned("mariners-compass", ["random"], 5, records=True)
    for row in play_games(plan, range(4)).games:
        table = parlour.replay(row.record)
        (leader,) = [event.seat for event in table.events if type(event).__name__ == "GotLead"]  # type: ignore[attr-defined]
        assert [seat.began for seat in row.seats] == [n == leader for n in range(len(row.seats))]


def test_ranks_count_who_did_better() -> None:
    outcome = Outcome("points", "", (2,), (5, 7, 7, 5))
    assert [rank_of(outcome, seat) for seat in range(4)] == [3, 2, 1, 3]
    draw = Outcome("points", "", (0, 1), (5, 5, 2))
    assert [rank_of(draw, seat) for seat in range(3)] == [1, 1, 3]


def test_the_columns_are_written(tmp_path: Path) -> None:
    summary = simulate("ten-up", 6, ["normal", "random"], 1, out=tmp_path)
    seats = polars.read_parquet(tmp_path / "seats.parquet")
    assert seats["began"].sum() == 6
    assert seats.filter(seats["won"])["rank"].to_list() == [1] * 6
    first, others = summary.by_beginning
    assert (first.played, others.played) == (6, 6)
    assert first.won + others.won == 6
    assert summary.by_bot[0].mean_rank == pytest.approx(
        float(str(seats.filter(seats["bot"] == "normal")["rank"].mean()))
    )


def test_games_that_do_not_end_have_no_ranks() -> None:
    summary = simulate("ten-up", 2, ["random"], 1, most=3)
    assert summary.by_bot[0].mean_rank is None
    assert summary.unfinished == 2


def test_a_tournament_of_bots_that_never_finish_is_stopped() -> None:
    found = tournament("finance", [Waiter, "random"], 2, 1, most=30)
    assert [match.tied for match in found.matches] == [found.matches[0].games]


@pytest.mark.parametrize("words", [["simulate", "--games", "2"], ["tournament", "--games", "2"], ["compare"]])
def test_the_limit_has_one_name_in_all_commands(words: list[str]) -> None:
    name, *rest = words
    rest = rest or ["--games", "2"]
    for flags in (["--max-moves", "4"], ["--most", "4"]):
        assert command(name, "ten-up", *rest, *flags).code == 0
    told = command(name, "ten-up", *rest, "--max-moves", "4", "--most", "5")
    assert told.code != 0
    assert "--max-moves" in told.err
    assert "--most" not in command(name, "--help").out


@pytest.mark.parametrize(
    ("bot", "error", "said"),
    [
        (Refuser, parlour.Refused, "A bid must beat 300"),
        (Complainer, parlour.BadData, "the file is damaged"),
        (Breaker, RuntimeError, "Odd: 1 is not 2"),
    ],
)
def test_what_a_bot_raises_in_another_process_is_told_as_it_is(bot: type, error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        simulate("ten-up", 8, [bot], 1, jobs=2)
