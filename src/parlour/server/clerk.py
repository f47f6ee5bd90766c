"""The clerk writes for all rooms: whatever waits is stored in one commit, in a thread of its own, and then answered."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from typing import Final, TypeVar

from parlour.server.store.kept import Answer, Append, Store, StoreError

T = TypeVar("T")
MOST_AT_ONCE: Final = 256


class Clerk:
    """Entries in, answers out. Reading goes through the same thread, so that it sees what was written before."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.commits = 0
        self.stored = 0
        self.failures = 0
        self.seconds = 0.0
        self._is_stopped = False
        self._waiting: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="clerk", daemon=True)
        self._thread.start()

    async def append(self, append: Append) -> Answer:
        """Store an entry; StoreError if it could not be, and then it has not been."""
        answer = await self._ask(_Job(append, None))
        assert isinstance(answer, Answer)
        return answer

    async def read(self, read: Callable[[Store], T]) -> T:
        """Something read from the store."""
        return await self._ask(_Job(None, read))  # type: ignore[return-value]

    async def stop(self) -> None:
        """Finish what waits, and close the store."""
        self._is_stopped = True
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)
        self.store.close()

    async def _ask(self, job: _Job) -> object:
        if self._is_stopped:
            raise StoreError("the store is closed")
        loop = asyncio.get_running_loop()
        job.answered = loop.create_future()
        job.loop = loop
        self._waiting.put(job)
        return await job.answered

    def _work(self) -> None:
        while True:
            jobs, is_last = self._gather()
            appends = [job for job in jobs if job.append is not None]
            if appends:
                self._write(appends)
            for job in jobs:
                if job.read is not None:
                    self._read(job)
            if is_last:
                return

    def _gather(self) -> tuple[list[_Job], bool]:
        """Everything that waits now, at least one job; whether it was the last."""
        jobs: list[_Job] = []
        job = self._waiting.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) >= MOST_AT_ONCE:
                return jobs, False
            try:
                job = self._waiting.get_nowait()
            except queue.Empty:
                return jobs, False
        return jobs, True

    def _write(self, jobs: list[_Job]) -> None:
        began = time.perf_counter()
        try:
            answers = self.store.append([job.append for job in jobs if job.append is not None])
        except Exception as problem:
            self.failures += 1
            for job in jobs:
                job.fail(problem if isinstance(problem, StoreError) else StoreError(str(problem)))
            return
        self.seconds += time.perf_counter() - began
        self.commits += 1
        self.stored += len(jobs)
        for job, answer in zip(jobs, answers, strict=True):
            job.succeed(answer)

    def _read(self, job: _Job) -> None:
        assert job.read is not None
        try:
            job.succeed(job.read(self.store))
        except Exception as problem:
            job.fail(problem)


class _Job:
    """Something to store or to read, and who waits for it."""

    def __init__(self, append: Append | None, read: Callable[[Store], object] | None) -> None:
        self.append = append
        self.read = read
        self.loop: asyncio.AbstractEventLoop
        self.answered: asyncio.Future[object]

    def succeed(self, answer: object) -> None:
        self._tell(lambda: self.answered.set_result(answer))

    def fail(self, problem: Exception) -> None:
        self._tell(lambda: self.answered.set_exception(problem))

    def _tell(self, tell: Callable[[], None]) -> None:
        def if_waited_for() -> None:
            if not self.answered.done():
                tell()

        self.loop.call_soon_threadsafe(if_waited_for)
