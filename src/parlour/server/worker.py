"""The process in which bots think, as the server holds it: killed and made anew when it takes too long."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Final

from parlour.server.thinking import READY, Answer, Question, think

SPAWN: Final = multiprocessing.get_context("spawn")
STARTING: Final = 60.0
"""Seconds that a new process may take to load everything."""
Think = Callable[[Connection], None]


class Worker:
    """One process that thinks."""

    def __init__(self, seconds: float, think: Think = think) -> None:
        self._seconds = seconds
        self._think = think
        self._lock = asyncio.Lock()
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None

    async def ask(self, question: Question) -> Answer:
        async with self._lock:
            return await asyncio.to_thread(self._ask, question)

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None

    def _ask(self, question: Question) -> Answer:
        pipe = self._pipe if self._process is not None and self._process.is_alive() else None
        try:
            if pipe is None:
                pipe = self._start()
            pipe.send(question)
            if pipe.poll(self._seconds):
                return Answer(*pipe.recv())
            problem = f"no answer within {self._seconds} s"
        except (OSError, EOFError) as broken:
            problem = f"its process broke: {broken}"
        self.stop()
        return Answer(None, problem=problem)

    def _start(self) -> Connection:
        self.stop()
        ours, theirs = SPAWN.Pipe()
        self._process = SPAWN.Process(target=self._think, args=(theirs,), daemon=True, name="parlour-bots")
        self._process.start()
        theirs.close()
        self._pipe = ours
        if not ours.poll(STARTING) or ours.recv() != READY:
            raise OSError("it does not start")
        return ours
