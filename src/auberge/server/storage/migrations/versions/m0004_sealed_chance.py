"""Chance is sealed: a table keeps the secret its chance comes from, and the salt of its seal."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Tables of before have a seed and go on with it."""
    op.add_column("tables", sa.Column("secret", sa.Text))
    op.add_column("tables", sa.Column("salt", sa.Text))
