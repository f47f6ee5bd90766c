"""What an edition may be called: a changed copy of a bundled edition does not pass for the original."""

from __future__ import annotations

from typing import Final

from parlour.core.edition import Edition
from parlour.core.refusals import BadData
from parlour.core.registry import slugs
from parlour.table import library

DIGITS: Final = 12
"""So many digits of the content's hash tell two editions apart in a caption."""


def is_modified(game: str, id: str, content: str) -> bool:
    """Whether an edition has the id of the bundled edition of its game, and another content."""
    if game not in slugs():
        return False
    own = library.bundled_edition(game)
    return id == own.id and content != own.content


def edition_name(game: str, id: str, content: str) -> str:
    """An edition's id for a caption; of a changed copy with the mark 'modified' and its hash."""
    return f"{id} (modified, {content[:DIGITS]})" if is_modified(game, id, content) else id


def custom_name(edition: Edition) -> str:
    """The name of an edition that did not come with Parlour; '' for the bundled one."""
    if edition.content == library.bundled_edition(edition.game).content:
        return ""
    return edition_name(edition.game, edition.id, edition.content)


def title(edition: Edition) -> str:
    """An edition's title, marked if it is a changed copy of the bundled one."""
    is_copy = is_modified(edition.game, edition.id, edition.content)
    return f"{edition.title} (modified, {edition.content[:DIGITS]})" if is_copy else edition.title


def check_id(edition: Edition, where: str) -> None:
    """Refuse a changed edition that keeps the id of the bundled one."""
    if is_modified(edition.game, edition.id, edition.content):
        raise BadData(
            f"{where}: edition.id",
            f"this differs from the edition that comes with Parlour and has its id, {edition.id!r}; give it an id of "
            f'its own, such as id = "{edition.id}-mine"',
        )
