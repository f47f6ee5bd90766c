"""A shard of a vector environment: the plays of one process, with their results in shared arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

import numpy as np
from numpy.typing import NDArray

from parlour.encoding.game_encoding import MASK, OBSERVATION
from parlour.envs.gymnasium import SeatEnv

TIMED_OUT: Final = "timed_out"

Memory = Any
"""Memory that processes share."""


@final
class ShardArrays:
    """Actions and results of all plays, one row each, in memory that may be shared."""

    def __init__(self, memory: Memory, plays: int, observation_size: int, actions: int) -> None:
        self._memory = memory
        self._at = 0
        self.rewards: NDArray[np.float64] = self._column(np.float64, (plays,))
        self.actions: NDArray[np.int64] = self._column(np.int64, (plays,))
        self.observations: NDArray[np.float32] = self._column(np.float32, (plays, observation_size))
        self.final_observations: NDArray[np.float32] = self._column(np.float32, (plays, observation_size))
        self.masks: NDArray[np.int8] = self._column(np.int8, (plays, actions))
        self.final_masks: NDArray[np.int8] = self._column(np.int8, (plays, actions))
        """The last observation and mask of plays that were restarted in the same step."""
        self.terminations: NDArray[np.bool_] = self._column(np.bool_, (plays,))
        self.truncations: NDArray[np.bool_] = self._column(np.bool_, (plays,))
        self.timed_out: NDArray[np.bool_] = self._column(np.bool_, (plays,))
        self.is_new: NDArray[np.bool_] = self._column(np.bool_, (plays,))
        """The plays that were restarted instead of taking a step."""

    @staticmethod
    def size(plays: int, observation_size: int, actions: int) -> int:
        """Return the size in bytes."""
        return plays * (8 + 8 + 2 * (4 * observation_size + actions) + 4)

    def _column(self, kind: Any, shape: tuple[int, ...]) -> Any:
        count = int(np.prod(shape))
        column = np.frombuffer(self._memory, kind, count, self._at).reshape(shape)
        self._at += column.nbytes
        return column


@final
class Shard:
    """The plays of one process: consecutive rows of the arrays."""

    def __init__(self, seats: list[SeatEnv], board: ShardArrays, first: int, is_same_step: bool = False) -> None:
        """Create the shard. `is_same_step`: whether a finished play restarts in the same step, or in the next."""
        self._is_same_step = is_same_step
        self._seats = seats
        self._board = board
        self._first = first

    def reset(self, seeds: Sequence[int | None]) -> None:
        """Start new plays in all rows."""
        board = self._board
        for n, seat in enumerate(self._seats):
            row = self._first + n
            seen, _info = seat.reset(seed=seeds[row])
            self._show(row, seen)
            board.rewards[row] = 0.0
            board.terminations[row] = board.truncations[row] = board.timed_out[row] = False
            board.is_new[row] = True

    def step(self) -> None:
        """Take a step of every play; finished plays restart."""
        board = self._board
        rows = slice(self._first, self._first + len(self._seats))
        actions = board.actions[rows].tolist()
        over = (board.terminations[rows] | board.truncations[rows]).tolist()
        if self._is_same_step:
            over = [False] * len(over)
        for n, seat in enumerate(self._seats):
            row = self._first + n
            if over[n]:
                seen, _info = seat.reset()
                board.rewards[row] = 0.0
                board.terminations[row] = board.truncations[row] = board.timed_out[row] = False
            else:
                seen, reward, is_out, is_cut_off, info = seat.step(actions[n])
                board.rewards[row] = reward
                board.terminations[row] = is_out
                board.truncations[row] = is_cut_off
                board.timed_out[row] = info[TIMED_OUT]
                if self._is_same_step and (is_out or is_cut_off):
                    board.final_observations[row] = seen[OBSERVATION]
                    board.final_masks[row] = seen[MASK]
                    seen, _info = seat.reset()
            board.is_new[row] = over[n]
            self._show(row, seen)

    def _show(self, row: int, seen: dict[str, Any]) -> None:
        self._board.observations[row] = seen[OBSERVATION]
        self._board.masks[row] = seen[MASK]
