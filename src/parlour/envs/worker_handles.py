"""Processes that play a share of the plays, driven by a bell for each step of them all."""

from __future__ import annotations

import json
import multiprocessing
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import perf_counter
from typing import Any, Final, final

from parlour.envs.gymnasium import SeatEnv
from parlour.envs.shards import Memory, Shard, ShardArrays

PATIENCE: Final = 0.0005
"""For how many seconds one listens before going to sleep: to be woken takes about as long as a step of many plays."""
_SECONDS_ASLEEP: Final = 1.0
"""How long one sleeps before looking whether anybody is left to ring."""
_SECONDS_TO_CLOSE: Final = 5.0

STEP: Final = 0
RESET: Final = 1
CLOSE: Final = 2


@final
class Signal:
    """Rings in another process."""

    def __init__(self, methods: Any, patience: float) -> None:
        """`methods`: those of `multiprocessing` for the way in which processes are started. `patience`: how long one
        listens; none where processes outnumber the cores, and whoever listens keeps another from playing.
        """
        self._rings = methods.Semaphore(0)
        self._patience = patience

    def ring(self) -> None:
        self._rings.release()

    def wait(self, is_anybody_there: Callable[[], bool]) -> bool:
        """Wait until it rings; False if nobody is left who could ring it."""
        has_rung = self._rings.acquire
        until = perf_counter() + self._patience
        while not has_rung(False):
            if perf_counter() > until:
                break
        else:
            return True
        while not has_rung(True, _SECONDS_ASLEEP):
            if not is_anybody_there():
                return bool(has_rung(False))  # it may have rung just before it went
        return True


@final
class Channel:
    """What the process that drives and one that plays share: two bells, an order, and a pipe for what is longer."""

    def __init__(self, methods: Any, patience: float) -> None:
        self.told = Signal(methods, patience)
        self.done = Signal(methods, patience)
        self.order = methods.RawValue("b", STEP)
        self.has_failed = methods.RawValue("b", False)
        self.driver, self.player = methods.Pipe()


@final
class WorkerHandle:
    """A process that plays, seen from the one that drives it."""

    def __init__(
        self,
        methods: Any,
        make: Callable[[], SeatEnv],
        board: tuple[Memory, int, int, int],
        rows: range,
        patience: float,
        is_same_step: bool = False,
    ) -> None:
        """`make` makes a seat; `board` is what a `ShardArrays` is made of; `rows` are the episodes this worker plays;
        `patience` is the time limit of its signals and of ours; `is_same_step` as in `Shard`."""
        self._line = Channel(methods, patience)
        self._process = methods.Process(target=play, args=(make, board, rows, self._line, is_same_step), daemon=True)
        self._process.start()
        self._line.player.close()

    def number(self) -> int:
        return int(self._process.pid)

    def step(self) -> None:
        self._tell(STEP)

    def reset(self, seeds: Sequence[int | None]) -> None:
        self._tell(RESET)
        with suppress(OSError):  # if it is gone, that shows when it is waited for
            self._line.driver.send_bytes(json.dumps(list(seeds)).encode())

    def wait(self) -> str:
        """Wait until what it was told is done; returns what has gone wrong."""
        if not self._line.done.wait(self._process.is_alive):
            return "it is gone"
        if not self._line.has_failed.value:
            return ""
        text: bytes = self._line.driver.recv_bytes()
        return text.decode()

    def close(self) -> None:
        self._tell(CLOSE)
        self._process.join(_SECONDS_TO_CLOSE)
        if self._process.is_alive():
            self._process.terminate()
            self._process.join()
        self._line.driver.close()

    def _tell(self, order: int) -> None:
        self._line.order.value = order
        self._line.told.ring()


def play(
    make: Callable[[], SeatEnv], board: tuple[Memory, int, int, int], rows: range, line: Channel, is_same_step: bool
) -> None:
    """Play a share of the rows, as one is told."""
    driver = multiprocessing.parent_process()
    assert driver is not None
    try:
        share = Shard([make() for _ in rows], ShardArrays(*board), rows.start, is_same_step)
        while line.told.wait(driver.is_alive):
            order = line.order.value
            if order == CLOSE:
                return
            if order == STEP:
                share.step()
            else:
                share.reset(json.loads(line.player.recv_bytes()))
            line.done.ring()
    except (EOFError, KeyboardInterrupt):
        return  # nobody is there any more
    except Exception:  # whatever it is, it is told where somebody waits for an answer
        line.has_failed.value = True
        line.done.ring()
        line.player.send_bytes(traceback.format_exc().encode())
