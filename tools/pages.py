"""Writing and checking of generated documentation pages."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"


def stale_pages(folder: Path, pages: Mapping[str, str]) -> list[str]:
    """Return the names of a folder's files that are out of date."""
    return [
        name
        for name, text in pages.items()
        if not (folder / name).exists() or (folder / name).read_text("utf-8") != text
    ]


def write_pages(folder: Path, pages: Mapping[str, str], words: list[str]) -> None:
    """Write pages (file name to text) into a folder; with `--check` only list those out of date, and fail."""
    if words == ["--check"]:
        stale = stale_pages(folder, pages)
        if stale:
            sys.exit(f"out of date: {', '.join(stale)}; run make types")
        return
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pages.items():
        (folder / name).write_text(text, encoding="utf-8")
