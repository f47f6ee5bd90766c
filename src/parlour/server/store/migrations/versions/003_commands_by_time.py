"""Make commands unique by id before room: ids begin with the time, so new ones are neighbours in the index.

With the room first, a move in each of a hundred rooms changes a hundred pages of the index.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "003"
down_revision = "002"


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        _copy_table()
    else:
        op.drop_constraint("entries_room_command_key", "entries", type_="unique")
        op.create_unique_constraint("entries_command_room_key", "entries", ["command", "room"])


def _copy_table() -> None:
    """Copy the table, because SQLite cannot change the constraints of a table."""
    op.rename_table("entries", "entries_before")
    op.create_table(
        "entries",
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("command", sa.Text, nullable=False),
        sa.Column("actor", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sa.Column("chain", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("room", "number"),
        sa.UniqueConstraint("command", "room"),
    )
    op.execute("INSERT INTO entries SELECT * FROM entries_before ORDER BY rowid")
    op.drop_table("entries_before")
