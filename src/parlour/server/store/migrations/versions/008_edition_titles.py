"""Store the title of a room's custom edition, so that lists can show it without reading entries."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "008"
down_revision = "007"


def upgrade() -> None:
    op.add_column("rooms", sa.Column("title", sa.Text, nullable=False, server_default=""))
