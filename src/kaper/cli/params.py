"""Parameters that several commands share; their help texts are keys."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from kaper import pool
from kaper.cluster import Cluster
from kaper.engine.errors import SettingError

Lang = Annotated[str | None, typer.Option(help="help-lang", metavar="LANG")]
GameName = Annotated[str, typer.Argument(help="help-game", metavar="GAME")]
RecordPath = Annotated[Path, typer.Argument(help="help-record", metavar="RECORD")]
Options = Annotated[list[str] | None, typer.Option("--option", help="help-option", metavar="NAME=VALUE")]
Jobs = Annotated[int | None, typer.Option(help="help-jobs", metavar="N", min=1)]
Ray = Annotated[str | None, typer.Option(help="help-ray", metavar="ADDRESS")]
AsJson = Annotated[bool, typer.Option("--json", help="help-json", metavar="")]


def settings(given: Sequence[str] | None) -> dict[str, str]:
    """Settings of a game, written `name=value`."""
    found: dict[str, str] = {}
    for text in given or ():
        name, sign, value = text.partition("=")
        if not (name and sign and value):
            raise SettingError(f"{text} is not of the form NAME=VALUE.", "setting-form", given=text)
        found[name] = value
    return found


def workers(jobs: int | None, ray: str | None) -> pool.Jobs | None:
    """Who works: a cluster if its address is given, else processes here."""
    return jobs if ray is None else Cluster(ray)


def listed(given: str | None) -> list[str]:
    """The parts of a text with commas."""
    return [part.strip() for part in (given or "").split(",") if part.strip()]
