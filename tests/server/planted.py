"""A server process with wide limits for crowds of one address, and, if wished, with a fault planted in it."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from parlour.server import app, cross_process
from parlour.server.live_rooms.manager import RoomManager
from parlour.server.ops import runner
from parlour.server.settings import Limits, Settings
from parlour.server.store import Append, AppendResult, StoreError
from parlour.server.store.sqlite import SqliteStore
from parlour.server.store.writer import Callback, StoreWriter, resolve
from parlour.server.transport import plain
from parlour.server.transport.fast import wire
from tests.server import lying, prying
from tests.server.planting import LIMITS, UNCOUNTED, plant
from tests.server.scripted import KEY


def usual_limits() -> None:
    """No fault: what everybody gets."""
    LIMITS.append(Limits())


def large_messages() -> None:
    """One limit a thousand times as high."""
    LIMITS.append(Limits(message=1000 * Limits().message))


def hasty() -> None:
    """No fault: who is slow is let go much sooner."""
    limits = Limits()._replace(head_seconds=0.3, body_seconds=0.3, body_bytes_a_second=64 * 1024.0)
    LIMITS.append(limits._replace(requests_a_second=1e9))


def no_quotas() -> None:
    """Everybody opens and says as much as he likes."""
    LIMITS.append(LIMITS[-1]._replace(**UNCOUNTED))


def endless_patience() -> None:
    """The rest of a request is waited for without end, however many there are."""
    LIMITS.append(LIMITS[-1]._replace(unfinished_requests=10**9, head_seconds=1e6, body_seconds=1e6))


def unbounded_queue() -> None:
    """Whatever a reader does not read is kept for it."""
    LIMITS.append(LIMITS[-1]._replace(queued=10**12))


def impatient() -> None:
    """No fault: a slow reader is let go much sooner."""
    LIMITS.append(LIMITS[-1]._replace(queued=16 * 1024))
    for module in (wire, plain):
        plant(module, "CLOSE_SECONDS", 0.3)


def quick_pings() -> None:
    """No fault: who does not answer a ping is let go much sooner."""
    for name in ("PING_SECONDS", "PONG_SECONDS"):
        plant(runner, name, 0.3)
    for module in (wire, plain):
        plant(module, "CLOSE_SECONDS", 0.3)


def no_admission() -> None:
    """Everybody may come as often as he likes."""
    LIMITS.append(LIMITS[-1]._replace(requests_a_second=1e9, sockets=10**9))


def patient_with_guesses() -> None:
    """Guesses are answered without end."""
    LIMITS.append(LIMITS[-1]._replace(wrong_names_a_minute=1e9, wrong_names_in_all=1e9))


def soon_asleep() -> None:
    """No fault: who has finished is soon forgotten."""
    LIMITS.append(LIMITS[-1]._replace(idle_seconds=0.5))


def acknowledge_first() -> None:
    """Answers before it is stored."""
    append = StoreWriter.append_soon

    def early(self: StoreWriter, wanted: Append, then: Callback) -> None:
        loop = asyncio.get_running_loop()
        loop.call_soon(then, AppendResult(True))
        loop.call_later(0.1, append, self, wanted, partial(resolve, loop.create_future()))

    plant(StoreWriter, "append_soon", early)


def leave_at_once() -> None:
    """Takes a request to end as a reason to be gone."""

    def gone(*_: Any) -> None:
        os._exit(0)

    plant(runner._Server, "handle_exit", gone)


def no_look() -> None:
    """Relies on notices alone, and does not get them."""

    async def deaf(_self: cross_process.CrossProcessUpdates) -> None:
        await asyncio.sleep(3600)

    plant(cross_process.CrossProcessUpdates, "_poll", deaf)
    plant(cross_process.CrossProcessUpdates, "_listen", deaf)


def no_notices() -> None:
    """The line for notices is dead, and nobody knows."""

    async def deaf(_self: cross_process.CrossProcessUpdates) -> None:
        await asyncio.sleep(3600)

    plant(cross_process.CrossProcessUpdates, "_listen", deaf)


def slow_store() -> None:
    """Takes its time."""
    append = SqliteStore.append

    def slow(self: SqliteStore, batch: list[Append]) -> list[AppendResult]:
        time.sleep(0.2)
        return append(self, batch)

    plant(SqliteStore, "append", slow)


def swallow_errors() -> None:
    """Acknowledges what could not be stored."""
    append = SqliteStore.append

    def swallow(self: SqliteStore, batch: list[Append]) -> list[AppendResult]:
        try:
            return append(self, batch)
        except StoreError:
            return [AppendResult(True)] * len(batch)

    plant(SqliteStore, "append", swallow)


def trusts_its_store() -> None:
    """Never looks whether the database is still the one that was opened."""

    async def trust(_manager: RoomManager, _app: object) -> None:
        await asyncio.sleep(3600)

    plant(app, "_watch_store", trust)


def small_disk() -> None:
    """A database that is full after some hundred pages, until a file named like it, with .more, is there."""
    append = SqliteStore.append

    def small(self: SqliteStore, batch: list[Append]) -> list[AppendResult]:
        name = self._db.execute("PRAGMA database_list").fetchone()[2]
        pages = 1_000_000 if os.path.exists(f"{name}.more") else 40
        self._db.execute(f"PRAGMA max_page_count={pages}")
        return append(self, batch)

    plant(SqliteStore, "append", small)


def half_safe() -> None:
    """SQLite that does not do what it is told."""

    class Stubborn(sqlite3.Connection):
        def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
            return super().execute(sql.replace("synchronous=FULL", "synchronous=NORMAL"), *values)

    connect = sqlite3.connect
    plant(sqlite3, "connect", lambda *a, **k: connect(*a, **{"factory": Stubborn, **k}))


def counts_tasks() -> None:
    """No fault: writes down every half second how many tasks are under way."""
    sweep = app._sweep

    async def count(manager: RoomManager, idle: float) -> None:
        sweeping = asyncio.ensure_future(sweep(manager, idle))
        while not sweeping.done():
            Path("/proc/self/fd/1").resolve().with_name("tasks").write_text(str(len(asyncio.all_tasks())))
            await asyncio.sleep(0.5)

    plant(app, "_sweep", count)


FAULTS: Final[dict[str, Callable[[], None]]] = {
    fault.__name__: fault
    for fault in (
        acknowledge_first,
        leave_at_once,
        no_look,
        no_notices,
        slow_store,
        swallow_errors,
        trusts_its_store,
        small_disk,
        half_safe,
        counts_tasks,
        usual_limits,
        large_messages,
        hasty,
        endless_patience,
        no_quotas,
        unbounded_queue,
        impatient,
        quick_pings,
        no_admission,
        patient_with_guesses,
        soon_asleep,
        *prying.FAULTS,
        *lying.FAULTS,
    )
}


def serve(db: str, port: int, log: str, faults: tuple[str, ...], transport: str) -> None:
    """Serve until killed; everything that is said goes into a file."""
    said = os.open(log, os.O_CREAT | os.O_WRONLY | os.O_APPEND)
    os.dup2(said, 1)
    os.dup2(said, 2)
    for fault in faults:
        FAULTS[fault]()
    settings = Settings(db, port=port, limits=LIMITS[-1], metrics_key=KEY, transport=transport)
    runner.serve(settings, lambda text: print(text, file=sys.stderr, flush=True))
