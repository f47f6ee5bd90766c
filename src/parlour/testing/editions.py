"""A game's own edition, changed."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

from parlour.table import library


def edition_text(slug: str) -> str:
    """The game's own edition as it is written."""
    return library.edition_text(slug)


def edition_with(slug: str, folder: Path, *changes: tuple[str, str]) -> Path:
    """It with some of its text replaced, in a file 'mine.toml' in that folder."""
    text = edition_text(slug)
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def edition_data_with(slug: str, path: tuple[str | int, ...], value: object) -> dict[str, Any]:
    """Its data with one value put in another's place; None takes it away."""
    data = deepcopy(library.edition_data(slug))
    place: Any = data
    for step in path[:-1]:
        place = place[step]
    if value is None:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return data
