"""Any game's board as a list: whatever its view says about the table and each seat."""

from __future__ import annotations

import inspect
import textwrap
from typing import Any

from rich.text import Text

from parlour.core.view import OpenView, View
from parlour.terminal import colours
from parlour.terminal.texts.wording import Wording

LABEL = 18


def draw(view: View[Any], width: int, words: Wording) -> Text:
    """Draw one line per item; what is known about a seat is next to its letter."""
    lines: list[str] = []
    for name in sorted(set(dir(type(view))) - set(dir(OpenView))):
        method = getattr(view, name)
        if name.startswith("_") or not callable(method):
            continue
        wanted = list(inspect.signature(method).parameters)
        label = name.replace("_", " ")
        if not wanted:
            lines.append(f"{label:{LABEL}}{_shown(method(), words)}")
        elif wanted == ["seat"]:
            values = [f"{seat} {_shown(method(seat), words)}" for seat in view.seats()]
            lines.append(f"{label:{LABEL}}{'; '.join(values)}")
    text = Text()
    for n, line in enumerate(lines):
        wrapped = textwrap.fill(line, max(width, 40), subsequent_indent=" " * LABEL)
        text.append("\n" if n else "")
        text.append(wrapped[:LABEL], colours.QUIET)
        text.append(wrapped[LABEL:])
    return text


def _shown(value: object, words: Wording) -> str:
    if isinstance(value, (tuple, list)):
        return ", ".join(_shown(item, words) for item in value) or "-"
    if isinstance(value, bool):
        return words.text("draw-yes" if value else "draw-no")
    return str(value) if value not in ("", None) else "-"
