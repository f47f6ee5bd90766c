"""Boards: one module per game, found by the game's name, which draws a view in at most 80 columns."""

from __future__ import annotations

import importlib
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from parlour.core.view import View
from parlour.i18n import ENGLISH
from parlour.i18n.reader import reader_at
from parlour.terminal.boards import plain
from parlour.terminal.texts.wording import Wording


def legend(slug: str, language: str = ENGLISH) -> str:
    """Return the meaning of a board's symbols in one line; '' if the game has no drawing, or it needs none."""
    return Wording(language).text_or(f"draw-legend-{slug}", "") if _module(slug) is not None else ""


def draw(slug: str, view: View[Any], width: int, language: str = ENGLISH) -> Text:
    """Draw the board as one seat sees it; as a list if the game has no drawing, or the terminal no room for it."""
    module = _module(slug)
    words = Wording(language, slug, reader_at(view.lexicon, (), None))
    if module is not None:
        drawing: Text = module.draw(view, words)
        if max(cell_len(line) for line in drawing.plain.split("\n")) <= width:
            return drawing
    return plain.draw(view, width, words)


def _module(slug: str) -> ModuleType | None:
    name = f"{__name__}.{slug.replace('-', '_')}"
    return importlib.import_module(name) if find_spec(name) is not None else None
