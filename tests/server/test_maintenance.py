"""Looked after while people play: backups (D11), and how long an answer takes (C8). Long runs."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from shutil import copyfile
from statistics import quantiles

import pytest

from parlour.core.refusals import ParlourError
from parlour.server.ops.maintenance import backup, examine
from parlour.server.store.connect import file_of, open_store
from tests.server.crowd import Guest, check_ledgers, guests
from tests.server.running import Forked

Backup = Callable[[str, Path], object]


async def back_up(crowd: list[Guest], db: str, copies: list[Path], take: Backup) -> list[list[int]]:
    """One backup after another while everybody plays; what each guest had been told by then."""
    home = asyncio.Event()
    playing = [asyncio.create_task(guest.play(home)) for guest in crowd]
    known: list[list[int]] = []
    for copy in copies:
        await asyncio.sleep(0.3)
        known.append([len(guest.acknowledged) for guest in crowd])
        await asyncio.to_thread(take, db, copy)
    home.set()
    async with asyncio.timeout(60):
        await asyncio.gather(*playing)
    return known


def check_backups(db: str, folder: Path, number: int, take: Backup = backup) -> Counter[str]:
    """Each is a prefix without a gap that holds whatever had been acknowledged before it began."""
    server = Forked(db, folder / "log").start()
    seen: Counter[str] = Counter()
    copies = [folder / f"backup{n}.db" for n in range(number)]
    try:
        crowd = guests(server.url, 7, counts=seen)
        known = asyncio.run(back_up(crowd, db, copies, take))
    finally:
        server.kill()
    for copy, counts in zip(copies, known, strict=True):
        assert examine(f"sqlite:///{copy}", lambda _: None)
        with closing(open_store(f"sqlite:///{copy}")) as store:
            for guest, count in zip(crowd, counts, strict=True):
                commands = {
                    one.command.partition(":")[0] for one in (*store.entries(guest.table), *store.chat(guest.table))
                }
                assert set(guest.acknowledged[:count]) <= commands
    return seen + check_ledgers(db, crowd)


@pytest.mark.soak
def test_d11_a_backup_taken_during_play_is_good(db: str, tmp_path: Path) -> None:
    seen = check_backups(db, tmp_path, 20)
    print(f"D11 on {db.partition(':')[0]}: {dict(seen)}, 20 backups")


def only_the_file(url: str, to: Path) -> None:
    """A fault: what has not been moved out of the write-ahead log yet is forgotten."""
    file = file_of(url)
    assert file is not None
    copyfile(file, to)


@pytest.mark.soak
def test_d11_a_backup_that_forgets_the_log_beside_the_file_is_found(tmp_path: Path) -> None:
    with pytest.raises((AssertionError, ParlourError)):
        check_backups(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path, 3, only_the_file)


async def evening(crowd: list[Guest], seconds: float) -> None:
    home = asyncio.Event()
    playing = [asyncio.create_task(guest.play(home, 0.5)) for guest in crowd]
    await asyncio.sleep(seconds)
    home.set()
    async with asyncio.timeout(60):
        await asyncio.gather(*playing)


def answer_times(folder: Path, tables: int, seconds: float, *faults: str) -> tuple[float, float, int]:
    db = f"sqlite:///{folder / 'tables.db'}"
    server = Forked(db, folder / "log", faults).start()
    try:
        crowd = guests(server.url, tables)
        asyncio.run(evening(crowd, seconds))
    finally:
        server.kill()
    check_ledgers(db, crowd)
    times = [time for guest in crowd for time in guest.times]
    parts = quantiles(times, n=100)
    return parts[94], parts[98], len(times)


@pytest.mark.soak
def test_c8_it_is_fast_enough(tmp_path: Path) -> None:
    p95, p99, count = answer_times(tmp_path, 50, 20.0)
    print(f"C8: {count} answers, p95 {p95 * 1000:.0f} ms, p99 {p99 * 1000:.0f} ms")
    assert count >= 1_000
    assert p95 <= 0.100
    assert p99 <= 0.250


@pytest.mark.soak
def test_c8_turns_red_with_a_slow_store(tmp_path: Path) -> None:
    p95, _, _ = answer_times(tmp_path, 10, 5.0, "slow_store")
    assert p95 > 0.100
