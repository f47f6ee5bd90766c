"""`VectorSeatEnv`: many plays of one seat, distributed over processes, as a Gymnasium vector environment.

Messages between processes cost more than a step of a game. So each process, including this one, plays a shard of all
plays, and one signal per worker starts a step of them all. Steps, observations and rewards are in shared memory.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Sequence
from typing import Any, final

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from parlour.core.refusals import BadData
from parlour.encoding.game_encoding import MASK, OBSERVATION
from parlour.envs.gymnasium import SeatEnv
from parlour.envs.shards import TIMED_OUT, Shard, ShardArrays
from parlour.envs.worker_handles import PATIENCE, WorkerHandle


@final
class VectorSeatEnv(VectorEnv[dict[str, Any], Any, Any]):
    """One seat in many plays at a time. By default a finished play restarts at the next step, as Gymnasium does."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        processes: int = 1,
        context: str | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        **setting: Any,
    ) -> None:
        """Create the environment. `processes`: how many processes play, including this one. `context`: the start method
        of `multiprocessing` for the others. `autoreset_mode`: whether a finished play restarts at the next step or in
        the same one; then `final_obs` of the infos holds its last observation. The other arguments are those of
        `parlour.envs.gymnasium`."""
        if num_envs < 1:
            raise BadData("num_envs", f"there is at least one play, not {num_envs}")
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        count = min(num_envs, processes)
        mode = _autoreset_mode(autoreset_mode)
        if count < 1:
            raise BadData("processes", f"there is at least this one, not {count}")
        make = _Maker(game, setting)
        self._is_same_step = mode is AutoresetMode.SAME_STEP
        one = make()  # invalid arguments are refused here, before processes are started
        self.num_envs = num_envs
        self.metadata = {**one.metadata, "autoreset_mode": mode}
        self.render_mode = one.render_mode
        self.single_action_space = one.action_space
        self.single_observation_space = one.observation_space
        self.action_space = batch_space(one.action_space, num_envs)
        self.observation_space = batch_space(one.observation_space, num_envs)
        encoding = one.setting.encoding
        methods = multiprocessing.get_context(context)
        size = ShardArrays.size(num_envs, encoding.observation_size, encoding.actions)
        memory = methods.RawArray("b", size) if count > 1 else bytearray(size)
        layout = (num_envs, encoding.observation_size, encoding.actions)
        self._board = ShardArrays(memory, *layout)
        bounds = [num_envs * n // count for n in range(count + 1)]
        shares = [range(bounds[n], bounds[n + 1]) for n in range(count)]
        patience = PATIENCE if count <= cores else 0.0
        self._others = [
            WorkerHandle(methods, make, (memory, *layout), rows, patience, self._is_same_step) for rows in shares[1:]
        ]
        self._share = Shard([one, *[make() for _ in shares[0][1:]]], self._board, 0, self._is_same_step)

    @property
    def others(self) -> list[int]:
        """Return the process ids of the other processes."""
        return [player.number() for player in self._others]

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start new plays: from one seed and the ones after it, or from one seed for each."""
        if seed is None or isinstance(seed, int):
            seeds = [None if seed is None else seed + n for n in range(self.num_envs)]
        else:
            seeds = list(seed)
        if len(seeds) != self.num_envs:
            raise BadData("seed", f"expected {self.num_envs} seeds, got {len(seeds)}")
        for player in self._others:
            player.reset(seeds)
        try:
            self._share.reset(seeds)
        finally:
            self._wait()
        return self._observations(), {}

    def step(
        self, actions: Any
    ) -> tuple[dict[str, Any], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        board = self._board
        board.actions[:] = actions
        for player in self._others:
            player.step()
        try:
            self._share.step()
        finally:
            self._wait()
        infos: dict[str, Any] = {TIMED_OUT: board.timed_out.copy(), f"_{TIMED_OUT}": ~board.is_new}
        rewards, outs, cut_offs = board.rewards.copy(), board.terminations.copy(), board.truncations.copy()
        if self._is_same_step:
            infos |= self._finals(outs | cut_offs)
        return self._observations(), rewards, outs, cut_offs, infos

    def close_extras(self, **_how: Any) -> None:
        """Stop the other processes."""
        for player in self._others:
            player.close()
        self._others = []

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the open steps of each play, one row each."""
        return self._board.masks.astype(bool)

    def _finals(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        """Return the last observations of the plays that have just ended, in the form of Gymnasium's vectors."""
        if not ended.any():
            return {}
        board = self._board
        finals = np.full(self.num_envs, None, dtype=object)
        for row in np.flatnonzero(ended):
            finals[row] = {OBSERVATION: board.final_observations[row].copy(), MASK: board.final_masks[row].copy()}
        return {"final_obs": finals, "_final_obs": ended.copy()}

    def _observations(self) -> dict[str, Any]:
        return {OBSERVATION: self._board.observations.copy(), MASK: self._board.masks.copy()}

    def _wait(self) -> None:
        for player in self._others:
            problem = player.wait()
            if problem:
                self.close()
                raise RuntimeError(f"a process that plays has failed:\n{problem}")


def _autoreset_mode(mode: AutoresetMode | str) -> AutoresetMode:
    """Return one of the two supported modes; plays that never restart are not supported."""
    names = {known.value: known for known in (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP)}
    found = names.get(mode.value if isinstance(mode, AutoresetMode) else mode)
    if found is None:
        raise BadData("autoreset_mode", f"{mode!r} is not supported; use one of {', '.join(names)}")
    return found


@final
class _Maker:
    """Creates an environment; it can be sent to another process."""

    def __init__(self, game: str, setting: dict[str, Any]) -> None:
        self.game = game
        self.setting = setting

    def __call__(self) -> SeatEnv:
        return SeatEnv(self.game, **self.setting)
