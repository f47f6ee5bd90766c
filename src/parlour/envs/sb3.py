"""A vector environment for Stable-Baselines3: many plays of one seat. Install it with `pip install parlour[train]`.

    from sb3_contrib import MaskablePPO
    from parlour.envs.sb3 import make_vec

    learner = MaskablePPO("MultiInputPolicy", make_vec("pit", num_envs=8, bots="random"))
    learner.learn(10_000)

`gymnasium.make_vec` makes vectors with Gymnasium's own interface, which Stable-Baselines3 does not accept.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from parlour.envs.vector import VectorSeatEnv

MASKS = "action_masks"
"""The method by which learners with action masks ask for them."""


def make_vec(game: str, num_envs: int = 1, **setting: Any) -> SeatsForSB3:
    """Return one seat in many plays as a vector environment; `parlour.envs.vector.VectorSeatEnv` describes the
    options."""
    return SeatsForSB3(VectorSeatEnv(game, num_envs, autoreset_mode=AutoresetMode.SAME_STEP, **setting))


class SeatsForSB3(VecEnv):
    """Adapts `VectorSeatEnv`: an episode that ends restarts in the same step, and infos are one dict per episode."""

    def __init__(self, seats: VectorSeatEnv) -> None:
        self._seats = seats
        self._actions: Any = None
        self._next_seed: int | None = None
        self.render_mode = seats.render_mode
        super().__init__(seats.num_envs, seats.single_observation_space, seats.single_action_space)

    def reset(self) -> dict[str, NDArray[Any]]:
        seen, _infos = self._seats.reset(seed=self._next_seed)
        self._next_seed = None
        self.reset_infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        return seen

    def step_async(self, actions: Any) -> None:
        self._actions = actions

    def step_wait(self) -> tuple[dict[str, NDArray[Any]], NDArray[Any], NDArray[np.bool_], list[dict[str, Any]]]:
        seen, rewards, outs, cut_offs, vector_infos = self._seats.step(self._actions)
        infos: list[dict[str, Any]] = [{"timed_out": bool(late)} for late in vector_infos["timed_out"]]
        done = outs | cut_offs
        for n in np.flatnonzero(done):
            infos[n]["terminal_observation"] = vector_infos["final_obs"][n]
            infos[n]["TimeLimit.truncated"] = bool(cut_offs[n] and not outs[n])
        return seen, rewards.astype(np.float32), done, infos

    def close(self) -> None:
        self._seats.close()

    def seed(self, seed: int | None = None) -> list[int | None]:
        """Set the seed of the next reset; the plays use this one and the ones after it."""
        self._next_seed = seed
        return [None if seed is None else seed + n for n in range(self.num_envs)]

    def env_method(
        self, method_name: str, *method_args: Any, indices: int | Iterable[int] | None = None, **method_kwargs: Any
    ) -> list[Any]:
        if method_name != MASKS:
            raise AttributeError(f"these environments have no method {method_name!r}; there is {MASKS!r}")
        masks = self._seats.action_masks()
        return [masks[n] for n in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: int | Iterable[int] | None = None) -> list[Any]:
        known = {MASKS: self._seats.action_masks, "render_mode": self.render_mode}
        if attr_name not in known:
            raise AttributeError(f"these environments have no attribute {attr_name!r}")
        return [known[attr_name] for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: int | Iterable[int] | None = None) -> None:
        raise AttributeError(f"{attr_name!r} cannot be set: set it when the environments are made")

    def env_is_wrapped(self, wrapper_class: Any, indices: int | Iterable[int] | None = None) -> list[bool]:
        return [False for _ in self._get_indices(indices)]
