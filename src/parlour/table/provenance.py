"""Captions of editions: a changed copy of a bundled edition is marked, so that it does not pass for the original."""

from __future__ import annotations

from typing import Final

from parlour.core.edition import Edition
from parlour.core.refusals import BadData
from parlour.core.registry import slugs
from parlour.table import library

DIGITS: Final = 12
"""The number of hash digits that distinguish two editions in a caption."""


def is_modified(game: str, id: str, content: str) -> bool:
    """Whether an edition has the id of the bundled edition of its game, but different content."""
    if game not in slugs():
        return False
    own = library.bundled_edition(game)
    return id == own.id and content != own.content


def edition_name(game: str, id: str, content: str) -> str:
    """Return an edition's id for a caption; a changed copy is marked 'modified', with its hash."""
    return f"{id} (modified, {content[:DIGITS]})" if is_modified(game, id, content) else id


def custom_name(edition: Edition) -> str:
    """Return the name of an edition that is not bundled with Parlour; '' for the bundled one."""
    if edition.content == library.bundled_edition(edition.game).content:
        return ""
    return edition_name(edition.game, edition.id, edition.content)


def title(edition: Edition) -> str:
    """Return an edition's title, marked if it is a changed copy of the bundled one."""
    is_copy = is_modified(edition.game, edition.id, edition.content)
    return f"{edition.title} (modified, {edition.content[:DIGITS]})" if is_copy else edition.title


def check_id(edition: Edition, where: str) -> None:
    """Refuse a changed edition with the id of the bundled one."""
    if is_modified(edition.game, edition.id, edition.content):
        raise BadData(
            f"{where}: edition.id",
            f"this differs from the edition that comes with Parlour and has its id, {edition.id!r}; give it an id of "
            f'its own, such as id = "{edition.id}-mine"',
        )
