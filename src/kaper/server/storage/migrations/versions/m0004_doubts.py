"""What an uploaded record claims and is not so; and an index for the tables of a host."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("doubts", sa.String(200), nullable=False, server_default=""))
    op.create_index("ix_tables_host", "tables", ["host"])


def downgrade() -> None:
    op.drop_index("ix_tables_host", "tables")
    op.drop_column("tables", "doubts")
