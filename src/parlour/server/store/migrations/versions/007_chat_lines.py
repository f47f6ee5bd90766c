"""Store the number of a room's chat lines, and chat lines apart from entries.

A chat line is stored beside the entries of its room, under numbers from -1 downwards. Loading a room reads its entries
without its chat, and command ids are unique among both.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "007"
down_revision = "006"


def upgrade() -> None:
    op.add_column("rooms", sa.Column("lines", sa.Integer, nullable=False, server_default="0"))
