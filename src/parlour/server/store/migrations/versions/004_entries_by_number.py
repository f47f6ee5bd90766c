"""Find entries by the number of their room instead of its name.

The number is shorter, and rooms that were opened together are neighbours in the index, so a move in each of many rooms
changes fewer pages. An entry still stores the name. If the list of rooms does not have it, its number is one that no
room has.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "004"
down_revision = "003"
PLACE = (
    "coalesce((SELECT number FROM rooms WHERE rooms.id = {entries}.room), "
    "-(SELECT count(DISTINCT other.room) FROM {entries} AS other WHERE other.room <= {entries}.room))"
)


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        _copy_table()
        return
    op.add_column("entries", sa.Column("place", sa.Integer))
    op.execute(f"UPDATE entries SET place = {PLACE.format(entries='entries')}")
    op.alter_column("entries", "place", nullable=False)
    op.drop_constraint("entries_pkey", "entries", type_="primary")
    op.create_primary_key("entries_pkey", "entries", ["place", "number"])
    op.drop_constraint("entries_command_room_key", "entries", type_="unique")
    op.create_unique_constraint("entries_command_place_key", "entries", ["command", "place"])


def _copy_table() -> None:
    """Copy the table, because SQLite cannot change the constraints of a table."""
    op.rename_table("entries", "entries_before")
    op.create_table(
        "entries",
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("command", sa.Text, nullable=False),
        sa.Column("actor", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sa.Column("chain", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("place", "number"),
        sa.UniqueConstraint("command", "place"),
    )
    place = PLACE.format(entries="entries_before")
    columns = "room, number, command, actor, body, at, entry, chain"
    op.execute(f"INSERT INTO entries (place, {columns}) SELECT {place}, {columns} FROM entries_before ORDER BY rowid")
    op.drop_table("entries_before")
