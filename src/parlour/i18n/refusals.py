"""Refusals that are no game's: by code and details. Their English text is a fallback for scripts."""

from __future__ import annotations

from parlour.core.refusals import Refused
from parlour.i18n.languages import server_catalogue
from parlour.i18n.reader import NOBODY
from parlour.i18n.sentences import refusal_text


def refused(code: str, clause: str = "", /, **details: object) -> Refused:
    """Return a refusal of a table or server. Clients put it into their language from the code and the details."""
    return Refused(code, clause, english(code, details), details)


def english(code: str, details: dict[str, object]) -> str:
    """Return the English sentence of a code."""
    return refusal_text(server_catalogue(), code, details, NOBODY)
