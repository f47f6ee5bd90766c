"""The example that learns, as far as it goes without a learning library: what it makes of a network, and the table."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

from parlour.envs.game_config import Episode, GameConfig
from parlour.envs.policy import Policy
from parlour.lab.statistics.bradley_terry import Round
from parlour.lab.tournament import Match
from tests.envs.policies import by_lot

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "train.py"


@pytest.fixture(scope="module")
def train() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_files_are_compared_without_learning(
    train: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "pit").mkdir()
    for name in ("untrained", "trained"):
        by_lot("pit", 3).save(tmp_path / "pit" / f"{name}.npz")
    train.main(["pit", "--compare-only", "--games", "4", "--out", str(tmp_path)])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(" | ")[0] for line in lines[2:]] == ["| random", "| untrained", "| trained", "| normal"]
    assert lines[0] == "| | against random | against untrained | against normal |"
    assert all(line.count("%") in (6, 9) for line in lines[2:])


def test_shares_are_seen_from_either_side(train: ModuleType) -> None:
    matches = [Match("good", "bad", [Round(0, 1, 3, 1, 0), Round(0, 1, 3, 0, 1)])]
    good, bad = (train.cell(matches, *pair) for pair in (("good", "bad"), ("bad", "good")))
    assert good.startswith("81.2% (")
    assert bad.startswith("18.8% (")
    assert train.cell(matches, "good", "good") == "-"


class Part(SimpleNamespace):
    """A layer as a learning library has it."""

    @classmethod
    def of(cls, array: Any) -> Any:
        return cls(detach=lambda: cls(numpy=lambda: array))


def test_what_a_network_has_learnt_is_taken_from_it_layer_by_layer(train: ModuleType, tmp_path: Path) -> None:
    lesson = train.LESSONS["pit"]
    setting = GameConfig("pit", 3, lesson.options)
    known = by_lot("pit", 3)
    parts = [Part(weight=Part.of(weights), bias=Part.of(added)) for weights, added in known.layers]
    bend = SimpleNamespace()
    network = SimpleNamespace(mlp_extractor=SimpleNamespace(policy_net=[parts[0], bend]), action_net=parts[1])
    train.policy_of(network, "pit", lesson).save(tmp_path / "taken.npz")
    taken = Policy.read(tmp_path / "taken.npz")
    episode = Episode(setting, 1)
    seen = episode.encoding.observe(episode.views[episode.seat], episode.answering)
    assert np.array_equal(taken.likely(seen, [0, 5, 9]), known.likely(seen, [0, 5, 9]))


@pytest.mark.parametrize("game", ["pit", "weigh-anchor"])
def test_the_plays_side_by_side_have_all_seats_and_teachers(train: ModuleType, game: str) -> None:
    lesson = train.LESSONS[game]
    seated = set()
    for n in range(train.SIDE_BY_SIDE):
        env = train.seat_maker(game, lesson, n, "worth")()
        seen, _info = env.reset(seed=n)
        assert env.observation_space.contains(seen)
        assert env.get_wrapper_attr("action_masks")().any()
        seat = env.unwrapped
        seated.add((seat.seat, next(iter(seat.bots.values())).name))
    assert len(seated) == lesson.seats * len(lesson.teachers)
