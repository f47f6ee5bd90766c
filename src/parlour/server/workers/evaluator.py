"""The child process that evaluates untrusted uploads: records, editions, positions, large JSON, QR codes.

It has little memory and yields to the tables. Its answers are tuples: the kind of outcome, then the details.
"""

from __future__ import annotations

import os
import signal
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from typing import Any, Final

import segno

from parlour.core.data.bounds import load_json
from parlour.core.refusals import BadData, Refused, RulesBug
from parlour.core.registry import find
from parlour.server.editions import encode_data, summarize
from parlour.server.rooms.table_start import TableStart, UploadedStart, too_expensive, try_out, where_it_begins
from parlour.server.workers.bot_process import where
from parlour.server.workers.supervised_process import READY, limit_memory
from parlour.server.workers.timelines import TimelineCache
from parlour.table import library

MAX_MEMORY: Final = 1024**3
"""Bytes of address space for the process; about a third of it is used when it starts."""
TRIAL_MEMORY: Final = 8 * 1024**2
"""Bytes that one new table may take, with its edition or position; bundled ones take 2 MB."""
TRIAL_ADDRESS_SPACE: Final = 4 * TRIAL_MEMORY
"""The additional address space during a trial, so that an upload that takes much more fails at once."""
MAX_ANSWER: Final = 32 * 1024**2
NICENESS: Final = 10

DONE: Final = "done"
BAD: Final = "bad"
REFUSED: Final = "refused"
EXPENSIVE: Final = "expensive"
FAILED: Final = "failed"
Result = tuple[Any, ...]


def evaluate(pipe: Connection) -> None:
    """Answer requests, each the name of a job and its arguments, until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    limit_memory(MAX_MEMORY)
    with suppress(AttributeError, OSError):  # not available on every system
        os.nice(NICENESS)
    timelines = TimelineCache()
    jobs: dict[str, Callable[..., Any]] = {**JOBS, **timelines.jobs()}
    pipe.send(READY)
    while True:
        try:
            name, arguments = pipe.recv()
            result = answered(jobs[name], arguments)
            if result[0] == EXPENSIVE:
                timelines.clear()
            pipe.send(result)
        except MemoryError:
            timelines.clear()
            pipe.send((EXPENSIVE,))
        except (EOFError, OSError):
            return


def answered(job: Callable[..., Any], arguments: tuple[Any, ...]) -> Result:
    """Run a job, and return its outcome."""
    try:
        found = job(*arguments)
    except BadData as problem:
        return BAD, problem.where[:200], problem.problem[:500]
    except Refused as refused:
        return REFUSED, refused.code, refused.clause, refused.text[:500], refused.details
    except MemoryError:
        return (EXPENSIVE,)
    except (RulesBug, Exception) as problem:  # a hostile position can break the rules' code in unexpected ways
        return FAILED, where(problem)
    if isinstance(found, bytes) and len(found) > MAX_ANSWER:
        return (EXPENSIVE,)
    return DONE, found


def begin(upload: UploadedStart) -> TableStart:
    """Return where a table with an upload begins."""
    begins = where_it_begins(upload)
    with within_trial_memory(upload.game, upload.edition):
        try_out(upload, begins)
    return begins


def edition_data(game: str, text: str) -> bytes:
    """Return the data of an edition as JSON."""
    with within_trial_memory(game, text):
        return encode_data(game, text)


def edition_info(game: str, text: str) -> dict[str, object]:
    """Return an edition's title and its numbers of seats."""
    with within_trial_memory(game, text):
        return summarize(game, text)


@contextmanager
def within_trial_memory(game: str, edition: str) -> Iterator[None]:
    """Refuse an upload that takes more memory than one new table may, including its edition.

    The edition is parsed again each time, and removed from the cache if the trial failed: a cached one would seem free
    the next time.
    """
    found = find(game)
    library.forget_edition(found, edition)
    tracemalloc.start()
    try:
        with at_most_more(TRIAL_ADDRESS_SPACE):
            yield
        if tracemalloc.get_traced_memory()[1] > TRIAL_MEMORY:
            raise too_expensive()
    except BaseException:
        library.forget_edition(found, edition)
        raise
    finally:
        tracemalloc.stop()


def check_json(body: bytes, max_parts: int) -> None:
    """Refuse a body that is not JSON, too deeply nested or too finely divided, or that repeats a key."""
    load_json(_decoded(body), "body", len(body), max_parts)


def qr(text: str) -> list[str]:
    """Return a text as a QR code, row by row: '1' is a dark square."""
    code = segno.make(text, error="m", micro=False)
    return ["".join([str(square) for square in row]) for row in code.matrix]


@contextmanager
def at_most_more(memory: int) -> Iterator[None]:
    """Temporarily limit memory to so much more than is used now."""
    try:
        import resource  # noqa: PLC0415  (there is none on Windows)

        with open("/proc/self/statm", encoding="ascii") as file:
            used = int(file.read().split()[0]) * resource.getpagesize()
    except (ImportError, OSError):
        yield
        return
    before = resource.getrlimit(resource.RLIMIT_AS)
    hard = before[1]
    limit = used + memory if hard == resource.RLIM_INFINITY else min(used + memory, hard)
    resource.setrlimit(resource.RLIMIT_AS, (limit, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, before)


JOBS: Final[dict[str, Callable[..., Any]]] = {
    "begin": begin,
    "check_json": check_json,
    "edition_data": edition_data,
    "edition_info": edition_info,
    "qr": qr,
}


def _decoded(body: bytes) -> str:
    try:
        return body.decode()
    except UnicodeDecodeError:
        raise BadData("body", "it is no UTF-8 text") from None
