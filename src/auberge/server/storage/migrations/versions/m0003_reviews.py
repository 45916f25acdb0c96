"""Reviews of finished games are kept: thought through once for each version of the reviewer."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Games of before have no review yet."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("reviewer", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("found", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
