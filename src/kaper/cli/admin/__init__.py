"""`kaper admin`: for whoever runs a server, also while it runs."""

from collections.abc import Callable

import typer

from kaper.cli.admin.copies import backup, restore
from kaper.cli.admin.people import (
    accounts,
    ban,
    delete_account,
    export_account,
    mute,
    reset_password,
    unban,
    unmute,
)
from kaper.cli.admin.tables import close, export_table, purge, tables
from kaper.cli.spoken import SpokenCommand, SpokenGroup

COMMANDS: list[Callable[..., None]] = [
    backup,
    restore,
    tables,
    close,
    export_table,
    accounts,
    export_account,
    delete_account,
    ban,
    unban,
    mute,
    unmute,
    reset_password,
    purge,
]


def admin() -> typer.Typer:
    app = typer.Typer(
        cls=SpokenGroup, name="admin", help="help-admin", add_completion=False, no_args_is_help=True
    )
    for command in COMMANDS:
        name = command.__name__.replace("_", "-")
        app.command(name=name, cls=SpokenCommand, help=f"help-admin-{name}")(command)
    return app
