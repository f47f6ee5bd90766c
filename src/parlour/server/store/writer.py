"""`StoreWriter`: one thread that stores the entries of all rooms, many per commit, and answers through callbacks.

Context. A durable commit waits for the disk. The event loop must not wait, and a commit per move
would limit the server to the sync rate of the disk. So all blocking calls to the `Store` run in one writer thread, and
everything that waits when the thread becomes free goes into one commit (group commit). The more load there is, the
larger the batches are.

The path of an entry: `append_soon` collects the jobs of one turn of the event loop in `_new`; `_hand_over` puts them
into the queue at the end of the turn, so that the thread is woken once per turn and not once per entry; the thread
takes everything that is queued, commits the appends in batches of at most `MAX_AT_ONCE`, and sends all results of a
batch back to the event loop in a single call.

Invariants.

- From start to `stop`, only the writer thread calls the store. A `Store` needs no locking of its own.
- A callback runs in the event loop, exactly once, and only after the commit is durable, with the result of its own
  entry. Within a batch, callbacks run in the order of the appends.
- If a commit raises, each callback of its batch receives a StoreError. Nothing of the batch is stored then, except when
  only the database's answer was lost; `RoomManager` finds that out by reloading the room. An entry whose number is
  taken is no error: its result says so, and the others of the batch are stored.
- Reads run after all appends that were queued before them. So a read sees every entry that was handed over earlier.
- After `stop`, new jobs are refused; those that were accepted are finished before the store is closed.

Why callbacks and not only futures? A callback runs directly in the loop's call, without waking a task for each move.
`append` and `read` resolve a future for callers that await.
"""

# Compiled with mypyc.

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, TypeVar, final

from mypy_extensions import mypyc_attr

from parlour.server.store.interface import Append, AppendResult, Store, StoreError

log = logging.getLogger("parlour.store")
T = TypeVar("T")
Callback = Callable[[Any], None]
"""Receives a result, or the exception that replaces it."""
MAX_AT_ONCE: Final = 256


class StoreWriter:
    """Stores entries and reads from the store in a thread of its own."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.commits = 0
        self.stored = 0
        self.failures = 0
        self.seconds = 0.0
        self._is_stopped = False
        self._new: list[_Job] = []
        """Jobs from the current turn of the event loop. They are handed over together at its end."""
        self._waiting: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        """The event loop in which callbacks run."""
        self._worker = threading.Thread(target=self._work, name="store-writer", daemon=True)
        self._worker.start()

    def waiting(self) -> int:
        """Return how many hand-overs wait for the thread."""
        return self._waiting.qsize()

    async def append(self, append: Append) -> AppendResult:
        """Store an entry, and wait for it. Raises StoreError if it could not be stored."""
        result: asyncio.Future[AppendResult] = asyncio.get_running_loop().create_future()
        self.append_soon(append, partial(resolve, result))
        return await result

    def append_soon(self, append: Append, then: Callback) -> None:
        """Store an entry without waiting. `then` receives the result or the exception."""
        self._ask(_Job(append, None, then))

    async def read(self, read: Callable[[Store], T]) -> T:
        """Run a function on the store in the writer thread, and return its result."""
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._ask(_Job(None, read, partial(resolve, result)))
        return await result

    async def stop(self) -> None:
        """Finish the jobs that wait, and close the store."""
        self._is_stopped = True
        self._hand_over()
        self._waiting.put(None)
        await asyncio.to_thread(self._worker.join)
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
        """Return everything that waits now, at least one job, and whether it was the last."""
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
        """Send all results of one commit to the event loop in one call."""
        assert self._loop is not None
        self._loop.call_soon_threadsafe(_answer, jobs, answers, problem)


@final
@mypyc_attr(acyclic=True)
class _Job:
    """Something to store or to read, and its callback."""

    def __init__(self, append: Append | None, read: Callable[[Store], object] | None, then: Callback) -> None:
        self.append = append
        self.read = read
        self.then = then


def _answer(jobs: list[_Job], answers: Sequence[object], problem: Exception | None) -> None:
    for n, job in enumerate(jobs):
        try:
            job.then(answers[n] if problem is None else problem)
        except Exception:  # the other callbacks of the commit must still run
            log.exception("an answer of the store was not taken")


def resolve(future: asyncio.Future[Any], answer: Any) -> None:
    """Give a future its result or exception, unless it was cancelled."""
    if future.done():
        return
    if isinstance(answer, Exception):
        future.set_exception(answer)
    else:
        future.set_result(answer)
