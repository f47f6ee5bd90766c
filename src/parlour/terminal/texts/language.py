"""The language of the terminal client: as given on the command line, or as the environment says."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.i18n import ENGLISH
from parlour.i18n.languages import known, languages

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that name the language of messages, the most important first."""
_NONE = ("C", "POSIX")
"""Values that ask for texts as the program has them."""


def choose_language(given: str | None, environment: Mapping[str, str]) -> str:
    """Return the language for texts; BadData if the given one is not known."""
    if given is not None:
        return known(given)
    for name in VARIABLES:
        found = _language_in(environment.get(name, ""))
        if found:
            return found
    return ENGLISH


def _language_in(value: str) -> str:
    """Return the language of a value such as 'de_AT.UTF-8'; '' if there are no texts in it."""
    tag = value.partition(".")[0].partition("@")[0].replace("_", "-")
    if tag in _NONE:
        return ENGLISH
    return next((language for language in (tag, tag.partition("-")[0].lower()) if language in languages()), "")
