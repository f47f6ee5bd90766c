"""Rules for names and chat messages: plain, visible, single-line text."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from parlour.i18n.refusals import refused
from parlour.server.access.lookalikes import look_keys, mixed_scripts

MAX_NAME: Final = 40
MAX_TEXT: Final = 500
MAX_MARKS: Final = 2
"""The maximum number of accents on one letter; more would run into the lines above."""
OWN_NAMES: Final = ("A watcher", "Parlour", "Server", "The server", "The house", "The host")
"""Names that the server uses itself; an empty seat is called 'Seat A'."""
_HIDDEN: Final = re.compile(
    r"[\u034f\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0]"
)
"""Characters that change how others are shown, or that are invisible."""
_EMPTY_SEAT: Final = re.compile("seat.")


def plain_words(text: str) -> str:
    """Return text as one line in its normal form, without invisible characters."""
    text = _HIDDEN.sub("", unicodedata.normalize("NFC", text))
    return " ".join(_unstacked("".join(c for c in text if c.isprintable() or c.isspace())).split())


def checked_name(name: str, taken: list[str]) -> str:
    """Return a name that cannot be mistaken for another player's, for a seat's letter, or for a bot's."""
    name = plain_words(name)
    if not 2 <= len(name) <= MAX_NAME:
        raise refused("name/length", most=MAX_NAME)
    if name.endswith(")"):
        raise refused("name/bot")
    keys = look_keys(name)
    if any(keys & look_keys(other) for other in (*taken, *OWN_NAMES)) or any(map(_EMPTY_SEAT.fullmatch, keys)):
        raise refused("name/taken", name=name)
    mixed = mixed_scripts(name)
    if mixed:
        raise refused("name/mixed_scripts", scripts=mixed)
    return name


def checked_text(text: str) -> str:
    text = plain_words(text)
    if not 1 <= len(text) <= MAX_TEXT:
        raise refused("text/length", most=MAX_TEXT)
    return text


def _unstacked(text: str) -> str:
    """Remove more accents on a letter than a language has."""
    result: list[str] = []
    marks = 0
    for character in text:
        marks = marks + 1 if unicodedata.combining(character) else 0
        if marks <= MAX_MARKS:
            result.append(character)
    return "".join(result)
