"""Many plays of one seat side by side, several to a process, as Gymnasium's vectors are driven.

What goes between processes costs more than a step of a game. So each process plays a share of all plays, this one too,
and for a step of them all a bell rings in the others: steps, sights and rewards lie in memory that all share.
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
from parlour.envs.gymnasium import Seat
from parlour.envs.players import PATIENCE, Player
from parlour.envs.shares import TIMED_OUT, Board, Share
from parlour.steps.encoding import MASK, OBSERVATION


@final
class Seats(VectorEnv[dict[str, Any], Any, Any]):
    """The same seat in many plays. What is over begins anew at the next step, as Gymnasium's vectors do it."""

    def __init__(
        self, game: str, num_envs: int = 1, *, processes: int | None = None, context: str | None = None, **setting: Any
    ) -> None:
        """`processes`: how many play, this one among them; usually as many as there are cores. `context`: how the
        others are started, a word of `multiprocessing`. The rest as in `parlour.envs.gymnasium`.
        """
        if num_envs < 1:
            raise BadData("num_envs", f"there is at least one play, not {num_envs}")
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        count = min(num_envs, cores if processes is None else processes)
        if count < 1:
            raise BadData("processes", f"there is at least this one, not {count}")
        make = _Maker(game, setting)
        one = make()  # whoever is refused is refused here, before there are processes
        self.num_envs = num_envs
        self.metadata = {**one.metadata, "autoreset_mode": AutoresetMode.NEXT_STEP}
        self.render_mode = one.render_mode
        self.single_action_space = one.action_space
        self.single_observation_space = one.observation_space
        self.action_space = batch_space(one.action_space, num_envs)
        self.observation_space = batch_space(one.observation_space, num_envs)
        encoding = one.setting.encoding
        methods = multiprocessing.get_context(context)
        size = Board.size(num_envs, encoding.sights, encoding.actions)
        memory = methods.RawArray("b", size) if count > 1 else bytearray(size)
        layout = (num_envs, encoding.sights, encoding.actions)
        self._board = Board(memory, *layout)
        bounds = [num_envs * n // count for n in range(count + 1)]
        shares = [range(bounds[n], bounds[n + 1]) for n in range(count)]
        patience = PATIENCE if count <= cores else 0.0
        self._others = [Player(methods, make, (memory, *layout), rows, patience) for rows in shares[1:]]
        self._share = Share([one, *[make() for _ in shares[0][1:]]], self._board, 0)

    @property
    def others(self) -> list[int]:
        """The other processes that play, by their numbers."""
        return [player.number() for player in self._others]

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """New plays: of one seed, and those that follow it, or of one for each."""
        if seed is None or isinstance(seed, int):
            seeds = [None if seed is None else seed + n for n in range(self.num_envs)]
        else:
            seeds = list(seed)
        if len(seeds) != self.num_envs:
            raise BadData("seed", f"{self.num_envs} seeds are wanted, not {len(seeds)}")
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
        infos = {TIMED_OUT: board.timed_out.copy(), f"_{TIMED_OUT}": ~board.is_new}
        rewards, outs, cut_offs = board.rewards.copy(), board.terminations.copy(), board.truncations.copy()
        return self._observations(), rewards, outs, cut_offs, infos

    def close_extras(self, **_how: Any) -> None:
        """Let the other processes end."""
        for player in self._others:
            player.close()
        self._others = []

    def _observations(self) -> dict[str, Any]:
        return {OBSERVATION: self._board.sights.copy(), MASK: self._board.masks.copy()}

    def _wait(self) -> None:
        for player in self._others:
            problem = player.wait()
            if problem:
                self.close()
                raise RuntimeError(f"a process that plays has failed:\n{problem}")


@final
class _Maker:
    """Makes a seat; it can be sent to another process."""

    def __init__(self, game: str, setting: dict[str, Any]) -> None:
        self.game = game
        self.setting = setting

    def __call__(self) -> Seat:
        return Seat(self.game, **self.setting)
