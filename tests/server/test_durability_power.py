"""D6: a loss of power costs nothing that was acknowledged."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from parlour.server.store.interface import DamagedRoom
from parlour.server.store.sqlite import SqliteStore
from tests.server.powerless import ROOMS, Disk, noted
from tests.server.telling import tell

FILES = ("tables.db", "tables.db-wal")


def losses(folder: Path, images: int, entries: int, is_unsafe: bool = False) -> Counter[str]:
    """Cut the power at random moments, each with its own luck; what the store that is opened then has lost."""
    notes = noted(folder, entries, is_unsafe)
    rng = Random(images)
    disk = Disk()
    seen: Counter[str] = Counter()
    first = next(n for n, note in enumerate(notes) if note.name == "ledger")
    cuts = sorted(rng.choices(range(first + 1, len(notes)), k=images))
    at = 0
    for cut in cuts:
        for note in notes[at:cut]:
            seen[f"notes {note.what}"] += 1
            seen["written back"] += note.what == "w" and note.name == "tables.db"
            disk.take(note)
        at = cut
        seen["with unsynced writes"] += any(name in disk.pending for name in FILES)
        seen["lost"] += lost_in(folder / "image", disk, rng)
        seen["images"] += 1
    seen["acknowledged"] = len(disk.acknowledged())
    return seen


def lost_in(folder: Path, disk: Disk, rng: Random) -> int:
    """How many of the acknowledged commands are not in the store that such a disk holds. It must open; of a room that
    it reports as damaged nothing counts as found."""
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    for name, data in disk.after_a_loss(rng).items():
        (folder / name).write_bytes(data)
    store = SqliteStore(folder / "tables.db", is_unsafe=True)
    found: set[str] = set()
    try:
        for room in ROOMS:
            with suppress(DamagedRoom):
                found |= {one.command for one in store.entries(room)}
    finally:
        store.close()
    return len(set(disk.acknowledged()) - found)


@pytest.mark.parametrize(
    ("images", "entries"),
    [pytest.param(30, 150, id="quick"), pytest.param(500, 2_000, id="full", marks=pytest.mark.soak)],
)
def test_d6_a_loss_of_power_costs_nothing_acknowledged(images: int, entries: int, tmp_path: Path) -> None:
    seen = losses(tmp_path, images, entries)
    tell("D6", **seen)
    assert seen["lost"] == 0
    assert seen["with unsynced writes"] >= images // 4, "void"
    assert seen["written back"] >= 100, "void: the log never went into the database"


def test_d6_turns_red_if_commits_are_not_synced(tmp_path: Path) -> None:
    assert losses(tmp_path, 30, 150, is_unsafe=True)["lost"] > 0
