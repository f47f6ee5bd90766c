"""A run that is interrupted loses the batch under way and nothing else; the same call goes on."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from parlour.core.refusals import BadData
from parlour.lab import batch as played
from parlour.lab.runner import batch_size, spans
from parlour.lab.simulate import simulate
from parlour.lab.store import GAMES, RUN, SEATS
from parlour.lab.unfinished import ENDING, FOLDER, PLAN

GAME = "mariners-compass"
GAMES_IN_ALL = 60
BY = 12


def run(folder: Path, **more: Any) -> None:
    told: dict[str, Any] = {
        "games": GAMES_IN_ALL,
        "bots": ["random"],
        "seed": 1,
        "options": {"turn_cap": 20},
        "batch": BY,
    }
    simulate(GAME, out=folder, **(told | more))


def interrupt(folder: Path, after: int, **more: Any) -> None:
    def stop(done: int, _games: int) -> None:
        if done >= after:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(folder, progress=stop, **more)


def results(folder: Path) -> dict[str, bytes]:
    assert sorted(path.name for path in folder.iterdir()) == sorted([GAMES, SEATS, RUN])
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_run_goes_on_and_ends_like_one_that_was_not(tmp_path: Path, jobs: int) -> None:
    run(tmp_path / "whole")
    folder = tmp_path / "interrupted"
    interrupt(folder, 2 * BY, jobs=jobs)
    assert [path.name for path in folder.iterdir()] == [FOLDER], "no results before the end"
    told: list[int] = []
    run(folder, batch=7, progress=lambda done, _games: told.append(done))
    assert told[0] >= 2 * BY, "what was played is not played again"
    assert results(folder) == results(tmp_path / "whole")


def test_no_game_is_played_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    interrupt(tmp_path, 3 * BY)
    numbers: list[int] = []

    def play(plan: Any, span: range) -> Any:
        numbers.extend(span)
        return played.play_games(plan, span)

    monkeypatch.setattr("parlour.lab.runner.play_games", play)
    run(tmp_path)
    assert numbers == list(range(3 * BY, GAMES_IN_ALL))


def test_a_batch_that_cannot_be_read_is_played_again(tmp_path: Path) -> None:
    run(tmp_path / "whole")
    folder = tmp_path / "interrupted"
    interrupt(folder, 2 * BY)
    kept = sorted((folder / FOLDER).glob("*" + ENDING))
    assert len(kept) == 2
    kept[0].write_bytes(kept[0].read_bytes()[:-3])
    run(folder)
    assert results(folder) == results(tmp_path / "whole")


def test_fewer_games_and_then_more_are_never_counted_twice(tmp_path: Path) -> None:
    run(tmp_path / "whole")
    folder = tmp_path / "interrupted"
    interrupt(folder, 2 * BY)
    interrupt(folder, BY + 5, games=BY + 5, batch=BY)
    run(folder)
    assert results(folder) == results(tmp_path / "whole")


def test_another_run_in_the_same_folder_is_refused_unless_it_starts_anew(tmp_path: Path) -> None:
    interrupt(tmp_path, BY)
    with pytest.raises(BadData, match="interrupted run with other seed in it: 1, not 2"):
        run(tmp_path, seed=2)
    with pytest.raises(BadData, match="other options"):
        run(tmp_path, options={"turn_cap": 21})
    run(tmp_path, seed=2, restart=True)
    assert json.loads(results(tmp_path)[RUN])["seed"] == 2


def test_what_a_broken_plan_left_behind_is_not_trusted(tmp_path: Path) -> None:
    run(tmp_path / "whole")
    folder = tmp_path / "interrupted"
    interrupt(folder, BY)
    (folder / FOLDER / PLAN).write_text("{", encoding="utf-8")
    told: list[int] = []
    run(folder, progress=lambda done, _games: told.append(done))
    assert told[0] == 0
    assert results(folder) == results(tmp_path / "whole")


def test_a_full_disk_is_told_and_costs_nothing_that_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    interrupt(tmp_path, 2 * BY)

    def full(_path: Path, _data: bytes) -> int:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(Path, "write_bytes", full)
        with pytest.raises(BadData, match="cannot be written: No space left"):
            run(tmp_path)
    told: list[int] = []
    run(tmp_path, progress=lambda done, _games: told.append(done))
    assert told[0] == 2 * BY


def test_missing_games_are_played_in_stretches() -> None:
    assert spans([0, 1, 2, 3, 7, 8, 10], 3) == [range(3), range(3, 4), range(7, 9), range(10, 11)]
    assert spans([], 3) == []
    assert [batch_size(games, jobs) for games, jobs in ((1000, 1), (1000, 2), (40, 2), (3, 2))] == [64, 64, 5, 1]


def test_ctrl_c_says_that_the_same_command_goes_on(tmp_path: Path) -> None:
    """The real thing: a signal to the whole process group, two processes at work."""
    words = ["simulate", GAME, "--games", "20000", "--batch", "4", "--jobs", "2", "--out", str(tmp_path)]
    process = subprocess.Popen(
        [sys.executable, "-m", "parlour", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while not list(tmp_path.glob(f"{FOLDER}/*{ENDING}")):
        assert process.poll() is None
    os.killpg(process.pid, signal.SIGINT)
    _out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err.startswith("Interrupted after ")
    assert "The same command goes on" in err
    assert "Traceback" not in err
