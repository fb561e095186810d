"""What was found out when a finished match was looked at again."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("first", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("upto", sa.Integer, nullable=False),
        sa.Column("judged", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "first", name="pk_reviews"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reviews_table_id"),
    )


def downgrade() -> None:
    op.drop_table("reviews")
