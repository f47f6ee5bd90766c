"""Store the elapsed time of a room's running clocks, so that a restart neither resets nor costs time."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "005"
down_revision = "004"


def upgrade() -> None:
    op.add_column("rooms", sa.Column("clocks", sa.Text, nullable=False, server_default=""))
