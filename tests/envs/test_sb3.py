"""Vectors as Stable-Baselines3 drives them.

The library brings torch and is only in the environment of `make train`, where `examples/vectors.py` learns with it.
Here its interface stands for it: the methods that its `VecEnv` declares abstract, and those it has of its own.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from random import Random
from types import ModuleType
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import parlour
from parlour.envs.gymnasium import SeatEnv, name_of
from parlour.envs.vector import VectorSeatEnv

SETTING: dict[str, Any] = {"bots": "random", "max_cycles": 12}


class VecEnv(ABC):
    """What Stable-Baselines3 declares."""

    def __init__(self, num_envs: int, observation_space: Any, action_space: Any) -> None:
        self.num_envs = num_envs
        self.observation_space = observation_space
        self.action_space = action_space
        self.reset_infos: list[dict[str, Any]] = [{} for _ in range(num_envs)]
        self.get_attr("render_mode")

    @abstractmethod
    def reset(self) -> Any: ...
    @abstractmethod
    def step_async(self, actions: Any) -> None: ...
    @abstractmethod
    def step_wait(self) -> Any: ...
    @abstractmethod
    def close(self) -> None: ...
    @abstractmethod
    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]: ...
    @abstractmethod
    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None: ...
    @abstractmethod
    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]: ...
    @abstractmethod
    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]: ...

    def step(self, actions: Any) -> Any:
        self.step_async(actions)
        return self.step_wait()

    def _get_indices(self, indices: Any) -> Any:
        return range(self.num_envs) if indices is None else [indices] if isinstance(indices, int) else indices


@pytest.fixture
def make_vec(monkeypatch: pytest.MonkeyPatch) -> Any:
    for name in ("stable_baselines3", "stable_baselines3.common", "stable_baselines3.common.vec_env"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    sys.modules["stable_baselines3.common.vec_env"].VecEnv = VecEnv  # type: ignore[attr-defined]
    monkeypatch.delitem(sys.modules, "parlour.envs.sb3", raising=False)
    from parlour.envs.sb3 import make_vec  # noqa: PLC0415  (after its library)

    yield make_vec
    sys.modules.pop("parlour.envs.sb3", None)


def chosen(masks: Any, rng: Random) -> Any:
    return np.array([rng.choice(np.flatnonzero(mask).tolist()) for mask in masks])


def test_plays_are_those_of_single_seats(make_vec: Any) -> None:
    envs = make_vec("ten-up", num_envs=3, **SETTING)
    assert envs.seed(5) == [5, 6, 7]
    seen = envs.reset()
    alone = [SeatEnv("ten-up", **SETTING) for _ in range(3)]
    last = [env.reset(seed=5 + n)[0] for n, env in enumerate(alone)]
    rng, ends = Random(1), 0
    for _ in range(40):
        for n in range(3):
            assert np.array_equal(seen["observation"][n], last[n]["observation"])
        masks = np.stack(envs.env_method("action_masks"))
        assert np.array_equal(masks, seen["action_mask"].astype(bool))
        steps = chosen(masks, rng)
        seen, rewards, dones, infos = envs.step(steps)
        for n, env in enumerate(alone):
            last[n], reward, is_out, is_cut_off, _info = env.step(int(steps[n]))
            assert (rewards[n], dones[n]) == (np.float32(reward), is_out or is_cut_off)
            if dones[n]:
                assert np.array_equal(infos[n]["terminal_observation"]["observation"], last[n]["observation"])
                assert infos[n]["TimeLimit.truncated"] == is_cut_off
                last[n], _info = env.reset()
                ends += 1
            else:
                assert "terminal_observation" not in infos[n]
    envs.close()
    assert ends >= 6


def test_learners_find_the_masks_and_nothing_else(make_vec: Any) -> None:
    envs = make_vec("pit", num_envs=2, **SETTING)
    envs.reset()
    assert callable(envs.get_attr("action_masks", 0)[0])
    assert len(envs.env_method("action_masks", indices=[1])) == 1
    assert envs.env_is_wrapped(gymnasium.Wrapper) == [False, False]
    with pytest.raises(AttributeError, match="bots"):
        envs.get_attr("bots")
    with pytest.raises(AttributeError, match="action_masks"):
        envs.env_method("render")
    with pytest.raises(AttributeError, match="when the environments are made"):
        envs.set_attr("bots", "hard")
    assert envs.observation_space.contains({name: array[0] for name, array in envs.reset().items()})
    envs.close()


@pytest.mark.parametrize("processes", [1, 2])
def test_plays_start_again_at_the_same_step_if_wanted(processes: int) -> None:
    envs = gymnasium.make_vec(
        name_of("ten-up"), num_envs=3, processes=processes, autoreset_mode="SameStep", bots="random", max_cycles=5
    )
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, _infos = envs.reset(seed=2)
    rng, ended = Random(2), 0
    for step in range(1, 16):
        seen, _rewards, outs, cut_offs, infos = envs.step(chosen(seen["action_mask"], rng))
        assert bool((outs | cut_offs).any()) == ("final_obs" in infos) == (step % 5 == 0)
        for n in np.flatnonzero(outs | cut_offs):
            ended += 1
            assert infos["_final_obs"][n]
            assert envs.unwrapped.single_observation_space.contains(infos["final_obs"][n])
            assert not np.array_equal(infos["final_obs"][n]["observation"], seen["observation"][n])
    envs.close()
    assert ended == 9


def test_there_are_two_ways_to_start_again() -> None:
    with pytest.raises(parlour.BadData, match="NextStep, SameStep"):
        VectorSeatEnv("ten-up", 1, autoreset_mode="Disabled")


def test_one_process_plays_unless_more_are_wanted() -> None:
    envs = VectorSeatEnv("ten-up", 8, bots="random")
    assert envs.others == []
    envs.close()
