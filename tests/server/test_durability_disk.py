"""D8: a full disk is a pause, and not a loss."""

from __future__ import annotations

import asyncio
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest

import parlour
from parlour.server.ops.maintenance import export
from parlour.server.store import DamagedRoom
from tests.server.crowd import Guest, check_ledgers, guests
from tests.server.running import Forked
from tests.server.telling import tell


def full_disk(tmp_path: Path, *faults: str) -> Counter[str]:
    """D8: until there is room again moves are refused, by name; then play goes on by itself."""
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    server = Forked(db, tmp_path / "log", ("small_disk", *faults)).start()
    seen: Counter[str] = Counter()
    try:
        crowd = guests(server.url, 2, counts=seen)
        asyncio.run(_fill(crowd, seen, tmp_path / "tables.db.more"))
    finally:
        server.kill()
    return seen + check_ledgers(db, crowd)


async def _fill(crowd: list[Guest], seen: Counter[str], more: Path) -> None:
    home = asyncio.Event()
    playing = [asyncio.create_task(guest.play(home)) for guest in crowd]
    async with asyncio.timeout(60):
        while seen["refused store/unavailable"] < 20 and seen["acknowledged"] < 2_000:
            await asyncio.sleep(0.05)
    before = seen["acknowledged"]
    more.touch()
    async with asyncio.timeout(10):
        while seen["acknowledged"] < before + 20:
            await asyncio.sleep(0.05)
    home.set()
    await asyncio.gather(*playing)


def test_d8_a_full_disk_is_a_pause_and_not_a_loss(tmp_path: Path) -> None:
    seen = full_disk(tmp_path)
    assert seen["refused store/unavailable"] >= 20


def test_d8_turns_red_if_the_failure_is_swallowed(tmp_path: Path) -> None:
    with pytest.raises((AssertionError, DamagedRoom)):
        full_disk(tmp_path, "swallow_errors")


FULL_SECONDS = 60.0


@pytest.fixture
def volume(tmp_path: Path) -> Iterator[Path]:
    """A small volume of its own; whoever may not mount one cannot run this test, and is told so."""
    folder = tmp_path / "volume"
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(folder)], capture_output=True, text=True, check=False
    )
    assert mounted.returncode == 0, f"a small volume cannot be mounted here; run this as root: {mounted.stderr}"
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def fill(ballast: Path) -> None:
    """Until nothing more fits."""
    with ballast.open("ab", buffering=0) as file:
        try:
            while True:
                file.write(b"x" * 4096)
        except OSError:
            return


def reads(server: Forked, crowd: list[Guest]) -> None:
    """Reading, watching and export work."""
    guest = crowd[0]
    with parlour.connect(server.url, guest.token) as person:
        assert any(line["table"] == guest.table for line in person.tables())
        seat = person.sit(guest.table, pledges=False)
        assert seat.room["id"] == guest.table
        seat.close()
        person.record(guest.table)
    assert export(server.db, guest.table, lambda _: None)[1]


async def fills_up(server: Forked, crowd: list[Guest], seen: Counter[str], ballast: Path, seconds: float) -> float:
    """How long it took until play went on, after there was room again."""
    home = asyncio.Event()
    playing = [asyncio.create_task(guest.play(home, 0.02)) for guest in crowd]
    async with asyncio.timeout(60):
        while seen["acknowledged"] < 20:
            await asyncio.sleep(0.05)
    until = monotonic() + seconds
    while monotonic() < until:
        fill(ballast)  # whatever the database gives back in between is taken too
        await asyncio.to_thread(reads, server, crowd)
        await asyncio.sleep(0.5)
    assert seen["refused store/unavailable"] >= 20, f"void: {dict(seen)}"
    before, began = seen["acknowledged"], monotonic()
    ballast.unlink()
    async with asyncio.timeout(10):
        while seen["acknowledged"] < before + 20:
            await asyncio.sleep(0.05)
    took = monotonic() - began
    home.set()
    await asyncio.gather(*playing)
    return took


@pytest.mark.soak
def test_d8_a_volume_that_is_full_for_a_minute(volume: Path, tmp_path: Path) -> None:
    db = f"sqlite:///{volume / 'tables.db'}"
    server = Forked(db, tmp_path / "log").start()
    seen: Counter[str] = Counter()
    try:
        crowd = guests(server.url, 2, counts=seen)
        took = asyncio.run(fills_up(server, crowd, seen, volume / "ballast", FULL_SECONDS))
    finally:
        server.kill()
    seen += check_ledgers(db, crowd)
    tell("D8", **{name.replace(" ", "_"): count for name, count in seen.items()}, went_on_after=round(took, 1))
