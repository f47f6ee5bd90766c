"""`SupervisedProcess`: a child process that answers one request at a time, and is killed when it fails or is late.

Each has a thread of its own that waits for it, so a busy process delays nobody who waits for another.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Lock
from typing import Any, Final, final

SPAWN: Final = multiprocessing.get_context("spawn")
START_SECONDS: Final = 60.0
"""How long a new process may take to load everything."""
READY: Final = "ready"
"""The first message of a child, sent when everything is loaded. The time for an answer begins only then."""
Target = Callable[[Connection], None]


class ProcessFailed(Exception):
    """A request got no answer: the process took too long, died or did not start. It has been killed."""


@final
class SupervisedProcess:
    """One child process, started with the first request and restarted after it was killed."""

    def __init__(self, name: str, target: Target, seconds: float) -> None:
        """Define the process. `target` runs in the child: it sends READY, then an answer to each request, until its
        pipe is closed."""
        self._name = name
        self._target = target
        self._seconds = seconds
        self._executor = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._asking = Lock()
        """Held during a request: only its holder opens and closes the pipe."""
        self._starting = Lock()
        """Held while the process is started, or killed for good."""
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._is_stopped = False

    async def ask(self, request: object) -> Any:
        """Return the answer to a request, in order of the requests; ProcessFailed if there is none."""
        if self._is_stopped:
            raise ProcessFailed("it was stopped")
        return await asyncio.get_running_loop().run_in_executor(self._executor, self._ask, request)

    def stop(self) -> None:
        """Kill the process for good; a request in progress fails. May be called repeatedly, and at any moment."""
        with self._starting:
            self._is_stopped = True
            if self._process is not None:
                self._process.kill()  # a thread that waits for an answer now reads the end of the pipe
        self._executor.shutdown(wait=False, cancel_futures=True)
        with self._asking:
            self._close()

    def _ask(self, request: object) -> Any:
        with self._asking:
            try:
                pipe = self._pipe if self._process is not None and self._process.is_alive() else None
                if pipe is None:
                    pipe = self._start()
                pipe.send(request)
                if pipe.poll(self._seconds):
                    return pipe.recv()
                problem = f"no answer within {self._seconds} s"
            except (OSError, EOFError) as broken:
                problem = f"its process broke: {broken}"
            self._close()
            raise ProcessFailed(problem)

    def _start(self) -> Connection:
        self._close()
        ours, theirs = SPAWN.Pipe()
        with self._starting:
            if self._is_stopped:
                ours.close()
                theirs.close()
                raise OSError("it was stopped")
            self._pipe = ours
            self._process = SPAWN.Process(target=self._target, args=(theirs,), daemon=True, name=self._name)
            self._process.start()
        theirs.close()
        if not ours.poll(START_SECONDS) or ours.recv() != READY:
            raise OSError("it does not start")
        return ours

    def _close(self) -> None:
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if process is not None:
            process.kill()
            process.join()
            process.close()
        if pipe is not None:
            pipe.close()


def limit_memory(limit: int) -> None:
    """Make this process get a MemoryError instead of more address space than `limit`. Does nothing on systems without
    limits."""
    try:
        import resource  # noqa: PLC0415  (there is none on Windows)
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
