"""How long answers take, where it is a secret who is asked: a table's own setting."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Tables of before have the usual wait and no limit."""
    op.add_column("tables", sa.Column("answer_wait", sa.Double, nullable=False, server_default="1.2"))
    op.add_column("tables", sa.Column("answer_limit", sa.Double))
