"""Evaluation of untrusted uploads outside the event loop: a queue that is fair to addresses, and one child process."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from typing import Any, Final, NamedTuple, Protocol, final

from parlour.core.refusals import BadData, Refused
from parlour.i18n.refusals import refused
from parlour.server.rooms.table_start import too_expensive
from parlour.server.workers import evaluator
from parlour.server.workers.supervised_process import ProcessFailed

log = logging.getLogger("parlour.server")
BUSY: Final = "server/busy"


class EvaluationHandlers(Protocol):
    """The target of jobs: a supervised process, or a fake in tests."""

    async def ask(self, request: object) -> Any: ...

    def stop(self) -> None: ...


class QueueLimits(NamedTuple):
    """How much may wait: jobs and bytes, from one address and in all."""

    jobs: int = 16
    jobs_in_all: int = 256
    bytes: int = 16 * 1024 * 1024
    bytes_in_all: int = 64 * 1024 * 1024


class Job(NamedTuple):
    """A request that waits for its turn."""

    request: tuple[str, tuple[Any, ...]]
    size: int
    """The approximate number of bytes that it holds in memory."""
    answer: asyncio.Future[Any]


@final
class FairQueue:
    """Jobs by address. Addresses take turns, so that many jobs of one address delay a job of another by at most one
    job."""

    def __init__(self, limits: QueueLimits) -> None:
        self._limits = limits
        self._waiting: OrderedDict[str, deque[Job]] = OrderedDict()
        """The next address comes first. Each address has at least one job."""

    def __len__(self) -> int:
        return sum(len(jobs) for jobs in self._waiting.values())

    def put(self, address: str, job: Job) -> None:
        """Add a job; Refused if too much waits already."""
        limits = self._limits
        own = self._waiting.get(address, deque())
        everything = [each for jobs in self._waiting.values() for each in jobs]
        if len(own) >= limits.jobs or sum(each.size for each in own) + job.size > limits.bytes:
            raise refused(BUSY)
        if (
            len(everything) >= limits.jobs_in_all
            or sum(each.size for each in everything) + job.size > limits.bytes_in_all
        ):
            raise refused(BUSY)
        self._waiting.setdefault(address, own).append(job)

    def take(self) -> Job | None:
        """Return the next job, of the address that has waited longest for its turn."""
        if not self._waiting:
            return None
        address, jobs = self._waiting.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            self._waiting[address] = jobs  # behind all others
        return job


@final
class EvaluationPool:
    """Runs jobs in a process, one after another. A job that fails is one client's error, and affects nobody else."""

    def __init__(self, process: EvaluationHandlers, limits: QueueLimits | None = None) -> None:
        self._process = process
        self._queue = FairQueue(limits or QueueLimits())
        self._working: asyncio.Task[None] | None = None
        self._is_stopped = False

    async def run(self, address: str, job: str, *arguments: Any, size: int = 0) -> Any:
        """Run a job and return its result. Raises BadData or Refused if the job did, or if it cost too much."""
        if self._is_stopped:
            raise refused("server/closing")
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put(address, Job((job, arguments), size, answer))
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())
        return result_of(await answer)

    def waiting(self) -> int:
        """Return how many jobs wait for their turn."""
        return len(self._queue)

    def stop(self) -> None:
        """Stop the process, and refuse the jobs that wait."""
        self._is_stopped = True
        if self._working is not None:
            self._working.cancel()
        while (job := self._queue.take()) is not None:
            if not job.answer.done():
                job.answer.set_exception(refused("server/closing"))
        self._process.stop()

    async def _work(self) -> None:
        while (job := self._queue.take()) is not None:
            if job.answer.done():
                continue  # the client has gone
            try:
                result = await self._process.ask(job.request)
            except ProcessFailed as failed:
                log.warning("an evaluation failed: %s", failed)
                result = (evaluator.EXPENSIVE,)
            except BaseException:  # the server stops
                job.answer.cancel()
                raise
            if not job.answer.done():
                job.answer.set_result(result)


def result_of(result: evaluator.Result) -> Any:
    """Return what a child process has found, or raise what it has raised."""
    kind, *details = result
    if kind == evaluator.DONE:
        return details[0]
    if kind == evaluator.BAD:
        raise BadData(*details)
    if kind == evaluator.REFUSED:
        raise Refused(*details)
    if kind == evaluator.FAILED:
        log.warning("an evaluation broke: %s", details[0])
        raise BadData("", "this cannot be evaluated: its parts do not go together")
    raise too_expensive()
