"""Changed copies of the bundled editions, for tests."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

from parlour.table import library


def edition_text(slug: str) -> str:
    """Return the text of the bundled edition."""
    return library.edition_text(slug)


def edition_with(slug: str, folder: Path, *changes: tuple[str, str]) -> Path:
    """Write a copy with some of its text replaced to 'mine.toml' in a folder; return its path."""
    text = edition_text(slug)
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def edition_data_with(slug: str, path: tuple[str | int, ...], value: object) -> dict[str, Any]:
    """Return its data with one value replaced; None removes it."""
    data = deepcopy(library.edition_data(slug))
    place: Any = data
    for step in path[:-1]:
        place = place[step]
    if value is None:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return data
