"""Names compared by how they look, sanctions, when things were last touched, chat that is kept once."""

import time
import unicodedata

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

ID = sa.String(32)
HANDLE = sa.String(640)
SQLITE = "sqlite"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("likeness", HANDLE, nullable=False, server_default=""))
    for name in ("seen", "banned", "muted"):
        op.add_column("accounts", _moment(name))
    op.add_column("tables", _moment("touched"))
    op.add_column("seats", _moment("nudged"))
    op.add_column("chat", sa.Column("account", ID, nullable=False, server_default=""))
    op.add_column("chat", sa.Column("nonce", sa.String(64)))
    # SQLite keeps texts of any length, and cannot change a column without making the whole table anew.
    if op.get_bind().dialect.name != SQLITE:
        op.alter_column("accounts", "handle", type_=HANDLE)
    op.create_table(
        "orders",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("target", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("result", sa.Text, nullable=False, server_default=""),
    )
    _fill()
    op.create_index("ix_accounts_likeness", "accounts", ["likeness"])
    op.create_index("ix_chat_account", "chat", ["account"])
    op.create_index("uq_chat_nonce", "chat", ["table_id", "account", "nonce"], unique=True)


def _moment(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, nullable=False, server_default="0")


def _fill() -> None:
    """Nothing counts as forgotten before this version has watched it for a while."""
    connection = op.get_bind()
    now = {"now": time.time_ns() // 1_000_000}
    connection.execute(sa.text("UPDATE accounts SET seen = :now"), now)
    connection.execute(sa.text("UPDATE tables SET touched = :now"), now)
    rows = connection.execute(sa.text("SELECT id, name, handle FROM accounts ORDER BY created")).all()
    connection.execute(sa.text("UPDATE accounts SET handle = NULL"))
    change = sa.text("UPDATE accounts SET name = :name, likeness = :like, handle = :handle WHERE id = :id")
    owned: set[str] = set()
    for account, name, handle in rows:
        kept = _free(name, owned) if handle is not None else name
        like = _likeness(kept)
        owned |= {like} if handle is not None else set()
        values = {"id": account, "name": kept, "like": like, "handle": like if handle is not None else None}
        connection.execute(change, values)


def _free(name: str, owned: set[str]) -> str:
    """Of two accounts whose names look the same the younger gets a number."""
    found, number = name, 2
    while _likeness(found) in owned:
        found, number = f"{name[:28]} {number}", number + 1
    return found


def _likeness(name: str) -> str:
    folded = unicodedata.normalize("NFKC", name).casefold()
    return " ".join(unicodedata.normalize("NFKC", folded).split())


def downgrade() -> None:
    op.drop_table("orders")
    for index, table in (("uq_chat_nonce", "chat"), ("ix_chat_account", "chat")):
        op.drop_index(index, table)
    op.drop_index("ix_accounts_likeness", "accounts")
    for table, names in (
        ("chat", ("nonce", "account")),
        ("seats", ("nudged",)),
        ("tables", ("touched",)),
        ("accounts", ("muted", "banned", "seen", "likeness")),
    ):
        for name in names:
            op.drop_column(table, name)
