"""Custom editions that clients upload: their titles, summaries, and data as JSON."""

from __future__ import annotations

import json
from typing import Final

from parlour.core.data.bounds import MAX_TABLE_SEATS
from parlour.core.data.edition_summary import without_summary
from parlour.core.edition import Edition
from parlour.core.registry import find
from parlour.server.access.text_rules import plain_words
from parlour.table import library, provenance

MAX_TITLE: Final = 80
"""The maximum length of a custom edition's title in lists and headings, which strangers read at a public table."""


def display_title(edition: Edition) -> str:
    """Return the title of an untrusted edition, in one line and bounded; the game's title if nothing of it can be
    shown."""
    return _one_line(provenance.title(edition)) or library.bundled_edition(edition.game).title


def summarize(game: str, text: str) -> dict[str, object]:
    """Return the summary of an edition; `http.models.EditionInfo` describes it. BadData if it is no edition of that
    game."""
    edition = _read(game, text)
    return {
        "id": _one_line(edition.id),
        "title": display_title(edition),
        "publisher": _one_line(edition.publisher),
        "year": _one_line(edition.year),
        "seats": {"min": edition.least_seats, "max": min(edition.most_seats, MAX_TABLE_SEATS)},
    }


def encode_data(game: str, text: str) -> bytes:
    """Return the data of an edition as `GET /api/games/{game}/edition` sends it."""
    data = without_summary(_read(game, text).reader.data)
    return json.dumps(data, ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode()


def _read(game: str, text: str) -> Edition:
    return library.edition_of(find(game), text, "edition")


def _one_line(text: str) -> str:
    text = plain_words(text)
    return text if len(text) <= MAX_TITLE else f"{text[: MAX_TITLE - 1].rstrip()}…"
