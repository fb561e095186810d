"""`kaper admin` about people: list, export, delete, ban, mute, reset a password."""

from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from kaper.cli.admin.params import Database, Who, day, in_office
from kaper.cli.desk import Desk
from kaper.cli.params import AsJson, Lang
from kaper.cli.tables import plain_table

if TYPE_CHECKING:
    from kaper.server.office import Office

COLUMNS = ["id", "name", "kind", "tables", "created", "seen", "sanctions"]


def accounts(*, database: Database = "", as_json: AsJson = False, lang: Lang = None) -> None:
    """List all accounts."""
    desk = Desk.open(lang)
    found = in_office(database, lambda office: office.accounts())
    if as_json:
        desk.data(msgspec.json.encode(found))
        return
    shown = plain_table(desk.words, "admin", COLUMNS)
    for one in found:
        marks = [mark for mark, since in (("banned", one.banned), ("muted", one.muted)) if since]
        shown.add_row(
            one.id, one.name, desk.words.say("admin-guest" if one.guest else "admin-owner"),
            desk.words.whole(one.tables), day(one.created), day(one.seen),
            ", ".join(desk.words.say(f"admin-{mark}") for mark in marks),
        )  # fmt: skip
    desk.show(shown)


def export_account(account: Who, *, database: Database = "", lang: Lang = None) -> None:
    """Print all that is known of an account."""

    async def do(office: "Office") -> bytes:
        return await office.export_account(await office.account(account))

    Desk.open(lang).data(in_office(database, do))


def delete_account(
    account: Who,
    *,
    yes: Annotated[bool, typer.Option("--yes", help="help-yes", metavar="")] = False,
    database: Database = "",
    lang: Lang = None,
) -> None:
    """Delete an account."""
    desk = Desk.open(lang)
    if not yes and not typer.confirm(desk.words.say("admin-sure", who=account)):
        raise typer.Exit(1)

    async def do(office: "Office") -> dict[str, int]:
        return await office.delete_account(await office.account(account))

    found = in_office(database, do)
    desk.line("admin-deleted", who=account, seats=found["seats"], lines=found["lines"])


def ban(account: Who, *, database: Database = "", lang: Lang = None) -> None:
    """Shut an account out."""
    _sanction(account, database, lang, "ban", True)


def unban(account: Who, *, database: Database = "", lang: Lang = None) -> None:
    """Let an account in again."""
    _sanction(account, database, lang, "ban", False)


def mute(account: Who, *, database: Database = "", lang: Lang = None) -> None:
    """Take the voice of an account."""
    _sanction(account, database, lang, "mute", True)


def unmute(account: Who, *, database: Database = "", lang: Lang = None) -> None:
    """Give an account its voice back."""
    _sanction(account, database, lang, "mute", False)


def _sanction(account: str, database: str, lang: str | None, what: str, on: bool) -> None:
    desk = Desk.open(lang)

    async def do(office: "Office") -> None:
        act = office.ban if what == "ban" else office.mute
        await act(await office.account(account), on)

    in_office(database, do)
    desk.line(f"admin-{what if on else f'un{what}'}-done", who=account)


def reset_password(account: Who, *, database: Database = "", lang: Lang = None) -> None:
    """Give an account a new password and end its sessions."""
    desk = Desk.open(lang)

    async def do(office: "Office") -> str:
        return await office.reset_password(await office.account(account))

    desk.line("admin-password", who=account, password=in_office(database, do))
