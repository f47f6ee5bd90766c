"""Salvage: copies the readable data of a damaged SQLite file into a fresh one, and preserves the damaged file.

Writing into a damaged b-tree spreads the damage, so a damaged file is never written to. Rows are read page by page,
without the b-trees above them (`pages`); the hash chain then shows which rooms are intact. The switch to the fresh file
survives a crash at any moment:

    1. `FILE.salvaging` is filled and synced. A process that finds one left over discards it.
    2. The damaged file and its log get second names, `FILE.damaged-TIME` and `FILE.damaged-TIME-wal`.
    3. `FILE.salvaging` is renamed to `FILE.salvaged`: from here on, this process or the next one completes the switch.
    4. The old log is removed, and `FILE.salvaged` is renamed to `FILE`.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

from parlour.core.refusals import BadData
from parlour.server.store.integrity import looking_at
from parlour.server.store.interface import DamagedRoom, Store
from parlour.server.store.recovery import recover

MAX_NAMED: Final = 20
"""The maximum number of damaged rooms named in a report; `parlour doctor` names all."""
Look = Callable[[Path], Store]
"""Opens a file for reading only."""
HELP: Final = "restore a backup, or move the file away to begin with an empty one; it has not been changed"


class SalvageReport(NamedTuple):
    """The result of a salvage."""

    problem: str
    rooms: int
    damaged: list[str]
    """The damaged rooms, and where each is damaged."""
    kept_as: str = ""

    def text(self) -> str:
        whole = self.rooms - len(self.damaged)
        parts = [f"The database file was damaged ({self.problem}).", f"{whole} of {self.rooms} tables are whole."]
        if self.damaged:
            more = len(self.damaged) - MAX_NAMED
            named = "; ".join(self.damaged[:MAX_NAMED]) + (f"; and {more} more" if more > 0 else "")
            parts.append(f"These take no more moves: {named}.")
        if self.kept_as:
            parts.append(f"The damaged file is kept as {self.kept_as}; move it away when you need it no more.")
        return " ".join(parts)


def repair(path: Path, problem: str, look: Look) -> SalvageReport:
    """Replace a damaged file by its readable data. BadData if that is not possible; then nothing is changed."""
    fresh = path.with_name(f"{path.name}.salvaging")
    try:
        report = salvage(path, fresh, problem, look)
        second_name = _preserve(path)
        report = report._replace(kept_as=second_name.name)
        _write(second_name.with_name(f"{second_name.name}.txt"), report.text())
        fresh.rename(path.with_name(f"{path.name}.salvaged"))
        finish(path)
    except BadData:
        raise
    except Exception as failure:  # errors of the disk, of SQLite, of the migration
        with suppress(OSError):
            _remove(fresh)
        why = str(failure).splitlines()[0]
        text = f"the file is damaged ({problem}), and what can be read of it cannot be copied: {why}; "
        raise BadData(str(path), f"{text}make room beside it, or {HELP}") from None
    return report


def salvage(path: Path, to: Path, problem: str, look: Look) -> SalvageReport:
    """Copy the readable data of a damaged file into a new, synced file. BadData if there is none."""
    _remove(to)
    if not recover(path, to):
        _remove(to)
        raise BadData(str(path), f"it is no database, or nothing in it can be read ({problem}); {HELP}")
    _sync(to)
    rooms, damaged = _examined(to, look)
    return SalvageReport(problem, rooms, damaged)


def finish(path: Path) -> None:
    """Complete a switch that an interrupted salvage has decided on; do nothing if there is none."""
    ready = path.with_name(f"{path.name}.salvaged")
    if not ready.exists():
        return
    _sync(path.parent)
    for end in ("-wal", "-shm"):  # SQLite would take an old log for the new file's
        path.with_name(f"{path.name}{end}").unlink(missing_ok=True)
    ready.replace(path)
    _sync(path.parent)


def reports(path: Path) -> list[str]:
    """Return the reports of earlier salvages whose damaged files still exist."""
    found = sorted(path.parent.glob(f"{path.name}.damaged-*.txt"))
    return [file.read_text(encoding="utf-8").strip() for file in found]


def _examined(path: Path, look: Look) -> tuple[int, list[str]]:
    """Return the number of rooms, and which are damaged."""
    with closing(looking_at(path)) as db:
        rooms = db.execute("SELECT id, secret IS NULL AND commitment <> '' FROM rooms ORDER BY number").fetchall()
    damaged: list[str] = []
    store = look(path)
    try:
        for room, is_bereft in rooms:
            try:
                store.entries(room)
                if is_bereft:
                    raise DamagedRoom(room, 1, "the secret of its dice is lost")
            except DamagedRoom as damage:
                damaged.append(str(damage))
    finally:
        store.close()
    return len(rooms), damaged


def _preserve(path: Path) -> Path:
    """Give a damaged file a second name, or return the one that an interrupted salvage has given it."""
    for known in sorted(path.parent.glob(f"{path.name}.damaged-*")):
        if known.samefile(path):
            return known
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    names = [f"{path.name}.damaged-{stamp}", *(f"{path.name}.damaged-{stamp}-{n}" for n in range(2, 100))]
    second_name = next(path.with_name(name) for name in names if not path.with_name(name).exists())
    log = path.with_name(f"{path.name}-wal")
    if log.exists():
        _second_name(log, second_name.with_name(f"{second_name.name}-wal"))
    _second_name(path, second_name)
    _sync(path.parent)
    return second_name


def _second_name(path: Path, name: Path) -> None:
    try:
        os.link(path, name)
    except OSError:  # a file system without hard links
        part = name.with_name(f"{name.name}.part")
        shutil.copyfile(path, part)
        _sync(part)
        part.replace(name)


def _write(path: Path, text: str) -> None:
    part = path.with_name(f"{path.name}.part")
    part.write_text(f"{text}\n", encoding="utf-8")
    _sync(part)
    part.replace(path)


def _remove(path: Path) -> None:
    for end in ("", "-wal", "-shm", "-journal"):
        path.with_name(f"{path.name}{end}").unlink(missing_ok=True)


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
