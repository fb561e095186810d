"""Several processes on one database: who lives, who sees to which table, and what all must know alike."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    op.add_column("answers", sa.Column("pause", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("beat", sa.BigInteger, nullable=False),
        sa.Column("rules", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("process", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_leases"),
    )
    op.create_index("ix_leases_process", "leases", ["process"])
    op.create_table(
        "presences",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("process", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "account", "process", name="pk_presences"),
    )
    op.create_index("ix_presences_process", "presences", ["process"])


def downgrade() -> None:
    for table in ("presences", "leases", "processes"):
        op.drop_table(table)
    op.drop_column("answers", "pause")
    op.drop_column("tables", "version")
