"""The tables of the database. Answers are only ever added; taking one back adds a line that says so."""

from sqlalchemy import BigInteger, ForeignKey, Index, MetaData, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

ID = String(32)


class Base(DeclarativeBase):
    """All models; constraints have names, so that a migration can change them."""

    metadata = MetaData(
        naming_convention={
            "pk": "pk_%(table_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s",
            "ix": "ix_%(table_name)s_%(column_0_name)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
        }
    )


class Account(Base):
    """Somebody; a guest has no password, and only a name with a password is somebody's own (`handle`)."""

    __tablename__ = "accounts"
    id: Mapped[str] = mapped_column(ID, primary_key=True)
    name: Mapped[str] = mapped_column(String(64))
    handle: Mapped[str | None] = mapped_column(String(64), unique=True)
    password: Mapped[str | None] = mapped_column(String(200))
    created: Mapped[int] = mapped_column(BigInteger)


class Session(Base):
    """A token that was given out, as its SHA-256: whoever reads the database cannot use it."""

    __tablename__ = "sessions"
    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    account: Mapped[str] = mapped_column(ForeignKey("accounts.id"), index=True)
    expires: Mapped[int] = mapped_column(BigInteger)


class Table(Base):
    """A table: what is played, how far it is, and the secret behind its dice."""

    __tablename__ = "tables"
    id: Mapped[str] = mapped_column(ID, primary_key=True)
    game: Mapped[str] = mapped_column(String(64))
    rules: Mapped[int]
    players: Mapped[int]
    settings: Mapped[str] = mapped_column(Text)
    open: Mapped[bool]
    guided: Mapped[bool]
    invite: Mapped[str] = mapped_column(ID)
    host: Mapped[str] = mapped_column(ID, index=True)
    stage: Mapped[str] = mapped_column(String(16))
    clock: Mapped[str] = mapped_column(String(16))
    seconds: Mapped[int]
    secret: Mapped[str] = mapped_column(String(64))
    commitment: Mapped[str] = mapped_column(String(64))
    seed: Mapped[str] = mapped_column(String(200))
    outcome: Mapped[str] = mapped_column(Text)
    rematch: Mapped[str] = mapped_column(ID)
    created: Mapped[int] = mapped_column(BigInteger)
    doubts: Mapped[str] = mapped_column(String(200), server_default="")
    __table_args__ = (Index("ix_tables_stage_open", "stage", "open"),)


class Seat(Base):
    """A seat; `standin` says that a bot plays for a person who has left or run out of time."""

    __tablename__ = "seats"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(16))
    account: Mapped[str] = mapped_column(ID, index=True)
    name: Mapped[str] = mapped_column(String(64))
    level: Mapped[str] = mapped_column(String(32))
    nonce: Mapped[str] = mapped_column(String(64))
    standin: Mapped[bool]


class Answer(Base):
    """An answer in the order in which it was taken: `kind` answer or undo, `by` person or bot."""

    __tablename__ = "answers"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int]
    kind: Mapped[str] = mapped_column(String(8))
    option: Mapped[str] = mapped_column(String(200))
    by: Mapped[str] = mapped_column(String(8))
    at: Mapped[int] = mapped_column(BigInteger)
    __table_args__ = ({"sqlite_with_rowid": False},)


class Line(Base):
    """A line of chat; `seat` is -1 for somebody who only looks on."""

    __tablename__ = "chat"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int]
    name: Mapped[str] = mapped_column(String(64))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[int] = mapped_column(BigInteger)
