"""Asks a newcomer what to play and with how many, offering an answer to everything."""

from kaper.cli.desk import Desk
from kaper.cli.errors import Leave
from kaper.cli.table.reader import Reader
from kaper.engine import registry
from kaper.engine.errors import UnknownGame
from kaper.engine.game import Meta
from kaper.engine.registry import Entry

USUAL = 3
"""How many sit at a table unless somebody says otherwise."""


def ask_game(desk: Desk) -> Entry:
    """One of the installed games; the only one is not asked for."""
    entries = list(registry.games().values())
    if not entries:
        raise UnknownGame("No game is installed.", "no-games")
    if len(entries) == 1:
        return entries[0]
    desk.line("invite-game", "bold")
    for number, entry in enumerate(entries, start=1):
        meta = entry.meta
        title, players = desk.words.title(meta.titles, meta.name), _players(desk, meta)
        desk.line("invite-entry", number=number, title=title, players=players)
    names = {str(number): entry.meta.name for number, entry in enumerate(entries, start=1)}
    typed = _answer(desk, "1")
    return registry.find(names.get(typed, typed))


def ask_seats(desk: Desk, meta: Meta) -> int:
    """How many play; a game for one number of players does not ask."""
    usual = min(max(USUAL, meta.players[0]), meta.players[-1])
    if len(meta.players) == 1:
        return usual
    desk.line("invite-seats", "bold", players=_players(desk, meta), usual=usual)
    while True:
        typed = _answer(desk, str(usual))
        if typed.isdecimal() and int(typed) in meta.players:
            return int(typed)
        desk.line("invite-again", "yellow", players=_players(desk, meta))


def _players(desk: Desk, meta: Meta) -> str:
    return desk.words.span(meta.players[0], meta.players[-1])


def _answer(desk: Desk, usual: str) -> str:
    typed = Reader(desk.out).read("> ")
    if typed is None:
        raise Leave
    return typed or usual
