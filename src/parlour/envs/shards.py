"""Plays of one seat, several to a process: what is said of them lies in memory that processes may share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

import numpy as np
from numpy.typing import NDArray

from parlour.encoding.game_encoding import MASK, OBSERVATION
from parlour.envs.gymnasium import SeatEnv

TIMED_OUT: Final = "timed_out"

Memory = Any
"""Bytes that processes share."""


@final
class ShardArrays:
    """What is said of some plays, a row each: in memory that may be shared."""

    def __init__(self, memory: Memory, plays: int, sights: int, actions: int) -> None:
        self._memory = memory
        self._at = 0
        self.rewards: NDArray[np.float64] = self._column(np.float64, (plays,))
        self.actions: NDArray[np.int64] = self._column(np.int64, (plays,))
        self.sights: NDArray[np.float32] = self._column(np.float32, (plays, sights))
        self.final_sights: NDArray[np.float32] = self._column(np.float32, (plays, sights))
        self.masks: NDArray[np.int8] = self._column(np.int8, (plays, actions))
        self.final_masks: NDArray[np.int8] = self._column(np.int8, (plays, actions))
        """What was seen last of plays that have started again at the same step."""
        self.terminations: NDArray[np.bool_] = self._column(np.bool_, (plays,))
        self.truncations: NDArray[np.bool_] = self._column(np.bool_, (plays,))
        self.timed_out: NDArray[np.bool_] = self._column(np.bool_, (plays,))
        self.is_new: NDArray[np.bool_] = self._column(np.bool_, (plays,))
        """Which plays have begun anew instead of taking their step."""

    @staticmethod
    def size(plays: int, sights: int, actions: int) -> int:
        """How many bytes there are."""
        return plays * (8 + 8 + 2 * (4 * sights + actions) + 4)

    def _column(self, kind: Any, shape: tuple[int, ...]) -> Any:
        count = int(np.prod(shape))
        column = np.frombuffer(self._memory, kind, count, self._at).reshape(shape)
        self._at += column.nbytes
        return column


@final
class Shard:
    """The plays of one process, from one row of the board to another."""

    def __init__(self, seats: list[SeatEnv], board: ShardArrays, first: int, is_same_step: bool = False) -> None:
        """`is_same_step`: whether a play that is over starts again at the same step, or at the next."""
        self._is_same_step = is_same_step
        self._seats = seats
        self._board = board
        self._first = first

    def reset(self, seeds: Sequence[int | None]) -> None:
        """New plays in all rows."""
        board = self._board
        for n, seat in enumerate(self._seats):
            row = self._first + n
            seen, _info = seat.reset(seed=seeds[row])
            self._show(row, seen)
            board.rewards[row] = 0.0
            board.terminations[row] = board.truncations[row] = board.timed_out[row] = False
            board.is_new[row] = True

    def step(self) -> None:
        """A step of every play; those that were over begin anew."""
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
                    board.final_sights[row] = seen[OBSERVATION]
                    board.final_masks[row] = seen[MASK]
                    seen, _info = seat.reset()
            board.is_new[row] = over[n]
            self._show(row, seen)

    def _show(self, row: int, seen: dict[str, Any]) -> None:
        self._board.sights[row] = seen[OBSERVATION]
        self._board.masks[row] = seen[MASK]
