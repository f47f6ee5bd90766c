"""Store entries in the order in which they arrive, and index only public rooms by their last change.

If entries are stored room by room, a move in each of a hundred rooms changes a hundred pages.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "002"
down_revision = "001"


def upgrade() -> None:
    op.drop_index("public_rooms", "rooms")
    is_public = sa.text("is_public")
    op.create_index(
        "public_rooms", "rooms", ["status", "touched_at"], postgresql_where=is_public, sqlite_where=is_public
    )
    if op.get_bind().dialect.name == "sqlite":  # PostgreSQL stores them in this order anyway
        _lay_in_order()


def _lay_in_order() -> None:
    op.rename_table("entries", "entries_by_room")
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
        sa.UniqueConstraint("room", "command"),
    )
    op.execute("INSERT INTO entries SELECT * FROM entries_by_room ORDER BY at, room, number")
    op.drop_table("entries_by_room")
