"""Rooms, their entries, and who sits where."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "rooms",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("id", sa.Text, nullable=False, unique=True),
        sa.Column("secret", sa.LargeBinary),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("is_busy", sa.Boolean, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("waits_for", sa.Text, nullable=False),
        sa.Column("touched_at", sa.BigInteger, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
    )
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
        sqlite_with_rowid=False,
    )
    op.create_table(
        "sitters",
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("holder", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("room", "seat"),
    )
    op.create_index("sitters_by_holder", "sitters", ["holder"])
    op.create_index(
        "busy_rooms", "rooms", ["is_busy"], postgresql_where=sa.text("is_busy"), sqlite_where=sa.text("is_busy")
    )
    op.create_index("public_rooms", "rooms", ["is_public", "status", "touched_at"])


def downgrade() -> None:
    for table in ("sitters", "entries", "rooms"):
        op.drop_table(table)
