"""Store a key that signs tokens, and the hosts from the time before tokens were signed.

Until now any text was a valid token. An unsigned token is still accepted if its owner holds a seat (`sitters`) or has
opened a table (`old_hosts`).
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "006"
down_revision = "005"


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_table("old_hosts", sa.Column("holder", sa.Text, primary_key=True))
    op.execute("INSERT INTO old_hosts (holder) SELECT DISTINCT actor FROM entries WHERE number = 1")
