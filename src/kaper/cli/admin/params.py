"""What the commands of `kaper admin` share."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

if TYPE_CHECKING:
    from kaper.server.office import Office

Database = Annotated[str, typer.Option(help="help-database", metavar="DATABASE")]
CopyPath = Annotated[Path, typer.Argument(help="help-copy", metavar="FILE")]
TableId = Annotated[str, typer.Argument(help="help-table-id", metavar="TABLE")]
Who = Annotated[str, typer.Argument(help="help-who", metavar="ACCOUNT")]
T = TypeVar("T")


def in_office(database: str, do: "Callable[[Office], Awaitable[T]]") -> T:
    """Do something with the database, or have the server that uses it do it."""
    from kaper.server.office import Office
    from kaper.server.settings import Settings

    async def main() -> T:
        async with Office.open(Settings.read(database)) as office:
            return await do(office)

    return asyncio.run(main())


def day(at: int) -> str:
    """A moment in milliseconds as a date; nothing for never."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d") if at else ""
