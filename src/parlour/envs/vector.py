"""Many plays of one seat side by side, several to a process, as Gymnasium's vectors are driven.

What goes between processes costs more than a step of a game. So each process plays a share of all plays, this one too,
and for a step of them all the others are told one word: steps, sights and rewards lie in memory that all share.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final, final

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from parlour.core.refusals import BadData
from parlour.envs.gymnasium import Seat
from parlour.steps.encoding import MASK, OBSERVATION

STEP: Final = b"step"
CLOSE: Final = b"close"
DONE: Final = b"done"
TIMED_OUT: Final = "timed_out"
_SECONDS_TO_CLOSE: Final = 5.0

Memory = Any
"""Bytes that processes share."""


@final
class Board:
    """What is said of some plays, a row each: in memory that may be shared."""

    def __init__(self, memory: Memory, plays: int, sights: int, actions: int) -> None:
        self._memory = memory
        self._at = 0
        self.rewards: NDArray[np.float64] = self._column(np.float64, (plays,))
        self.actions: NDArray[np.int64] = self._column(np.int64, (plays,))
        self.sights: NDArray[np.float32] = self._column(np.float32, (plays, sights))
        self.masks: NDArray[np.int8] = self._column(np.int8, (plays, actions))
        self.terminations: NDArray[np.bool_] = self._column(np.bool_, (plays,))
        self.truncations: NDArray[np.bool_] = self._column(np.bool_, (plays,))
        self.timed_out: NDArray[np.bool_] = self._column(np.bool_, (plays,))
        self.is_new: NDArray[np.bool_] = self._column(np.bool_, (plays,))
        """Which plays have begun anew instead of taking their step."""

    @staticmethod
    def size(plays: int, sights: int, actions: int) -> int:
        """How many bytes there are."""
        return plays * (8 + 8 + 4 * sights + actions + 4)

    def _column(self, kind: Any, shape: tuple[int, ...]) -> Any:
        count = int(np.prod(shape))
        column = np.frombuffer(self._memory, kind, count, self._at).reshape(shape)
        self._at += column.nbytes
        return column


@final
class Share:
    """The plays of one process, from one row of the board to another."""

    def __init__(self, seats: list[Seat], board: Board, first: int) -> None:
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
            board.is_new[row] = over[n]
            self._show(row, seen)

    def _show(self, row: int, seen: dict[str, Any]) -> None:
        self._board.sights[row] = seen[OBSERVATION]
        self._board.masks[row] = seen[MASK]


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
        self._others = [_Player(methods, make, memory, layout, bounds[n], bounds[n + 1]) for n in range(1, count)]
        self._share = Share([one, *[make() for _ in range(1, bounds[1])]], self._board, 0)

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
            player.tell(seeds)
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


@final
class _Player:
    """A process that plays, from here."""

    def __init__(
        self,
        methods: Any,
        make: Callable[[], Seat],
        memory: Memory,
        layout: tuple[int, int, int],
        first: int,
        end: int,
    ) -> None:
        self._line, other = methods.Pipe()
        self._process = methods.Process(target=_play, args=(make, memory, layout, first, end, other), daemon=True)
        self._process.start()
        other.close()

    def number(self) -> int:
        return int(self._process.pid)

    def tell(self, seeds: Sequence[int | None]) -> None:
        self._say(json.dumps(list(seeds)).encode())

    def step(self) -> None:
        self._say(STEP)

    def wait(self) -> str:
        """Wait until what it was told is done; returns what has gone wrong."""
        try:
            word: bytes = self._line.recv_bytes()
        except (EOFError, OSError):
            return "it is gone"
        return "" if word == DONE else word.decode()

    def close(self) -> None:
        self._say(CLOSE)
        self._process.join(_SECONDS_TO_CLOSE)
        if self._process.is_alive():
            self._process.terminate()
            self._process.join()
        self._line.close()

    def _say(self, word: bytes) -> None:
        with suppress(OSError):  # if it is gone, that shows when it is waited for
            self._line.send_bytes(word)


def _play(
    make: Callable[[], Seat], memory: Memory, layout: tuple[int, int, int], first: int, end: int, line: Any
) -> None:
    """Play a share of the rows, as one is told."""
    try:
        share = Share([make() for _ in range(first, end)], Board(memory, *layout), first)
        while (word := line.recv_bytes()) != CLOSE:
            if word == STEP:
                share.step()
            else:
                share.reset(json.loads(word))
            line.send_bytes(DONE)
    except (EOFError, KeyboardInterrupt):
        return  # nobody is there any more
    except Exception:  # whatever it is, it is told where somebody waits for an answer
        line.send_bytes(traceback.format_exc().encode())
