"""Random play in game engines that install from PyPI.

usage: python engine_pypi.py PEER [--seconds S]     (PEER 'list' names them)

Every loop asks the engine for the legal actions, picks one uniformly with
Python's own random module, and applies it. 'steps' counts every application
(decisions and chance outcomes); 'decisions' counts those of players only.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Callable

os.environ.setdefault("JAX_PLATFORMS", "cpu")
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")
os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from common import emit, pin_to_one_core, run_for

Play = Callable[[], int]
COUNTS = {"decisions": 0}


def spiel(name: str) -> Play:
    import pyspiel

    if name.startswith("python_"):
        import open_spiel.python.games  # noqa: F401  (registers the Python games)
    game = pyspiel.load_game(name)
    rng = random.Random(1)

    def play() -> int:
        state = game.new_initial_state()
        steps = decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, probs = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, probs)[0])
            elif state.is_simultaneous_node():
                state.apply_actions(
                    [
                        rng.choice(state.legal_actions(p)) if state.legal_actions(p) else 0
                        for p in range(state.num_players())
                    ]
                )
                decisions += state.num_players()
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
            steps += 1
        COUNTS["decisions"] += decisions
        return steps

    return play


def rl_card(name: str) -> Play:
    import rlcard

    env = rlcard.make(name, config={"seed": 1})
    rng = random.Random(1)

    def play() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            steps += 1
        COUNTS["decisions"] += steps
        return steps

    return play


def zoo(name: str) -> Play:
    import importlib

    import numpy as np

    env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    rng = random.Random(1)
    first = [True]

    def play() -> int:
        env.reset(seed=1 if first[0] else None)
        first[0] = False
        steps = 0
        for _agent in env.agent_iter():
            obs, _reward, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = obs["action_mask"] if isinstance(obs, dict) and "action_mask" in obs else info["action_mask"]
            env.step(int(rng.choice(np.flatnonzero(mask))))
            steps += 1
        COUNTS["decisions"] += steps
        return steps

    return play


def catan(players: int) -> Play:
    from catanatron import Color, Game, RandomPlayer

    colors = [Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE][:players]

    def play() -> int:
        game = Game([RandomPlayer(c) for c in colors])
        game.play()
        state = game.state
        records = getattr(state, "action_records", None)
        n = len(records if records is not None else state.actions)
        COUNTS["decisions"] += n
        return n

    return play


def pgx_env(name: str, batch: int) -> Play:
    import inspect

    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = auto_reset(env.step, env.init)
    takes_key = len(inspect.signature(env.step).parameters) >= 3
    chunk = 64

    def one(carry, _):
        state, key = carry
        key, k1, k2 = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -1e9)
        action = jax.random.categorical(k1, logits, axis=-1)
        if takes_key:
            state = jax.vmap(step)(state, action, jax.random.split(k2, batch))
        else:
            state = jax.vmap(step)(state, action)
        return (state, key), state.terminated.sum() + state.truncated.sum()

    @jax.jit
    def many(state, key):
        (state, key), ended = jax.lax.scan(one, (state, key), None, length=chunk)
        return state, key, ended.sum()

    key = jax.random.PRNGKey(1)
    hold = [jax.jit(jax.vmap(env.init))(jax.random.split(key, batch)), key]

    def play() -> int:
        state, k, ended = many(hold[0], hold[1])
        state.current_player.block_until_ready()
        hold[0], hold[1] = state, k
        COUNTS["games"] = COUNTS.get("games", 0) + int(ended)
        COUNTS["decisions"] += chunk * batch
        return chunk * batch

    return play


PEERS: dict[str, Callable[[], Play]] = {
    "open_spiel backgammon (C++)": lambda: spiel("backgammon"),
    "open_spiel hearts (C++)": lambda: spiel("hearts"),
    "open_spiel liars_dice (C++)": lambda: spiel("liars_dice"),
    "open_spiel gin_rummy (C++)": lambda: spiel("gin_rummy"),
    "open_spiel colored_trails (C++, trading)": lambda: spiel("colored_trails"),
    "open_spiel python_block_dominoes (Python)": lambda: spiel("python_block_dominoes"),
    "open_spiel python_liars_poker (Python)": lambda: spiel("python_liars_poker"),
    "rlcard uno": lambda: rl_card("uno"),
    "rlcard limit-holdem": lambda: rl_card("limit-holdem"),
    "pettingzoo connect_four_v3": lambda: zoo("connect_four_v3"),
    "pettingzoo texas_holdem_v4": lambda: zoo("texas_holdem_v4"),
    "catanatron 4 random players": lambda: catan(4),
    "pgx backgammon batch 1": lambda: pgx_env("backgammon", 1),
    "pgx backgammon batch 1024": lambda: pgx_env("backgammon", 1024),
    "pgx connect_four batch 1024": lambda: pgx_env("connect_four", 1024),
}


def main() -> None:
    ap = argparse.ArgumentParser()
    ap.add_argument("peer")
    ap.add_argument("--seconds", type=float, default=3.0)
    a = ap.parse_args()
    if a.peer == "list":
        print("\n".join(PEERS))
        return
    pin_to_one_core()
    play = PEERS[a.peer]()
    play()
    COUNTS.clear()
    COUNTS["decisions"] = 0
    r = run_for(play, a.seconds, warmup_games=0)
    if "games" in COUNTS:
        r["games"] = COUNTS["games"]
    r["decisions"] = COUNTS["decisions"]
    emit(a.peer, r)


if __name__ == "__main__":
    sys.exit(main())
