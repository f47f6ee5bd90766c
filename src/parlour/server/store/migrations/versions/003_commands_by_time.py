"""Commands are kept unique by their ids first, which begin with the time: new ones lie side by side in the index.

Room first, a move in each of a hundred rooms changes a hundred pages of it.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "003"
down_revision = "002"


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        _lay_anew()
    else:
        op.drop_constraint("entries_room_command_key", "entries", type_="unique")
        op.create_unique_constraint("entries_command_room_key", "entries", ["command", "room"])


def _lay_anew() -> None:
    """SQLite does not change the constraints of a table."""
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
