"""`kaper admin tables`, `close`, `export-table` and `purge`."""

from typing import Annotated

import msgspec
import typer

from kaper.cli.admin.params import Database, TableId, day, in_office
from kaper.cli.desk import Desk
from kaper.cli.params import AsJson, Lang
from kaper.cli.tables import plain_table

COLUMNS = ["id", "game", "stage", "who", "answers", "created", "touched"]


def tables(*, database: Database = "", as_json: AsJson = False, lang: Lang = None) -> None:
    """List all tables."""
    desk = Desk.open(lang)
    found = in_office(database, lambda office: office.tables())
    if as_json:
        desk.data(msgspec.json.encode(found))
        return
    shown = plain_table(desk.words, "admin", COLUMNS)
    for table in found:
        shown.add_row(
            table.id, table.game, desk.words.say(f"admin-stage-{table.stage}"), ", ".join(table.names),
            desk.words.whole(table.answers), day(table.created), day(table.touched),
        )  # fmt: skip
    desk.show(shown)


def close(table: TableId, *, database: Database = "", lang: Lang = None) -> None:
    """End a match without a result, or take away a table that has not begun."""
    desk = Desk.open(lang)
    before = in_office(database, lambda office: office.close_table(table))
    desk.line(f"admin-closed-{before}", table=table)


def export_table(table: TableId, *, database: Database = "", lang: Lang = None) -> None:
    """Print the record of a table, or all that is stored of it if it cannot be read."""
    desk = Desk.open(lang)
    desk.data(in_office(database, lambda office: office.export_table(table)))


def purge(
    *,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="help-dry-run", metavar="")] = False,
    database: Database = "",
    lang: Lang = None,
) -> None:
    """Take away what nobody has touched for long."""
    desk = Desk.open(lang)
    found = in_office(database, lambda office: office.purge(dry_run))
    key = "admin-would-purge" if dry_run else "admin-purged"
    desk.line(key, tables=found.tables, guests=found.guests)
