"""Record files: errors name the file, files are written atomically, and no other file is overwritten."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from parlour.core.refusals import BadData
from parlour.records.replay import replay
from parlour.table import library
from parlour.table.table import Table
from parlour.terminal.texts.wording import BadInput


@contextlib.contextmanager
def named(path: str | Path) -> Iterator[None]:
    """Add the file's name to errors about its content."""
    try:
        yield
    except BadData as problem:
        where = f"{path}, {problem.where}" if problem.where else str(path)
        raise type(problem)(where, problem.problem) from None


def read(path: Path, edition: Path | None = None) -> Table:
    """Read a record file as a table; errors name file and line."""
    text = library.read_file(path)
    with named(path):
        return replay(text, edition)


def free_place(path: str | Path) -> Path:
    """Return a path that a record can be written to; BadData if it exists or is not possible."""
    place = Path(path)
    if place.is_dir():
        raise BadInput(str(path), "file-folder")
    if place.exists():
        raise BadInput(str(path), "file-exists")
    if not place.parent.is_dir():
        raise BadInput(str(path), "file-no-folder", folder=str(place.parent))
    return place


def write(table: Table, place: Path) -> None:
    """Write the record, with its secret while the game is running, so that it can be continued later."""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{place.name}.", dir=place.parent)
    except OSError as problem:
        raise BadInput(str(place), "file-not-written", reason=problem.strerror or str(problem)) from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(table.record(keep_secret=True))
        os.replace(name, place)
    except OSError as problem:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise BadInput(str(place), "file-not-written", reason=problem.strerror or str(problem)) from None
