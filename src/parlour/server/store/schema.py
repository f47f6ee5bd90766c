"""The schema, made and brought up to date by itself when a store is opened."""

from __future__ import annotations

from importlib.resources import as_file, files
from typing import Final

HEAD: Final = "004"
"""The newest revision in `migrations`: a test says so. A store that has it needs no migrating."""
VERSION: Final = "SELECT version_num FROM alembic_version"
"""What a store answers if it was ever migrated."""

OTHER: Final = "it was last opened by another version of Parlour; let this one serve it once"


def migrate(url: str, revision: str = "head") -> None:
    """Bring a database to the newest schema, or as far as wished, in one go; one that is newer than this Parlour
    raises."""
    from alembic import command  # noqa: PLC0415  (slow to load, and seldom needed)
    from alembic.config import Config  # noqa: PLC0415

    with as_file(files("parlour.server.store").joinpath("migrations")) as scripts:
        config = Config()
        config.set_main_option("script_location", str(scripts))
        config.attributes["url"] = url
        command.upgrade(config, revision)
