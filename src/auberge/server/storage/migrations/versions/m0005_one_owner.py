"""A table has one owner (ADR 31). Servers of before, where any of them wrote to any table, store nothing any more."""

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Names the number of a row as we do. A server of before that was cut off from the database and comes back does not
    look at the schema again: its statements name a column that is not there."""
    op.execute("ALTER TABLE journal RENAME COLUMN version TO number")
