"""The schema, made and brought up to date by itself when a store is opened."""

from __future__ import annotations

from importlib.resources import as_file, files

from alembic import command
from alembic.config import Config


def migrate(url: str) -> None:
    """Bring a database to the newest schema; one that is newer than this Parlour raises."""
    with as_file(files("parlour.server.store").joinpath("migrations")) as scripts:
        config = Config()
        config.set_main_option("script_location", str(scripts))
        config.attributes["url"] = url
        command.upgrade(config, "head")
