"""A key that signs tokens, and who had opened tables before tokens were signed.

Any text was good for a token until now. One that is not signed still counts if its owner holds a seat (`sitters`) or
has opened a table (`old_hosts`).
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
