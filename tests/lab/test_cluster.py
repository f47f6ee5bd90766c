"""The same games on a real cluster: a scheduler and two workers, each a process of its own."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from distributed import LocalCluster

from parlour.core.refusals import BadData
from parlour.lab.simulate import simulate
from parlour.lab.store import GAMES, RUN, SEATS
from parlour.lab.unfinished import FOLDER
from tests.cli.driver import parlour

GAME = "mariners-compass"


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as made:
            yield made.scheduler_address


def test_a_cluster_plays_the_same_games(cluster: str, tmp_path: Path) -> None:
    for name, address in (("here", None), ("there", cluster)):
        simulate(
            GAME, 30, ["tests.lab.bots:FirstBot", "random"], 1, batch=4, out=tmp_path / name, cluster=address,
            options={"turn_cap": 20},
        )  # fmt: skip
    for name in (GAMES, SEATS, RUN):
        assert (tmp_path / "here" / name).read_bytes() == (tmp_path / "there" / name).read_bytes()


def test_a_run_goes_on_here_that_was_interrupted_there(cluster: str, tmp_path: Path) -> None:
    def stop(done: int, _games: int) -> None:
        if done >= 8:
            raise KeyboardInterrupt

    told: list[int] = []
    with pytest.raises(KeyboardInterrupt):
        simulate(GAME, 40, ["random"], 1, batch=4, out=tmp_path, cluster=cluster, progress=stop)
    assert (tmp_path / FOLDER).is_dir()
    simulate(GAME, 40, ["random"], 1, out=tmp_path, progress=lambda done, _games: told.append(done))
    assert told[0] >= 8
    assert not (tmp_path / FOLDER).exists()


def test_the_command_line_plays_on_a_cluster(cluster: str) -> None:
    words = ["simulate", GAME, "--games", "6", "--seed", "3"]
    there = parlour(*words, "--cluster", cluster)
    assert there.code == 0
    assert there.out == parlour(*words).out


@pytest.mark.parametrize("address", ["nonsense", "", "tcp://127.0.0.1:1", "ftp://x:1", "127.0.0.1:99999"])
def test_an_address_where_no_cluster_is_is_refused(address: str) -> None:
    with pytest.raises(BadData, match="no cluster answers"):
        simulate(GAME, 2, ["random"], 1, cluster=address)
