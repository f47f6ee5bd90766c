"""The page of an edition file: what it is, and where its parts come from."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from rich.text import Text

from parlour.core.edition import MARKS
from parlour.table import library, provenance
from parlour.terminal import colours
from parlour.terminal.event_lines import house_rules
from parlour.terminal.screen import Screen
from parlour.terminal.texts.titles import imprint as imprint_of, players


def check(screen: Screen, path: Path) -> None:
    """Read an edition as a table would; BadData says what is wrong with it."""
    game, edition, data = library.edition_in(path)
    provenance.check_id(edition, str(path))
    marks = count_marks(data)
    screen.say(colours.styled(f"{edition.id}", colours.TITLE) + Text(f"  {edition.title}"))
    imprint = imprint_of(edition, screen.words)
    screen.say(
        f"{imprint[:1].upper()}{imprint[1:]}; {game.slug}, {players(edition, screen.words)}; version {edition.version}."
    )
    screen.say(f"Parts: {', '.join(f'{marks[mark]} {mark}' for mark in MARKS)}.")
    preferred = library.preferred_options(game, path)
    if preferred:
        screen.say(f"It asks for {house_rules(preferred)}.")
    screen.say(f"Content {edition.content}", colours.QUIET)


def count_marks(data: object) -> Counter[str]:
    """Count the parts with each provenance mark; a table of marks has one for each part of an item."""
    marks: Counter[str] = Counter()
    if isinstance(data, dict):
        for key, value in data.items():
            is_mark = key == "provenance" or key.endswith("_provenance")
            marks += Counter(_marks_in(value)) if is_mark else count_marks(value)
    elif isinstance(data, list):
        for item in data:
            marks += count_marks(item)
    return marks


def _marks_in(mark: object) -> list[str]:
    if isinstance(mark, dict):
        return [found for part in mark.values() for found in _marks_in(part)]
    return [str(mark)]
