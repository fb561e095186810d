"""Where the book of a long match need not be read from its start."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "bookmarks",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("rows", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("past", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_bookmarks"),
    )


def downgrade() -> None:
    op.drop_table("bookmarks")
