"""`kaper admin backup` and `restore`: a copy of the database, and back."""

import asyncio

from kaper.cli.admin.params import CopyPath, Database
from kaper.cli.desk import Desk
from kaper.cli.params import Lang


def backup(file: CopyPath, *, database: Database = "", lang: Lang = None) -> None:
    """Copy the database, also while the server runs, and check the copy."""
    from kaper.server.copies import back_up
    from kaper.server.settings import Settings

    desk = Desk.open(lang)
    _tell(desk, "admin-backed-up", str(file), back_up(Settings.read(database), file))


def restore(file: CopyPath, *, database: Database = "", lang: Lang = None) -> None:
    """Put a copy in the place of the database, while no server runs."""
    from kaper.server import copies
    from kaper.server.settings import Settings

    desk = Desk.open(lang)
    _tell(desk, "admin-restored", str(file), asyncio.run(copies.restore(Settings.read(database), file)))


def _tell(desk: Desk, key: str, path: str, found: dict[str, int]) -> None:
    figures = {name: found[name] for name in ("tables", "answers", "accounts")}
    desk.line(key, path=path, **figures)
