"""The clerk writes for all rooms: whatever waits is stored in one commit, in a thread of its own, and then answered."""

# Compiled with mypyc.

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from typing import Final, TypeVar, final

from mypy_extensions import mypyc_attr

from parlour.server.store.callbacks import Callback, FutureCallback
from parlour.server.store.interface import Append, AppendResult, Store, StoreError

log = logging.getLogger("parlour.clerk")
T = TypeVar("T")
MAX_AT_ONCE: Final = 256


class StoreWriter:
    """Entries in, answers out. Reading goes through the same thread, so that it sees what was written before."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.commits = 0
        self.stored = 0
        self.failures = 0
        self.seconds = 0.0
        self._is_stopped = False
        self._new: list[_Job] = []
        """What has come in this turn of the loop: it is handed over at its end, and wakes the thread once."""
        self._waiting: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        """Where those are who wait."""
        self._hand = threading.Thread(target=self._work, name="clerk", daemon=True)
        self._hand.start()

    async def append(self, append: Append) -> AppendResult:
        """Store an entry; StoreError if it could not be, and then it has not been."""
        answered: asyncio.Future[AppendResult] = asyncio.get_running_loop().create_future()
        self.append_soon(append, FutureCallback(answered))
        return await answered

    def append_soon(self, append: Append, then: Callback) -> None:
        """Store an entry without waiting for it: `then` hears the answer, or why there is none."""
        self._ask(_Job(append, None, then))

    async def read(self, read: Callable[[Store], T]) -> T:
        """Something read from the store."""
        answered: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._ask(_Job(None, read, FutureCallback(answered)))
        return await answered

    async def stop(self) -> None:
        """Finish what waits, and close the store."""
        self._is_stopped = True
        self._hand_over()
        self._waiting.put(None)
        await asyncio.to_thread(self._hand.join)
        self.store.close()

    def _ask(self, job: _Job) -> None:
        if self._is_stopped:
            raise StoreError("the store is closed")
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
        if not self._new:
            self._loop.call_soon(self._hand_over)
        self._new.append(job)

    def _hand_over(self) -> None:
        if self._new:
            self._waiting.put(self._new)
            self._new = []

    def _work(self) -> None:
        while True:
            jobs, is_last = self._gather()
            appends = [job for job in jobs if job.append is not None]
            for first in range(0, len(appends), MAX_AT_ONCE):
                self._write(appends[first : first + MAX_AT_ONCE])
            for job in jobs:
                if job.read is not None:
                    self._read(job)
            if is_last:
                return

    def _gather(self) -> tuple[list[_Job], bool]:
        """Everything that waits now, at least one job; whether it was the last."""
        jobs: list[_Job] = []
        more = self._waiting.get()
        while more is not None:
            jobs += more
            if len(jobs) >= MAX_AT_ONCE:
                return jobs, False
            try:
                more = self._waiting.get_nowait()
            except queue.Empty:
                return jobs, False
        return jobs, True

    def _write(self, jobs: list[_Job]) -> None:
        began = time.perf_counter()
        try:
            answers = self.store.append([job.append for job in jobs if job.append is not None])
        except Exception as problem:
            self.failures += 1
            error = problem if isinstance(problem, StoreError) else StoreError(str(problem))
            self._tell(jobs, [], error)
            return
        self.seconds += time.perf_counter() - began
        self.commits += 1
        self.stored += len(jobs)
        self._tell(jobs, answers, None)

    def _read(self, job: _Job) -> None:
        assert job.read is not None
        try:
            self._tell([job], [job.read(self.store)], None)
        except Exception as problem:
            self._tell([job], [], problem)

    def _tell(self, jobs: list[_Job], answers: Sequence[object], problem: Exception | None) -> None:
        """All of one commit hear of it at once."""
        assert self._loop is not None
        self._loop.call_soon_threadsafe(_answer, jobs, answers, problem)


@final
@mypyc_attr(acyclic=True)
class _Job:
    """Something to store or to read, and who waits for it."""

    def __init__(self, append: Append | None, read: Callable[[Store], object] | None, then: Callback) -> None:
        self.append = append
        self.read = read
        self.then = then


def _answer(jobs: list[_Job], answers: Sequence[object], problem: Exception | None) -> None:
    for n, job in enumerate(jobs):
        try:
            job.then.hear(answers[n] if problem is None else problem)
        except Exception:  # the others have waited for the same commit
            log.exception("an answer of the store was not taken")
