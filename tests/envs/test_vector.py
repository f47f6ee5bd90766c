"""Many plays side by side, several to a process: each is what it would be alone."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest

import parlour
from parlour.envs.gymnasium import SeatEnv, name_of
from parlour.envs.shards import Shard
from parlour.envs.vector import VectorSeatEnv
from parlour.envs.worker_handles import Signal

SETTING: dict[str, Any] = {"seats": 3, "seat": 1, "bots": "random", "max_cycles": 25, "reward": "worth", "shaping": 0.5}
PLAYS = 5


class Alone:
    """One play beside the vector, begun anew after its end."""

    def __init__(self, game: str, seed: int) -> None:
        self.seat = SeatEnv(game, **SETTING)
        self.seen, _info = self.seat.reset(seed=seed)
        self.is_over = False

    def step(self, action: int) -> tuple[float, bool, bool, bool | None]:
        if self.is_over:
            self.seen, _info = self.seat.reset()
            self.is_over = False
            return 0.0, False, False, None
        self.seen, reward, is_out, is_cut_off, info = self.seat.step(action)
        self.is_over = is_out or is_cut_off
        return reward, is_out, is_cut_off, info["timed_out"]


@pytest.mark.parametrize("processes", [1, 2, 3])
@pytest.mark.parametrize("game", ["ten-up", "pit"])
def test_plays_side_by_side_are_those_of_single_seats(game: str, processes: int) -> None:
    rng = Random(1)
    envs = VectorSeatEnv(game, PLAYS, processes=processes, **SETTING)
    assert len(envs.others) == processes - 1
    seen, infos = envs.reset(seed=7)
    alone = [Alone(game, 7 + n) for n in range(PLAYS)]
    ends = late = 0
    for _ in range(60):
        assert infos.keys() <= {"timed_out", "_timed_out"}
        for n, one in enumerate(alone):
            assert np.array_equal(seen["observation"][n], one.seen["observation"])
            assert np.array_equal(seen["action_mask"][n], one.seen["action_mask"])
        steps = [rng.choice([int(step) for step in np.flatnonzero(mask)]) for mask in seen["action_mask"]]
        if rng.random() < 0.1:
            steps[rng.randrange(PLAYS)] = 2  # a sign is not open where nothing is spelt
        seen, rewards, outs, cut_offs, infos = envs.step(np.array(steps))
        for n, one in enumerate(alone):
            reward, is_out, is_cut_off, timed_out = one.step(steps[n])
            assert (rewards[n], outs[n], cut_offs[n]) == (reward, is_out, is_cut_off)
            assert infos["_timed_out"][n] == (timed_out is not None)
            assert infos["timed_out"][n] == bool(timed_out)
            ends += is_out or is_cut_off
            late += bool(timed_out)
    envs.close()
    assert ends >= PLAYS
    assert late


def test_gymnasium_makes_them_by_their_name() -> None:
    envs = gymnasium.make_vec(name_of("ten-up"), num_envs=3, processes=2, bots="random")
    seats = envs.unwrapped
    assert isinstance(seats, VectorSeatEnv)
    seen, _infos = seats.reset(seed=[3, None, 4])
    assert envs.observation_space.contains(seen)
    assert envs.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.NEXT_STEP
    alone, _info = SeatEnv("ten-up", bots="random").reset(seed=4)
    assert np.array_equal(seen["observation"][2], alone["observation"])
    envs.close()
    assert seats.others == []


def test_what_was_given_away_does_not_change() -> None:
    envs = VectorSeatEnv("ten-up", 2, processes=1, bots="random")
    seen, _infos = envs.reset(seed=1)
    kept = seen["observation"].copy()
    envs.step(np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]]))
    assert np.array_equal(seen["observation"], kept)


def test_a_process_can_be_started_afresh() -> None:
    envs = VectorSeatEnv("ten-up", 2, processes=2, context="spawn", bots="random")
    seen, _infos = envs.reset(seed=2)
    alone, _info = SeatEnv("ten-up", bots="random").reset(seed=3)
    assert np.array_equal(seen["observation"][1], alone["observation"])
    envs.close()


def test_a_process_that_is_gone_is_told_of() -> None:
    envs = VectorSeatEnv("ten-up", 2, processes=2, bots="random")
    envs.reset(seed=1)
    os.kill(envs.others[0], signal.SIGKILL)
    with pytest.raises(RuntimeError, match="gone"):
        envs.step(np.array([0, 0]))
    assert envs.others == []


def test_what_goes_wrong_in_another_process_is_told_here(monkeypatch: pytest.MonkeyPatch) -> None:
    here, step = os.getpid(), Shard.step

    def step_here_only(share: Shard) -> None:
        if os.getpid() != here:
            raise ValueError("the dice have rolled under the sofa")
        step(share)

    monkeypatch.setattr(Shard, "step", step_here_only)
    envs = VectorSeatEnv("ten-up", 2, processes=2, context="fork", bots="random")
    seen, _infos = envs.reset(seed=1)
    with pytest.raises(RuntimeError, match="under the sofa"):
        envs.step(np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]]))
    assert envs.others == []


DRIVER_THAT_IS_KILLED = """
import os, signal
from parlour.envs.vector import VectorSeatEnv
envs = VectorSeatEnv("ten-up", 2, processes=2, context="fork", bots="random")
envs.reset(seed=1)
print(envs.others[0], flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_nobody_plays_on_when_the_one_who_drives_is_gone() -> None:
    done = subprocess.run([sys.executable, "-c", DRIVER_THAT_IS_KILLED], stdout=subprocess.PIPE, check=False)
    assert done.returncode == -signal.SIGKILL
    player = Path("/proc") / done.stdout.decode().strip()
    for _ in range(100):
        if not player.exists() or ") Z " in _told_of(player):
            return
        time.sleep(0.1)
    pytest.fail("a process plays on that nobody drives")


def _told_of(process: Path) -> str:
    with suppress(OSError):
        return (process / "stat").read_text()
    return ") Z "


@pytest.mark.parametrize("patience", [0.0, 0.05])
def test_a_bell_is_heard_awake_and_asleep_and_by_nobody_in_vain(patience: float) -> None:
    bell = Signal(multiprocessing.get_context(), patience)
    bell.ring()
    assert bell.wait(lambda: True)
    assert not bell.wait(lambda: False)

    def rings_and_goes() -> bool:
        bell.ring()
        return False

    assert bell.wait(rings_and_goes)


@pytest.mark.parametrize(
    ("given", "said"),
    [({"num_envs": 0}, "at least one"), ({"processes": 0}, "at least this one"), ({"bots": "nobody"}, "nobody")],
)
def test_what_cannot_be_is_refused_before_anybody_plays(given: dict[str, Any], said: str) -> None:
    with pytest.raises(parlour.BadData, match=said):
        VectorSeatEnv("ten-up", **given)


def test_a_seed_for_each_play_or_one_for_all() -> None:
    envs = VectorSeatEnv("ten-up", 2, processes=1, bots="random")
    with pytest.raises(parlour.BadData, match="2 seeds"):
        envs.reset(seed=[1])
