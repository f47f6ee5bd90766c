"""Worker processes of a vector environment, each with a shard of the plays, started by a signal for each step."""

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
"""Seconds of busy waiting before sleeping: waking up takes about as long as a step of many plays."""
_SECONDS_ASLEEP: Final = 1.0
"""Seconds of sleep between checks whether the other process is alive."""
_SECONDS_TO_CLOSE: Final = 5.0

STEP: Final = 0
RESET: Final = 1
CLOSE: Final = 2


@final
class Signal:
    """Wakes another process."""

    def __init__(self, methods: Any, patience: float) -> None:
        """Create the signal. `methods`: the `multiprocessing` context. `patience`: seconds of busy waiting; 0 where
        processes outnumber the cores, because a waiting process would keep another from playing."""
        self._semaphore = methods.Semaphore(0)
        self._patience = patience

    def ring(self) -> None:
        self._semaphore.release()

    def wait(self, is_anybody_there: Callable[[], bool]) -> bool:
        """Wait for the signal; False if the process that could send it is gone."""
        acquire = self._semaphore.acquire
        until = perf_counter() + self._patience
        while not acquire(False):
            if perf_counter() > until:
                break
        else:
            return True
        while not acquire(True, _SECONDS_ASLEEP):
            if not is_anybody_there():
                return bool(acquire(False))  # it may have been sent just before the process ended
        return True


@final
class Channel:
    """The shared parts of the driving process and a worker: two signals, an order, and a pipe for longer messages."""

    def __init__(self, methods: Any, patience: float) -> None:
        self.start = Signal(methods, patience)
        self.done = Signal(methods, patience)
        self.order = methods.RawValue("b", STEP)
        self.has_failed = methods.RawValue("b", False)
        self.driver, self.player = methods.Pipe()


@final
class WorkerHandle:
    """A worker process, seen from the driving process."""

    def __init__(
        self,
        methods: Any,
        make: Callable[[], SeatEnv],
        board: tuple[Memory, int, int, int],
        rows: range,
        patience: float,
        is_same_step: bool = False,
    ) -> None:
        """Start the worker. `make` creates an environment; `board` holds the arguments of `ShardArrays`; `rows` are the
        episodes this worker plays; `patience` is the busy-waiting time of both signals; `is_same_step` as in
        `Shard`."""
        self._channel = Channel(methods, patience)
        self._process = methods.Process(target=play, args=(make, board, rows, self._channel, is_same_step), daemon=True)
        self._process.start()
        self._channel.player.close()

    def number(self) -> int:
        return int(self._process.pid)

    def step(self) -> None:
        self._order(STEP)

    def reset(self, seeds: Sequence[int | None]) -> None:
        self._order(RESET)
        with suppress(OSError):  # if the worker is gone, `wait` reports it
            self._channel.driver.send_bytes(json.dumps(list(seeds)).encode())

    def wait(self) -> str:
        """Wait until the order is done. Return the error, or ''."""
        if not self._channel.done.wait(self._process.is_alive):
            return "it is gone"
        if not self._channel.has_failed.value:
            return ""
        text: bytes = self._channel.driver.recv_bytes()
        return text.decode()

    def close(self) -> None:
        self._order(CLOSE)
        self._process.join(_SECONDS_TO_CLOSE)
        if self._process.is_alive():
            self._process.terminate()
            self._process.join()
        self._channel.driver.close()

    def _order(self, order: int) -> None:
        self._channel.order.value = order
        self._channel.start.ring()


def play(
    make: Callable[[], SeatEnv], board: tuple[Memory, int, int, int], rows: range, channel: Channel, is_same_step: bool
) -> None:
    """Run a worker: execute the orders of the driving process on its rows."""
    driver = multiprocessing.parent_process()
    assert driver is not None
    try:
        shard = Shard([make() for _ in rows], ShardArrays(*board), rows.start, is_same_step)
        while channel.start.wait(driver.is_alive):
            order = channel.order.value
            if order == CLOSE:
                return
            if order == STEP:
                shard.step()
            else:
                shard.reset(json.loads(channel.player.recv_bytes()))
            channel.done.ring()
    except (EOFError, KeyboardInterrupt):
        return  # the driving process is gone
    except Exception:  # reported to the driving process, which waits for an answer
        channel.has_failed.value = True
        channel.done.ring()
        channel.player.send_bytes(traceback.format_exc().encode())
