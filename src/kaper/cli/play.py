"""`kaper play`: a match at the terminal."""

import secrets
from pathlib import Path
from typing import Annotated

import typer

from kaper.cli.desk import Desk
from kaper.cli.errors import Interrupted, Leave
from kaper.cli.params import Lang, Options, listed, settings
from kaper.cli.table import saving
from kaper.cli.table.invitation import ask_game, ask_seats
from kaper.cli.table.seating import Seating, place, seating
from kaper.cli.table.session import Session
from kaper.cli.table.table import Table
from kaper.cli.table.welcome import welcome
from kaper.engine import record as records
from kaper.engine import registry
from kaper.engine.match import Match


def play(
    game: Annotated[str | None, typer.Argument(help="help-play-game", metavar="GAME")] = None,
    *,
    seats: Annotated[int | None, typer.Option(help="help-seats", metavar="N")] = None,
    bots: Annotated[str | None, typer.Option(help="help-play-bots", metavar="BOT,…")] = None,
    me: Annotated[int, typer.Option(help="help-me", metavar="SEAT")] = 0,
    hotseat: Annotated[bool, typer.Option("--hotseat", help="help-hotseat", metavar="")] = False,
    names: Annotated[str | None, typer.Option(help="help-names", metavar="NAME,…")] = None,
    option: Options = None,
    seed: Annotated[str | None, typer.Option(help="help-play-seed", metavar="SEED")] = None,
    save: Annotated[Path | None, typer.Option(help="help-save", metavar="FILE")] = None,
    resume: Annotated[Path | None, typer.Option(help="help-resume", metavar="FILE")] = None,
    lang: Lang = None,
) -> None:
    """Play a game here in the terminal."""
    if resume is not None:
        _sit(_resumed(resume, save, lang))
        return
    try:
        entry = registry.find(game) if game is not None else ask_game(Desk.open(lang))
        desk = Desk.open(lang, entry)
        count = seats if seats is not None else ask_seats(desk, entry.meta)
    except Leave:
        return
    match = Match.new(entry.load(), count, settings(option), seed or secrets.token_hex(8))
    sitting = seating(place(count, listed(bots), me, hotseat), listed(names), desk.words)
    _sit(Table.lay(desk, entry, match, sitting, save or saving.default_path(entry.meta.name)))


def _resumed(path: Path, save: Path | None, lang: str | None) -> Table:
    """A saved match goes on; the first seat is a person's if the file does not say who played."""
    given = saving.load(path)
    entry = registry.find(given.game)
    match = records.replay(entry.load(), given)
    players = given.players or place(match.seats, [], 0, False)
    return Table.lay(Desk.open(lang, entry), entry, match, Seating(given.seats, players), save or path)


def _sit(table: Table) -> None:
    """Play, and keep the match however it stops."""
    where = str(table.path)
    try:
        welcome(table)
        Session(table).run()
    except Leave:
        table.save()
        table.desk.line("play-left", path=where)
    except KeyboardInterrupt as stop:
        table.save()
        table.desk.out.print()
        sentence = f"Interrupted. Go on with: kaper play --resume {where}"
        raise Interrupted(sentence, "kept", path=where) from stop
    except BaseException:
        table.save()
        raise
    else:
        table.save()
        table.desk.line("play-over", "dim", path=where)
