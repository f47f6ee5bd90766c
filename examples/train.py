"""Learn a game by playing it, sit down with what was learnt, and see how good it is.

    python examples/train.py pit
    python examples/train.py weigh-anchor --steps 100000

MaskablePPO plays one seat against bots, many games side by side. What it has learnt is written into a small file, which
sits down as a bot wherever bots are named. Then random, untrained, trained and normal play one another on the same dice
from all seats. Learning needs `parlour[train]`; `--compare-only` needs only the files.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import gymnasium
import numpy as np

import parlour.envs.gymnasium
from parlour.envs.game_config import GameConfig
from parlour.envs.policy import Policy
from parlour.lab.tournament import Match, tournament

SIDE_BY_SIDE: Final = 8
"""Plays at the same time."""


class Lesson(NamedTuple):
    """How a game is learnt."""

    seats: int
    options: dict[str, object]
    teachers: tuple[str, ...]
    """Who sits in the other seats, in turn from play to play."""
    steps: int
    shaping: float
    """How much a change of standing counts on the way to the end."""
    gamma: float = 0.98
    """How much of what comes a step later counts now."""
    learning_rate: float = 1e-3
    entropy: float = 0.003
    """How much it is drawn to trying things."""
    between: int = 512
    """Steps of each play between two lessons."""


LESSONS: Final = {
    "pit": Lesson(3, {"target": 1, "suits_choice": "highest"}, ("random",), steps=80_000, shaping=0.0, gamma=0.99),
    "weigh-anchor": Lesson(2, {"turn_limit": 20}, ("random", "normal"), steps=40_000, shaping=5.0, between=256),
}


def seat_maker(game: str, lesson: Lesson, number: int, reward: str) -> Callable[[], gymnasium.Env[Any, Any]]:
    """Makes one of the plays side by side: all seats in turn, against all teachers."""

    def make() -> gymnasium.Env[Any, Any]:
        env = gymnasium.make(
            parlour.envs.gymnasium.name_of(game),
            disable_env_checker=True,
            seats=lesson.seats,
            options=lesson.options,
            seat=number % lesson.seats,
            bots=lesson.teachers[number // lesson.seats % len(lesson.teachers)],
            reward=reward,
            shaping=lesson.shaping,
        )
        assert isinstance(env.observation_space, gymnasium.spaces.Dict)
        seen = env.observation_space["observation"]
        return gymnasium.wrappers.TransformObservation(env, lambda told: told["observation"], seen)

    return make


def learn(game: str, lesson: Lesson, seed: int, processes: int, reward: str, out: Path) -> float:
    """Learn, and write what was there before and after; returns the seconds it took."""
    import torch  # noqa: PLC0415  (only who learns needs it)
    from sb3_contrib import MaskablePPO  # noqa: PLC0415
    from stable_baselines3.common.vec_env import DummyVecEnv, SubprocVecEnv  # noqa: PLC0415

    torch.set_num_threads(1)
    makers = [seat_maker(game, lesson, n, reward) for n in range(SIDE_BY_SIDE)]
    plays = SubprocVecEnv(makers) if processes > 1 else DummyVecEnv(makers)
    learner = MaskablePPO(
        "MlpPolicy",
        plays,
        seed=seed,
        device="cpu",
        n_steps=lesson.between,
        batch_size=512,
        gamma=lesson.gamma,
        learning_rate=lesson.learning_rate,
        ent_coef=lesson.entropy,
    )
    policy_of(learner.policy, game, lesson).save(out / "untrained.npz")
    begun = time.perf_counter()
    learner.learn(lesson.steps)
    seconds = time.perf_counter() - begun
    policy_of(learner.policy, game, lesson).save(out / "trained.npz")
    plays.close()
    return seconds


def policy_of(network: Any, game: str, lesson: Lesson) -> Policy:
    """The part of a network that chooses: its hidden layers, with tanh between them, and the last one."""
    linear = [part for part in network.mlp_extractor.policy_net if hasattr(part, "weight")]
    layers = [
        (part.weight.detach().numpy().astype(np.float32), part.bias.detach().numpy().astype(np.float32))
        for part in (*linear, network.action_net)
    ]
    mark = GameConfig(game, lesson.seats, lesson.options).encoding.mark()
    return Policy(game, lesson.seats, mark, layers, "tanh", options=lesson.options)


def compared(game: str, lesson: Lesson, games: int, seed: int, out: Path) -> list[Match]:
    """Everybody against everybody else, on the same dice from all seats."""
    bots = ["random", f"policy:{out / 'untrained.npz'}", f"policy:{out / 'trained.npz'}", "normal"]
    return tournament(game, bots, games, seed, seats=lesson.seats, options=lesson.options).matches


def table_of(matches: Sequence[Match], players: Sequence[str], rivals: Sequence[str]) -> str:
    """What share of the points each player has of each rival's games, with 95 % intervals."""
    lines = ["| | " + " | ".join(f"against {rival}" for rival in rivals) + " |", "|---|" + "---|" * len(rivals)]
    for player in players:
        cells = [cell(matches, player, rival) for rival in rivals]
        lines.append(f"| {player} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def cell(matches: Sequence[Match], player: str, rival: str) -> str:
    for match in matches:
        if {match.first, match.second} == {player, rival} and player != rival:
            low, high = match.interval
            share = match.share
            if match.first != player:
                share, low, high = 1 - share, 1 - high, 1 - low
            return f"{share:.1%} ({low:.1%} to {high:.1%})"
    return "-"


def read_arguments(given: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=LESSONS)
    parser.add_argument("--steps", type=int, help="steps to learn for; as many as a few minutes need, if left out")
    parser.add_argument("--reward", choices=["rank", "worth"], default="rank")
    parser.add_argument("--shaping", type=float, help="how much a change of standing counts on the way")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1, help="more than 1: each play in a process of its own")
    parser.add_argument("--games", type=int, default=400, help="games of each pair afterwards")
    parser.add_argument("--out", type=Path, default=Path("build/train"), help="where the files go, in a folder a game")
    parser.add_argument("--compare-only", action="store_true", help="learn nothing, compare the files that are there")
    return parser.parse_args(given)


def main(given: Sequence[str]) -> None:
    wish = read_arguments(given)
    lesson = LESSONS[wish.game]
    lesson = lesson._replace(
        steps=lesson.steps if wish.steps is None else wish.steps,
        shaping=lesson.shaping if wish.shaping is None else wish.shaping,
    )
    out = wish.out / wish.game
    out.mkdir(parents=True, exist_ok=True)
    if not wish.compare_only:
        seconds = learn(wish.game, lesson, wish.seed, wish.processes, wish.reward, out)
        print(f"{wish.game}: {lesson.steps} steps in {seconds:.0f} s", flush=True)
    matches = compared(wish.game, lesson, wish.games, wish.seed, out)
    players = ["random", "untrained", "trained", "normal"]
    print(table_of(matches, players, ["random", "untrained", "normal"]))


if __name__ == "__main__":
    main(sys.argv[1:])
