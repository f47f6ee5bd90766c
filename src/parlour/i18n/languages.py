"""The languages there are, and the catalogue of a game in one of them.

The libraries behind catalogues are imported when a text is first needed: the engine plays without them.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

from parlour.core.refusals import BadData
from parlour.i18n import ENGLISH

if TYPE_CHECKING:
    from parlour.i18n.catalogue import Catalogue

GAMES: Final = "games"
TERMINAL: Final = "terminal"
ABOUT: Final = ".about"
"""The ending of the file that says what a game is about, for lists."""
LESSONS: Final = ".lessons"
"""The ending of the file with the texts of a game's lessons."""
SERVER: Final = "server"


@cache
def game_catalogue(game: str, language: str = ENGLISH) -> Catalogue:
    """Return the messages of a game in a language."""
    from parlour.i18n.catalogue import Catalogue  # noqa: PLC0415 (see above)

    return Catalogue(known(language), (GAMES, game))


@cache
def about_catalogue(game: str, language: str = ENGLISH) -> Catalogue:
    """Return what lists say about a game: the message `about-SLUG` with its attributes."""
    from parlour.i18n.catalogue import Catalogue  # noqa: PLC0415 (see above)

    return Catalogue(known(language), (game + ABOUT,))


@cache
def lessons_catalogue(game: str, language: str = ENGLISH) -> Catalogue:
    """Return the texts of a game's lessons."""
    from parlour.i18n.catalogue import Catalogue  # noqa: PLC0415 (see above)

    return Catalogue(known(language), (game + LESSONS,))


@cache
def server_catalogue(language: str = ENGLISH, game: str = "") -> Catalogue:
    """Return the messages of a server's refusals, for a table together with those of its game."""
    from parlour.i18n.catalogue import Catalogue  # noqa: PLC0415 (see above)

    return Catalogue(known(language), (GAMES, game, SERVER) if game else (GAMES, SERVER))


@cache
def terminal_catalogue(language: str = ENGLISH, game: str = "") -> Catalogue:
    """Return the messages of the terminal client, at a table on top of those of its game."""
    from parlour.i18n.catalogue import Catalogue  # noqa: PLC0415 (see above)

    return Catalogue(known(language), (GAMES, game, TERMINAL) if game else (GAMES, TERMINAL))


def languages() -> list[str]:
    """Return the languages that have a folder; English is the first."""
    folder = resources.files("parlour") / "locales"
    found = sorted(each.name for each in folder.iterdir() if each.is_dir() and not each.name.startswith(("_", ".")))
    return sorted(found, key=lambda language: language != ENGLISH)


def known(language: str) -> str:
    """Return a language as its folder is called; BadData if there is none for it."""
    found = languages()
    if language in found:
        return language
    raise BadData("language", f"there is no language {language!r}; choose one of {', '.join(found)}")
