"""Whether a table allows hints, and which were given."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_table(
        "hints",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("hidden", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "at", name="pk_hints"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_hints_table_id"),
    )


def downgrade() -> None:
    op.drop_table("hints")
    op.drop_column("tables", "hints")
