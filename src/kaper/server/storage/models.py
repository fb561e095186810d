"""The tables of the database. Answers are only ever added; taking one back adds a line that says so."""

from sqlalchemy import BigInteger, ForeignKey, Index, MetaData, String, Text, false, true
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
    """Somebody; a guest has no password, and only a name with a password is somebody's own (`handle`).

    `likeness` is what the name has in common with those that look the same, also for guests. `seen` is when a
    session of theirs was last used, to the day; `banned` and `muted` are when that was done, 0 if not.
    """

    __tablename__ = "accounts"
    id: Mapped[str] = mapped_column(ID, primary_key=True)
    name: Mapped[str] = mapped_column(String(64))
    handle: Mapped[str | None] = mapped_column(String(640), unique=True)
    likeness: Mapped[str] = mapped_column(String(640), server_default="", index=True)
    password: Mapped[str | None] = mapped_column(String(200))
    created: Mapped[int] = mapped_column(BigInteger)
    seen: Mapped[int] = mapped_column(BigInteger, server_default="0")
    banned: Mapped[int] = mapped_column(BigInteger, server_default="0")
    muted: Mapped[int] = mapped_column(BigInteger, server_default="0")


class Session(Base):
    """A token that was given out, as its SHA-256: whoever reads the database cannot use it."""

    __tablename__ = "sessions"
    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    account: Mapped[str] = mapped_column(ForeignKey("accounts.id"), index=True)
    expires: Mapped[int] = mapped_column(BigInteger)


class Table(Base):
    """A table: what is played, how far it is, and the secret behind its dice.

    `touched` is when somebody who sits there last came or changed something; answers have their own time.
    `version` goes up with every change where several processes serve the table: none undoes another's.
    """

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
    touched: Mapped[int] = mapped_column(BigInteger, server_default="0")
    doubts: Mapped[str] = mapped_column(String(200), server_default="")
    tutorial: Mapped[bool] = mapped_column(server_default=false())
    version: Mapped[int] = mapped_column(server_default="0")
    hints: Mapped[bool] = mapped_column(server_default=true())
    __table_args__ = (Index("ix_tables_stage_open", "stage", "open"),)


class Seat(Base):
    """A seat; `standin` says that a bot plays for a person who has left or run out of time.

    `nudged` is when others last asked for the person who sits there, 0 once they came. `used` are the
    milliseconds that they used: of the whole game or of the present move, as the table's clock counts.
    """

    __tablename__ = "seats"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(16))
    account: Mapped[str] = mapped_column(ID, index=True)
    name: Mapped[str] = mapped_column(String(64))
    level: Mapped[str] = mapped_column(String(32))
    nonce: Mapped[str] = mapped_column(String(64))
    standin: Mapped[bool]
    nudged: Mapped[int] = mapped_column(BigInteger, server_default="0")
    used: Mapped[int] = mapped_column(BigInteger, server_default="0")


class Answer(Base):
    """An answer in the order in which it was taken.

    `kind` is answer or undo; `by` is person or bot, `clock` for a move that a bot made for somebody whose
    time had run out, `pass` for a hidden question that nobody answered in time, `record` for an upload.
    `pause` are the milliseconds that the table takes over the moment after it, the same in every process.
    """

    __tablename__ = "answers"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int]
    kind: Mapped[str] = mapped_column(String(8))
    option: Mapped[str] = mapped_column(String(200))
    by: Mapped[str] = mapped_column(String(8))
    at: Mapped[int] = mapped_column(BigInteger)
    pause: Mapped[int] = mapped_column(server_default="0")
    __table_args__ = ({"sqlite_with_rowid": False},)


class Line(Base):
    """A line of chat; `seat` is -1 for somebody who only looks on.

    `nonce` is the client's word for it: a line that is sent again is known by it and kept once.
    """

    __tablename__ = "chat"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int]
    name: Mapped[str] = mapped_column(String(64))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[int] = mapped_column(BigInteger)
    account: Mapped[str] = mapped_column(ID, server_default="", index=True)
    nonce: Mapped[str | None] = mapped_column(String(64))
    __table_args__ = (Index("uq_chat_nonce", "table_id", "account", "nonce", unique=True),)


class Hint(Base):
    """That a seat asked for a hint after N answers; `hidden` if only it knows that it was asked anything."""

    __tablename__ = "hints"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    hidden: Mapped[bool]


class Review(Base):
    """What was found out about the answers of a finished match from `first` up to `upto`, as JSON."""

    __tablename__ = "reviews"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    first: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    upto: Mapped[int]
    judged: Mapped[str] = mapped_column(Text)


class Solved(Base):
    """That an account has tried a puzzle, and whether it found the best option at once."""

    __tablename__ = "solved"
    account: Mapped[str] = mapped_column(ID, primary_key=True)
    game: Mapped[str] = mapped_column(String(64), primary_key=True)
    puzzle: Mapped[str] = mapped_column(ID, primary_key=True)
    right: Mapped[bool]
    at: Mapped[int] = mapped_column(BigInteger)


class Order(Base):
    """What `kaper admin` asks of a running server; `result` is empty until it is done."""

    __tablename__ = "orders"
    id: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(16))
    target: Mapped[str] = mapped_column(String(64))
    at: Mapped[int] = mapped_column(BigInteger)
    result: Mapped[str] = mapped_column(Text, server_default="")


class Checkpoint(Base):
    """A state from which a table can go on whatever becomes of the rules, and what happened before."""

    __tablename__ = "checkpoints"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    count: Mapped[int]
    rules: Mapped[int]
    state: Mapped[str] = mapped_column(Text)
    told: Mapped[str] = mapped_column(Text)


class Bookmark(Base):
    """A checkpoint of a long match with all that came before it, so that its first `rows` lines can rest."""

    __tablename__ = "bookmarks"
    table_id: Mapped[str] = mapped_column(ID, primary_key=True)
    rules: Mapped[int]
    rows: Mapped[int]
    state: Mapped[str] = mapped_column(Text)
    past: Mapped[str] = mapped_column(Text)


class Upgrade(Base):
    """That a table went on under newer rules; the first `rows` lines of its book are not played again."""

    __tablename__ = "upgrades"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    rows: Mapped[int]
    state: Mapped[str] = mapped_column(Text)
    before: Mapped[int]
    after: Mapped[int]
    at: Mapped[int] = mapped_column(BigInteger)
    log: Mapped[str] = mapped_column(Text)


class Process(Base):
    """One of several processes that serve this database; `beat` goes up as long as it lives.

    `rules` is a digest of the rules that it plays by: two that differ do not serve one table at once.
    """

    __tablename__ = "processes"
    id: Mapped[str] = mapped_column(ID, primary_key=True)
    beat: Mapped[int] = mapped_column(BigInteger)
    rules: Mapped[str] = mapped_column(String(64))


class Lease(Base):
    """Which process sees to the bots and clocks of a table; it ends with the process."""

    __tablename__ = "leases"
    table_id: Mapped[str] = mapped_column(ID, primary_key=True)
    process: Mapped[str] = mapped_column(ID, index=True)


class Presence(Base):
    """That an account has a socket at a table, in one of several processes."""

    __tablename__ = "presences"
    table_id: Mapped[str] = mapped_column(ID, primary_key=True)
    account: Mapped[str] = mapped_column(ID, primary_key=True)
    process: Mapped[str] = mapped_column(ID, primary_key=True, index=True)
