"""Copies of a SQLite database: made while a server runs, checked, and put back while none does."""

import sqlite3
from contextlib import closing
from pathlib import Path

from kaper.engine.errors import KaperError
from kaper.server.office import check_there, sqlite_path
from kaper.server.settings import Settings
from kaper.server.storage.database import LATEST, make_private, newer, open_database

TABLES = ("accounts", "sessions", "tables", "seats", "answers", "chat")
Counts = dict[str, int]


def back_up(settings: Settings, to: Path) -> Counts:
    """A whole and checked copy; says how many rows of each table it has.

    The copy is made inside one transaction of reading, so it is of one moment, whoever writes meanwhile.
    """
    path = _path(settings)
    check_there(settings)
    if to.exists():
        raise KaperError(
            f"{to} is there already; a copy never replaces another.", "copy-exists", path=str(to)
        )
    part = to.with_name(f"{to.name}.part")
    make_private(part)
    try:
        with closing(_connect(path)) as source, closing(sqlite3.connect(part)) as copy:
            source.execute("BEGIN")
            counted = _counts(source)
            source.backup(copy)
            _check(copy, to, counted)
        part.rename(to)
    finally:
        part.unlink(missing_ok=True)
    return counted


async def restore(settings: Settings, given: Path) -> Counts:
    """Put a copy in the place of the database; refused while a server uses it, or if it is not sound."""
    path = _path(settings)
    if not given.is_file():
        raise KaperError(f"There is no database {given}.", "no-database", path=str(given))
    database = open_database(settings.url)
    try:
        await database.claim(tries=1)
        with closing(_connect(given)) as source:
            counted = _sound(source, given)
            with closing(sqlite3.connect(path)) as target:
                source.backup(target)
                _check(target, path, counted)
    finally:
        await database.close()
    return counted


def _sound(source: sqlite3.Connection, given: Path) -> Counts:
    try:
        found = source.execute("SELECT version_num FROM alembic_version").fetchone()
        counted = _counts(source)
        _check(source, given, counted)
    except sqlite3.DatabaseError as error:
        raise _broken(given, str(error)) from error
    if found is None or found[0] > LATEST:
        raise newer(found[0] if found else "?")
    return counted


def _path(settings: Settings) -> Path:
    path = sqlite_path(settings)
    if path is None:
        sentence = (
            "A PostgreSQL database is copied by pg_dump and put back by pg_restore, which come with it."
        )
        raise KaperError(sentence, "use-pg-dump")
    return path


def _connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)


def _counts(connection: sqlite3.Connection) -> Counts:
    return {name: connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in TABLES}


def _check(connection: sqlite3.Connection, path: Path, counted: Counts) -> None:
    (verdict,) = connection.execute("PRAGMA integrity_check").fetchone()
    if verdict != "ok":
        raise _broken(path, verdict)
    if _counts(connection) != counted:
        raise _broken(path, "rows are missing")


def _broken(path: Path, reason: str) -> KaperError:
    return KaperError(
        f"{path} is not a sound database: {reason}.", "broken-copy", path=str(path), reason=reason
    )
