"""The first schema: tables as they were opened, and the journal of all that was done at them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Makes both tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("start_seat", sa.Integer, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("data", sa.Text),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("opened", sa.Double, nullable=False),
        sa.Column("earlier", sa.Text),
    )
    op.create_index("tables_by_opening", "tables", ["opened"])
    op.create_index("one_table_follows", "tables", ["earlier"], unique=True)
    op.create_table(
        "journal",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("intent", sa.Text),
        sa.Column("at", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
