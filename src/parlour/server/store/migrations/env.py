"""Alembic environment: connects to the database at the URL that `schema.migrate` has set."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection, create_engine, event, text
from sqlalchemy.pool import NullPool

MIGRATING = 7_071_994
"""The advisory lock under which one process migrates while the others wait."""

engine = create_engine(context.config.attributes["url"], poolclass=NullPool)
# by default, Python's driver begins a transaction only with the first row that is written
if engine.dialect.name == "sqlite":

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


with engine.connect() as connection:
    context.configure(connection=connection, transactional_ddl=True)
    with context.begin_transaction():
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
        context.run_migrations()
