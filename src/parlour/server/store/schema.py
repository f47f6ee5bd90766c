"""The database schema: created and migrated automatically when a store is opened."""

from __future__ import annotations

from importlib.resources import as_file, files
from typing import Final

from parlour.core.refusals import BadData
from parlour.server.store.interface import StoreChanged

HEAD: Final = "008"
"""The newest revision in `migrations` (a test checks this). A store that has it needs no migration."""
VERSION: Final = "SELECT version_num FROM alembic_version"
"""The query for a store's revision."""
WITHOUT_PLACES: Final = ("001", "002", "003")
"""Revisions in which entries are found by their room's name alone."""
WITHOUT_LINES: Final = (*WITHOUT_PLACES, "004", "005", "006")
"""Revisions in which chat lines are entries."""
OLDER: Final = (*WITHOUT_LINES, "007")
"""All revisions before the newest."""


def migrate(url: str, revision: str = "head") -> None:
    """Migrate a database to a revision in one transaction. Raises if the database is newer than this version."""
    from alembic import command  # noqa: PLC0415  (slow to load, and seldom needed)
    from alembic.config import Config  # noqa: PLC0415

    with as_file(files("parlour.server.store").joinpath("migrations")) as scripts:
        config = Config()
        config.set_main_option("script_location", str(scripts))
        config.attributes["url"] = url.replace("postgresql://", "postgresql+psycopg://", 1)
        command.upgrade(config, revision)


def is_older(found: str | None, is_looking: bool) -> bool:
    """Whether a store of this revision (None: no schema) must be migrated before it is written to. BadData if the
    revision is unknown, or if there is nothing to look at."""
    if found == HEAD:
        return False
    if found in OLDER or (found is None and not is_looking):
        return True
    if found is None:
        raise BadData("--db", "there are no tables of Parlour's in it")
    raise BadData("--db", f"it is of a newer Parlour (schema {found}; this one knows {HEAD})")


def must_be_current(found: str | None) -> None:
    """Raise StoreChanged if the schema of an open store is no longer this version's."""
    if found != HEAD:
        text = f"its database has been changed to schema {found} and this Parlour knows {HEAD}"
        raise StoreChanged(f"This server does not fit its database any more: {text}. Start it with the new version.")


def is_newer(found: str) -> bool:
    """Whether only a newer version can have written a revision. Revisions are numbered."""
    return found.isdecimal() and int(found) > int(HEAD)
