"""One seat against bots as Gymnasium wants it, alone and many side by side."""

from __future__ import annotations

from random import Random

import gymnasium
import numpy as np
import pytest

import parlour
from parlour.core.registry import find
from parlour.envs.gymnasium import SeatEnv, name_of


def open_steps(mask: np.ndarray) -> list[int]:
    return [int(step) for step in np.flatnonzero(mask)]


def play(env: SeatEnv, seed: int, rng: Random) -> float:
    """A play to the end of the seat; returns what it got in all."""
    seen, _info = env.reset(seed=seed)
    got = 0.0
    while True:
        assert np.array_equal(env.action_masks(), seen["action_mask"].astype(bool))
        seen, reward, is_out, is_cut_off, info = env.step(rng.choice(open_steps(seen["action_mask"])))
        got += reward
        assert not info["timed_out"]
        if is_out or is_cut_off:
            assert is_out != is_cut_off
            return got


def test_a_seat_is_asked_until_it_is_out_or_the_game_over(slug: str) -> None:
    env = SeatEnv(slug, options=find(slug).brief, seat=1, bots="random", max_cycles=300)
    rng = Random(1)
    for seed in range(2):
        got = play(env, seed, rng)
        outcome = env.episode.outcome()
        if outcome is not None and outcome.winners == (1,):
            assert got == 1


def test_the_normal_bot_mostly_beats_random_steps() -> None:
    env = SeatEnv("ten-up", seats=2, bots="normal")
    assert sum(play(env, seed, Random(seed)) for seed in range(12)) < 0


def test_the_same_seed_and_steps_give_the_same_play() -> None:
    plays = []
    for _ in range(2):
        env = SeatEnv("pit", seats=4, bots=["random", "normal", "random"], max_cycles=60)
        play(env, 9, Random(2))
        plays.append(env.episode.answers)
    assert plays[0] == plays[1]
    assert len(plays[0]) > 20


def test_a_step_that_is_not_open_counts_as_time_run_out() -> None:
    env = SeatEnv("ten-up", seats=2, bots="random")
    env.reset(seed=3)
    assert env.episode.answering is not None
    otherwise = env.episode.answering.ask.default_action
    *_rest, info = env.step(0)
    assert info["timed_out"]
    assert env.episode.answers[0] == (0, otherwise)


@pytest.mark.parametrize(
    ("given", "said"),
    [({"seat": 2}, "the seats are A to B"), ({"bots": ["random"] * 2}, "1 bots"), ({"bots": "nobody"}, "nobody")],
)
def test_who_sits_where_is_checked(given: dict[str, object], said: str) -> None:
    with pytest.raises(parlour.BadData, match=said):
        SeatEnv("ten-up", 2, **given)  # type: ignore[arg-type]


def test_after_the_end_a_play_is_reset() -> None:
    env = SeatEnv("ten-up", seats=2, bots="random")
    play(env, 1, Random(1))
    with pytest.raises(parlour.BadData, match="reset"):
        env.step(0)
    env.reset()
    assert not env.episode.outcome()


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_many_plays_run_side_by_side(mode: str) -> None:
    envs = gymnasium.make_vec(
        name_of("ten-up"), num_envs=2, vectorization_mode=mode, seats=2, bots="random", max_cycles=40
    )
    seen, _infos = envs.reset(seed=5)
    ended = 0
    rng = Random(1)
    for _ in range(60):
        steps = np.array([rng.choice(open_steps(mask)) for mask in seen["action_mask"]])
        seen, _rewards, outs, cut_offs, _infos = envs.step(steps)
        ended += int(np.sum(outs | cut_offs))
    envs.close()
    assert envs.observation_space.contains(seen)
    assert len(seen["observation"]) == 2
    assert ended >= 2
