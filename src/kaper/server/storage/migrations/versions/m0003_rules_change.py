"""Checkpoints, from which a table goes on under newer rules, and the time that seats have used."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

ID = sa.String(32)


def upgrade() -> None:
    op.create_table(
        "checkpoints",
        sa.Column("table_id", ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
    )
    op.create_table(
        "upgrades",
        sa.Column("table_id", ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("rows", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("before", sa.Integer, nullable=False),
        sa.Column("after", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("log", sa.Text, nullable=False),
    )
    op.add_column("seats", sa.Column("used", sa.BigInteger, nullable=False, server_default="0"))
