"""The runner: plays batches in this process, in several, or on a cluster. The games are the same in each case."""

from __future__ import annotations

import pickle
import signal
import socket
import traceback
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Final

from parlour.core.refusals import BadData
from parlour.extras import require_extra
from parlour.lab.batch import Batch, play_games
from parlour.lab.plan import Plan

BATCH: Final = 64
"""The maximum number of games in a batch."""
SHARE: Final = 4
"""If there are few games, every process gets this many batches, so that none is idle for long."""
AHEAD: Final = 3
"""The number of batches submitted per process, so that it never waits for its next one."""
CONNECTING: Final = 10.0
"""Seconds that a cluster may take to answer."""


def spans(missing: Iterable[int], batch: int) -> list[range]:
    """Split ordered numbers into ranges of at most `batch`."""
    found: list[range] = []
    for number in missing:
        if found and number == found[-1].stop and len(found[-1]) < batch:
            found[-1] = range(found[-1].start, number + 1)
        else:
            found.append(range(number, number + 1))
    return found


def batch_size(games: int, jobs: int) -> int:
    """Return a batch size that keeps all processes busy."""
    return max(1, min(BATCH, games // (jobs * SHARE))) if jobs > 1 else BATCH


def batches(plan: Plan, wanted: list[range], jobs: int, cluster: str | None) -> Iterator[Batch]:
    """Play these ranges of games, in any order."""
    if cluster is not None:
        return on_cluster(plan, wanted, cluster)
    if jobs == 1 or len(wanted) <= 1:
        return (play_games(plan, span) for span in wanted)
    return by_processes(plan, wanted, jobs)


def by_processes(plan: Plan, wanted: list[range], jobs: int) -> Iterator[Batch]:
    """Play in new processes. They are spawned, not forked: a fork of a process with threads can hang."""
    before = set(active_children())
    with ProcessPoolExecutor(min(jobs, len(wanted)), get_context("spawn"), initializer=_leave_interrupts) as pool:
        left = iter(wanted)
        waiting: set[Future[Batch]] = {pool.submit(play_elsewhere, plan, span) for span in islice(left, jobs * AHEAD)}
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                waiting |= {pool.submit(play_elsewhere, plan, span) for span in islice(left, len(done))}
                for future in done:
                    yield future.result()
        except BrokenProcessPool:
            raise BadData("jobs", "one of the processes was ended from outside; run the same command again") from None
        finally:
            if waiting:  # an interrupt does not wait for running batches; without processes there are no others
                for child in set(active_children()) - before:
                    child.terminate()


def play_elsewhere(plan: Plan, span: range) -> Batch:
    """Play a batch in another process.

    An error that cannot be pickled is replaced by one that can: a process pool takes an unreadable error for a dead
    process.
    """
    try:
        return play_games(plan, span)
    except Exception as problem:
        try:
            pickle.loads(pickle.dumps(problem))
        except Exception:  # a custom class may fail in any way
            text = "".join(traceback.format_exception(problem))
            raise RuntimeError(f"{type(problem).__name__}: {problem}\n{text}") from None
        raise


def _leave_interrupts() -> None:
    """Ignore Ctrl-C, which reaches all processes of a terminal; only the first one reports it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def on_cluster(plan: Plan, wanted: list[range], address: str) -> Iterator[Batch]:
    """Play on the workers of a Dask cluster; each needs Parlour, and the custom bots if there are any."""
    require_extra("cluster", "--cluster")
    from distributed import Client, as_completed  # noqa: PLC0415 (an extra, and heavy)
    from distributed.comm.addressing import get_address_host_port  # noqa: PLC0415 (as above)

    try:
        # A client that finds no scheduler takes long to give up, and its error is hard to understand.
        socket.create_connection(get_address_host_port(address), CONNECTING).close()
        client = Client(address, timeout=CONNECTING, set_as_default=False)
    except (OSError, ValueError, TypeError, OverflowError):
        raise BadData(
            "cluster", f"no cluster answers at {address!r}; expected the address of a Dask scheduler"
        ) from None
    with client:
        left = iter(wanted)
        ahead = max(1, sum(client.nthreads().values())) * AHEAD
        coming = as_completed(
            (client.submit(play_elsewhere, plan, s, pure=False) for s in islice(left, ahead)), client.loop
        )
        try:
            for future in coming:
                for span in islice(left, 1):
                    coming.add(client.submit(play_elsewhere, plan, span, pure=False))
                yield future.result()
        finally:
            client.cancel(list(coming.futures))
