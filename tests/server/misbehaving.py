"""Child processes that misbehave, in a module that loads quickly."""

from __future__ import annotations

import os
import resource
import signal
import time
from multiprocessing.connection import Connection

from parlour.server.workers import evaluator
from parlour.server.workers.supervised_process import READY

LITTLE = 64 * 1024**2


def hangs(pipe: Connection) -> None:
    """Takes every request and never answers one."""
    pipe.send(READY)
    while True:
        pipe.recv()


def misbehaves(pipe: Connection) -> None:
    """Does what the job is called, or says its name."""
    pipe.send(READY)
    while True:
        name, _arguments = pipe.recv()
        if name == "hang":
            time.sleep(3600)
        if name == "die":
            os.kill(os.getpid(), signal.SIGKILL)
        pipe.send((evaluator.DONE, name))


def evaluates_in_little_memory(pipe: Connection) -> None:
    """The evaluator itself, with little more memory than it has when it starts."""
    with open("/proc/self/statm", encoding="ascii") as file:
        used = int(file.read().split()[0]) * resource.getpagesize()
    evaluator.MAX_MEMORY = used + LITTLE  # type: ignore[misc]
    evaluator.evaluate(pipe)
