"""Analysis of a record's deals in a child process: bots play on from each deal. The process is killed when it is
late."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any, Final

from parlour.analysis.deals import JudgedDeal, judged
from parlour.server.workers.evaluator import DONE
from parlour.server.workers.supervised_process import READY, ProcessFailed, SupervisedProcess, limit_memory
from parlour.server.workers.timelines import timeline_of
from parlour.table.table import Table

MAX_DEALS: Final = 5
TIMES: Final = 40
"""How often each deal is played on, if there is time."""
BOT: Final = "normal"
SEED: Final = 1
PATIENCE: Final = 3
"""The process is killed after this multiple of the seconds it was given."""
MAX_MEMORY: Final = 2 * 1024**3
"""Bytes of address space."""
NICENESS: Final = 10
"""The niceness of the process, so that it yields to the tables."""

Judged = list[dict[str, Any]]
"""Deals as plain data."""


class DealAnalyst:
    """Analyses the deals of records: one record at a time, each in a process of its own."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._process: SupervisedProcess | None = None

    async def ask(self, request: object) -> Any:
        """Return the deals of a record, given as its text and its edition; none if the process failed or hung."""
        process = SupervisedProcess("parlour-deals", partial(judge, seconds=self._seconds), PATIENCE * self._seconds)
        self._process = process
        try:
            return DONE, await process.ask(request)
        except ProcessFailed:
            return DONE, []
        finally:
            process.stop()

    def stop(self) -> None:
        if self._process is not None:
            self._process.stop()


def judge(pipe: Connection, seconds: float) -> None:
    """Analyse the deals of one record, and exit."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    limit_memory(MAX_MEMORY)
    with suppress(AttributeError, OSError):  # not available on every system
        os.nice(NICENESS)
    pipe.send(READY)
    record, (edition,) = pipe.recv()
    until = monotonic() + seconds
    timeline = timeline_of(record, edition)
    found = judged(timeline, MAX_DEALS, TIMES, lambda: monotonic() >= until, BOT, SEED)
    pipe.send([to_data(timeline.table, deal) for deal in found])


def to_data(table: Table, deal: JudgedDeal) -> dict[str, Any]:
    """Convert a deal to the data that the page receives."""
    sides = {
        seat: {
            "without": round(one.a, 3),
            "after": round(one.b, 3),
            "low": round(one.interval[0], 3),
            "high": round(one.interval[1], 3),
        }
        for seat, one in deal.sides.items()
    }
    return {"moment": deal.moment, "event": table.event_data(deal.event), "sides": sides, "games": deal.games}
