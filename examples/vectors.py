"""Learn from many plays side by side, all in one process: a vector of Parlour under Stable-Baselines3.

    python examples/vectors.py pit --steps 2000

It needs `parlour[train]`.
"""

from __future__ import annotations

import argparse
import sys

from sb3_contrib import MaskablePPO

from parlour.envs.sb3 import make_vec


def main(given: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--steps", type=int, default=2000)
    parser.add_argument("--plays", type=int, default=8, help="plays side by side")
    wish = parser.parse_args(given)
    plays = make_vec(wish.game, num_envs=wish.plays, bots="random", max_cycles=500)
    learner = MaskablePPO("MultiInputPolicy", plays, n_steps=64, batch_size=64, seed=1, device="cpu")
    learner.learn(wish.steps)
    seen = plays.reset()
    actions, _state = learner.predict(seen, action_masks=seen["action_mask"])
    print(f"{wish.game}: {wish.steps} steps of {wish.plays} plays; the next actions would be {actions.tolist()}")
    plays.close()


if __name__ == "__main__":
    main(sys.argv[1:])
