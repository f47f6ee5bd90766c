"""The environments beside a peer: PettingZoo's own connect four in the same loop, in turn, on one core.

    python benchmarks/environments.py [--rounds 5] [--seconds 1] [--processes] [GAME]...

Needs what `make bench` installs, and the compiled engine on the path: `PYTHONPATH=build/compiled`. A step is one turn
of PettingZoo's loop: `last()`, a step drawn by lot among the open ones, `step()`. Nobody resigns by lot, as everywhere.
Each takes its turn in a process of its own, as one trains: in one that has played the others too the same loop is up to
a fifth slower. What is played before the clock runs is not counted.
With `--processes`, 32 plays side by side instead, as Gymnasium's vectors are driven: by Gymnasium's own, in this
process or each in one of its own, and by ours, in this process alone and with another. Steps by the clock tell how it
scales where the cores are free; the CPU time of a step in this process and in the others tells how it would: they play
at the same time, so with ours a step takes the time of this one.
"""

from __future__ import annotations

import argparse
import os
import statistics
import time
from collections.abc import Collection
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
from pettingzoo.classic import connect_four_v3

import parlour
import parlour.encoding.observations.features
import parlour.envs.gymnasium
from parlour.envs.game_config import Episode, GameConfig
from parlour.envs.pettingzoo import env
from parlour.envs.vector import VectorSeatEnv

PEER = "connect four"
WARMING = 0.3
"""For this share of its time each plays before it is measured."""
LOOK_EVERY = 200
"""Steps between looks at the clock."""
PLAYS = 32
WARM_UP = 40
"""Steps of them all that are not counted: a new process first makes the memory its own that it was given."""
WAYS: dict[str, dict[str, Any]] = {
    "Gymnasium's, in this process": {"vectorization_mode": "sync"},
    "Gymnasium's, a process each": {"vectorization_mode": "async"},
    "ours, in this process": {"processes": 1},
    "ours, in this and another": {"processes": 2},
}


def loop(game: Any, seconds: float, grave: Collection[int]) -> float:
    """Steps a second of CPU time, new plays included."""
    rng, steps, seed = Random(1), 0, 0
    begun = time.process_time()
    while True:
        game.reset(seed=seed)
        seed += 1
        for _agent in game.agent_iter():
            observation, _reward, is_out, is_cut_off, _info = game.last()
            if is_out or is_cut_off:
                game.step(None)
            else:
                open_steps = observation["action_mask"].nonzero()[0].tolist()
                step = open_steps[int(rng.random() * len(open_steps))]
                if step in grave:
                    step = next((other for other in open_steps if other not in grave), step)
                game.step(step)
            steps += 1
            if steps % LOOK_EVERY == 0:
                spent = time.process_time() - begun
                if spent > seconds:
                    return steps / spent


def grave_steps(slug: str) -> set[int]:
    """The verbs that nobody should say by lot, such as resigning: as the asks of a whole play name them."""
    setting = GameConfig(slug)
    found: set[int] = set()
    rng = Random(1)
    for seed in range(3):
        episode = Episode(setting, seed)
        for _ in range(300):
            if episode.answering is None:
                break
            choices = episode.answering.ask.choices
            found |= {setting.encoding.vocabulary.verb(choice.make) for choice in choices if choice.never_random}
            left = [step for step in episode.open() if step not in found] or episode.open()
            episode.take(rng.choice(left))
    return found


def in_turn(slugs: list[str], rounds: int, seconds: float) -> None:
    """Every game beside connect four, round after round."""
    rates: dict[str, list[float]] = {PEER: [], **{slug: [] for slug in slugs}}
    ratios: dict[str, list[float]] = {slug: [] for slug in slugs}
    for _ in range(rounds):
        for slug in slugs:
            beside, rate = alone(PEER, seconds), alone(slug, seconds)
            rates[PEER].append(beside)
            rates[slug].append(rate)
            ratios[slug].append(rate / beside)
    print("| environment | steps/s | ratio | min - max |\n|---|---:|---:|---:|")
    print(f"| PettingZoo's {PEER} | {statistics.median(rates[PEER]):,.0f} | 1 | |")
    for slug, found in ratios.items():
        spread = f"{min(found):.1f} - {max(found):.1f}"
        print(f"| {slug} | {statistics.median(rates[slug]):,.0f} | {statistics.median(found):.1f} | {spread} |")


def alone(name: str, seconds: float) -> float:
    """The steps a second of one of them, in a process of its own."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as process:
        return process.submit(measured, name, seconds).result()


def measured(name: str, seconds: float) -> float:
    """The same, here."""
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    game = connect_four_v3.env() if name == PEER else env(name, max_cycles=2000)
    grave = set() if name == PEER else grave_steps(name)
    loop(game, seconds * WARMING, grave)
    return loop(game, seconds, grave)


def vectorised(rounds: int, seconds: float) -> None:
    """Plays side by side in every way; in turn, round after round."""
    kinds = [(slug, way) for slug in ("ten-up", "weigh-anchor") for way in WAYS]
    found: dict[tuple[str, str], list[tuple[float, float, float]]] = {kind: [] for kind in kinds}
    for _ in range(rounds):
        for slug, way in kinds:
            found[slug, way].append(_vectorised(slug, WAYS[way], seconds))
    print("| environment | plays | steps/s | us a step, here | us a step, elsewhere |\n|---|---|---:|---:|---:|")
    for (slug, way), runs in found.items():
        rate, driving, playing = [statistics.median(column) for column in zip(*runs, strict=True)]
        print(f"| {slug} | {way} | {rate:,.0f} | {driving * 1e6:,.1f} | {playing * 1e6:,.1f} |")


def _vectorised(slug: str, way: dict[str, Any], seconds: float) -> tuple[float, float, float]:
    """Steps a second by the clock; CPU seconds a step in this process, and in the others together."""
    name = parlour.envs.gymnasium.name_of(slug)
    envs = gymnasium.make_vec(name, num_envs=PLAYS, **way, bots="random", seats=2, max_cycles=500)
    observations, _infos = envs.reset(seed=1)
    seats = envs.unwrapped
    others = (
        seats.others
        if isinstance(seats, VectorSeatEnv)
        else [process.pid for process in getattr(seats, "processes", [])]
    )
    rng, steps = np.random.default_rng(1), -WARM_UP * PLAYS
    driven = played = begun = 0.0
    while steps <= 0 or time.perf_counter() - begun < seconds:
        if steps == 0:
            driven, played = time.process_time(), sum(map(cpu_time, others))
            begun = time.perf_counter()
        masks = observations["action_mask"]
        observations, *_rest = envs.step((masks * rng.random(masks.shape)).argmax(axis=1))
        steps += PLAYS
    spent = time.perf_counter() - begun
    driven, played = time.process_time() - driven, sum(map(cpu_time, others)) - played
    envs.close()
    return steps / spent, driven / steps, played / steps


def cpu_time(process: int) -> float:
    """Seconds of CPU time that a process has had, as Linux tells it."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--processes", action="store_true")
    parser.add_argument("games", nargs="*", metavar="GAME")
    wish = parser.parse_args()
    print(f"steps: {parlour.encoding.observations.features.__file__}")
    if wish.processes:
        vectorised(wish.rounds, wish.seconds)
    else:
        in_turn(wish.games or list(parlour.games()), wish.rounds, wish.seconds)
