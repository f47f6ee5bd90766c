"""The process in which deals of a record are judged: bots play on in it, and it is ended when it takes too long."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, Final

from parlour.bots.deals import Deal, judged
from parlour.core.record import read_journal
from parlour.server.thinking import READY, limit_memory
from parlour.server.worker import SPAWN, STARTING
from parlour.table.reel import Reel
from parlour.table.replay import opened_for

MOST_DEALS: Final = 5
TIMES: Final = 40
"""Each deal is played on so often, if there is time."""
BOT: Final = "normal"
SEED: Final = 1
PATIENCE: Final = 3
"""After so many times the seconds it was given, the process is ended."""
MEEK: Final = 10
"""How far it stands back behind the tables."""

Judged = list[dict[str, Any]]
"""Deals as plain data."""


class DealJudge:
    """Has the deals of a record judged; one record at a time."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._process: multiprocessing.process.BaseProcess | None = None

    async def deals(self, record: str, edition: str) -> Judged:
        """Those that could be judged in time; none if its process failed or hung."""
        return await asyncio.to_thread(self._ask, record, edition)

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()

    def _ask(self, record: str, edition: str) -> Judged:
        ours, theirs = SPAWN.Pipe()
        process = SPAWN.Process(target=judge, args=(theirs, self._seconds), daemon=True, name="parlour-deals")
        process.start()
        self._process = process
        theirs.close()
        found: Judged = []
        with ours, suppress(OSError, EOFError):
            if ours.poll(STARTING) and ours.recv() == READY:
                ours.send((record, edition))
                if ours.poll(PATIENCE * self._seconds):
                    found = ours.recv()
        self.stop()
        return found


def judge(pipe: Connection, seconds: float) -> None:
    """Judge the deals of one record, and end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    limit_memory()
    with suppress(AttributeError, OSError):  # not every system can
        os.nice(MEEK)
    pipe.send(READY)
    record, edition = pipe.recv()
    until = monotonic() + seconds
    reel = reel_of(record, edition)
    found = judged(reel, MOST_DEALS, TIMES, lambda: monotonic() >= until, BOT, SEED)
    pipe.send([plain(deal) for deal in found])


def reel_of(record: str, edition: str) -> Reel:
    """A record on its board; '' for the game's own edition, else the text of another."""
    journal = read_journal(record)
    if not edition:
        return Reel(opened_for(journal, None), journal)
    with TemporaryDirectory() as folder:
        file = Path(folder) / "edition.toml"
        file.write_text(edition, encoding="utf-8")
        return Reel(opened_for(journal, file), journal)


def plain(deal: Deal) -> dict[str, Any]:
    """A deal as the page is told of it."""
    sides = {
        seat: {
            "without": round(one.a, 3),
            "after": round(one.b, 3),
            "low": round(one.interval[0], 3),
            "high": round(one.interval[1], 3),
        }
        for seat, one in deal.sides.items()
    }
    return {"moment": deal.moment, "text": deal.text, "clause": deal.clause, "sides": sides, "games": deal.games}
